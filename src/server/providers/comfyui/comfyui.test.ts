import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { COMFYUI_USD, comfyEntries, writeComfyFile } from '../../testing/comfyui/comfyui-provider.ts'
import { openComfyServer } from '../../testing/comfyui/comfyui-server.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { byRules, expectFault, TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import { drawImage } from '../../testing/gemini/gemini-media.ts'
import { openOperatorProviders } from '../operator-providers.ts'
import { readProvidersFile } from '../providers-file.ts'
import { fillWorkflow, parseWorkflow } from './workflow.ts'

const ID = '00000000-0000-8000-a000-000000000001'
const EARLIER = '00000000-0000-8000-a000-000000000002'
const brief = createBrief({ prompt: 'A calm post', width: 1080, height: 1080 })

async function open(options: Parameters<typeof openComfyServer>[0] = {}, price = COMFYUI_USD) {
  const server = await openComfyServer(options)
  onTestFinished(() => server.close())
  const file = writeComfyFile(newDataDir(), server.url, { usd: price })
  const chosen = openOperatorProviders(file, { now: () => TEST_NOW, speed: 10 }, byRules).picture()
  if (!chosen) throw new Error('The file names a model')
  const { provider, key } = chosen
  const sent: string[] = []
  const found: string[] = []
  const call = {
    owner: 1,
    key,
    signal: new AbortController().signal,
    beforeSend: () => (sent.push(ID), Promise.resolve(ID)),
    onFound: (id: string) => void found.push(id),
  }
  const count = (path: string) => server.requests.filter((request) => request.path === path).length
  return { server, provider, call, sent, found, count }
}

test.each(['lost', 'cut'] as const)(
  'a prompt whose answer is %s is found again by its id, and made once',
  async (name) => {
    const { server, provider, call, count } = await open()
    server.next(name)
    const { spend } = await provider.paintImage(brief, [], call)
    expect([spend.estimated_cost_usd, count('POST /prompt'), server.ledger.length]).toEqual([COMFYUI_USD, 1, 1])
  },
)

test('a server that chooses the ids itself is searched for the id of the client', async () => {
  const { server, provider, call, count } = await open({ isOld: true })
  server.next('lost')
  await provider.paintImage(brief, [], call)
  await provider.paintImage(brief, [], { ...call, earlier: [ID] })
  expect([count('POST /prompt'), server.ledger.length]).toEqual([1, 1])
})

test('the image of an earlier call whose answer is missing is awaited, and nothing is queued again', async () => {
  const { server, provider, call, sent, found, count } = await open()
  const stop = new AbortController()
  server.next('stuck')
  const work = provider.paintImage(brief, [], { ...call, signal: stop.signal }).catch(() => null)
  await expect.poll(() => server.listRunning()).toEqual([ID])
  stop.abort(new Error('the process ends'))
  await work
  const again = provider.paintImage(brief, [], { ...call, earlier: [EARLIER, ID] }).catch((error: unknown) => error)
  await expect.poll(() => found).toEqual([ID])
  await provider.cancelImage?.(ID, call)
  expect(await again).toMatchObject({ code: 'provider_error', spend: null, mayBePaid: false })
  expect([sent, count('POST /prompt')]).toEqual([[ID], 1])
})

test('an earlier call that the server does not know is followed by a new one', async () => {
  const { provider, call, sent, found } = await open()
  await provider.paintImage(brief, [], { ...call, earlier: [EARLIER] })
  expect([sent, found]).toEqual([[ID], []])
})

test('nothing is queued while the server cannot be asked for the earlier call', async () => {
  const { server, provider, call, sent } = await open()
  await server.close()
  const fault = await expectFault(provider.paintImage(brief, [], { ...call, earlier: [EARLIER] }))
  expect([fault.code, sent]).toEqual(['unreachable', []])
})

test.each([['stuck'], [null]] as const)(
  'a prompt is taken out of the queue, or interrupted, when it is canceled: %s',
  async (name) => {
    const { server, provider, call } = await open({ runMs: 600_000 })
    if (name) server.next(name)
    const stop = new AbortController()
    const work = provider.paintImage(brief, [], { ...call, signal: stop.signal }).catch((error: unknown) => error)
    await expect.poll(() => server.listRunning()).toEqual([ID])
    stop.abort(new Error('canceled'))
    expect(await work).toMatchObject({ message: 'canceled' })
    expect(await provider.cancelImage?.(ID, call)).toBe(true)
    expect([server.listRunning(), server.ledger]).toEqual([[], []])
  },
)

test('a finished image is not canceled', async () => {
  const { provider, call } = await open()
  await provider.paintImage(brief, [], call)
  expect(await provider.cancelImage?.(ID, call)).toBe(false)
})

test.each(['poll_reset', 'poll_html', 'view_reset', 'view_500'] as const)(
  'a request that fails once is sent again: %s',
  async (name) => {
    const { server, provider, call } = await open()
    server.next(name)
    await provider.paintImage(brief, [], call)
    expect(server.ledger).toHaveLength(1)
  },
)

test('an image that cannot be fetched now is found again by the next call', async () => {
  const { server, provider, call, count } = await open()
  for (let time = 0; time < 3; time += 1) server.next('view_500')
  const fault = await expectFault(provider.paintImage(brief, [], call))
  expect([fault.code, fault.mayBePaid]).toEqual(['provider_error', true])
  await provider.paintImage(brief, [], { ...call, earlier: [ID] })
  expect([count('POST /prompt'), server.ledger.length]).toEqual([1, 1])
})

test('images of the brief are uploaded under names of their contents, and the last one fills the places that are left', async () => {
  const { server, provider, call } = await open()
  const data = await drawImage('reference', '1:1', '1K', 'png')
  const withProduct = { ...brief, pictures: [{ key: 'a.png', role: 'product' as const }] }
  await provider.paintImage(withProduct, [{ data, mime_type: 'image/png' }], call)
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 24)
  expect([...server.uploads]).toEqual([`signet/${digest}.png`])
  expect(server.ledger).toMatchObject([{ references: 2, size: '1024x1024' }])
  expect(server.ledger[0]?.prompt).toContain('Picture 1 is the product')
})

test('a server without a price costs nothing, also if its answer is lost', async () => {
  const { server, provider, call } = await open({}, 0)
  server.next('reset')
  const fault = await expectFault(provider.paintImage(brief, [], call))
  expect([fault.code, fault.mayBePaid]).toEqual(['lost', false])
  expect((await provider.paintImage(brief, [], call)).spend.estimated_cost_usd).toBe(0)
})

const node = (inputs: object) => ({ 1: { class_type: 'Text', inputs } })

test('a placeholder alone gets a value of its type, and one within a text becomes text', () => {
  const workflow = parseWorkflow(
    node({ a: '{{width}}', b: ['{{prompt}}, {{width}}x{{height}}', 1], c: { d: '{{seed}}' } }),
    false,
  )
  if (typeof workflow === 'string') throw new Error(workflow)
  const filling = { prompt: 'say "hi" {{seed}}', negative: '', width: 640, height: 480, seed: 7, references: [] }
  expect(fillWorkflow(workflow, filling)).toEqual(node({ a: 640, b: ['say "hi" {{seed}}, 640x480', 1], c: { d: 7 } }))
})

const { server: provider, row } = comfyEntries('http://127.0.0.1:1')
const file = (changes: object, entry: object = provider) => ({ providers: [entry], models: [{ ...row, ...changes }] })

test.each([
  ['models.0.workflow: is missing', file({ workflow: undefined })],
  ['models.0.workflow: must be a workflow in API format', file({ workflow: { nodes: [], links: [] } })],
  ['models.0.workflow: has the unknown placeholder {{steps}}', file({ workflow: node({ a: '{{prompt}} {{steps}}' }) })],
  ['models.0.workflow: has no placeholder {{prompt}}', file({ workflow: node({ a: 1 }) })],
  ['models.0.workflow: has a placeholder of an image', file({ workflow: node({ a: '{{prompt}} {{reference_1}}' }) })],
  ['models.0.reference_workflow: has no placeholder', file({ reference_workflow: node({ a: '{{prompt}}' }) })],
  ['models.0.workflow: its file cannot be read', file({ workflow: 'gone.json' })],
  ['models.0.workflow: its file is not valid JSON', file({ workflow: 'broken.json' })],
  [
    'models.0.kind: must be picture',
    file({
      kind: 'copy',
      usd_per_item: undefined,
      sizes: undefined,
      workflow: undefined,
      reference_workflow: undefined,
    }),
  ],
  ['models.0.usd_per_million: does not hold', file({ usd_per_million: { input: 1 } })],
  ['models.0.workflow: is only for', file({}, { ...provider, protocol: 'openai' })],
])('an invalid PROVIDERS_FILE stops the start with one line: %s', (why, json) => {
  const folder = newDataDir()
  writeFileSync(join(folder, 'broken.json'), '{')
  writeFileSync(join(folder, 'providers.json'), JSON.stringify(json))
  expect(() => readProvidersFile(join(folder, 'providers.json'))).toThrow(
    `PROVIDERS_FILE takes a JSON file of providers and models: ${why}`,
  )
})

test('a workflow in a file is found from the folder of PROVIDERS_FILE', () => {
  const folder = newDataDir()
  mkdirSync(join(folder, 'flows'))
  writeFileSync(join(folder, 'flows/a.json'), JSON.stringify(row.workflow))
  writeFileSync(join(folder, 'providers.json'), JSON.stringify(file({ workflow: 'flows/a.json' })))
  const [model] = readProvidersFile(join(folder, 'providers.json')).models
  expect(model?.kind === 'picture' && model.workflows?.plain).toEqual(row.workflow)
})
