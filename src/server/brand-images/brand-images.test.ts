import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_FILE_NAME_PATTERN } from '#contract/campaigns/file-name.ts'
import { releaseUploads } from '../infrastructure/blobs/removal.ts'
import { DAY, HOUR } from '../infrastructure/clock.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { tidyRows } from '../start/housekeeping.ts'
import { createCampaign, runAll } from '../testing/campaigns.ts'
import { noiseFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

/** A wide photo that is red on the left and blue on the right, with some noise. */
async function twoHalves(): Promise<Blob> {
  const [width, height] = [1200, 300]
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const noise = (at * 7919) % 23
    const isLeft = at % width < width / 2
    data.set(isLeft ? [200 + noise, 30, 30 + noise] : [30 + noise, 30, 200 + noise], at * 3)
  }
  return new Blob(
    [
      await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    ],
    { type: 'image/png' },
  )
}

describe('the library of pictures of a brand', () => {
  let site: Site
  let ann: Person
  let brand = 0
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    brand = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#1F4E79' } })).id
  })

  const params = () => ({ id: brand })
  const upload = async (title: string, tags: string[] = []) => {
    const files = { file: [await noiseFile()] }
    const { id } = await ann.api.brandPictures.upload({ params: params(), form: { title }, files })
    if (tags.length > 0) await ann.api.brandPictures.change({ params: params(), body: { ids: [id], tags } })
    return id
  }
  const find = async (query: Parameters<typeof ann.api.brandPictures.list>[0]['query'] = {}) =>
    (await ann.api.brandPictures.list({ params: params(), query })).pictures.map(({ title }) => title)
  const generate = async (prompt: string, form: { brand_picture?: 'auto' | 'none' | number } = {}) => {
    const { brand_picture } = form
    const wish = { brand_id: brand, prompt, dimensions: '300x250', engine: 'studio' as const }
    const { id = 0 } = await ann.api.content.generate({
      form: { ...wish, ...(brand_picture !== undefined && { brand_picture }) },
      files: {},
    })
    return id
  }
  const listUses = async (image: number) =>
    (await ann.api.brandPictures.uses({ params: { id: brand, picture: image } })).uses.map(
      ({ content_id }) => content_id,
    )

  test('takes uploads, finds them by words, describes several alike, and restores what was deleted', async () => {
    const [table, garden] = [await upload('Candle on a table', ['candle', 'evening']), await upload('Garten im Mai')]
    expect(await find()).toEqual(['Garten im Mai', 'Candle on a table'])
    expect(await find({ search: 'EVEN table' })).toEqual(['Candle on a table'])
    expect(await find({ search: 'nothing' })).toEqual([])
    const body = { ids: [table, garden], add_tags: ['summer'], license: 'Invoice 2041', expires_on: '2027-01-31' }
    const { pictures } = await ann.api.brandPictures.change({ params: params(), body })
    expect(pictures.map(({ tags }) => tags)).toEqual(
      expect.arrayContaining([['candle', 'evening', 'summer'], ['summer']]),
    )
    expect(await find({ search: 'invoice' })).toHaveLength(2)
    expect(await find({ show: 'unlicensed' })).toEqual([])
    await ann.api.brandPictures.remove({ params: params(), body: { ids: [garden] } })
    expect(await find()).toEqual(['Candle on a table'])
    await ann.api.brandPictures.restore({ params: params(), body: { ids: [garden] } })
    expect(await find()).toEqual(['Garten im Mai', 'Candle on a table'])
  })

  test('keeps its files, and refuses what is no picture, a foreign product and too many tags', async () => {
    await upload('Candle')
    const { pictures } = await ann.api.brandPictures.list({ params: params(), query: {} })
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    expect((await fetch(`${site.origin}${pictures[0]?.url}`)).status).toBe(200)
    const files = { file: [new Blob(['no picture'])] }
    await expect(ann.api.brandPictures.upload({ params: params(), form: {}, files })).rejects.toMatchObject({
      status: 415,
    })
    const ids = [pictures[0]?.id ?? 0]
    await expect(
      ann.api.brandPictures.change({ params: params(), body: { ids, product_id: 999_999 } }),
    ).rejects.toMatchObject({ status: 404 })
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    await ann.api.brandPictures.change({ params: params(), body: { ids, tags } })
    await expect(
      ann.api.brandPictures.change({ params: params(), body: { ids, add_tags: ['one more'] } }),
    ).rejects.toMatchObject({ status: 422 })
  })

  test('belongs to its owner', async () => {
    const id = await upload('Candle')
    const bob = await site.signUp('Bob')
    const calls = [
      () => bob.api.brandPictures.list({ params: params(), query: {} }),
      () => bob.api.brandPictures.change({ params: params(), body: { ids: [id], title: 'Mine' } }),
      () => bob.api.brandPictures.remove({ params: params(), body: { ids: [id] } }),
      () => bob.api.brandPictures.restore({ params: params(), body: { ids: [id] } }),
      () => bob.api.brandPictures.uses({ params: { id: brand, picture: id } }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 })
    const other = (await bob.api.brands.create({ body: { name: 'Other' } })).id
    const form = { brand_id: other, prompt: 'Our candle', dimensions: '300x250', engine: 'studio' as const }
    await expect(bob.api.content.generate({ form: { ...form, brand_picture: id }, files: {} })).rejects.toMatchObject({
      status: 404,
    })
    expect(await find()).toEqual(['Candle'])
  })

  test('gives a design the picture that its request is about, none on request, and a named one always', async () => {
    const [candle, garden] = [await upload('IMG 1', ['candle']), await upload('IMG 2', ['garden'])]
    const [first, second] = [await generate('Our new candles are here'), await generate('A day in the garden')]
    expect([await listUses(candle), await listUses(garden)]).toEqual([[first], [second]])
    await generate('Our new candles are here', { brand_picture: 'none' })
    await generate('We are closed on Monday')
    expect(await listUses(candle)).toEqual([first])
    const named = await generate('We are closed on Monday', { brand_picture: candle })
    expect(await listUses(candle)).toEqual([named, first])
  })

  test('keeps the focal point of a picture in each crop, and finds it in the pixels without one', async () => {
    const files = { file: [await twoHalves()] }
    const { id, focus } = await ann.api.brandPictures.upload({ params: params(), form: { title: 'Sea' }, files })
    expect(focus).toBeNull()
    const change = (point: { x: number; y: number } | null) =>
      ann.api.brandPictures.change({ params: params(), body: { ids: [id], focus: point } })
    const isRedder = async () => {
      const item = await ann.api.content.get({
        params: { id: await generate('Open on Monday', { brand_picture: id }) },
      })
      const file = await fetch(`${site.origin}${new URL(item.file_url ?? '', site.origin).pathname}`, {
        headers: { authorization: `Bearer ${ann.token}` },
      })
      const { data, info } = await sharp(await file.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: info.width * info.height }, (_, at) => at * info.channels)
      const count = (channel: number, other: number) =>
        pixels.filter((at) => (data[at + channel] ?? 0) > (data[at + other] ?? 0) + 90).length
      return count(0, 2) > count(2, 0)
    }
    await change({ x: 0.02, y: 0.5 })
    expect(await isRedder()).toBe(true)
    const { pictures } = await change({ x: 0.98, y: 0.5 })
    expect(pictures[0]?.focus).toEqual({ x: 0.98, y: 0.5 })
    expect(await isRedder()).toBe(false)
    expect((await change(null)).pictures[0]?.focus).toBeNull()
    await expect(change({ x: 1.2, y: 0 })).rejects.toMatchObject({ status: 422 })
  })

  test('gives no design a picture whose last day is over or whose persons did not agree', async () => {
    const [old, faces] = [await upload('IMG 1', ['candle']), await upload('IMG 2', ['candle'])]
    const today = site.clock.now().toISOString().slice(0, 10)
    const yesterday = new Date(site.clock.now().getTime() - DAY).toISOString().slice(0, 10)
    const change = (ids: number[], fields: { expires_on?: string; consent?: 'missing' }) =>
      ann.api.brandPictures.change({ params: params(), body: { ids, ...fields } })
    await change([old], { expires_on: yesterday })
    await change([faces], { consent: 'missing' })
    await generate('Our new candles are here')
    expect([await listUses(old), await listUses(faces)]).toEqual([[], []])
    await expect(generate('Our new candles', { brand_picture: old })).rejects.toMatchObject({ status: 422 })
    expect(await find({ show: 'expired' })).toEqual(['IMG 1'])
    await change([old], { expires_on: today })
    const created = await generate('Our new candles are here')
    expect(await listUses(old)).toEqual([created])
  })

  test('blocks approval and pack of designs whose picture has expired, and names both', async () => {
    const created = await createCampaign(
      ann,
      { formats: ['google.ad.300x250'], languages: ['en'] },
      { product_ids: [] },
    )
    brand = created.brand.id
    const campaign = { id: created.campaign.id }
    const candle = await upload('Candle at night', ['candle'])
    const content_id = await generate('Our new candles are here')
    await ann.api.campaigns.chooseKeyVisual({ params: campaign, body: { content_id } })
    const [cell] = await runAll(ann, campaign.id)
    expect(await listUses(candle)).toEqual([cell?.content_id, content_id])
    const approve = () =>
      ann.api.campaigns.changeCells({ params: campaign, body: { ids: [cell?.id ?? 0], status: 'approved' } })
    const pack = () =>
      ann.api.packs.create({ params: campaign, body: { scope: 'all', pattern: DEFAULT_FILE_NAME_PATTERN } })
    const change = (expires_on: string | null) =>
      ann.api.brandPictures.change({ params: params(), body: { ids: [candle], expires_on } })
    await change('2020-01-01')
    const refused = { status: 409, message: expect.stringContaining(`Candle at night (#${cell?.content_id})`) }
    await expect(approve()).rejects.toMatchObject(refused)
    await expect(pack()).rejects.toMatchObject(refused)
    await change(null)
    expect((await approve()).cells[0]?.status).toBe('approved')
    expect((await pack()).items).toBe(1)
  })

  test('forgets what was deleted 30 days ago', async () => {
    const id = await upload('Candle')
    await ann.api.brandPictures.remove({ params: params(), body: { ids: [id] } })
    site.clock.advance(31 * DAY)
    await tidyRows(site.opened.app)
    const left = acrossOwners(site.opened.app.db).selectFrom('brand_pictures').select('id').where('id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})
