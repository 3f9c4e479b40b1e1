import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#contract/client/client.ts'
import { CODE_SEND_FAILED, CODE_SEND_REFUSED, CODE_SENT } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/change-password.ts'

export function RequestStep({ onSent }: { onSent: () => void }) {
  const session = useSession()
  const send = useMutation({
    mutationFn: () => api.auth.sendPasswordCode(),
    onSuccess: ({ message }) => {
      toast.success(message || CODE_SENT)
      onSent()
    },
  })
  return (
    <Card title={t.step1Of2Get} text={t.youNeedItInThe}>
      <div className="flex flex-col gap-5">
        {send.isError && <Banner>{describeFailure(send.error)}</Banner>}
        {session.status === 'user' && (
          <p>
            {fillNodes(t.theCodeGoesTo, {
              email: <strong className="font-semibold break-all">{session.user.email}</strong>,
            })}
          </p>
        )}
        <Button className="self-start" isLoading={send.isPending} onClick={() => send.mutate()}>
          {t.sendVerificationCode}
        </Button>
      </div>
    </Card>
  )
}

/** The server's message, or a general one that differs between a refusal and a missing reply. */
function describeFailure(error: Error): string {
  return getErrorMessage(error, error instanceof ApiError && error.status > 0 ? CODE_SEND_REFUSED : CODE_SEND_FAILED)
}
