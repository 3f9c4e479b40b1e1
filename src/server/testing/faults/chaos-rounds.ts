import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import { ApiError } from '#contract/client/client.ts'
import { TOO_MANY_WAITING } from '#contract/messages.ts'
import { randomFrom } from '#studio/model/random.ts'
import { openDatabase } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { type GeminiFaultName, type GeminiServer, type NextFault, openGeminiServer } from '../gemini/gemini-server.ts'
import { signUp } from '../people.ts'
import { openLastServer, type Server } from '../last-server.ts'
import { startServer } from '../server-process.ts'

interface Chaos {
  items: number
  kills: number
  seed: number
  /** Shares of calls that end so. The hung ones are ended by the next kill, so there are none after the last. */
  shares: { error: number; quota: number; reset: number; hang: number }
}

/** Between two kills; each holds one of the eight calls that a process makes at once, and some have to go on. */
const HANGS_A_ROUND = 2
/** Each asks for this many items at most, which is what one person may have waiting. */
const ITEMS_PER_PERSON = 50
/** A process lives until the provider was called for a share, by chance, of what its round asked for; at most so long. */
const ROUND_MS = 15_000
/** How large images are costs CPU time, and makes no difference to the ledgers. */
const SMALL = Object.fromEntries(WIZARD_PLATFORMS.map((platform) => [platform, ['400x400']]))
const KEY = 'AIza-chaos-0123456789-abcdefghijklmnop'
/** Tells in a prompt which job it is for. */
const MARK = 'This is order '
/** Faults after which nobody but the provider knows what was billed. */
const OPEN_ENDED: readonly (GeminiFaultName | null)[] = ['reset', 'lost', 'hang', 'malformed']

/**
 * Generates with a provider that fails by chance while the server is killed now and then. At the end every job has ended,
 * and results, analytics, the month and the paid calls agree with one another and with the provider's own ledger: what it
 * billed and we do not know of is exactly what the items say may have been charged.
 */
export async function chaosRounds(dataDir: string, chaos: Chaos): Promise<void> {
  const { items, kills, seed } = chaos
  const luck = { hangsLeft: HANGS_A_ROUND }
  const gemini = await openGeminiServer(0, createFate(chaos, luck))
  const env = {
    DATA_DIR: dataDir,
    FREE_PLAN_MONTHLY_GENERATIONS: '0',
    GEMINI_API_KEY: KEY,
    GEMINI_BASE_URL: gemini.url,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
  }
  const config = { monthlyGenerations: 0, geminiApiKey: KEY, geminiBaseUrl: gemini.url }
  let server: Server = await startServer(env)
  onTestFinished(async () => {
    await server.kill()
    await gemini.close()
  })
  const people = await signUpAll(server, dataDir, Math.ceil(items / ITEMS_PER_PERSON))
  const random = randomFrom(seed, 'kills')
  const jobs = items / WIZARD_PLATFORMS.length
  let left = kills
  let called = 0
  for (const { job, person } of inTurn(people, jobs)) {
    await submit(server, person, job)
    const roundAt = (count: number) => Math.floor((count * (kills + 1)) / jobs)
    if (roundAt(job + 1) === roundAt(job) || left === 0) continue
    await someCalls(gemini, called + random.next() * (items / (kills + 1)))
    await server.kill()
    left -= 1
    called = gemini.requests.length
    luck.hangsLeft = left > 0 ? HANGS_A_ROUND : 0
    server = left > 0 ? await startServer(env) : await openLastServer(dataDir, config)
  }
  expect(left).toBe(0)
  for (const person of people) await letAllEnd(server, person)
  await server.stop()
  await expectAgreement(dataDir, gemini)
}

interface Person {
  token: string
  brand_id: number
}

async function signUpAll(server: Server, dataDir: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const token = await signUp(server.visitor(), dataDir, `person${people.length}@example.com`)
    const { id: brand_id } = await server.visitor(token).brands.create({ body: { name: 'Nocte' } })
    await server.visitor(token).sizes.update({ body: { content_sizes: { image: SMALL } } })
    people.push({ token, brand_id })
  }
  return people
}

function* inTurn(people: Person[], jobs: number) {
  for (let job = 0; job < jobs;) for (const person of people) if (job < jobs) yield { job: job++, person }
}

/** Resolves once the provider was called so often in all, or the round has lasted long enough. */
async function someCalls(gemini: GeminiServer, count: number): Promise<void> {
  const deadline = Date.now() + ROUND_MS
  while (gemini.requests.length < count && Date.now() < deadline) await sleep(20)
}

function createFate({ seed, shares }: Chaos, luck: { hangsLeft: number }) {
  const random = randomFrom(seed, 'fate')
  const { error, quota, reset, hang } = shares
  return (): NextFault | null => {
    let at = random.next()
    const falls = (share: number) => (at -= share) < 0
    if (falls(error)) return { name: random.pick(['500', '503', '502', 'safety', 'malformed'] as const) }
    if (falls(quota)) return { name: '429', retryAfter: 1 }
    if (falls(reset)) return { name: random.pick(['reset', 'lost'] as const) }
    if (!falls(hang) || luck.hangsLeft === 0) return null
    luck.hangsLeft -= 1
    return { name: 'hang' }
  }
}

async function submit(server: Server, { token, brand_id }: Person, job: number): Promise<void> {
  const ask = () =>
    server.visitor(token).generator.generate({
      body: {
        brand_id,
        content_types: ['image'],
        platforms: [...WIZARD_PLATFORMS],
        tone: 'casual',
        goal: 'sales',
        instructions: `${MARK}${job};`,
      },
      headers: { prefer: 'respond-async' },
    })
  // One person has at most fifty items waiting: the next are asked for when some have ended.
  for (;;) {
    const refused = await ask().then(
      () => null,
      (error: unknown) => error,
    )
    if (refused === null) return
    if (!(refused instanceof ApiError) || refused.message !== TOO_MANY_WAITING) throw refused
    await sleep(500)
  }
}

async function letAllEnd(server: Server, { token }: Person): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running'
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline) {
    const { jobs } = await server.visitor(token).generator.jobs()
    if (!jobs.some(isOpen)) return
    await sleep(250)
  }
  throw new Error('A job has not ended within ten minutes after the last start')
}

async function expectAgreement(dataDir: string, gemini: GeminiServer) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const items = await acrossOwners(db)
    .selectFrom('items')
    .select(['id', 'user_id', 'state', 'failure', 'crashes', sql<string>`brief ->> 'instructions'`.as('order')])
    .orderBy('id')
    .execute()
  const content = await acrossOwners(db).selectFrom('content').select('item_id').execute()
  const analytics = await acrossOwners(db).selectFrom('analytics').select('item_id').execute()
  const charged = [
    ...(await acrossOwners(db).selectFrom('spends').select('item_id').where('cost_usd', '>', 0).execute()),
    ...(await db.selectFrom('unanswered_calls').select('item_id').execute()),
  ].map(({ item_id }) => item_id)
  const usage = await acrossOwners(db).selectFrom('usage').select(['user_id', 'reserved']).execute()
  const spends = await acrossOwners(db).selectFrom('spends').select(['item_id', 'kind']).execute()
  const open = await db.selectFrom('unanswered_calls').select('item_id').execute()
  await close()
  const succeededIds = items.filter(({ state }) => state === 'succeeded').map(({ id }) => id)
  expect(succeededIds.length).toBeGreaterThan(0)
  expect(items.every(({ state, failure }) => state === 'succeeded' || (state === 'failed' && failure))).toBe(true)
  expect(content.map(({ item_id }) => item_id).toSorted(byNumber)).toEqual(succeededIds)
  expect(analytics.map(({ item_id }) => item_id).toSorted(byNumber)).toEqual(succeededIds)
  // A unit is used by what was made, and by what failed after the platform's key was charged or may have been.
  const using = items.filter(({ id, state }) => state === 'succeeded' || charged.includes(id))
  for (const { user_id, reserved } of usage) {
    expect(using.filter((item) => item.user_id === user_id)).toHaveLength(reserved)
  }
  expect(usage.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(using.length)
  for (const id of succeededIds) {
    const kinds = spends.filter(({ item_id }) => item_id === id).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'picture')).toHaveLength(1)
  }
  for (const order of new Set(items.map((item) => item.order))) {
    const mine = items.filter((item) => item.order === order)
    const countRows = (rows: { item_id: number | null }[]) =>
      rows.filter(({ item_id }) => mine.some(({ id }) => id === item_id)).length
    const crashes = mine.reduce((sum, item) => sum + item.crashes, 0)
    expectReconciled(gemini, order, { recorded: countRows(spends), told: countRows(open), crashes })
  }
}

/**
 * The provider's books and ours for the calls of one job. A call that the provider cut off is told of by its item, whether it
 * was billed or not; beside those, only one for each time that a process died with the item.
 */
function expectReconciled(
  { ledger, requests }: GeminiServer,
  order: string,
  { recorded, told, crashes }: { recorded: number; told: number; crashes: number },
): void {
  const isMine = ({ prompt }: { prompt: string }) => prompt.includes(order)
  const cutOff = requests.filter((request) => isMine(request) && OPEN_ENDED.includes(request.fault))
  const cutOffForNothing = cutOff.filter(({ fault }) => fault !== 'lost').length
  const inVain = ledger.filter(isMine).length - recorded
  expect(told - inVain).toBeGreaterThanOrEqual(cutOffForNothing)
  expect(told - inVain).toBeLessThanOrEqual(cutOffForNothing + crashes)
  expect(told).toBeGreaterThanOrEqual(cutOff.length)
  expect(told).toBeLessThanOrEqual(cutOff.length + crashes)
}

const byNumber = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0)
