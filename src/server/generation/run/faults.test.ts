import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOUR, later, SECOND } from '../../infrastructure/clock.ts'
import {
  ANSWERED,
  BROKE,
  declined,
  ENDED_VIDEOS,
  type FaultRow,
  free,
  MAY_HAVE_STARTED,
  NO_IMAGE,
  REFUSED_IMAGE,
  REFUSED_PROMPT,
  retired,
  TOO_LONG,
  twice,
  UNREADABLE,
  unusable,
} from '../../testing/faults/fault-table.ts'
import { TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import {
  accepted,
  appOfTest,
  expectStory,
  findItemId,
  month,
  readRows,
  makeSmallVideos,
  useFaultedItems,
  workToEnd,
  world,
} from '../../testing/faults/faulted-items.ts'
import type { GeminiFaultName } from '../../testing/gemini/gemini-server.ts'
import { readOptions } from '../accept/options.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { runItem } from './run-item.ts'

useFaultedItems()

/**
 * One fault of each code and each rule for attempts: an item depends on nothing else. The tests of the provider have all faults, and what
 * each of them costs.
 */
const KINDS = ANSWERED.filter((row, index) => ANSWERED.findIndex((other) => kindOf(other) === kindOf(row)) === index)
function kindOf([, code, , again]: FaultRow): string {
  return JSON.stringify([code, again])
}

/** What a lost reply costs: the provider charges for one that it sent. */
const brokenOff = (fault: GeminiFaultName) => ({ billed: fault === 'lost' ? 1 : 0, open: 1 }) as const

test.each([...KINDS, retired('gemini-nano-banana-2.1')])(
  'after %s for its image, an item fails with code %s and a message, %s, after all attempts, without a charge',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'picture', fault, code, sentence, again })
  },
)

test.each([
  ['reset', 'lost', BROKE],
  ['lost', 'lost', BROKE],
  ['malformed', 'broken_answer', UNREADABLE],
] as const)(
  'an item whose image is lost in transport (%s) is retried once, and shows that both calls may have been charged',
  async (fault, code, sentence) => {
    await expectStory({ kind: 'picture', fault, code, sentence, again: twice, each: brokenOff(fault) })
  },
)

test.each([
  ...REFUSED_PROMPT.slice(0, 1),
  ...REFUSED_IMAGE.slice(0, 1),
  ['refusal_in_prose', 'refused_prompt', declined('')] as const,
])('an item that is refused (%s) is not retried, and the cost of the refusal is recorded', async (...meant) => {
  const [fault, code, sentence] = meant
  await expectStory({ kind: 'picture', fault, code, sentence, again: 'never', each: { billed: 1, told: 1 } })
})

test.each(['no_image', 'no_candidates', 'empty_object'] as const)(
  'an item whose reply has no image (%s) is not retried',
  async (fault) => {
    const isTold = fault === 'no_image'
    const each = { billed: fault === 'empty_object' ? 0 : 1, told: isTold ? 1 : 0, open: isTold ? 0 : 1 } as const
    await expectStory({ kind: 'picture', fault, code: 'no_picture', sentence: NO_IMAGE, again: 'never', each })
  },
)

test('an item with an invalid image is not retried, and shows its cost', async () => {
  const each = { billed: 1, told: 1 } as const
  const sentence = unusable('picture', /cost about \$0\.03\d\d/)
  await expectStory({
    kind: 'picture',
    fault: 'corrupt_image',
    code: 'unusable_answer',
    sentence,
    again: 'never',
    each,
  })
})

test('an item with unusable copy is not retried, and shows its cost', async () => {
  const each = { billed: 1, told: 1 } as const
  const sentence = unusable('words', /cost about \$0\.00\d\d/)
  await expectStory({ kind: 'copy', fault: 'other_json', code: 'unusable_answer', sentence, again: 'never', each })
})

test.each(['odd_types', 'max_tokens'] as const)(
  'an item whose copy is partly unusable (%s) uses the rest, which is charged once',
  async (fault) => {
    world.planned = { name: fault, kind: 'copy' }
    const { id, jobId } = await accepted('image')
    expect(await workToEnd(id)).toEqual([])
    const job = await world.ann.api.generator.job({ params: { id: jobId } })
    expect(job).toMatchObject({ status: 'succeeded', tasks: [{ attempts: 1, charge_note: null }] })
    expect(world.gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'picture'])
    const created = await world.ann.api.content.get({ params: { id: job.result_content_ids[0] ?? 0 } })
    expect([created.copy?.headline, created.copy?.cta, created.caption].every(Boolean)).toBe(true)
  },
)

test.each([...KINDS, retired('gemini-omni-1.2-flash')])(
  'after %s at the start of its video, an item fails with code %s and a message, %s, without a charge',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'film', fault, code, sentence, again })
  },
)

test.each(['reset', 'lost', 'malformed'] as const)('a lost start of a video (%s) is never repeated', async (fault) => {
  const each = brokenOff(fault)
  await expectStory({ kind: 'film', fault, code: 'lost', sentence: MAY_HAVE_STARTED, again: 'never', each })
})

const OF_A_POLL: readonly GeminiFaultName[] = ['leaked_key', '429', '503']

test.each(ANSWERED.filter(([fault]) => OF_A_POLL.includes(fault)))(
  'a running video that cannot be polled (%s) is recorded as possibly charged',
  async (fault, code, sentence, again) => {
    await expectStory({ kind: 'poll', fault, code, sentence, again, each: { billed: 1, open: 1 } })
  },
)

test.each([
  ['cut', 'lost', BROKE],
  ['html', 'broken_answer', UNREADABLE],
] as const)('polling a video is free, so it is tried four times (%s)', async (fault, code, sentence) => {
  await expectStory({ kind: 'poll', fault, code, sentence, again: free(), each: { billed: 1, open: 1 } })
})

const OF_AN_END: readonly GeminiFaultName[] = ['failed', 'failed_safety', 'no_film']

test.each(ENDED_VIDEOS.filter(([fault]) => OF_AN_END.includes(fault)))(
  'a video that ends with an error (%s) is %s: %s',
  async (fault, code, sentence) => {
    const isTold = fault === 'no_film'
    const each = { billed: 1, told: isTold ? 1 : 0, open: isTold ? 0 : 1 } as const
    await expectStory({ kind: 'poll', fault, code, sentence, again: 'never', each })
  },
)

test('an invalid video is downloaded once more and charged once', async () => {
  const each = { billed: 1, told: 1 } as const
  const sentence = unusable('video', /cost about \$0\.4\d{3}/)
  await expectStory({ kind: 'poll', fault: 'cut_film', code: 'unusable_answer', sentence, again: twice, each })
})

test('a video that the provider no longer has, and one that takes more than ten minutes, fail', async () => {
  const gone = 'The provider no longer has this video. Please generate it again.'
  const each = { billed: 1, open: 1 } as const
  await expectStory({ kind: 'poll', fault: 'retired', code: 'lost', sentence: gone, again: 'never', each })
  world.polled = () => void (world.clock.passed += 61 * SECOND)
  world.gemini.reset()
  const long = 'The provider took longer than 10 minutes for this video. Please try again.'
  await expectStory({ kind: 'poll', fault: 'never', code: 'time_out', sentence: long, again: 'never', each })
  expect(world.gemini.requests.filter(({ kind }) => kind === 'poll')).toHaveLength(10)
})

test('a video is still waited for when the clock of the machine jumps by two hours', async () => {
  await makeSmallVideos()
  world.polled = () => void (world.clock.time = later(world.clock.time, 2 * HOUR))
  const { id, jobId } = await accepted('video')
  await workToEnd(id)
  expect((await world.ann.api.generator.job({ params: { id: jobId } })).status).toBe('succeeded')
  expect(world.gemini.requests.filter(({ kind }) => kind === 'poll').length).toBeGreaterThan(1)
})

test('a video holds no worker while it is started and polled', async () => {
  await makeSmallVideos()
  const { id } = await accepted('video')
  const waits: string[] = []
  let current = 'a worker'
  world.polled = () => void waits.push(current)
  await runItem(appOfTest(), { item_id: id }, new AbortController().signal, (awaited, wait) => {
    current = awaited
    return wait().finally(() => (current = 'a worker'))
  })
  expect([waits.length > 1, new Set(waits)]).toEqual([true, new Set(['film'])])
})

test('a retry polls a video that took more than ten minutes, and it is charged once', async () => {
  await makeSmallVideos()
  world.planned = { name: 'never', kind: 'poll' }
  world.polled = () => void (world.clock.passed += 61 * SECOND)
  const { id, jobId } = await accepted('video')
  await workToEnd(id)
  world.planned = null
  world.polled = () => {}
  const retry = await world.ann.api.generator.retry({ params: { id: jobId } })
  await workToEnd(await findItemId(retry.id))
  expect((await world.ann.api.generator.job({ params: { id: retry.id } })).status).toBe('succeeded')
  expect(world.gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'film'])
})

test('a call that exceeds its timeout is repeated once; the start of a video is not', async () => {
  world.clock.speed = 400
  const each = { open: 1 } as const
  await expectStory({ kind: 'picture', fault: 'hang', code: 'time_out', sentence: TOO_LONG, again: twice, each })
  world.gemini.reset()
  await expectStory({ kind: 'film', fault: 'hang', code: 'lost', sentence: MAY_HAVE_STARTED, again: 'never', each })
})

test.each(['wrong_size', 'no_usage'] as const)(
  'an image of another size, or without its usage (%s), is delivered in exactly the configured size, and charged once',
  async (fault) => {
    world.planned = { name: fault, kind: 'picture' }
    const { id, jobId, used } = await accepted('image')
    expect(await workToEnd(id)).toEqual([])
    const job = await world.ann.api.generator.job({ params: { id: jobId } })
    expect(job).toMatchObject({ status: 'succeeded', failures: {}, tasks: [{ charge_note: null }] })
    const created = await world.ann.api.content.get({ params: { id: job.result_content_ids[0] ?? 0 } })
    expect(await sharp(Buffer.from(created.content_data, 'base64')).metadata()).toMatchObject({
      width: 600,
      height: 315,
    })
    expect((await readRows('spends', id)).map((spend) => spend['kind'])).toEqual(['copy', 'picture'])
    expect(await readRows('unanswered_calls', id)).toEqual([])
    expect([await month(), world.gemini.ledger.length]).toEqual([used + 1, 2])
  },
)

test('a retry gets the video that was running when its key was revoked, and it is charged once', async () => {
  world.planned = { name: 'leaked_key', kind: 'poll' }
  const { id, jobId } = await accepted('video')
  await workToEnd(id)
  world.planned = { name: 'quota', kind: 'poll' }
  const retry = await world.ann.api.generator.retry({ params: { id: jobId } })
  const again = await findItemId(retry.id)
  await workToEnd(again)
  expect(world.gemini.ledger.filter(({ kind }) => kind === 'film')).toHaveLength(1)
  expect([await readRows('unanswered_calls', id), (await readRows('unanswered_calls', again)).length]).toEqual([[], 1])
})

test('a start of a video that was lost with its process is not repeated, and its possible charge is shown', async () => {
  const { id, jobId, used } = await accepted('video')
  const died = { item_id: id, attempt: 0, kind: 'film' as const, platform_key: true, created_at: TEST_NOW }
  await world.site.opened.app.db.insertInto('unanswered_calls').values(died).execute()
  await workToEnd(id)
  const [task] = (await world.ann.api.generator.job({ params: { id: jobId } })).tasks
  expect(task).toMatchObject({
    failure: MAY_HAVE_STARTED,
    charge_note: expect.stringMatching(/a try without giving a video/),
  })
  expect([await month(), world.gemini.ledger.map(({ kind }) => kind)]).toEqual([used + 1, ['copy']])
})

test('where clips cannot be decoded, a video is requested and priced as an image', async () => {
  const app = { ...appOfTest(), decodesClips: () => Promise.resolve(false) }
  const { id } = await accepted('video')
  world.planned = { name: 'safety', kind: 'picture' }
  await runItem(app, { item_id: id }, new AbortController().signal)
  expect(world.gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'picture'])
  const { user_id } = await acrossOwners(app.db)
    .selectFrom('items')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const priceWith = async (decodes: boolean) =>
    (await readOptions({ ...app, decodesClips: () => Promise.resolve(decodes) }, user_id)).prices?.['video:facebook']
  expect(await priceWith(false)).toBeCloseTo(app.gemini.estimate('image', 1280, 720), 12)
  expect(await priceWith(true)).toBeCloseTo(app.gemini.estimate('video', 1280, 720), 12)
})
