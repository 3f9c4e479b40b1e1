import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, SECOND } from '../infrastructure/clock.ts'
import { newEmail, PASSWORD, tokenIn } from '../testing/people.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

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

describe('a change of the email address', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())

  test('takes effect when the new address confirms it; the username changes at once', async () => {
    const target = newEmail()
    const ann = await site.signUpByEmail()
    expect(await change(ann, target, 'Ann B.')).toMatchObject({
      username: 'Ann B.',
      email: ann.email,
      pending_email: target,
    })
    expect(await ann.api.auth.me()).toMatchObject({ username: 'Ann B.', email: ann.email, pending_email: target })
    await expect(login(site, target)).rejects.toMatchObject({ status: 401 })
    expect(await login(site, ann.email)).toMatchObject({ success: true })

    const notice = (await site.mailsTo(ann.email, 2))[1]
    expect([notice?.subject, notice?.text]).toEqual([
      'Your email address is about to change',
      expect.stringContaining(target),
    ])
    const token = await linkTo(site, target, 'confirm', 1)
    expect(await use(site, 'confirm', token)).toEqual({ message: 'Your email address has been changed.' })
    expect(await ann.api.auth.me()).toMatchObject({ email: target, pending_email: null })
    expect(await login(site, target)).toMatchObject({ success: true, user: { email: target } })
    await expect(login(site, ann.email)).rejects.toMatchObject({ status: 401 })
    await expect(use(site, 'confirm', token)).rejects.toMatchObject(REFUSED)
    await expect(use(site, 'cancel', tokenIn(notice))).rejects.toMatchObject(REFUSED)
  })

  test('is canceled with the link in the old mailbox or in the settings; saving the username leaves it pending', async () => {
    const other = newEmail()
    const target = newEmail()
    const ann = await site.signUpByEmail()
    await change(ann, target)
    await change(ann, ann.email, 'Annabel')
    expect(await fetchPendingEmail(ann)).toBe(target)
    await use(site, 'cancel', await linkTo(site, ann.email, 'cancel', 2))
    expect(await fetchPendingEmail(ann)).toBeNull()
    await expect(use(site, 'confirm', await linkTo(site, target, 'confirm', 1))).rejects.toMatchObject(REFUSED)

    await change(ann, other)
    expect(await ann.api.auth.withdrawEmailChange()).toEqual({
      message: 'The change of your email address was canceled.',
    })
    await ann.api.auth.withdrawEmailChange()
    expect(await fetchPendingEmail(ann)).toBeNull()
    const late = await linkTo(site, other, 'confirm', 1)
    await expect(use(site, 'confirm', late)).rejects.toMatchObject(REFUSED)
    await expect(ann.api.auth.resendEmailChange()).rejects.toMatchObject({ status: 409 })
  })

  test('can be sent again, at most five emails a day to one address over all accounts; earlier links stay valid', async () => {
    const target = newEmail()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(ann, target)
    const first = await linkTo(site, target, 'confirm', 1)
    for (let count = 0; count < 2; count += 1)
      expect(await ann.api.auth.resendEmailChange()).toEqual({ message: `We have sent another email to ${target}.` })
    await change(bob, target)
    await bob.api.auth.resendEmailChange()
    await expect(ann.api.auth.resendEmailChange()).rejects.toMatchObject({ status: 429 })
    await expect(change(await site.signUpByEmail('Eve'), target)).rejects.toMatchObject({ status: 429 })
    expect(await site.mailsTo(target, 5)).toHaveLength(5)
    expect(await use(site, 'confirm', first)).toMatchObject({ message: expect.any(String) })
  })

  test('expires after a day; three a day are allowed, and a newer one cancels the one before', async () => {
    const one = newEmail()
    const two = newEmail()
    const three = newEmail()
    const four = newEmail()
    const ann = await site.signUpByEmail()
    await change(ann, one)
    await change(ann, one)
    await change(ann, two)
    await expect(use(site, 'confirm', await linkTo(site, one, 'confirm', 1))).rejects.toMatchObject(REFUSED)
    site.clock.advance(HOUR)
    await change(ann, three)
    await expect(change(ann, four, 'Changed')).rejects.toMatchObject({
      status: 429,
      message: 'The email address can be changed three times a day. Try again later.',
    })
    expect(await ann.api.auth.me()).toMatchObject({ username: 'Ann', pending_email: three })
    const late = await linkTo(site, three, 'confirm', 1)
    site.clock.advance(DAY - HOUR - SECOND)
    ann.api = site.visitor((await login(site, ann.email)).token?.access_token)
    expect(await fetchPendingEmail(ann)).toBe(three)
    site.clock.advance(HOUR + 2 * SECOND)
    expect(await fetchPendingEmail(ann)).toBeNull()
    await expect(use(site, 'confirm', late)).rejects.toMatchObject(REFUSED)
    await change(ann, four)
  })

  test('gets the same reply for an address that has an account, and the owner of the account is notified', async () => {
    const target = newEmail()
    const [ann, eve, bob] = [await site.signUpByEmail(), await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    const asked = async (person: Person, email: string) => {
      const { id: _, ...answer } = await change(person, email)
      const { id: __, last_active_at: ___, ...me } = await person.api.auth.me()
      const again = await person.api.auth.resendEmailChange()
      const plain = { ...answer, last_active_at: '' }
      return JSON.stringify([plain, me, again]).replaceAll(email, 'the target').replaceAll(person.email, 'their own')
    }
    expect(await asked(ann, bob.email.toUpperCase().replace('EXAMPLE.COM', 'example.com'))).toBe(
      await asked(eve, target),
    )
    const told = (await site.mailsTo(bob.email, 3)).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Someone asked to use your email address'))
    for (const { text } of told) expect(text).not.toContain('token=')
    expect(await login(site, bob.email)).toMatchObject({ success: true, user: { username: 'Bob' } })
    site.clock.advance(DAY + SECOND)
    ann.api = site.visitor((await login(site, ann.email)).token?.access_token)
    expect(await fetchPendingEmail(ann)).toBeNull()
  })

  test('reserves the old address for seven days: nobody else can register or take it, and its owner can undo the change', async () => {
    const target = newEmail()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(ann, target)
    // Requested before the confirmation, so the link exists when the address is reserved.
    await use(site, 'confirm', await linkTo(site, target, 'confirm', 1))
    await site.visitor().auth.register({ body: { username: 'Mallory', email: ann.email, password: 'of a stranger' } })
    expect(await change(bob, ann.email, 'Bob')).toMatchObject({ email: bob.email, pending_email: ann.email })
    const told = (await site.mailsTo(ann.email, 5)).slice(3)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('This email address is reserved'))
    for (const { text } of told) expect(text).not.toContain('token=')

    ann.api = site.visitor((await login(site, target)).token?.access_token)
    await change(ann, ann.email)
    await use(site, 'confirm', await linkTo(site, ann.email, 'confirm', 6))
    expect(await login(site, ann.email)).toMatchObject({ success: true })
  })

  test('no longer reserves the old address after seven days', async () => {
    const target = newEmail()
    const ann = await site.signUpByEmail()
    await change(ann, target)
    await use(site, 'confirm', await linkTo(site, target, 'confirm', 1))
    site.clock.advance(7 * DAY + SECOND)
    await expect(use(site, 'undo', await linkTo(site, ann.email, 'undo', 3))).rejects.toMatchObject(REFUSED)
    await site.visitor().auth.register({ body: { username: 'Next', email: ann.email, password: PASSWORD } })
    await site.visitor().auth.verifyEmail({ query: { token: tokenIn((await site.mailsTo(ann.email, 4))[3]) } })
    expect(await login(site, ann.email)).toMatchObject({ success: true, user: { username: 'Next' } })
  })

  test('cannot be confirmed once its address was reserved or taken by another account', async () => {
    const third = newEmail()
    const target = newEmail()
    const [ann, bob] = [await site.signUpByEmail(), await site.signUpByEmail('Bob')]
    await change(bob, target, 'Bob')
    const bobs = await linkTo(site, target, 'confirm', 1)
    await change(ann, target)
    const anns = tokenIn((await site.mailsTo(target, 2)).find(({ text }) => text.includes('“Ann”')))
    await use(site, 'confirm', anns)
    await expect(use(site, 'confirm', bobs)).rejects.toMatchObject(TAKEN)
    ann.api = site.visitor((await login(site, target)).token?.access_token)
    await change(ann, third)
    await use(site, 'confirm', await linkTo(site, third, 'confirm', 1))
    await expect(use(site, 'confirm', bobs)).rejects.toMatchObject(TAKEN)
  })

  test('is refused for an invalid address, as in a sign-up', async () => {
    const ann = await site.signUpByEmail()
    for (const email of ['nobody', 'a b@example.com', `${'x'.repeat(65)}@example.com`])
      await expect(change(ann, email)).rejects.toMatchObject({
        status: 422,
        message: 'Please enter a valid email address.',
      })
  })
})
