import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Motion } from '#studio/model/scene.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { SHORT_VIDEO } from '../../testing/short-video.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PROMPT = 'A calm film about our new night cream: "Sleep well"'

describe('videos', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
  })
  afterAll(() => site.close())

  const generate = (dimensions: string, sound?: 'none', ofBrand = brand_id) =>
    ann.api.content.generate({
      form: { brand_id: ofBrand, prompt: PROMPT, dimensions, content_type: 'video', sound },
      files: {},
    })
  /** Sound takes two thirds of the time of a small film. */
  const generateSilent = () => generate('240x240', 'none')

  test('with odd sides are MP4 files with even ones, with a still for lists and a duration', async () => {
    const created = await generate('301x241')
    expect(created).toMatchObject({ mime_type: 'video/mp4', content_type: 'video', dimensions: '301x241' })
    expect(created).toMatchObject({ width: 302, height: 242, model_used: 'studio' })
    expect(created.duration_seconds).toBeGreaterThanOrEqual(6)
    expect(created.brand_check?.rules.at(-1)).toMatchObject({ rule: 'film_sound', passed: true })
    const bytes = Buffer.from(created.content_data, 'base64')
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp')
    const small = await fetch(`${site.origin}${created.thumbnail_url?.replace('w=640', 'w=320')}`)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 302 })
    const part = await fetch(site.origin + created.file_url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(await ann.api.analytics.stats()).toMatchObject({
      content_by_type: { image: 0, video: 1 },
      total_video_duration_seconds: created.duration_seconds,
    })
  })

  test('have captions in the picture if that was asked for', async () => {
    const body = { brand_id, prompt: PROMPT, dimensions: '240x240', content_type: 'video' as const }
    const { id = 0 } = await ann.api.content.generate({
      form: { ...body, sound: 'none', captions: 'lines' },
      files: {},
    })
    const { scene } = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select('scene')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { captions, scenes } = (scene as { motion: Motion }).motion
    expect(captions).toMatchObject({ style: 'lines' })
    expect(captions?.cues[0]?.lines.join(' ')).toBe(scenes?.[0]?.texts.join(' '))
    const wrong = { ...body, captions: 'karaoke' } as never
    await expect(ann.api.content.generate({ form: wrong, files: {} })).rejects.toMatchObject({
      status: 422,
      message: 'captions must be none, lines or words',
    })
  })

  test('have music, or no sound if that was asked for', async () => {
    const hear = async (sound?: 'none' | 'festive') => {
      const body = { brand_id, prompt: PROMPT, dimensions: '240x240', content_type: 'video' as const, sound }
      const { id = 0 } = await ann.api.content.generate({ form: { ...body, scenes: SHORT_VIDEO }, files: {} })
      const row = await acrossOwners(site.opened.app.db)
        .selectFrom('content')
        .select('scene')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return (row.scene as { motion: { sound: object } }).motion.sound
    }
    expect(await hear()).toMatchObject({ music: expect.any(String), clip: true })
    expect(await hear('festive')).toEqual({ music: 'festive', clip: true })
    expect(await hear('none')).toEqual({ music: null, clip: false })
    const wrong = { brand_id, prompt: PROMPT, content_type: 'video', sound: 'loud' } as never
    await expect(ann.api.content.generate({ form: wrong, files: {} })).rejects.toMatchObject({
      status: 422,
      message: 'sound must be music, clip, none or one of the listed moods',
    })
  })

  test('show the frame that was chosen as poster in lists', async () => {
    const created = await generateSilent()
    const params = { id: created.id ?? 0 }
    const { saved } = await ann.api.design.get({ params })
    const readThumbnail = async ({ thumbnail_url }: { thumbnail_url?: string }) =>
      Buffer.from(await (await fetch(`${site.origin}${thumbnail_url}`)).arrayBuffer())
    const first = await readThumbnail(created)
    const save = (poster: number) =>
      ann.api.design.saveVersion({ params, body: { ...saved, motion: { ...saved.motion, poster } } })
    expect((await readThumbnail(await save(0))).equals(first)).toBe(true)
    const end = await save(5.9)
    expect((await readThumbnail(end)).equals(first)).toBe(false)
    expect((await ann.api.design.get({ params: { id: end.id } })).saved.motion).toMatchObject({ poster: 5.9 })
    await expect(save(31)).rejects.toMatchObject({ status: 422 })
  })

  test('are edited on their still, with motion style and length, and a version says what changed', async () => {
    // A new design is compared with those of its brand before it, and a saved one is not.
    const { id: newBrand } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const created = await generate('240x240', 'none', newBrand)
    const params = { id: created.id ?? 0 }
    const { saved, motion, exports } = await ann.api.design.get({ params })
    expect(motion?.seconds).toBe(created.duration_seconds)
    expect(exports.map(({ format }) => format)).toEqual(expect.arrayContaining(['mp4', 'gif', 'srt', 'vtt', 'png']))
    const captions = await (await ann.api.design.export({ params, body: { format: 'vtt' } })).text()
    expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> [\d:.]+\nSleep well\n/)
    const { boxes, check } = await ann.api.design.preview({ params, body: saved })
    expect(boxes.map(({ slot }) => slot)).toContain('headline')
    expect(check?.score).toBe(created.brand_check?.score)
    const style = motion?.style === 'bold' ? ('calm' as const) : ('bold' as const)
    const save = (seconds: number) =>
      ann.api.design.saveVersion({ params, body: { ...saved, motion: { style, seconds } } })
    expect(await save(3)).toMatchObject({ content_type: 'video', duration_seconds: 3 })
    const { versions } = await ann.api.design.versions({ params })
    expect(versions.at(-1)?.changes).toEqual([`Motion: ${style}`, 'Length: 3 s'])
    for (const seconds of [2.9, 30.1])
      await expect(save(seconds)).rejects.toMatchObject({ status: 422, message: 'The length must be 3 to 30 seconds' })
  })

  test('report progress while frames are rendered, and stop when canceled', async () => {
    const body = {
      brand_id,
      content_types: ['video'],
      platforms: ['instagram'],
      tone: 'casual',
      goal: 'sales',
    } as const
    const { id = 0 } = await ann.api.generator.generate({
      body: { ...body, content_types: [...body.content_types], platforms: [...body.platforms] },
      headers: { prefer: 'respond-async' },
    })
    const task = async () => (await ann.api.generator.job({ params: { id } })).tasks[0]
    await expect.poll(async () => (await task())?.progress ?? 0).toBeGreaterThan(0.66)
    const running = await task()
    expect(running?.stage).toBe('render')
    expect(running?.scene?.count).toBeGreaterThan(2)
    expect(running?.scene?.number).toBeLessThanOrEqual(running?.scene?.count ?? 0)
    expect(running?.scene?.frames).toBeGreaterThan(100)
    expect(running?.scene?.frame).toBeLessThanOrEqual(running?.scene?.frames ?? 0)
    await ann.api.generator.cancel({ params: { id } })
    const ended = await task()
    expect(ended).toMatchObject({ state: 'cancelled', content_id: null })
    expect(ended).not.toHaveProperty('scene')
  })

  test('can be edited afterwards: the result is a new version with its parent, at no cost', async () => {
    const [parent] = (await ann.api.content.list({ query: { content_type: 'video' } })).content
    const params = { id: parent?.id ?? 0 }
    const revised = await ann.api.content.revise({ params, body: { headline: 'Rest well', cta: null } })
    expect(revised).toMatchObject({ parent_id: params.id, content_type: 'video', model_used: 'studio' })
    expect(revised.copy).toMatchObject({ headline: 'Rest well', cta: null, layout: parent?.copy?.layout })
    expect(revised.alt_text).toContain('Rest well')
    expect(revised.alt_text).not.toContain('Sleep well')
    const scenes = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select(['id', 'scene'])
      .where('id', 'in', [params.id, revised.id])
      .orderBy('id')
      .execute()
    const [before, after] = scenes.map(({ scene }) => scene as { layout: string; copy: Record<string, unknown> })
    expect(before?.copy['headline']).toBe('Sleep well')
    expect(after).toMatchObject({ layout: before?.layout, copy: { headline: 'Rest well', cta: null } })
    const other = await ann.api.content.revise({ params, body: { layout: 'minimal', seed: 7 } })
    expect(other.notes).toBeDefined()
    for (const [wrong, message] of [
      [{ headline: ' ' }, 'Headline is required'],
      [{ layout: 'spiral' }, 'There is no such layout'],
      [{ seed: -1 }, 'The seed must be a whole number'],
    ] as const)
      await expect(ann.api.content.revise({ params, body: wrong as object })).rejects.toMatchObject({
        status: 422,
        message,
      })
  })
})
