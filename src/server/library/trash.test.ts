import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../infrastructure/clock.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import { sweepStorage } from '../infrastructure/blobs/sweep.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { tidyRows } from '../start/housekeeping.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const PROMPT = 'A calm post about our night cream'

describe('the trash', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    bob = await site.signUp('Bob')
    await stock(1) // The first image takes longer, because the fonts are loaded.
  })
  afterAll(() => site.close())

  /** A new user with a brand and so many items. */
  const stock = async (count: number) => {
    ann = await site.signUp('Ann')
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) {
      const form = { brand_id, prompt: PROMPT, title: `Item ${index} of ${brand_id}`, dimensions: '300x300' }
      const created = await ann.api.content.generate({ form, files: {} })
      await fetch(site.origin + created.thumbnail_url)
      ids.push(created.id ?? 0)
    }
    return ids
  }
  const remove = (id: number) => ann.api.content.remove({ params: { id } })
  const trashed = async (of = ann) => (await of.api.trash.list()).content.map(({ id }) => id)
  const fetchStatus = async (url: string | undefined) => (await fetch(site.origin + url)).status
  const objects = async () => {
    const keys: string[] = []
    for await (const { key } of site.opened.app.storage.list()) keys.push(key)
    return keys.toSorted()
  }
  /** Every row of every table that refers to these items. */
  const rowsAbout = async (ids: number[]) => {
    const { db } = site.opened.app
    const content = await acrossOwners(db)
      .selectFrom('content')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    const children = await acrossOwners(db).selectFrom('content').select('id').where('parent_id', 'in', ids).execute()
    const analytics = await acrossOwners(db)
      .selectFrom('analytics')
      .selectAll()
      .where('content_id', 'in', ids)
      .execute()
    const items = await acrossOwners(db)
      .selectFrom('items')
      .selectAll()
      .where(
        'id',
        'in',
        analytics.map(({ item_id }) => item_id),
      )
      .execute()
    return { content, children, analytics, items }
  }

  test('lists deleted items, newest deletion first, with their last day and an image at an address of its own', async () => {
    const [one = 0, two = 0, three = 0] = await stock(3)
    const before = await ann.api.content.get({ params: { id: one } })
    await remove(one)
    site.clock.advance(HOUR)
    await remove(three)
    expect(await trashed()).toEqual([three, one])
    const { content, total } = await ann.api.trash.list({ query: { skip: 1, limit: 1 } })
    expect([content.map(({ id }) => id), total]).toEqual([[one], 2])
    const item = content[0]
    expect(Date.parse(item?.gone_at ?? '') - Date.parse(item?.deleted_at ?? '')).toBe(30 * DAY)
    expect([await fetchStatus(before.thumbnail_url), await fetchStatus(item?.thumbnail_url)]).toEqual([404, 200])
    expect(await fetchStatus(item?.thumbnail_url?.replace(/k=.*/, `k=${'0'.repeat(32)}`))).toBe(404)
    expect(item).not.toHaveProperty('file_url')
    expect(await trashed(bob)).toEqual([])
    expect((await ann.api.content.list()).content.map(({ id }) => id)).toEqual([two])
    await ann.api.content.restore({ params: { id: one } })
    expect(await fetchStatus(item?.thumbnail_url)).toBe(404)
  })

  test('restores an item with its row, file, thumbnail, favorite mark, position and analytics', async () => {
    const [id = 0, other = 0] = await stock(2)
    await ann.api.content.toggleFavorite({ params: { id } })
    const version = await ann.api.content.revise({ params: { id }, body: { headline: 'Another headline' } })
    const find = () => ann.api.content.list({ query: { search: 'calm night', sort: 'name' } })
    const look = async () => ({
      item: await ann.api.content.get({ params: { id } }),
      list: await ann.api.content.list(),
      favorites: await ann.api.content.list({ query: { favorites_only: 'true' } }),
      found: await find(),
      analytics: await ann.api.analytics.content(),
      stats: await ann.api.analytics.stats(),
      objects: await objects(),
      rows: await rowsAbout([id, other, version.id]),
    })
    const before = await look()
    expect(before.found.content.map((one) => one.id)).toEqual([id, version.id, other])
    await remove(id)
    expect(await find()).toMatchObject({ content: [{ id: version.id }, { id: other }], total: 2 })
    expect(await objects()).toEqual(before.objects)
    expect(await ann.api.content.restore({ params: { id } })).toEqual(before.list.content.find((one) => one.id === id))
    expect(await look()).toEqual(before)
    expect([await fetchStatus(before.item.file_url), await fetchStatus(before.item.thumbnail_url)]).toEqual([200, 200])
    expect(await trashed()).toEqual([])
  })

  test('deletes forever without leaving files or dangling rows; only costs stay', async () => {
    const [id = 0, other = 0] = await stock(2)
    const version = await ann.api.content.revise({ params: { id }, body: { headline: 'Another headline' } })
    const { item_id, blob } = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select(['item_id', 'blob'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { storage, db } = site.opened.app
    await storage.write('originals/aa11', Buffer.from('what a provider sent'))
    await storage.write('originals/bb22', Buffer.from('what both are made of'))
    await acrossOwners(db).updateTable('content').set({ original: 'originals/aa11' }).where('id', '=', id).execute()
    const paid_results = JSON.stringify({ picture: 'originals/aa11', clip: 'originals/bb22' })
    await acrossOwners(db).updateTable('items').set({ paid_results }).where('id', '=', item_id).execute()
    await acrossOwners(db)
      .updateTable('content')
      .set({ original: 'originals/bb22' })
      .where('id', '=', version.id)
      .execute()
    const [files, stats, analytics] = [
      await objects(),
      await ann.api.analytics.stats(),
      await ann.api.analytics.content(),
    ]

    const forever = (who: Person, of = id) => who.api.trash.remove({ params: { id: of } })
    await expect(forever(ann)).rejects.toMatchObject({ status: 404, message: 'Content not found' })
    await remove(id)
    await expect(forever(bob)).rejects.toMatchObject({ status: 404, message: 'Content not found' })
    expect(await forever(ann)).toEqual({ message: 'Content deleted for good' })
    await expect(forever(ann)).rejects.toMatchObject({ status: 404 })
    await expect(ann.api.content.restore({ params: { id } })).rejects.toMatchObject({ status: 404 })

    const gone = files.filter((key) => key.includes(blob) || key === 'originals/aa11')
    expect(gone).toHaveLength(3)
    expect(await objects()).toEqual(files.filter((key) => !gone.includes(key)))
    const rows = await rowsAbout([id])
    expect([rows.content, rows.children, rows.items.map((item) => item.paid_results)]).toEqual([
      [],
      [],
      [{ version: 1 }],
    ])
    expect(await ann.api.analytics.stats()).toEqual(stats)
    expect((await ann.api.analytics.content()).analytics).toHaveLength(analytics.analytics.length)
    expect((await ann.api.content.get({ params: { id: version.id } })).parent_id).toBeNull()
    expect((await ann.api.content.list()).content.map((one) => one.id)).toEqual([version.id, other])
    site.clock.advance(40 * DAY)
    const log = site.opened.app.log
    await sweepStorage({ ...site.opened.app, log: Object.assign(Object.create(log), { error: failOn }) })
  })

  test('leaves bytes that another item shares', async () => {
    const [id = 0, twin = 0] = await stock(2)
    const { db } = site.opened.app
    const { blob } = await acrossOwners(db)
      .selectFrom('content')
      .select('blob')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await acrossOwners(db).updateTable('content').set({ poster: blob }).where('id', '=', twin).execute()
    await remove(id)
    await ann.api.trash.remove({ params: { id } })
    expect(await objects()).toContain(toBlobKey(blob))
    await remove(twin)
    await ann.api.trash.remove({ params: { id: twin } })
    expect((await objects()).filter((key) => key.includes(blob))).toEqual([])
  })

  test('is emptied as a whole, without touching other content or other users’ trash', async () => {
    const [one = 0, two = 0, kept = 0] = await stock(3)
    const hers = ann
    const [theirs = 0] = await stock(1)
    await remove(theirs)
    await hers.api.content.remove({ params: { id: one } })
    await hers.api.content.remove({ params: { id: two } })
    expect(await hers.api.trash.empty()).toEqual({ deleted: 2 })
    expect(await hers.api.trash.empty()).toEqual({ deleted: 0 })
    expect(await trashed(hers)).toEqual([])
    expect((await hers.api.content.list()).content.map(({ id }) => id)).toEqual([kept])
    expect(await trashed()).toEqual([theirs])
    expect((await rowsAbout([one, two])).content).toEqual([])
  })

  test('no longer lists an item after thirty days, and the next maintenance run deletes its row and bytes', async () => {
    const [id = 0] = await stock(1)
    await remove(id)
    const { thumbnail_url } = (await ann.api.trash.list()).content[0] ?? {}
    site.clock.advance(30 * DAY - 60_000)
    await tidyRows(site.opened.app)
    const again = await site.visitor().auth.login({ body: { email: ann.email, password: 'correct horse battery' } })
    const later = site.visitor(again.token?.access_token)
    expect((await later.trash.list()).content.map((item) => item.id)).toEqual([id])
    site.clock.advance(60_001)
    expect((await later.trash.list()).content).toEqual([])
    expect(await fetchStatus(thumbnail_url)).toBe(404)
    await expect(later.content.restore({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await tidyRows(site.opened.app)
    await sweepStorage(site.opened.app)
    expect((await rowsAbout([id])).content).toEqual([])
  })
})

function failOn(facts: object): never {
  throw new Error(JSON.stringify(facts))
}
