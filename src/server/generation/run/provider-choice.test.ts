import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openOpenAiServer, type OpenAiStandIn } from '../../testing/openai/openai-server.ts'
import { readEarlierCalls } from '../../spending/ledger/call-ids.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLATFORM_KEY = 'AIza-platform-0123456789-abcdefghijklm'
const KEY = 'sk-own-0123456789-abcdefghijkl'
const GONE = 'The provider that you chose for images is no longer available. Choose another one under API Keys.'

describe('the choice of providers', () => {
  let server: OpenAiStandIn
  let gemini: GeminiServer
  let site: Site
  beforeAll(async () => {
    server = await openOpenAiServer()
    gemini = await openGeminiServer()
    const fetchAllow = [new URL(server.url).host]
    site = await openSite({ fetchAllow, geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY, rateLimits: false })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
    await gemini.close()
  })
  beforeEach(() => {
    server.reset()
    gemini.reset()
  })

  async function prepare() {
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const body = { name: 'Company models', base_url: server.url, key: KEY }
    const prices = { text_input_usd: 2, text_output_usd: 8, image_usd: 0.04 }
    const own = await ann.api.ownProviders.create({
      body: { ...body, text_model: 'words-1', image_model: 'paint-1', takes_pictures: true, ...prices },
    })
    return { ann, brand_id, own: own.id, choice: `own:${own.id}` }
  }

  const generate = ({ api }: Person, brand_id: number) =>
    api.content.generate({
      form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '1080x1080' },
      files: {},
    })
  const paidBy = () => [server.ledger.map(({ kind }) => kind), gemini.ledger.map(({ kind }) => kind)]

  test('an added provider is used only where it was chosen, and its price and model are recorded', async () => {
    const { ann, brand_id, choice } = await prepare()
    await generate(ann, brand_id)
    expect(paidBy()).toEqual([[], ['copy', 'picture']])
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice } })
    const created = await generate(ann, brand_id)
    expect(paidBy()).toEqual([['picture'], ['copy', 'picture', 'copy']])
    expect(server.ledger).toMatchObject([{ model: 'paint-1', key: KEY }])
    expect(created.model_used).toBe('paint-1')
    const spends = await acrossOwners(site.opened.app.db).selectFrom('spends').selectAll().orderBy('id').execute()
    expect(spends.slice(-2)).toMatchObject([
      { provider: 'gemini', kind: 'copy', platform_key: true },
      { provider: 'Company models', model: 'paint-1', kind: 'picture', platform_key: false, cost_usd: 0.04 },
    ])
    const [row] = (await ann.api.analytics.content()).analytics
    expect(row).toMatchObject({ model_used: 'paint-1', api_call_details: { provider: 'Company models' } })
  })

  test('the default of a brand comes before the choice of the account, which comes before today’s order', async () => {
    const { ann, brand_id, choice } = await prepare()
    const { id: other } = await ann.api.brands.create({ body: { name: 'Other' } })
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice } })
    const saved = await ann.api.providerChoices.save({ body: { brand_id, kind: 'picture', choice: 'studio' } })
    const image = saved.kinds.find(({ kind }) => kind === 'picture')
    expect(image).toMatchObject({
      choice: 'studio',
      current: { name: null, usd: 0 },
      otherwise: { name: 'Company models', model: 'paint-1', usd: 0.04 },
    })
    expect((await generate(ann, brand_id)).model_used).toBe('studio')
    expect((await generate(ann, other)).model_used).toBe('paint-1')
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice: null } })
    expect((await generate(ann, other)).model_used).toBe('gemini-nano-banana-2.1')
  })

  test('a chosen provider that was deleted stops the item with a message, and nobody else is paid', async () => {
    const { ann, brand_id, own, choice } = await prepare()
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice } })
    await ann.api.ownProviders.remove({ params: { id: own } })
    await expect(generate(ann, brand_id)).rejects.toMatchObject({ message: GONE })
    expect(paidBy()).toEqual([[], []])
    const { kinds } = await ann.api.providerChoices.get({ query: {} })
    expect(kinds.find(({ kind }) => kind === 'picture')?.current).toMatchObject({ problem: GONE })
    const { providers } = await ann.api.generator.options({ query: { brand_id } })
    expect(providers?.find(({ kind }) => kind === 'picture')).toMatchObject({ problem: GONE })
  })

  test('a chosen provider whose key cannot be decrypted stops the item with a message', async () => {
    const { ann, brand_id, own, choice } = await prepare()
    await ann.api.providerChoices.save({ body: { kind: 'copy', choice } })
    await acrossOwners(site.opened.app.db)
      .updateTable('user_providers')
      .set({ sealed: 'v1.00000000.a.b.c' })
      .where('id', '=', own)
      .execute()
    const message = 'The saved key of the provider Company models can no longer be read. Enter it again under API Keys.'
    await expect(generate(ann, brand_id)).rejects.toMatchObject({ message })
    expect(await ann.api.providerChoices.test({ body: { kind: 'copy', choice } })).toEqual({ valid: false, message })
    expect(paidBy()).toEqual([[], []])
  })

  test('the server of a chosen provider refuses the key, and the message names the provider', async () => {
    const { ann, brand_id, choice } = await prepare()
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice } })
    server.next('bad_key', { kind: 'picture' })
    await expect(generate(ann, brand_id)).rejects.toMatchObject({
      message: 'The provider Company models does not accept your key. Change it under API Keys.',
    })
  })

  test('only what is listed can be chosen, for brands of one’s own', async () => {
    const { ann, choice } = await prepare()
    const bob = await site.signUp('Bob')
    const { id: brand_id } = await bob.api.brands.create({ body: { name: 'Bob’s' } })
    const unlisted = { status: 422, message: 'Choose one of the listed providers.' }
    await expect(bob.api.providerChoices.save({ body: { kind: 'copy', choice } })).rejects.toMatchObject(unlisted)
    await expect(bob.api.providerChoices.test({ body: { kind: 'copy', choice } })).rejects.toMatchObject(unlisted)
    await expect(ann.api.providerChoices.save({ body: { kind: 'film', choice } })).rejects.toMatchObject(unlisted)
    const missing = { status: 404, message: 'Brand not found' }
    await expect(ann.api.providerChoices.save({ body: { brand_id, kind: 'copy', choice } })).rejects.toMatchObject(
      missing,
    )
    await expect(ann.api.providerChoices.get({ query: { brand_id } })).rejects.toMatchObject(missing)
  })

  test('options have prices and can be tested without a charge', async () => {
    const { ann, choice } = await prepare()
    const { kinds } = await ann.api.providerChoices.get({ query: {} })
    expect(kinds.map(({ kind, choice: chosen, options }) => [kind, chosen, options.map((one) => one.choice)])).toEqual([
      ['copy', null, ['platform-gemini', choice, 'studio']],
      ['picture', null, ['platform-gemini', choice, 'studio']],
      ['film', null, ['platform-gemini', 'studio']],
      ['speech', null, ['platform-gemini', 'studio']],
    ])
    expect(kinds[1]?.options.map(({ usd }) => usd)).toEqual([0.0336, 0.04, 0])
    const ask = (of: string) => ann.api.providerChoices.test({ body: { kind: 'picture', choice: of } })
    expect(await ask(choice)).toEqual({ valid: true, message: 'The connection works.' })
    expect(await ask('studio')).toMatchObject({ valid: true })
    expect(paidBy()).toEqual([[], []])
  })

  test('an answer of no use is known as bought, whatever the provider is called', async () => {
    const { ann, brand_id, choice, own } = await prepare()
    const body = { name: 'unknown', base_url: server.url, image_model: 'paint-1', text_model: null, image_usd: 0.04 }
    await ann.api.ownProviders.update({ params: { id: own }, body })
    await ann.api.providerChoices.save({ body: { kind: 'picture', choice } })
    server.next('corrupt_image', { kind: 'picture' })
    await expect(generate(ann, brand_id)).rejects.toMatchObject({ status: 502 })
    const items = acrossOwners(site.opened.app.db).selectFrom('items').select(['id', 'user_id']).orderBy('id', 'desc')
    const item = await items.limit(1).executeTakeFirstOrThrow()
    expect((await readEarlierCalls(site.opened.app, item, 'picture')).wastedUsd).toBeCloseTo(0.04)
  })
})
