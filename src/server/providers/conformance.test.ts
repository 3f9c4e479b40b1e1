import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrief } from '#studio/testing.ts'
import { newDataDir } from '../testing/data-dir.ts'
import { BROKE, NO_PICTURE, declined, TOO_LONG, UNREADABLE } from '../testing/faults/fault-table.ts'
import { byRules, expectFault, TEST_KEY, TEST_NOW } from '../testing/gemini/gemini-provider.ts'
import { type GeminiFaultName, openGeminiServer } from '../testing/gemini/gemini-server.ts'
import type { OpenAiFaultName } from '../testing/openai/openai-faults.ts'
import { openOpenAiServer } from '../testing/openai/openai-server.ts'
import { writeProvidersFile } from '../testing/openai/openai-provider.ts'
import { openGemini } from './gemini/gemini.ts'
import { openOperatorProviders } from './operator-providers.ts'
import type { ImageProvider, TextProvider } from './provider.ts'

type Kind = 'copy' | 'picture'
type Names = readonly [GeminiFaultName, OpenAiFaultName]
/** What the call cost: its answer tells it, nothing was charged, or it may have been charged. */
type Cost = 'told' | 'none' | 'open'
type Charge = [paidCalls: 0 | 1, cost: Cost]
/** The faults of both stand-ins, code, message, and the charge; `elsewhere` is that of the OpenAI-compatible server if it differs. */
type Row = [kind: Kind, names: Names, code: string, message: string | RegExp, charge: Charge, elsewhere?: Charge]

const LIMITED = 'The provider is limiting requests at the moment. Try again in 37 s.'
const OWN_FAULT = 'The provider had a fault of its own. Please try again in a few minutes.'
const OVERLOAD = 'The provider is overloaded at the moment. Please try again in a few minutes.'
const BAD_REQUEST =
  'The provider did not accept this request. Change the prompt, the size or the pictures and try again.'
const NO_USE =
  /^The provider’s answer has no usable (?:picture|words) and cost about \$0\.\d{4}\. Nothing was bought again/

const CASES: Row[] = [
  [
    'picture',
    ['safety_prompt', 'moderation'],
    'refused_prompt',
    /^The provider declined this request/,
    [1, 'told'],
    [0, 'none'],
  ],
  ['copy', ['safety_prompt', 'refusal'], 'refused_prompt', /^The provider declined this request/, [1, 'told']],
  ['copy', ['other', 'filtered'], 'refused_prompt', declined(''), [1, 'told']],
  ['picture', ['429', '429'], 'quota', LIMITED, [0, 'none']],
  ['copy', ['429', '429'], 'quota', LIMITED, [0, 'none']],
  ['picture', ['500', '500'], 'provider_error', OWN_FAULT, [0, 'none']],
  ['picture', ['503', '503'], 'overload', OVERLOAD, [0, 'none']],
  ['picture', ['invalid', 'invalid'], 'bad_request', BAD_REQUEST, [0, 'none']],
  ['picture', ['reset', 'reset'], 'lost', BROKE, [0, 'open']],
  ['picture', ['lost', 'lost'], 'lost', BROKE, [1, 'open']],
  ['picture', ['cut', 'cut'], 'lost', BROKE, [1, 'open']],
  ['copy', ['lost', 'lost'], 'lost', BROKE, [1, 'open']],
  ['picture', ['503_empty', '503_empty'], 'lost', BROKE, [0, 'open']],
  ['picture', ['html', 'html'], 'broken_answer', UNREADABLE, [0, 'open']],
  ['picture', ['empty', 'empty'], 'broken_answer', UNREADABLE, [0, 'open']],
  ['picture', ['redirect', 'redirect'], 'broken_answer', UNREADABLE, [0, 'open']],
  ['picture', ['no_image', 'no_data'], 'no_picture', NO_PICTURE, [1, 'told']],
  ['picture', ['corrupt_image', 'corrupt_image'], 'unusable_answer', NO_USE, [1, 'told']],
  ['picture', ['bad_base64', 'bad_base64'], 'unusable_answer', NO_USE, [1, 'told']],
  ['picture', ['svg', 'broken_url'], 'unusable_answer', NO_USE, [1, 'told']],
  ['copy', ['other_json', 'other_json'], 'unusable_answer', NO_USE, [1, 'told']],
]

interface StandIn {
  name: 'gemini' | 'openai'
  provider: TextProvider & ImageProvider
  /** The same provider in a hurry: its time limits pass a thousand times as fast. */
  hurried: TextProvider & ImageProvider
  next: (names: Names, kind: Kind) => void
  paidCalls: () => number
  requests: () => number
  keys: () => string[]
  reset: () => void
  close: () => Promise<void>
}

async function openGeminiStandIn(): Promise<StandIn> {
  const server = await openGeminiServer()
  const config = { geminiBaseUrl: server.url, geminiModelsFile: null }
  return {
    name: 'gemini',
    provider: openGemini(config, { now: () => TEST_NOW }, byRules),
    hurried: openGemini(config, { now: () => TEST_NOW, speed: 1000 }, byRules),
    next: ([name], kind) => server.next(name, { kind }),
    paidCalls: () => server.ledger.length,
    requests: () => server.requests.length,
    keys: () => server.requests.map(({ key }) => key),
    reset: server.reset,
    close: server.close,
  }
}

async function openOpenAiStandIn(): Promise<StandIn> {
  const server = await openOpenAiServer()
  const file = writeProvidersFile(newDataDir(), { url: server.url, key: TEST_KEY })
  const open = (speed: number) => {
    const chosen = openOperatorProviders(file, { now: () => TEST_NOW, speed }, byRules)
    const [copy, picture] = [chosen.copy(), chosen.picture()]
    if (!copy || !picture) throw new Error('The file names a model for each kind')
    return { ...copy.provider, ...picture.provider }
  }
  return {
    name: 'openai',
    provider: open(1),
    hurried: open(1000),
    next: ([, name], kind) => server.next(name, { kind }),
    paidCalls: () => server.ledger.length,
    requests: () => server.requests.length,
    keys: () => server.requests.map(({ key }) => key),
    reset: server.reset,
    close: server.close,
  }
}

const brief = createBrief({ prompt: 'A calm post about "Soft skin" in morning light', width: 1080, height: 1080 })
const createCall = (signal = new AbortController().signal) => ({ key: TEST_KEY, signal })

describe.each([
  ['Gemini', openGeminiStandIn],
  ['an OpenAI-compatible server', openOpenAiStandIn],
] as const)('the provider seam with %s', (_, open) => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await open()
    // The first image call learns which parameters the server refuses.
    await standIn.provider.paintPicture(brief, [], createCall())
  })
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())

  const ask = (kind: Kind, provider = standIn.provider, call = createCall()): Promise<unknown> =>
    kind === 'copy' ? provider.writeCopy(brief, call) : provider.paintPicture(brief, [], call)

  test('a good answer is one paid call with a price, and the key is in a header', async () => {
    const { copy, spend: copySpend } = await standIn.provider.writeCopy(brief, createCall())
    const { picture, spend } = await standIn.provider.paintPicture(brief, [], createCall())
    expect(copy.headline).toBe('Soft skin')
    expect([picture.width, picture.height]).toEqual([1024, 1024])
    expect([copySpend.estimated_cost_usd > 0, spend.estimated_cost_usd > copySpend.estimated_cost_usd]).toEqual([
      true,
      true,
    ])
    expect([copySpend.is_estimate, spend.is_estimate, spend.kind]).toEqual([false, false, 'picture'])
    expect([standIn.paidCalls(), standIn.requests(), standIn.keys()]).toEqual([2, 2, [TEST_KEY, TEST_KEY]])
  })

  test.each(CASES)('a %s call that meets %j is %s: %s', async (kind, names, code, message, charge, elsewhere) => {
    const [paidCalls, cost] = standIn.name === 'gemini' ? charge : (elsewhere ?? charge)
    standIn.next(names, kind)
    const fault = await expectFault(ask(kind))
    expect(fault.code).toBe(code)
    expect(fault.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect([standIn.requests(), standIn.paidCalls()]).toEqual([1, paidCalls])
    expect([fault.spend !== null, fault.mayBePaid]).toEqual([cost === 'told', cost === 'open'])
  })

  test.each(['copy', 'picture'] as const)('a %s call without an answer times out, and may be charged', async (kind) => {
    standIn.next(['hang', 'hang'], kind)
    const fault = await expectFault(ask(kind, standIn.hurried))
    expect([fault.code, fault.message, fault.again]).toEqual(['time_out', TOO_LONG, { tries: 2, afterSeconds: null }])
    expect([fault.mayBePaid, standIn.paidCalls()]).toEqual([true, 0])
  })

  test.each(['copy', 'picture'] as const)('a canceled %s call rejects with the reason of its signal', async (kind) => {
    standIn.next(['hang', 'hang'], kind)
    const stop = new AbortController()
    const work = ask(kind, standIn.provider, createCall(stop.signal)).catch((error: unknown) => error)
    await expect.poll(() => standIn.requests()).toBe(1)
    stop.abort(new Error('canceled by the person'))
    expect(await work).toMatchObject({ message: 'canceled by the person' })
    expect(standIn.paidCalls()).toBe(0)
  })

  test('nothing is sent when the note before the call cannot be written', async () => {
    const beforeSend = () => Promise.reject(new Error('no longer owned'))
    await expect(standIn.provider.paintPicture(brief, [], { ...createCall(), beforeSend })).rejects.toThrow(
      'no longer owned',
    )
    expect(standIn.requests()).toBe(0)
  })
})
