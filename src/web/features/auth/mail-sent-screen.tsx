import { MailOpen } from 'lucide-react'
import { useLocation } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'

interface MailSentState {
  email?: string
}

/** After registration. The server names its own mailbox in the head of the document when it keeps one. */
export function MailSentScreen() {
  const { email } = (useLocation().state ?? {}) as MailSentState
  const mailbox = document.querySelector<HTMLMetaElement>('meta[name="signet-mailbox"]')?.content
  return (
    <AuthFrame title="Check Your Email" lead="We have sent you a link that finishes creating your account.">
      {email && (
        <p>
          The letter goes to <strong className="font-semibold">{email}</strong>.
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-5.5 shrink-0 place-content-center rounded-full bg-raised text-xs font-semibold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {mailbox && (
        <Banner
          tone="info"
          actions={
            <a href={mailbox} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              <MailOpen aria-hidden />
              Open the local mailbox
            </a>
          }
        >
          No mail server is set up here, so letters are kept on this computer.
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/verify-email" variant="secondary">
          Send the email again
        </ButtonLink>
        <ButtonLink to="/login" variant="ghost">
          Back to login
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}

const STEPS = [
  'Open the email from Signet; look in spam too.',
  'Follow the link within 24 hours.',
  'Come back here and sign in.',
]
