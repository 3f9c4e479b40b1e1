import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEXT_SETS, checkTexts, countText } from '#contract/platforms/text-rules.ts'
import type { TextChange } from '#contract/campaigns/texts.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { plantCampaign } from '../../testing/plant-campaign.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const KEY = 'AIza-own-key-0123456789-abcdefghijklmn'
const BRIEF = 'Launch of our Night Cream: calm skin by morning. 20% off until Friday, in all shops'

describe('the texts of a campaign', () => {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  let brand = 0
  let product = 0
  let content = 0
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({ rateLimits: false, geminiBaseUrl: gemini.url })
    ann = await site.signUp('Ann')
    const content_guidelines = { do: [], dont: ['No exclamation marks', 'Never say "cheap"'] }
    brand = (await ann.api.brands.create({ body: { name: 'Nocte', content_guidelines } })).id
    product = (await ann.api.products.create({ params: { id: brand }, body: { name: 'Night Cream', price: 24.9 } })).id
    const form = { brand_id: brand, prompt: BRIEF, dimensions: '300x300' }
    content = (await ann.api.content.generate({ form, files: {} })).id ?? 0
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })
  beforeEach(() => gemini.reset())

  const plant = (formats: string[], languages = ['en', 'de']) =>
    plantCampaign(site, ann, {
      brand_id: brand,
      brief: BRIEF,
      product_ids: [product],
      languages,
      cells: formats.map((format) => ({ format, content_id: content })),
    })
  const save = (id: number, texts: TextChange[], person = ann) =>
    person.api.campaignTexts.save({ params: { id }, body: { texts } })
  const change = (own: Partial<TextChange>): TextChange => ({
    text_set: 'instagram',
    language: 'en',
    product_id: null,
    variant: 1,
    fields: {},
    ...own,
  })

  test('are the sets that the plan needs, and none yet', async () => {
    const { id } = await plant(['instagram.post', 'instagram.story', 'google.ad.728x90', 'facebook.ad'])
    expect(await ann.api.campaignTexts.list({ params: { id }, query: {} })).toEqual({
      text_sets: ['instagram', 'google.display', 'google.pmax', 'meta.ad'],
      languages: ['en', 'de'],
      products: [{ id: product, name: 'Night Cream' }],
      has_model: false,
      texts: [],
    })
  })

  test('are stored by field: a missing field keeps its texts, an empty list removes them', async () => {
    const { id } = await plant(['instagram.post'])
    await save(id, [change({ fields: { caption: ['  First  '], hashtags: ['a', 'b'] } })])
    await save(id, [change({ fields: { hashtags: [] } }), change({ variant: 2, fields: { caption: ['Second'] } })])
    const { texts } = await ann.api.campaignTexts.list({ params: { id }, query: { language: 'en' } })
    expect(texts.map(({ variant, fields }) => [variant, fields])).toEqual([
      [1, { caption: ['First'], hashtags: [] }],
      [2, { caption: ['Second'] }],
    ])
    expect((await ann.api.campaignTexts.list({ params: { id }, query: { language: 'de' } })).texts).toEqual([])
  })

  test.each([
    [
      'twitter',
      'caption',
      ['冬'.repeat(141)],
      'Caption must be at most 280 characters as twitter counts; this has 282',
    ],
    [
      'google.pmax',
      'headline',
      ['Good', 'x'.repeat(31)],
      'Headline 2 must be at most 30 characters as google counts; this has 31',
    ],
    ['threads', 'hashtags', ['one', 'two'], 'Hashtags: threads takes at most 1; there are 2'],
    ['tiktok.ad', 'primary_text', ['See https://example.com'], 'Primary text 1 must not have links'],
    ['instagram', 'headline', ['There is none'], 'instagram has no field headline'],
    ['instagram', 'caption', ['Now cheap'], 'Caption breaks a rule of the brand: Never say "cheap"'],
  ] as const)('of %s are refused with field and limit: %s', async (text_set, field, texts, message) => {
    const { id } = await plant(['instagram.post'])
    await expect(save(id, [change({ text_set, fields: { [field]: texts } })])).rejects.toMatchObject({
      status: 422,
      message,
    })
    expect((await ann.api.campaignTexts.list({ params: { id }, query: {} })).texts).toEqual([])
  })

  test('count hashtags into the caption, also those that were stored before', async () => {
    const { id } = await plant(['twitter.post'])
    await save(id, [change({ text_set: 'twitter', fields: { hashtags: ['Spring'] } })])
    const fitting = 'x'.repeat(280 - '\n\n#Spring'.length)
    await save(id, [change({ text_set: 'twitter', fields: { caption: [fitting] } })])
    await expect(
      save(id, [change({ text_set: 'twitter', fields: { caption: [`${fitting}x`] } })]),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'texts.0.fields.caption.0' }],
    })
  })

  test("belong to their campaign's owner and its products", async () => {
    const { id } = await plant(['instagram.post'])
    const bob = await site.signUp('Bob')
    await expect(save(id, [change({})], bob)).rejects.toMatchObject({ status: 404, message: 'Campaign not found' })
    const foreign = save(id, [change({ product_id: product + 1 })])
    await expect(foreign).rejects.toMatchObject({ status: 404, message: 'Product not found' })
  })

  test('are written by rules for every platform: within all limits and without what the brand avoids', async () => {
    const { id } = await plant([
      'instagram.post',
      'facebook.post',
      'twitter.post',
      'linkedin.post',
      'tiktok.video',
      'youtube.thumbnail',
      'pinterest.pin',
      'threads.post',
      'facebook.ad',
      'linkedin.ad',
      'tiktok.ad',
      'pinterest.ad',
      'twitter.ad',
      'google.ad.300x250',
    ])
    for (const language of ['en', 'ja'] as const) {
      const { texts, by } = await ann.api.campaignTexts.write({ params: { id }, body: { language } })
      expect(by).toBe('studio')
      const sets = TEXT_SETS.map(({ key }) => key).filter((key) => key !== 'google.search')
      expect([...new Set(texts.map(({ text_set }) => text_set))].toSorted()).toEqual(sets.toSorted())
      for (const { text_set, fields } of texts) {
        const wrong = checkTexts(text_set, fields).filter(({ problem }) => !['too_few', 'none_short'].includes(problem))
        expect({ text_set, wrong }).toEqual({ text_set, wrong: [] })
        expect(Object.values(fields).flat().join('\n')).not.toMatch(/[!！]|cheap/i)
      }
    }
  })

  test('that a person wrote stay when the others are written, unless they are to be replaced', async () => {
    const { id } = await plant(['instagram.post', 'twitter.post'])
    await save(id, [change({ fields: { caption: ['My own words'] } })])
    const kept = await ann.api.campaignTexts.write({ params: { id }, body: { language: 'en' } })
    const readOwn = (texts: typeof kept.texts) =>
      texts.find(({ text_set, variant }) => text_set === 'instagram' && variant === 1)
    expect(readOwn(kept.texts)?.fields).toEqual({ caption: ['My own words'] })
    expect(kept.texts.filter(({ text_set }) => text_set === 'twitter').length).toBeGreaterThan(1)
    const body = { language: 'en', text_sets: ['instagram'], replace: true } as const
    const replaced = await ann.api.campaignTexts.write({ params: { id }, body: { ...body, text_sets: ['instagram'] } })
    expect(readOwn(replaced.texts)?.fields.caption).not.toEqual(['My own words'])
  })

  test('are written by the model with a key: one call in the ledger, and what is too long is shortened or left out', async () => {
    const { id } = await plant(['instagram.post', 'twitter.post', 'google.ad.300x250'])
    await ann.api.apiKeys.save({ body: KEY })
    const before = await readSpends()
    expect((await ann.api.campaignTexts.list({ params: { id }, query: {} })).has_model).toBe(true)
    const { texts, by, note } = await ann.api.campaignTexts.write({ params: { id }, body: { language: 'en' } })
    expect([by, note]).toEqual(['model', null])
    const after = await readSpends()
    expect(after.length - before.length).toBe(1)
    expect(after.at(-1)).toMatchObject({ kind: 'copy', platform_key: false })
    const caption = (text_set: string) => texts.find((text) => text.text_set === text_set)?.fields.caption?.[0]
    expect(caption('instagram')).toContain('Model text')
    for (const { text_set, fields } of texts) {
      expect(Object.values(fields).flat().join('\n')).not.toMatch(/!|cheap/i)
      const wrong = checkTexts(text_set, fields).filter(({ problem }) => !['too_few', 'none_short'].includes(problem))
      expect({ text_set, wrong }).toEqual({ text_set, wrong: [] })
    }
    gemini.next('refusal_in_prose')
    const failed = await ann.api.campaignTexts.write({ params: { id }, body: { language: 'de' } })
    expect([failed.by, typeof failed.note]).toEqual(['studio', 'string'])
    await ann.api.apiKeys.remove()
  })

  const readSpends = () =>
    acrossOwners(site.opened.app.db).selectFrom('spends').select(['kind', 'platform_key']).orderBy('id').execute()

  test('are a table with length, limit and fold of each text', async () => {
    const { id } = await plant(['instagram.post'])
    await save(id, [change({ fields: { caption: ['A, "quoted" text\nwith lines'], hashtags: ['one'] } })])
    const answer = await ann.api.campaignTexts.csv({ params: { id } })
    const { data, errors } = Papa.parse<Record<string, string>>((await answer.text()).replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    expect(
      data.map(({ field, number, text, length, limit, shown }) => [field, number, text, length, limit, shown]),
    ).toEqual([
      [
        'caption',
        '1',
        'A, "quoted" text\nwith lines',
        String(countText('instagram', 'caption', 'A, "quoted" text\nwith lines')),
        '2200',
        '125',
      ],
      ['hashtags', '1', 'one', '3', '100', ''],
    ])
  })
})
