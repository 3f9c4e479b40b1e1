import { useMutation } from '@tanstack/react-query'
import { EMAIL_UNDO_FAILED } from '#contract/messages.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { useLinkToken } from './use-link-token.ts'

/** From the letter about a changed address. Mail scanners open links, so nothing happens before a click. */
export function UndoEmailScreen() {
  const token = useLinkToken()
  const undo = useMutation({ mutationFn: (link: string) => api.auth.undoEmailChange({ body: { token: link } }) })
  if (!token) {
    return (
      <AuthFrame title="Undo the email change">
        <Banner>This link is not complete. Please open it again from the email.</Banner>
        <BackToLogin />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Undo the email change"
      lead={
        undo.isSuccess
          ? 'Nobody is signed in any more.'
          : 'Somebody changed the email address of your account. If that was not you, take it back here: everyone is signed out, and you get a letter for setting a new password.'
      }
    >
      {undo.isError && <Banner>{messageOf(undo.error, EMAIL_UNDO_FAILED)}</Banner>}
      {undo.isSuccess ? (
        <Banner tone="success">{undo.data.message}</Banner>
      ) : (
        <Button size="large" isLoading={undo.isPending} onClick={() => undo.mutate(token)}>
          Restore my email address
        </Button>
      )}
      <BackToLogin />
    </AuthFrame>
  )
}
