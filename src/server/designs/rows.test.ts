import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../testing/site.ts'

describe('the rows of a design', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(() => site.close())

  const open = async (prompt: string) => {
    const form = { brand_id, prompt, dimensions: '1080x1080' }
    const id = (await ann.api.content.generate({ form, files: {} })).id ?? 0
    const { saved, block } = await ann.api.design.get({ params: { id } })
    const preview = async (copy: Partial<(typeof saved)['copy']>, layout = saved.layout) => {
      const body = { ...saved, layout, copy: { ...saved.copy, ...copy }, ratio: 0.2, check: false }
      const { boxes } = await ann.api.design.preview({ params: { id }, body })
      return boxes.filter(({ text_field }) => text_field).map((box) => [box.text_field, box.name, box.text])
    }
    return { id, saved, block, preview }
  }

  test('of a menu are texts of their own, also where two prices are equal, and are stored with a version', async () => {
    const { id, saved, block, preview } = await open('Our menu: Espresso $3, Cortado $3, Mocha $5')
    expect([block, saved.copy.rows]).toEqual(['menu', ['Espresso', '$3', 'Cortado', '$3', 'Mocha', '$5']])
    expect(await preview({})).toEqual(
      expect.arrayContaining([
        ['rows.1', 'Row 1 price', '$3'],
        ['rows.3', 'Row 2 price', '$3'],
      ]),
    )
    const rows = ['Espresso', '$3', 'Cortado', '$4', 'Flat white', '$5', 'Chai', '$6']
    const drawn = await preview({ rows })
    expect(drawn).toEqual(
      expect.arrayContaining([
        ['rows.1', 'Row 1 price', '$3'],
        ['rows.3', 'Row 2 price', '$4'],
        ['rows.4', 'Row 3', 'Flat white'],
        ['rows.7', 'Row 4 price', '$6'],
      ]),
    )
    const body = { ...saved, copy: { ...saved.copy, rows } }
    const version = await ann.api.design.saveVersion({ params: { id }, body })
    expect((await ann.api.design.get({ params: { id: version.id } })).saved.copy.rows).toEqual(rows)
    const { versions } = await ann.api.design.versions({ params: { id } })
    expect(versions.at(-1)?.changes).toContain('Rows: words')
  })

  test('of steps keep their place in the document where a row before them is blank', async () => {
    const { block, saved, preview } = await open('How to glow: 1. Cleanse your face 2. Tone gently 3. Rest well')
    expect([block, saved.copy.rows?.length]).toEqual(['steps', 3])
    const drawn = await preview({ rows: ['', 'Tone twice', 'Sleep'] })
    expect(drawn).toContainEqual(['rows.1', 'Step 1', 'Tone twice'])
    expect(drawn).toContainEqual(['rows.2', 'Step 2', 'Sleep'])
  })

  test('of benefits keep their place in the document where a row before them is blank, and there are at most 12', async () => {
    const { preview } = await open('Introducing “Calm skin by morning”')
    const drawn = await preview({ benefits: ['', 'Vegan', 'Made in Bern'], badge: null, cta: null }, 'split')
    expect(drawn).toContainEqual(['benefits.1', 'Benefit 1', 'Vegan'])
    await expect(preview({ benefits: Array.from({ length: 13 }, () => 'x') })).rejects.toMatchObject({ status: 422 })
  })
})
