import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { colorClip, decodedFrames } from './video-testing.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { shareStudio } from '../shared-studio.ts'
import type { VideoOptions } from '../studio.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageLayer, Scene } from '../../model/scene.ts'

const studio = shareStudio()
const folder = await mkdtemp(join(tmpdir(), 'signet-clip-test-'))
afterAll(() => rm(folder, { recursive: true }))

const ffmpeg = (await findFfmpeg()) ?? ''
/** Few words, so that the first scene has space for the clip. */
const COPY = createCopy('Softer by Sunday')
const SIZE = 200

/** What the long clip shows in frames 36, 50, and 62 of a video with 30 frames per second. */
const SHOWN = { 36: [0, 160, 0], 50: [0, 0, 200], 62: [200, 180, 0] } as const
const COLORS = [
  ['0xC80000', 1],
  ['0x00A000', 0.5],
  ['0x0000C8', 0.5],
  ['0xC8B400', 6],
] as const

interface Case {
  clip: Uint8Array
  pictures: { p: Uint8Array }
  scene: Scene
  image: ImageLayer
  /** What the film shows from its beginning to its end. */
  still: Scene
}

/** A scene of three seconds in which the clip's layer passes `wanted`. It has no sound, which takes longer than its frames. */
async function createCase(clip: Uint8Array, wanted: (image: ImageLayer) => boolean, tone = 'luxury'): Promise<Case> {
  const images = { p: (await studio.extractStill(clip)) ?? new Uint8Array() }
  for (let seed = 1; seed < 60; seed++) {
    const over = { width: SIZE, height: SIZE, seed, pictures: [{ key: 'p', role: 'product' as const }] }
    const brief = createBrief({ content_type: 'video', ...over }, { tone })
    // A clip comes from a model, so its frames keep their background.
    const video = { seconds: 3, fps: 30, sound: 'none' } as const
    const options = { video, avoid: ['photo'], paintedByModel: true }
    const scene = await studio.compose(brief, COPY, images, options)
    const found = showFirstScene(scene, wanted)
    if (found) return { clip, pictures: images, ...found }
  }
  throw new Error('no such design')
}

/** The film with its first scene alone, at rest, if the image of that scene passes `wanted`. */
function showFirstScene(
  scene: Scene,
  wanted: (image: ImageLayer) => boolean,
  angle = 0,
): Omit<Case, 'clip' | 'pictures'> | null {
  const { motion } = scene
  const [first] = motion?.scenes ?? []
  if (!motion || !first) return null
  const layers = motion.layers.map((layer) => (layer.kind === 'picture' && angle !== 0 ? { ...layer, angle } : layer))
  const own = layers.slice(...first.layers)
  const image = own.find((layer) => layer.kind === 'picture')
  if (!image || !wanted(image)) return null
  const isOwn = (index: number) => index - scene.layers.length < first.layers[1]
  const tracks = motion.tracks
    .filter((track) => track.shown[0] === 0 && track.layers.every(isOwn))
    .map((track) => ({ ...track, shown: [0, motion.frames] as const, moves: [] }))
  return { scene: { ...scene, motion: { ...motion, layers, tracks } }, image, still: { ...scene, layers: own } }
}

const upright = ({ angle, blend, box }: ImageLayer) =>
  angle === 0 && blend === 'normal' && box.width * box.height < 0.6 * SIZE ** 2

async function renderFrames({ scene, pictures, clip }: Case, options: VideoOptions = {}): Promise<Uint8Array> {
  const rendered = await studio.renderVideo(scene, pictures, { clip: { key: 'p', data: clip }, ...options })
  const frames = await decodedFrames(ffmpeg, rendered.data)
  expect([rendered.frames, frames.length]).toEqual([90, 90 * SIZE * SIZE * 3])
  return frames
}

/** The color of a point in a frame. */
function colorAt(frames: Uint8Array, frame: number, x: number, y: number): number[] {
  const at = ((frame * SIZE + Math.round(y)) * SIZE + Math.round(x)) * 3
  return [...frames.subarray(at, at + 3)]
}

const middle = ({ x, y, width, height }: Box) =>
  [(Math.max(0, x) + Math.min(SIZE, x + width)) / 2, (Math.max(0, y) + Math.min(SIZE, y + height)) / 2] as const

/** The largest difference of one channel. */
const apart = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))

function expectColors(frames: Uint8Array, box: Box, shown: Record<number, readonly number[]>): void {
  for (const [frame, color] of Object.entries(shown)) {
    const seen = colorAt(frames, Number(frame), ...middle(box))
    expect([frame, seen, apart(seen, color) < 14]).toEqual([frame, seen, true])
  }
}

test('invalid clips, and machines without ffmpeg, give no still', async () => {
  const tall = new Uint8Array(
    await readFile(new URL('../../../server/testing/gemini/gemini-tall.mp4', import.meta.url)),
  )
  const broken = tall.slice().fill(7, 1600)
  expect(await studio.extractStill(new TextEncoder().encode('not a film'))).toBeNull()
  expect(await studio.extractStill(tall.slice(0, 900))).toBeNull()
  expect(await studio.extractStill(broken)).toBeNull()
  expect(await studio.extractStill(tall, { ffmpegPath: '/nowhere/ffmpeg' })).toBeNull()
  await expect(studio.extractStill(tall, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

/** 30 kB of 39 megapixels, each frame with 16 references. Decoding it takes 1.5 GB without a limit. */
const MANY_REFERENCES = new URL('many-references.mp4', import.meta.url)

test.runIf(ffmpeg && process.platform === 'linux')('a clip that needs too much memory gives no still', async () => {
  expect(await studio.extractStill(new Uint8Array(await readFile(MANY_REFERENCES)))).toBeNull()
})

describe.skipIf(!ffmpeg)('with an ffmpeg with libx264 on PATH', () => {
  let long: Case
  beforeAll(async () => {
    long = await createCase(await colorClip(ffmpeg, COLORS), upright)
  })

  test('a still is a frame from the middle of the clip, in the clip’s size', async () => {
    const { data, info } = await sharp(long.pictures.p).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([320, 180])
    expect(apart([...data.subarray(0, 3)], SHOWN[62])).toBeLessThan(6)
  })

  test('the image plays the clip, and the text stays the same', async () => {
    const frames = await renderFrames(long)
    expectColors(frames, long.image.box, SHOWN)
    const still = await studio.renderVideo(long.scene, long.pictures)
    const plain = await decodedFrames(ffmpeg, still.data)
    let [most, pixels] = [0, 0]
    const { x: left, y: top, width, height } = long.image.box
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        if (x > left - 10 && x < left + width + 10 && y > top - 10 && y < top + height + 10) continue
        most = Math.max(most, apart(colorAt(frames, 50, x, y), colorAt(plain, 50, x, y)))
        pixels += 1
      }
    }
    expect([most < 40, pixels > 5000]).toEqual([true, true])
  })

  test('the bundled encoder shows the right clip frames in every segment, and gives the same bytes each time', async () => {
    const render = () =>
      studio.renderVideo(long.scene, long.pictures, { ffmpegPath: null, clip: { key: 'p', data: long.clip } })
    const [one, other] = await Promise.all([render(), render()])
    expectColors(await decodedFrames(ffmpeg, one.data), long.image.box, SHOWN)
    expect(Buffer.compare(one.data, other.data)).toBe(0)
  })

  test('a clip shorter than its video repeats its last frame', async () => {
    const clip = await colorClip(
      ffmpeg,
      COLORS.slice(0, 2).map(([color]) => [color, 0.3] as const),
    )
    expectColors(await renderFrames({ ...long, clip }), long.image.box, { 36: SHOWN[36], 50: SHOWN[36], 62: SHOWN[36] })
  })

  test('a rotated print and a product on white also play the clip', async () => {
    const turned = showFirstScene(long.scene, () => true, 8)
    if (!turned) throw new Error('no image')
    expectColors(await renderFrames({ ...long, ...turned }), turned.image.box, SHOWN)

    const drawing = 'split[a][b];[a]drawbox=c=white:t=fill[w];[b]crop=80:120[c];[w][c]overlay=120:30'
    const paper = await createCase(await colorClip(ffmpeg, COLORS, { drawing }), ({ blend }) => blend === 'multiply')
    const frames = await renderFrames(paper)
    const { data } = await studio.render(paper.still, paper.pictures)
    const still = await sharp(data).removeAlpha().raw().toBuffer()
    expectColors(frames, paper.image.box, { 62: colorAt(still, 0, ...middle(paper.image.box)) })
    const strongest = (frame: number) => {
      const color = colorAt(frames, frame, ...middle(paper.image.box))
      return color.indexOf(Math.max(...color))
    }
    expect([strongest(36), strongest(50)]).toEqual([1, 2])
  })

  /** A script that records its process id and runs ffmpeg, or runs `instead` if it should decode a clip. */
  async function noting(name: string, instead: string) {
    const [path, pids] = [join(folder, name), join(folder, `${name}.pids`)]
    const script = `#!/bin/sh\necho $$ >> '${pids}'\ncase "$*" in *clip.mp4*) ${instead};; esac\nexec '${ffmpeg}' "$@"\n`
    await writeFile(path, script)
    await chmod(path, 0o700)
    const running = async () => (await readFile(pids, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
    return { path, running }
  }

  const alive = (pid: string) => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  }

  test('a canceled video ends its processes, even while it waits for the clip', async () => {
    const { path, running } = await noting('hangs', 'exec sleep 60')
    const abort = new AbortController()
    const options = { ffmpegPath: path, signal: abort.signal, clip: { key: 'p', data: long.clip } }
    const rendered = studio.renderVideo(long.scene, long.pictures, options)
    rendered.catch(() => undefined)
    await expect.poll(async () => (await running()).length).toBe(2)
    abort.abort()
    await expect(rendered).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(async () => (await running()).filter(alive)).toEqual([])
  })

  test('a clip that cannot be decoded gives an error', async () => {
    const { path } = await noting('fails', 'echo gone away >&2; exit 3')
    const rendered = studio.renderVideo(long.scene, long.pictures, {
      ffmpegPath: path,
      clip: { key: 'p', data: long.clip },
    })
    await expect(rendered).rejects.toThrow('The clip could not be decoded: gone away')
    const garbage = { key: 'p', data: new Uint8Array(500) }
    await expect(studio.renderVideo(long.scene, long.pictures, { clip: garbage })).rejects.toThrow(
      'could not be decoded',
    )
  })
})
