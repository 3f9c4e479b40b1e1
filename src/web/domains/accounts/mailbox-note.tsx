import { MailOpen } from 'lucide-react'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { t } from '#web/words/accounts.ts'

/** Links to the emails on a server without SMTP. Such a server puts the address of its mailbox page into a meta element. */
export function MailboxNote() {
  const mailbox = document.querySelector<HTMLMetaElement>('meta[name="signet-mailbox"]')?.content
  if (!mailbox) return null
  return (
    <Banner
      tone="info"
      actions={
        <a
          href={mailbox}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'small', className: 'h-auto! min-h-8 shrink! py-1 whitespace-normal!' })}
        >
          <MailOpen aria-hidden />
          {t.openTheLocalMailbox}
        </a>
      }
    >
      {t.mailKeptHereHint}
    </Banner>
  )
}
