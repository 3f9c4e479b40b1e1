/** An email of the outbox, as the mailbox shows it. */
export interface OutboxMail {
  to: string
  subject: string
  date: Date
  text: string
}

export async function readOutboxMail(source: string): Promise<OutboxMail> {
  // Only a server without SMTP reads emails.
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject, date, text } = await PostalMime.parse(source)
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '(no subject)',
    date: new Date(date ?? 0),
    text: text?.trim() ?? '',
  }
}
