import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { imageFile } from '../../testing/images.ts'
import { writeProvidersFile } from '../../testing/openai/openai-provider.ts'
import { openOpenAiServer, type OpenAiStandIn } from '../../testing/openai/openai-server.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const KEY = 'operator-key-0123456789-abcdefgh'

let server: OpenAiStandIn
let site: Site
let ann: Person
let brand_id: number
beforeAll(async () => {
  server = await openOpenAiServer()
  site = await openSite({ providersFile: writeProvidersFile(newDataDir(), { url: server.url, key: KEY }) })
  ann = await site.signUp()
  brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(() => server.reset())

const generate = (files: object = {}, fields: object = {}) =>
  ann.api.content.generate({
    form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '1080x1080', ...fields },
    files,
  })

test('an image is written and painted by the provider of the operator, and its price is in ledger and analytics', async () => {
  const created = await generate({ references: [await imageFile()] })
  expect(created.model_used).toBe('paint-1')
  expect(server.ledger).toMatchObject([
    { kind: 'copy', model: 'words-1', key: KEY },
    { kind: 'picture', model: 'paint-1', key: KEY, references: 1, size: '1024x1024' },
  ])
  const spends = await acrossOwners(site.opened.app.db).selectFrom('spends').selectAll().orderBy('id').execute()
  expect(spends).toMatchObject([
    { provider: 'stand-in', kind: 'copy', endpoint: 'chat/completions', platform_key: true, is_estimate: false },
    { provider: 'stand-in', kind: 'picture', endpoint: 'images/edits', platform_key: true, is_estimate: false },
  ])
  expect(spends[1]?.price).toMatchObject({ model: 'paint-1', usd_per_million: { media_output: 40 } })
  const cost = spends.reduce((sum, { cost_usd }) => sum + cost_usd, 0)
  expect(cost).toBeGreaterThan(0.04)
  const [row] = (await ann.api.analytics.content()).analytics
  expect(row).toMatchObject({ model_used: 'paint-1', api_call_details: { provider: 'stand-in' } })
  expect(row?.cost_estimation.estimated_cost_usd).toBeCloseTo(cost, 9)
})

test('the wizard shows the prices of that provider, and the studio is still free', async () => {
  const { engine, prices } = await ann.api.generator.options()
  expect(engine).toBe('openai')
  expect(prices?.['image']).toBeCloseTo(0.05 + (1200 * 2 + 700 * 8) / 1e6, 9)
  expect((await generate({}, { engine: 'studio' })).model_used).toBe('studio')
  expect(server.ledger).toEqual([])
})

test('a refused image fails with a message, and only the copy was paid', async () => {
  server.next('moderation', { kind: 'picture' })
  await expect(generate()).rejects.toMatchObject({
    status: 422,
    message: 'The provider declined this request. Change the prompt or the pictures and try again.',
  })
  expect(server.ledger.map(({ kind }) => kind)).toEqual(['copy'])
})

test('the user’s own Gemini key comes before the provider of the operator', async () => {
  const bob = await site.signUp('Bob')
  await bob.api.apiKeys.save({ body: 'AIza-own-key-0123456789-abcdefghijklmn' })
  expect((await bob.api.generator.options()).engine).toBe('gemini')
})
