import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import type { App } from '../../app.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { runItem } from '../../generation/run/run-item.ts'
import { openGemini } from '../../providers/gemini/gemini.ts'
import type { Again, FaultCode } from '../../providers/provider-fault.ts'
import { byRules, TEST_NOW } from '../gemini/gemini-provider.ts'
import {
  type GeminiCallKind,
  type GeminiFaultName,
  type GeminiServer,
  type NextFault,
  openGeminiServer,
} from '../gemini/gemini-server.ts'
import { openSite, type Person, type Site } from '../site.ts'

interface World {
  gemini: GeminiServer
  site: Site
  ann: Person
  brand_id: number
  /** What every call of a kind meets, until another is planned. */
  planned: NextFault | null
  /** Stands still but for the waits that an item is told to keep, and for `polled`. `passed` counts milliseconds, whatever `time` is. */
  clock: { time: Date; passed: number; speed: number; now: () => Date; elapsed: () => number }
  polled: () => void
}

/** A site of one person whose items meet what is planned. Its parts are there once the tests begin. */
export const world = {} as World

/** Opens the world for a file of tests. Nothing works the queue in it: each begin of an item is called for, so no wait is waited. */
export function useFaultedItems(): void {
  const clock: World['clock'] = {
    time: TEST_NOW,
    passed: 0,
    speed: 50,
    now: () => clock.time,
    elapsed: () => clock.passed,
  }
  const calm = () =>
    Object.assign(world, {
      clock: Object.assign(clock, { time: TEST_NOW, speed: 50 }),
      planned: null,
      polled: () => {},
    })
  beforeAll(async () => {
    calm()
    world.gemini = await openGeminiServer(0, (kind) => {
      if (kind === 'poll') world.polled()
      return kind === world.planned?.kind ? world.planned : null
    })
    const provider = { geminiBaseUrl: world.gemini.url, geminiApiKey: 'platform-key' }
    world.site = await openSite({ role: 'web', ...provider, rateLimits: false })
    world.ann = await world.site.signUp()
    world.brand_id = (await world.ann.api.brands.create({ body: { name: 'Nocte' } })).id
    await setVideoSize('1280x720')
    // The first call of all loads what the next ones have; at the clock's speed it might be too late.
    clock.speed = 1
    await workToEnd((await accepted('image')).id)
  })
  beforeEach(() => {
    world.gemini.reset()
    calm()
  })
  afterAll(async () => {
    await world.site.close()
    await world.gemini.close()
  })
}

/** The size of the next videos. Images are small, because they take less time. */
async function setVideoSize(size: string): Promise<void> {
  const content_sizes = { image: { facebook: ['600x315'] }, video: { facebook: [size] } }
  await world.ann.api.sizes.update({ body: { content_sizes } })
}

/** Makes small videos until the test ends, because they take less time. */
export async function makeSmallVideos(): Promise<void> {
  await setVideoSize('356x200')
  onTestFinished(() => setVideoSize('1280x720'))
}

export const month = async () => (await world.ann.api.generator.options()).usage?.used ?? 0
type Table = 'unanswered_calls' | 'spends' | 'content' | 'analytics'
/** Rows of a table that belong to an item. */
export const readRows = async (table: Table, itemId: number) =>
  (
    await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE item_id = ${itemId} ORDER BY id`.execute(
      world.site.opened.app.db,
    )
  ).rows

/** An accepted item of one request, with what it takes from the month. */
export async function accepted(content_type: 'image' | 'video') {
  const used = await month()
  const { id: jobId = 0 } = await world.ann.api.generator.generate({
    body: {
      brand_id: world.brand_id,
      content_types: [content_type],
      platforms: ['facebook'],
      tone: 'casual',
      goal: 'sales',
      // Sound takes two thirds of the time of a small film.
      sound: 'none',
    },
    headers: { prefer: 'respond-async' },
  })
  expect(await month()).toBe(used + 1)
  return { id: await findItemId(jobId), jobId, used }
}

/** The item of a job of one. Returns its id. */
export async function findItemId(jobId: number): Promise<number> {
  const { db } = world.site.opened.app
  return (await acrossOwners(db).selectFrom('items').select('id').where('job_id', '=', jobId).executeTakeFirstOrThrow())
    .id
}

export const appOfTest = (): App => ({
  ...world.site.opened.app,
  clock: world.clock,
  gemini: openGemini({ geminiBaseUrl: world.gemini.url, geminiModelsFile: null }, world.clock, byRules),
  decodesClips: () => Promise.resolve(true),
})

/** Begins an item as often as it asks to be begun, moving the clock on by each wait. Returns the waits, in seconds. */
export async function workToEnd(itemId: number): Promise<number[]> {
  const app = appOfTest()
  const waits: number[] = []
  for (;;) {
    await runItem(app, { item_id: itemId }, new AbortController().signal)
    const item = await acrossOwners(app.db)
      .selectFrom('items')
      .selectAll()
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    if (item.state !== 'retry_wait') return waits
    const retryAt = item.retry_at ?? world.clock.time
    waits.push((retryAt.getTime() - world.clock.time.getTime()) / SECOND)
    const queued = await sql<{ start_after: Date }>`SELECT start_after FROM pgboss.job
      WHERE data ->> 'item_id' = ${String(itemId)}`.execute(app.db)
    expect(queued.rows.map(({ start_after }) => start_after)).toContainEqual(retryAt)
    world.clock.time = retryAt
  }
}

interface Meant {
  kind: GeminiCallKind
  fault: GeminiFaultName
  code: FaultCode
  sentence: string | RegExp
  again: Again
  /** Of each try: what the provider bills, what its answers tell of that, and whether it may have charged unknown to us. */
  each?: { billed?: 0 | 1; told?: 0 | 1; open?: 0 | 1 }
}

const NOTE = { copy: 'words', picture: 'a picture', film: 'a video' } as const

/** Lets every call of a kind fail so and expects what the item says, how often and when it was tried, and every ledger. */
export async function expectStory({ kind, fault, code, sentence, again, each = {} }: Meant): Promise<void> {
  world.planned = { name: fault, kind }
  const { id, jobId, used } = await accepted(kind === 'picture' || kind === 'copy' ? 'image' : 'video')
  const waits = await workToEnd(id)
  const job = await world.ann.api.generator.job({ params: { id: jobId } })
  const tries = again === 'never' ? 1 : again.tries
  const failure: unknown = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
  expect(job).toMatchObject({ status: 'failed', failures: { [job.tasks[0]?.key ?? '']: failure } })
  expect(job.tasks[0]).toMatchObject({ state: 'failed', failure, failure_code: code, attempts: tries })
  expectWaits(waits, again)

  const paidKind = kind === 'copy' || kind === 'picture' ? kind : 'film'
  const isVideo = paidKind === 'film' && kind !== 'film'
  // A film is paid when it is started, and asked after as often as need be.
  const times = (share: 0 | 1 | undefined) => (share ?? 0) * (isVideo ? 1 : tries)
  const billed = world.gemini.ledger.filter((call) => call.kind === paidKind).length
  const spends = (await readRows('spends', id)).filter((spend) => spend['kind'] === paidKind)
  const open = await readRows('unanswered_calls', id)
  expect([billed, spends.length, open.length]).toEqual([times(each.billed), times(each.told), times(each.open)])
  expect(billed - spends.length).toBeLessThanOrEqual(open.length)
  if (open.length === 0) expect(job.tasks[0]?.charge_note).toBeNull()
  else {
    const [count, them] = open.length === 1 ? ['a try', 'it'] : [`${open.length} tries`, 'them']
    expect(job.tasks[0]?.charge_note).toBe(
      `The provider may have charged for ${count} without giving ${NOTE[paidKind]}; it did not say. Costs shown in Signet do not include ${them}.`,
    )
  }
  await expectNothingLeft(id, used)
}

/** What the provider asked for and at most a tenth more, else full jitter of 2, 4, 8 … seconds, 60 at most. */
function expectWaits(waits: number[], again: Again): void {
  expect(waits).toHaveLength(again === 'never' ? 0 : again.tries - 1)
  for (const [index, wait] of waits.entries()) {
    const asked = again === 'never' ? null : again.afterSeconds
    expect(wait).toBeGreaterThanOrEqual(asked ?? 0)
    expect(wait).toBeLessThanOrEqual(asked === null ? Math.min(60, 2 * 2 ** index) : asked * 1.1)
  }
}

/**
 * No content and no row of analytics, also when the item is started again. The unit of the month is back unless the platform's
 * key was charged for the item, or may have been.
 */
async function expectNothingLeft(itemId: number, used: number): Promise<void> {
  expect(await readRows('content', itemId)).toEqual([])
  expect(await readRows('analytics', itemId)).toEqual([])
  const charges = [...(await readRows('spends', itemId)), ...(await readRows('unanswered_calls', itemId))]
  const left = charges.length > 0 ? used + 1 : used
  expect(await month()).toBe(left)
  const asked = world.gemini.requests.length
  await runItem(appOfTest(), { item_id: itemId }, new AbortController().signal)
  expect([await month(), world.gemini.requests.length]).toEqual([left, asked])
}
