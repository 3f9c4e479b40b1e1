import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentItem } from '#contract/library/content.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const TIPS =
  'Three ways to sleep better: 1. Go to bed early. 2. Keep your phone outside. 3. Cool your room to 18 degrees.'

const isJpeg = ({ dict }: PDFRawStream) => dict.get(PDFName.of('Filter'))?.toString() === '/DCTDecode'

describe('a carousel', () => {
  let site: Site
  let ann: Person
  let brand_id = 0
  let created: ContentItem
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#123456' } })).id
    created = await create({})
  })
  afterAll(() => site.close())

  type Body = Partial<Parameters<Person['api']['carousels']['create']>[0]['body']>
  const create = (body: Body, who = ann) =>
    who.api.carousels.create({
      body: { brand_id, prompt: TIPS, dimensions: '240x300', engine: 'studio', ...body },
    })
  const load = async (url: string | undefined) => {
    const answer = await fetch(site.origin + (url ?? ''))
    return {
      status: answer.status,
      data: Buffer.from(await answer.arrayBuffer()),
      type: answer.headers.get('content-type'),
    }
  }
  const readDesign = async (id: number) => {
    const { saved, ...state } = await ann.api.design.get({ params: { id } })
    if (!saved.carousel) throw new Error('The design has no slides')
    return { ...state, saved, carousel: saved.carousel }
  }
  const headlines = async (id: number) => (await readDesign(id)).carousel.slides.map(({ copy }) => copy.headline)
  const exportAs = async (id: number, body: Parameters<Person['api']['carousels']['export']>[0]['body']) =>
    Buffer.from(await (await ann.api.carousels.export({ params: { id }, body })).arrayBuffer())

  test('is one image with slides of their own roles, words and files, and each slide passes the brand check', async () => {
    expect(created).toMatchObject({ content_type: 'image', width: 240, height: 300, brand_check: { passed: true } })
    expect(created.slides?.map(({ role }) => role)).toEqual(['hook', 'point', 'point', 'point', 'cta'])
    const words = await headlines(created.id)
    expect(new Set(words).size).toBe(5)
    expect(created.slides?.map(({ alt_text }) => alt_text)).toEqual(
      words.map((text) => expect.stringContaining(text ?? '')),
    )
    const files = await Promise.all(created.slides?.map((slide) => load(slide.file_url)) ?? [])
    for (const { status, type, data } of files) {
      expect([status, type]).toEqual([200, 'image/png'])
      expect(await sharp(data).metadata()).toMatchObject({ width: 240, height: 300 })
    }
    expect(new Set(files.map(({ data }) => data.toString('base64'))).size).toBe(5)
    const first = await load(created.file_url)
    expect(first.data).toEqual(files[0]?.data)
    const small = await load(created.slides?.[2]?.thumbnail_url)
    expect([small.status, small.type]).toEqual([200, 'image/webp'])
    const { content } = await ann.api.content.list({})
    expect(content.find(({ id }) => id === created.id)?.slides).toEqual(created.slides)
  })

  test('has as many slides as wanted, if the brief says so much', async () => {
    const counts = await Promise.all([2, 3].map(async (slides) => (await create({ slides })).slides?.length))
    expect(counts).toEqual([2, 3])
    const { slides, notes } = await create({ slides: 4 })
    expect([slides?.length, notes]).toEqual([
      4,
      expect.arrayContaining(['words_left_out: Cool your room to 18 degrees']),
    ])
    await expect(create({ slides: 1 })).rejects.toMatchObject({ status: 422 })
    await expect(create({ slides: 21 })).rejects.toMatchObject({ status: 422 })
  })

  test('is called a carousel in its job', async () => {
    const { tasks } = await ann.api.generator.job({ params: { id: created.job_id ?? 0 } })
    expect(tasks).toMatchObject([{ content_type: 'image', is_carousel: true }])
  })

  test('takes one unit of the month, and the same key makes it once', async () => {
    const own = await openSite({ monthlyGenerations: 2, rateLimits: false })
    const bob = await own.signUp('Bob')
    const { id } = await bob.api.brands.create({ body: { name: 'Acme' } })
    const body = { brand_id: id, prompt: TIPS, dimensions: '300x300', slides: 2 }
    const headers = { 'idempotency-key': 'one' }
    const first = await bob.api.carousels.create({ body, headers })
    expect(await bob.api.carousels.create({ body, headers })).toEqual(first)
    await bob.api.carousels.create({ body })
    await expect(bob.api.carousels.create({ body })).rejects.toMatchObject({ status: 429 })
    await own.close()
  })

  test('is reordered, shortened and extended as a new version, without taking a unit', async () => {
    const {
      saved,
      carousel,
      carousel: { slides },
      layouts: _,
    } = await readDesign(created.id)
    const [hook, one, two, three, cta] = slides
    if (!hook || !one || !two || !three || !cta) throw new Error('The carousel has five slides')
    const added = { ...two, id: 's9', from: null, role: 'point' as const, copy: { headline: 'No coffee after two' } }
    const edited = { ...carousel, slides: [hook, three, one, added, cta] }
    const version = await ann.api.design.saveVersion({
      params: { id: created.id },
      body: { ...saved, carousel: edited },
    })
    expect(version).toMatchObject({ parent_id: created.id, brand_check: { passed: true } })
    const before = await headlines(created.id)
    expect(await headlines(version.id)).toEqual([before[0], before[3], before[1], 'No coffee after two', before[4]])
    expect(await headlines(created.id)).toHaveLength(5)
    const { versions } = await ann.api.design.versions({ params: { id: version.id } })
    expect(versions.map(({ id }) => id)).toEqual([created.id, version.id])
  })

  test('gets a slide with its figure back that a version before did not have', async () => {
    const { saved, carousel } = await readDesign(created.id)
    const copy = { headline: '92% of sleepers sleep better', rows: ['92%'] }
    const proof = { id: 's9', role: 'proof' as const, from: null, overrides: saved.overrides, copy }
    const body = { ...saved, carousel: { ...carousel, slides: [...carousel.slides, proof] } }
    const version = await ann.api.design.saveVersion({ params: { id: created.id }, body })
    const stored = await readDesign(version.id)
    expect(stored.carousel.slides.at(-1)?.copy).toMatchObject(copy)
    expect(stored.carousel.slides).toHaveLength(6)
  })

  test('is drawn slide by slide before it is saved, and its draft keeps the slides', async () => {
    const { saved, carousel } = await readDesign(created.id)
    const { slides } = await ann.api.carousels.preview({
      params: { id: created.id },
      body: { carousel, positions: [0, 3, 19], ratio: 0.2 },
    })
    expect(slides.map(({ position, image }) => [position, image.width])).toEqual([
      [0, 48],
      [3, 48],
    ])
    const [, point] = carousel.slides
    const body = {
      overrides: saved.overrides,
      copy: { ...point?.copy, headline: 'Early to bed' },
      slide: { role: 'point' as const, from: 1, index: 1, count: 5, number: 1, background: 'continuous' as const },
    }
    const preview = await ann.api.design.preview({ params: { id: created.id }, body })
    expect(preview.boxes.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['headline', 'page', 'number']))
    expect(preview.check?.passed).toBe(true)
    const reversed = { ...carousel, slides: carousel.slides.toReversed() }
    const draft = { ...saved, carousel: reversed }
    await ann.api.design.saveDraft({ params: { id: created.id }, headers: { 'if-match': '"0"' }, body: draft })
    expect((await readDesign(created.id)).draft?.design.carousel).toEqual(reversed)
    await ann.api.design.dropDraft({ params: { id: created.id } })
  })

  test('is exported as numbered PNG files that another program unpacks, and as a PDF with one JPEG page for each slide', async () => {
    const stored = await Promise.all(created.slides?.map(async (slide) => (await load(slide.file_url)).data) ?? [])
    const zip = await exportAs(created.id, { format: 'zip', credentials: false })
    const folder = await mkdtemp(join(tmpdir(), 'carousel-'))
    await writeFile(join(folder, 'slides.zip'), zip)
    await promisify(execFile)('unzip', ['-q', 'slides.zip', '-d', 'out'], { cwd: folder })
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual([
      '01.png',
      '02.png',
      '03.png',
      '04.png',
      '05.png',
      'alt-texts.csv',
    ])
    await rm(folder, { recursive: true })
    const files = unzipSync(new Uint8Array(zip))
    const { 'alt-texts.csv': altTexts, ...imageFiles } = files
    expect(Object.values(imageFiles).map((file) => Buffer.from(file))).toEqual(stored)
    for (const { alt_text } of created.slides ?? [])
      expect(new TextDecoder().decode(altTexts)).toContain(alt_text.replaceAll('"', '""'))
    const { saved, carousel } = await readDesign(created.id)
    const design = { ...saved, carousel: { ...carousel, slides: carousel.slides.slice(0, 2) } }
    expect(Object.keys(unzipSync(new Uint8Array(await exportAs(created.id, { format: 'zip', design }))))).toHaveLength(
      3,
    )
    const pdf = await exportAs(created.id, { format: 'pdf' })
    const document = await PDFDocument.load(pdf)
    const pages = document.getPages()
    expect(pages.map((page) => page.getSize())).toEqual(stored.map(() => ({ width: 180, height: 225 })))
    const images = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream && isJpeg(object) ? [object.getContents()] : []))
    expect(images).toHaveLength(stored.length)
    for (const [index, image] of images.entries()) {
      const [page, slide] = await Promise.all(
        [image, stored[index]].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
      )
      const apart = page?.reduce((sum, value, at) => sum + Math.abs(value - (slide?.[at] ?? 0)), 0) ?? Infinity
      expect(apart / (page?.length ?? 1), `page ${index + 1}`).toBeLessThan(3)
    }
  })

  test('keeps its slides when its texts are edited in the library', async () => {
    const version = await ann.api.content.revise({
      params: { id: created.id },
      body: { headline: 'Sleep like a stone' },
    })
    const after = await headlines(version.id ?? 0)
    expect(after[0]).toBe('Sleep like a stone')
    expect(after.slice(1)).toEqual((await headlines(created.id)).slice(1))
  })

  test('is translated slide by slide, as a version in one language', async () => {
    const { items } = await ann.api.translations.texts({ body: { ids: [created.id] } })
    const source = items[0]?.texts ?? []
    expect(source.filter(({ name }) => name.endsWith('eadline')).map(({ field }) => field)).toEqual([
      'headline',
      's2.headline',
      's3.headline',
      's4.headline',
      's5.headline',
    ])
    const german = [
      'Drei Wege zu gutem Schlaf',
      'Früh ins Bett',
      'Telefon draußen lassen',
      'Kühl schlafen',
      'Nocte heute',
    ]
    const texts = Object.fromEntries(german.map((text, index) => [index ? `s${index + 1}.headline` : 'headline', text]))
    const body = { translations: [{ id: created.id, language: 'de' as const, texts }] }
    const { versions } = await ann.api.translations.create({ body })
    const id = versions[0]?.content_id ?? 0
    expect(await headlines(id)).toEqual(german)
    expect((await readDesign(id)).language).toBe('de')
  })

  test('belongs to the one who made it', async () => {
    const bob = await site.signUp('Bob')
    const params = { id: created.id }
    const { carousel } = await readDesign(created.id)
    const missing = { status: 404 }
    await expect(bob.api.carousels.export({ params, body: { format: 'zip' } })).rejects.toMatchObject(missing)
    await expect(bob.api.carousels.preview({ params, body: { carousel, positions: [0] } })).rejects.toMatchObject(
      missing,
    )
    await expect(create({}, bob)).rejects.toMatchObject(missing)
    const url = created.slides?.[1]?.file_url ?? ''
    expect((await load(url.replace(/k=.*/, 'k=wrong'))).status).toBe(404)
    expect((await load(url.replace('/2/', '/6/'))).status).toBe(404)
  })

  test('is no single image: slides of another item are refused', async () => {
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '300x300' }
    const { id = 0 } = await ann.api.content.generate({ form, files: {} })
    const { carousel, saved } = await readDesign(created.id)
    const refused = { status: 409, message: 'This item is not a carousel.' }
    await expect(ann.api.carousels.export({ params: { id }, body: { format: 'pdf' } })).rejects.toMatchObject(refused)
    const body = { ...saved, carousel }
    await expect(ann.api.design.saveVersion({ params: { id }, body })).rejects.toMatchObject(refused)
    expect((await ann.api.content.list({})).content.find((one) => one.id === id)).not.toHaveProperty('slides')
  })

  test('is deleted with the bytes of all its slides', async () => {
    const bob = await site.signUp('Bob')
    const { id } = await bob.api.brands.create({ body: { name: 'Acme' } })
    const list = async () => {
      const keys: string[] = []
      for await (const { key } of site.opened.app.storage.list()) keys.push(key)
      return keys.toSorted()
    }
    const before = await list()
    const item = await bob.api.carousels.create({ body: { brand_id: id, prompt: TIPS, dimensions: '300x300' } })
    const added = (await list()).filter((key) => !before.includes(key))
    expect(added.filter((key) => key.startsWith('blobs/'))).toHaveLength(5)
    if (!('id' in item)) throw new Error('The carousel was accepted only')
    await bob.api.content.remove({ params: { id: item.id } })
    await bob.api.trash.remove({ params: { id: item.id } })
    expect(await list()).toEqual(before)
  })
})
