import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect } from 'vitest'
import { WIZARD_PLATFORMS } from '#contract/options.ts'
import { randomFrom } from '#studio/random.ts'
import { openDatabase } from '../db/database.ts'
import { type GeminiServer, type NextFault, openGeminiServer } from './gemini-server.ts'
import { signUp } from './people.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Chaos {
  items: number
  kills: number
  seed: number
  /** Shares of calls that end so. The hung ones are ended by the next kill, so there are none after the last. */
  shares: { error: number; quota: number; reset: number; hang: number }
}

/** Calls that a process may have had under way when it was killed: the provider billed them, nobody could write it down. */
const UNDER_WAY = 8

/**
 * Generates with a provider that fails by chance while the server is killed now and then. At the end every job has ended,
 * and results, analytics, the month and the paid calls agree with one another and with the provider's own ledger.
 */
export async function chaosRounds(dataDir: string, chaos: Chaos): Promise<void> {
  const { items, kills, seed } = chaos
  const luck = { hangs: true, lost: 0 }
  const gemini = await openGeminiServer(0, fateOf(chaos, luck))
  const env = {
    DATA_DIR: dataDir,
    FREE_PLAN_MONTHLY_GENERATIONS: '0',
    GEMINI_API_KEY: 'AIza-chaos-0123456789-abcdefghijklmnop',
    GEMINI_BASE_URL: gemini.url,
    LOG_LEVEL: 'fatal',
  }
  let server = await startServer(env)
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const { id: brand_id } = await server.visitor(token).brands.create({ body: { name: 'Nocte' } })
  const random = randomFrom(seed, 'kills')
  const jobs = items / WIZARD_PLATFORMS.length
  let left = kills
  for (let job = 0; job < jobs; job += 1) {
    await submit(server, token, brand_id)
    const isLastOfRound = (job + 1) % Math.ceil(jobs / (kills + 1)) === 0
    if (!isLastOfRound || left === 0) continue
    await sleep(400 + random.next() * 1600)
    await server.kill()
    left -= 1
    luck.hangs = left > 0
    server = await startServer(env)
  }
  await letAllEnd(server, token)
  await server.stop()
  await expectAgreement(dataDir, gemini, { kills, lost: luck.lost })
  await gemini.close()
}

function fateOf({ seed, shares }: Chaos, luck: { hangs: boolean; lost: number }) {
  const random = randomFrom(seed, 'fate')
  const { error, quota, reset, hang } = shares
  return (): NextFault | null => {
    let at = random.next()
    const falls = (share: number) => (at -= share) < 0
    if (falls(error)) return { name: random.pick(['500', '503', '502', 'safety', 'malformed'] as const) }
    if (falls(quota)) return { name: '429', retryAfter: 1 }
    if (falls(reset)) {
      luck.lost += 1
      return { name: random.pick(['reset', 'lost'] as const) }
    }
    return falls(hang) && luck.hangs ? { name: 'hang' } : null
  }
}

async function submit(server: ServerProcess, token: string, brand_id: number): Promise<void> {
  await server.visitor(token).generator.generate({
    body: { brand_id, content_types: ['image'], platforms: [...WIZARD_PLATFORMS], tone: 'casual', goal: 'sales' },
    headers: { prefer: 'respond-async' },
  })
}

async function letAllEnd(server: ServerProcess, token: string): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running'
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    const { jobs } = await server.visitor(token).generator.jobs()
    if (!jobs.some(isOpen)) return
    await sleep(250)
  }
  throw new Error('A job has not ended within five minutes after the last start')
}

async function expectAgreement(
  dataDir: string,
  gemini: GeminiServer,
  { kills, lost }: { kills: number; lost: number },
) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const items = await db.selectFrom('items').select(['id', 'state', 'failure']).orderBy('id').execute()
  const content = await db.selectFrom('content').select('item_id').execute()
  const analytics = await db.selectFrom('analytics').select('item_id').execute()
  const usage = await db.selectFrom('usage').select('reserved').execute()
  const spends = await db.selectFrom('spends').select(['item_id', 'kind']).execute()
  await close()
  const made = items.filter(({ state }) => state === 'succeeded').map(({ id }) => id)
  expect(made.length).toBeGreaterThan(0)
  expect(items.every(({ state, failure }) => state === 'succeeded' || (state === 'failed' && failure))).toBe(true)
  expect(content.map(({ item_id }) => item_id).toSorted(byNumber)).toEqual(made)
  expect(analytics.map(({ item_id }) => item_id).toSorted(byNumber)).toEqual(made)
  expect(usage.map(({ reserved }) => reserved)).toEqual([made.length])
  for (const id of made) {
    const kinds = spends.filter(({ item_id }) => item_id === id).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'picture')).toHaveLength(1)
  }
  expect(spends.length).toBeLessThanOrEqual(gemini.ledger.length)
  expect(gemini.ledger.length - spends.length).toBeLessThanOrEqual(kills * UNDER_WAY + lost)
}

const byNumber = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0)
