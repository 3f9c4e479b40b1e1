import { describe, expect, test } from 'vitest'
import { briefOf } from '#studio/testing.ts'
import { aCall, aFilm, expectFault, useGemini } from '../../testing/gemini-provider.ts'
import type { GeminiFaultName } from '../../testing/gemini-server.ts'
import { faultOf, modelRetired } from './faults.ts'
import type { Again, FaultCode } from './provider-fault.ts'
import { WireFault } from './wire-fault.ts'

const parts = useGemini()

const KEY = 'The Gemini API key was rejected. Check the key in Settings and try again.'
const MAY_NOT =
  'This Gemini API key may not be used for this. Check its restrictions in Google AI Studio or use another key.'
const NO_BILLING =
  'This Gemini API key has no billing, which pictures and videos need. Turn it on in Google AI Studio or use another key.'
const BAD_REQUEST =
  'The provider did not accept this request. Change the prompt, the size or the pictures and try again.'
const LIMITED = 'The provider is limiting requests at the moment. Try again in 37 s.'
const TOO_LONG = 'The provider took too long to answer. Please try again.'
const OWN_FAULT = 'The provider had a fault of its own. Please try again in a few minutes.'
const OVERLOAD = 'The provider is overloaded at the moment. Please try again in a few minutes.'
const BROKE = 'The connection to the provider broke. Please try again.'
const UNREADABLE = 'The provider’s answer could not be read. Please try again.'
const MAY_HAVE_STARTED = 'The provider may have started this video. Check before trying again.'

const free = (afterSeconds: number | null = null): Again => ({ tries: 4, afterSeconds })
const twice: Again = { tries: 2, afterSeconds: null }
type Row = [GeminiFaultName, FaultCode, string, Again, number]

/** What the service answers in words, the same for every kind of call. */
const ANSWERED: Row[] = [
  ['bad_key', 'key_invalid', KEY, 'never', 502],
  ['expired_key', 'key_invalid', 'This Gemini API key has expired. Save a new key in Settings.', 'never', 502],
  ['unauthenticated', 'key_invalid', KEY, 'never', 502],
  [
    'leaked_key',
    'key_invalid',
    'Google has blocked this Gemini API key because it became public. Save a new key in Settings.',
    'never',
    502,
  ],
  ['no_key', 'no_permission', MAY_NOT, 'never', 502],
  ['blocked_key', 'no_permission', MAY_NOT, 'never', 502],
  ['disabled', 'no_permission', MAY_NOT, 'never', 502],
  [
    'location',
    'region',
    'Gemini is not offered in the region of this server. Choose the built-in studio for this item.',
    'never',
    502,
  ],
  ['billing', 'no_billing', NO_BILLING, 'never', 502],
  ['invalid', 'bad_request', BAD_REQUEST, 'never', 502],
  ['invalid_interaction', 'bad_request', BAD_REQUEST, 'never', 502],
  ['conflict', 'bad_request', BAD_REQUEST, 'never', 502],
  ['429', 'quota', LIMITED, free(37), 429],
  ['429_header', 'quota', LIMITED, free(37), 429],
  ['429_bare', 'quota', 'The provider is limiting requests at the moment. Try again in 60 s.', free(), 429],
  ['quota', 'quota', "The provider's quota is used up. Try again in 10 h 17 min.", 'never', 429],
  ['quota_day', 'quota', "The provider's quota is used up. Try again in 21 h.", 'never', 429],
  ['no_allowance', 'no_billing', NO_BILLING, 'never', 502],
  ['408', 'time_out', TOO_LONG, free(), 502],
  ['500', 'provider_error', OWN_FAULT, free(), 502],
  ['502', 'provider_error', OWN_FAULT, free(), 502],
  ['503', 'overload', OVERLOAD, free(), 502],
  ['503_later', 'quota', "The provider's quota is used up. Try again in 15 min.", 'never', 429],
  ['504', 'time_out', TOO_LONG, free(), 502],
]

/** What is left when the answer is lost or cannot be read: how often it may be tried again depends on what it cost. */
const LOST: GeminiFaultName[] = ['reset', 'lost', 'cut', '503_empty']
const GARBLED: GeminiFaultName[] = ['malformed', 'truncated', 'empty', 'html', 'redirect']

const retired = (model: string): Row => [
  'retired',
  'model_retired',
  `The provider no longer offers the model ${model}. The administrator can name another in GEMINI_MODELS_FILE.`,
  'never',
  502,
]

const CALLS = {
  copy: () => parts().gemini.writeCopy(briefOf(), aCall()),
  picture: () => parts().gemini.paintPicture(briefOf(), [], aCall()),
  film: () => parts().gemini.startFilm(aFilm, [], aCall()),
}

async function expectRow(call: () => Promise<unknown>, [name, code, sentence, again, status]: Row) {
  parts().server.next(name)
  const fault = await expectFault(call())
  expect([fault.code, fault.message, fault.again, fault.status]).toEqual([code, sentence, again, status])
  expect(fault.spend).toBeNull()
  expect(parts().server.requests).toHaveLength(1)
}

describe.each(['copy', 'picture'] as const)('a call for a %s that the service fails', (kind) => {
  const model = kind === 'copy' ? 'gemini-3.8-flash' : 'gemini-nano-banana-2.1'
  const lost = LOST.map((name): Row => [name, 'lost', BROKE, twice, 502])
  const garbled = GARBLED.map((name): Row => [name, 'broken_answer', UNREADABLE, twice, 502])
  test.each([...ANSWERED, retired(model), ...lost, ...garbled])('%s is %s: %s', (...row) => expectRow(CALLS[kind], row))
})

describe('a film that the service does not start', () => {
  const names = [...LOST, ...GARBLED, 'empty_object', 'array'] as GeminiFaultName[]
  const doubtful = names.map((name): Row => [name, 'lost', MAY_HAVE_STARTED, 'never', 502])
  test.each([...ANSWERED, retired('gemini-omni-1.2-flash'), ...doubtful])('%s is %s: %s', (...row) =>
    expectRow(CALLS.film, row),
  )
})

describe('a poll that the service fails', () => {
  const lost = LOST.map((name): Row => [name, 'lost', BROKE, free(), 502])
  const garbled = [...GARBLED, 'empty_object' as const, 'array' as const].map((name): Row => [
    name,
    'broken_answer',
    UNREADABLE,
    free(),
    502,
  ])
  const gone: Row = [
    'retired',
    'lost',
    'The provider no longer has this video. Please generate it again.',
    'never',
    502,
  ]
  test.each([...ANSWERED, gone, ...lost, ...garbled])('%s is %s: %s', async (...row) => {
    const { gemini, server } = parts()
    const { interaction_id, model } = await gemini.startFilm(aFilm, [], aCall())
    server.reset()
    await expectRow(() => gemini.pollFilm(interaction_id, model, aCall()), row)
  })
})

test('a long wait is told to whoever asks again', async () => {
  parts().server.next('quota')
  expect((await expectFault(CALLS.picture())).retryAfterSeconds).toBe(36_990)
  parts().server.next('429', { retryAfter: 121 })
  const fault = await expectFault(CALLS.picture())
  expect([fault.message, fault.again]).toEqual(["The provider's quota is used up. Try again in 3 min.", 'never'])
  parts().server.next('429', { retryAfter: 120 })
  expect((await expectFault(CALLS.picture())).again).toEqual(free(120))
})

test('a service that is out of reach cost nothing and is tried again', async () => {
  const { openGemini } = await import('./gemini.ts')
  const closed = await import('../../testing/gemini-server.ts').then((module) => module.openGeminiServer())
  await closed.close()
  const gemini = openGemini({ geminiBaseUrl: closed.url, geminiModelsFile: null }, { now: () => new Date() })
  const fault = await expectFault(gemini.startFilm(aFilm, [], aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual([
    'unreachable',
    'The provider could not be reached. Please try again in a few minutes.',
    free(),
  ])
})

test.each([
  ['once_more', 'time_out', TOO_LONG, twice],
  ['freely', 'time_out', TOO_LONG, free()],
  ['never', 'lost', MAY_HAVE_STARTED, 'never'],
] as const)('a call that may be repeated %s and takes too long is %s', (repeat, code, sentence, again) => {
  const fault = faultOf(new WireFault('time_out'), repeat, () => modelRetired('x'), new Date())
  expect([fault.code, fault.message, fault.again]).toEqual([code, sentence, again])
})
