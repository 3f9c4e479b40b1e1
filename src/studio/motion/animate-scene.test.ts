import { expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { NO_IMAGES } from '../model/material.ts'
import { randomFrom } from '../model/random.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import { fitVideoSize } from './video-size.ts'
import { evaluateTrack } from './track-state.ts'
import type { SceneImages } from '../model/material.ts'
import type { Layer, Motion, Scene, Track } from '../model/scene.ts'

const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [1280, 720],
  [400, 1200],
] as const
const TONES = { calm: 'luxury', lively: 'playful', bold: 'bold' }

type VideoScene = Scene & { motion: Motion }

async function createVideoAt(seed: number, tone: string): Promise<VideoScene> {
  const random = randomFrom(seed, 'film')
  const [width, height] = random.pick(SIZES)
  const kind = random.pick([null, 'cutout', 'photo', 'near-white'] as const)
  const material: SceneImages = {
    images: kind ? [createImageFacts(kind)] : [],
    logo: random.chance(0.4) ? createLogoFacts(random.pick([4, 1, 0.6])) : null,
    objects: [],
    notes: [],
  }
  const copy = createCopy('We roast every single batch by hand', {
    eyebrow: random.chance(0.5) ? 'New' : null,
    subline: 'A light serum that lets your own glow through.',
    benefits: random.chance(0.5) ? ['Visible glow in 14 days', 'Fragrance free, vegan'] : [],
    cta: 'Shop the serum',
    price: random.chance(0.5) ? '$38' : null,
    badge: random.chance(0.3) ? 'Until Sunday' : null,
  })
  const scene = await composeScene(
    createBrief({ content_type: 'video', width, height, seed }, { tone }),
    copy,
    material,
    fakeMeasure,
  )
  if (!scene.motion) throw new Error('no motion')
  return { ...scene, motion: scene.motion }
}

const videos = await Promise.all(
  Object.values(TONES).flatMap((tone) => Array.from({ length: 20 }, (_, seed) => createVideoAt(seed + 1, tone))),
)

const listLayers = (video: VideoScene, track: Track): Layer[] =>
  track.layers.map((index) => [...video.layers, ...video.motion.layers][index]).filter((layer) => layer !== undefined)
const restingState = { x: 0, y: 0, scale: 1, zoom: 1, opacity: 1, reveal: 1 }

test('the first frame of every video is its finished still, with nothing on top', () => {
  for (const video of videos) {
    const seen = video.motion.tracks.filter((track) => onCanvas(video, track, 0))
    const top = seen.at(-1)
    expect(top?.layers).toEqual(video.layers.map((_, index) => index))
    const state = top && evaluateTrack(top, 0)
    expect({ ...state, reveal: Math.min(1, state?.reveal ?? 0) }).toEqual(restingState)
  }
})

function onCanvas(video: VideoScene, track: Track, frame: number): boolean {
  const state = evaluateTrack(track, frame)
  if (!state) return false
  const [layer] = listLayers(video, track)
  if (!layer || layer.kind === 'backdrop') return true
  const [x, y] = [layer.box.x + state.x, layer.box.y + state.y]
  return x < video.width && y < video.height && x + layer.box.width > 0 && y + layer.box.height > 0
}

test('every line of text is in the video once, is visible in the third second, and rests before the end card', () => {
  for (const video of videos) {
    const at = (second: number) => Math.round(second * video.motion.fps)
    const onStage = video.motion.tracks.filter(
      (track) =>
        track.layers.length < video.layers.length && track.layers.every((index) => index < video.layers.length),
    )
    for (const [index, layer] of video.layers.entries()) {
      if (layer.kind !== 'text') continue
      const tracks = onStage.filter((track) => track.layers.includes(index))
      const lines = tracks.flatMap((track) => (track.line === null ? layer.lines.map((_, line) => line) : [track.line]))
      expect(lines).toEqual(layer.lines.map((_, line) => line))
      for (const track of tracks) {
        expect(evaluateTrack(track, at(2.9))?.opacity).toBe(1)
        expect(evaluateTrack(track, at(4.3))).toEqual(restingState)
      }
    }
  }
})

test('a video ends with brand mark and call to action on the primary color, in a readable color', () => {
  for (const video of videos) {
    const last = video.motion.tracks.filter((track) => onCanvas(video, track, video.motion.frames - 1))
    const card = last.flatMap((track) =>
      track.layers.some((index) => index >= video.layers.length) ? listLayers(video, track) : [],
    )
    const ground = card.find((layer) => layer.kind === 'art')
    expect(ground?.kind === 'art' && ground.paths[0]?.fill).toBe(video.roles.primary)
    expect(card.some((layer) => layer.kind === 'logo' || (layer.kind === 'text' && layer.role === 'wordmark'))).toBe(
      true,
    )
    const texts = card.filter((layer) => layer.kind === 'text')
    expect(texts.some((text) => text.role === 'cta')).toBe(true)
    for (const text of texts) expect(contrast(text.color, text.ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the three styles animate the same design differently', async () => {
  const three = await Promise.all(Object.values(TONES).map((tone) => createVideoAt(3, tone)))
  expect(three.map((video) => video.motion.style)).toEqual(Object.keys(TONES))
  expect(new Set(three.map((video) => JSON.stringify(video.motion.tracks.map((track) => track.moves)))).size).toBe(3)
})

test('a video has the requested length', async () => {
  const brief = createBrief({ content_type: 'video' })
  for (const [seconds, fps, frames] of [
    [6, 30, 180],
    [2, 30, 60],
    [10, 25, 250],
    [0.1, 10, 1],
  ] as const) {
    const scene = await composeScene(brief, createCopy('Hello'), NO_IMAGES, fakeMeasure, { video: { seconds, fps } })
    expect([scene.motion?.frames, scene.motion?.fps]).toEqual([frames, fps])
    const ends = scene.motion?.tracks.flatMap((track) => track.moves.map((move) => move.start)) ?? []
    expect(Math.max(...ends)).toBeLessThanOrEqual(frames)
  }
})

test('only a video has motion', async () => {
  const scene = await composeScene(createBrief(), createCopy('Hello'), NO_IMAGES, fakeMeasure)
  expect(scene.motion).toBeUndefined()
})

test('a video has even sides of at most 1920 pixels in the requested ratio', () => {
  expect(fitVideoSize(1080, 1920)).toEqual({ width: 1080, height: 1920 })
  expect(fitVideoSize(1081, 601)).toEqual({ width: 1082, height: 602 })
  expect(fitVideoSize(4096, 1024)).toEqual({ width: 1920, height: 480 })
  expect(fitVideoSize(3000, 4000)).toEqual({ width: 1440, height: 1920 })
  expect(fitVideoSize(1921, 1000)).toEqual({ width: 1920, height: 1000 })
})
