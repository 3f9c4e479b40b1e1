import { getDirection, type InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import type { Core } from '../core.ts'
import type { Email } from './mail.ts'
import { EMAIL_WORDS } from './words/email-words.ts'
import type { EmailWords } from './words/english.ts'

/** Who gets an email. `language` is the one that the account chose, otherwise null. */
export interface Recipient {
  email: string
  username: string
  language: InterfaceLanguage | null
}

type Kind = Exclude<keyof EmailWords, 'greeting' | 'greetingUnnamed'>

/** A sentence of the words with what replaces its placeholders. */
export interface Line {
  say: (words: EmailWords) => string
  values?: Readonly<Record<string, string | Date>>
}

interface Parts {
  purpose: string
  expires_at?: Date | null
  /** What replaces the placeholders of the sentences. A date is written in the language of the email. */
  values?: Readonly<Record<string, string | Date>>
  /** The address of the button. Without it, the email has none. */
  url?: string
  /** Shown large: a code to type. */
  code?: string
  closing?: (words: EmailWords) => string
  /** Paragraphs after the text, and a list below them. */
  notes?: readonly Line[]
  list?: readonly Line[]
  /** Set where the reader may be somebody else than the owner of the account. */
  isUnnamed?: true
}

/**
 * An email as text and as HTML, from the same words: in the language of the recipient's account, otherwise in that of the request
 * that caused it.
 */
export function composeEmail(request: Pick<Core, 'language'>, to: Recipient, kind: Kind, parts: Parts): Email {
  const language = to.language ?? request.language
  const words = EMAIL_WORDS[language]
  const sentences: { subject: string; text: string; action?: string; closing: string } = words[kind]
  const say = (sentence: string, values = parts.values) => put(language, sentence, { ...values, username: to.username })
  const sayAll = (lines: readonly Line[] = []) => lines.map((line) => say(line.say(words), line.values))
  const content: Content = {
    language,
    subject: say(sentences.subject),
    greeting: say(parts.isUnnamed ? words.greetingUnnamed : words.greeting),
    paragraphs: [say(sentences.text), ...sayAll(parts.notes)],
    list: sayAll(parts.list),
    code: parts.code,
    action: parts.url ? { label: sentences.action ?? '', url: parts.url } : undefined,
    closing: say(parts.closing?.(words) ?? sentences.closing),
  }
  const { purpose, expires_at = null } = parts
  const { subject } = content
  return { purpose, to: to.email, subject, expires_at, text: asText(content), html: asHtml(content) }
}

interface Content {
  language: InterfaceLanguage
  subject: string
  greeting: string
  paragraphs: string[]
  list: string[]
  code: string | undefined
  action: { label: string; url: string } | undefined
  closing: string
}

/** Values keep their own direction in a sentence that reads from right to left (Unicode first strong isolate). */
function put(language: InterfaceLanguage, sentence: string, values: Readonly<Record<string, string | Date>>): string {
  const isolate = (value: string) => (getDirection(language) === 'rtl' ? `\u2068${value}\u2069` : value)
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return isolate(typeof value === 'string' ? value : formatTime(language, value))
  })
}

/** Times in emails are UTC, because the reader's time zone is unknown. */
function formatTime(language: InterfaceLanguage, time: Date): string {
  if (language === 'en') return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)
  return `${text} UTC`
}

function asText({ greeting, paragraphs, list, code, action, closing }: Content): string {
  return [
    greeting,
    ...paragraphs,
    ...(list.length > 0 ? [list.map((line) => `- ${line}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    'Signet',
  ].join('\n\n')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Uses inline styles and tables, because email clients support little else. `color-scheme` allows dark mode. The direction is on the
 * table as well, because some clients drop the `html` element.
 */
function asHtml({ language, subject, greeting, paragraphs, list, code, action, closing }: Content): string {
  const isMirrored = getDirection(language) === 'rtl'
  const dir = isMirrored ? ' dir="rtl"' : ''
  const ltr = isMirrored ? ' dir="ltr"' : ''
  const paragraph = (words: string) => `<p style="margin:0 0 16px;font-size:15px;line-height:1.6">${escape(words)}</p>`
  const entries = list.map((line) => `<li style="margin:0 0 4px">${escape(line)}</li>`).join('')
  const bullets = entries
    ? `<ul style="margin:0 0 16px;padding:0 20px;font-size:15px;line-height:1.6;word-break:break-word">${entries}</ul>`
    : ''
  const digits = code
    ? `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:0.2em;font-variant-numeric:tabular-nums">${escape(code)}</p>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#007a80;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p><p${ltr} style="margin:0 0 16px;font-size:12px;line-height:1.6;word-break:break-all">${escape(action.url)}</p>`
    : ''
  return `<!doctype html><html lang="${language}"${dir}><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title></head><body style="margin:0;padding:32px 16px;font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table${dir} role="presentation" width="520" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;table-layout:fixed;text-align:${isMirrored ? 'right' : 'left'}"><tr><td><p style="margin:0 0 24px;font-size:17px;font-weight:700;letter-spacing:-0.02em">Signet</p>${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${bullets}${digits}${button}<p style="margin:24px 0 0;font-size:13px;line-height:1.6">${escape(closing)}</p></td></tr></table></td></tr></table></body></html>`
}
