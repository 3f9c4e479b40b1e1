import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../infrastructure/clock.ts'
import { newEmail, PASSWORD, tokenIn } from '../testing/people.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
/** The attacker’s address. */
let evil: string
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
})
afterAll(() => site.close())
beforeEach(() => {
  evil = newEmail()
})

const THEIRS = 'the thief chose this'
const MINE = 'the owner chose this'

const login = (email: string, password = PASSWORD) => site.visitor().auth.login({ body: { email, password } })
const reset = (token: string, new_password: string) =>
  site.visitor().auth.resetPassword({ body: { token, new_password } })
const use = (purpose: 'confirm' | 'cancel' | 'undo', token: string) =>
  site.visitor().auth[`${purpose}EmailChange`]({ body: { token } })

async function linkTo(email: string, page: string, mails: number): Promise<string> {
  return tokenIn((await site.mailsTo(email, mails)).findLast(({ text }) => text.includes(`/${page}?token=`)))
}

/** An attacker with a stolen session changes the account's address to one of their own, and confirms it in their mailbox. */
async function stolen(owner: Person): Promise<void> {
  await owner.api.auth.updateProfile({ body: { username: 'Ann', email: evil } })
  await use('confirm', await linkTo(evil, 'confirm-email-change', 1))
}

async function expectOwner(owner: Person, mails: number): Promise<void> {
  const token = await linkTo(owner.email, 'reset-password', mails)
  await reset(token, MINE)
  const back = await login(owner.email, MINE)
  expect(await site.visitor(back.token?.access_token).auth.me()).toMatchObject({
    email: owner.email,
    pending_email: null,
  })
}

describe('an attacker with a stolen session', () => {
  test('cannot move the account to an address that was not confirmed from its mailbox', async () => {
    const ann = await site.signUpByEmail()
    await ann.api.auth.updateProfile({ body: { username: 'Ann', email: evil } })
    await site.visitor().auth.forgotPassword({ body: { email: evil } })
    expect((await site.mailsTo(evil)).map(({ subject }) => subject)).toEqual(['Confirm your new email address'])
    expect(await login(ann.email)).toMatchObject({ success: true })
    await use('cancel', await linkTo(ann.email, 'cancel-email-change', 2))
    await expect(use('confirm', await linkTo(evil, 'confirm-email-change', 1))).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each(['a code', 'a reset link'])(
    'loses the pending change when the owner changes the password by %s',
    async (way) => {
      const ann = await site.signUpByEmail()
      await ann.api.auth.updateProfile({ body: { username: 'Ann', email: evil } })
      if (way === 'a code') {
        await ann.api.auth.sendPasswordCode()
        const text = (await site.mailsTo(ann.email, 3))[2]?.text ?? ''
        const otp_code = /^\d{6}$/m.exec(text)?.[0] ?? ''
        await ann.api.auth.changePassword({ body: { otp_code, new_password: MINE } })
      } else {
        await site.visitor().auth.forgotPassword({ body: { email: ann.email } })
        await reset(await linkTo(ann.email, 'reset-password', 3), MINE)
      }
      await expect(use('confirm', await linkTo(evil, 'confirm-email-change', 1))).rejects.toMatchObject({
        status: 400,
      })
      expect(await login(ann.email, MINE)).toMatchObject({ success: true })
    },
  )

  test('who changed the address, the password and the address again loses everything when the first undo link is used', async () => {
    const ann = await site.signUpByEmail()
    await stolen(ann)
    await site.visitor().auth.forgotPassword({ body: { email: evil } })
    await reset(await linkTo(evil, 'reset-password', 2), THEIRS)
    const thief = site.visitor((await login(evil, THEIRS)).token?.access_token)
    await thief.auth.updateProfile({ body: { username: 'Ann', email: 'evil-2@example.net' } })
    await use('confirm', await linkTo('evil-2@example.net', 'confirm-email-change', 1))
    const laterUndo = await linkTo(evil, 'undo-email-change', 5)
    site.clock.advance(2 * MINUTE)
    await site.visitor().auth.forgotPassword({ body: { email: 'evil-2@example.net' } })
    const openReset = await linkTo('evil-2@example.net', 'reset-password', 2)
    await thief.auth.updateProfile({ body: { username: 'Ann', email: 'evil-3@example.net' } })
    const waiting = await linkTo('evil-3@example.net', 'confirm-email-change', 1)

    await use('undo', await linkTo(ann.email, 'undo-email-change', 3))
    await expect(thief.auth.me()).rejects.toMatchObject({ status: 401 })
    for (const email of [ann.email, evil, 'evil-2@example.net'])
      for (const password of [THEIRS, PASSWORD])
        await expect(login(email, password)).rejects.toMatchObject({ status: 401 })
    await expect(reset(openReset, THEIRS)).rejects.toMatchObject({ status: 400 })
    await expect(use('undo', laterUndo)).rejects.toMatchObject({ status: 400 })
    await expect(use('confirm', waiting)).rejects.toMatchObject({ status: 400 })
    await expectOwner(ann, 4)
  })

  test('cannot get the account back with the undo link of an address that the owner replaced in the settings', async () => {
    const ann = await site.signUpByEmail()
    await stolen(ann)
    await ann.api.auth.updateProfile({ body: { username: 'Ann', email: ann.email } })
    await use('confirm', await linkTo(ann.email, 'confirm-email-change', 4))
    const told = (await site.mailsTo(evil, 3)).slice(1).map(({ text }) => text)
    expect(told.join()).not.toContain('/undo-email-change')
    expect(await login(ann.email)).toMatchObject({ success: true })
  })
})

describe('undoing a change', () => {
  test('invalidates the attacker’s password: only the link in the old mailbox gives access to the account', async () => {
    const ann = await site.signUpByEmail()
    // The attacker also knows the password.
    await stolen(ann)
    const undo = await linkTo(ann.email, 'undo-email-change', 3)
    await use('undo', undo)
    await expect(login(ann.email)).rejects.toMatchObject({ status: 401 })
    await expectOwner(ann, 4)
    await expect(use('undo', undo)).rejects.toMatchObject({ status: 400 })
  })
})

describe('an address that another account has requested', () => {
  test('can still be registered by its owner, and the pending change gives no access to the new account', async () => {
    const mallory = await site.signUpByEmail('Mallory')
    const victim = 'victim@example.com'
    await mallory.api.auth.updateProfile({ body: { username: 'Mallory', email: victim } })
    expect((await site.mailsTo(mallory.email, 2)).map(({ text }) => text).join()).not.toContain('/undo-email-change')
    await site.visitor().auth.register({ body: { username: 'Vic', email: victim, password: MINE } })
    await site.visitor().auth.verifyEmail({ query: { token: await linkTo(victim, 'verify-email', 2) } })
    const { token } = await login(victim, MINE)
    const vic = site.visitor(token?.access_token)
    await vic.brands.create({ body: { name: 'Secret plans' } })
    // Now even a pressed button in the victim's mailbox changes nothing.
    await expect(use('confirm', await linkTo(victim, 'confirm-email-change', 2))).rejects.toMatchObject({
      status: 409,
    })
    expect(await mallory.api.auth.me()).toMatchObject({ email: mallory.email })
    expect((await mallory.api.brands.list()).brands).toEqual([])
    site.clock.advance(DAY + SECOND)
    expect(await vic.auth.me().catch((error: unknown) => error)).toMatchObject({ status: 401 })
    expect(await login(victim, MINE)).toMatchObject({ success: true, user: { username: 'Vic' } })
  })
})
