import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAYOUTS, type LayoutName } from '#contract/options.ts'
import { WHOLE_REQUESTS } from '#studio/testing/requests/whole-requests.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
let ann: Person
let brand_id: number
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
})
afterAll(() => site.close())

const readPixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()

/** Opens an item as the editor does, and draws the design that it opens. Returns its layout, or why it is another picture. */
async function open(id: number): Promise<string> {
  const [{ saved }, { content_data }] = [
    await ann.api.design.get({ params: { id } }),
    await ann.api.content.get({ params: { id } }),
  ]
  const { carousel: _, ...design } = saved
  const preview = await ann.api.design.preview({ params: { id }, body: { ...design, ratio: 1, check: false } })
  if (preview.layout !== saved.layout) return `opened as ${preview.layout} instead of ${saved.layout}`
  const [stored, drawn] = [await readPixels(content_data), await readPixels(preview.image.content_data)]
  return stored.equals(drawn) ? preview.layout : `${preview.layout} has other pixels`
}

/** A form for each class of canvases. */
const SIZES = ['360x360', '270x480', '480x252', '600x200']
const REQUESTS = [
  'Morning Serum now $39 instead of $48. Only until Sunday.',
  '“Sleep is a skill” said Dr. Lane, our sleep coach',
  'Our menu: Espresso $3, Cortado $3, Mocha $5',
  'Summer party on 12 July, 6 pm, at Clay Studio, 14 Mill Lane. Live music, free drinks, bring a friend.',
  '20% off with code GLOW20. Only until Sunday.',
  'How to brew: 1. Grind the beans. 2. Pour the water. 3. Wait four minutes.',
  '87% of our customers sleep better',
  'We are hiring a barista in Berlin, full time. Apply at nocte.example',
  'Before: tired. After: awake.',
]
/** The layouts that some request was seen in, over all sizes. */
const seen = new Set<LayoutName>()

test.each(SIZES)('every layout is opened as it is stored, with the same pixels: %s', async (dimensions) => {
  for (const prompt of REQUESTS) {
    const { id = 0 } = await ann.api.content.generate({ form: { brand_id, prompt, dimensions }, files: {} })
    expect(await open(id)).toMatch(/^[a-z]+$/)
    const { carousel: _, ...design } = (await ann.api.design.get({ params: { id } })).saved
    const { layouts } = await ann.api.design.layouts({ params: { id }, body: { ...design, ratio: 0.1 } })
    for (const { layout } of layouts) {
      if (seen.has(layout) && prompt !== REQUESTS[0]) continue
      seen.add(layout)
      const version = await ann.api.content.revise({ params: { id }, body: { layout } })
      expect(`${prompt}: ${await open(version.id)}`).toBe(`${prompt}: ${layout}`)
    }
  }
})

test('so are plain requests of many kinds', async () => {
  const prompts = WHOLE_REQUESTS.map(([prompt]) => prompt).filter((prompt) => prompt.length >= 10)
  for (const [index, prompt] of prompts.slice(20, 44).entries()) {
    const form = { brand_id, prompt, dimensions: SIZES[index % SIZES.length] ?? '' }
    const { id = 0 } = await ann.api.content.generate({ form, files: {} })
    expect(`${prompt}: ${await open(id)}`).toMatch(/: [a-z]+$/)
  }
})

test('nearly all layouts were seen', () =>
  expect(LAYOUTS.filter((layout) => !seen.has(layout)).length).toBeLessThan(LAYOUTS.length * 0.3))
