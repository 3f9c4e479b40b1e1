import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Profile, type User } from '#contract/accounts/auth.ts'
import { EMAIL_CANCEL_FAILED, EMAIL_RESEND_FAILED, PROFILE_UPDATE_FAILED, PROFILE_UPDATED } from '#contract/messages.ts'
import { EmailField, UsernameField } from '#web/domains/accounts/account-fields.tsx'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { refreshUser } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/settings.ts'

export function ProfileForm({ user }: { user: User }) {
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(Profile),
    values: { username: user.username, email: user.email },
    // Shows an email change that was confirmed meanwhile, and keeps what the user is typing.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedGuard(isDirty && !isSubmitting)

  const submit = handleSubmit(async (body) => {
    setFailure('')
    try {
      await api.auth.updateProfile({ body })
      // A new email address takes effect only after it is confirmed.
      reset(await refreshUser({ username: body.username, email: user.email }), { keepDirtyValues: false })
      toast.success(PROFILE_UPDATED)
    } catch (error) {
      setFailure(getErrorMessage(error, PROFILE_UPDATE_FAILED))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={user.username} size="large" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.username}</p>
          <p className="text-sm text-muted">{t.freePlan}</p>
        </div>
      </div>
      {failure && <Banner>{failure}</Banner>}
      <UsernameField error={errors.username?.message} {...register('username')} />
      <EmailField help={t.newEmailHint} error={errors.email?.message} {...register('email')} />
      {user.pending_email && <PendingEmail user={user} email={user.pending_email} />}
      <Button type="submit" className="self-start" isLoading={isSubmitting}>
        {t.save}
      </Button>
    </form>
  )
}

/** A new email address that is not confirmed yet. */
function PendingEmail({ user, email }: { user: User; email: string }) {
  const resend = useMutation({
    mutationFn: () => api.auth.resendEmailChange(),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(getErrorMessage(error, EMAIL_RESEND_FAILED)),
  })
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await api.auth.withdrawEmailChange()
      const without = { ...user, pending_email: null }
      await refreshUser(without)
      return answer
    },
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(getErrorMessage(error, EMAIL_CANCEL_FAILED)),
  })
  return (
    <Banner
      tone="info"
      actions={
        <div className="flex gap-2">
          <Button variant="secondary" size="small" isWaiting={resend.isPending} onClick={() => resend.mutate()}>
            {t.sendAgain}
          </Button>
          <Button variant="ghost" size="small" isWaiting={cancel.isPending} onClick={() => cancel.mutate()}>
            {t.cancel}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {fillNodes(t.waitingForConfirmationOf, { email: <strong className="font-semibold">{email}</strong> })}
      </p>
    </Banner>
  )
}
