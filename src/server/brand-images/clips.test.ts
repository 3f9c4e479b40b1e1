import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { Motion } from '#studio/model/scene.ts'
import { canDecodeVideo } from '#studio/render/video/ffmpeg.ts'
import { releaseUploads } from '../infrastructure/blobs/removal.ts'
import { DAY } from '../infrastructure/clock.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { tidyRows } from '../start/housekeeping.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { encodedFile } from '../testing/sounds.ts'

const hasFfmpeg = await canDecodeVideo()
const PROMPT = '“Sleep well tonight”. Vegan. Fragrance free.'

const SOURCES = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:r=25:d=3', '-f', 'lavfi', '-i', 'sine=440:d=3']

/** Three seconds of a test picture with a tone. */
const createClip = (extension = 'mp4', codecs = ['-c:v', 'libx264', '-c:a', 'aac']) =>
  encodedFile(extension, [...SOURCES, ...codecs, '-pix_fmt', 'yuv420p', '-metadata', 'title=Confidential', '-shortest'])

describe.runIf(hasFfmpeg)('clips of a brand', () => {
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

  const upload = (file: Blob, title = 'Hands pouring wax') =>
    ann.api.brandPictures.uploadClip({ params: { id: brand_id }, form: { title }, files: { file: [file] } })
  const makeVideo = async (scenes?: VideoDesign['scenes']) => {
    const form = { brand_id, prompt: PROMPT, dimensions: '240x240', content_type: 'video', engine: 'studio' } as const
    const asked = { ...form, ...(scenes && { scenes: JSON.stringify(scenes) }) }
    return (await ann.api.content.generate({ form: asked, files: {} })).id ?? 0
  }
  const readMotion = async (id: number) => {
    const row = await acrossOwners(site.opened.app.db)
      .selectFrom('content')
      .select('scene')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return (row.scene as { motion: Motion }).motion
  }
  /** The storyboard of a film with a clip in its second scene. */
  const play = async (id: number, { key, clip }: Awaited<ReturnType<typeof upload>>) => {
    const { saved } = await ann.api.design.get({ params: { id } })
    const { film } = await ann.api.films.preview({ params: { id }, body: { ...saved, stills: [] } })
    const part = { key: clip?.key ?? '', start: 0.5, end: 2.5, focus: { x: 0.2, y: 0.5 }, is_muted: false }
    const scenes = film.scenes.map((scene, at) => (at === 1 ? { ...scene, picture: key, clip: part } : scene))
    return { ...saved, film: { ...film, scenes } }
  }
  const statusOf = async (url: string | undefined) => (await fetch(site.origin + url)).status

  test('are taken as MP4, MOV and WebM without metadata, and are pictures with a still in the library', async () => {
    const kinds = [
      ['mp4', undefined],
      ['mov', undefined],
      ['webm', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']],
    ] as const
    for (const [extension, codecs] of kinds) {
      const { id, clip, width, height, url } = await upload(await createClip(extension, codecs && [...codecs]))
      expect([extension, width, height]).toEqual([extension, 320, 240])
      expect(clip?.seconds).toBeCloseTo(3, 0)
      const file = await fetch(site.origin + (clip?.url ?? ''))
      expect(file.headers.get('content-type')).toBe('video/mp4')
      expect(Buffer.from(await file.arrayBuffer()).includes('Confidential')).toBe(false)
      expect(await statusOf(`${url}?w=320`)).toBe(200)
      const { pictures } = await ann.api.brandPictures.list({ params: { id: brand_id }, query: {} })
      expect(pictures.find((one) => one.id === id)?.clip).toEqual(clip)
    }
  })

  test('are refused with the reason: other files, and clips that are too long', async () => {
    await expect(upload(new Blob(['no clip']))).rejects.toMatchObject({
      status: 415,
      message: 'This clip could not be read. Upload an MP4, MOV or WebM file with H.264, HEVC, VP9 or AV1 video.',
    })
    const sound = await encodedFile('m4a', ['-f', 'lavfi', '-i', 'sine=440:d=2', '-c:a', 'aac'])
    await expect(upload(sound)).rejects.toMatchObject({ status: 415 })
    const options = ['-f', 'lavfi', '-i', 'color=red:s=32x32:r=2:d=62', '-c:v', 'libx264', '-pix_fmt', 'yuv420p']
    await expect(upload(await encodedFile('mp4', options))).rejects.toMatchObject({
      status: 422,
      message: 'This clip is too long. The limit is 60 seconds.',
    })
  })

  test('play in a scene of a film: trimmed, cropped, with their sound, and the version keeps that', async () => {
    const image = await upload(await createClip())
    const id = await makeVideo()
    const design = await play(id, image)
    const saved = await ann.api.design.saveVersion({ params: { id }, body: design })
    const motion = await readMotion(saved.id ?? 0)
    const [, scene] = motion.scenes ?? []
    expect(scene?.shot?.chosen.clip).toMatchObject({ start: 0.5, end: 2.5, is_muted: false })
    const shown = motion.layers.slice(...(scene?.layers ?? [0, 0])).find((layer) => layer.kind === 'picture')
    expect(shown).toMatchObject({ key: image.key, clip: { key: image.clip?.key, start: 0.5, end: 2.5 } })
    expect(motion.sound?.clips).toMatchObject([{ key: image.clip?.key, start: 0.5 }])
    const again = await ann.api.design.get({ params: { id: saved.id ?? 0 } })
    expect(again.saved.film?.scenes[1]?.clip).toMatchObject({ key: image.clip?.key, focus: { x: 0.2, y: 0.5 } })
    expect(again.pictures.find((one) => one.id === image.key)?.clip?.title).toBe('Hands pouring wax')
    const uses = await ann.api.brandPictures.uses({ params: { id: brand_id, picture: image.id } })
    expect(uses.uses.map(({ content_id }) => content_id)).toContain(saved.id)
    const muted = design.film.scenes.map((one) => (one.clip ? { ...one, clip: { ...one.clip, is_muted: true } } : one))
    const quiet = await ann.api.design.saveVersion({
      params: { id },
      body: { ...design, film: { ...design.film, scenes: muted } },
    })
    expect((await readMotion(quiet.id ?? 0)).sound?.clips).toBeUndefined()
  })

  test('and pictures of the brand are in the scenes of a film that is not made yet', async () => {
    const image = await upload(await createClip())
    const body = { brand_id, prompt: PROMPT, dimensions: '240x240', content_type: 'video', engine: 'studio' } as const
    const { film } = await ann.api.requestPreviews.draw({ body })
    const part = { key: image.clip?.key ?? '', start: 0, end: 2, focus: null, is_muted: false }
    const written = film?.film.scenes ?? []
    const scenes = written.map((scene, at) => (at === 1 ? { ...scene, picture: image.key, clip: part } : scene))
    const drawn = await ann.api.requestPreviews.draw({ body: { ...body, scenes } })
    expect(drawn.film?.scenes[1]?.still?.content_data).not.toBe(film?.scenes[1]?.still?.content_data)
    const motion = await readMotion(await makeVideo(scenes))
    const shown = { key: image.key, clip: { key: part.key, start: 0, end: 2 } }
    expect(motion.layers).toContainEqual(expect.objectContaining(shown))
    const stolen = (await bob.api.brands.create({ body: { name: 'Other', primary_color: '#26246B' } })).id
    await expect(bob.api.requestPreviews.draw({ body: { ...body, brand_id: stolen, scenes } })).rejects.toMatchObject({
      status: 422,
    })
  })

  test('belong to the one who sent them, and stay as long as a film plays them', async () => {
    const [used, unused] = [await upload(await createClip()), await upload(await createClip())]
    const id = await makeVideo()
    await ann.api.design.saveVersion({ params: { id }, body: await play(id, used) })
    const stolen = (await bob.api.brands.create({ body: { name: 'Mine', primary_color: '#26246B' } })).id
    await expect(
      bob.api.brandPictures.uploadClip({ params: { id: brand_id }, form: {}, files: { file: [await createClip()] } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(stolen).not.toBe(brand_id)
    await ann.api.brandPictures.remove({ params: { id: brand_id }, body: { ids: [used.id, unused.id] } })
    const other = await play(id, unused)
    await expect(ann.api.design.saveVersion({ params: { id }, body: other })).rejects.toMatchObject({
      status: 422,
      message: 'This clip is not yours or no longer exists. Choose another one.',
    })
    site.clock.advance(31 * DAY)
    await tidyRows(site.opened.app)
    await releaseUploads(site.opened.app, {})
    expect([await statusOf(used.clip?.url), await statusOf(unused.clip?.url)]).toEqual([200, 404])
  })
})
