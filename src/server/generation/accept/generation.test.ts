import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatSize } from '#contract/platforms/formats.ts'
import { listAds } from '#contract/platforms/presets.ts'
import { DAY, SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { imageFile } from '../../testing/images.ts'
import { openOwnSite, openSite, type Person, type Site } from '../../testing/site.ts'
import { toMonth } from '../../infrastructure/month.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

async function withBrand(person: Person): Promise<number> {
  const { id } = await person.api.brands.create({
    body: { name: 'Nocte', primary_color: '#26246B', secondary_color: '#F2A3B0' },
  })
  return id
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('quick generate', () => {
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    ann = await site.signUp()
    brand_id = await withBrand(ann)
  })

  const generate = (fields: object = {}, files: object = {}) =>
    ann.api.content.generate({ form: { brand_id, prompt: PROMPT, ...fields }, files })

  test('a request becomes an image of exactly the requested size, with all its facts in the library', async () => {
    const created = await generate({ title: 'Night shift', dimensions: '1500 × 500' })
    const bytes = Buffer.from(created.content_data, 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1500, height: 500 })
    expect(created).toMatchObject({
      mime_type: 'image/png',
      title: 'Night shift',
      dimensions: '1500x500',
      platform: 'twitter',
      model_used: 'studio',
      brand_name: 'Nocte',
      width: 1500,
      height: 500,
      size_bytes: bytes.length,
      is_favorite: false,
    })
    expect(created.brand_check?.rules).toBeInstanceOf(Array)
    const { content } = await ann.api.content.list({})
    expect(content[0]).toMatchObject({ id: created.id, prompt: PROMPT, brand_id })
    const analytics = await acrossOwners(site.opened.app.db)
      .selectFrom('analytics')
      .selectAll()
      .where('content_id', '=', created.id ?? 0)
      .execute()
    expect(analytics).toMatchObject([
      { cost_usd: 0, model_used: 'studio', api_endpoint: 'studio', prompt_length: PROMPT.length },
    ])
  })

  test.each([
    [{ brand_id: 0 }, 422, 'Please select a brand'],
    [{ brand_id: 999_999 }, 404, 'Brand not found'],
    [{ prompt: '   ' }, 422, 'Please enter a prompt'],
    [{ prompt: ' too short ' }, 422, 'Prompt must be at least 10 characters long'],
    [{ dimensions: 'huge' }, 422, 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'],
    [{ dimensions: '199x300' }, 422, 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'],
    [{ dimensions: '2000x400' }, 422, 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'],
    [{ dimensions: '161x600' }, 422, 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'],
    [
      { dimensions: '160x600', content_type: 'video' as const },
      422,
      'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.',
    ],
    [{ dimensions: '400x1300' }, 422, 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'],
  ])('%o is refused with its message', async (fields, status, message) => {
    await expect(generate(fields)).rejects.toMatchObject({ status, message })
  })

  test.each(listAds('image'))('$key is made in its size for its platform', async (format) => {
    const { key, width, height, platform } = format
    expect(await generate({ dimensions: formatSize(format), format: key })).toMatchObject({
      width,
      height,
      platform,
      format: key,
    })
  })

  test('the job of an ad names its format, and that of a size of its own names none', async () => {
    const [format] = listAds('image')
    if (!format) throw new Error('There are ads')
    await generate({ dimensions: formatSize(format), format: format.key })
    await generate({ dimensions: '404x404' })
    const { jobs } = await ann.api.generator.jobs({})
    const newest = jobs.slice(0, 2).map(({ id }) => ann.api.generator.job({ params: { id } }))
    const tasks = (await Promise.all(newest)).flatMap((job) => job.tasks)
    expect(tasks.map((task) => task.format)).toEqual([undefined, format.key])
  })

  test('a prompt of more than 500 characters is accepted', async () => {
    await expect(generate({ prompt: 'A long story about a night cream. '.repeat(20) })).resolves.toMatchObject({
      mime_type: 'image/png',
    })
  })

  test('characters of a snapshot that PostgreSQL cannot store are removed', async () => {
    const brand_data = String.raw`{"name":"A\u0000","description":"\ud800","key_ctas":["a\u0007"]}`
    expect(await generate({ brand_data })).toMatchObject({ brand_name: 'Nocte' })
  })

  test('logo and references are stored as re-encoded images', async () => {
    const created = await generate(
      {},
      { image: [await imageFile()], references: [await imageFile(), await imageFile()] },
    )
    const item = await acrossOwners(site.opened.app.db)
      .selectFrom('items')
      .select('brief')
      .where('job_id', '=', created.job_id ?? 0)
      .executeTakeFirstOrThrow()
    const { pictures } = item.brief as { pictures: { role: string; key: string }[] }
    expect(pictures.map(({ role }) => role)).toEqual(['logo', 'reference', 'reference'])
    expect(pictures.every(({ key }) => /^uploads\/[0-9a-f]{32}\.(png|jpg)$/.test(key))).toBe(true)
  })

  test('files that are not images and too many files are refused', async () => {
    const text = new Blob(['hello'], { type: 'image/png' })
    await expect(generate({}, { references: [text] })).rejects.toMatchObject({
      status: 415,
      message: 'Please select a valid image file',
    })
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
    await expect(generate({}, { image: [large] })).rejects.toMatchObject({
      status: 413,
      message: 'Image is too large. The limit is 5 MB.',
    })
  })

  test('with Prefer: respond-async the job is returned at once, so that it can be canceled', async () => {
    // A worker could start the item before the reply is read.
    const { signUp } = await openOwnSite({ role: 'web' })
    const { api } = await signUp()
    const { id: brandId } = await api.brands.create({ body: { name: 'Nocte' } })
    const headers = { prefer: 'respond-async' }
    const form = { brand_id: brandId, prompt: PROMPT }
    const used = async () => (await api.generator.options()).usage?.used
    const before = await used()
    const job = await api.content.generate({ form, files: {}, headers })
    expect(job).toMatchObject({ status: 'queued', prompt: PROMPT, tone: null, tasks: [{ key: 'image:any' }] })
    const canceled = await api.generator.cancel({ params: { id: job.id } })
    expect(canceled).toMatchObject({ status: 'cancelled', result_content_ids: [] })
    expect(await used()).toBe(before)
  })

  test('if the client disconnects, the result is still in the library', async () => {
    const before = (await ann.api.content.list({})).total
    const { db } = site.opened.app
    const accepted = () =>
      acrossOwners(db).selectFrom('items').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    const last = (await accepted())?.id
    const leave = new AbortController()
    const call = ann.api.content.generate({
      form: { brand_id, prompt: PROMPT, dimensions: '400x400' },
      files: {},
      signal: leave.signal,
    })
    const gone = call.catch((error: unknown) => error)
    await expect.poll(async () => (await accepted())?.id, { interval: 5 }).not.toBe(last)
    leave.abort()
    expect(await gone).toMatchObject({ name: 'AbortError' })
    await expect.poll(async () => (await ann.api.content.list({})).total).toBe(before + 1)
  })
})

describe('the library', () => {
  let ann: Person
  let id: number
  beforeAll(async () => {
    ann = await site.signUp()
    const brand_id = await withBrand(ann)
    const created = await ann.api.content.generate({
      form: { brand_id, prompt: PROMPT, dimensions: '400x400', title: 'One' },
      files: {},
    })
    await ann.api.content.generate({
      form: { brand_id, prompt: PROMPT, title: 'Another', dimensions: '1200x630' },
      files: {},
    })
    id = created.id ?? 0
  })

  test('serves bytes and thumbnails only with the view key, with ranges and caching', async () => {
    const { content } = await ann.api.content.list({ query: { sort: 'oldest' } })
    const [item] = content
    const file = await fetch(site.origin + item?.file_url)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.length).toBe(item?.size_bytes)
    const part = await fetch(site.origin + item?.file_url, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    const again = await fetch(site.origin + item?.file_url, {
      headers: { 'if-none-match': file.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const beyond = await fetch(site.origin + item?.file_url, { headers: { range: `bytes=${bytes.length}-` } })
    expect(beyond.status).toBe(416)

    const small = await fetch(`${site.origin}${item?.thumbnail_url?.replace('w=640', 'w=320')}`)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 320 })
    for (const path of [
      `/api/content/${id}/file`,
      `/api/content/${id}/file?k=${'0'.repeat(32)}`,
      `/api/content/${id}/thumbnail`,
    ]) {
      expect((await fetch(site.origin + path)).status).toBe(404)
    }
    const bob = await site.signUp('Bob')
    const other = await fetch(`${site.origin}/api/content/${id}/file`, {
      headers: { authorization: `Bearer ${bob.token}` },
    })
    expect(other.status).toBe(404)
  })

  test('keeps the content of a deleted brand, with the name of the brand', async () => {
    const dan = await site.signUp('Dan')
    const brand_id = await withBrand(dan)
    await dan.api.content.generate({ form: { brand_id, prompt: PROMPT, dimensions: '400x400' }, files: {} })
    await dan.api.brands.remove({ params: { id: brand_id } })
    expect((await dan.api.content.list({})).content).toMatchObject([{ brand_id: null, brand_name: 'Nocte' }])
  })

  test('hides a deleted item from every call, and restores it within thirty days only', async () => {
    const cat = await site.signUp('Cat')
    const created = await cat.api.content.generate({
      form: { brand_id: await withBrand(cat), prompt: PROMPT, dimensions: '400x400' },
      files: {},
    })
    const params = { id: created.id ?? 0 }
    expect(await cat.api.content.remove({ params })).toEqual({ message: 'Content deleted' })
    await expect(cat.api.content.get({ params })).rejects.toMatchObject({ status: 404 })
    await expect(cat.api.content.remove({ params })).rejects.toMatchObject({ status: 404 })
    expect((await fetch(site.origin + created.file_url)).status).toBe(404)
    expect(await cat.api.content.restore({ params })).toMatchObject(params)
    await cat.api.content.remove({ params })
    site.clock.advance(30 * DAY + SECOND)
    const { token } = await site.visitor().auth.login({ body: { email: cat.email, password: 'correct horse battery' } })
    await expect(site.visitor(token?.access_token).content.restore({ params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the monthly limit', () => {
  const usage = async ({ opened }: Site, { email }: Person) => {
    const rows = await acrossOwners(opened.app.db)
      .selectFrom('usage')
      .innerJoin('users', 'users.id', 'usage.user_id')
      .select(['usage.month', 'usage.reserved'])
      .where('users.email', '=', email)
      .execute()
    return rows.map(({ month, reserved }) => [month, reserved])
  }

  test('0 means no limit', async () => {
    const own = await openOwnSite({ monthlyGenerations: 0 })
    const ann = await own.signUp()
    await ann.api.content.generate({
      form: { brand_id: await withBrand(ann), prompt: PROMPT, dimensions: '400x400' },
      files: {},
    })
    expect(await usage(own, ann)).toHaveLength(1)
  })

  test('does not count an item that fails, which has an error and no content', async () => {
    const ann = await site.signUp()
    const brand_id = await withBrand(ann)
    const { db } = site.opened.app
    // A row that no form can create, and that cannot be rendered.
    await acrossOwners(db).updateTable('brands').set({ primary_color: 'no color' }).where('id', '=', brand_id).execute()
    const call = ann.api.content.generate({ form: { brand_id, prompt: PROMPT }, files: {} })
    const refusal: unknown = await call.catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 502, message: 'The studio could not finish this item. Please try again.' })
    expect((await ann.api.content.list({})).total).toBe(0)
    expect(await usage(site, ann)).toMatchObject([[toMonth(site.clock.now()), 0]])
    const { state } = await acrossOwners(db)
      .selectFrom('jobs')
      .select('state')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(state).toBe('failed')
  })
})
