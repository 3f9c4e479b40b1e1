import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { Registration } from '#contract/accounts/sign-up.ts'
import { PASSWORDS_DIFFER, REGISTRATION_FAILED, VERIFICATION_MAIL_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { EmailField, UsernameField } from '#web/domains/accounts/account-fields.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { NewPasswordField } from '#web/domains/accounts/new-password-field.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/accounts.ts'

const RegisterValues = Registration.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: PASSWORDS_DIFFER, path: ['confirmPassword'], when: () => true },
)
type RegisterValues = z.output<typeof RegisterValues>

interface RegisterFormProps {
  /** The address that was invited. */
  email: string
  invitation: string | undefined
}

export function RegisterForm({ email: invitedEmail, invitation }: RegisterFormProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const { register, control, handleSubmit, formState } = useForm<
    z.input<typeof RegisterValues>,
    unknown,
    RegisterValues
  >({
    resolver: zodResolver(RegisterValues),
    defaultValues: { username: '', email: invitedEmail, password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const [password, email, username] = useWatch({ control, name: ['password', 'email', 'username'] })

  const submit = handleSubmit(async ({ confirmPassword: _, ...registration }) => {
    setFailure('')
    try {
      const { email_sent, message } = await api.auth.register({
        body: registration,
        headers: { 'x-invitation': invitation },
      })
      if (!email_sent) setFailure(message || VERIFICATION_MAIL_FAILED)
      else await navigate('/verify-email-sent', { state: { email: registration.email, message } })
    } catch (error) {
      setFailure(getErrorMessage(error, REGISTRATION_FAILED))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure && <Banner>{failure}</Banner>}
      <UsernameField error={errors.username?.message} {...register('username')} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        label={t.password}
        password={password}
        personal={[email, username]}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={t.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" isLoading={formState.isSubmitting}>
        {t.createAccount}
      </Button>
    </form>
  )
}
