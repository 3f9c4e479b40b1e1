import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/accounts/auth.ts'
import { EMAIL_CANCEL_FAILED, EMAIL_RESEND_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { refreshUser } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/settings.ts'

/** A new email address that is not confirmed yet. */
export function PendingEmail({ user, email }: { user: User; email: string }) {
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
