import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Translation } from '#contract/designs/translations.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openOwnSite, openSite, type Person, type Site } from '../../testing/site.ts'

const KEY = 'AIza-own-key-0123456789-abcdefghijklmn'
const PROMPT = 'Introducing “Calm skin by morning”. 20% off until Friday. Shop now'

describe('translations of a design', () => {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  let id: number
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({ rateLimits: false, geminiBaseUrl: gemini.url })
    ann = await site.signUp()
    id = await make(ann)
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })
  beforeEach(() => gemini.reset())

  const make = async (person: Person) => {
    const brand = await person.api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id: brand.id, prompt: PROMPT, dimensions: '400x400', engine: 'studio' as const }
    return (await person.api.content.generate({ form: { ...form, language: 'en' }, files: {} })).id ?? 0
  }
  const readTexts = async (of = id, person = ann) => {
    const { items } = await person.api.translations.texts({ body: { ids: [of] } })
    return items[0]?.texts ?? []
  }
  const create = (translations: Translation[], key?: string, person = ann) =>
    person.api.translations.create({
      body: { translations },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const german = async (headline = 'Ruhige Haut bis zum Morgen'): Promise<Translation> => {
    const texts = (await readTexts()).map(({ field, text }) => [field, field === 'headline' ? headline : `De ${text}`])
    return { id, language: 'de', texts: Object.fromEntries(texts) }
  }

  test('lists the texts in reading order with their limits, and whether a model can translate them', async () => {
    const { can_translate, items } = await ann.api.translations.texts({ body: { ids: [id, id] } })
    expect(can_translate).toBe(false)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ id, language: 'en' })
    const headline = items[0]?.texts.find(({ field }) => field === 'headline')
    expect(headline).toEqual({ field: 'headline', name: 'Headline', text: 'Calm skin by morning', max: 500, fits: 30 })
    expect(items[0]?.texts.at(-1)).toMatchObject({ field: 'caption', max: 2200, fits: 2200 })
  })

  test('make one version for each language, in that language, with the overrides of the design', async () => {
    const { saved } = await ann.api.design.get({ params: { id } })
    const overrides = {
      version: 1 as const,
      slots: { headline: { move: [0.01, 0.02] as [number, number] } },
      added: [],
    }
    const edited = await ann.api.design.saveVersion({ params: { id }, body: { ...saved, overrides } })
    const texts = { headline: 'Ruhige Haut bis zum Morgen', caption: 'Ab heute.' }
    const { versions } = await create([
      { id: edited.id, language: 'de', texts },
      { id: edited.id, language: 'ar', texts: { headline: 'بشرة هادئة مع الصباح' } },
    ])
    expect(versions).toMatchObject([
      { id: edited.id, language: 'de', content_id: expect.any(Number), failure: null },
      { id: edited.id, language: 'ar', content_id: expect.any(Number), failure: null },
    ])
    const [de = 0, ar = 0] = versions.map(({ content_id }) => content_id ?? 0)
    const state = await ann.api.design.get({ params: { id: de } })
    expect(state.saved.copy.headline).toBe('Ruhige Haut bis zum Morgen')
    expect(state.saved.overrides.slots).toEqual(overrides.slots)
    expect(await ann.api.content.get({ params: { id: de } })).toMatchObject({
      parent_id: edited.id,
      caption: 'Ab heute.',
    })
    expect((await ann.api.design.get({ params: { id: ar } })).right_to_left).toBe(true)
    const { items } = await ann.api.translations.texts({ body: { ids: [de, ar] } })
    expect(items.map(({ language }) => language)).toEqual(['de', 'ar'])
  })

  test('an override that no longer fits after longer words is kept, limited to what fits, and told', async () => {
    const { saved } = await ann.api.design.get({ params: { id } })
    const overrides = {
      version: 1 as const,
      slots: { headline: { step: 3, width: 0.2, move: [0.9, 0.9] as [number, number] } },
      added: [],
    }
    const edited = await ann.api.design.saveVersion({ params: { id }, body: { ...saved, overrides } })
    const headline = 'Gleichmäßig beruhigte und geschmeidige Gesichtshaut schon am nächsten Morgen'
    const { versions } = await create([{ id: edited.id, language: 'de', texts: { headline } }])
    expect(versions).toMatchObject([{ content_id: expect.any(Number), failure: null }])
    const of = versions[0]?.content_id ?? 0
    const state = await ann.api.design.get({ params: { id: of } })
    expect(state.saved.overrides.slots).toEqual(overrides.slots)
    const preview = await ann.api.design.preview({ params: { id: of }, body: { ...state.saved, ratio: 0.5 } })
    expect(preview.notes.map(({ slot }) => slot)).toContain('headline')
    const box = preview.boxes.find(({ slot }) => slot === 'headline')?.box ?? [0, 0, 0, 0]
    const [x, y, width, height] = box
    expect([x >= 0, y >= 0, x + width <= 400, y + height <= 400]).toEqual([true, true, true, true])
  })

  test('costs nothing and takes nothing from the month', async () => {
    const read = async () => (await ann.api.analytics.stats()).total_cost
    const before = await read()
    await create([await german()])
    expect(await read()).toBe(before)
    expect(gemini.requests).toEqual([])
  })

  test('a repeated idempotency key makes one version', async () => {
    const translation = await german()
    const count = async () => (await ann.api.content.list({})).total
    const before = await count()
    const first = await create([translation], 'once')
    expect(await create([translation], 'once')).toEqual(first)
    expect(await count()).toBe(before + 1)
    await expect(create([await german('Anders')], 'once')).rejects.toMatchObject({ status: 422 })
  })

  test.each([
    [{ nonsense: 'Etwas' }, 'This design has no text "nonsense"'],
    [{ headline: ' ' }, 'The translation of Headline is missing'],
    [{ cta: 'Kauf '.repeat(30) }, 'Button must be at most 120 characters'],
  ])('are refused with a sentence: %o', async (texts, message) => {
    const count = async () => (await ann.api.content.list({})).total
    const before = await count()
    await expect(create([await german(), { id, language: 'fr', texts }])).rejects.toMatchObject({
      status: 422,
      message,
    })
    expect(await count()).toBe(before)
  })

  test('are refused in the language that the design has, in an unknown one, and when there are too many', async () => {
    const send = (translations: object[]) => create(translations as Translation[])
    await expect(send([{ id, language: 'en', texts: {} }])).rejects.toMatchObject({
      message: 'This design is already in English',
    })
    await expect(send([{ id, language: 'xx', texts: {} }])).rejects.toMatchObject({ status: 422 })
    await expect(send([])).rejects.toMatchObject({ message: 'Enter at least one translation' })
    const one = await german()
    await expect(send(Array.from({ length: 61 }, () => one))).rejects.toMatchObject({
      message: 'Create at most 60 translations at once',
    })
  })

  test("another user's item is a missing one, also among own items", async () => {
    const bob = await site.signUp('Bob')
    const own = await make(bob)
    const gone = { status: 404, message: 'Content not found' }
    await expect(bob.api.translations.texts({ body: { ids: [own, id] } })).rejects.toMatchObject(gone)
    const texts = { headline: 'Gestohlen' }
    const both: Translation[] = [own, id].map((of) => ({ id: of, language: 'de', texts }))
    await expect(create(both, undefined, bob)).rejects.toMatchObject(gone)
    expect((await bob.api.content.list({})).total).toBe(1)
  })

  describe('with a Gemini key', () => {
    beforeAll(() => ann.api.apiKeys.save({ body: KEY }))

    const suggest = (of: number, language: Translation['language'] = 'de') =>
      ann.api.translations.suggest({ params: { id: of }, body: { language } })
    const listSpends = () => acrossOwners(site.opened.app.db).selectFrom('spends').selectAll().execute()

    test('the model translates all texts in one request, its cost is recorded, and it is paid for once', async () => {
      const of = await make(ann)
      const before = await listSpends()
      const answer = await suggest(of)
      const source = await readTexts(of)
      expect(Object.keys(answer.texts)).toEqual(source.map(({ field }) => field))
      expect(answer.texts['headline']).toBe('[de] Calm skin by morning')
      expect(answer.warnings).toEqual({})
      expect(gemini.ledger).toMatchObject([{ kind: 'copy', key: KEY }])
      const spends = await listSpends()
      expect(spends).toHaveLength(before.length + 1)
      expect(spends.at(-1)).toMatchObject({ kind: 'copy', platform_key: false })
      expect(spends.at(-1)?.cost_usd).toBeGreaterThan(0)
      expect(await suggest(of)).toEqual(answer)
      expect(gemini.ledger).toHaveLength(1)
      await suggest(of, 'fr')
      expect(await suggest(of)).toEqual(answer)
      expect(gemini.ledger).toHaveLength(2)
    })

    test('an answer that lost a number is refused once, with the complaint, and the second one is used', async () => {
      const of = await make(ann)
      gemini.next('lost_number')
      const answer = await suggest(of)
      expect(gemini.ledger).toHaveLength(2)
      expect(gemini.ledger[1]?.prompt).toMatch(/mistakes[\s\S]*The number 20 is missing/)
      expect(answer.warnings).toEqual({})
      expect(JSON.stringify(answer.texts)).toContain('20')
    })

    test('after two faulty answers, the better one comes with a warning at each field, and there is no third call', async () => {
      const of = await make(ann)
      gemini.next('lost_number')
      gemini.next('lost_number')
      const { texts, warnings } = await suggest(of)
      expect(gemini.ledger).toHaveLength(2)
      expect(Object.values(warnings)).toContain('The number 20 is missing')
      expect(texts['headline']).toBe('[de] Calm skin by morning')
    })

    test('a failed first call is an error with the sentence of the provider; a failed second call leaves the first answer', async () => {
      const of = await make(ann)
      gemini.next('safety')
      await expect(suggest(of)).rejects.toMatchObject({ status: 422 })
      gemini.next('lost_number')
      gemini.next('safety')
      expect(Object.keys((await suggest(of)).warnings)).not.toEqual([])
    })
  })

  test('without a key there is no translation by a model', async () => {
    const bob = await site.signUp('Bob')
    const own = await make(bob)
    const call = bob.api.translations.suggest({ params: { id: own }, body: { language: 'de' } })
    await expect(call).rejects.toMatchObject({
      status: 409,
      message: 'Add a Gemini key in Settings to translate with AI',
    })
  })

  test('a unit of the month is returned when the provider fails without a charge', async () => {
    const own = await openOwnSite({ rateLimits: false, geminiBaseUrl: gemini.url, geminiApiKey: KEY })
    const bea = await own.signUp()
    const of = await make(bea)
    const readUsed = async () => (await bea.api.generator.options()).usage?.used ?? -1
    const before = await readUsed()
    const suggest = () => bea.api.translations.suggest({ params: { id: of }, body: { language: 'de' } })
    gemini.next('unauthenticated')
    await expect(suggest()).rejects.toMatchObject({ status: 502 })
    expect(await readUsed()).toBe(before)
    await suggest()
    expect(await readUsed()).toBe(before + 1)
  })
})
