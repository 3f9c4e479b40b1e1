import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTag, listIds, makeStill } from '../../testing/organized-library.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('the organized library', () => {
  let site: Site
  let ann: Person
  let brand: number
  let [cream, serum] = [0, 0]
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    ann = await site.signUp()
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    cream = await makeStill(ann, brand, 'A calm post about our night cream', 'Night cream')
    serum = await makeStill(ann, brand, 'A calm post about our serum', 'Serum')
  })

  test('filters by a tag, and counts its items outside of the trash', async () => {
    const tag = await createTag(ann, 'Summer', [cream, serum])
    expect(await listIds(ann, { tag_id: tag })).toEqual([serum, cream])
    await ann.api.content.remove({ params: { id: serum } })
    expect(await listIds(ann, { tag_id: tag })).toEqual([cream])
    expect((await ann.api.tags.list()).tags).toEqual([{ id: tag, name: 'Summer', color: 'gray', items: 1 }])
  })

  test('adds and removes tags of many items at once', async () => {
    const [summer, sale] = [await createTag(ann, 'Summer', [cream, serum]), await createTag(ann, 'Sale')]
    const change = { content_ids: [cream, serum, 987_654], add: [sale, sale], remove: [summer] }
    expect(await ann.api.tags.assign({ body: change })).toEqual({ items: 2 })
    expect(await ann.api.tags.counts({ body: { content_ids: [cream, serum] } })).toEqual({ counts: { [sale]: 2 } })
    expect(await ann.api.tags.assign({ body: change })).toEqual({ items: 2 })
  })

  test('refuses the twenty-first tag of an item and then changes nothing', async () => {
    const ids: number[] = []
    for (let n = 1; n <= 21; n += 1) ids.push(await createTag(ann, `Tag ${n}`))
    await ann.api.tags.assign({ body: { content_ids: [cream], add: ids.slice(0, 20) } })
    const more = ann.api.tags.assign({ body: { content_ids: [cream, serum], add: ids.slice(20) } })
    await expect(more).rejects.toMatchObject({ status: 409, message: 'An item has at most 20 tags.' })
    expect(await listIds(ann, { tag_id: ids[20] ?? 0 })).toEqual([])
  })

  test('a collection keeps the items that a person chose', async () => {
    const { id } = await ann.api.collections.create({ body: { name: 'Best' } })
    await ann.api.collections.changeItems({ params: { id }, body: { add: [cream, serum] } })
    const changed = await ann.api.collections.changeItems({ params: { id }, body: { remove: [serum], add: [cream] } })
    expect(changed).toEqual({ id, name: 'Best', rule: null, items: 1 })
    expect(await listIds(ann, { collection_id: id })).toEqual([cream])
    await ann.api.collections.remove({ params: { id } })
    expect([await listIds(ann, { collection_id: id }), await listIds(ann, {})]).toEqual([[], [serum, cream]])
  })

  test('a collection by rule contains what meets all conditions', async () => {
    const tag = await createTag(ann, 'Summer', [cream, serum])
    const rule = {
      tag_id: tag,
      brand_id: brand,
      content_type: 'image' as const,
      search: 'night',
      language: 'en' as const,
    }
    const { id } = await ann.api.collections.create({ body: { name: 'Night', rule } })
    expect(await listIds(ann, { collection_id: id })).toEqual([cream])
    expect(await listIds(ann, { collection_id: id, search: 'serum' })).toEqual([])
    const german = await ann.api.collections.update({
      params: { id },
      body: { name: 'German', rule: { ...rule, language: 'de' } },
    })
    expect(german).toMatchObject({ rule: { language: 'de', tag_id: tag }, items: null })
    expect(await listIds(ann, { collection_id: id })).toEqual([])
    const added = ann.api.collections.changeItems({ params: { id }, body: { add: [serum] } })
    await expect(added).rejects.toMatchObject({ status: 409 })
  })

  test('a version takes over tags and collections, and tells what it was made from', async () => {
    const tag = await createTag(ann, 'Summer', [cream])
    const { id } = await ann.api.collections.create({ body: { name: 'Best' } })
    await ann.api.collections.changeItems({ params: { id }, body: { add: [cream] } })
    const second = await ann.api.content.revise({ params: { id: cream }, body: { headline: 'Sleep' } })
    const third = await ann.api.content.revise({ params: { id: second.id }, body: { headline: 'Sleep well' } })
    const organization = await ann.api.tags.ofItem({ params: { id: third.id } })
    expect(organization).toMatchObject({
      tags: [{ id: tag, name: 'Summer' }],
      collections: [{ id, name: 'Best' }],
      made_from: [{ id: second.id }, { id: cream }],
      campaign: null,
    })
    const grouped = await ann.api.content.list({ query: { tag_id: tag, grouped: 'true' } })
    expect(grouped.content.map((item) => item.id)).toEqual([third.id])
  })

  test('keeps saved views with all filters', async () => {
    const filter = { tag_id: 3, search: 'cream', sort: 'name' as const, all_versions: true }
    const view = await ann.api.views.create({ body: { name: 'Creams', filter } })
    expect(view.filter).toMatchObject(filter)
    await ann.api.views.update({
      params: { id: view.id },
      body: { name: 'Our creams', filter: { favorites_only: true } },
    })
    expect((await ann.api.views.list()).views).toMatchObject([{ name: 'Our creams', filter: { favorites_only: true } }])
    await ann.api.views.remove({ params: { id: view.id } })
    expect((await ann.api.views.list()).views).toEqual([])
  })

  test('somebody else’s tags, collections and items are missing', async () => {
    const tag = await createTag(ann, 'Summer', [cream])
    const { id } = await ann.api.collections.create({ body: { name: 'Best' } })
    const bob = await site.signUp('Bob')
    const mine = await bob.api.tags.create({ body: { name: 'Mine' } })
    expect(await bob.api.tags.assign({ body: { content_ids: [cream], add: [mine.id] } })).toEqual({ items: 0 })
    expect(await bob.api.tags.counts({ body: { content_ids: [cream] } })).toEqual({ counts: {} })
    const stolen = bob.api.tags.assign({ body: { content_ids: [cream], add: [tag] } })
    await expect(stolen).rejects.toMatchObject({ status: 404, message: 'Tag not found' })
    expect([await listIds(bob, { tag_id: tag }), await listIds(bob, { collection_id: id })]).toEqual([[], []])
    expect((await ann.api.tags.ofItem({ params: { id: cream } })).tags).toMatchObject([{ id: tag }])
  })
})
