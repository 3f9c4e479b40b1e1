import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { listPrices, setPrice } from '../../providers/prices/set-price.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { writeProvidersFile } from '../../testing/openai/openai-provider.ts'
import { openOpenAiServer, type OpenAiStandIn } from '../../testing/openai/openai-server.ts'
import { openSite, type Site } from '../../testing/site.ts'

const DAY_MS = 86_400_000
const IMAGE = 'gemini-nano-banana-2.1'
const RATES = { input: 1.5, cached_input: 1.5, text_output: 7.5, '2K': 0.0504, '4K': 0.1134 }

describe('prices of the operator', () => {
  let gemini: GeminiServer
  let server: OpenAiStandIn
  let site: Site
  beforeAll(async () => {
    gemini = await openGeminiServer()
    server = await openOpenAiServer()
    const providersFile = writeProvidersFile(newDataDir(), { url: server.url, key: 'sk-0123456789', kinds: ['copy'] })
    site = await openSite({ geminiBaseUrl: gemini.url, geminiApiKey: 'AIza-platform-0123456789', providersFile })
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
    await server.close()
  })

  const toDay = (ahead: number) => new Date(site.clock.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  const set = (...args: string[]) => setPrice(site.opened.app, args)

  test('hold from their day on without a restart, and an item keeps the price that was valid', async () => {
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '1080x1080' }
    const readPrices = async () => {
      await ann.api.content.generate({ form, files: {} })
      const spends = acrossOwners(site.opened.app.db).selectFrom('spends').select(['kind', 'price', 'cost_usd'])
      return spends.orderBy('id').execute()
    }
    const [copy, image] = await readPrices()
    expect(copy?.price).toMatchObject({ model: 'words-1', usd_per_million: { input: 2 } })
    expect(image?.price).toMatchObject({ model: IMAGE, usd_per_million: { media_output: 30 } })

    await set('gemini', IMAGE, toDay(0), 'media_output=60', '1K=0.07')
    await set('gemini', IMAGE, toDay(2), 'media_output=90')
    await set('stand-in', 'words-1', toDay(0), 'input=4')
    const now = await readPrices()
    expect(now.slice(0, 2)).toEqual([copy, image])
    expect(now.slice(2).map(({ price }) => price)).toMatchObject([
      { valid_from: toDay(0), usd_per_million: { input: 4, text_output: 8 } },
      { valid_from: toDay(0), usd_per_million: { input: 1.5, media_output: 60 }, usd_per_item: { '1K': 0.07 } },
    ])
    expect(now[3]?.cost_usd).toBeGreaterThan(image?.cost_usd ?? 0)
    const { analytics } = await ann.api.analytics.content()
    expect(analytics.map(({ cost_estimation }) => cost_estimation.prices.find(({ model }) => model === IMAGE))).toEqual(
      [
        { model: IMAGE, valid_from: toDay(0), rates: { ...RATES, media_output: 60, '1K': 0.07 } },
        expect.objectContaining({ model: IMAGE, rates: { ...RATES, media_output: 30, '1K': 0.0336 } }),
      ],
    )
    const { kinds } = await ann.api.providerChoices.get({ query: {} })
    expect(kinds.find(({ kind }) => kind === 'picture')?.current).toMatchObject({ usd: 0.07 })

    site.clock.advance(2 * DAY_MS)
    const ben = await site.signUp('Ben')
    const later = await ben.api.brands.create({ body: { name: 'Later' } })
    await ben.api.content.generate({ form: { ...form, brand_id: later.id }, files: {} })
    const all = await acrossOwners(site.opened.app.db).selectFrom('spends').select('price').orderBy('id').execute()
    expect(all.at(-1)?.price).toMatchObject({ valid_from: toDay(0), usd_per_million: { media_output: 90 } })
    expect(await listPrices(site.opened.app)).toMatch(
      new RegExp(`^gemini ${IMAGE} from .*: .*\\ngemini ${IMAGE} from .*: media_output=90 .*\\nstand-in words-1`),
    )
  })

  test('of a model that no table has are stored, and the reply says that they have no effect', async () => {
    const note = 'No table of models has this model now, so the price has no effect yet'
    expect(await set('gemini', 'gemini-nano', toDay(9), 'input=1')).toContain(note)
    expect(await set('stand-in', 'words-2', toDay(9), 'input=1')).toContain(note)
    expect(await set('stand-in', 'words-1', toDay(9), 'input=1')).toBe(
      `Set the price of stand-in words-1 from ${toDay(9)} on`,
    )
  })

  test.each([
    [[], /^npm run admin -- price/],
    [['gemini', IMAGE, '2026-02-30', 'input=1'], /^npm run admin -- price/],
    [['gemini', IMAGE, '2026-12-01', 'output=1'], /^output=1 is no price/],
    [['gemini', IMAGE, '2026-12-01', 'input=-1'], /^input=-1 is no price/],
  ])('%j is refused', async (args, message) => {
    await expect(set(...args)).rejects.toThrow(message)
  })
})
