import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND_FONTS_MAX } from '#contract/brands/fonts/font-options.ts'
import { MIB, UPLOAD_QUOTA_BYTES } from '#contract/limits.ts'
import { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { PASSWORD } from '../../testing/people.ts'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { fontBytes, fontFile } from './testing/font-files.ts'

const PLAYFAIR = 'Playfair Display'

describe('uploaded fonts of a brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ monthlyGenerations: 0, rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const createBrand = async (person: Person = ann) => (await person.api.brands.create({ body: { name: 'Verdant' } })).id
  const upload = (id: number, family: string, weight = 400, license_note: string | null = null, person: Person = ann) =>
    person.api.brandFonts.upload({
      params: { id },
      form: { license_note },
      files: { file: [fontFile(family, weight)] },
    })
  /** Adds rows that differ from the only font of a brand in nothing but their weights. */
  const addWeights = (id: number, count: number) =>
    sql`INSERT INTO brand_fonts
      (user_id, brand_id, key, family, style, weight, is_italic, license_note, kind, facts, size_bytes, created_at)
      SELECT user_id, brand_id, gen_random_uuid()::text, family, style, weight + step, is_italic, license_note, kind, facts,
        size_bytes, created_at
      FROM brand_fonts, generate_series(1, ${count}::int) AS step WHERE brand_id = ${id}`.execute(site.opened.app.db)
  const generate = async (id: number, prompt = 'A calm post about our night cream') => {
    const form = { brand_id: String(id), prompt, dimensions: '400x400', engine: 'studio' as const }
    return Number((await ann.api.content.generate({ form, files: {} })).id)
  }
  const listKeys = async () => {
    const keys: string[] = []
    for await (const { key } of site.opened.app.storage.list()) if (key.startsWith('fonts/')) keys.push(key)
    return keys
  }
  const readDesign = async (id: number) => {
    const file = await ann.api.design.export({ params: { id }, body: { format: 'json' } })
    return JSON.parse(await file.text()) as {
      scene: { fonts: { family: string; weight: number }[]; uploaded_fonts?: unknown[]; notes: string[] }
    }
  }

  test('are listed with their facts and license notes, and served as they were rebuilt', async () => {
    const id = await createBrand()
    expect(await ann.api.brandFonts.list({ params: { id } })).toEqual({ fonts: [], headline: null, text: null })
    await upload(id, 'playfair-display', 700, 'Open Font License')
    const { fonts } = await upload(id, 'playfair-display', 400)
    expect(fonts.map(({ family, weight, kind, license_note }) => [family, weight, kind, license_note])).toEqual([
      [PLAYFAIR, 400, 'serif', null],
      [PLAYFAIR, 700, 'serif', 'Open Font License'],
    ])
    const font = fonts[1]?.id ?? 0
    const changed = { license_note: 'Invoice 2041', kind: 'display' as const }
    const updated = await ann.api.brandFonts.update({ params: { id, font }, body: changed })
    expect(updated.fonts.map(({ license_note, kind }) => [license_note, kind])).toEqual([
      [null, 'display'],
      ['Invoice 2041', 'display'],
    ])
    const url = `${site.origin}/api/brands/${id}/fonts/${font}/file`
    const reply = await fetch(url, { headers: { authorization: `Bearer ${ann.token}` } })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'font/ttf'])
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="font.ttf"')
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await fetch(url)).status).toBe(401)
  })

  test('draw headlines or texts of new designs, and designs without them keep their fonts', async () => {
    const id = await createBrand()
    const plain = await generate(id)
    expect((await readDesign(plain)).scene).not.toHaveProperty('uploaded_fonts')
    await upload(id, 'oswald', 500)
    await upload(id, 'lora', 400)
    const choice = { headline: 'Oswald', text: 'Lora' }
    expect(await ann.api.brandFonts.choose({ params: { id }, body: choice })).toMatchObject(choice)
    const { scene } = await readDesign(await generate(id))
    expect([...new Set(scene.fonts.map(({ family }) => family.replace(/ · [0-9a-f]{8}$/, '')))].toSorted()).toEqual([
      'Lora',
      'Oswald',
    ])
    expect(scene.uploaded_fonts).toHaveLength(2)
    expect(scene.notes).not.toContain('brand_font_missing')
    expect(
      (await ann.api.brandUpdates.outdated({ params: { id } })).designs.map(({ content_id }) => content_id),
    ).toEqual([plain])
    const image = await ann.api.brandFonts.preview({ params: { id }, body: choice })
    const other = await ann.api.brandFonts.preview({ params: { id }, body: { headline: null, text: null } })
    expect(image.type).toBe('image/webp')
    expect(await image.text()).not.toBe(await other.text())
    const edited = { body: { name: 'Nocte', description: 'Another description' } }
    const [plainForm, form] = [
      await ann.api.brands.preview(edited),
      await ann.api.brands.preview({ query: { brand_id: id }, ...edited }),
    ]
    expect(await form.text()).not.toBe(await plainForm.text())
    const bob = await site.signUp()
    await expect(bob.api.brands.preview({ query: { brand_id: id }, ...edited })).rejects.toMatchObject({ status: 404 })
  })

  test('that are deleted are no longer chosen, and their designs fall back with a note', async () => {
    const id = await createBrand()
    const { fonts } = await upload(id, 'oswald', 500)
    await ann.api.brandFonts.choose({ params: { id }, body: { headline: 'Oswald', text: null } })
    const created = await generate(id)
    const before = await listKeys()
    const left = await ann.api.brandFonts.remove({ params: { id, font: fonts[0]?.id ?? 0 } })
    expect(left).toEqual({ fonts: [], headline: null, text: null })
    expect(await listKeys()).toHaveLength(before.length - 1)
    const drawn = { params: { id: created }, body: { format: 'jpeg' as const } }
    expect((await ann.api.design.export(drawn)).size).toBeGreaterThan(1000)
    const { saved } = await ann.api.design.get({ params: { id: created } })
    const { notes } = await ann.api.design.preview({ params: { id: created }, body: { ...saved, ratio: 0.1 } })
    expect(notes).toContainEqual(expect.objectContaining({ code: 'brand_font_missing', slot: null }))
    const version = await ann.api.content.revise({ params: { id: created }, body: { headline: 'Another headline' } })
    expect(version.notes).toContain('brand_font_missing')
    expect((await readDesign(version.id)).scene).not.toHaveProperty('uploaded_fonts')
    expect((await ann.api.brandUpdates.outdated({ params: { id } })).total).toBe(1)
    await upload(id, 'oswald', 500)
  })

  test('are chosen by versions, and are part of the file of a brand', async () => {
    const id = await createBrand()
    const params = { id }
    await upload(id, 'lora', 400, 'Bought in 2026')
    await ann.api.brandFonts.choose({ params, body: { headline: 'Lora', text: null } })
    await ann.api.brands.update({ params, body: { name: 'Verdant Skin' } })
    await ann.api.brandFonts.choose({ params, body: { headline: null, text: null } })
    const { versions } = await ann.api.brandVersions.list({ params })
    expect(versions.map(({ changes }) => changes)).toEqual([['uploaded_fonts'], ['name'], ['uploaded_fonts'], []])
    await ann.api.brandVersions.restore({ params: { id, number: 3 } })
    expect(await ann.api.brandFonts.list({ params })).toMatchObject({ headline: 'Lora' })

    const bob = await site.signUp()
    const file = await ann.api.brandFiles.export({ params })
    const files = { file: [new File([file], 'brand.signetbrand')] }
    const copy = await bob.api.brandFiles.import({ form: {}, files })
    const { fonts, headline } = await bob.api.brandFonts.list({ params: { id: copy.id } })
    expect([headline, ...fonts.map(({ family, license_note }) => `${family}, ${license_note}`)]).toEqual([
      'Lora',
      'Lora, Bought in 2026',
    ])
  })

  test('of a file of a brand are refused before the brand is created', async () => {
    const content_data = fontBytes('lora', 400).toString('base64')
    const file = {
      format: 'signetbrand',
      version: 1,
      brand: { name: 'Twice' },
      fonts: [{ content_data }, { content_data }],
    }
    const files = { file: [new File([JSON.stringify(file)], 'brand.signetbrand')] }
    const before = await listKeys()
    await expect(ann.api.brandFiles.import({ form: {}, files })).rejects.toMatchObject({
      status: 422,
      message: BRAND_FONT_SENTENCES.fontTwice,
    })
    expect((await ann.api.brands.list()).brands.map(({ name }) => name)).not.toContain('Twice')
    expect(await listKeys()).toEqual(before)
  })

  test('are refused with a sentence', async () => {
    const id = await createBrand()
    const send = (file: File) => ann.api.brandFonts.upload({ params: { id }, form: {}, files: { file: [file] } })
    const woff = new File(['wOFF and more'], 'a.woff')
    await expect(send(woff)).rejects.toMatchObject({ status: 415, message: BRAND_FONT_SENTENCES.fontWoff })
    await expect(send(new File(['%PDF-1.7'], 'a.ttf'))).rejects.toMatchObject({
      status: 415,
      message: 'PDF files cannot be used as fonts. Please upload an OTF, TTF or WOFF2 file.',
    })
    const large = (start: string) => send(new File([start, new Uint8Array(20 * MIB)], 'a.ttf'))
    await expect(large('ttcf')).rejects.toMatchObject({ status: 415, message: BRAND_FONT_SENTENCES.fontCollection })
    await expect(large('PK\u0003\u0004')).rejects.toMatchObject({ status: 415 })
    await expect(large('OTTO')).rejects.toMatchObject({ status: 413, message: BRAND_FONT_SENTENCES.fontTooLarge })
    await upload(id, 'lora')
    const before = await listKeys()
    await expect(upload(id, 'lora')).rejects.toMatchObject({ status: 422, message: BRAND_FONT_SENTENCES.fontTwice })
    expect(await listKeys()).toEqual(before)
    const body = { headline: 'Futura', text: null }
    const unknown = { status: 422, message: BRAND_FONT_SENTENCES.fontNotChosen }
    await expect(ann.api.brandFonts.choose({ params: { id }, body })).rejects.toMatchObject(unknown)
    await addWeights(id, BRAND_FONTS_MAX - 2)
    await upload(id, 'inter', 400)
    expect((await ann.api.brandFonts.list({ params: { id } })).fonts).toHaveLength(BRAND_FONTS_MAX)
    await expect(upload(id, 'oswald')).rejects.toMatchObject({ status: 422, message: BRAND_FONT_SENTENCES.fontsFull })
  })

  test('count towards the storage of uploads, as pictures do', async () => {
    const dora = await site.signUp()
    const id = await createBrand(dora)
    await upload(id, 'lora', 400, null, dora)
    const file = await dora.api.brandFiles.export({ params: { id } })
    const { db } = site.opened.app
    await acrossOwners(db)
      .updateTable('brand_fonts')
      .set({ size_bytes: UPLOAD_QUOTA_BYTES })
      .where('brand_id', '=', id)
      .execute()
    const full = { status: 413, message: 'Storage limit reached. Delete some content and try again.' }
    const second = await createBrand(dora)
    await expect(upload(second, 'oswald', 500, null, dora)).rejects.toMatchObject(full)
    const files = { file: [await imageFile()] }
    await expect(dora.api.brands.uploadLogo({ params: { id }, files })).rejects.toMatchObject(full)
    const copy = { file: [new File([file], 'brand.signetbrand')] }
    await expect(dora.api.brandFiles.import({ form: {}, files: copy })).rejects.toMatchObject(full)
    expect((await dora.api.brands.list()).brands).toHaveLength(2)
  })

  test('are deleted with their brand and with their account', async () => {
    const carl = await site.signUp()
    const before = await listKeys()
    const [first, second] = [await createBrand(carl), await createBrand(carl)]
    await upload(first, 'lora', 400, null, carl)
    await upload(second, 'oswald', 500, null, carl)
    expect(await listKeys()).toHaveLength(before.length + 2)
    await carl.api.brands.remove({ params: { id: first } })
    expect(await listKeys()).toHaveLength(before.length + 1)
    await carl.api.auth.deleteMe({ body: { password: PASSWORD } })
    expect(await listKeys()).toEqual(before)
  })
})
