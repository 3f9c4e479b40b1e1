import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { readPalette } from './stored-palette.ts'

const PALETTE = {
  neutral: '#EFEBE4',
  accents: [
    { hex: '#C2410C', role: 'highlight' as const },
    { hex: '#0E7490', role: 'action' as const },
  ],
}
const BRAND = { name: 'Verdant', primary_color: '#0F4C3F', secondary_color: '#F2E8D5' }

test('a damaged palette, or one of a later version, counts as none', () => {
  expect(readPalette({ version: 1, ...PALETTE })).toEqual(PALETTE)
  expect([{ accents: 'red' }, { version: 2, ...PALETTE }, null].map(readPalette)).toEqual([null, null, null])
})

describe('the extended palette of a brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 0, rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  test('is optional, stays when an update does not name it, and is removed by null', async () => {
    expect((await ann.api.brands.create({ body: { name: 'Plain' } })).extended_palette).toBeNull()
    const { id, extended_palette } = await ann.api.brands.create({ body: { ...BRAND, extended_palette: PALETTE } })
    expect(extended_palette).toEqual(PALETTE)
    const save = (body: object) => ann.api.brands.update({ params: { id }, body: { ...BRAND, ...body } })
    expect((await save({})).extended_palette).toEqual(PALETTE)
    expect(
      (await save({ extended_palette: { accents: [{ hex: '#c2410c', role: 'text' }] } })).extended_palette,
    ).toEqual({
      neutral: null,
      accents: [{ hex: '#C2410C', role: 'text' }],
    })
    expect((await save({ extended_palette: { neutral: null, accents: [] } })).extended_palette).toBeNull()
    expect((await save({ extended_palette: null })).extended_palette).toBeNull()
  })

  test.each([
    [{ neutral: 'beige' }, 'Colors are # and six hex digits'],
    [{ accents: [{ hex: '#C2410C', role: 'loud' }] }, 'Please choose one of the listed roles'],
    [{ accents: Array(5).fill(PALETTE.accents[0]) }, 'A palette has at most 4 accent colors'],
  ])('%j is refused', async (extended_palette, message) => {
    const body = { ...BRAND, extended_palette } as never
    await expect(ann.api.brands.create({ body })).rejects.toMatchObject({ status: 422, message })
  })

  test('is part of the versions and of the file of a brand', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    await ann.api.brands.update({ params: { id }, body: { ...BRAND, extended_palette: PALETTE } })
    await ann.api.brands.update({ params: { id }, body: { ...BRAND, extended_palette: PALETTE } })
    const { versions } = await ann.api.brandVersions.list({ params: { id } })
    expect(versions.map(({ number, changes }) => [number, changes])).toEqual([
      [2, ['extended_palette']],
      [1, []],
    ])
    const file = await ann.api.brandFiles.export({ params: { id } })
    const restore = (number: number) => ann.api.brandVersions.restore({ params: { id, number } })
    expect((await restore(1)).extended_palette).toBeNull()
    expect((await restore(2)).extended_palette).toEqual(PALETTE)

    const bob = await site.signUp()
    const files = { file: [new File([file], 'brand.signetbrand')] }
    expect((await bob.api.brandFiles.import({ form: {}, files })).extended_palette).toEqual(PALETTE)
  })

  test('gives the editor its colors, and a design that uses one follows it by an update', async () => {
    const { id } = await ann.api.brands.create({ body: BRAND })
    const params = { id }
    const generate = async (prompt: string) => {
      const form = { brand_id: String(id), prompt, dimensions: '400x400', engine: 'studio' as const }
      return Number((await ann.api.content.generate({ form, files: {} })).id)
    }
    const [plain, colored] = [await generate('Free yoga class on Monday'), await generate('Summer drinks')]
    await ann.api.brands.update({ params, body: { ...BRAND, extended_palette: PALETTE } })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)

    const { colors } = await ann.api.design.get({ params: { id: colored } })
    expect(colors.map(({ name, hex }) => `${name} ${hex}`)).toEqual(
      expect.arrayContaining(['Neutral #EFEBE4', 'Accent 1 #C2410C', 'Accent 2 #0E7490']),
    )
    const added = { slot: 'added:1', kind: 'shape' as const, shape: 'box' as const }
    // The studio chooses the layout at random; a small box at the edge covers no words in any of them.
    const box = { color: 'accent_1' as const, width: 0.05, height: 0.05, pin: ['end', 'middle'] as const }
    const overrides = { version: 1 as const, slots: { 'added:1': box }, added: [added] }
    const body = { overrides, copy: { headline: 'Summer drinks' } }
    const drawn = await ann.api.design.preview({ params: { id: colored }, body })
    expect(drawn.boxes.find(({ slot }) => slot === 'added:1')).toMatchObject({
      color: '#C2410C',
      color_role: 'accent_1',
    })
    const version = await ann.api.design.saveVersion({ params: { id: colored }, headers: {}, body })

    const changed = { ...PALETTE, accents: [{ hex: '#7C3AED', role: 'highlight' as const }] }
    await ann.api.brands.update({ params, body: { ...BRAND, extended_palette: changed } })
    const outdated = await ann.api.brandUpdates.outdated({ params })
    expect(outdated.designs.map(({ content_id }) => content_id)).toEqual([version.id])
    expect(await readHex(version.id, 'accent_1')).toBe('#C2410C')
    expect(await readHex(plain, 'accent_1')).toBe('#7C3AED')

    await ann.api.brandUpdates.start({ params, body: {} })
    const isDone = async () => (await ann.api.brandUpdates.list({ params })).updates[0]
    await expect.poll(async () => (await isDone())?.waiting).toBe(0)
    expect(await isDone()).toMatchObject({ done: 1, failed: 0, off_brand: 0 })
    expect((await ann.api.brandUpdates.outdated({ params })).total).toBe(0)
  })

  const readHex = async (id: number, role: string) =>
    (await ann.api.design.get({ params: { id } })).colors.find((color) => color.role === role)?.hex
})
