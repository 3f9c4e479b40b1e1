import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EMAIL_CANCEL_FAILED, EMAIL_CONFIRM_FAILED, EMAIL_UNDO_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { endSession, useSession } from '#web/lib/api/session.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { useLinkToken } from './use-link-token.ts'

/** The page of the link in the email to the new address. It confirms the change. */
export function ConfirmEmailScreen() {
  return (
    <LinkActionScreen
      title={t.confirmYourNewEmailAddress}
      lead={t.confirmEmailHint}
      doneLead={t.newEmailHint}
      buttonLabel={t.confirmNewEmailAddress}
      failure={EMAIL_CONFIRM_FAILED}
      act={(token) => api.auth.confirmEmailChange({ body: { token } })}
    />
  )
}

/** The page of the link in the email to the current address. It cancels the change. */
export function CancelEmailScreen() {
  return (
    <LinkActionScreen
      title={t.cancelTheEmailChange}
      lead={t.cancelEmailChangeHint}
      doneLead={t.changePasswordWarning}
      buttonLabel={t.cancelTheChange}
      failure={EMAIL_CANCEL_FAILED}
      act={(token) => api.auth.cancelEmailChange({ body: { token } })}
    />
  )
}

/** The page of the link in the email to the old address after the change. It undoes the change. */
export function UndoEmailScreen() {
  return (
    <LinkActionScreen
      title={t.undoTheEmailChange}
      lead={t.restoreEmailHint}
      doneLead={t.restoredHint}
      buttonLabel={t.restoreMyEmailAddress}
      failure={EMAIL_UNDO_FAILED}
      act={async (token) => {
        const undone = await api.auth.undoEmailChange({ body: { token } })
        endSession()
        return undone
      }}
    />
  )
}

interface LinkActionProps {
  title: string
  lead: ReactNode
  doneLead: string
  buttonLabel: string
  /** The error message if the server sent none. */
  failure: string
  act: (token: string) => Promise<{ message: string }>
}

/** The page of an emailed link that changes something. Mail scanners open links, so it acts only when its button is pressed. */
function LinkActionScreen({ title, lead, doneLead, buttonLabel, failure, act }: LinkActionProps) {
  const token = useLinkToken()
  const action = useMutation({ mutationFn: act })
  if (!token) {
    return (
      <AuthFrame title={title}>
        <Banner>{t.incompleteLink}</Banner>
        <WayBack />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={title} lead={action.isSuccess ? doneLead : lead}>
      {action.isError && <Banner>{getErrorMessage(action.error, failure)}</Banner>}
      {action.isSuccess ? (
        <Banner tone="success">{action.data.message}</Banner>
      ) : (
        <Button size="large" isLoading={action.isPending} onClick={() => action.mutate(token)}>
          {buttonLabel}
        </Button>
      )}
      <WayBack />
    </AuthFrame>
  )
}

/** A link to the settings or the login: the browser that opens the email may be signed in or not. */
function WayBack() {
  const session = useSession()
  if (session.status !== 'user') return <BackToLogin />
  return (
    <ActionLink to="/dashboard/settings" variant="secondary" className="self-start">
      {t.goToSettings}
    </ActionLink>
  )
}
