import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCHES } from '#contract/search/testing/search-cases.ts'
import { fillSearchColumns } from '../../testing/fill-search-columns.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { makeStill } from '../../testing/organized-library.ts'
import { createBrand } from '../../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('in the library', () => {
  let site: Site
  let ann: Person
  let brand: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand = await createBrand(ann)
    const id = await makeStill(ann, brand, 'A plain post', 'First')
    const db = acrossOwners(site.opened.app.db)
    // Rows as an earlier version wrote them: the columns of the search are empty.
    await sql`INSERT INTO content (user_id, content_type, title, prompt, dimensions, brand_name, blob, mime_type, size_bytes, width, height,
        hashtags, model_used, scene, brand_check, notes, view_key, created_at)
      SELECT user_id, content_type, name, '', dimensions, '–', blob, mime_type, size_bytes, width, height, hashtags, model_used, scene,
        brand_check, notes, view_key, created_at
      FROM content, unnest(${SEARCHES.map(([text]) => text)}::text[]) AS name WHERE id = ${id}`.execute(db)
    await fillSearchColumns(db)
  })
  afterAll(() => site.close())

  const list = async (search: string) => {
    const { content, total } = await ann.api.content.list({ query: { search, limit: 100 } })
    expect(total).toBe(content.length)
    return content.map(({ title }) => title)
  }

  test.each(SEARCHES)('a search finds %j by %s and not by %s', async (text, finds, misses) => {
    for (const search of finds.split('|')) expect(await list(search), `by ${search}`).toContain(text)
    for (const search of misses.split('|')) expect(await list(search), `by ${search}`).not.toContain(text)
  })

  test('a sign finds what has it, and nothing else', async () => {
    for (const sign of ['%', '_', '\\', '🎉']) {
      const having = SEARCHES.map(([text]) => text).filter((text) => text.normalize('NFKC').includes(sign))
      expect(new Set(await list(sign))).toEqual(new Set(having))
    }
  })

  test('a search finds campaigns by the same rules', async () => {
    const plan = { formats: ['instagram.post'], languages: ['en' as const] }
    const names = ['Crème brûlée 50%', '春の限定セール', 'Ёлка_2026']
    for (const name of names) await ann.api.campaigns.create({ body: { brand_id: brand, name, plan } })
    const find = async (search: string) => {
      const { campaigns, total } = await ann.api.campaigns.list({ query: { search } })
      expect(total).toBe(campaigns.length)
      return campaigns.map(({ name }) => name)
    }
    const found = await Promise.all(['creme', '限定', 'елка', '%', '_', '🎉', '50 2026'].map(find))
    expect(found).toEqual([[names[0]], [names[1]], [names[2]], [names[0]], [names[2]], [], []])
    expect(await find('')).toEqual(names.toReversed())
    const page = await ann.api.campaigns.list({ query: { search: 'e', skip: 1, limit: 1 } })
    expect([page.campaigns, page.total]).toEqual([[], 0])
  })

  test('a picture that is made now is found by its title, its brand and its request', async () => {
    const id = await makeStill(ann, brand, 'Ein Beitrag über Möbel', 'Große Schönheit')
    for (const search of ['grosse', 'schonheit', 'mobel', 'nocte gross', 'önheit'])
      expect((await ann.api.content.list({ query: { search } })).content.map((item) => item.id)).toEqual([id])
  })
})

test('the library, tags, collections and views are sorted as people sort names', async () => {
  const site = await openSite({ rateLimits: false })
  const ann = await site.signUp()
  const names = ['Item 10', 'zoo', 'item 2', 'Éclair', 'Apple', 'eclairs', 'Item 1']
  const sorted = ['Apple', 'Éclair', 'eclairs', 'Item 1', 'item 2', 'Item 10', 'zoo']
  const brand = await createBrand(ann)
  const ids: number[] = []
  for (const name of names) {
    ids.push(await makeStill(ann, brand, 'A plain post', name))
    await ann.api.collections.create({ body: { name } })
    await ann.api.views.create({ body: { name, filter: {} } })
    const { id } = await ann.api.tags.create({ body: { name } })
    await ann.api.tags.assign({ body: { content_ids: [ids[0] ?? 0], add: [id] } })
  }
  const { content } = await ann.api.content.list({ query: { sort: 'name' } })
  const found = await ann.api.content.list({ query: { sort: 'name', search: 'post', skip: 2, limit: 3 } })
  const nameOf = ({ name }: { name: string }) => name
  expect(content.map(({ title }) => title)).toEqual(sorted)
  expect(found.content.map(({ title }) => title)).toEqual(sorted.slice(2, 5))
  expect((await ann.api.tags.list()).tags.map(nameOf)).toEqual(sorted)
  expect((await ann.api.collections.list()).collections.map(nameOf)).toEqual(sorted)
  expect((await ann.api.views.list()).views.map(nameOf)).toEqual(sorted)
  expect((await ann.api.tags.ofItem({ params: { id: ids[0] ?? 0 } })).tags.map(nameOf)).toEqual(sorted)
  await site.close()
})
