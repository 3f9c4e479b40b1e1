import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { Credentials } from '#contract/accounts/auth.ts'
import { Email } from '#contract/schema/fields.ts'
import { LOGIN_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { signIn } from '#web/lib/api/session.ts'
import { EmailField } from '#web/domains/accounts/account-fields.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/accounts.ts'

/** The server answers every email text the same way, so a text that is no email address is rejected here and not sent. */
const LoginValues = Credentials.extend({ email: Credentials.shape.email.pipe(Email) })
type Values = z.input<typeof LoginValues>

const check = zodResolver(LoginValues)
/** Treats a blank field as missing, so that the contract's 'is required' messages appear. */
const resolver: Resolver<Values, unknown, Credentials> = (values, context, options) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema reports what is missing
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Values
  return check(filled, context, options)
}

export function LoginForm() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<Values, unknown, Credentials>({
    resolver,
    defaultValues: { email: '', password: '', remember_me: false },
  })

  const submit = handleSubmit(async (credentials) => {
    setFailure('')
    try {
      const result = await api.auth.login({ body: credentials })
      if (result.success && result.user && result.token) {
        signIn(result.token.access_token, result.user)
        await navigate('/dashboard')
      } else if (result.requires_verification) {
        const state = {
          email: credentials.email,
          verificationStatus: result.verification_status,
          message: result.message,
        }
        await navigate('/verify-email-required', { state })
      } else setFailure(result.message || LOGIN_FAILED)
    } catch (error) {
      setFailure(getErrorMessage(error, LOGIN_FAILED))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure && <Banner>{failure}</Banner>}
      <EmailField error={formState.errors.email?.message} {...register('email')} />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t.rememberMe} {...register('remember_me')} />
        <Link to="/forgot-password" className={`${textLinkClass} py-0.5`}>
          {t.forgotPassword}
        </Link>
      </div>
      <Button type="submit" size="large" isLoading={formState.isSubmitting}>
        {t.signIn}
      </Button>
    </form>
  )
}
