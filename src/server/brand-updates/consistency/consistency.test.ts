import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5', typography: '"Lora", serif' }
const CLEAR = { rule: 'logo_clear', label: 'Logo has its clear space', value: 3, threshold: 12, unit: 'px', box: null }
const SEEN = { rule: 'words_seen', label: 'All words can be seen', value: 1, threshold: 1, unit: '', box: null }

describe('the consistency report of a brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 0 })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const generate = async (brandId: number, title: string) => {
    const form = {
      brand_id: String(brandId),
      prompt: 'Autumn sale, 20% off until Friday',
      title,
      dimensions: '400x400',
    }
    const { id } = await ann.api.content.generate({ form: { ...form, engine: 'studio' as const }, files: {} })
    return Number(id)
  }
  /** Gives an item a brand check that fails so many of two rules, and the day on which it was made. */
  const plantCheck = async (id: number, failing: number, day: string) => {
    const rules = [CLEAR, SEEN].map((rule, index) => ({ ...rule, passed: index >= failing }))
    const check = JSON.stringify({ score: 100 - failing * 50, passed: failing === 0, rules })
    await sql`UPDATE content SET brand_check = ${check}::jsonb, created_at = ${day}::timestamptz WHERE id = ${id}`.execute(
      acrossOwners(site.opened.app.db),
    )
  }

  test('counts each design once in its newest version, and lists failing rules and off-brand designs with the worst first', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    const [sale, poster, story] = [
      await generate(id, 'Sale'),
      await generate(id, 'Poster'),
      await generate(id, 'Story'),
    ]
    const { id: version } = await ann.api.content.revise({ params: { id: sale }, body: { headline: 'Autumn' } })
    await plantCheck(sale, 2, '2026-09-07T10:00:00Z')
    await plantCheck(version, 0, '2026-09-08T10:00:00Z')
    await plantCheck(poster, 1, '2026-09-08T23:00:00Z')
    await plantCheck(story, 2, '2026-09-10T10:00:00Z')

    const report = await ann.api.consistency.get({ params })
    expect(report).toMatchObject({ designs: 3, checked: 3, off_brand: 2, average_score: 50 })
    expect(report.rules.map(({ rule, measured, failed }) => [rule, measured, failed])).toEqual([
      ['logo_clear', 3, 2],
      ['words_seen', 3, 1],
    ])
    expect(report.off_brand_designs.map(({ content_id, score, failed }) => [content_id, score, failed])).toEqual([
      [story, 0, [SEEN.label, CLEAR.label]],
      [poster, 50, [CLEAR.label]],
    ])
    expect(report.trend).toEqual({
      unit: 'day',
      points: [
        { starts_on: '2026-09-07', items: 1, average_score: 0, off_brand: 1 },
        { starts_on: '2026-09-08', items: 2, average_score: 75, off_brand: 1 },
        { starts_on: '2026-09-10', items: 1, average_score: 0, off_brand: 1 },
      ],
    })

    await plantCheck(sale, 2, '2026-07-06T10:00:00Z')
    expect((await ann.api.consistency.get({ params })).trend).toMatchObject({
      unit: 'week',
      points: [{ starts_on: '2026-07-06' }, { starts_on: '2026-09-07', items: 3 }],
    })
    await ann.api.content.remove({ params: { id: story } })
    expect(await ann.api.consistency.get({ params })).toMatchObject({ designs: 2, off_brand: 1 })
  })

  test('names the colors and fonts of the designs, and which of them are those of the brand', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    await generate(id, 'Sale')
    const { usage } = await ann.api.consistency.get({ params: { id } })
    expect(usage.designs).toBe(1)
    expect(usage.colors).toContainEqual({ hex: '#0F4C3F', use: 'primary', designs: 1 })
    expect(usage.fonts).toContainEqual(expect.objectContaining({ family: 'Lora', designs: 1, is_brand: true }))
    await ann.api.brands.update({ params: { id }, body: { ...BRAND, primary_color: '#8A1538', typography: 'Inter' } })
    const { usage: later } = await ann.api.consistency.get({ params: { id } })
    expect(later.colors.find(({ hex }) => hex === '#0F4C3F')?.use).toBe('other')
    expect(later.fonts.map(({ is_brand }) => is_brand)).not.toContain(true)
  })

  test('belongs to the owner of the brand, and reads only the items of that owner', async () => {
    const bob = await site.signUp()
    const { id } = await ann.api.brands.create({ body: BRAND })
    await generate(id, 'Sale')
    for (const call of [bob.api.consistency.get, bob.api.consistency.pdf])
      await expect(call({ params: { id } })).rejects.toMatchObject({ status: 404, message: 'Brand not found' })

    const { id: own } = await bob.api.brands.create({ body: BRAND })
    await sql`UPDATE content SET brand_id = ${own} WHERE brand_id = ${id}`.execute(acrossOwners(site.opened.app.db))
    expect(await bob.api.consistency.get({ params: { id: own } })).toMatchObject({
      designs: 0,
      trend: { points: [] },
      rules: [],
      off_brand_designs: [],
      usage: { designs: 0, colors: [], fonts: [] },
    })
  })

  test('is a PDF that names the brand and links to what is off-brand, also without designs and with a name in other letters', async () => {
    const { id } = await ann.api.brands.create({ body: { ...BRAND, name: '緑' } })
    const read = async () =>
      PDFDocument.load(await (await ann.api.consistency.pdf({ params: { id } })).arrayBuffer(), {
        updateMetadata: false,
      })
    const empty = await read()
    expect([empty.getTitle(), empty.getPageCount()]).toEqual([`Brand consistency: Brand ${id}`, 1])

    const created = await generate(id, 'Sale')
    await plantCheck(created, 1, '2026-09-08T10:00:00Z')
    const links = (await read()).context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .filter((text) => text.includes(`/dashboard/content?item=${created}`))
    expect(links).toHaveLength(1)
  })
})
