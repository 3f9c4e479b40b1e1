import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { Motion } from '#studio/model/scene.ts'
import { canDecodeVideo } from '#studio/render/video/ffmpeg.ts'
import { releaseUploads } from '../../infrastructure/blobs/removal.ts'
import { DAY } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { tidyRows } from '../../start/housekeeping.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { encodedFile, wavFile } from '../../testing/sounds.ts'

const hasFfmpeg = await canDecodeVideo()
const TEXT = 'Sleep well tonight. Our night cream is here.'
const SPOKEN = [
  [0.3, 1.5],
  [2.2, 4],
] as const

describe('sounds for films', () => {
  let site: Site
  let ann: Person
  let bob: Person
  let brand_id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ;[ann, bob] = [await site.signUp(), await site.signUp()]
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })).id
  })
  afterAll(() => site.close())

  const upload = (file: Blob, form: { kind: 'music' | 'voice'; title?: string; text?: string }) =>
    ann.api.sounds.upload({ form: { brand_id, ...form }, files: { file: [file] } })
  const makeVideo = async () => {
    const form = {
      brand_id,
      prompt: '“Sleep well tonight”. Vegan.',
      dimensions: '240x240',
      content_type: 'video',
    } as const
    return (await ann.api.content.generate({ form: { ...form, engine: 'studio' }, files: {} })).id ?? 0
  }
  const change = async (id: number, edit: Partial<VideoDesign>) => {
    const { saved } = await ann.api.design.get({ params: { id } })
    const { film } = await ann.api.films.preview({ params: { id }, body: { ...saved, stills: [] } })
    return { ...saved, film: { ...film, ...edit } }
  }
  const readMotion = async (id: number) => {
    const row = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select('scene')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return (row.scene as { motion: Motion }).motion
  }

  test('are taken, described, found by their brand, and belong to the one who sent them', async () => {
    const sound = await upload(wavFile(3), { kind: 'music', title: 'Night theme' })
    expect(sound).toMatchObject({ kind: 'music', title: 'Night theme', brand_id, license: null })
    expect(sound.seconds).toBeCloseTo(3, 1)
    const changed = await ann.api.sounds.change({
      params: { id: sound.id },
      body: { license: 'Bought on 3 May', source: 'Composer Ltd.' },
    })
    expect(changed).toMatchObject({ title: 'Night theme', license: 'Bought on 3 May', source: 'Composer Ltd.' })
    expect((await ann.api.sounds.list({ query: { brand_id } })).sounds.map(({ id }) => id)).toContain(sound.id)
    expect((await ann.api.sounds.list({ query: {} })).sounds).toEqual([])
    const file = await fetch(site.origin + sound.url, { headers: { range: 'bytes=0-3' } })
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([206, 'audio/wav', 'RIFF'])
    const params = { id: sound.id }
    await expect(bob.api.sounds.list({ query: { brand_id } })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.sounds.change({ params, body: { title: 'Mine' } })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.sounds.remove({ params })).rejects.toMatchObject({ status: 404 })
    await ann.api.sounds.remove({ params })
    await expect(ann.api.sounds.change({ params, body: { title: 'Gone' } })).rejects.toMatchObject({ status: 404 })
    await expect(bob.api.sounds.restore({ params })).rejects.toMatchObject({ status: 404 })
    expect(await ann.api.sounds.restore({ params })).toMatchObject({ title: 'Night theme' })
  })

  test.runIf(hasFfmpeg)('are taken as MP3, M4A, AAC, WAV and Ogg, without tags and covers', async () => {
    const tone = ['-f', 'lavfi', '-i', 'sine=440:d=4']
    const tags = ['-metadata', 'title=Confidential', '-metadata', 'artist=Confidential']
    const kinds = [
      ['mp3', ['-c:a', 'libmp3lame'], 'mp3'],
      ['m4a', ['-c:a', 'aac'], 'm4a'],
      ['aac', ['-c:a', 'aac'], 'aac'],
      ['wav', ['-c:a', 'pcm_s24le', '-ar', '48000', '-ac', '2'], 'wav'],
      ['ogg', ['-c:a', 'libvorbis'], 'ogg'],
      ['opus', ['-c:a', 'libopus'], 'ogg'],
    ] as const
    for (const [extension, codec, kept] of kinds) {
      const sound = await upload(await encodedFile(extension, [...tone, ...tags, ...codec]), { kind: 'music' })
      expect([extension, sound.url.split('.').at(-1)]).toEqual([extension, kept])
      expect(sound.seconds).toBeCloseTo(4, 0)
      const bytes = Buffer.from(await (await fetch(site.origin + sound.url)).arrayBuffer())
      expect([extension, bytes.includes('Confidential')]).toEqual([extension, false])
    }
  })

  test('are refused with the reason: other files, silence, and voices that are longer than a film', async () => {
    const voice = { kind: 'voice' } as const
    await expect(upload(new Blob(['no sound']), voice)).rejects.toMatchObject({
      status: 415,
      message: 'This sound could not be read. Upload an MP3, M4A, WAV or Ogg file.',
    })
    const cut = (await wavFile(3).arrayBuffer()).slice(0, 60)
    await expect(upload(new Blob([cut]), voice)).rejects.toMatchObject({ message: /could not be read|Nothing can/ })
    await expect(upload(wavFile(3, []), voice)).rejects.toMatchObject({
      status: 422,
      message: 'Nothing can be heard in this file. Upload another one.',
    })
    await expect(upload(wavFile(61), voice)).rejects.toMatchObject({
      status: 422,
      message: 'This sound is too long. The limit is 60 seconds.',
    })
    expect((await upload(wavFile(61), { kind: 'music' })).seconds).toBeCloseTo(61, 0)
  })

  test('play in a film: music from a file, and a voice with the times of what it says', async () => {
    const music = await upload(wavFile(5), { kind: 'music' })
    const voice = await upload(wavFile(8.2, [...SPOKEN, [7, 8]]), { kind: 'voice', text: TEXT })
    const id = await makeVideo()
    const design = await change(id, {
      track: { sound: music.sound, start: 1, fade_in: 0.5, fade_out: 1 },
      voice: { sound: voice.sound, text: TEXT },
    })
    const { sound } = await ann.api.films.preview({ params: { id }, body: { ...design, stills: [], sound: true } })
    expect(Buffer.from(sound ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF')
    const created = await ann.api.design.saveVersion({ params: { id }, body: design })
    const motion = await readMotion(created.id ?? 0)
    expect(motion.sound).toMatchObject({ music: null, track: { sound: music.sound, start: 1 } })
    expect(motion.spoken?.map(({ text }) => text)).toEqual(['Sleep well tonight.', 'Our night cream is here.'])
    expect(motion.spoken?.[0]?.from).toBeCloseTo(0.3, 1)
    expect(motion.frames / motion.fps).toBeGreaterThanOrEqual(8.7)
    if (hasFfmpeg) {
      const { loudness, peak } = await measure(await download(created))
      expect(Math.abs(loudness + 14)).toBeLessThan(1)
      expect(peak).toBeLessThanOrEqual(-1)
    }
    const again = await ann.api.design.get({ params: { id: created.id ?? 0 } })
    expect(again.saved.film).toMatchObject({ track: { sound: music.sound }, voice: { text: TEXT } })
  })

  const download = async ({ file_url }: { file_url?: string }) =>
    Buffer.from(await (await fetch(`${site.origin}${file_url}`)).arrayBuffer())

  /** Measures a film by an independent meter, that of ffmpeg (EBU R 128). */
  async function measure(video: Buffer): Promise<{ loudness: number; peak: number }> {
    const path = join(site.dataDir, 'film.mp4')
    await writeFile(path, video)
    const said = await new Promise<string>((done) => {
      const options = ['-hide_banner', '-nostats', '-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-']
      execFile('ffmpeg', options, (_error, _stdout, stderr) => done(stderr))
    })
    const summary = said.slice(said.lastIndexOf('Summary:'))
    return {
      loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
      peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
    }
  }

  test('stay as long as a film plays them, also after they were deleted, and nobody else can use them', async () => {
    const { app } = site.opened
    const [used, unused] = [await upload(wavFile(2), { kind: 'music' }), await upload(wavFile(2), { kind: 'music' })]
    const id = await makeVideo()
    const track = { sound: used.sound, start: 0, fade_in: 0, fade_out: 1 }
    await ann.api.design.saveVersion({ params: { id }, body: await change(id, { track }) })
    for (const one of [used, unused]) await ann.api.sounds.remove({ params: { id: one.id } })
    const other = await change(id, { track: { ...track, sound: unused.sound } })
    await expect(ann.api.design.saveVersion({ params: { id }, body: other })).rejects.toMatchObject({
      status: 422,
      message: 'This sound is not yours or no longer exists. Choose another one.',
    })
    const { sound } = await upload(wavFile(2), { kind: 'voice' })
    const brand = (await bob.api.brands.create({ body: { name: 'Other', primary_color: '#26246B' } })).id
    const form = {
      brand_id: brand,
      prompt: '“Sleep well tonight”',
      dimensions: '240x240',
      content_type: 'video',
    } as const
    const own = (await bob.api.content.generate({ form: { ...form, engine: 'studio' }, files: {} })).id ?? 0
    const { saved } = await bob.api.design.get({ params: { id: own } })
    const { film } = await bob.api.films.preview({ params: { id: own }, body: { ...saved, stills: [] } })
    const stolen = { ...saved, film: { ...film, voice: { sound, text: '' } } }
    await expect(bob.api.design.saveVersion({ params: { id: own }, body: stolen })).rejects.toMatchObject({
      status: 422,
    })
    await expect(bob.api.films.preview({ params: { id: own }, body: stolen })).rejects.toMatchObject({ status: 422 })
    site.clock.advance(31 * DAY)
    await tidyRows(app)
    await releaseUploads(app, {})
    const statusOf = async ({ url }: { url: string }) => (await fetch(site.origin + url)).status
    expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404])
  })
})
