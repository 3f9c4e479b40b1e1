import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { usePaidSite } from '../../testing/paid-site.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { rebuild } from '../../designs/rebuild.ts'
import { findMarkIn } from './find-mark.ts'
import { drawPhoto } from '#studio/testing/draw-photo.ts'
import { openOwnSite } from '../../testing/site.ts'
import { encodeAgain } from '../../testing/encode-again.ts'

describe('the mark in the pixels', () => {
  const { site, ann, brandId } = usePaidSite()

  const make = async (prompt: string, engine: 'auto' | 'studio' = 'auto') => {
    // One seed, so that every run draws the same design.
    const form = { brand_id: brandId(), prompt, dimensions: '1080x1080', engine, seed: 7 }
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

const photo = await sharp(drawPhoto(5, 1200, 900), { raw: { width: 1200, height: 900, channels: 3 } })
  .png()
  .toBuffer()
const references = [new Blob([new Uint8Array(photo)], { type: 'image/png' })]

test('a film is recognized after a platform encoded it again, and can be drawn again', async () => {
  const site = await openOwnSite({ markPictures: 'all' })
  const { api } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  const make = async (prompt: string) => {
    const video = { dimensions: '720x720', content_type: 'video' as const, sound: 'none' as const }
    const form = { brand_id, prompt, ...video, seed: 7 }
    const { id = 0, content_data } = await api.content.generate({ form, files: { references } })
    const { has_mark } = await api.proofs.get({ params: { id } })
    return { id, film: Buffer.from(content_data, 'base64'), has_mark }
  }
  // Not each film of a design shows its picture.
  const created = await tryEach(
    ['A calm film about our night cream', 'Night cream', 'Sleep well', 'Our new cream'],
    make,
  )
  const copy = await encodeAgain(created?.film ?? Buffer.alloc(0), 28)
  const file = new Blob([new Uint8Array(copy)])
  const check = () => site.visitor().verify.file({ form: {}, files: { file: [file] } })
  // A machine under load may need another attempt.
  await expect
    .poll(check, { timeout: 90_000 })
    .toMatchObject({ verdict: 'no_credentials', mark_search: 'finished', mark: { brand: 'Nocte' } })
  const { files } = await rebuild(site.opened.app, created?.id ?? 0)
  expect(files[0]?.rebuilt).toBe(files[0]?.stored)
  // While one file is searched and two wait, further files are not searched, and their answers say so.
  const searches = Array.from({ length: 5 }, () => findMarkIn(site.opened.app, copy, 'video/mp4'))
  const states = (await Promise.all(searches)).map(({ mark, mark_search }) => [mark_search, mark?.brand ?? null])
  expect(states).toContainEqual(['unfinished', null])
  expect(states).not.toContainEqual(['finished', null])
})

async function tryEach<T extends { has_mark: boolean }>(
  prompts: readonly string[],
  make: (prompt: string) => Promise<T>,
): Promise<T | null> {
  for (const prompt of prompts) {
    const created = await make(prompt)
    if (created.has_mark) return created
  }
  return null
}

test('an operator may have all pictures marked, not only those of models', async () => {
  const find = async (markImages: 'models' | 'all') => {
    const site = await openOwnSite({ markPictures: markImages })
    const { api } = await site.signUp()
    const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '1080x1080', seed: 7 }
    const { content_data } = await api.content.generate({
      form,
      files: { references },
    })
    const copy = await sharp(Buffer.from(content_data, 'base64')).jpeg().toBuffer()
    const file = new Blob([new Uint8Array(copy)])
    const { mark_search, mark } = await site.visitor().verify.file({ form: {}, files: { file: [file] } })
    return [mark_search, mark?.brand ?? null]
  }
  expect(await find('models')).toEqual(['finished', null])
  expect(await find('all')).toEqual(['finished', 'Nocte'])
})

test('where all are marked, a design without a picture is recognized by its textured ground, and drawn again', async () => {
  const site = await openOwnSite({ markPictures: 'all' })
  const { api } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte', brand_tone: 'playful' } })
  const make = async (seed: string) => {
    const form = { brand_id, prompt: 'Sleep well tonight', dimensions: '1080x1080', seed: Number(seed) }
    const { id = 0, content_data } = await api.content.generate({ form, files: {} })
    const { has_mark } = await api.proofs.get({ params: { id } })
    return { id, bytes: Buffer.from(content_data, 'base64'), has_mark }
  }
  const created = await tryEach(['1', '2', '3', '4', '5', '6', '7', '8'], make)
  const copy = await sharp(created?.bytes).jpeg({ quality: 85 }).toBuffer()
  const file = new Blob([new Uint8Array(copy)])
  const found = await site.visitor().verify.file({ form: {}, files: { file: [file] } })
  expect(found).toMatchObject({ verdict: 'no_credentials', mark: { brand: 'Nocte' } })
  const rebuilt = () => rebuild(site.opened.app, created?.id ?? 0)
  expect((await rebuilt()).files[0]?.rebuilt).toBe((await rebuilt()).files[0]?.stored)
  // Items of earlier versions have no mark in their grounds.
  const rows = acrossOwners(site.opened.app.db)
  await rows
    .updateTable('content')
    .set({ mark_rule: 'all' })
    .where('id', '=', created?.id ?? 0)
    .execute()
  expect((await rebuilt()).files[0]?.rebuilt).not.toBe((await rebuilt()).files[0]?.stored)
})
