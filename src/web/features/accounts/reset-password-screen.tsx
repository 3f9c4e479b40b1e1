import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Navigate } from 'react-router'
import { z } from 'zod'
import { PasswordReset } from '#contract/accounts/auth.ts'
import { PASSWORD_RESET_FAILED, PASSWORDS_DIFFER } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { NewPasswordField } from '#web/domains/accounts/new-password-field.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DoneView } from './done-view.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordScreen() {
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  if (isDone) return <DoneView title={t.passwordResetSuccessfully} />
  if (!token) return <Navigate to="/forgot-password" replace />
  return (
    <AuthFrame title={t.setANewPassword} lead={t.resetEndsSessions}>
      <ResetForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

const Values = PasswordReset.pick({ new_password: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ new_password: password, confirmPassword }) => password === confirmPassword, {
    error: PASSWORDS_DIFFER,
    path: ['confirmPassword'],
    when: () => true,
  })

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [failure, setFailure] = useState('')
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { new_password: '', confirmPassword: '' },
  })
  const password = useWatch({ control, name: 'new_password' })
  const submit = handleSubmit(async (values) => {
    setFailure('')
    try {
      await api.auth.resetPassword({ body: { token, new_password: values.new_password } })
      onDone()
    } catch (error) {
      setFailure(getErrorMessage(error, PASSWORD_RESET_FAILED))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure && (
        <Banner
          actions={
            <ActionLink to="/forgot-password" size="small" variant="secondary">
              {t.requestANewLink}
            </ActionLink>
          }
        >
          {failure}
        </Banner>
      )}
      <NewPasswordField
        label={t.newPassword}
        password={password}
        error={formState.errors.new_password?.message}
        {...register('new_password')}
      />
      <PasswordField
        label={t.confirmPassword}
        autoComplete="new-password"
        required
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" isLoading={formState.isSubmitting}>
        {t.resetPassword}
      </Button>
    </form>
  )
}
