import { createHash, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { ExportFormat } from '#contract/designs/design-options.ts'
import type { ManifestItem } from '#contract/library/archives.ts'
import type { Core } from '../infrastructure/core.ts'
import { acrossOwners, insertAllOwned } from '../infrastructure/db/owned.ts'
import { newOriginalKey } from '../infrastructure/blobs/keys.ts'
import { plantCampaign } from '../testing/plant-campaign.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { readFacts } from './read-facts.ts'
import { toCredentials, type CredentialsQuestion } from './reading/read-credentials.ts'
import { readStore } from './reading/read-store.ts'
import { loadC2pa } from './signing/load-c2pa.ts'
import { signContent } from './signing/sign-content.ts'
import { verifyFile } from './verify/verify-file.ts'
import { READ_FORMATS, readBack, signMany } from './testing/read-back.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The C2PA library in this process, because a process for each of hundreds of files takes minutes. */
const { Reader } = loadC2pa()
const verify = (app: Core, bytes: Uint8Array) =>
  verifyFile(app, bytes, {
    read: async (question: CredentialsQuestion) => toCredentials(await readStore(Reader, question), question.bytes),
    find: () => Promise.resolve({ mark: null, mark_search: 'finished' } as const),
  })

describe('Content Credentials', () => {
  let site: Site
  let ann: Person
  let id = 0
  let brandId = 0
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
    brandId = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    id = await make('image')
  })
  afterAll(() => site.close())

  async function make(content_type: 'image' | 'video'): Promise<number> {
    const prompt = 'A calm post about our night cream'
    const form = { brand_id: brandId, prompt, dimensions: '400x400', content_type, sound: 'none' as const }
    return (await ann.api.content.generate({ form: { ...form, title: 'Night cream' }, files: {} })).id ?? 0
  }
  const download = async (of = id): Promise<Buffer> => {
    const reply = await ann.api.content.get({ params: { id: of }, headers: { 'content-credentials': 'include' } })
    return Buffer.from(reply.content_data, 'base64')
  }
  const acrossSite = () => site.opened.app
  const readStored = async () => Buffer.from((await ann.api.content.get({ params: { id } })).content_data, 'base64')
  const exportAs = async (format: ExportFormat, more: object = {}) =>
    new Uint8Array(await (await ann.api.design.export({ params: { id }, body: { format, ...more } })).arrayBuffer())

  test('a download says who made the picture and how, and the stored bytes stay as they are', async () => {
    const before = await readStored()
    const file = await download()
    expect(sha256(await readStored())).toBe(sha256(before))
    expect((await sharp(file).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true)
    expect(await verify(site.opened.app, file)).toMatchObject({
      verdict: 'intact',
      signed_by: 'this_instance',
      faults: [],
      source: 'drawn',
      source_type: 'digitalCreation',
      picture_model: null,
      words_model: null,
      brand: 'Nocte',
      brand_version: 1,
      item: null,
      approval: null,
      actions: ['c2pa.created'],
      sha256: sha256(file),
    })
    expect((await verify(site.opened.app, file)).check?.passed).toBe(true)
  })

  test('the digest of each signed file is recorded, and two downloads are two files', async () => {
    const files = [await download(), await download()]
    const rows = await acrossOwners(site.opened.app.db).selectFrom('signed_files').select('sha256').execute()
    const known = rows.map((row) => row.sha256.toString('hex'))
    expect(known).toEqual(expect.arrayContaining(files.map(sha256)))
    expect(new Set(files.map(sha256)).size).toBe(2)
  })

  test('of the files that were handed out, the newest fifty of an item are remembered', async () => {
    const { db } = acrossSite()
    const rows = Array.from({ length: 60 }, (_, index) => ({
      sha256: Buffer.alloc(32, index + 1),
      instance_id: `xmp.iid:${index}`,
      content_id: id,
      mime_type: 'image/png',
      size_bytes: 1,
      signed_at: new Date(2020, 0, 1 + index),
    }))
    await insertAllOwned(db, await findOwner(), 'signed_files', rows).execute()
    const file = await download()
    const kept = await acrossOwners(db)
      .selectFrom('signed_files')
      .select('sha256')
      .where('content_id', '=', id)
      .execute()
    expect(kept).toHaveLength(50)
    expect(kept.map((row) => row.sha256.toString('hex'))).toContain(sha256(file))
  })

  test('an item whose stored scene is damaged is downloaded, and its file says only what is known', async () => {
    const damaged = await make('image')
    await acrossOwners(acrossSite().db)
      .updateTable('content')
      .set({ scene: JSON.stringify({ version: 99 }) })
      .where('id', '=', damaged)
      .execute()
    const found = await verify(site.opened.app, await download(damaged))
    expect(found).toMatchObject({ verdict: 'intact', signed_by: 'this_instance', source: null, recipe_sha256: null })
    expect(found).toMatchObject({ actions: ['c2pa.opened'], brand: 'Nocte', title: 'Night cream' })
    const { url } = await ann.api.archives.create({ body: { ids: [damaged] } })
    const files = unzipSync(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()))
    const { items } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as { items: ManifestItem[] }
    expect(items[0]?.has_credentials).toBe(true)
  })

  test('the bytes that screens show are the stored ones, with ranges and a fixed tag', async () => {
    const { file_url = '' } = await ann.api.content.get({ params: { id } })
    const stored = await readStored()
    const whole = await fetch(site.origin + file_url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(stored))
    const part = await fetch(site.origin + file_url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('etag')]).toEqual([206, whole.headers.get('etag')])
    expect(Buffer.from(await part.arrayBuffer()).equals(stored.subarray(0, 100))).toBe(true)
  })

  test.each(['png', 'jpeg', 'webp'] as const)('an export as %s has them, in each size', async (format) => {
    const file = await exportAs(format, { ratio: 0.5 })
    const found = await verify(site.opened.app, file)
    expect([found.verdict, found.signed_by]).toEqual(['intact', 'this_instance'])
    expect(found.actions).toEqual(['c2pa.created', 'c2pa.resized', ...(format === 'png' ? [] : ['c2pa.converted'])])
  })

  test('a video and its GIF have them', async () => {
    const video = await make('video')
    expect(await verify(site.opened.app, await download(video))).toMatchObject({
      verdict: 'intact',
      mime_type: 'video/mp4',
    })
    const gif = await ann.api.design.export({ params: { id: video }, body: { format: 'gif', ratio: 0.5 } })
    const found = await verify(site.opened.app, new Uint8Array(await gif.arrayBuffer()))
    expect([found.verdict, found.mime_type]).toEqual(['intact', 'image/gif'])
  })

  test('an AVIF can be signed too', async () => {
    const { app } = site.opened
    const owner = await findOwner()
    const avif = await sharp(await readStored())
      .avif()
      .toBuffer()
    const delivery = { mimeType: 'image/avif', isStored: false }
    const found = await verify(app, await signContent(app, await readFacts(app, owner, id), avif, delivery))
    expect([found.verdict, found.mime_type]).toEqual(['intact', 'image/avif'])
  })

  const findOwner = async () =>
    (
      await acrossOwners(site.opened.app.db)
        .selectFrom('content')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).user_id

  test('a limit of bytes is for the file with them, and one that they do not fit into is refused', async () => {
    const file = await exportAs('jpeg', { max_bytes: 40_000 })
    expect(file.length).toBeLessThanOrEqual(40_000)
    expect((await verify(site.opened.app, file)).verdict).toBe('intact')
  })

  test('an export without them is as it was drawn', async () => {
    const plain = await exportAs('png', { credentials: false })
    expect(sha256(plain)).toBe(sha256(await readStored()))
    expect((await verify(site.opened.app, plain)).verdict).toBe('no_credentials')
  })

  test('each file of an archive has them, and the manifest says so', async () => {
    const { url } = await ann.api.archives.create({ body: { ids: [id] } })
    const files = unzipSync(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()))
    const { items } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as { items: ManifestItem[] }
    const file = files[items[0]?.file_name ?? ''] ?? new Uint8Array()
    expect(items[0]).toMatchObject({ has_credentials: true, sha256: sha256(file), size_bytes: file.length })
    expect((await verify(site.opened.app, file)).verdict).toBe('intact')
  })

  test.each(READ_FORMATS)('files as %s are trusted by the library, and valid for another reader', async (format) => {
    const video = await make('video')
    const files = await signMany(site.opened.app, await findOwner(), { id, film: video }, { format, count: 2 })
    expect(await readBack(site.opened.app, files)).toEqual(
      files.map(({ hasSecondReader }) => ['Trusted', hasSecondReader]),
    )
  })

  test.each(['png', 'jpeg', 'webp'] as const)('each of 40 changed bytes of a %s is reported', async (format) => {
    const file = await exportAs(format, { ratio: 0.5, ...(format === 'png' && { quality: 60 }) })
    const missed: number[] = []
    // 200 of each format are changed in credentials.soak.ts.
    for (let round = 0; round < 40; round += 1) {
      const at = randomInt(12, file.length)
      const changed = new Uint8Array(file)
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
      const { verdict } = await verify(site.opened.app, changed)
      if (verdict !== 'changed' && verdict !== 'unreadable') missed.push(at)
    }
    expect(missed).toEqual([])
  })

  test("a model's picture keeps its own credentials, which stay readable", async () => {
    const { app } = site.opened
    const facts = await readFacts(app, await findOwner(), id)
    const sent = await signContent(app, { ...facts, title: 'What the model sent' }, await readStored(), {
      mimeType: 'image/png',
      isStored: false,
    })
    const original = newOriginalKey(sent)
    await app.storage.write(original, sent)
    const composed = {
      ...facts,
      original,
      pictureModel: 'painter-2',
      sourceType: 'compositeWithTrainedAlgorithmicMedia' as const,
    }
    const file = await signContent(app, composed, await readStored(), { mimeType: 'image/png', isStored: true })
    const found = await verify(app, file)
    expect(found).toMatchObject({ verdict: 'intact', source: 'composed_with_model', picture_model: 'painter-2' })
    expect(found.actions).toEqual(['c2pa.created', 'c2pa.placed'])
    expect(found.pictures).toMatchObject([
      { title: 'Picture by painter-2', source_type: 'digitalCreation', is_intact: true },
    ])
  })

  test.each([
    ['nothing', { brand: null, check: null, item: null }],
    ['maker', { brand: 'Nocte', item: null }],
    ['full', { brand: 'Nocte' }],
  ] as const)('files tell %s where the owner of the brand chose it', async (shows, told) => {
    await ann.api.proofs.setSetting({ params: { id: brandId }, body: { shows } })
    const found = await verify(site.opened.app, await download())
    expect(found).toMatchObject({ verdict: 'intact', ...told, ...(shows === 'full' && { item: id }) })
    expect(found.recipe_sha256).toMatch(/^[0-9a-f]{64}$/)
    await ann.api.proofs.setSetting({ params: { id: brandId }, body: { shows: 'maker' } })
  })

  test('an approved design says when it was approved, and by whom where the owner of the brand chose that', async () => {
    const approved = await make('image')
    const cells = [{ format: 'instagram.post', content_id: approved, status: 'approved' as const }]
    await plantCampaign(site, ann, { brand_id: brandId, cells })
    await acrossOwners(acrossSite().db)
      .updateTable('campaign_cells')
      .set({ approved_at: new Date('2026-11-21T10:00:00Z') })
      .where('content_id', '=', approved)
      .execute()
    const at = '2026-11-21T10:00:00.000Z'
    const read = async (shows: 'nothing' | 'maker' | 'full') => {
      await ann.api.proofs.setSetting({ params: { id: brandId }, body: { shows } })
      return (await verify(site.opened.app, await download(approved))).approval
    }
    expect(await read('nothing')).toBeNull()
    expect(await read('maker')).toEqual({ at, by: null })
    expect(await read('full')).toEqual({ at, by: 'Ann' })
    await ann.api.proofs.setSetting({ params: { id: brandId }, body: { shows: 'maker' } })
  })

  test('a translated design says so', async () => {
    const { app } = site.opened
    const facts = { ...(await readFacts(app, await findOwner(), id)), translation: { from: 'en', to: 'ar' } }
    const file = await signContent(app, facts, await readStored(), { mimeType: 'image/png', isStored: true })
    expect((await verify(app, file)).actions).toEqual(['c2pa.created', 'c2pa.translated'])
  })

  test('the proof of an item says the same as its files', async () => {
    const proof = await ann.api.proofs.get({ params: { id } })
    const stored = await readStored()
    const { recipe_sha256 } = await verify(site.opened.app, await download())
    expect(proof).toMatchObject({ source: 'drawn', file_sha256: sha256(stored), recipe_sha256, pictures: [] })
    expect(proof.signer.issuer).toContain('root')
    const bob = await site.signUp('Bob')
    await expect(bob.api.proofs.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.proofs.setSetting({ params: { id: brandId }, body: { shows: 'full' } })).rejects.toMatchObject(
      {
        status: 404,
      },
    )
  })
})
