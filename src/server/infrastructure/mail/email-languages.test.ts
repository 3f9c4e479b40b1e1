import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, LANGUAGE_HEADER } from '#contract/languages/interface-languages.ts'
import { PASSWORD, tokenIn } from '../../testing/people.ts'
import { openOwnSite } from '../../testing/site.ts'
import { openSmtpServer } from '../../testing/smtp-server.ts'
import { composeChangeRequestedEmail, composeVerificationEmail } from './address-emails.ts'
import { EMAIL_WORDS } from './words/email-words.ts'
import { english } from './words/english.ts'

const AT = new Date('2026-11-25T10:20:30Z')
const signUp = { email: 'ann@example.com', username: 'Ann <b>', created_at: AT }
const compose = (language: (typeof INTERFACE_LANGUAGES)[number]) =>
  composeVerificationEmail({ language }, signUp, 'https://signet.example/verify-email?token=1', AT)

/** Every sentence of an object of sentences, with its path. */
const listSentences = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listSentences(value, `${path}${key}.`)
      : [[path + key, String(value)] as [string, string]],
  )
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ')

describe('the sentences of emails', () => {
  test.each(INTERFACE_LANGUAGES.filter((language) => language !== 'en'))('%s: all are translated', (language) => {
    const own = new Map(listSentences(EMAIL_WORDS[language]))
    const wrong = listSentences(english).filter(([key, text]) => {
      const translated = own.get(key) ?? ''
      return translated === text || placeholders(translated) !== placeholders(text)
    })
    expect(wrong).toEqual([])
  })

  test('English has neither a direction nor marks of direction', () => {
    const { subject, text, html } = compose('en')
    expect(subject).toBe('Confirm your email address')
    expect(text).toBe(
      [
        'Hello Ann <b>,',
        'Someone signed up for Signet with this address as “Ann <b>” on 2026-11-25 10:20 UTC. If that was you, confirm the address to finish your account.',
        'Confirm email address:\nhttps://signet.example/verify-email?token=1',
        'The link works for 24 hours. If you did not sign up, ignore this email: nothing will happen.',
        'Signet',
      ].join('\n\n'),
    )
    expect(html).toContain('<html lang="en"><head>')
    expect(html).toContain('text-align:left')
    expect(html).toContain('Hello Ann &lt;b&gt;,')
  })

  test('times are written in the language, with their zone', () => {
    expect(compose('de').text).toContain('Am 25. November 2026 um 10:20 UTC hat')
    expect(compose('ja').text).toContain('2026年11月25日 10:20 UTC に')
  })

  test('Arabic reads from right to left, and names and addresses keep their direction', () => {
    const { text, html } = compose('ar')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<table dir="rtl"')
    expect(html).toContain('text-align:right')
    expect(html).toContain('<p dir="ltr"')
    expect(text).toContain('«\u2068Ann <b>\u2069»')
    const change = { newEmail: 'bea@example.com', url: 'https://signet.example/', expires_at: AT }
    const to = { ...signUp, language: null }
    expect(composeChangeRequestedEmail({ language: 'ar' }, to, change).text).toContain('\u2068bea@example.com\u2069')
  })
})

describe('emails', () => {
  test('have the language of the sign-up, then the one that the account chose', async () => {
    const smtp = await openSmtpServer()
    const site = await openOwnSite({ smtpUrl: `smtp://signet:secret@127.0.0.1:${smtp.port}` })
    const post = (path: string, body: object, language: string) =>
      fetch(site.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [LANGUAGE_HEADER]: language },
        body: JSON.stringify(body),
      })
    const email = 'ann@example.com'
    await post('/api/auth/register', { username: 'Ann', email, password: PASSWORD }, 'ar')
    await expect.poll(() => smtp.taken.length).toBe(1)
    expect(smtp.taken[0]?.subject).toBe('تأكيد عنوان بريدك الإلكتروني')

    await site.visitor().auth.verifyEmail({ query: { token: tokenIn(smtp.taken[0]) } })
    const { token } = await site.visitor().auth.login({ body: { email, password: PASSWORD } })
    await site.visitor(token?.access_token).auth.updateLanguage({ body: { language: 'de' } })
    await post('/api/auth/forgot-password', { email }, 'ar')
    await expect.poll(() => smtp.taken.length).toBe(2)
    expect(smtp.taken[1]).toMatchObject({ to: email, subject: 'Passwort zurücksetzen' })
    expect(smtp.taken[1]?.text).toContain('Hallo Ann,')

    await post('/api/auth/register', { username: 'Bea', email, password: PASSWORD }, 'fr')
    await expect.poll(() => smtp.taken.length).toBe(3)
    expect(smtp.taken[2]?.subject).toBe('Sie haben bereits ein Signet-Konto')
  })
})
