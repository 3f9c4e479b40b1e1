import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_SUCH_MOTIF } from '#contract/messages.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { imageFile } from '../testing/images.ts'

let site: Site
let ann: Person
let brand_id: number
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  const body = { name: 'Petal & Crumb', description: 'Neighborhood bakery and coffee shop' }
  brand_id = (await ann.api.brands.create({ body })).id
})
afterAll(() => site.close())

/** A seed of the request below whose design shows a drawn object. */
const DRAWN = 1

const make = async (seed: number, files: Parameters<Person['api']['content']['generate']>[0]['files'] = {}) => {
  const form = { brand_id, prompt: 'Sourdough, every morning', dimensions: '400x400', engine: 'studio' as const, seed }
  return (await ann.api.content.generate({ form, files })).id ?? 0
}
const listMotifs = async (id: number, who = ann) => (await who.api.design.motifs({ params: { id } })).motifs
const listObjects = async (id: number) => {
  const { scene } = await acrossOwners(site.opened.app.db)
    .selectFrom('content')
    .select('scene')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { layers } = scene as { layers: { kind: string; name?: string }[] }
  return new Set(layers.flatMap(({ kind, name }) => (kind === 'object' ? [name] : [])))
}

test('a design without an image can get another drawn object, or none', async () => {
  const id = await make(DRAWN)
  expect((await ann.api.content.get({ params: { id } })).has_motif).toBe(true)
  const motifs = await listMotifs(id)
  expect(motifs).toHaveLength(3)
  expect(motifs.at(-1)?.motif).toBeNull()
  const [first] = motifs
  const other = await ann.api.content.revise({ params: { id }, body: { motif: first?.motif } })
  expect([...(await listObjects(other.id))]).toEqual([first?.motif])
  const none = await ann.api.content.revise({ params: { id: other.id }, body: { motif: null } })
  expect([...(await listObjects(none.id))]).toEqual([])
  // The choice stays when something else changes, and another one can be made.
  const worded = await ann.api.content.revise({ params: { id: none.id }, body: { headline: 'Fresh bread' } })
  expect([...(await listObjects(worded.id))]).toEqual([])
  expect((await listMotifs(worded.id)).map(({ motif }) => motif)).toContain('bread')
})

test('a design whose layout shows no object can get one', async () => {
  const { id } = await ann.api.content.revise({ params: { id: await make(DRAWN) }, body: { layout: 'frame' } })
  expect([...(await listObjects(id))]).toEqual([])
  const motifs = (await listMotifs(id)).map(({ motif }) => motif)
  expect(motifs).toEqual(['baguette-bread', 'bread', 'croissant'])
  const other = await ann.api.content.revise({ params: { id }, body: { motif: 'croissant' } })
  expect([...(await listObjects(other.id))]).toEqual(['croissant'])
})

test('an object that does not fit is refused, and so is the design of somebody else', async () => {
  const id = await make(DRAWN)
  await expect(ann.api.content.revise({ params: { id }, body: { motif: 'tractor' } })).rejects.toMatchObject({
    status: 422,
    message: NO_SUCH_MOTIF,
  })
  const bob = await site.signUp()
  await expect(listMotifs(id, bob)).rejects.toMatchObject({ status: 404 })
})

test('a design with an image offers no other', async () => {
  const id = await make(DRAWN, { references: [await imageFile()] })
  expect((await ann.api.content.get({ params: { id } })).has_motif).toBe(false)
  expect(await listMotifs(id)).toEqual([])
})
