import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Design } from '#contract/designs/design-document.ts'
import { DAY } from '../infrastructure/clock.ts'
import { noiseFile, imageFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const EMPTY = { version: 1 as const, slots: {}, added: [] }
const EDITED = { ...EMPTY, slots: { headline: { move: [0.01, 0.02], color: 'deep' } } } as const
const WORDS = 'مرحبا 👩‍🚀 眠り'

test('every call of the editor belongs to content', () => {
  for (const { path } of Object.values(api.design)) expect(path).toMatch(/^\/api\/content\/:id\//)
})

describe('the design of an item', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  let id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    id = await make()
  })
  afterAll(() => site.close())

  const make = async () => {
    const prompt = 'Introducing “Calm skin by morning”'
    const form = { brand_id, prompt, dimensions: '400x400', engine: 'studio' as const }
    return (await ann.api.content.generate({ form, files: {} })).id ?? 0
  }
  const read = (of = id, who = ann) => who.api.design.get({ params: { id: of } })
  const put = (rev: number, overrides: object, of = id) =>
    ann.api.design.saveDraft({
      params: { id: of },
      headers: { 'if-match': `"${rev}"` },
      body: { overrides: { ...EMPTY, ...overrides }, copy: { headline: WORDS } },
    })

  test('has words, colors, safe areas and layouts', async () => {
    const state = await read()
    expect(state).toMatchObject({
      content_id: id,
      content_type: 'image',
      saved: { overrides: EMPTY, copy: { headline: 'Calm skin by morning' } },
      draft: null,
      size: { width: 400, height: 400 },
      margins: [27, 27, 346, 346],
      language: 'en',
      right_to_left: false,
      motion: null,
    })
    expect(state.colors.map(({ role }) => role)).toContain('primary')
    expect(state.safe_areas.filter(({ is_own }) => is_own)).toHaveLength(1)
    expect(state.saved.layout).toBe((await ann.api.content.list({})).content[0]?.copy?.layout)
  })

  test('stores a draft with its revision, and a window with an older revision gets 412 and the newer draft', async () => {
    const of = await make()
    expect(await put(0, EDITED, of)).toMatchObject({ rev: 1 })
    expect(await put(1, { slots: { cta: { hidden: true } } }, of)).toMatchObject({ rev: 2 })
    for (const old of [0, 1, 3])
      await expect(put(old, EDITED, of)).rejects.toMatchObject({
        status: 412,
        message: 'This design was changed in another window.',
      })
    expect((await read(of)).draft).toMatchObject({
      rev: 2,
      design: { overrides: { slots: { cta: { hidden: true } } }, copy: { headline: WORDS } },
    })
    const refused = await fetch(`${site.origin}/api/content/${of}/design/draft`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ overrides: EMPTY }),
    })
    expect(await refused.json()).toMatchObject({ draft: { rev: 2 } })
    await ann.api.design.dropDraft({ params: { id: of } })
    expect((await read(of)).draft).toBeNull()
  })

  test('has a finding when the name of the brand was moved over the headline, and none after its fix', async () => {
    const safe = (await read()).safe_areas.find(({ is_own }) => is_own)?.box ?? []
    const draw = async (slots: Design['overrides']['slots']) => {
      const overrides = { ...EMPTY, slots }
      const { boxes, check } = await ann.api.design.preview({ params: { id }, body: { overrides, check: true } })
      return { boxes, finding: check?.findings.find(({ rule }) => rule === 'words_apart') }
    }
    const { boxes } = await draw({})
    const [from = [], to = []] = ['logo', 'headline'].map((name) => boxes.find(({ slot }) => slot === name)?.box)
    const measure = (at: number) => ((to[at] ?? 0) - (from[at] ?? 0)) / (safe[at + 2] ?? 1)
    const move = [measure(0), measure(1)] as const
    const { finding } = await draw({ logo: { move } })
    expect(finding).toMatchObject({ passed: false, slot: 'logo', fix: { label: 'Move it to a free place' } })
    const fixed = await draw({ logo: { move, ...finding?.fix?.set } })
    expect(fixed.finding).toMatchObject({ passed: true, fix: null })
  })

  test('stores one of two drafts that arrive at once', async () => {
    const of = await make()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => put(0, EDITED, of)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const later = await Promise.allSettled(Array.from({ length: 8 }, () => put(1, EDITED, of)))
    expect(later.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('has saved versions equal to the last preview at their size, pixel for pixel', async () => {
    const { saved } = await read()
    const design = { ...saved, overrides: EDITED, copy: { ...saved.copy, subline: 'Every night' } }
    const params = { id }
    const preview = await ann.api.design.preview({ params, body: { ...design, ratio: 1 } })
    expect(preview.image).toMatchObject({ mime_type: 'image/png', width: 400, height: 400 })
    expect(preview.boxes.find(({ slot }) => slot === 'headline')).toMatchObject({
      name: 'Headline',
      color_role: 'deep',
    })
    const version = await ann.api.design.saveVersion({ params, body: design })
    expect(version).toMatchObject({ parent_id: id, copy: { subline: 'Every night' } })
    const { content_data, brand_check } = await ann.api.content.get({ params: { id: version.id } })
    expect(content_data).toBe(preview.image.content_data)
    expect(preview.check?.score).toBe(brand_check?.score)
    expect((await read(version.id)).saved.overrides).toEqual(EDITED)
    const words = await ann.api.content.revise({ params: { id: version.id }, body: { subline: 'Each night' } })
    expect((await read(words.id)).saved.overrides).toEqual(EDITED)
  })

  test('is exported: stored, it is the stored file; edited, it is the preview', async () => {
    const params = { id }
    const { saved, exports } = await read()
    expect(exports.map(({ format }) => format)).toEqual(['png', 'jpeg', 'webp', 'pdf', 'svg', 'json'])
    const exportAs = async (body: Parameters<typeof ann.api.design.export>[0]['body']) =>
      Buffer.from(await (await ann.api.design.export({ params, body: { credentials: false, ...body } })).arrayBuffer())
    const { content_data } = await ann.api.content.get({ params })
    expect((await exportAs({ format: 'png' })).toString('base64')).toBe(content_data)
    const design = { ...saved, overrides: EDITED }
    const { image } = await ann.api.design.preview({ params, body: { ...design, ratio: 1 } })
    expect((await exportAs({ format: 'png', design })).toString('base64')).toBe(image.content_data)
    expect((await exportAs({ format: 'pdf' })).toString('latin1', 0, 5)).toBe('%PDF-')
    const limited = await exportAs({ format: 'jpeg', ratio: 2, max_bytes: 30_000, design })
    expect(limited.length).toBeLessThanOrEqual(30_000)
    const type = (await ann.api.design.export({ params, body: { format: 'svg' } })).type
    expect(type).toBe('image/svg+xml')
  })

  test('is refused as a file that cannot be made', async () => {
    const params = { id }
    const call = (body: Parameters<typeof ann.api.design.export>[0]['body']) => ann.api.design.export({ params, body })
    await expect(call({ format: 'mp4' })).rejects.toMatchObject({
      status: 422,
      message: 'This format is not available for this item.',
    })
    await expect(call({ format: 'svg', ratio: 2 })).rejects.toMatchObject({ status: 422 })
    const image = await ann.api.design.uploadPicture({ params, files: { file: [await noiseFile()] } })
    const added = [{ slot: 'added:1', kind: 'image' as const, picture: image.id }]
    const design = { overrides: { ...EMPTY, added } }
    await expect(call({ format: 'png', ratio: 1, max_bytes: 10_240, design })).rejects.toMatchObject({
      status: 422,
      message: 'The file cannot be made this small. Choose a higher limit, a smaller size, or another format.',
    })
    await expect(call({ format: 'png', quality: 0 })).rejects.toMatchObject({ status: 422 })
    const ben = await site.signUp('Ben')
    await expect(ben.api.design.export({ params, body: { format: 'png' } })).rejects.toMatchObject({ status: 404 })
  })

  test('has one version for each idempotency key, which costs no unit of the month and is listed', async () => {
    const of = await make()
    const { saved } = await read(of)
    const used = async () => (await ann.api.generator.options()).usage?.used
    const before = await used()
    const save = (body: typeof saved) =>
      ann.api.design.saveVersion({ params: { id: of }, headers: { 'idempotency-key': `k${of}` }, body })
    const first = await save({ ...saved, overrides: EDITED })
    expect((await save({ ...saved, overrides: EDITED })).id).toBe(first.id)
    await expect(save(saved)).rejects.toMatchObject({ status: 422 })
    expect(await used()).toBe(before)
    const copy = { ...saved.copy, headline: 'Sleep well' }
    const second = await ann.api.design.saveVersion({ params: { id: first.id }, body: { ...saved, copy } })
    for (const asked of [of, first.id, second.id]) {
      const { versions } = await ann.api.design.versions({ params: { id: asked } })
      expect(versions.map((version) => [version.id, version.parent_id, version.changes])).toEqual([
        [of, null, []],
        [first.id, of, ['Headline: moved, recolored']],
        [second.id, first.id, ['Headline: words', 'Headline: moved, recolored']],
      ])
    }
    await ann.api.content.remove({ params: { id: of } })
    const { versions } = await ann.api.design.versions({ params: { id: second.id } })
    expect(versions.map((version) => version.id)).toEqual([first.id, second.id])
  })

  test('offers the images of the products of its brand and earlier uploads, but not the logo, to its owner', async () => {
    const dora = await site.signUp('Dora')
    const upload = async () => ({ file: [await imageFile()] })
    const brand = await dora.api.brands.create({ body: { name: 'Dora' } })
    await dora.api.brands.uploadLogo({ params: { id: brand.id }, files: await upload() })
    const product = await dora.api.products.create({ params: { id: brand.id }, body: { name: 'Serum' } })
    const { image_url: url } = await dora.api.products.uploadImage({
      params: { id: product.id },
      files: await upload(),
    })
    const form = { brand_id: brand.id, prompt: 'A calm post about night', dimensions: '400x400' }
    const references = [await imageFile()]
    const first = (await dora.api.content.generate({ form, files: { references } })).id ?? 0
    const other = (await dora.api.content.generate({ form, files: {} })).id ?? 0
    const { pictures } = await read(first, dora)
    const reference = pictures.find(({ role }) => role === 'reference')
    const choices = (await read(other, dora)).pictures
    const id_of_product = url.replace('/api/files/', 'uploads/')
    expect(choices).toEqual([
      { id: id_of_product, role: 'product', url },
      { ...reference, role: 'uploaded' },
    ])
    const added = [{ slot: 'added:1', kind: 'image' as const, picture: id_of_product }]
    const body = { overrides: { ...EMPTY, added }, check: false }
    const { boxes } = await dora.api.design.preview({ params: { id: other }, body })
    expect(boxes.at(-1)).toMatchObject({ slot: 'added:1', kind: 'picture' })
  })

  test('of another user is missing in every call', async () => {
    const eve = await site.signUp('Eve')
    const { saved } = await read()
    const params = { id }
    const calls = [
      () => eve.api.design.get({ params }),
      () => eve.api.design.preview({ params, body: saved }),
      () => eve.api.design.layouts({ params, body: saved }),
      () => eve.api.design.motifs({ params }),
      async () => eve.api.design.uploadPicture({ params, files: { file: [await imageFile()] } }),
      () => eve.api.design.saveDraft({ params, headers: { 'if-match': '"0"' }, body: saved }),
      () => eve.api.design.dropDraft({ params }),
      () => eve.api.design.saveVersion({ params, body: saved }),
      () => eve.api.design.export({ params, body: { format: 'png' } }),
      () => eve.api.design.versions({ params }),
    ]
    expect(calls).toHaveLength(Object.keys(api.design).length)
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, message: 'Content not found' })
  })

  test('accepts another image, stores it while a draft or version shows it, and refuses it to other users', async () => {
    const params = { id }
    const image = await ann.api.design.uploadPicture({ params, files: { file: [await imageFile()] } })
    const added = [{ slot: 'added:1', kind: 'image' as const, picture: image.id }]
    const overrides = { ...EMPTY, added }
    const of = await make()
    await put(0, overrides, of)
    site.clock.advance(DAY / 24)
    const again = await ann.api.design.preview({ params: { id: of }, body: { overrides, check: false } })
    expect(again.boxes.at(-1)).toMatchObject({ slot: 'added:1', kind: 'picture', picture: { id: image.id } })
    const version = await ann.api.design.saveVersion({ params: { id: of }, body: { overrides } })
    expect((await read(version.id)).pictures).toContainEqual(image)
    const bob = await site.signUp('Bob')
    const { id: own } = await bob.api.brands.create({ body: { name: 'Bob' } })
    const form = { brand_id: own, prompt: 'A calm post about night', dimensions: '400x400' }
    const theirs = (await bob.api.content.generate({ form, files: {} })).id ?? 0
    const stolen = bob.api.design.preview({ params: { id: theirs }, body: { overrides } })
    await expect(stolen).rejects.toMatchObject({ status: 422, message: 'This file is not one of your uploads.' })
    await expect(bob.api.design.get({ params })).rejects.toMatchObject({ status: 404, message: 'Content not found' })
  })

  test('has previews of suitable layouts, each drawn once', async () => {
    const { layouts } = await ann.api.design.layouts({ params: { id }, body: { overrides: EDITED, ratio: 0.2 } })
    expect(new Set(layouts.map(({ layout }) => layout)).size).toBe(layouts.length)
    expect(layouts.length).toBeGreaterThan(5)
    for (const { image } of layouts) expect([image.width, image.height]).toEqual([80, 80])
  })
})
