import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFormats } from '#contract/platforms/formats.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const COVERS = listFormats({ placement: 'cover' }).map(({ key }) => key)
const BRIEF =
  'Open day of our pottery studio in Freiburg on 12 June 2027, 10:00 to 17:00, free entry. Reserve your place'
const GERMAN = { headline: 'Töpfern zum Anfassen', subline: 'Mit Kuchen im Hof' }

describe('the covers of a campaign for an event', () => {
  let site: Site
  let ann: Person
  let id = 0
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
  })
  afterAll(() => site.close())

  const readItems = async () => {
    const items: (Omit<ContentItem, 'id'> & { format: string; language: string })[] = []
    for (const { content_id, format, language } of await readAllCells(ann, id))
      items.push({ ...(await ann.api.content.get({ params: { id: content_id ?? 0 } })), format, language })
    return items
  }

  test('have no button, and show the date in every layout of the key visual', async () => {
    const plan = { formats: ['instagram.post', ...COVERS], languages: ['en' as const, 'de' as const] }
    const created = await createCampaign(ann, plan, { brief: BRIEF, product_ids: [] })
    id = created.campaign.id
    const form = { brand_id: created.brand.id, prompt: BRIEF, dimensions: '300x250', engine: 'studio' as const }
    const { id: content_id = 0 } = await ann.api.content.generate({ form, files: {} })
    await ann.api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id } })
    const words = [{ language: 'de' as const, copy: { headline: 'Tag der offenen Tür' } }]
    await ann.api.campaigns.edit({ params: { id }, body: { words } })
    await runAll(ann, id)
    for (const layout of [null, 'bars', 'arch', 'ticket'] as const) {
      if (layout) {
        await ann.api.campaigns.edit({ params: { id }, body: { layout } })
        await settle(ann, id)
      }
      for (const { format, language, alt_text, copy, notes = [] } of await readItems()) {
        if (format === 'instagram.post') continue
        expect([format, copy?.cta]).toEqual([format, null])
        expect([layout, format, notes.filter((note) => note.includes('2027'))]).toEqual([layout, format, []])
        if (language === 'en')
          expect([layout, format, alt_text]).toEqual([layout, format, expect.stringContaining('12 June 2027')])
      }
    }
  })

  test('words that are entered for a language reach caption, alternative text and ads as well as the picture', async () => {
    await ann.api.campaigns.edit({ params: { id }, body: { words: [{ language: 'de', copy: GERMAN }] } })
    await settle(ann, id)
    const german = (await readItems()).filter(({ language }) => language === 'de')
    expect(german.length).toBe(COVERS.length + 1)
    for (const { copy, caption, alt_text } of german) {
      expect(copy?.headline).toBe(GERMAN.headline)
      expect(caption).toContain(GERMAN.headline)
      expect(caption).toContain(GERMAN.subline)
      expect(alt_text).toContain(GERMAN.headline)
    }
    const body = { language: 'de', text_sets: ['instagram', 'meta.ad', 'google.pmax'] } as const
    const { texts } = await ann.api.campaignTexts.write({
      params: { id },
      body: { ...body, text_sets: [...body.text_sets] },
    })
    for (const { text_set, fields } of texts)
      expect([text_set, Object.values(fields).flat().join('\n')]).toEqual([
        text_set,
        expect.stringContaining(GERMAN.headline),
      ])
  })
})
