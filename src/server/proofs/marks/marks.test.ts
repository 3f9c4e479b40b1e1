import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { usePaidSite } from '../../testing/paid-site.ts'
import { rebuild } from '../../designs/rebuild.ts'

describe('the mark in the pixels', () => {
  const { site, ann, brandId } = usePaidSite()

  const make = async (prompt: string, engine: 'auto' | 'studio' = 'auto') => {
    const form = { brand_id: brandId(), prompt, dimensions: '1080x1080', engine }
    const item = await ann().api.content.generate({ form, files: {} })
    return { id: item.id ?? 0, bytes: Buffer.from(item.content_data, 'base64'), check: item.brand_check }
  }
  const check = (bytes: Uint8Array) =>
    site()
      .visitor()
      .verify.file({ form: {}, files: { file: [new Blob([new Uint8Array(bytes)])] } })

  test("a model's picture is recognized without its metadata, and the brand check passes as before", async () => {
    const { id, bytes, check: brandCheck } = await make('A calm post about our night cream')
    expect(brandCheck?.passed).toBe(true)
    const proof = await ann().api.proofs.get({ params: { id } })
    expect(proof.source).toBe('composed_with_model')
    const copy = await sharp(bytes).jpeg({ quality: 85 }).toBuffer()
    expect(await check(copy)).toMatchObject({ verdict: 'no_credentials', mark: { brand: 'Nocte', item: null } })
    await ann().api.proofs.setSetting({ params: { id: brandId() }, body: { shows: 'full' } })
    expect((await check(copy)).mark).toEqual({ brand: 'Nocte', item: id })
    await ann().api.proofs.setSetting({ params: { id: brandId() }, body: { shows: 'nothing' } })
    expect((await check(copy)).mark).toEqual({ brand: null, item: null })
  })

  test('exports have it too, and the stored bytes can be drawn again from the recipe', async () => {
    const { id } = await make('A calm post about our night cream')
    const jpeg = await ann().api.design.export({ params: { id }, body: { format: 'jpeg', credentials: false } })
    expect((await check(new Uint8Array(await jpeg.arrayBuffer()))).mark).not.toBeNull()
    const { files } = await rebuild(site().opened.app, id)
    expect(files[0]?.rebuilt).toBe(files[0]?.stored)
  })

  test('what is drawn by rules has none', async () => {
    const { bytes } = await make('A calm post about our night cream', 'studio')
    expect(await check(await sharp(bytes).jpeg().toBuffer())).toMatchObject({ verdict: 'no_credentials', mark: null })
  })

  test('all marks of an instance have one key', async () => {
    await make('A calm post about our night cream')
    const rows = await site().opened.app.db.selectFrom('signing_keys').select('kind').execute()
    expect(rows.filter(({ kind }) => kind === 'mark')).toHaveLength(1)
  })
})
