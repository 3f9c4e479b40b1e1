import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Direction } from '#contract/generation/directions.ts'
import { createPrint, measureDistance, PRINT_SIDE } from '#studio/directions/image-print.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
let ann: Person
let brand_id: number
let product_id: number
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  const body = { name: 'Nocte', primary_color: '#26246B', secondary_color: '#F2A3B0' }
  brand_id = (await ann.api.brands.create({ body })).id
  product_id = (await ann.api.products.create({ params: { id: brand_id }, body: { name: 'Morning Serum' } })).id
  await ann.api.products.uploadImage({
    params: { id: product_id },
    files: { file: [await imageFile()] },
  })
})
afterAll(() => site.close())

const OFFER = 'Morning Serum now $39 instead of $48. Only until Sunday.'
const ask = (fields: object = {}, who = ann) =>
  who.api.directions.ofRequest({ body: { brand_id, prompt: OFFER, dimensions: '600x600', ...fields } })
const generate = (form: object) =>
  ann.api.content.generate({ form: { brand_id, prompt: OFFER, dimensions: '600x600', ...form }, files: {} })
const readPrint = async (base64: string) => {
  const pixels = sharp(Buffer.from(base64, 'base64')).removeAlpha()
  return createPrint(await pixels.resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' }).raw().toBuffer())
}
const printOf = ({ image }: Direction) => readPrint(image.content_data)
const readLayout = async (id = 0) => (await ann.api.design.get({ params: { id } })).saved.layout
const seedsOf = (directions: readonly Direction[]) => directions.map(({ seed }) => seed)

/** The same picture, apart from its size and the loss of JPEG. */
const SAME = 0.03
const REQUESTS = [
  OFFER,
  '“Sleep is a skill” said Dr. Lane, our sleep coach',
  'Summer party on 12 July, 6 pm, at Clay Studio, 14 Mill Lane. Live music, free drinks, bring a friend.',
  'A calm post about our new night cream',
]

describe('the directions of a request', () => {
  // Of the first designs that are drawn for these seeds, the different ones have three or four layouts.
  test.each([1, 17, 53])('of seed %i are six designs that look different, with what tells them apart', async (seed) => {
    const { directions } = await ask({ seed })
    expect(directions).toHaveLength(6)
    const prints = await Promise.all(directions.map(printOf))
    for (const [index, one] of prints.entries())
      for (const other of prints.slice(index + 1)) expect(measureDistance(one, other)).toBeGreaterThan(0.1)
    expect(new Set(seedsOf(directions)).size).toBe(6)
    expect(new Set(directions.map(({ layout }) => layout)).size).toBeGreaterThan(4)
    expect(new Set(directions.map(({ ground }) => ground)).size).toBeGreaterThan(1)
    for (const { image } of directions) expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(320)
  })

  test.each(REQUESTS)('are exactly what the preview and the item of their seed show: %s', async (prompt) => {
    const { directions } = await ask({ prompt, product_id, dimensions: '540x960' })
    const [, second, third] = directions
    if (!second || !third) throw new Error('There are not three directions')
    for (const direction of [second, third]) {
      const body = { brand_id, product_id, prompt, dimensions: '540x960', seed: direction.seed }
      const preview = await ann.api.requestPreviews.draw({ body })
      expect(preview.layout).toBe(direction.layout)
      expect(measureDistance(await printOf(direction), await readPrint(preview.image.content_data))).toBeLessThan(SAME)
    }
    const created = await generate({ prompt, product_id, dimensions: '540x960', seed: third.seed })
    expect(await readLayout(created.id)).toBe(third.layout)
    expect(measureDistance(await printOf(third), await readPrint(created.content_data))).toBeLessThan(SAME)
  })

  test('begin with the design that is shown, and stay where they are while words are typed', async () => {
    const { directions } = await ask({ seed: 4711 })
    expect(directions[0]?.seed).toBe(4711)
    const seeds = seedsOf(directions)
    const [, , chosen] = seeds
    const typed = await ask({ seed: chosen, seeds, prompt: `${OFFER} Free shipping.` })
    expect(seedsOf(typed.directions).filter((seed) => seeds.includes(seed))).toEqual(
      seeds.filter((seed) => seedsOf(typed.directions).includes(seed)),
    )
    expect(seedsOf(typed.directions)).toContain(chosen)
    expect(typed.directions).toHaveLength(6)
  })

  test('of a video are its covers', async () => {
    const { directions } = await ask({ content_type: 'video', dimensions: '601x501' })
    expect(directions.length).toBeGreaterThan(3)
    const [, second] = directions
    const preview = await ann.api.requestPreviews.draw({
      body: { brand_id, prompt: OFFER, content_type: 'video', dimensions: '601x501', seed: second?.seed },
    })
    expect(second && measureDistance(await printOf(second), await readPrint(preview.image.content_data))).toBeLessThan(
      SAME,
    )
  })

  test('store nothing, take no unit, and belong to the one who has the brand', async () => {
    const who = await site.signUp()
    const { id } = await who.api.brands.create({ body: { name: 'Nocte' } })
    await ask({ brand_id: id }, who)
    expect((await who.api.generator.options({})).usage?.used).toBe(0)
    expect((await who.api.content.list({})).content).toEqual([])
    await expect(ask({}, who)).rejects.toMatchObject({ status: 404, message: 'Brand not found' })
    expect((await ask({ layout: 'none' })).directions).toEqual([])
  })
})

describe('a request without a seed', () => {
  test('becomes the design whose seed is stored with it, so that its preview shows that', async () => {
    const { id = 0, content_data } = await generate({ product_id })
    const { seed } = (await ann.api.design.get({ params: { id } })).saved
    const { brief } = await acrossOwners(site.opened.app.db)
      .selectFrom('items')
      .select('brief')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(brief).toMatchObject({ seed })
    expect(brief).not.toHaveProperty('chooses_seed')
    const [direction] = (await ask({ product_id, seed })).directions
    expect(direction && measureDistance(await printOf(direction), await readPrint(content_data))).toBeLessThan(SAME)
  })

  test('has a preview whose seed gives the same design again', async () => {
    const body = { brand_id, product_id, prompt: OFFER, dimensions: '600x600' }
    const { seed, image } = await ann.api.requestPreviews.draw({ body })
    const again = await ann.api.requestPreviews.draw({ body: { ...body, seed } })
    expect(again.image.content_data).toBe(image.content_data)
  })
})

describe('the other designs of an item', () => {
  const other = (id: number) => ann.api.directions.ofContent({ params: { id }, body: {} })

  test('begin with the item itself; another one becomes a version that is exactly it and takes no unit', async () => {
    const { id = 0, content_data } = await generate({ product_id })
    const { usage: before } = await ann.api.generator.options({})
    const { directions } = await other(id)
    expect(directions.length).toBeGreaterThan(3)
    const [own, , third] = directions
    if (!own || !third) throw new Error('There are not three designs')
    expect(own.layout).toBe(await readLayout(id))
    expect(measureDistance(await printOf(own), await readPrint(content_data))).toBeLessThan(SAME)
    const body = { seed: third.seed, layout: third.layout ?? undefined }
    const version = await ann.api.content.revise({ params: { id }, body })
    expect([version.parent_id, await readLayout(version.id)]).toEqual([id, third.layout])
    expect(measureDistance(await printOf(third), await readPrint(version.content_data))).toBeLessThan(SAME)
    expect((await ann.api.generator.options({})).usage?.used).toBe(before?.used)
    // The first design of the version is the version.
    const [again] = (await other(version.id)).directions
    expect(again && measureDistance(await printOf(again), await readPrint(version.content_data))).toBeLessThan(SAME)
  })

  test('of a carousel are its first slide on other grounds', async () => {
    const { id } = await ann.api.carousels.create({
      body: { brand_id, prompt: 'Three ways to sleep well. 1. Cool air. 2. No screens. 3. A book.' },
    })
    const { directions } = await other(id)
    expect(directions.length).toBeGreaterThan(1)
    expect(directions.map(({ layout }) => layout).filter(Boolean)).toEqual([])
    const version = await ann.api.content.revise({ params: { id }, body: { seed: directions[1]?.seed } })
    expect(
      directions[1] && measureDistance(await printOf(directions[1]), await readPrint(version.content_data)),
    ).toBeLessThan(SAME)
  })

  test('are only for the one who has it', async () => {
    const { id = 0 } = await generate({})
    const bob = await site.signUp()
    await expect(bob.api.directions.ofContent({ params: { id }, body: {} })).rejects.toMatchObject({ status: 404 })
  })
})
