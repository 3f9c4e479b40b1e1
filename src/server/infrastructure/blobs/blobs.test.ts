import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UPLOAD_QUOTA_FILES } from '#contract/limits.ts'
import { DAY } from '../clock.ts'
import { acrossOwners } from '../db/owned.ts'
import { sweepStorage } from './sweep.ts'
import { PASSWORD } from '../../testing/people.ts'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PROMPT = 'A calm post about our night cream'

const quick = async ({ api }: Person, brand_id: number, reference?: Blob) => {
  const form = { brand_id, prompt: PROMPT, dimensions: '300x300' }
  return (await api.content.generate({ form, files: reference ? { references: [reference] } : {} })).id ?? 0
}
const deleteForever = async ({ api }: Person, id: number) => {
  await api.content.remove({ params: { id } })
  await api.trash.remove({ params: { id } })
}
const uploadLogo = async ({ api }: Person, id: number) =>
  api.brands.uploadLogo({ params: { id }, files: { file: [await imageFile()] } })

describe('stored bytes', () => {
  let site: Site
  let ann: Person
  /** The objects of earlier tests. */
  let before: ReadonlySet<string>
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 1 })
  })
  beforeEach(async () => {
    ann = await site.signUp()
    before = new Set(await listKeys())
  })
  afterAll(() => site.close())

  async function listKeys(): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of site.opened.app.storage.list()) keys.push(key)
    return keys.toSorted()
  }
  const objects = async () => (await listKeys()).filter((key) => !before.has(key))
  const uploads = async () => (await objects()).filter((key) => key.startsWith('uploads/'))
  /** The number of uploads that count towards Ann's quota. */
  const countFiles = async () => {
    const files = acrossOwners(site.opened.app.db).selectFrom('files').innerJoin('users', 'users.id', 'files.user_id')
    return (await files.select('files.key').where('users.email', '=', ann.email).execute()).length
  }
  /** Adds rows of Ann's uploads, without their bytes. */
  const addFiles = (count: number) =>
    sql`INSERT INTO files (key, user_id, extension, mime_type, size_bytes, created_at)
      SELECT md5(email || n), id, 'png', 'image/png', 10, now()
      FROM users, generate_series(1, ${count}::int) AS n WHERE email = ${ann.email}`.execute(site.opened.app.db)

  test('stay while another row references them as poster or original, no matter which account is deleted', async () => {
    const bob = await site.signUp('Bob')
    const { db, storage } = site.opened.app
    const { id: brand } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { id: other } = await bob.api.brands.create({ body: { name: 'Other' } })
    const [hers, his] = [await quick(ann, brand), await quick(bob, other)]
    const { blob } = await acrossOwners(db)
      .selectFrom('content')
      .select('blob')
      .where('id', '=', hers)
      .executeTakeFirstOrThrow()
    await storage.write('originals/aa11', Buffer.from('what a provider sent to her'))
    await storage.write('originals/bb22', Buffer.from('what a provider sent to both'))
    await acrossOwners(db)
      .updateTable('content')
      .set({ poster: blob, original: 'originals/bb22' })
      .where('id', '=', his)
      .execute()
    await acrossOwners(db).updateTable('content').set({ original: 'originals/aa11' }).where('id', '=', hers).execute()
    const paid_results = JSON.stringify({ picture: 'originals/bb22' })
    await acrossOwners(db).updateTable('items').set({ paid_results }).execute()
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    const left = await objects()
    expect(left).toContain(`blobs/${blob}`)
    expect(left.filter((key) => key.startsWith('originals/'))).toEqual(['originals/bb22'])
  })

  test('stay for an item with identical bytes while the other one is deleted', async () => {
    const { storage } = site.opened.app
    const { id: brand } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const id = await quick(ann, brand)
    const twin = () => ann.api.content.revise({ params: { id }, body: { seed: 5 } })
    const first = await twin()
    const remove = storage.remove
    let second: { id: number } | undefined
    storage.remove = async (key) => {
      storage.remove = remove
      second = await twin()
      await remove(key)
    }
    await deleteForever(ann, first.id)
    expect(await objects()).toHaveLength(2)
    const created = await ann.api.content.get({ params: { id: second?.id ?? 0 } })
    expect(created.content_data.length).toBeGreaterThan(100)
  })

  test('of a replaced logo are taken off the quota at once and removed within a day', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { logo_url: replaced } = await uploadLogo(ann, id)
    const { logo_url } = await uploadLogo(ann, id)
    await addFiles(UPLOAD_QUOTA_FILES - 2)
    await uploadLogo(ann, (await ann.api.brands.create({ body: { name: 'Next' } })).id)
    const addresses = (await ann.api.brands.list()).brands.map((brand) => brand.logo_url)
    for (const address of addresses) expect((await fetch(site.origin + address)).status).toBe(200)
    expect(addresses).toContain(logo_url)
    site.clock.advance(DAY + 1000)
    await sweepStorage(site.opened.app)
    expect((await fetch(site.origin + replaced)).status).toBe(404)
    expect(await uploads()).toHaveLength(2)
    expect(await countFiles()).toBe(2)
  })

  test('that are in use count towards the quota, however many they are', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { db } = site.opened.app
    await addFiles(UPLOAD_QUOTA_FILES)
    await sql`INSERT INTO products (user_id, brand_id, name, default_cta_text, image_url, created_at)
      SELECT user_id, ${id}, 'Night cream', 'Buy', '/api/files/' || key || '.png', now()
      FROM files WHERE user_id = (SELECT user_id FROM brands WHERE id = ${id})`.execute(db)
    const full = { status: 413, message: 'Storage limit reached. Delete some content and try again.' }
    await expect(uploadLogo(ann, id)).rejects.toMatchObject(full)
    await acrossOwners(db)
      .deleteFrom('products')
      .where('id', '=', sql<number>`(SELECT min(id) FROM products WHERE brand_id = ${id})`)
      .execute()
    await uploadLogo(ann, id)
  })

  test('that were uploaded with a request are deleted with its result, also from the trash', async () => {
    const { id: brand } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const id = await quick(ann, brand, await imageFile())
    const version = await ann.api.content.revise({ params: { id }, body: { headline: 'Another headline' } })
    await deleteForever(ann, id)
    await ann.api.content.remove({ params: { id: version.id } })
    site.clock.advance(DAY + 1000)
    await sweepStorage(site.opened.app)
    expect([await countFiles(), (await uploads()).length]).toEqual([1, 1])
    const again = await site.visitor().auth.login({ body: { email: ann.email, password: PASSWORD } })
    await site.visitor(again.token?.access_token).trash.remove({ params: { id: version.id } })
    expect([await countFiles(), await objects()]).toEqual([0, []])
  })

  test('of a logo stay for its finished designs when its brand is deleted', async () => {
    const { id: brand } = await ann.api.brands.create({ body: { name: 'Acme' } })
    await uploadLogo(ann, brand)
    const id = await quick(ann, brand)
    await ann.api.brands.remove({ params: { id: brand } })
    expect(await uploads()).toHaveLength(1)
    const version = await ann.api.content.revise({ params: { id }, body: { headline: 'Another headline' } })
    // The text that fits depends on the seed. A logo whose bytes are missing would be noted.
    expect(version.notes).not.toContain('logo_skipped')
    for (const one of [id, version.id]) await deleteForever(ann, one)
    expect(await uploads()).toEqual([])
  })

  test('of a request that was refused are taken off the quota', async () => {
    const { id: brand } = await ann.api.brands.create({ body: { name: 'Acme' } })
    await quick(ann, brand)
    await expect(quick(ann, brand, await imageFile())).rejects.toMatchObject({ status: 429 })
    site.clock.advance(DAY + 1000)
    await sweepStorage(site.opened.app)
    expect(await uploads()).toEqual([])
    expect(await countFiles()).toBe(0)
  })
})
