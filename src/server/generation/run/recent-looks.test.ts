import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../../testing/site.ts'

let site: Site
let ann: Person
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
})
afterAll(() => site.close())

async function draw(who: Person, brand_id: number, prompt: string): Promise<string | null> {
  const { id = 0 } = await who.api.content.generate({ form: { brand_id, prompt, dimensions: '600x600' }, files: {} })
  return (await who.api.design.get({ params: { id } })).saved.layout
}

test('the posts of a brand have another layout than the one before, although they say much the same', async () => {
  const { id } = await ann.api.brands.create({ body: { name: 'Northgate Cycles' } })
  const layouts: (string | null)[] = []
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    layouts.push(await draw(ann, id, `We are open late on ${day}`))
  const neighbors = layouts.slice(1).filter((layout, index) => layout === layouts[index])
  expect(neighbors).toEqual([])
  expect(new Set(layouts).size).toBeGreaterThanOrEqual(5)
})
