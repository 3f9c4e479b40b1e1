import { expect, test } from 'vitest'
import { openOwnSite } from '../testing/site.ts'

test('a design is listed once for all its versions, under the newest that matches, if the list is grouped', async () => {
  const site = await openOwnSite({ rateLimits: false })
  const cleo = await site.signUp('Cleo')
  const brand = await cleo.api.brands.create({ body: { name: 'Cleo' } })
  const form = { brand_id: brand.id, prompt: 'A calm post about night', dimensions: '400x400' }
  const create = async () => (await cleo.api.content.generate({ form, files: {} })).id ?? 0
  const revise = async (from: number, headline: string) =>
    (await cleo.api.content.revise({ params: { id: from }, body: { headline } })).id ?? 0
  const alone = await create()
  const first = await create()
  const second = await revise(first, 'Sleep well')
  const third = await revise(first, 'Sleep better')
  const list = async (query: object) => {
    const page = await cleo.api.content.list({ query: { ...query, grouped: 'true' } })
    return [page.content.map((item) => [item.id, item.version_count]), page.groups, page.total]
  }
  expect(await list({})).toEqual([
    [
      [third, 3],
      [alone, 1],
    ],
    2,
    4,
  ])
  expect(await list({ sort: 'oldest' })).toEqual([
    [
      [alone, 1],
      [third, 3],
    ],
    2,
    4,
  ])
  expect((await list({ sort: 'name' })).slice(1)).toEqual([2, 4])
  expect(await list({ skip: 1, limit: 1 })).toEqual([[[alone, 1]], 2, 4])
  expect(await list({ skip: 5 })).toEqual([[], 2, 4])
  await cleo.api.content.toggleFavorite({ params: { id: second } })
  expect(await list({ favorites_only: 'true' })).toEqual([[[second, 3]], 1, 1])
  expect(await list({ search: 'night' })).toEqual([
    [
      [third, 3],
      [alone, 1],
    ],
    2,
    4,
  ])
  await cleo.api.content.remove({ params: { id: third } })
  expect(await list({})).toEqual([
    [
      [second, 2],
      [alone, 1],
    ],
    2,
    3,
  ])
  await cleo.api.content.remove({ params: { id: first } })
  expect(await list({})).toEqual([
    [
      [second, 1],
      [alone, 1],
    ],
    2,
    2,
  ])
  const plain = await cleo.api.content.list({})
  expect(plain).not.toHaveProperty('groups')
  expect(plain.content.map((item) => [item.id, item.version_count])).toEqual([
    [second, undefined],
    [alone, undefined],
  ])
})
