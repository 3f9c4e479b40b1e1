import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ManifestItem } from '#contract/library/archives.ts'
import { ARCHIVE_LINK_LIFE_MS } from '#contract/limits.ts'
import { ARCHIVE_LINK_SPENT, NOTHING_SELECTED, TOO_MANY_SELECTED } from '#contract/messages.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { tidyRows } from '../start/housekeeping.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const readPixels = (bytes: Uint8Array | undefined) => sharp(bytes).raw().toBuffer()
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('archives', () => {
  let site: Site
  let ann: Person
  let bob: Person
  let brand = 0
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
    bob = await site.signUp('Bob')
    brand = (await ann.api.brands.create({ body: { name: 'Acme, Ltd.' } })).id
  })
  afterAll(() => site.close())

  const make = async (title: string | undefined, prompt = 'A calm post about our night cream') => {
    const form = { brand_id: brand, prompt, title, dimensions: '300x300' }
    return (await ann.api.content.generate({ form, files: {} })).id ?? 0
  }
  const fetchBytes = async (id: number) =>
    Buffer.from((await ann.api.content.get({ params: { id } })).content_data, 'base64')
  const findBlob = async (id: number) =>
    (
      await acrossOwners(site.opened.app.db)
        .selectFrom('content')
        .select('blob')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).blob
  const fetchZip = async (url: string) => {
    const answer = await fetch(site.origin + url)
    expect(answer.status).toBe(200)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return { answer, files, items: (JSON.parse(text(files['manifest.json'])) as { items: ManifestItem[] }).items }
  }

  test('contain each item under its download name, with unchanged pixels and in the selected order, with a manifest', async () => {
    const one = await make('Spring launch')
    const two = await make('Spring launch', 'Say "hello", twice')
    const untitled = await make(undefined, '=HYPERLINK("https://example.com")')
    const archive = await ann.api.archives.create({ body: { ids: [two, one, untitled, two] } })
    const sizes = await Promise.all([one, two, untitled].map(async (id) => (await fetchBytes(id)).length))
    expect([archive.items, archive.size_bytes]).toEqual([3, sizes.reduce((sum, size) => sum + size)])
    const { answer, files, items } = await fetchZip(archive.url)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${archive.file_name}"`)
    expect(archive.file_name).toMatch(/^signet_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.zip$/)
    const folder = 'Acme_Ltd'
    const names = [
      `${two}_${folder}_Spring_launch_300x300.png`,
      `${one}_${folder}_Spring_launch_300x300.png`,
      `${untitled}_${folder}_300x300.png`,
    ]
    expect(Object.keys(files)).toEqual([...names, 'manifest.json', 'manifest.csv'])
    for (const [index, id] of [two, one, untitled].entries())
      expect(await readPixels(files[names[index] ?? ''])).toEqual(await readPixels(await fetchBytes(id)))
    const sent = files[names[0] ?? ''] ?? new Uint8Array()
    const item = await ann.api.content.get({ params: { id: two } })
    expect(items[0]).toEqual({
      file_name: names[0],
      is_missing: false,
      id: two,
      title: 'Spring launch',
      prompt: 'Say "hello", twice',
      caption: item.caption,
      hashtags: item.hashtags,
      alt_text: item.alt_text,
      brand: 'Acme, Ltd.',
      product: null,
      platform: null,
      content_type: 'image',
      width: 300,
      height: 300,
      duration_seconds: null,
      size_bytes: sent.length,
      created_at: item.created_at,
      model_used: 'studio',
      cost_usd: 0,
      slide_alt_texts: [],
      left_out: [],
      sha256: sha256(sent),
      has_credentials: true,
    })
    const csv = text(files['manifest.csv'])
    const columns = csv.slice(1).split('\r\n')[0]?.split(',').toSorted()
    expect(columns).toEqual(Object.keys(items[0] ?? {}).toSorted())
    expect(csv).toContain(`${two},Spring launch,"Say ""hello"", twice",`)
    expect(csv).toContain(`${untitled},"Acme, Ltd. 300×300 #${untitled}","'=HYPERLINK(""https://example.com"")",`)
    expect(csv).toContain(',"Acme, Ltd.",,')
  })

  test('have the captions of a film beside it', async () => {
    const form = {
      brand_id: brand,
      prompt: 'Our night cream, $18',
      content_type: 'video' as const,
      sound: 'none' as const,
      dimensions: '300x300',
    }
    const { id = 0 } = await ann.api.content.generate({ form, files: {} })
    const { files } = await fetchZip((await ann.api.archives.create({ body: { ids: [id] } })).url)
    const names = Object.keys(files)
    expect(names.map((name) => name.slice(name.lastIndexOf('.')))).toEqual(['.mp4', '.srt', '.vtt', '.json', '.csv'])
    expect(text(files[names[1] ?? ''])).toMatch(/^1\n00:00:00,000 --> 00:00:0/)
  })

  test("leave out items that are deleted or another user's; without any item there is no archive", async () => {
    const [kept, deleted] = [await make('Kept'), await make('Deleted')]
    await ann.api.content.remove({ params: { id: deleted } })
    const { url, items: count } = await ann.api.archives.create({ body: { ids: [deleted, kept, 987_654] } })
    expect(count).toBe(1)
    const { files } = await fetchZip(url)
    expect(Object.keys(files)).toEqual([`${kept}_Acme_Ltd_Kept_300x300.png`, 'manifest.json', 'manifest.csv'])
    const stolen = bob.api.archives.create({ body: { ids: [kept] } })
    await expect(stolen).rejects.toMatchObject({ status: 404, message: 'Content not found' })
    const absent = ann.api.archives.create({ body: { ids: [deleted] } })
    await expect(absent).rejects.toMatchObject({ status: 404, message: 'Content not found' })
  })

  test('leave out items that are deleted between the two calls', async () => {
    const [kept, deleted] = [await make('Kept'), await make('Deleted')]
    const { url } = await ann.api.archives.create({ body: { ids: [deleted, kept] } })
    await ann.api.content.remove({ params: { id: deleted } })
    expect((await fetchZip(url)).items.map(({ id }) => id)).toEqual([kept])
  })

  test('name a file that is missing in the storage in the manifest, and contain the others', async () => {
    const [lost, kept] = [await make('Lost'), await make('Kept too')]
    await site.opened.app.storage.remove(toBlobKey(await findBlob(lost)))
    const { url } = await ann.api.archives.create({ body: { ids: [lost, kept] } })
    const { files, items } = await fetchZip(url)
    expect(Object.keys(files)).toEqual([`${kept}_Acme_Ltd_Kept_too_300x300.png`, 'manifest.json', 'manifest.csv'])
    expect(items.map(({ id, is_missing }) => [id, is_missing])).toEqual([
      [lost, true],
      [kept, false],
    ])
  })

  test('have an address that works once, for five minutes, and not after signing out', async () => {
    const id = await make('Once')
    const spent = async (url: string) => {
      const answer = await fetch(site.origin + url)
      expect([answer.status, await answer.json()]).toEqual([404, { detail: ARCHIVE_LINK_SPENT, code: 'not_found' }])
    }
    const { url } = await ann.api.archives.create({ body: { ids: [id] } })
    expect((await fetch(site.origin + url, { method: 'HEAD' })).status).toBe(200)
    await fetchZip(url)
    await spent(url)
    await spent('/api/archives?ticket=')
    const late = await ann.api.archives.create({ body: { ids: [id] } })
    const stored = await acrossOwners(site.opened.app.db).selectFrom('archive_tickets').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(late.url.split('=')[1])
    site.clock.advance(ARCHIVE_LINK_LIFE_MS + 1000)
    await spent(late.url)
    await tidyRows(site.opened.app)
    expect(await acrossOwners(site.opened.app.db).selectFrom('archive_tickets').select('hash').execute()).toEqual([])

    const { token } = await site.visitor().auth.login({ body: { email: ann.email, password: 'correct horse battery' } })
    const again = site.visitor(token?.access_token)
    const left = await again.archives.create({ body: { ids: [id] } })
    await again.auth.logout()
    await spent(left.url)
  })

  test('are refused with a message for an empty list, too many ids, and no list', async () => {
    const refusal = (ids: number[]) => ann.api.archives.create({ body: { ids } })
    await expect(refusal([])).rejects.toMatchObject({ status: 422, message: NOTHING_SELECTED })
    await expect(refusal(Array.from({ length: 501 }, (_, index) => index + 1))).rejects.toMatchObject({
      status: 422,
      message: TOO_MANY_SELECTED,
    })
    await expect(ann.api.archives.create({ body: {} as { ids: number[] } })).rejects.toMatchObject({ status: 422 })
  })

  test('close the file that is being read when the client disconnects', async () => {
    const id = await make('Large')
    await site.opened.app.storage.write(toBlobKey(await findBlob(id)), Buffer.alloc(64 * 1024 * 1024, 1))
    const { url } = await ann.api.archives.create({ body: { ids: [id] } })
    const { storage } = site.opened.app
    const read = storage.stream
    const opened: Readable[] = []
    storage.stream = async (key) => {
      const stream = await read(key)
      opened.push(stream.body)
      return stream
    }
    onTestFinished(() => {
      storage.stream = read
    })
    const leaving = new AbortController()
    const answer = await fetch(site.origin + url, { signal: leaving.signal })
    await answer.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
    expect(opened[0]?.readableEnded).toBe(false)
  })
})
