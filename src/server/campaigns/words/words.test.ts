import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_FILE_NAME_PATTERN } from '#contract/campaigns/file-name.ts'
import { CELLS_NEED_WORDS } from '#contract/messages.ts'
import { createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const BRIEF = 'Unser Winterfest am 12. Dezember 2026: Mit Code FEST20 20 % Rabatt. Musterstraße 5'
const PLAN = { formats: ['google.ad.300x250'], languages: ['de' as const, 'en' as const, 'ar' as const] }
const ENGLISH = { language: 'en' as const, copy: { headline: 'Come to our winter party' } }
const ARABIC = { language: 'ar' as const, copy: { headline: 'احتفال الشتاء' } }

describe('cells whose message cannot be said in their language', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  async function planGerman(input: Parameters<typeof createCampaign>[2] = {}) {
    const created = await createCampaign(ann, PLAN, { brief: BRIEF, ...input })
    const form = { brand_id: created.brand.id, prompt: input.brief ?? BRIEF, dimensions: '300x250' }
    const key = await ann.api.content.generate({ form: { ...form, engine: 'studio', language: 'de' }, files: {} })
    return { ...created, keyId: key.id ?? 0, params: { id: created.campaign.id } }
  }

  async function chooseKeyVisual({ params, keyId }: Awaited<ReturnType<typeof planGerman>>) {
    return ann.api.campaigns.chooseKeyVisual({ params, body: { content_id: keyId } })
  }

  /** The state of the cell of each language. */
  async function readStates(id: number) {
    const cells = await readAllCells(ann, id)
    return Object.fromEntries(cells.map(({ language, state }) => [language, state]))
  }

  test('need words: the plan says how many before anything runs, and no run makes them', async () => {
    const german = await planGerman()
    const { params, campaign, product } = german
    const body = { brand_id: campaign.brand_id ?? 0, product_ids: [product.id], plan: PLAN, brief: BRIEF }
    expect(await ann.api.campaigns.plan({ body })).toMatchObject({
      needs_words: 2,
      carried: [
        { language: 'en', needs_words: true },
        { language: 'ar', needs_words: true },
      ],
    })
    expect(campaign.states).toMatchObject({ planned: 1, needs_words: 2 })
    await chooseKeyVisual(german)
    expect((await ann.api.campaigns.run({ params, body: {} })).cells).toBe(1)
    await settle(ann, params.id)
    expect(await readStates(params.id)).toEqual({ de: 'made', en: 'needs_words', ar: 'needs_words' })
    const refused = { status: 409, message: CELLS_NEED_WORDS }
    await expect(ann.api.campaigns.run({ params, body: {} })).rejects.toMatchObject(refused)
    const { cells } = await ann.api.campaigns.cells({ params, query: { state: 'needs_words' } })
    const named = { cell_ids: cells.map(({ id }) => id) }
    await expect(ann.api.campaigns.run({ params, body: named })).rejects.toMatchObject(refused)
    for (const status of ['ready', 'approved'] as const)
      await expect(
        ann.api.campaigns.changeCells({ params, body: { ids: named.cell_ids, status } }),
      ).rejects.toMatchObject(refused)
  })

  test('are made with the words that a person gave for all, and nothing in another language', async () => {
    const german = await planGerman()
    const { params } = german
    await chooseKeyVisual(german)
    await ann.api.campaigns.edit({ params, body: { words: [ENGLISH, ARABIC] } })
    expect((await settle(ann, params.id)).states).toMatchObject({ planned: 3, needs_words: 0 })
    const shown = new Map<string, string>()
    for (const { language, state, content_id } of await runAll(ann, params.id)) {
      expect([language, state]).toEqual([language, 'made'])
      const { saved } = await ann.api.design.get({ params: { id: content_id ?? 0 } })
      shown.set(language, Object.values(saved.copy).flat().join('\n'))
    }
    expect(shown.get('de')).toContain('Winterfest')
    expect(shown.get('en')).toContain(ENGLISH.copy.headline)
    expect(shown.get('en')).not.toMatch(/Winterfest|Rabatt|Dezember|Unser/)
    expect(shown.get('ar')).toContain(ARABIC.copy.headline)
    const names = /Night Cream|Nocte|FEST20|Musterstraße 5/g
    expect(shown.get('ar')?.replaceAll(names, '')).not.toMatch(/\p{Script=Latin}{2}/u)
    for (const text of shown.values()) expect(text).toContain('FEST20')
  })

  test('need words again once the words are undone, and stay out of pack and calendar until then', async () => {
    const german = await planGerman()
    const { params } = german
    await chooseKeyVisual(german)
    await ann.api.campaigns.edit({ params, body: { words: [ENGLISH, ARABIC] } })
    await settle(ann, params.id)
    const cells = await runAll(ann, params.id)
    const english = cells.find(({ language }) => language === 'en')
    await ann.api.campaigns.changeCells({ params, body: { ids: [english?.id ?? 0], planned_on: '2026-12-01' } })
    const pack = { scope: 'all' as const, pattern: DEFAULT_FILE_NAME_PATTERN }
    expect((await ann.api.packs.create({ params, body: pack })).items).toBe(3)
    const undone = await ann.api.campaigns.undo({ params })
    expect(undone.states).toMatchObject({ needs_words: 2 })
    expect(undone).toMatchObject({ made: 1 })
    expect((await ann.api.packs.create({ params, body: pack })).items).toBe(1)
    const days = { from: '2026-12-01', to: '2026-12-02' }
    const planned = (await ann.api.calendar.list({ query: days })).cells.filter(({ id }) => id === english?.id)
    expect(planned).toMatchObject([{ needs_words: true }])
  })

  test('may say it themselves: words of one cell are enough for that cell', async () => {
    const german = await planGerman()
    const { params } = german
    await chooseKeyVisual(german)
    const english = (await readAllCells(ann, params.id)).find(({ language }) => language === 'en')
    const at = { id: params.id, cell: english?.id ?? 0 }
    const worded = await ann.api.campaigns.editCell({ params: at, body: { copy: ENGLISH.copy } })
    expect(worded.state).toBe('planned')
    expect(await readStates(params.id)).toEqual({ de: 'planned', en: 'planned', ar: 'needs_words' })
    await runAll(ann, params.id)
    const attached = await ann.api.campaigns.attachCell({ params: at, body: { fields: ['headline'] } })
    expect(attached).toMatchObject({ state: 'needs_words', headline: ENGLISH.copy.headline })
    expect((await settle(ann, params.id)).is_running).toBe(false)
  })

  test('need none where the brief has only facts, or none at all', async () => {
    const facts = await planGerman({ brief: '20 % Rabatt bis 12. Dezember 2026' })
    expect(facts.campaign.states).toMatchObject({ planned: 3, needs_words: 0 })
    const bare = await planGerman({ brief: '' }).catch(() => null)
    expect(bare?.campaign.states ?? { needs_words: 0 }).toMatchObject({ needs_words: 0 })
  })

  test('follow a new brief, and belong to their owner', async () => {
    const { campaign, params } = await planGerman()
    const { utm: _, brand_id, tone, goal, theme, plan, ...rest } = campaign
    const body = {
      ...rest,
      brand_id: brand_id ?? 0,
      tone: 'professional' as const,
      goal: 'sales' as const,
      theme: null,
      plan,
    }
    const changed = await ann.api.campaigns.update({ params, body: { ...body, brief: '20 % Rabatt' } })
    expect(changed.states).toMatchObject({ planned: 3, needs_words: 0 })
    const bob = await site.signUp('Bob')
    await expect(bob.api.campaigns.run({ params, body: {} })).rejects.toMatchObject({ status: 404 })
    expect([tone, goal, theme]).toHaveLength(3)
  })
})
