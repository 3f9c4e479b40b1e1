import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../infrastructure/config.ts'
import { type GeminiServer, openGeminiServer } from '../testing/gemini/gemini-server.ts'
import { createBrand, OWN_KEY, PLATFORM_KEY, readMostUsd } from '../testing/paid-site.ts'
import { PASSWORD } from '../testing/people.ts'
import { openOwnSite, type Person, type Site } from '../testing/site.ts'
import { listLostPlatformCalls, settlePlatformCall } from './lost-calls.ts'
import { readPlatformSpending } from './platform-limits.ts'
import { reportLostCalls, reportSpending } from './platform-report.ts'

const SIDE = 400
const OPERATOR = 'operator@example.com'
const REFUSED_MONTH =
  'The platform has reached its spending limit for this month. Add a key of your own in API Keys, or choose the built-in studio.'

describe('the limits of the operator', () => {
  let gemini: GeminiServer
  /** What an item reserves at most, in USD: its text and its image. */
  let most: number
  beforeAll(async () => {
    gemini = await openGeminiServer()
    most = readMostUsd(gemini, SIDE)
  })
  afterAll(() => gemini.close())
  beforeEach(() => gemini.reset())

  async function open(overrides: Partial<Config>, log = pino({ level: 'silent' })) {
    const config = { geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY, rateLimits: false, ...overrides }
    const site = await openOwnSite(config, { log })
    const join = async (name: string) => {
      const person = await site.signUp(name)
      return { person, brandId: await createBrand(person) }
    }
    return { site, ann: await join('Ann'), bob: await join('Bob') }
  }
  interface Member {
    person: Person
    brandId: number
  }
  const form = (brand_id: number) => ({
    brand_id,
    prompt: 'A calm post about our night cream',
    dimensions: `${SIDE}x${SIDE}`,
  })
  const generate = ({ person, brandId }: Member, fields: object = {}) =>
    person.api.content.generate({ form: { ...form(brandId), ...fields }, files: {} })
  const spending = async (site: Site) => (await readPlatformSpending(site.opened.app))[0]

  test('stop the calls of all accounts, and leave the studio and keys of users alone', async () => {
    const { site, ann, bob } = await open({ platformMonthUsd: 1.2 * most })
    await generate(ann)
    const { spent = 0 } = (await spending(site)) ?? {}
    expect(spent).toBeGreaterThan(0.2 * most)
    const sent = gemini.requests.length
    await expect(generate(bob)).rejects.toMatchObject({ status: 429, message: REFUSED_MONTH })
    expect(gemini.requests).toHaveLength(sent)
    expect((await generate(bob, { engine: 'studio' })).model_used).toBe('studio')
    await bob.person.api.apiKeys.save({ body: OWN_KEY })
    expect((await generate(bob)).model_used).not.toBe('studio')
    expect(await spending(site)).toMatchObject({ spent, reserved: 0, unknown: 0 })
    expect((await bob.person.api.budgets.get()).budgets[0]?.month.spent_usd).toBeGreaterThan(0)
  })

  test('in total hold in every month', async () => {
    const { ann, bob } = await open({ platformTotalUsd: 1.2 * most })
    await generate(ann)
    await expect(generate(bob)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^The platform has reached its spending limit\. Add/) as string,
    })
  })

  test('tell the operator at 50, 80 and 100 %, each once: by a log line and an email', async () => {
    const before = await open({})
    await generate(before.ann)
    const price = (await spending(before.site))?.spent ?? 0
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const { site, ann, bob } = await open({ platformMonthUsd: 1.9 * price, operatorEmail: OPERATOR }, log)
    const told = () => lines.map((line): unknown => JSON.parse(line)).filter((line) => isLimitLine(line))
    await generate(ann)
    expect(told()).toMatchObject([{ percent: 50, period: 'month', limit_usd: 1.9 * price }])
    await expect(generate(ann)).rejects.toMatchObject({ status: 429 })
    await expect(generate(bob)).rejects.toMatchObject({ status: 429 })
    expect(told()).toMatchObject([{ percent: 50 }, { percent: 100 }])
    const mails = await site.mailsTo(OPERATOR, 2)
    expect(mails.map(({ subject }) => /(\d+)%/.exec(subject)?.[1])).toEqual(['50', '100'])
    expect(mails[0]?.text).toMatch(/^Hello,\n\nThis month’s limit for calls with the platform’s key has reached 50%/)
  })
  const isLimitLine = (line: unknown) =>
    typeof line === 'object' && line !== null && 'event' in line && line.event === 'platform_limit'

  test('count what deleted accounts spent, and their calls without an answer', async () => {
    const { site, ann } = await open({})
    gemini.next('lost', { kind: 'copy' })
    await generate(ann)
    const before = await spending(site)
    expect(before?.unknown).toBeCloseTo(0.02, 9)
    await ann.person.api.auth.deleteMe({ body: { password: PASSWORD } })
    const after = await spending(site)
    expect(after).toMatchObject({ unknown: 0, reserved: 0 })
    expect(after?.spent).toBeCloseTo((before?.spent ?? 0) + 0.02, 9)
  })

  test('are settled by the operator, for lost calls with the platform’s key only', async () => {
    const { site, ann, bob } = await open({ platformMonthUsd: 10 })
    const { app } = site.opened
    await bob.person.api.apiKeys.save({ body: OWN_KEY })
    gemini.next('lost', { kind: 'copy' })
    await generate(bob)
    expect(await reportLostCalls(app)).toBe('No calls of the platform’s key are without an answer')
    const own = (await bob.person.api.budgets.get()).lost_calls[0]?.id ?? 0
    await expect(settlePlatformCall(app, own, { charged: true })).rejects.toMatchObject({ status: 404 })

    const lose = async () => {
      gemini.next('lost', { kind: 'copy' })
      await generate(ann)
      const [call] = await listLostPlatformCalls(app.db)
      expect(call).toMatchObject({ kind: 'copy', upper_usd: 0.02, email: ann.person.email })
      return call?.id ?? 0
    }
    const first = await lose()
    expect(await reportLostCalls(app)).toMatch(
      new RegExp(`^${first}\t20\\S+Z\ttext\tup to \\$0\\.0200\t${ann.person.email}$`),
    )
    expect(await reportSpending(app)).toMatch(
      /^This month: spent \$0\.0\d{3}, reserved \$0\.0000, may have been charged \$0\.0200; limit \$10\.0000\nIn total: .*; no limit$/,
    )
    const { spent = 0 } = (await spending(site)) ?? {}
    await settlePlatformCall(app, first, { charged: false })
    expect(await spending(site)).toMatchObject({ spent, unknown: 0 })
    await expect(settlePlatformCall(app, first, { charged: false })).rejects.toMatchObject({ status: 404 })

    const second = await lose()
    await settlePlatformCall(app, second, { charged: true })
    expect((await spending(site))?.spent).toBeCloseTo(2 * spent + 0.02, 3)
    const overview = await ann.person.api.budgets.get()
    expect(overview.lost_calls).toEqual([])
    expect(overview.models).toContainEqual(expect.objectContaining({ provider: 'unknown', spent_usd: 0.02 }))
  })
})
