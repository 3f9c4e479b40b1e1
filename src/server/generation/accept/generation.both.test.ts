import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { createBrand } from '../../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { toMonth } from '../../infrastructure/month.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

let site: Site
beforeAll(async () => {
  site = await openSite({ monthlyGenerations: 3, rateLimits: false })
})
afterAll(() => site.close())

const generate = (person: Person, brand_id: number, title?: string) => {
  const form = { brand_id, prompt: PROMPT, dimensions: '400x400', ...(title && { title }) }
  return person.api.content.generate({ form, files: {} })
}

test('the monthly limit is exact, also for parallel requests, and says when it ends', async () => {
  const ann = await site.signUp()
  const brandId = await createBrand(ann)
  const ask = () => generate(ann, brandId)
  await Promise.all([ask(), ask()])
  const results = await Promise.allSettled(Array.from({ length: 20 }, ask))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(ask()).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Monthly generation limit reached \(3 of 3\)\. It resets on 1 \w+ \d{4} UTC\.$/),
  })
  const me = await ann.api.auth.me()
  const owner = toOwner({ ...me, id: me.id ?? 0 })
  const usage = acrossOwners(site.opened.app.db).selectFrom('usage').select(['month', 'reserved'])
  expect(await usage.where('user_id', '=', owner).execute()).toEqual([
    { month: toMonth(site.clock.now()), reserved: 3 },
  ])
})

describe('the library', () => {
  let ann: Person
  let id: number
  beforeAll(async () => {
    ann = await site.signUp()
    const brandId = await createBrand(ann)
    id = (await generate(ann, brandId, 'One')).id ?? 0
    await generate(ann, brandId, 'another')
  })

  test('is listed newest first, oldest first or by name in either case, with filters', async () => {
    const titles = async (query: object) => (await ann.api.content.list({ query })).content.map(({ title }) => title)
    expect(await titles({})).toEqual(['another', 'One'])
    expect(await titles({ sort: 'oldest' })).toEqual(['One', 'another'])
    expect(await titles({ sort: 'name' })).toEqual(['another', 'One'])
    expect(await titles({ limit: 1, skip: 1 })).toEqual(['One'])
    expect(await ann.api.content.list({ query: { skip: 2 } })).toEqual({ content: [], total: 2 })
    expect(await titles({ content_type: 'video' })).toEqual([])
    expect(await titles({ brand_id: 999_999 })).toEqual([])
  })

  test('is searched by words, or by parts of them, in title, prompt, caption, brand and product', async () => {
    const titles = async (search: string) =>
      (await ann.api.content.list({ query: { search } })).content.map(({ title }) => title)
    expect(await titles('anoth')).toEqual(['another'])
    expect(await titles('Nocte shea')).toEqual(['another', 'One'])
    expect(await titles('one nocte')).toEqual(['One'])
    expect(await titles('!!!')).toEqual([])
    expect(await titles('rocket & ( | ! :*')).toEqual([])
    await expect(titles('x'.repeat(201))).rejects.toMatchObject({ status: 422 })
  })

  test('toggles a favorite, and fifty toggles at once restore it', async () => {
    expect(await ann.api.content.toggleFavorite({ params: { id } })).toEqual({ id, is_favorite: true })
    expect((await ann.api.content.list({ query: { favorites_only: 'true' } })).content.map((item) => item.id)).toEqual([
      id,
    ])
    await Promise.all(Array.from({ length: 50 }, () => ann.api.content.toggleFavorite({ params: { id } })))
    expect((await ann.api.content.get({ params: { id } })).is_favorite).toBe(true)
    await ann.api.content.toggleFavorite({ params: { id } })
  })
})
