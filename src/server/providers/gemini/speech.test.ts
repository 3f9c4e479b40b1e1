import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCall, byRules, TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import { openSpeechServer, type SpeechFault, type SpeechServer } from '../../testing/speech-server.ts'
import { ProviderFault } from '../provider-fault.ts'
import { wrapSamples } from '../voices.ts'
import { openGemini } from './gemini.ts'
import { readRate } from './speech.ts'

let server: SpeechServer
beforeAll(async () => {
  server = await openSpeechServer()
})
afterAll(() => server.close())
beforeEach(() => void server.ledger.splice(0))

const open = (now = TEST_NOW) =>
  openGemini({ geminiBaseUrl: server.url, geminiModelsFile: null }, { now: () => now }, byRules)
const speak = (tone = 'luxury', language = 'de') => open().speak({ text: 'Schlaf gut.', language, tone }, aCall())
const fail = (fault: SpeechFault) => {
  server.next(fault)
  return speak().catch((error: unknown) => {
    if (error instanceof ProviderFault) return error
    throw error
  })
}

test('a text is spoken word for word, by a voice for its tone, and the tokens of its audio are charged', async () => {
  const { sound, model, spend } = await speak()
  expect(Buffer.from(sound).toString('latin1', 0, 4)).toBe('RIFF')
  expect(model).toBe('gemini-3.8-flash-tts')
  await speak('playful', 'und')
  expect(server.ledger.map(({ text, voice }) => [text, voice])).toEqual([
    ['Schlaf gut.', 'Kore'],
    ['Schlaf gut.', 'Aoede'],
  ])
  expect(spend).toMatchObject({ kind: 'speech', endpoint: 'generateContent', is_estimate: false })
  expect(spend.estimated_cost_usd).toBeCloseTo((20 * 0.5 + 100 * 9) / 1e6, 9)
})

test.each([
  ['busy', { again: { tries: 4 }, mayBePaid: false }],
  ['broken', { again: { tries: 4 }, mayBePaid: false }],
  ['cut', { mayBePaid: true }],
  ['reset', { mayBePaid: true }],
  ['no_audio', { code: 'unusable_answer', again: 'never', spend: { kind: 'speech' } }],
] as const)('the fault %s says whether it may have been paid', async (fault, expected) => {
  expect(await fail(fault)).toMatchObject(expected)
})

test('the estimate grows with the text, and follows the price of the day', () => {
  const text = 'Sleep well tonight. '.repeat(10)
  const [now, later] = [open().speechUsd(text), open(new Date('2027-02-01')).speechUsd(text)]
  expect(now).toBeGreaterThan(0.001)
  expect(later).toBeCloseTo(now * 2, 9)
})

test('raw samples of an older model become a WAV file', () => {
  const file = wrapSamples(new Uint8Array(48_000), 24_000)
  expect(file.readUInt32LE(24)).toBe(24_000)
  expect(file.length).toBe(48_044)
})

test.each([
  ['audio/L16;codec=pcm;rate=16000', 16_000],
  ['audio/L16;codec=pcm', 24_000],
])('samples of the type %s are played at %i a second', (type, rate) => {
  expect(readRate(type)).toBe(rate)
})
