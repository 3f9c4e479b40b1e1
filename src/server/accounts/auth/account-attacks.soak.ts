import { describe, expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { randomFrom } from '#studio/model/random.ts'
import { HOUR, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners, insertOwned } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { hijackRound, readEmails, theftRound } from '../../testing/hostile/account-thief.ts'
import { BEHIND_PROXY, inNetwork, postFrom } from '../../testing/faults/networks.ts'
import { PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'

/** `SOAK_SEED` repeats a run, `SOAK_SHARE=0.1` runs a tenth of the rounds. */
const SEED = readSeed()
const scaled = (count: number) => Math.max(1, Math.round(count * Number(process.env['SOAK_SHARE'] ?? 1)))
/** The emails of earlier rounds are read again for each lookup, so a site serves only a few rounds. */
const ROUNDS_A_SITE = 10

async function rounds(count: number, name: string, round: (site: Site, name: string, index: number) => Promise<void>) {
  process.stdout.write(`${name}: ${scaled(count)} rounds\n`)
  let site: Site | undefined
  onTestFinished(() => site?.close())
  for (let index = 0; index < scaled(count); index += 1) {
    if (index % ROUNDS_A_SITE === 0) {
      await site?.close()
      site = await openSite({ ...BEHIND_PROXY, rateLimits: false })
    }
    if (site) await round(site, `${name} ${index}`, index)
  }
}

describe('attacks on accounts', () => {
  test('a hundred account takeovers in random order: after the owner acts, no credential of the attacker works', async () => {
    await rounds(100, 'theft', (site, name, index) => theftRound(site, randomFrom(SEED, name), index))
    expect.hasAssertions()
  })

  test('a hundred pre-registered addresses: an attacker’s password never gives access', async () => {
    await rounds(100, 'hijack', (site, name, index) => hijackRound(site, randomFrom(SEED, name), index))
    expect.hasAssertions()
  })

  test('fifty floods of requests for one address: its owner waits at most an hour for each kind of email', async () => {
    await rounds(50, 'flood', floodRound)
    expect.hasAssertions()
  })

  test('fifty deleted accounts: their monthly usage still counts for each of their addresses', async () => {
    await rounds(50, 'quota', quotaRound)
    expect.hasAssertions()
  })
})

const PATHS = ['register', 'resend-verification', 'forgot-password', 'reset-verification-attempts'] as const

async function floodRound(site: Site, name: string, index: number): Promise<void> {
  const random = randomFrom(SEED, name)
  const email = `flooded-${index}@example.com`
  const ask = (ip: string, path: string) =>
    postFrom(site, ip)(`/api/auth/${path}`, { email, username: 'Ann', password: PASSWORD })
  for (let count = 0; count < 60; count += 1) {
    await ask(inNetwork(Math.floor(random.between(0, 500))), random.pick(PATHS))
    if (random.chance(0.3)) site.clock.advance(Math.floor(random.between(1, 40)) * MINUTE)
  }
  for (const path of ['register', 'forgot-password']) {
    const first = await ask('203.0.113.9', path)
    expect([200, 429]).toContain(first.status)
    if (first.status === 200) continue
    expect(first.retryAfter * SECOND).toBeLessThanOrEqual(HOUR)
    site.clock.advance(first.retryAfter * SECOND)
    expect(await ask('203.0.113.9', path)).toMatchObject({ status: 200 })
  }
}

async function quotaRound(site: Site, name: string): Promise<void> {
  const random = randomFrom(SEED, name)
  const { app } = site.opened
  const person = await site.signUpByEmail()
  const held = [person.email]
  const month = `${app.clock.now().toISOString().slice(0, 7)}-01`
  for (let change = 0; change < Math.floor(random.between(0, 3)); change += 1) {
    const email = `held-${change}-${person.email}`
    await person.api.auth.updateProfile({ body: { username: 'Ann', email } })
    const token = tokenIn((await readEmails(site, email))[0])
    if (random.chance(0.7)) {
      await site.visitor().auth.confirmEmailChange({ body: { token } })
      held.push(email)
    }
  }
  const { id } = await person.api.auth.me()
  const reserved = Math.floor(random.between(1, 200))
  await insertOwned(app.db, toOwner({ id: id ?? 0, username: 'Ann' }), 'usage', { month, reserved }).execute()
  await person.api.auth.deleteMe({ body: { password: PASSWORD } })
  for (const email of held) {
    await site.visitor().auth.register({ body: { username: 'Ann', email, password: PASSWORD } })
    const mail = (await readEmails(site, email)).findLast(({ text }) => text.includes('/verify-email?'))
    const token = tokenIn(mail)
    await site.visitor().auth.verifyEmail({ query: { token } })
    const rows = await acrossOwners(app.db)
      .selectFrom('usage')
      .innerJoin('users', 'users.id', 'usage.user_id')
      .select('reserved')
      .where('users.email', '=', email)
      .execute()
    expect(rows).toEqual([{ reserved }])
  }
}
