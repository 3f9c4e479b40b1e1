import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { noiseFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { readFacts } from './read-facts.ts'
import { signContent } from './signing/sign-content.ts'

let site: Site
let ann: Person
let brandId = 0
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
  brandId = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
})
afterAll(() => site.close())

async function make(image: Blob | null): Promise<number> {
  const form = { brand_id: brandId, prompt: 'A calm post about our night cream', dimensions: '400x400' }
  const files = image ? { references: [image] } : {}
  return (await ann.api.content.generate({ form, files })).id ?? 0
}

/** A picture whose credentials say that a model made it. */
async function signImage(): Promise<Blob> {
  const { app } = site.opened
  const id = await make(null)
  const { user_id } = await acrossOwners(app.db)
    .selectFrom('content')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const facts = {
    ...(await readFacts(app, user_id, id)),
    sourceType: 'trainedAlgorithmicMedia' as const,
    title: 'Vase',
  }
  const bytes = new Uint8Array(await (await noiseFile()).arrayBuffer())
  const signed = await signContent(app, facts, bytes, { mimeType: 'image/png', isStored: false })
  return new Blob([new Uint8Array(signed)], { type: 'image/png' })
}

test('the credentials of an uploaded picture are read, kept, shown, and told by files that show it', async () => {
  const id = await make(await signImage())
  const proof = await ann.api.proofs.get({ params: { id } })
  expect(proof).toMatchObject({ source: 'composed_with_model', source_type: 'compositeWithTrainedAlgorithmicMedia' })
  expect(proof.pictures).toMatchObject([{ title: 'Vase', source_type: 'trainedAlgorithmicMedia', is_intact: true }])
  const reply = await ann.api.content.get({ params: { id }, headers: { 'content-credentials': 'include' } })
  const file = new Blob([Buffer.from(reply.content_data, 'base64')])
  const found = await site.visitor().verify.file({ form: {}, files: { file: [file] } })
  expect(found).toMatchObject({
    verdict: 'intact',
    source: 'composed_with_model',
    pictures: [{ title: 'Vase', is_intact: true }],
  })
  // Its own manifests are in the file, and not only what was read in them.
  expect(found.actions).toEqual(['c2pa.created', 'c2pa.placed'])
  expect(found.pictures).toHaveLength(1)
  expect(found.pictures[0]?.signer).toMatch(/^Signet at /)
})

test('a picture without credentials makes a composition whose origin nobody here knows', async () => {
  const proof = await ann.api.proofs.get({ params: { id: await make(await noiseFile()) } })
  expect(proof).toMatchObject({ source: 'composed', picture_model: null, pictures: [] })
})
