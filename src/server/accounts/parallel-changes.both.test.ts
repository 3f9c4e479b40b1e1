import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { toOwner } from '../infrastructure/db/owner.ts'
import { newEmail, PASSWORD, tokenIn } from '../testing/people.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
})
afterAll(() => site.close())

const change = ({ api }: Person, email: string, username = 'Ann') =>
  api.auth.updateProfile({ body: { username, email } })
const login = (email: string) => site.visitor().auth.login({ body: { email, password: PASSWORD } })
const use = (purpose: 'confirm' | 'undo', token: string) =>
  site.visitor().auth[`${purpose}EmailChange`]({ body: { token } })
const linkTo = async (email: string, page: string, mails: number) =>
  tokenIn((await site.mailsTo(email, mails)).findLast(({ text }) => text.includes(`/${page}?token=`)))

describe('a change of the email address', () => {
  test('goes to the first account that confirms it, also against a sign-up and with many confirmations at once', async () => {
    const target = newEmail()
    const people = [await site.signUp('Ann'), await site.signUp('Bob'), await site.signUp('Eve')]
    for (const person of people) await change(person, target)
    const mallory = { email: target, password: 'a password of theirs' }
    await site.visitor().auth.register({ body: { username: 'Mallory', ...mallory } })
    const mails = await site.mailsTo(target, 4)
    const links = mails.filter(({ text }) => text.includes('/confirm-email-change?')).map(tokenIn)
    expect(links).toHaveLength(3)
    const results = await Promise.allSettled([...links, ...links].map((token) => use('confirm', token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect([400, 409]).toContain((result.reason as { status: number }).status)
    const owners = await site.opened.app.db.selectFrom('users').select('id').where('email_key', '=', target).execute()
    expect(owners).toHaveLength(1)
    // The sign-up for the address can no longer be verified: its link has no effect, and the login does not reveal it.
    const signUp = tokenIn(mails.find(({ text }) => text.includes('/verify-email?')))
    await expect(site.visitor().auth.verifyEmail({ query: { token: signUp } })).rejects.toMatchObject({ status: 400 })
    expect(await site.visitor().auth.login({ body: mallory })).toMatchObject({ requires_verification: true })
  })

  test('treats letters that only look like ASCII as different, and ignores the case of ASCII letters', async () => {
    await site.visitor().auth.register({ body: { username: 'Kate', email: 'kate@example.com', password: PASSWORD } })
    await site.visitor().auth.verifyEmail({ query: { token: await linkTo('kate@example.com', 'verify-email', 1) } })
    const { token } = await login('kate@example.com')
    const kate = site.visitor(token?.access_token)
    expect(await kate.auth.updateProfile({ body: { username: 'Kate', email: 'KATE@example.com' } })).toMatchObject({
      email: 'KATE@example.com',
      pending_email: null,
    })
    const lookAlike = '\u212Aate@example.com'
    expect(await kate.auth.updateProfile({ body: { username: 'Kate', email: lookAlike } })).toMatchObject({
      email: 'KATE@example.com',
      pending_email: lookAlike,
    })
  })
})

describe('undoing a change by an attacker with a stolen session', () => {
  /** The attacker has changed the account's address to one of their own. The link is in the owner's mailbox. */
  async function stolen() {
    const [ann, evil] = [await site.signUp(), newEmail()]
    await change(ann, evil)
    await use('confirm', await linkTo(evil, 'confirm-email-change', 1))
    return { ann, undo: await linkTo(ann.email, 'undo-email-change', 2) }
  }

  test.each([0, 1, 2, 3])('leaves nothing of other changes that are requested meanwhile, round %i', async () => {
    const { ann, undo } = await stolen()
    const thief = site.visitor(ann.token)
    const me = await thief.auth.me()
    const owner = toOwner({ ...me, id: me.id ?? 0 })
    const grabs = [newEmail(), newEmail(), newEmail()].map((email) => change(ann, email, 'Grab'))
    await Promise.allSettled([...grabs, thief.auth.sendPasswordCode(), use('undo', undo)])
    await expect(thief.auth.me()).rejects.toMatchObject({ status: 401 })
    const db = acrossOwners(site.opened.app.db)
    for (const table of ['email_changes', 'password_codes'] as const) {
      const open = db.selectFrom(table).selectAll().where('user_id', '=', owner).where('ended_at', 'is', null)
      expect(await open.execute()).toEqual([])
    }
    expect(await db.selectFrom('sessions').select('hash').where('user_id', '=', owner).execute()).toEqual([])
  })

  test('happens once if its link is used ten times at once', async () => {
    const { undo } = await stolen()
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => use('undo', undo)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
