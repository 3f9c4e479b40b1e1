import { expect } from 'vitest'
import type { Random } from '#studio/model/random.ts'
import { MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { OutboxMail } from '../../infrastructure/mail/outbox-mail.ts'
import { tokenIn } from '../people.ts'
import type { Person, Site } from '../site.ts'

const OWNERS_PASSWORD = 'the owner chose this'
const THIEFS_PASSWORD = 'the thief chose this'

/** Somebody with a stolen session and mailboxes of his own. */
interface Thief {
  addresses: string[]
  sessions: string[]
  random: Random
}

const ignored = async (work: Promise<unknown>): Promise<void> => {
  await work.catch(() => {})
}

/**
 * One theft: the thief does what he likes in a random order, then the owner acts by the emails in the own mailbox alone.
 * Whatever the thief holds afterwards must be worthless.
 */
export async function theftRound(site: Site, random: Random, round: number): Promise<void> {
  const owner = await site.signUpByEmail()
  const thief: Thief = { addresses: [], sessions: [owner.token], random }
  const steps = Math.floor(random.between(2, 9))
  for (let step = 0; step < steps; step += 1) {
    await move(site, thief, `${round}-${step}`)
    site.clock.advance(Math.floor(random.between(1, 30)) * MINUTE)
  }
  await recover(site, owner)
  await expectWorthless(site, owner, thief)
}

const MOVES = [
  'change',
  'change',
  'confirm',
  'confirm',
  'forgot',
  'reset',
  'login',
  'resend',
  'withdraw',
  'undo',
  'code',
]

async function move(site: Site, thief: Thief, mark: string): Promise<void> {
  const { random, addresses, sessions } = thief
  const api = site.visitor(random.pick(sessions))
  const visitor = site.visitor()
  const address = addresses.length > 0 ? random.pick(addresses) : ''
  const link = async (page: string) =>
    tokenIn((await readEmails(site, address)).findLast(({ text }) => text.includes(page)))
  const moves: Record<string, () => Promise<unknown>> = {
    change: async () => {
      const email = `thief-${mark}@example.net`
      addresses.push(email)
      await api.auth.updateProfile({ body: { username: 'Ann', email } })
    },
    confirm: async () => visitor.auth.confirmEmailChange({ body: { token: await link('/confirm-email-change?') } }),
    undo: async () => visitor.auth.undoEmailChange({ body: { token: await link('/undo-email-change?') } }),
    forgot: () => visitor.auth.forgotPassword({ body: { email: address } }),
    reset: async () =>
      visitor.auth.resetPassword({ body: { token: await link('/reset-password?'), new_password: THIEFS_PASSWORD } }),
    login: async () => {
      const { token } = await visitor.auth.login({ body: { email: address, password: THIEFS_PASSWORD } })
      if (token) sessions.push(token.access_token)
    },
    resend: () => api.auth.resendEmailChange(),
    withdraw: () => api.auth.withdrawEmailChange(),
    code: () => api.auth.sendPasswordCode(),
  }
  const chosen = random.pick(MOVES)
  if (address || chosen === 'change') await ignored(moves[chosen]?.() ?? Promise.resolve())
}

/** The first undo link dominates all later ones; without any the address never changed, and a reset is enough. */
async function recover(site: Site, { email }: Person): Promise<void> {
  const undo = (await readEmails(site, email)).find(({ text }) => text.includes('/undo-email-change?'))
  if (undo) await site.visitor().auth.undoEmailChange({ body: { token: tokenIn(undo) } })
  else await site.visitor().auth.forgotPassword({ body: { email } })
  const token = tokenIn((await readEmails(site, email)).findLast(({ text }) => text.includes('/reset-password?')))
  await site.visitor().auth.resetPassword({ body: { token, new_password: OWNERS_PASSWORD } })
}

async function expectWorthless(site: Site, owner: Person, { addresses, sessions }: Thief): Promise<void> {
  const visitor = site.visitor()
  for (const address of addresses) {
    for (const mail of await readEmails(site, address)) {
      const token = tokenIn(mail)
      await ignored(visitor.auth.confirmEmailChange({ body: { token } }))
      await ignored(visitor.auth.undoEmailChange({ body: { token } }))
      await ignored(visitor.auth.resetPassword({ body: { token, new_password: THIEFS_PASSWORD } }))
    }
  }
  for (const session of sessions) await expect(site.visitor(session).auth.me()).rejects.toMatchObject({ status: 401 })
  site.clock.advance(16 * MINUTE)
  for (const email of [...addresses, owner.email])
    await expect(visitor.auth.login({ body: { email, password: THIEFS_PASSWORD } })).rejects.toMatchObject({
      status: 401,
    })
  const { token } = await visitor.auth.login({ body: { email: owner.email, password: OWNERS_PASSWORD } })
  expect(await site.visitor(token?.access_token).auth.me()).toMatchObject({ email: owner.email, pending_email: null })
}

/**
 * One pre-hijack: strangers and the owner of an address sign up in a random order, and the owner follows only links of emails
 * that name the own sign-up, or that let the mailbox choose the password.
 */
export async function hijackRound(site: Site, random: Random, round: number): Promise<void> {
  const email = `hijack-${round}@example.com`
  const signUp = (username: string, password: string) =>
    ignored(site.visitor().auth.register({ body: { username, email, password } }))
  const signUps = random.shuffle(['Mallory', 'Mallory', 'Vic', ...(random.chance(0.5) ? ['Vic'] : [])])
  for (const username of signUps.slice(random.chance(0.3) ? 1 : 0))
    await signUp(username, username === 'Vic' ? OWNERS_PASSWORD : THIEFS_PASSWORD)
  for (let step = 0; step < 3; step += 1) {
    const body = { email }
    const ask = random.pick(['resendVerification', 'forgotPassword'] as const)
    await ignored(site.visitor().auth[ask]({ body }))
    site.clock.advance(Math.floor(random.between(61, 600)) * SECOND)
  }
  for (const mail of random.shuffle(await readEmails(site, email))) {
    const token = tokenIn(mail)
    if (mail.text.includes('/reset-password?'))
      await ignored(site.visitor().auth.resetPassword({ body: { token, new_password: OWNERS_PASSWORD } }))
    else if (mail.text.includes('“Vic”')) await ignored(site.visitor().auth.verifyEmail({ query: { token } }))
  }
  const login = (password: string) => site.visitor().auth.login({ body: { email, password } })
  const stranger = await login(THIEFS_PASSWORD).catch(() => ({ success: false }))
  expect(stranger.success).toBe(false)
  const isThere = await site.opened.app.db.selectFrom('users').select('id').where('email_key', '=', email).execute()
  if (isThere.length > 0) expect(await login(OWNERS_PASSWORD)).toMatchObject({ success: true })
}

/** All emails to an address, oldest first, once none is queued any more. */
export async function readEmails(site: Site, email: string): Promise<OutboxMail[]> {
  const { db, sender } = site.opened.app
  sender.wake()
  await expect
    .poll(async () => (await db.selectFrom('mails').select('id').where('state', '=', 'queued').execute()).length)
    .toBe(0)
  return site.mailsTo(email, 0)
}
