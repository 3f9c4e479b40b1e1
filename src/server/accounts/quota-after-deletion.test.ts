import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tidyRows } from '../start/housekeeping.ts'
import { PASSWORD, signUp, tokenIn } from '../testing/people.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const PROMPT = 'A calm post about our night cream'

async function generate(site: Site, token: string, brandId?: number): Promise<number> {
  const api = site.visitor(token)
  const brand_id = brandId ?? (await api.brands.create({ body: { name: 'Acme' } })).id
  await api.content.generate({ form: { brand_id, prompt: PROMPT, dimensions: '400x400' }, files: {} })
  return brand_id
}

/** A new account for the same mailbox. The outbox still contains emails of the previous account. */
async function signUpAgain(site: Site, email: string): Promise<string> {
  const links = async (count: number) =>
    (await site.mailsTo(email, count)).filter(({ subject }) => subject === 'Confirm your email address')
  const before = (await site.mailsTo(email)).length
  await site.visitor().auth.register({ body: { username: 'Ann', email, password: PASSWORD } })
  const token = tokenIn((await links(before + 1)).at(-1))
  await site.visitor().auth.verifyEmail({ query: { token } })
  return (await site.visitor().auth.login({ body: { email, password: PASSWORD } })).token?.access_token ?? ''
}

describe('the monthly usage of a deleted account', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 2, rateLimits: false })
  })
  afterAll(() => site.close())

  /** A person who has used the whole month. */
  async function signUpAndUseMonth(): Promise<Person> {
    const ann = await site.signUpByEmail()
    await generate(site, ann.token, await generate(site, ann.token))
    return ann
  }

  test('is not stored if nothing was used', async () => {
    const ann = await site.signUpByEmail()
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    expect(await site.opened.app.db.selectFrom('kept_usage').selectAll().execute()).toEqual([])
  })

  test('is deleted at the end of the month, and does not contain the address', async () => {
    const ann = await site.signUpByEmail()
    await generate(site, ann.token)
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    const { db, clock } = site.opened.app
    const kept = await db.selectFrom('kept_usage').selectAll().execute()
    expect(kept).toMatchObject([{ reserved: 1 }])
    expect(JSON.stringify(kept)).not.toContain(ann.email)
    site.clock.advance(32 * 86_400_000)
    await tidyRows({ db, clock })
    expect(await db.selectFrom('kept_usage').selectAll().execute()).toEqual([])
  })

  test('counts again for a new account with its address, in this month only', async () => {
    const ann = await site.signUpByEmail()
    await generate(site, ann.token)
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    await site.mailsTo(ann.email, 2)
    const again = await signUpAgain(site, ann.email)
    const mine = await generate(site, again)
    await expect(generate(site, again, mine)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Monthly generation limit reached \(2 of 2\)/),
    })
    // Again: the usage of the second account is added to that of the first one.
    await site.visitor(again).auth.deleteMe({ body: { password: PASSWORD } })
    await site.mailsTo(ann.email, 4)
    const third = await signUpAgain(site, ann.email)
    await expect(generate(site, third)).rejects.toMatchObject({ status: 429 })
  })

  test('counts for every address that the account had in this month', async () => {
    const ann = await signUpAndUseMonth()
    await ann.api.auth.updateProfile({ body: { username: 'Ann', email: 'second@example.com' } })
    const token = tokenIn((await site.mailsTo('second@example.com'))[0])
    await site.visitor().auth.confirmEmailChange({ body: { token } })
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    await site.mailsTo('second@example.com', 2)
    await site.mailsTo(ann.email, 3)
    for (const email of [ann.email, 'second@example.com']) {
      const again = await signUpAgain(site, email)
      await expect(generate(site, again)).rejects.toMatchObject({ status: 429 })
    }
  })

  test('does not count for a new account with another address', async () => {
    const ann = await signUpAndUseMonth()
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    const token = await signUp(site.visitor(), site.dataDir, 'another@example.com')
    expect(await generate(site, token)).toBeGreaterThan(0)
  })
})
