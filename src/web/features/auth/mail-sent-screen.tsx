import { ActionLink } from '#web/ui/buttons/button.tsx'
import { MailboxNote } from '#web/domains/account/mailbox-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useNavigationState } from './use-navigation-state.ts'

/** Shown after registration. The message in the navigation state repeats the title, so it is not shown. */
export function MailSentScreen() {
  const { email } = useNavigationState()
  return (
    <AuthFrame title="Check Your Email" lead="We have sent you a link that finishes creating your account.">
      {email && (
        <p>
          We sent an email to <strong className="font-semibold">{email}</strong>.
        </p>
      )}
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-base">
          Next steps
        </h2>
        <ol className="mt-3 flex flex-col gap-3">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="grid size-5.5 shrink-0 place-content-center rounded-full bg-raised text-xs font-semibold tabular-nums">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <MailboxNote />
      <div className="flex flex-wrap gap-2">
        <ActionLink to="/verify-email" variant="secondary">
          Send the email again
        </ActionLink>
        <ActionLink to="/login" variant="ghost">
          Back to login
        </ActionLink>
      </div>
    </AuthFrame>
  )
}

const STEPS = [
  'Open the email from Signet; look in spam too.',
  'Follow the link within 24 hours.',
  'Come back here and sign in.',
]
