import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEEP, MARK_RUNS_MAX, MARKS_INVALID, MARKS_TOO_DETAILED, REMOVE } from '#contract/products/cut-out-marks.ts'
import type { CutOutMarks } from '#contract/products/product-cut-outs.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { parseScene } from '../../stored/scene.ts'
import { noiseFile, imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const SIDE = 320
const MISSING = { status: 404, message: 'Picture not found' }

/** A JPEG of a blue disc in the middle of a white ground. */
async function discOnWhite(): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#fff"/><circle cx="160" cy="160" r="96" fill="#26246B"/></svg>`
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** The left third of the picture stays automatic, the middle gets one mark, and the right third another. */
const createMarks = (middle: number, right: number): CutOutMarks => ({
  version: 1,
  width: 3,
  height: 1,
  runs: [3, 3 + middle, 3 + right],
})
const MARKS = createMarks(REMOVE, KEEP)

describe('the cut-out of product pictures', () => {
  let site: Site
  let ann: Person
  let brand: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, monthlyGenerations: 0 })
    ann = await site.signUp()
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(() => site.close())

  const createProduct = async () => {
    const { id } = await ann.api.products.create({ params: { id: brand }, body: { name: 'Night cream' } })
    const file = [await discOnWhite()]
    const { image_url } = await ann.api.products.uploadImage({ params: { id }, files: { file } })
    return { id, file: image_url.split('/').at(-1) ?? '' }
  }
  const preview = async (params: { id: number; file: string }, marks: CutOutMarks | null) => {
    const drawn = await ann.api.productCutOuts.preview({ params, body: { marks } })
    const image = sharp(Buffer.from(drawn.content_data, 'base64')).ensureAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    return { ...drawn, alphas: [alphaAt(5, 5), alphaAt(160, 160), alphaAt(250, 160), alphaAt(310, 5)] }
  }
  /** The cut-out of the product's picture in the brief and in the scene of a new design. */
  const readDesign = async (product_id: number) => {
    const form = {
      brand_id: String(brand),
      product_id: String(product_id),
      prompt: 'Sleep well with the night cream',
      dimensions: '400x400',
      engine: 'studio' as const,
    }
    const { id } = await ann.api.content.generate({ form, files: {} })
    const row = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .innerJoin('items', 'items.id', 'content.item_id')
      .select(['content.scene', 'items.brief'])
      .where('content.id', '=', Number(id))
      .executeTakeFirstOrThrow()
    const { layers } = parseScene(row.scene)
    return { brief: row.brief, layers: layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.cut_out] : [])) }
  }

  test('is automatic at first, and marks keep and remove parts of it', async () => {
    const params = await createProduct()
    expect(await ann.api.productCutOuts.get({ params })).toEqual({ is_on: true, marks: null })
    const automatic = await preview(params, null)
    expect(automatic).toMatchObject({ is_cut_out: true, background: 'plain', width: SIDE, height: SIDE })
    expect(automatic.alphas).toEqual([0, 255, 255, 0])
    expect((await preview(params, MARKS)).alphas).toEqual([0, 0, 255, 255])
    expect((await preview(params, null)).content_data).toBe(automatic.content_data)
    expect(await preview(params, { version: 1, width: 1, height: 1, runs: [3 + REMOVE] })).toMatchObject({
      is_cut_out: false,
      background: 'plain',
      alphas: [255, 255, 255, 255],
    })
  })

  test('is not needed for a transparent picture, and is not made of one that has no plain background', async () => {
    const { id, file } = await createProduct()
    const change = async (image: Blob) => {
      const { image_url } = await ann.api.products.uploadImage({ params: { id }, files: { file: [image] } })
      return preview({ id, file: image_url.split('/').at(-1) ?? '' }, null)
    }
    expect(await change(await imageFile())).toMatchObject({ is_cut_out: false, background: 'none' })
    expect(await change(await noiseFile())).toMatchObject({ is_cut_out: false, background: 'other' })
    await expect(ann.api.productCutOuts.get({ params: { id, file } })).rejects.toMatchObject(MISSING)
  })

  test('belongs to the picture, and new designs follow it', async () => {
    const params = await createProduct()
    const save = (is_on: boolean, marks: CutOutMarks | null) =>
      ann.api.productCutOuts.save({ params, body: { is_on, marks } })
    const automatic = await readDesign(params.id)
    expect(automatic.layers).toEqual([true])
    expect(JSON.stringify(automatic.brief)).not.toContain('cut_out')

    expect(await save(true, MARKS)).toEqual({ is_on: true, marks: MARKS })
    const corrected = await readDesign(params.id)
    expect(corrected).toMatchObject({ brief: { pictures: [{ role: 'product', cut_out: MARKS }] }, layers: [MARKS] })

    await save(false, MARKS)
    const whole = await readDesign(params.id)
    expect(whole).toMatchObject({ brief: { pictures: [{ role: 'product', cut_out: 'off' }] }, layers: [undefined] })

    // The decision follows the picture when another one becomes the main one, and its marks are kept while it is off.
    const { pictures } = await ann.api.productPictures.add({
      params: { id: params.id },
      files: { file: [await discOnWhite()] },
    })
    await ann.api.productPictures.makeMain({ params: { id: params.id, picture: pictures[0]?.id ?? 0 } })
    expect(await ann.api.productCutOuts.get({ params })).toEqual({ is_on: false, marks: MARKS })
    expect((await readDesign(params.id)).layers).toEqual([true])
  })

  test('refuses marks that are invalid or too many, and ignores what is beyond the grid', async () => {
    const params = await createProduct()
    const save = (marks: Partial<CutOutMarks>) =>
      ann.api.productCutOuts.save({ params, body: { is_on: true, marks: { ...MARKS, ...marks } } })
    for (const wrong of [{ runs: [2] }, { runs: [3.5] }, { runs: [] }, { width: 257 }, { height: 0 }])
      await expect(save(wrong)).rejects.toMatchObject({ status: 422, message: MARKS_INVALID })
    expect((await preview(params, { ...MARKS, runs: [3, 3 * 60_000 + REMOVE, 9] })).alphas).toEqual([0, 0, 0, 0])
    const runs = Array.from({ length: MARK_RUNS_MAX + 1 }, (_, index) => 3 + (index % 2))
    await expect(save({ width: 1, height: 1, runs })).rejects.toMatchObject({
      status: 422,
      message: MARKS_TOO_DETAILED,
    })
  })

  test('is reached by its owner only, and only through a product that has the picture', async () => {
    const [params, other] = [await createProduct(), await createProduct()]
    const bob = await site.signUp('Bob')
    const body = { is_on: false, marks: null }
    await expect(bob.api.productCutOuts.get({ params })).rejects.toMatchObject(MISSING)
    await expect(bob.api.productCutOuts.save({ params, body })).rejects.toMatchObject(MISSING)
    await expect(bob.api.productCutOuts.preview({ params, body: { marks: null } })).rejects.toMatchObject(MISSING)
    const elsewhere = { id: params.id, file: other.file }
    await expect(ann.api.productCutOuts.save({ params: elsewhere, body })).rejects.toMatchObject(MISSING)
    expect(await ann.api.productCutOuts.get({ params })).toEqual({ is_on: true, marks: null })
  })
})
