import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Site } from '../testing/site.ts'

/** Texts that begin with the address of a file but are not exactly that address. */
const strays = (url: string) => [
  `${url}/./../../secret`,
  `${url}/../../../secret`,
  `${url}?x=1`,
  `${url}#x`,
  `${url}%00`,
  `${url}.png`,
  url.replace('.png', '.jpg'),
  url.replace('.png', ''),
  url.toUpperCase().replace('/API/FILES/', '/api/files/'),
  url.replace('/api/files/', '/api/files//'),
  url.replace('/api/files/', '/api/files/../files/'),
  url.replace('/api/files/', '/api/files/x'),
  '/api/files/',
  '/api/files/..',
]

describe('addresses of uploads', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())

  test('are accepted only in full, and only for the user’s own files', async () => {
    const [ann, bob] = [await site.signUp(), await site.signUp('Bob')]
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [await imageFile()] } })
    const { id: productId } = await ann.api.products.create({ params: { id }, body: { name: 'Night cream' } })
    for (const stray of strays(logo_url)) {
      const refused = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject({ status: 422 })
      const [brand, product] = [
        { name: 'Acme', logo_url: stray },
        { name: 'Night cream', image_url: stray },
      ]
      await refused(ann.api.brands.create({ body: brand }))
      await refused(ann.api.brands.update({ params: { id }, body: brand }))
      await refused(ann.api.brands.preview({ query: {}, body: brand }))
      await refused(ann.api.brands.preview({ query: { brand_id: id }, body: brand }))
      await refused(ann.api.products.create({ params: { id }, body: product }))
      await refused(ann.api.products.update({ params: { id: productId }, body: product }))
    }
    await expect(bob.api.brands.create({ body: { name: 'Thief', logo_url } })).rejects.toMatchObject({ status: 422 })
    const preview = bob.api.brands.preview({ query: {}, body: { name: 'Thief', logo_url } })
    await expect(preview).rejects.toMatchObject({ status: 422 })
    const product = { name: 'Night cream', image_url: logo_url }
    expect(await ann.api.products.update({ params: { id: productId }, body: product })).toMatchObject(product)
  })

  test('that an earlier version stored do not break preview, generation or deletion', async () => {
    const ann = await site.signUp()
    const { db } = site.opened.app
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [await imageFile()] } })
    const { id: productId } = await ann.api.products.create({ params: { id }, body: { name: 'Night cream' } })
    const stray = `${logo_url}/./../../secret`
    const form = { brand_id: id, product_id: productId, prompt: 'A calm post', dimensions: '300x300' }
    const created = await ann.api.content.generate({ form, files: {} })
    await sql`UPDATE items SET brief = jsonb_set(brief, '{pictures}', ${JSON.stringify([
      { key: stray.replace('/api/files/', 'uploads/'), role: 'logo' },
    ])}::jsonb)`.execute(db)
    await acrossOwners(db).updateTable('brands').set({ logo_url: stray }).execute()
    await acrossOwners(db).updateTable('products').set({ image_url: stray }).execute()
    const version = await ann.api.content.revise({ params: { id: created.id ?? 0 }, body: { headline: 'Another' } })
    expect(version.notes).toContain('logo_skipped')
    await ann.api.content.generate({ form, files: {} })
    await ann.api.products.remove({ params: { id: productId } })
    for (const one of [created.id ?? 0, version.id]) {
      await ann.api.content.remove({ params: { id: one } })
      await ann.api.trash.remove({ params: { id: one } })
    }
    await ann.api.brands.remove({ params: { id } })
    expect((await ann.api.brands.list()).brands).toEqual([])
  })
})
