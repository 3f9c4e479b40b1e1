import { describe, expect, test } from 'vitest'
import { DAY, HOUR, SECOND } from '../clock.ts'
import { PASSWORD, tokenIn } from '../testing/people.ts'
import { lacksDatabase, openOwnSite, type Person, type Site } from '../testing/site.ts'

const NEW = 'new@example.com'
const REFUSED = { status: 400, message: 'This link is invalid or has expired.' }
const TAKEN = { status: 409, message: 'This email address cannot be used.' }

const change = (person: Person, email: string, username = 'Ann') =>
  person.api.auth.updateProfile({ body: { username, email } })
const login = (site: Site, email: string) => site.visitor().auth.login({ body: { email, password: PASSWORD } })
const fetchPendingEmail = async ({ api }: Person) => (await api.auth.me()).pending_email
const use = (site: Site, purpose: 'confirm' | 'cancel' | 'undo', token: string) =>
  site.visitor().auth[`${purpose}EmailChange`]({ body: { token } })

/** The token of the newest email of a person about a change that has such a link. */
async function linkTo(
  site: Site,
  email: string,
  purpose: 'confirm' | 'cancel' | 'undo',
  mails: number,
): Promise<string> {
  const found = (await site.mailsTo(email, mails)).findLast(({ text }) => text.includes(`/${purpose}-email-change?`))
  expect(found?.text).toContain(`${site.origin}/${purpose}-email-change?token=`)
  return tokenIn(found)
}

describe.skipIf(lacksDatabase())('a change of the email address', () => {
  test('takes effect when the new address confirms it; the username changes at once', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    expect(await change(ann, NEW, 'Ann B.')).toMatchObject({ username: 'Ann B.', email: ann.email, pending_email: NEW })
    expect(await ann.api.auth.me()).toMatchObject({ username: 'Ann B.', email: ann.email, pending_email: NEW })
    await expect(login(site, NEW)).rejects.toMatchObject({ status: 401 })
    expect(await login(site, ann.email)).toMatchObject({ success: true })

    const notice = (await site.mailsTo(ann.email, 2))[1]
    expect([notice?.subject, notice?.text]).toEqual([
      'Your email address is about to change',
      expect.stringContaining(NEW),
    ])
    const token = await linkTo(site, NEW, 'confirm', 1)
    expect(await use(site, 'confirm', token)).toEqual({ message: 'Your email address has been changed.' })
    expect(await ann.api.auth.me()).toMatchObject({ email: NEW, pending_email: null })
    expect(await login(site, NEW)).toMatchObject({ success: true, user: { email: NEW } })
    await expect(login(site, ann.email)).rejects.toMatchObject({ status: 401 })
    await expect(use(site, 'confirm', token)).rejects.toMatchObject(REFUSED)
    await expect(use(site, 'cancel', tokenIn(notice))).rejects.toMatchObject(REFUSED)
  })

  test('is canceled with the link in the old mailbox or in the settings; saving the username leaves it pending', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await change(ann, NEW)
    await change(ann, ann.email, 'Annabel')
    expect(await fetchPendingEmail(ann)).toBe(NEW)
    await use(site, 'cancel', await linkTo(site, ann.email, 'cancel', 2))
    expect(await fetchPendingEmail(ann)).toBeNull()
    await expect(use(site, 'confirm', await linkTo(site, NEW, 'confirm', 1))).rejects.toMatchObject(REFUSED)

    await change(ann, 'other@example.com')
    expect(await ann.api.auth.withdrawEmailChange()).toEqual({
      message: 'The change of your email address was canceled.',
    })
    await ann.api.auth.withdrawEmailChange()
    expect(await fetchPendingEmail(ann)).toBeNull()
    const late = await linkTo(site, 'other@example.com', 'confirm', 1)
    await expect(use(site, 'confirm', late)).rejects.toMatchObject(REFUSED)
    await expect(ann.api.auth.resendEmailChange()).rejects.toMatchObject({ status: 409 })
  })

  test('can be sent again, at most five emails a day to one address over all accounts; earlier links stay valid', async () => {
    const site = await openOwnSite()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(ann, NEW)
    const first = await linkTo(site, NEW, 'confirm', 1)
    for (let count = 0; count < 2; count += 1)
      expect(await ann.api.auth.resendEmailChange()).toEqual({ message: `We have sent another email to ${NEW}.` })
    await change(bob, NEW)
    await bob.api.auth.resendEmailChange()
    await expect(ann.api.auth.resendEmailChange()).rejects.toMatchObject({ status: 429 })
    await expect(change(await site.signUpByEmail('Eve'), NEW)).rejects.toMatchObject({ status: 429 })
    expect(await site.mailsTo(NEW, 5)).toHaveLength(5)
    expect(await use(site, 'confirm', first)).toMatchObject({ message: expect.any(String) })
  })

  test('expires after a day; three a day are allowed, and a newer one cancels the one before', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await change(ann, 'one@example.com')
    await change(ann, 'one@example.com')
    await change(ann, 'two@example.com')
    await expect(use(site, 'confirm', await linkTo(site, 'one@example.com', 'confirm', 1))).rejects.toMatchObject(
      REFUSED,
    )
    site.clock.advance(HOUR)
    await change(ann, 'three@example.com')
    await expect(change(ann, 'four@example.com', 'Changed')).rejects.toMatchObject({
      status: 429,
      message: 'The email address can be changed three times a day. Try again later.',
    })
    expect(await ann.api.auth.me()).toMatchObject({ username: 'Ann', pending_email: 'three@example.com' })
    const late = await linkTo(site, 'three@example.com', 'confirm', 1)
    site.clock.advance(DAY - HOUR - SECOND)
    ann.api = site.visitor((await login(site, ann.email)).token?.access_token)
    expect(await fetchPendingEmail(ann)).toBe('three@example.com')
    site.clock.advance(HOUR + 2 * SECOND)
    expect(await fetchPendingEmail(ann)).toBeNull()
    await expect(use(site, 'confirm', late)).rejects.toMatchObject(REFUSED)
    await change(ann, 'four@example.com')
  })

  test('gets the same reply for an address that has an account, and the owner of the account is notified', async () => {
    const site = await openOwnSite()
    const [ann, eve, bob] = [await site.signUpByEmail(), await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    const asked = async (person: Person, email: string) => {
      const { id: _, ...answer } = await change(person, email)
      const { id: __, last_active_at: ___, ...me } = await person.api.auth.me()
      const again = await person.api.auth.resendEmailChange()
      const plain = { ...answer, last_active_at: '' }
      return JSON.stringify([plain, me, again]).replaceAll(email, 'the target').replaceAll(person.email, 'their own')
    }
    expect(await asked(ann, bob.email.toUpperCase().replace('EXAMPLE.COM', 'example.com'))).toBe(await asked(eve, NEW))
    const told = (await site.mailsTo(bob.email, 3)).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Someone asked to use your email address'))
    for (const { text } of told) expect(text).not.toContain('token=')
    expect(await login(site, bob.email)).toMatchObject({ success: true, user: { username: 'Bob' } })
    site.clock.advance(DAY + SECOND)
    ann.api = site.visitor((await login(site, ann.email)).token?.access_token)
    expect(await fetchPendingEmail(ann)).toBeNull()
  })

  test('goes to the first account that confirms it, also against a sign-up and with many confirmations at once', async () => {
    const site = await openOwnSite()
    const people = [await site.signUpByEmail('Ann'), await site.signUpByEmail('Bob'), await site.signUpByEmail('Eve')]
    for (const person of people) await change(person, NEW)
    await site.visitor().auth.register({ body: { username: 'Mallory', email: NEW, password: 'a password of theirs' } })
    const mails = await site.mailsTo(NEW, 4)
    const links = mails.filter(({ text }) => text.includes('/confirm-email-change?')).map(tokenIn)
    expect(links).toHaveLength(3)
    const results = await Promise.allSettled([...links, ...links].map((token) => use(site, 'confirm', token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect([400, 409]).toContain((result.reason as { status: number }).status)
    const owners = await site.opened.app.db.selectFrom('users').select('id').where('email_key', '=', NEW).execute()
    expect(owners).toHaveLength(1)
    // The sign-up for the address can no longer be verified: its link has no effect, and the login does not reveal it.
    const signUp = tokenIn(mails.find(({ text }) => text.includes('/verify-email?')))
    await expect(site.visitor().auth.verifyEmail({ query: { token: signUp } })).rejects.toMatchObject({ status: 400 })
    const mallory = { email: NEW, password: 'a password of theirs' }
    expect(await site.visitor().auth.login({ body: mallory })).toMatchObject({ requires_verification: true })
  })

  test('reserves the old address for seven days: nobody else can register or take it, and its owner can undo the change', async () => {
    const site = await openOwnSite()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(ann, NEW)
    // Requested before the confirmation, so the link exists when the address is reserved.
    await use(site, 'confirm', await linkTo(site, NEW, 'confirm', 1))
    await site.visitor().auth.register({ body: { username: 'Mallory', email: ann.email, password: 'of a stranger' } })
    expect(await change(bob, ann.email, 'Bob')).toMatchObject({ email: bob.email, pending_email: ann.email })
    const told = (await site.mailsTo(ann.email, 5)).slice(3)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('This email address is reserved'))
    for (const { text } of told) expect(text).not.toContain('token=')

    ann.api = site.visitor((await login(site, NEW)).token?.access_token)
    await change(ann, ann.email)
    await use(site, 'confirm', await linkTo(site, ann.email, 'confirm', 6))
    expect(await login(site, ann.email)).toMatchObject({ success: true })
  })

  test('no longer reserves the old address after seven days', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await change(ann, NEW)
    await use(site, 'confirm', await linkTo(site, NEW, 'confirm', 1))
    site.clock.advance(7 * DAY + SECOND)
    await expect(use(site, 'undo', await linkTo(site, ann.email, 'undo', 3))).rejects.toMatchObject(REFUSED)
    await site.visitor().auth.register({ body: { username: 'Next', email: ann.email, password: PASSWORD } })
    await site.visitor().auth.verifyEmail({ query: { token: tokenIn((await site.mailsTo(ann.email, 4))[3]) } })
    expect(await login(site, ann.email)).toMatchObject({ success: true, user: { username: 'Next' } })
  })

  test('cannot be confirmed once its address was reserved or taken by another account', async () => {
    const site = await openOwnSite()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(bob, NEW, 'Bob')
    const bobs = await linkTo(site, NEW, 'confirm', 1)
    await change(ann, NEW)
    const anns = tokenIn((await site.mailsTo(NEW, 2)).find(({ text }) => text.includes('“Ann”')))
    await use(site, 'confirm', anns)
    await expect(use(site, 'confirm', bobs)).rejects.toMatchObject(TAKEN)
    ann.api = site.visitor((await login(site, NEW)).token?.access_token)
    await change(ann, 'third@example.com')
    await use(site, 'confirm', await linkTo(site, 'third@example.com', 'confirm', 1))
    await expect(use(site, 'confirm', bobs)).rejects.toMatchObject(TAKEN)
  })

  test('treats letters that only look like ASCII as different, and ignores the case of ASCII letters', async () => {
    const site = await openOwnSite()
    await site.visitor().auth.register({ body: { username: 'Kate', email: 'kate@example.com', password: PASSWORD } })
    await site.visitor().auth.verifyEmail({ query: { token: tokenIn((await site.mailsTo('kate@example.com'))[0]) } })
    const { token } = await login(site, 'kate@example.com')
    const kate = site.visitor(token?.access_token)
    expect(await kate.auth.updateProfile({ body: { username: 'Kate', email: 'KATE@example.com' } })).toMatchObject({
      email: 'KATE@example.com',
      pending_email: null,
    })
    expect(await kate.auth.updateProfile({ body: { username: 'Kate', email: '\u212Aate@example.com' } })).toMatchObject(
      {
        email: 'KATE@example.com',
        pending_email: '\u212Aate@example.com',
      },
    )
  })

  test('is refused for an invalid address, as in a sign-up', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    for (const email of ['nobody', 'a b@example.com', `${'x'.repeat(65)}@example.com`])
      await expect(change(ann, email)).rejects.toMatchObject({
        status: 422,
        message: 'Please enter a valid email address.',
      })
  })
})
