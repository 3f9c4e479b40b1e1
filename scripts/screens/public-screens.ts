import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/testing/people.ts'
import { refuse } from '../../e2e/signet.ts'
import { press, type Screen } from './screen.ts'

const PAGES = ['features', 'pricing', 'case-studies', 'testimonials', 'blog', 'help', 'guides', 'events']
const RULES = ['privacy', 'terms', 'cookies', 'contact']
const EMAIL = 'ann.miller@example.com'

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

async function logIn(page: Page): Promise<void> {
  await fill(page, 'Email', EMAIL)
  await fill(page, 'Password', PASSWORD)
  await press(page, 'Sign in')
}

async function register(page: Page, confirmation = PASSWORD): Promise<void> {
  await fill(page, 'Username', 'Ann Miller')
  await fill(page, 'Email', EMAIL)
  await fill(page, 'Password', PASSWORD)
  await fill(page, 'Confirm password', confirmation)
  await press(page, 'Create Account')
}

/** Replaces the login reply by that for a user who has requested so many emails. */
const showVerificationAttempts = (verification_attempts: number) => async (page: Page) => {
  const verification_status = {
    verification_attempts,
    max_attempts: 5,
    can_resend: verification_attempts < 5,
    next_resend_time: verification_attempts < 5 ? null : new Date(Date.now() + 5_400_000).toISOString(),
  }
  const message = 'Please verify your email address before signing in.'
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: false, requires_verification: true, verification_status, message } }),
  )
  await page.route('**/api/auth/verification-status/*', (route) => route.fulfill({ json: verification_status }))
}

/** A link of the real length. The calls that follow it get test replies. */
async function acceptLinks(page: Page): Promise<void> {
  await page.route('**/api/auth/check-token-status?*', (route) => route.fulfill({ json: { valid: true } }))
  await page.route(
    /\/api\/auth\/(verify-email|reset-password|forgot-password|(confirm|cancel|undo)-email-change)/,
    (route) => route.fulfill({ json: { message: 'If that address is known here, we have sent a link.' } }),
  )
}

const token = '?token=a-link-that-somebody-was-sent'

async function reset(page: Page): Promise<void> {
  await fill(page, 'New password', PASSWORD)
  await fill(page, 'Confirm password', PASSWORD)
  await press(page, 'Reset Password')
}

const auth: Screen[] = [
  { route: '/login', state: 'empty' },
  { route: '/login', state: 'nothing typed', act: (page) => press(page, 'Sign in') },
  { route: '/login', state: 'refused', act: logIn },
  { route: '/login', state: 'sending', answers: 'held', act: logIn },
  { route: '/auth', state: 'empty' },
  { route: '/register', state: 'empty' },
  { route: '/register', state: 'no match', act: (page) => register(page, 'another') },
  { route: '/register', state: 'refused', act: register, before: (page) => refuse(page, '**/api/auth/register') },
  {
    route: '/verify-email-sent',
    state: 'from registering',
    query: 'register',
    act: async (page) => {
      await page.route('**/api/auth/register', (route) => route.fulfill({ json: { email_sent: true, message: '' } }))
      await page.goto('/register')
      await register(page)
    },
  },
  { route: '/verify-email-sent', state: 'opened by itself' },
  { route: '/verify-email', state: 'asking for a letter' },
  { route: '/verify-email', state: 'spoiled link', query: '?token=nobody-sent-this' },
  { route: '/verify-email', state: 'verified', query: token, before: acceptLinks },
  { route: '/verify-email', state: 'checking', query: token, answers: 'held' },
]

/** A page that acts when its button is pressed. */
const linkPage = (route: string, button: string): Screen[] => [
  { route, state: 'no link' },
  { route, state: 'opened', query: token },
  { route, state: 'spoiled link', query: token, act: (page) => press(page, button) },
  { route, state: 'done', query: token, before: acceptLinks, act: (page) => press(page, button) },
]

const passwords: Screen[] = [
  { route: '/forgot-password', state: 'empty' },
  {
    route: '/forgot-password',
    state: 'sent',
    before: acceptLinks,
    act: async (page) => {
      await fill(page, 'Email', EMAIL)
      await press(page, 'Send Reset Link')
    },
  },
  { route: '/reset-password', state: 'empty', query: token },
  { route: '/reset-password', state: 'spoiled link', query: token, act: reset },
  { route: '/reset-password', state: 'done', query: token, before: acceptLinks, act: reset },
  ...linkPage('/confirm-email-change', 'Confirm new email address'),
  ...linkPage('/cancel-email-change', 'Cancel the change'),
  ...linkPage('/undo-email-change', 'Restore my email address'),
  ...[1, 5].map((count): Screen => ({
    route: '/verify-email-required',
    state: `${count} of 5 letters`,
    before: showVerificationAttempts(count),
    act: async (page) => {
      await page.goto('/login')
      await logIn(page)
      await page.waitForURL('**/verify-email-required')
    },
  })),
]

/** Checks a file of these bytes, and waits for what is said of it. */
async function verify(
  page: Page,
  file: { name: string; mimeType: string },
  buffer = Buffer.from('A note'),
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer })
  await page.locator('main [aria-live] :is(h2, [role=alert])').first().waitFor()
}

/** Checks the newest picture of the demo, as it is downloaded. */
async function verifySigned(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${session}` }
  const list = await page.request.get('/api/content?content_type=image&limit=1', { headers })
  const { content } = (await list.json()) as { content: { id: number }[] }
  const reply = await page.request.get(`/api/content/${content[0]?.id}`, {
    headers: { ...headers, 'content-credentials': 'include' },
  })
  const { content_data } = (await reply.json()) as { content_data: string }
  const data = content_data.replace(/^data:[^,]*,/, '')
  await verify(page, { name: 'signed.png', mimeType: 'image/png' }, Buffer.from(data, 'base64'))
}

const docs: Screen[] = [
  { route: '/verify', state: 'empty' },
  { route: '/verify', state: 'signed file', as: 'demo', act: verifySigned },
  { route: '/verify', state: 'other file', act: (page) => verify(page, { name: 'note.txt', mimeType: 'text/plain' }) },
  { route: '/docs', state: 'full' },
  { route: '/docs', state: 'loading', answers: 'held' },
  { route: '/docs', state: 'failing', answers: 'refused' },
]

export const PUBLIC_SCREENS: readonly Screen[] = [
  { route: '/', state: 'full', isAsTallAsWindow: true },
  ...[...PAGES, ...RULES].map((page): Screen => ({ route: `/${page}`, state: 'full' })),
  { route: '*', state: 'full' },
  ...auth,
  ...passwords,
  ...docs,
]
