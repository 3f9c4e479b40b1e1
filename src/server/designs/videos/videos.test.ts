import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PROMPT = '“Sleep well tonight”. Night cream for $48. Vegan. Fragrance free. Shop the cream'

describe('the storyboard of a film', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  let id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
    id = await make('video')
  })
  afterAll(() => site.close())

  const make = async (content_type: 'image' | 'video') => {
    const form = { brand_id, prompt: PROMPT, dimensions: '400x500', content_type, engine: 'studio' as const }
    return (await ann.api.content.generate({ form, files: {} })).id ?? 0
  }
  const design = async (video?: VideoDesign) => ({
    ...(await ann.api.design.get({ params: { id } })).saved,
    ...(video && { film: video }),
  })
  const draw = async (video?: VideoDesign, wish: object = {}) =>
    ann.api.films.preview({ params: { id }, body: { ...(await design(video)), ...wish } })

  test('has each scene with its words, its times and an image', async () => {
    const { film, scenes, seconds, beat, music } = await draw()
    expect(film.scenes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hook', 'end']))
    expect(film.scenes.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('Vegan')
    expect(scenes).toHaveLength(film.scenes.length)
    expect(scenes[0]?.from).toBe(0)
    expect(scenes.at(-1)?.until).toBeCloseTo(seconds)
    expect(music).not.toBeNull()
    for (const { from, until, least, still } of scenes) {
      expect(until - from).toBeGreaterThanOrEqual(least - 1e-9)
      expect((from / beat) % 1).toBeCloseTo(0)
      const file = Buffer.from(still?.content_data ?? '', 'base64')
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 80, height: 100 })
    }
  })

  test('gives frames and music to play', async () => {
    const { frames } = await draw(undefined, { stills: [], frames: { from: 1, until: 2, fps: 10 } })
    expect(frames).toHaveLength(10)
    expect(new Set(frames).size).toBeGreaterThan(5)
    const { sound, seconds } = await draw(undefined, { stills: [], sound: true })
    const wav = Buffer.from(sound ?? '', 'base64')
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
    const rate = wav.readUInt32LE(24)
    expect((wav.length - 44) / 2 / rate).toBeCloseTo(seconds, 2)
  })

  test('is edited and saved as a new version, which opens with it', async () => {
    const { film } = await draw()
    const scenes = film.scenes.toReversed().map((one, index) => (index === 1 ? { ...one, seconds: 5 } : one))
    const edited: VideoDesign = { ...film, scenes, music: 'festive', captions: 'words' }
    const shown = await draw(edited, { stills: [1] })
    expect(shown.film).toEqual(edited)
    expect(shown.scenes.map(({ still }) => still !== null)).toEqual(scenes.map((_, index) => index === 1))
    const saved = await ann.api.design.saveVersion({
      params: { id },
      headers: { 'idempotency-key': 'storyboard' },
      body: await design(edited),
    })
    expect(saved.duration_seconds).toBeCloseTo(shown.seconds, 1)
    const state = await ann.api.design.get({ params: { id: saved.id ?? 0 } })
    expect(state.saved.film).toEqual(edited)
    const { versions } = await ann.api.design.versions({ params: { id: saved.id ?? 0 } })
    expect(versions.at(-1)?.changes).toContain('Storyboard')
    const body = { format: 'srt', ratio: 1, quality: null, max_bytes: null, design: null, credentials: false } as const
    const file = await ann.api.design.export({ params: { id: saved.id ?? 0 }, body })
    expect(await file.text()).toMatch(/^1\n00:00:0\d,\d{3} --> /)
    for (const [format, start] of [
      ['storyboard', '%PDF'],
      ['frames', 'PK'],
    ] as const) {
      const other = await ann.api.design.export({ params: { id: saved.id ?? 0 }, body: { ...body, format } })
      expect((await other.text()).startsWith(start)).toBe(true)
    }
  })

  test('shows an uploaded picture in a scene, and none of somebody else', async () => {
    const { film } = await draw()
    const [first, ...others] = film.scenes
    if (!first) throw new Error('A film has scenes')
    const image = await ann.api.design.uploadPicture({ params: { id }, files: { file: [await imageFile()] } })
    const withImage = { ...film, scenes: [{ ...first, picture: image.id }, ...others] }
    const [before, after] = [await draw(film), await draw(withImage)]
    expect(after.scenes[0]?.still?.content_data).not.toBe(before.scenes[0]?.still?.content_data)
    const bob = await site.signUp()
    await expect(bob.api.films.preview({ params: { id }, body: await design(withImage) })).rejects.toMatchObject({
      status: 404,
    })
    const foreign = { ...film, scenes: [{ ...first, picture: 'uploads/0000.png' }, ...others] }
    await expect(draw(foreign)).rejects.toMatchObject({ status: 422 })
  })

  test('belongs to films only, and refuses a film of one scene', async () => {
    const image = await make('image')
    const body = { overrides: NO_OVERRIDES }
    await expect(ann.api.films.preview({ params: { id: image }, body })).rejects.toMatchObject({
      status: 409,
      message: 'This item is not a video with scenes.',
    })
    const { film } = await draw()
    await expect(draw({ ...film, scenes: film.scenes.slice(0, 1) })).rejects.toMatchObject({
      status: 422,
      message: 'A film has 2 to 8 scenes',
    })
  })

  test('a picture becomes a film, a film a carousel, and a carousel a film with the same words', async () => {
    const turn = (of: number, into: 'film' | 'carousel') =>
      ann.api.films.turn({ params: { id: of }, headers: { 'idempotency-key': `${of}-${into}` }, body: { into } })
    const video = await turn(await make('image'), 'film')
    expect(video).toMatchObject({ content_type: 'video', mime_type: 'video/mp4', width: 400, height: 500 })
    const carousel = await turn(video.id ?? 0, 'carousel')
    expect(carousel.slides?.length).toBeGreaterThan(2)
    const back = await turn(carousel.id ?? 0, 'film')
    const { saved } = await ann.api.design.get({ params: { id: back.id ?? 0 } })
    const words = saved.film?.scenes.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? []
    for (const said of ['Vegan', 'Fragrance free']) expect(words.join(' | ')).toContain(said)
    await expect(turn(back.id ?? 0, 'film')).rejects.toMatchObject({
      status: 422,
      message: 'This item already has that form.',
    })
  })

  test('a carousel of more slides than a film has scenes loses none of them', async () => {
    const tips = [
      'Dim the light',
      'No screens',
      'Read a page',
      'Cool the room',
      'Breathe slowly',
      'Stretch',
      'Drink tea',
    ]
    const more = ['Write it down', 'Wear socks', 'Open a window']
    const prompt = `10 tips for a better night: ${[...tips, ...more].map((tip, index) => `${index + 1}. ${tip}`).join(' ')}`
    const body = { brand_id, prompt, dimensions: '400x500', engine: 'studio' as const }
    const created = await ann.api.carousels.create({
      headers: { 'idempotency-key': 'ten' },
      body: { ...body, slides: 12 },
    })
    expect(created.slides?.length).toBeGreaterThan(8)
    const video = await ann.api.films.turn({
      params: { id: created.id ?? 0 },
      headers: { 'idempotency-key': 'ten-film' },
      body: { into: 'film' },
    })
    const { saved } = await ann.api.design.get({ params: { id: video.id ?? 0 } })
    expect(saved.film?.scenes.length).toBeLessThanOrEqual(8)
    const said = saved.film?.scenes.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' | ') ?? ''
    for (const tip of [...tips, ...more]) expect(said).toContain(tip)
  })
})
