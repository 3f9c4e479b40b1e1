import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { App } from '../app.ts'
import { later, SECOND } from '../clock.ts'
import { openGemini } from '../providers/gemini/gemini.ts'
import type { Again, FaultCode } from '../providers/gemini/provider-fault.ts'
import {
  ANSWERED,
  BROKE,
  BROKEN_FILMS,
  BROKEN_PICTURES,
  declined,
  ENDED_FILMS,
  free,
  GARBLED,
  LOST,
  MAY_HAVE_STARTED,
  NO_PICTURE,
  PICTURELESS,
  REFUSED_PICTURE,
  REFUSED_PROMPT,
  retired,
  TOO_LONG,
  twice,
  UNREADABLE,
} from '../testing/fault-table.ts'
import { TEST_NOW } from '../testing/gemini-provider.ts'
import {
  type GeminiCallKind,
  type GeminiFaultName,
  type GeminiServer,
  openGeminiServer,
  type NextFault,
} from '../testing/gemini-server.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { openTcpProxy } from '../testing/tcp-proxy.ts'
import { readOptions } from './options.ts'
import { workItem } from './work.ts'

let gemini: GeminiServer
let site: Site
let ann: Person
let brand_id: number
/** What every call of a kind meets, until another is planned. */
let planned: NextFault | null = null
/** Stands still but for the waits that an item is told to keep, and for `polled`. */
const clock = { time: TEST_NOW, speed: 50, now: () => clock.time }
let polled = () => {}

beforeAll(async () => {
  gemini = await openGeminiServer(0, (kind) => {
    if (kind === 'poll') polled()
    return planned && kind === planned.kind ? planned : null
  })
  // Nothing works the queue here: each begin of an item is called for by the test, so no wait is waited.
  site = await openSite({ role: 'web', geminiBaseUrl: gemini.url, geminiApiKey: 'platform-key', rateLimits: false })
  ann = await site.signUp()
  brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  // The first call of all loads what the next ones have; at the clock's speed it might be too late.
  clock.speed = 1
  await workToEnd((await accepted('image')).id)
})
afterAll(async () => {
  await site.close()
  await gemini.close()
})
beforeEach(() => {
  gemini.reset()
  planned = null
  polled = () => {}
  Object.assign(clock, { time: TEST_NOW, speed: 50 })
})

const month = async () => (await ann.api.generator.options()).usage?.used ?? 0
type Table = 'unanswered_calls' | 'spends' | 'content' | 'analytics'
/** Rows of a table that belong to an item. */
const rowsOf = async (table: Table, itemId: number) =>
  (
    await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE item_id = ${itemId}`.execute(
      site.opened.app.db,
    )
  ).rows

/** An accepted item of one request, with what it takes from the month. */
async function accepted(content_type: 'image' | 'video') {
  const used = await month()
  const { id: jobId = 0 } = await ann.api.generator.generate({
    body: { brand_id, content_types: [content_type], platforms: ['facebook'], tone: 'casual', goal: 'sales' },
    headers: { prefer: 'respond-async' },
  })
  expect(await month()).toBe(used + 1)
  const { id } = await site.opened.app.db
    .selectFrom('items')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return { id, jobId, used }
}

const appOfTest = (): App => ({
  ...site.opened.app,
  clock,
  gemini: openGemini({ geminiBaseUrl: gemini.url, geminiModelsFile: null }, clock),
  decodesClips: () => Promise.resolve(true),
})

/** Begins an item as often as it asks to be begun, moving the clock on by each wait. Returns the waits, in seconds. */
async function workToEnd(itemId: number): Promise<number[]> {
  const app = appOfTest()
  const waits: number[] = []
  for (;;) {
    await workItem(app, { item_id: itemId }, new AbortController().signal)
    const item = await app.db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow()
    if (item.state !== 'retry_wait') return waits
    const retryAt = item.retry_at ?? clock.time
    waits.push((retryAt.getTime() - clock.time.getTime()) / SECOND)
    const queued = await sql<{ start_after: Date }>`SELECT start_after FROM pgboss.job
      WHERE data ->> 'item_id' = ${String(itemId)}`.execute(app.db)
    expect(queued.rows.map(({ start_after }) => start_after)).toContainEqual(retryAt)
    clock.time = retryAt
  }
}

interface Meant {
  kind: GeminiCallKind
  fault: GeminiFaultName
  code: FaultCode
  sentence: string
  again: Again
  /** Of each try: what the provider bills, what its answers tell of that, and whether it may have charged unknown to us. */
  each?: { billed?: 0 | 1; told?: 0 | 1; open?: 0 | 1 }
}

const NOTE = { copy: 'words', picture: 'a picture', film: 'a video' } as const

/** Lets every call of a kind fail so and expects what the item says, how often and when it was tried, and every ledger. */
async function expectStory({ kind, fault, code, sentence, again, each = {} }: Meant): Promise<void> {
  planned = { name: fault, kind }
  const { id, jobId, used } = await accepted(kind === 'picture' || kind === 'copy' ? 'image' : 'video')
  const waits = await workToEnd(id)
  const job = await ann.api.generator.job({ params: { id: jobId } })
  const tries = again === 'never' ? 1 : again.tries
  expect(job).toMatchObject({ status: 'failed', failures: { [job.tasks[0]?.key ?? '']: sentence } })
  expect(job.tasks[0]).toMatchObject({ state: 'failed', failure: sentence, failure_code: code, tries })
  expectWaits(waits, again)

  const paidKind = kind === 'copy' || kind === 'picture' ? kind : 'film'
  const isFilm = paidKind === 'film' && kind !== 'film'
  // A film is paid when it is started, and asked after as often as need be.
  const times = (share: 0 | 1 | undefined) => (share ?? 0) * (isFilm ? 1 : tries)
  const billed = gemini.ledger.filter((call) => call.kind === paidKind).length
  const spends = (await rowsOf('spends', id)).filter((spend) => spend['kind'] === paidKind)
  const open = await rowsOf('unanswered_calls', id)
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

/** No content, no row of analytics, and the unit of the month back once, also when the item is begun again. */
async function expectNothingLeft(itemId: number, used: number): Promise<void> {
  expect(await rowsOf('content', itemId)).toEqual([])
  expect(await rowsOf('analytics', itemId)).toEqual([])
  expect(await month()).toBe(used)
  const asked = gemini.requests.length
  await workItem(appOfTest(), { item_id: itemId }, new AbortController().signal)
  expect([await month(), gemini.requests.length]).toEqual([used, asked])
}

/** Of connections that broke, these were billed all the same. */
const BILLED: readonly GeminiFaultName[] = ['lost', 'cut']
const brokenOff = (fault: GeminiFaultName) => ({ billed: BILLED.includes(fault) ? 1 : 0, open: 1 }) as const

test.each([...ANSWERED, retired('gemini-nano-banana-2.1')])(
  'an item whose picture meets %s fails with its code (%s) and sentence, %s, tried as often as may be, for nothing',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'picture', fault, code, sentence, again })
  },
)

test.each([...LOST, ...GARBLED])(
  'an item whose picture is lost on the way (%s) is tried once more, and tells that both may have been charged',
  async (fault) => {
    const [code, sentence] = LOST.includes(fault)
      ? (['lost', BROKE] as const)
      : (['broken_answer', UNREADABLE] as const)
    await expectStory({ kind: 'picture', fault, code, sentence, again: twice, each: brokenOff(fault) })
  },
)

test.each([...REFUSED_PROMPT, ...REFUSED_PICTURE, ['refusal_in_prose', 'refused_prompt', declined('')] as const])(
  'an item that is refused (%s) is never tried again, and what the answer cost is written down',
  async (...meant) => {
    const [fault, code, sentence] = meant
    await expectStory({ kind: 'picture', fault, code, sentence, again: 'never', each: { billed: 1, told: 1 } })
  },
)

test.each(PICTURELESS)('an item whose answer has no picture (%s) is not tried again', async (fault) => {
  const isMute = fault === 'no_candidates' || fault === 'empty_object'
  const each = { billed: fault === 'empty_object' ? 0 : 1, told: isMute ? 0 : 1, open: isMute ? 1 : 0 } as const
  await expectStory({ kind: 'picture', fault, code: 'no_picture', sentence: NO_PICTURE, again: 'never', each })
})

test.each(BROKEN_PICTURES)(
  'an item whose picture is none (%s) is tried once more, and both are paid',
  async (fault) => {
    const isTooLarge = fault === 'oversize'
    if (isTooLarge) clock.speed = 5
    const each = { billed: 1, told: isTooLarge ? 0 : 1, open: isTooLarge ? 1 : 0 } as const
    await expectStory({ kind: 'picture', fault, code: 'broken_answer', sentence: UNREADABLE, again: twice, each })
  },
)

test.each(['other_json', 'max_tokens'] as const)(
  'an item whose words are none (%s) is tried once more',
  async (fault) => {
    const each = { billed: 1, told: 1 } as const
    await expectStory({ kind: 'copy', fault, code: 'broken_answer', sentence: UNREADABLE, again: twice, each })
  },
)

test.each([...ANSWERED, retired('gemini-omni-1.2-flash')])(
  'an item whose film is not started because of %s fails with its code (%s) and sentence, %s, for nothing',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'film', fault, code, sentence, again })
  },
)

test.each([...LOST, ...GARBLED])('the start of a film that is lost (%s) is never repeated', async (fault) => {
  const each = brokenOff(fault)
  await expectStory({ kind: 'film', fault, code: 'lost', sentence: MAY_HAVE_STARTED, again: 'never', each })
})

const OF_A_POLL: readonly GeminiFaultName[] = ['leaked_key', '429', 'quota', '503']

test.each(ANSWERED.filter(([fault]) => OF_A_POLL.includes(fault)))(
  'a film under way that cannot be asked after (%s) stays known as one that may have been charged',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'poll', fault, code, sentence, again, each: { billed: 1, open: 1 } })
  },
)

test.each(['cut', '503_empty', 'malformed', 'html'] as const)(
  'asking after a film is free, so it is done four times (%s)',
  async (fault) => {
    const [code, sentence] = LOST.includes(fault)
      ? (['lost', BROKE] as const)
      : (['broken_answer', UNREADABLE] as const)
    await expectStory({ kind: 'poll', fault, code, sentence, again: free(), each: { billed: 1, open: 1 } })
  },
)

test.each(ENDED_FILMS)('a film that ends badly (%s) is %s: %s', async (fault, code, sentence) => {
  const isTold = fault === 'no_film'
  const each = { billed: 1, told: isTold ? 1 : 0, open: isTold ? 0 : 1 } as const
  await expectStory({ kind: 'poll', fault, code, sentence, again: 'never', each })
})

test.each(BROKEN_FILMS)('a film that is none (%s) is looked at once more and paid once', async (fault) => {
  const each = { billed: 1, told: 1 } as const
  await expectStory({ kind: 'poll', fault, code: 'broken_answer', sentence: UNREADABLE, again: twice, each })
})

test('a film that the provider no longer has, and one that takes more than ten minutes, are given up', async () => {
  const gone = 'The provider no longer has this video. Please generate it again.'
  const each = { billed: 1, open: 1 } as const
  await expectStory({ kind: 'poll', fault: 'retired', code: 'lost', sentence: gone, again: 'never', each })
  polled = () => void (clock.time = later(clock.time, 61 * SECOND))
  gemini.reset()
  const long = 'The provider took longer than 10 minutes for this video. Please try again.'
  await expectStory({ kind: 'poll', fault: 'never', code: 'time_out', sentence: long, again: 'never', each })
  expect(gemini.requests.filter(({ kind }) => kind === 'poll')).toHaveLength(10)
})

test('a call that hangs is given up after its time and asked once more; the start of a film is not', async () => {
  clock.speed = 400
  const each = { open: 1 } as const
  await expectStory({ kind: 'picture', fault: 'hang', code: 'time_out', sentence: TOO_LONG, again: twice, each })
  gemini.reset()
  await expectStory({ kind: 'film', fault: 'hang', code: 'lost', sentence: MAY_HAVE_STARTED, again: 'never', each })
})

test.each(['wrong_size', 'wrong_mime', 'thought_image', 'two_images', 'no_usage'] as const)(
  'a picture that is not as it was asked for (%s) is delivered in exactly the configured pixels, and paid once',
  async (fault) => {
    planned = { name: fault, kind: 'picture' }
    const { id, jobId, used } = await accepted('image')
    expect(await workToEnd(id)).toEqual([])
    const job = await ann.api.generator.job({ params: { id: jobId } })
    expect(job).toMatchObject({ status: 'succeeded', failures: {}, tasks: [{ charge_note: null }] })
    const made = await ann.api.content.get({ params: { id: job.result_content_ids[0] ?? 0 } })
    expect(await sharp(Buffer.from(made.content_data, 'base64')).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await rowsOf('spends', id)).map((spend) => spend['kind'])).toEqual(['copy', 'picture'])
    expect(await rowsOf('unanswered_calls', id)).toEqual([])
    expect([await month(), gemini.ledger.length]).toEqual([used + 1, 2])
  },
)

test('a film that was under way when its key was taken back is asked for by the retry, and paid once', async () => {
  planned = { name: 'leaked_key', kind: 'poll' }
  const { id, jobId } = await accepted('video')
  await workToEnd(id)
  planned = { name: 'quota', kind: 'poll' }
  const retry = await ann.api.generator.retry({ params: { id: jobId } })
  const again = await site.opened.app.db
    .selectFrom('items')
    .select('id')
    .where('job_id', '=', retry.id)
    .executeTakeFirstOrThrow()
  await workToEnd(again.id)
  expect(gemini.ledger.filter(({ kind }) => kind === 'film')).toHaveLength(1)
  expect([await rowsOf('unanswered_calls', id), (await rowsOf('unanswered_calls', again.id)).length]).toEqual([[], 1])
})

test('the start of a film that was lost with its process is not repeated, and what it may have cost is told', async () => {
  const { id, jobId, used } = await accepted('video')
  const died = { item_id: id, try: 0, kind: 'film' as const, created_at: TEST_NOW }
  await site.opened.app.db.insertInto('unanswered_calls').values(died).execute()
  await workToEnd(id)
  const [task] = (await ann.api.generator.job({ params: { id: jobId } })).tasks
  expect(task).toMatchObject({
    failure: MAY_HAVE_STARTED,
    charge_note: expect.stringMatching(/a try without giving a video/),
  })
  expect([await month(), gemini.ledger.map(({ kind }) => kind)]).toEqual([used, ['copy']])
})

test('where no clip can be read, a video is asked for and priced as the picture that is painted for it', async () => {
  const app = { ...appOfTest(), decodesClips: () => Promise.resolve(false) }
  const { id } = await accepted('video')
  planned = { name: 'safety', kind: 'picture' }
  await workItem(app, { item_id: id }, new AbortController().signal)
  expect(gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'picture'])
  const { user_id } = await app.db.selectFrom('items').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  const priceWith = async (decodes: boolean) =>
    (await readOptions({ ...app, decodesClips: () => Promise.resolve(decodes) }, user_id)).prices?.['video:facebook']
  expect(await priceWith(false)).toBeCloseTo(app.gemini.estimate('image', 1280, 720), 12)
  expect(await priceWith(true)).toBeCloseTo(app.gemini.estimate('video', 1280, 720), 12)
})

test('while the provider is out of reach everything else goes on, nothing is painted in its place, and it is paid once it is back', async () => {
  const proxy = await openTcpProxy(Number(new URL(gemini.url).port))
  onTestFinished(() => proxy.close())
  await proxy.become('down')
  const config = { geminiBaseUrl: `http://127.0.0.1:${proxy.port}`, geminiModelsFile: null }
  const app = { ...appOfTest(), gemini: openGemini(config, clock) }
  const { id, jobId } = await accepted('image')
  const work = () => workItem(app, { item_id: id }, new AbortController().signal)
  for (let tries = 0; tries < 2; tries += 1) {
    await work()
    expect((await ann.api.generator.job({ params: { id: jobId } })).tasks[0]?.state).toBe('retry_wait')
  }
  expect((await ann.api.brands.list()).brands).toHaveLength(1)
  expect([await rowsOf('content', id), await rowsOf('unanswered_calls', id)]).toEqual([[], []])
  await proxy.become({ slowMs: 20 })
  await work()
  const models = (await rowsOf('content', id)).map((made) => made['model_used'])
  expect([models.length, models.includes('studio'), gemini.ledger.length]).toEqual([1, false, 2])
})

test('a bucket that is away for a moment when the painted picture arrives does not make it be bought again', async () => {
  const { storage } = site.opened.app
  let refusals = 2
  const write: typeof storage.write = async (key, data) => {
    if (refusals-- > 0) throw new StorageUnavailable('The bucket is away')
    return storage.write(key, data)
  }
  const { id } = await accepted('image')
  await workItem({ ...appOfTest(), storage: { ...storage, write } }, { item_id: id }, new AbortController().signal)
  expect(await rowsOf('content', id)).toHaveLength(1)
  expect(gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'picture'])
})
