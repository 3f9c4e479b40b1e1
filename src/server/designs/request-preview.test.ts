import { once } from 'node:events'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestPreview } from '#contract/generation/request-preview.ts'
import { WHOLE_REQUESTS } from '#studio/testing/requests/whole-requests.ts'
import { releaseUploads } from '../infrastructure/blobs/removal.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

let site: Site
let ann: Person
let brand_id: number
let withLogo: number
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  const body = { name: 'Nocte', primary_color: '#26246B', secondary_color: '#F2A3B0' }
  brand_id = (await ann.api.brands.create({ body })).id
  withLogo = (await ann.api.brands.create({ body: { ...body, name: 'Verdant', primary_color: '#0F4C3F' } })).id
  await ann.api.brands.uploadLogo({ params: { id: withLogo }, files: { file: [await imageFile()] } })
})
afterAll(() => site.close())

const OFFER = 'Morning Serum now $39 instead of $48. Only until Sunday. Do not mention the loyalty card.'
const draw = (fields: object = {}, who = ann) =>
  who.api.requestPreviews.draw({ body: { brand_id, prompt: OFFER, dimensions: '600x600', ...fields } })
const find = ({ pieces }: RequestPreview, words: string) => {
  const piece = pieces.find(({ text }) => text.includes(words))
  if (!piece) throw new Error(`No piece has the words ${words}: ${pieces.map(({ text }) => text).join(' | ')}`)
  return piece
}
const generate = (form: object) =>
  ann.api.content.generate({ form: { brand_id, prompt: OFFER, dimensions: '600x600', ...form }, files: {} })
const readPixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()

const SIZES = ['600x600', '480x600', '360x640', '720x360', '1200x300']
/** Some of the requests of other tests, of all kinds: one for each size, with and without a logo. */
const REQUESTS = WHOLE_REQUESTS.map(([prompt]) => prompt)
  .filter((prompt) => prompt.length >= 10)
  .slice(0, 2 * SIZES.length)

describe('the preview of a request', () => {
  test('says of each piece what it is, where it stands in the request, and where in the picture', async () => {
    const preview = await draw()
    const { pieces, unsaid, size, image } = preview
    expect(size).toEqual({ width: 600, height: 600 })
    expect(image).toMatchObject({ mime_type: 'image/png', width: 600, box: [0, 0, 600, 600] })
    for (const { text, span, slot, boxes, is_left_out } of pieces) {
      expect(OFFER.slice(span.start, span.end)).toContain(text.slice(1, 6))
      expect(boxes.length > 0).toBe(slot !== 'caption')
      expect(is_left_out && slot !== 'caption').toBe(false)
    }
    expect(find(preview, '$48').text).toContain('$39')
    expect(unsaid).toMatchObject([{ reason: 'instruction', span: { field: 'prompt', end: OFFER.length } }])
    expect(JSON.stringify([pieces, preview.added, preview.caption])).not.toContain('loyalty')
    expect(preview.models).toEqual({ copy: null, picture: null, film: null })
  })

  test('stores nothing and takes no unit', async () => {
    const who = await site.signUp()
    const { id } = await who.api.brands.create({ body: { name: 'Nocte' } })
    await draw({ brand_id: id }, who)
    const { content } = await who.api.content.list({})
    const { usage } = await who.api.generator.options({})
    expect([content, (await who.api.generator.jobs({})).jobs, usage?.used]).toEqual([[], [], 0])
  })

  test('needs no whole sentence, and belongs to the one who has the brand', async () => {
    expect((await draw({ prompt: '' })).pieces).toEqual([])
    expect(find(await draw({ prompt: 'Fresh' }), 'Fresh').slot).toBe('headline')
    await expect(draw({}, await site.signUp())).rejects.toMatchObject({ status: 404, message: 'Brand not found' })
  })

  test('shows the scenes of a video with their words and their lengths, and none of an image', async () => {
    const { film } = await draw({ content_type: 'video', dimensions: '360x640' })
    const { scenes = [], seconds } = film ?? {}
    const written = film?.film.scenes ?? []
    expect([written[0]?.kind, written.at(-1)?.kind]).toEqual(['hook', 'end'])
    const texts = written.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts).toEqual(expect.arrayContaining(['Now $39 instead of $48']))
    expect(scenes.reduce((sum, { from, until }) => sum + until - from, 0)).toBeCloseTo(seconds ?? 0)
    for (const { still } of scenes) expect(still).toMatchObject({ mime_type: 'image/jpeg', width: 180, height: 320 })
    expect((await draw()).film).toBeNull()
  })

  test('shows a video in its own size, which has even sides', async () => {
    const { size, pieces } = await draw({ content_type: 'video', dimensions: '601x501' })
    expect([size.width % 2, size.height % 2]).toEqual([0, 0])
    for (const [x, y, width, height] of pieces.flatMap(({ boxes }) => boxes)) {
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    }
  })

  test('keeps its composition while a person types', async () => {
    const first = await draw()
    const next = await draw({ seed: first.seed })
    expect(next.image.content_data).toBe(first.image.content_data)
    expect((await draw({ seed: first.seed, prompt: `${OFFER} Free shipping.` })).seed).toBe(first.seed)
  })
})

test('a preview whose client has left is ended, and the next one is drawn', async () => {
  const leaving = new AbortController()
  const { app } = site.opened
  const { studio } = app
  const ended = Promise.withResolvers<unknown>()
  const preview: typeof studio.preview = async (brief, copy, images, options, limits) => {
    leaving.abort()
    const { signal } = limits ?? {}
    if (signal && !signal.aborted) await once(signal, 'abort')
    return studio.preview(brief, copy, images, options, limits).catch((error: unknown) => {
      ended.resolve(error)
      throw error
    })
  }
  Object.assign(app, { studio: { ...studio, preview } })
  const body = { brand_id, prompt: OFFER }
  await expect(ann.api.requestPreviews.draw({ body, signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(await ended.promise).toMatchObject({ name: 'AbortError' })
  Object.assign(app, { studio })
  expect((await draw()).pieces.length).toBeGreaterThan(1)
})

describe('a piece that was chosen', () => {
  test('stands in the caption, and the item that is made says exactly that', async () => {
    const before = await draw()
    const piece_choices = [{ id: find(before, 'until Sunday').id, slot: 'caption' as const }]
    const preview = await draw({ seed: before.seed, piece_choices, ratio: 1 })
    expect(find(preview, 'until Sunday')).toMatchObject({
      slot: 'caption',
      is_chosen: true,
      is_left_out: false,
      boxes: [],
    })
    expect(preview.caption).toContain('until Sunday')
    const created = await generate({ seed: preview.seed, piece_choices })
    expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
    expect(created).toMatchObject({ caption: preview.caption, alt_text: preview.alt_text })
    expect(created.alt_text).not.toContain('until Sunday')
  })

  test('has the words of the person, and another place', async () => {
    const { seed, ...before } = await draw()
    const { id } = find({ seed, ...before }, 'until Sunday')
    const piece_choices = [{ id, slot: 'headline' as const, text: 'This week only' }]
    const preview = await draw({ seed, piece_choices, ratio: 1 })
    expect(find(preview, 'This week only')).toMatchObject({ slot: 'headline', is_chosen: true })
    const created = await generate({ seed, piece_choices })
    expect(created.copy?.headline).toBe('This week only')
    expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
  })

  test('is named if no piece of the request is it', async () => {
    const { unknown_choices } = await draw({ piece_choices: [{ id: 'prompt:3-9', slot: 'caption' }] })
    expect(unknown_choices).toEqual(['prompt:3-9'])
  })

  test.each([
    [
      { piece_choices: [{ id: 'elsewhere' }] },
      'piece_choices must be a list of pieces with their place or their words',
    ],
    [{ piece_choices: 'nonsense' }, 'piece_choices must be a list of pieces with their place or their words'],
    [{ seed: -1 }, 'The seed must be a whole number'],
  ])('is refused by both calls in another form: %j', async (fields, message) => {
    await expect(draw(fields)).rejects.toMatchObject({ status: 422, message })
    await expect(generate(fields)).rejects.toMatchObject({ status: 422, message })
  })
})

test.each([
  ['de', 'Unser Morgenserum jetzt 39 € statt 48 €. Nur bis Sonntag. Nicht „Rabatt“ erwähnen.', 'bis Sonntag'],
  ['ar', 'سيروم الصباح الآن بسعر 39 ريال بدلا من 48 ريال. حتى يوم الأحد فقط. لا تذكر كلمة خصم.', 'حتى يوم الأحد'],
  ['ja', '朝の美容液が48ドルから39ドルに。日曜日まで。割引とは書かないでください。', '日曜日まで'],
])(
  'in %s a piece moves to the caption, and the item is the picture of the preview',
  async (language, prompt, words) => {
    const before = await draw({ prompt, language })
    expect(before).toMatchObject({ language, is_carried: false })
    expect(before.unsaid.map(({ reason }) => reason)).toEqual(['instruction'])
    const piece_choices = [{ id: find(before, words).id, slot: 'caption' as const }]
    const preview = await draw({ prompt, language, seed: before.seed, piece_choices, ratio: 1 })
    expect(find(preview, words)).toMatchObject({ slot: 'caption', boxes: [] })
    const created = await generate({ prompt, language, seed: before.seed, piece_choices })
    expect(created.caption).toBe(preview.caption)
    expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
  },
)

test.each(REQUESTS.map((prompt, index) => ({ prompt, index })))(
  'the item is the picture of its preview, pixel by pixel: $prompt',
  async ({ prompt, index }) => {
    const fields = { prompt, dimensions: SIZES[index % SIZES.length] ?? '', brand_id: index % 2 ? brand_id : withLogo }
    const preview = await draw({ ...fields, ratio: 1 })
    const created = await generate({ ...fields, seed: preview.seed })
    expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
    expect(created).toMatchObject({ caption: preview.caption, alt_text: preview.alt_text })
  },
)

test('an item of the wizard is the picture of its preview, and the next items have the next seeds', async () => {
  const request = { brand_id, tone: 'casual' as const, goal: 'sales' as const, instructions: OFFER }
  const preview = await ann.api.requestPreviews.draw({ body: { ...request, platform: 'instagram', ratio: 1 } })
  const body = { ...request, content_types: ['image' as const], platforms: ['instagram' as const, 'facebook' as const] }
  const { id = 0, result_content_ids: ids = [] } = await ann.api.generator.generate({
    body: { ...body, seed: preview.seed },
  })
  const created = await ann.api.content.get({ params: { id: ids[0] ?? 0 } })
  expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
  const items = await acrossOwners(site.opened.app.db)
    .selectFrom('items')
    .select('brief')
    .where('job_id', '=', id)
    .execute()
  const seeds = items.map(({ brief }) => (brief as { seed: number }).seed)
  expect(new Set(seeds)).toEqual(new Set([preview.seed, (preview.seed + 1) % 2 ** 32]))
})

test('of many previews at once, one is drawn and the newest waits', async () => {
  const drawn = Array.from({ length: 6 }, (_, index) => draw({ prompt: `${OFFER} Take ${index + 1}.` }))
  const ends = await Promise.allSettled(drawn)
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []))
  expect(refused.length).toBeGreaterThanOrEqual(3)
  expect(new Set(refused)).toEqual(new Set(['superseded']))
})

describe('pictures of a request', () => {
  const photo = () => imageFile()
  const keep = async (files: object, who = ann) =>
    (await who.api.requestPreviews.keepPictures({ form: {}, files })).pictures

  test('are seen in its preview, which is the picture that is made', async () => {
    const files = { image: [await photo()], references: [await photo()] }
    const images = await keep(files)
    expect(images.map(({ role }) => role)).toEqual(['logo', 'reference'])
    const plain = await draw({ ratio: 1 })
    const preview = await draw({ pictures: images, seed: plain.seed, ratio: 1 })
    expect(preview.image.content_data).not.toBe(plain.image.content_data)
    const form = { brand_id, prompt: OFFER, dimensions: '600x600', seed: preview.seed }
    const created = await ann.api.content.generate({ form, files })
    expect(await readPixels(created.content_data)).toEqual(await readPixels(preview.image.content_data))
    const { directions } = await ann.api.directions.ofRequest({ body: { brand_id, prompt: OFFER, pictures: images } })
    expect(directions.some(({ picture }) => picture.includes('photo'))).toBe(true)
  })

  test('stay as long as they are looked at, and go when they are not', async () => {
    const images = await keep({ references: [await photo()] })
    const { app } = site.opened
    const key = images[0]?.url.slice('/api/files/'.length).split('.')[0] ?? ''
    const past = new Date(app.clock.now().getTime() - 1000)
    const files = acrossOwners(app.db)
    const expire = () => files.updateTable('files').set({ held_until: past }).where('key', '=', key).execute()
    await expire()
    await draw({ pictures: images })
    await releaseUploads(app, {})
    await draw({ pictures: images })
    await expire()
    await releaseUploads(app, {})
    await expect(draw({ pictures: images })).rejects.toMatchObject({ status: 422, errors: [{ field: 'pictures' }] })
  })

  test('belong to the one who sent them', async () => {
    const images = await keep({ references: [await photo()] }, await site.signUp())
    await expect(draw({ pictures: images })).rejects.toMatchObject({
      status: 422,
      message: 'This file is not one of your uploads.',
    })
    for (const url of ['', 'https://example.com/a.png', '/api/files/../secret'])
      await expect(draw({ pictures: [{ url, role: 'logo' }] })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a brand and a request full of quotes', () => {
  const QUOTES = [`"'`, `“”`, `«»`, `„“`, `''`, `""`, '``', `‘’‚‛`]
  const fill = (mark: string, length: number) => mark.repeat(Math.ceil(length / mark.length)).slice(0, length)

  test.each(QUOTES)('are drawn in time: %s', async (mark) => {
    const text = fill(mark, 500)
    const body = { name: fill(`O'Neill "${mark}" `, 100), description: text, brand_voice: text }
    const { id } = await ann.api.brands.create({ body })
    // What takes too much CPU time is refused.
    const { pieces } = await draw({ brand_id: id, prompt: `${fill(`it's "${mark}" `, 1000)}${text}` })
    expect(pieces.length).toBeGreaterThan(0)
  })
})
