import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newDataDir } from '../../testing/data-dir.ts'
import { aCall, byRules, TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import { openSpeechServer, type SpeechFault, type SpeechServer } from '../../testing/speech-server.ts'
import { openOperatorProviders } from '../operator-providers.ts'
import { ProviderFault } from '../provider-fault.ts'
import { chooseVoice } from '../voices.ts'
import { speechUsd } from './speech.ts'

let server: SpeechServer
beforeAll(async () => {
  server = await openSpeechServer()
})
afterAll(() => server.close())
beforeEach(() => void server.ledger.splice(0))

function open(price: object, speed = 1) {
  const file = join(newDataDir(), 'providers.json')
  const providers = [{ name: 'voices', protocol: 'openai', base_url: `${server.url}/v1` }]
  const voices = { de: 'anna', '*': 'af_heart' }
  writeFileSync(
    file,
    JSON.stringify({ providers, models: [{ kind: 'speech', provider: 'voices', model: 'kokoro', voices, ...price }] }),
  )
  const payer = openOperatorProviders(file, { now: () => TEST_NOW, speed }, byRules).speech()
  if (!payer) throw new Error('no speaker')
  return payer.provider
}
const ASKED = { text: 'Schlaf gut.', language: 'de-AT', tone: 'luxury' }
const fail = (fault: SpeechFault, price: object = { usd_per_item: 0.01 }, speed = 1) => {
  server.next(fault)
  return open(price, speed)
    .speak(ASKED, aCall())
    .catch((error: unknown) => {
      if (error instanceof ProviderFault) return error
      throw error
    })
}

test('a text is spoken by the voice of its language, and its characters are charged', async () => {
  const { sound, spend } = await open({ usd_per_million_characters: 15 }).speak(ASKED, aCall())
  expect(Buffer.from(sound).toString('latin1', 0, 4)).toBe('RIFF')
  expect(server.ledger).toMatchObject([{ model: 'kokoro', voice: 'anna', text: 'Schlaf gut.' }])
  expect(spend).toMatchObject({ kind: 'speech', endpoint: 'audio/speech', provider: 'voices' })
  expect(spend.estimated_cost_usd).toBeCloseTo((11 * 15) / 1e6, 12)
})

test.each([
  ['busy', { again: { tries: 4 }, mayBePaid: false }],
  ['broken', { again: { tries: 4 }, mayBePaid: false }],
  ['cut', { mayBePaid: true }],
  ['reset', { mayBePaid: true }],
] as const)('the fault %s says whether it may have been paid', async (fault, expected) => {
  expect(await fail(fault)).toMatchObject(expected)
})

test('a server that does not answer is given up, and one without a price never charged', async () => {
  expect(await fail('hang', { usd_per_item: 0.01 }, 1000)).toMatchObject({ code: 'time_out', mayBePaid: true })
  expect(await fail('reset', {})).toMatchObject({ mayBePaid: false })
})

test.each([
  ['de', 'anna'],
  ['de-CH', 'anna'],
  ['pt-BR', 'lua'],
  ['pt', 'alloy'],
  ['und', 'alloy'],
])('the voice for %s is %s', (language, voice) => {
  expect(chooseVoice({ de: 'anna', 'pt-BR': 'lua', '*': 'alloy' }, language)).toBe(voice)
})

test('a spoken text costs its item and its characters', () => {
  expect(speechUsd({ usd_per_item: 0.01, usd_per_million_characters: 15 }, 'Good night.')).toBeCloseTo(0.010165, 9)
})
