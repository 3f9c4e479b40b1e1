import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { COMFYUI_USD, writeComfyFile } from '../../testing/comfyui/comfyui-provider.ts'
import { type ComfyStandIn, openComfyServer } from '../../testing/comfyui/comfyui-server.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

let server: ComfyStandIn
let site: Site
let ann: Person
let brand_id: number
beforeAll(async () => {
  server = await openComfyServer()
  site = await openSite({ providersFile: writeComfyFile(newDataDir(), server.url, { side: 256 }) }, { speed: 10 })
  ann = await site.signUp()
  brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  server.reset()
  await acrossOwners(site.opened.app.db).deleteFrom('spends').execute()
})

const submit = () =>
  ann.api.content.generate({
    form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400' },
    files: {},
    headers: { prefer: 'respond-async' },
  })
const readState = async (id: number) => (await ann.api.generator.job({ params: { id } })).status
const readSpends = () =>
  acrossOwners(site.opened.app.db).selectFrom('spends').select(['provider', 'kind', 'cost_usd']).execute()
const readOpen = () => site.opened.app.db.selectFrom('unanswered_calls').selectAll().execute()
const countPrompts = () => server.requests.filter(({ path }) => path === 'POST /prompt').length
const PAID = [{ provider: 'studio-gpu', kind: 'picture', cost_usd: COMFYUI_USD }]

test('an image is made by the workflow of the operator, and costs the price of PROVIDERS_FILE', async () => {
  const { id = 0 } = await submit()
  await expect.poll(() => readState(id)).toBe('succeeded')
  expect([await readSpends(), await readOpen(), server.ledger.length]).toEqual([PAID, [], 1])
  const options = await ann.api.generator.options()
  expect([options.engine, options.prices?.['image']]).toEqual(['comfyui', COMFYUI_USD])
})

test('an image whose download failed is found again by the next attempt, and paid once', async () => {
  for (let time = 0; time < 3; time += 1) server.next('view_500')
  const { id = 0 } = await submit()
  await expect.poll(() => readState(id)).toBe('succeeded')
  expect([await readSpends(), await readOpen(), countPrompts()]).toEqual([PAID, [], 1])
})

test('a canceled item stops its prompt, costs nothing, and gives its unit back', async () => {
  const used = async () => (await ann.api.generator.options()).usage?.used
  const before = await used()
  server.next('stuck')
  const { id = 0 } = await submit()
  await expect.poll(() => server.listRunning().length).toBe(1)
  await ann.api.generator.cancel({ params: { id } })
  await expect.poll(() => server.listRunning()).toEqual([])
  await expect.poll(readOpen).toEqual([])
  expect([await readSpends(), await used(), server.ledger]).toEqual([[], before, []])
})

test('an item that is deleted with its account stops its prompt', async () => {
  const carl = await site.signUp('Carl')
  const { id } = await carl.api.brands.create({ body: { name: 'Solis' } })
  server.next('stuck')
  const form = { brand_id: id, prompt: 'A calm post about our day cream', dimensions: '400x400' }
  await carl.api.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
  await expect.poll(() => server.listRunning().length).toBe(1)
  await carl.api.auth.deleteMe({ body: { password: PASSWORD } })
  await expect.poll(() => server.listRunning()).toEqual([])
})

test('a prompt that the server forgot is queued once more, and the second time the item fails', async () => {
  for (let time = 0; time < 3; time += 1) server.next('forgotten')
  const { id = 0 } = await submit()
  await expect.poll(() => readState(id)).toBe('failed')
  expect([countPrompts(), (await readOpen()).length]).toEqual([2, 2])
})
