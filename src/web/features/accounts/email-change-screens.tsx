import { EMAIL_CANCEL_FAILED, EMAIL_CONFIRM_FAILED, EMAIL_UNDO_FAILED } from '#contract/messages.ts'
import { api } from '#web/lib/api/api.ts'
import { endSession } from '#web/lib/api/session.ts'
import { t } from '#web/words/accounts.ts'
import { LinkActionScreen } from './link-action-screen.tsx'

/** The page of the link in the email to the new address. It confirms the change. */
export function ConfirmEmailScreen() {
  return (
    <LinkActionScreen
      title={t.confirmYourNewEmailAddress}
      lead={t.onceYouConfirmItYou}
      doneLead={t.signInWithItFrom}
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
      lead={t.someoneAskedForAnotherEmail}
      doneLead={t.ifYouDidNotAsk}
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
      lead={t.someoneChangedTheEmailAddress}
      doneLead={t.everyoneWasSignedOutAnd}
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
