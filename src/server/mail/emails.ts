import type { Email } from './mail.ts'

interface Content {
  /** Shown large: a code to type. */
  code?: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  closing: string
}

/** An email as text and as HTML, from the same words. */
export function compose(head: Pick<Email, 'purpose' | 'to' | 'subject' | 'expires_at'>, content: Content): Email {
  return { ...head, text: asText(content), html: asHtml(head.subject, content) }
}

/** Times in emails are UTC, because the reader's time zone is unknown. */
export const utc = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export function composeSignInNotice(to: string, username: string, at: Date): Email {
  return compose(
    { purpose: 'sign-in-notice', to, subject: 'New sign-in after failed attempts', expires_at: null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [`Someone signed in to your account on ${utc(at)}, after several failed attempts.`],
      closing: 'If that was you, all is well. If not, change your password now.',
    },
  )
}

export function composeResetEmail(to: string, username: string, url: string, expires_at: Date): Email {
  return compose(
    { purpose: 'reset', to, subject: 'Reset your password', expires_at },
    {
      greeting: `Hello ${username},`,
      paragraphs: ['Someone asked to set a new password for your Signet account. If that was you, choose one now.'],
      action: { label: 'Set a new password', url },
      closing:
        'The link works for 1 hour and only once. If you did not ask, ignore this email: your password stays as it is.',
    },
  )
}

export function composePasswordChangedEmail(to: string, username: string, at: Date): Email {
  return compose(
    { purpose: 'password-changed', to, subject: 'Your password was changed', expires_at: null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [`The password of your Signet account was changed on ${utc(at)}. Every device has been signed out.`],
      closing: 'If that was not you, set a new password at once with “Forgot password” on the sign-in page.',
    },
  )
}

export function composePasswordCodeEmail(to: string, username: string, code: string, expires_at: Date): Email {
  return compose(
    { purpose: 'password-code', to, subject: 'Your verification code', expires_at },
    {
      greeting: `Hello ${username},`,
      paragraphs: ['Use this code to change your password:'],
      code,
      closing:
        'The code works for 10 minutes and only once. If you did not ask for it, someone has access to your account: change your password.',
    },
  )
}

export function composeAccountDeletedEmail(to: string, username: string): Email {
  return compose(
    { purpose: 'account-deleted', to, subject: 'Your account was deleted', expires_at: null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Your Signet account was deleted, with its brands, products and content. Their files are removed within 24 hours.',
      ],
      closing: 'Thank you for having been with us.',
    },
  )
}

function asText({ greeting, paragraphs, code, action, closing }: Content): string {
  return [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    'Signet',
  ].join('\n\n')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Uses inline styles and tables, because email clients support little else. `color-scheme` allows dark mode. */
function asHtml(subject: string, { greeting, paragraphs, code, action, closing }: Content): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:15px;line-height:1.6">${escape(text)}</p>`
  const digits = code
    ? `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:0.2em;font-variant-numeric:tabular-nums">${escape(code)}</p>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#007a80;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p><p style="margin:0 0 16px;font-size:12px;line-height:1.6;word-break:break-all">${escape(action.url)}</p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title></head><body style="margin:0;padding:32px 16px;font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left"><tr><td><p style="margin:0 0 24px;font-size:17px;font-weight:700;letter-spacing:-0.02em">Signet</p>${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${digits}${button}<p style="margin:24px 0 0;font-size:13px;line-height:1.6">${escape(closing)}</p></td></tr></table></td></tr></table></body></html>`
}
