import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../clock.ts'
import { acrossOwners } from '../db/owned.ts'
import { PASSWORD, tokenIn } from '../testing/people.ts'
import { lacksDatabase, openOwnSite, type Person, type Site } from '../testing/site.ts'

const EVIL = 'evil@example.net'
const THEIRS = 'the thief chose this'
const MINE = 'the owner chose this'

const login = (site: Site, email: string, password = PASSWORD) =>
  site.visitor().auth.login({ body: { email, password } })
const reset = (site: Site, token: string, new_password: string) =>
  site.visitor().auth.resetPassword({ body: { token, new_password } })
const use = (site: Site, purpose: 'confirm' | 'cancel' | 'undo', token: string) =>
  site.visitor().auth[`${purpose}EmailChange`]({ body: { token } })

async function linkTo(site: Site, email: string, page: string, mails: number): Promise<string> {
  return tokenIn((await site.mailsTo(email, mails)).findLast(({ text }) => text.includes(`/${page}?token=`)))
}

/** An attacker with a stolen session changes the account's address to one of their own, and confirms it in their mailbox. */
async function stolen(site: Site, owner: Person): Promise<void> {
  await owner.api.auth.updateProfile({ body: { username: 'Ann', email: EVIL } })
  await use(site, 'confirm', await linkTo(site, EVIL, 'confirm-email-change', 1))
}

async function expectOwner(site: Site, owner: Person, mails: number): Promise<void> {
  const token = await linkTo(site, owner.email, 'reset-password', mails)
  await reset(site, token, MINE)
  const back = await login(site, owner.email, MINE)
  expect(await site.visitor(back.token?.access_token).auth.me()).toMatchObject({
    email: owner.email,
    pending_email: null,
  })
}

describe.skipIf(lacksDatabase())('an attacker with a stolen session', () => {
  test('cannot move the account to an address that was not confirmed from its mailbox', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await ann.api.auth.updateProfile({ body: { username: 'Ann', email: EVIL } })
    await site.visitor().auth.forgotPassword({ body: { email: EVIL } })
    expect((await site.mailsTo(EVIL)).map(({ subject }) => subject)).toEqual(['Confirm your new email address'])
    expect(await login(site, ann.email)).toMatchObject({ success: true })
    await use(site, 'cancel', await linkTo(site, ann.email, 'cancel-email-change', 2))
    await expect(use(site, 'confirm', await linkTo(site, EVIL, 'confirm-email-change', 1))).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each(['a code', 'a reset link'])(
    'loses the pending change when the owner changes the password by %s',
    async (way) => {
      const site = await openOwnSite()
      const ann = await site.signUpByEmail()
      await ann.api.auth.updateProfile({ body: { username: 'Ann', email: EVIL } })
      if (way === 'a code') {
        await ann.api.auth.sendPasswordCode()
        const text = (await site.mailsTo(ann.email, 3))[2]?.text ?? ''
        const otp_code = /^\d{6}$/m.exec(text)?.[0] ?? ''
        await ann.api.auth.changePassword({ body: { otp_code, new_password: MINE } })
      } else {
        await site.visitor().auth.forgotPassword({ body: { email: ann.email } })
        await reset(site, await linkTo(site, ann.email, 'reset-password', 3), MINE)
      }
      await expect(use(site, 'confirm', await linkTo(site, EVIL, 'confirm-email-change', 1))).rejects.toMatchObject({
        status: 400,
      })
      expect(await login(site, ann.email, MINE)).toMatchObject({ success: true })
    },
  )

  test('who changed the address, the password and the address again loses everything when the first undo link is used', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await stolen(site, ann)
    await site.visitor().auth.forgotPassword({ body: { email: EVIL } })
    await reset(site, await linkTo(site, EVIL, 'reset-password', 2), THEIRS)
    const thief = site.visitor((await login(site, EVIL, THEIRS)).token?.access_token)
    await thief.auth.updateProfile({ body: { username: 'Ann', email: 'evil-2@example.net' } })
    await use(site, 'confirm', await linkTo(site, 'evil-2@example.net', 'confirm-email-change', 1))
    const laterUndo = await linkTo(site, EVIL, 'undo-email-change', 5)
    site.clock.advance(2 * MINUTE)
    await site.visitor().auth.forgotPassword({ body: { email: 'evil-2@example.net' } })
    const openReset = await linkTo(site, 'evil-2@example.net', 'reset-password', 2)
    await thief.auth.updateProfile({ body: { username: 'Ann', email: 'evil-3@example.net' } })
    const waiting = await linkTo(site, 'evil-3@example.net', 'confirm-email-change', 1)

    await use(site, 'undo', await linkTo(site, ann.email, 'undo-email-change', 3))
    await expect(thief.auth.me()).rejects.toMatchObject({ status: 401 })
    for (const email of [ann.email, EVIL, 'evil-2@example.net'])
      for (const password of [THEIRS, PASSWORD])
        await expect(login(site, email, password)).rejects.toMatchObject({ status: 401 })
    await expect(reset(site, openReset, THEIRS)).rejects.toMatchObject({ status: 400 })
    await expect(use(site, 'undo', laterUndo)).rejects.toMatchObject({ status: 400 })
    await expect(use(site, 'confirm', waiting)).rejects.toMatchObject({ status: 400 })
    await expectOwner(site, ann, 4)
  })

  test('cannot get the account back with the undo link of an address that the owner replaced in the settings', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await stolen(site, ann)
    await ann.api.auth.updateProfile({ body: { username: 'Ann', email: ann.email } })
    await use(site, 'confirm', await linkTo(site, ann.email, 'confirm-email-change', 4))
    const told = (await site.mailsTo(EVIL, 3)).slice(1).map(({ text }) => text)
    expect(told.join()).not.toContain('/undo-email-change')
    expect(await login(site, ann.email)).toMatchObject({ success: true })
  })

  test.each([0, 1, 2, 3])('who requests another change during the undo changes nothing, round %i', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await stolen(site, ann)
    const thief = site.visitor(ann.token)
    const undo = await linkTo(site, ann.email, 'undo-email-change', 3)
    const grabs = Array.from({ length: 3 }, (_, index) =>
      thief.auth.updateProfile({ body: { username: `Grab ${index}`, email: `grab-${index}@example.net` } }),
    )
    const codes = thief.auth.sendPasswordCode()
    await Promise.allSettled([...grabs, codes, use(site, 'undo', undo)])
    await expect(thief.auth.me()).rejects.toMatchObject({ status: 401 })
    const { db } = site.opened.app
    const open = await acrossOwners(db).selectFrom('email_changes').selectAll().where('ended_at', 'is', null).execute()
    expect(open).toEqual([])
    const code = await acrossOwners(db).selectFrom('password_codes').selectAll().where('ended_at', 'is', null).execute()
    expect(code).toEqual([])
    expect(await acrossOwners(db).selectFrom('sessions').select('hash').execute()).toEqual([])
  })
})

describe.skipIf(lacksDatabase())('undoing a change', () => {
  test('invalidates the attacker’s password: only the link in the old mailbox gives access to the account', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    // The attacker also knows the password.
    await stolen(site, ann)
    const undo = await linkTo(site, ann.email, 'undo-email-change', 3)
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => use(site, 'undo', undo)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(login(site, ann.email)).rejects.toMatchObject({ status: 401 })
    await expectOwner(site, ann, 4)
    await expect(use(site, 'undo', undo)).rejects.toMatchObject({ status: 400 })
  })
})

describe.skipIf(lacksDatabase())('an address that another account has requested', () => {
  test('can still be registered by its owner, and the pending change gives no access to the new account', async () => {
    const site = await openOwnSite()
    const mallory = await site.signUpByEmail('Mallory')
    const victim = 'victim@example.com'
    await mallory.api.auth.updateProfile({ body: { username: 'Mallory', email: victim } })
    expect((await site.mailsTo(mallory.email, 2)).map(({ text }) => text).join()).not.toContain('/undo-email-change')
    await site.visitor().auth.register({ body: { username: 'Vic', email: victim, password: MINE } })
    await site.visitor().auth.verifyEmail({ query: { token: await linkTo(site, victim, 'verify-email', 2) } })
    const { token } = await login(site, victim, MINE)
    const vic = site.visitor(token?.access_token)
    await vic.brands.create({ body: { name: 'Secret plans' } })
    // Now even a pressed button in the victim's mailbox changes nothing.
    await expect(use(site, 'confirm', await linkTo(site, victim, 'confirm-email-change', 2))).rejects.toMatchObject({
      status: 409,
    })
    expect(await mallory.api.auth.me()).toMatchObject({ email: mallory.email })
    expect((await mallory.api.brands.list()).brands).toEqual([])
    site.clock.advance(DAY + SECOND)
    expect(await vic.auth.me().catch((error: unknown) => error)).toMatchObject({ status: 401 })
    expect(await login(site, victim, MINE)).toMatchObject({ success: true, user: { username: 'Vic' } })
  })
})
