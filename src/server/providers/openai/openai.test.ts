import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { PUBLIC_ONLY } from '../../files/ssrf-safe-fetch.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { byRules, expectFault, TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import { writeProvidersFile } from '../../testing/openai/openai-provider.ts'
import { openOpenAiServer } from '../../testing/openai/openai-server.ts'
import { openOperatorProviders } from '../operator-providers.ts'
import { readProvidersFile } from '../providers-file.ts'
import { openTexts } from './openai.ts'
import { chooseImageSize } from './sizes.ts'

const clock = { now: () => TEST_NOW }
const signal = new AbortController().signal

async function openLocal() {
  const server = await openOpenAiServer({ keyless: true })
  onTestFinished(() => server.close())
  const file = writeProvidersFile(newDataDir(), { url: server.url, key: null })
  return { server, file, chosen: openOperatorProviders(file, clock, byRules) }
}

const KEY = 'operator-key-0123456789-abcdefgh'

async function openPaid() {
  const server = await openOpenAiServer()
  onTestFinished(() => server.close())
  return {
    server,
    chosen: openOperatorProviders(writeProvidersFile(newDataDir(), { url: server.url, key: KEY }), clock, byRules),
  }
}

test('a local server is asked without a key, and its calls cost nothing, also if an answer is lost', async () => {
  const { server, chosen } = await openLocal()
  const image = chosen.picture()
  if (!image) throw new Error('The file names a model')
  const call = { owner: 1, key: image.key, signal }
  const { spend } = await image.provider.paintImage(createBrief(), [], call)
  expect([spend.estimated_cost_usd, spend.provider]).toEqual([0, 'stand-in'])
  server.next('lost')
  const fault = await expectFault(image.provider.paintImage(createBrief(), [], call))
  expect([fault.code, fault.mayBePaid, server.requests.map(({ key }) => key)]).toEqual(['lost', false, ['', '']])
})

test('a parameter that the server refuses is left out from then on, and a schema goes into the instruction', async () => {
  const { server, chosen } = await openLocal()
  const copy = chosen.copy()
  if (!copy) throw new Error('The file names a model')
  server.next('no_schema')
  await copy.provider.writeCopy(createBrief(), { key: '', signal })
  await copy.provider.writeCopy(createBrief(), { key: '', signal })
  expect(server.requests.map(({ fields }) => fields.includes('response_format'))).toEqual([true, false, false])
  expect(server.ledger.map(({ prompt }) => prompt.includes('JSON Schema'))).toEqual([true, true])
})

test('a long error page is an error of the server, and nothing counts as charged', async () => {
  const { server, chosen } = await openPaid()
  const [copy, image] = [chosen.copy(), chosen.picture()]
  const call = { owner: 1, key: KEY, signal }
  server.next('long_500')
  const ofCopy = await expectFault(copy?.provider.writeCopy(createBrief(), call) ?? expect.fail())
  server.next('long_500')
  const ofImage = await expectFault(image?.provider.paintImage(createBrief(), [], call) ?? expect.fail())
  expect([ofCopy, ofImage].map(({ code, mayBePaid }) => [code, mayBePaid])).toEqual([
    ['provider_error', false],
    ['provider_error', false],
  ])
})

test('an address in a private network is refused where the rules of users apply, and nothing is sent', async () => {
  const { server, file } = await openLocal()
  const row = readProvidersFile(file).models.find(({ kind }) => kind === 'copy')
  if (row?.kind !== 'copy') throw new Error('The file names a model')
  const rules = { ...PUBLIC_ONLY, ports: [new URL(server.url).port] }
  for (const host of ['127.0.0.1', 'localhost']) {
    const baseUrl = server.url.replace('127.0.0.1', host)
    const closed = { name: 'mine', baseUrl, rules, clock, refused: new Set<string>(), inTurn: openSemaphore(1) }
    const fault = await expectFault(openTexts(closed, row, byRules).writeCopy(createBrief(), { key: 'k', signal }))
    expect([fault.code, fault.mayBePaid]).toEqual(['unreachable', false])
  }
  expect(server.requests).toEqual([])
})

test.each([
  [1080, 1080, '1024x1024', '1088x1088'],
  [1080, 1920, '1024x1536', '1088x1920'],
  [1500, 500, '1536x1024', '1536x512'],
])('an image for %i x %i is requested as %s of a list, and as %s by a rule', (width, height, listed, computed) => {
  expect(chooseImageSize(['1024x1024', '1536x1024', '1024x1536'], width, height)).toBe(listed)
  expect(chooseImageSize({ multiple_of: 16, min_side: 512, max_side: 2560 }, width, height)).toBe(computed)
})

const provider = { name: 'a', protocol: 'openai', base_url: 'http://127.0.0.1:1/v1/' }
const model = { kind: 'copy', provider: 'a', model: 'm' }
test.each([
  ['it is not valid JSON', '{'],
  ['providers.0.base_url', JSON.stringify({ providers: [{ ...provider, base_url: 'file:///x' }], models: [model] })],
  [
    'models.0.provider: names no provider',
    JSON.stringify({ providers: [provider], models: [{ ...model, provider: 'b' }] }),
  ],
  ['models.0.kind', JSON.stringify({ providers: [provider], models: [{ ...model, kind: 'film' }] })],
])('an invalid PROVIDERS_FILE stops the start with one line: %s', (why, text) => {
  const file = join(newDataDir(), 'providers.json')
  writeFileSync(file, text)
  expect(() => readProvidersFile(file)).toThrow(`PROVIDERS_FILE takes a JSON file of providers and models: ${why}`)
})

test('the last row that holds today names the model', async () => {
  const { server } = await openLocal()
  const file = join(newDataDir(), 'providers.json')
  const rows = [
    { ...model, model: 'old' },
    { ...model, model: 'new', valid_from: '2026-11-01' },
    { ...model, model: 'later', valid_from: '2026-12-01' },
  ]
  writeFileSync(file, JSON.stringify({ providers: [{ ...provider, base_url: `${server.url}/` }], models: rows }))
  const chosen = openOperatorProviders(file, clock, byRules)
  await chosen.copy()?.provider.writeCopy(createBrief(), { key: '', signal })
  expect([server.ledger.map(({ model: name }) => name), chosen.picture()]).toEqual([['new'], null])
})
