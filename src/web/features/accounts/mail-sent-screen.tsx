import { ActionLink } from '#web/ui/buttons/button.tsx'
import { MailboxNote } from '#web/domains/accounts/mailbox-note.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useNavigationState } from './use-navigation-state.ts'

/** Shown after registration. The message in the navigation state repeats the title, so it is not shown. */
export function MailSentScreen() {
  const { email } = useNavigationState()
  return (
    <AuthFrame title={t.checkYourEmail} lead={t.signUpLinkSent}>
      {email && <p>{fillNodes(t.weSentAnEmailTo, { email: <strong className="font-semibold">{email}</strong> })}</p>}
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-base">
          {t.nextSteps}
        </h2>
        <ol className="mt-3 flex flex-col gap-3">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="grid size-5.5 shrink-0 place-content-center rounded-full bg-raised text-xs font-semibold tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <MailboxNote />
      <div className="flex flex-wrap gap-2">
        <ActionLink to="/verify-email" variant="secondary">
          {t.sendTheEmailAgain}
        </ActionLink>
        <ActionLink to="/login" variant="ghost">
          {t.backToLogin}
        </ActionLink>
      </div>
    </AuthFrame>
  )
}

const STEPS = [t.openEmailStep, t.followTheLinkWithin24, t.signInStep]
