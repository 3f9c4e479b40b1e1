import { EMAIL_CANCEL_FAILED, EMAIL_CONFIRM_FAILED, EMAIL_UNDO_FAILED } from '#contract/messages.ts'
import { api } from '#web/lib/api/api.ts'
import { endSession } from '#web/lib/api/session.ts'
import { LinkActionScreen } from './link-action-screen.tsx'

/** The page of the link in the email to the new address. It confirms the change. */
export function ConfirmEmailScreen() {
  return (
    <LinkActionScreen
      title="Confirm your new email address"
      lead="Once you confirm it, you sign in with this address. If you did not ask for it, close this page: nothing will happen."
      doneLead="Sign in with it from now on."
      buttonLabel="Confirm new email address"
      failure={EMAIL_CONFIRM_FAILED}
      act={(token) => api.auth.confirmEmailChange({ body: { token } })}
    />
  )
}

/** The page of the link in the email to the current address. It cancels the change. */
export function CancelEmailScreen() {
  return (
    <LinkActionScreen
      title="Cancel the email change"
      lead="Someone asked for another email address for your account. Cancel it here if that was not you, and change your password afterwards."
      doneLead="If you did not ask for it, change your password now: someone has access to your account."
      buttonLabel="Cancel the change"
      failure={EMAIL_CANCEL_FAILED}
      act={(token) => api.auth.cancelEmailChange({ body: { token } })}
    />
  )
}

/** The page of the link in the email to the old address after the change. It undoes the change. */
export function UndoEmailScreen() {
  return (
    <LinkActionScreen
      title="Undo the email change"
      lead="Someone changed the email address of your account. If that was not you, restore it here: everyone is signed out, the password stops working, and you get an email to set a new one."
      doneLead="Everyone was signed out, and the password no longer works."
      buttonLabel="Restore my email address"
      failure={EMAIL_UNDO_FAILED}
      act={async (token) => {
        const undone = await api.auth.undoEmailChange({ body: { token } })
        endSession()
        return undone
      }}
    />
  )
}
