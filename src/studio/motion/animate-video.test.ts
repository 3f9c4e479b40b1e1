import { expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { overlaps } from '../model/geometry.ts'
import { NO_IMAGES } from '../model/material.ts'
import { randomFrom } from '../model/random.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import { fitVideoSize } from './video-size.ts'
import { evaluateTrack, type TrackState } from './track-state.ts'
import type { SceneImages } from '../model/material.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'
import type { Track } from '../model/track.ts'

const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1080, 1350],
  [1500, 500],
  [1280, 720],
  [400, 1200],
  [240, 240],
] as const
const TONES = { calm: 'luxury', lively: 'playful', bold: 'bold' }

type Video = Scene & { motion: Motion & { scenes: NonNullable<Motion['scenes']> } }

async function createVideo(seed: number, tone: string, theme: string | null = null): Promise<Video> {
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
    subline: random.chance(0.7) ? 'A light serum that lets your own glow through.' : null,
    benefits: random.chance(0.5) ? ['Visible glow in 14 days', 'Fragrance free, vegan'] : [],
    cta: 'Shop the serum',
    price: random.chance(0.5) ? '$38' : null,
    badge: random.chance(0.3) ? 'Until Sunday' : null,
  })
  const brief = createBrief({ content_type: 'video', width, height, seed, theme }, { tone })
  return (await composeScene(brief, copy, material, fakeMeasure)) as Video
}

const videos = await Promise.all(
  Object.values(TONES).flatMap((tone) => Array.from({ length: 14 }, (_, seed) => createVideo(seed + 1, tone))),
)

const listLayers = (video: Video, track: Track): Layer[] =>
  track.layers.map((index) => [...video.layers, ...video.motion.layers][index]).filter((layer) => layer !== undefined)
const hasWords = (layers: readonly Layer[]) => layers.some(({ kind }) => kind === 'text' || kind === 'logo')
const isAtRest = (state: TrackState | null) =>
  state !== null && state.x === 0 && state.y === 0 && state.scale === 1 && state.opacity === 1 && state.reveal >= 1

test('the first frame of a film is its hook with all its words, and not the design that is its cover', () => {
  for (const video of videos) {
    const [hook] = video.motion.scenes
    const seen = video.motion.tracks.filter((track) => evaluateTrack(track, 0))
    expect(seen.flatMap(({ layers }) => layers).every((index) => index >= video.layers.length)).toBe(true)
    const words = seen.filter((track) => hasWords(listLayers(video, track)))
    for (const track of words) expect(isAtRest(evaluateTrack(track, 0))).toBe(true)
    const texts = words
      .flatMap((track) => listLayers(video, track))
      .flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
    for (const text of hook?.texts ?? []) expect(texts).toContain(text)
  }
})

test('words enter once, then they rest until the next shot comes, and nothing is built up again', () => {
  for (const video of videos)
    for (const [from, until] of video.motion.scenes.map((scene) => [scene.from, scene.until] as const))
      for (const track of video.motion.tracks) {
        if (track.shown[0] < from || track.shown[0] >= until || !hasWords(listLayers(video, track))) continue
        const rests = Array.from({ length: until - from }, (_, index) => isAtRest(evaluateTrack(track, from + index)))
        expect(rests.lastIndexOf(false)).toBeLessThan(rests.length * 0.75)
        expect(rests.slice(rests.indexOf(true)).every(Boolean)).toBe(true)
      }
})

test('something moves in each second of each shot', () => {
  for (const video of videos) {
    const isMoving = (frame: number) =>
      video.motion.tracks.some((track) => {
        const [a, b] = [evaluateTrack(track, frame), evaluateTrack(track, frame + 15)]
        return JSON.stringify(a) !== JSON.stringify(b)
      })
    for (let frame = 0; frame + 15 < video.motion.frames; frame += 15) expect(isMoving(frame)).toBe(true)
  }
})

test('a quarter disc behind a shot is on the canvas', () => {
  const ends = videos.flatMap(({ motion, width, height }) =>
    motion.layers
      .flatMap((layer) => (layer.kind === 'art' && layer.role === 'motif' ? layer.paths : []))
      .flatMap(({ d }) => {
        const [, x0 = '', y0 = '', x1 = '', y1 = ''] = /^M(\S+) (\S+)A\S+ \S+ \S+ 0 1 (\S+) (\S+)L/.exec(d) ?? []
        return x0 === ''
          ? []
          : [
              Number(x0) >= 0 &&
                Number(x1) >= 0 &&
                Number(y0) <= height &&
                Number(y1) <= height &&
                Number(x0) <= width &&
                Number(x1) <= width &&
                Number(y0) >= 0 &&
                Number(y1) >= 0,
            ]
      }),
  )
  expect(ends.length).toBeGreaterThan(3)
  expect(ends).not.toContain(false)
})

test('no shape grows into words that it does not touch at rest', () => {
  for (const video of videos)
    for (const { until, layers } of video.motion.scenes) {
      const [first, end] = [layers[0] + video.layers.length, layers[1] + video.layers.length]
      const boxes = video.motion.layers.slice(...layers).flatMap((layer) => (layer.kind === 'text' ? [layer.box] : []))
      for (const track of video.motion.tracks) {
        const [index = 0] = track.layers
        const layer = video.motion.layers[index - video.layers.length]
        if (index < first || index >= end || layer?.kind !== 'art' || layer.role === 'ground' || track.clip) continue
        const apart = boxes.filter((box) => !overlaps(box, layer.box))
        const { scale = 1 } = evaluateTrack(track, Math.min(until, video.motion.frames) - 1) ?? {}
        const [x, y] = track.origin
        const grown = {
          x: x + (layer.box.x - x) * scale,
          y: y + (layer.box.y - y) * scale,
          width: layer.box.width * scale,
          height: layer.box.height * scale,
        }
        expect(apart.filter((box) => overlaps(box, grown))).toEqual([])
      }
    }
})

test('every text of a film is drawn in its shot, inside the safe area, in a readable color', () => {
  for (const video of videos)
    for (const { texts, layers } of video.motion.scenes) {
      const drawn = video.motion.layers.slice(...layers).filter((layer) => layer.kind === 'text')
      for (const text of texts) expect(drawn.map((layer) => layer.text)).toContain(text)
      for (const { color, ground, size, box } of drawn) {
        const isLarge = size >= Math.min(video.width, video.height) / 24
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5)
        expect(box.x).toBeGreaterThanOrEqual(video.safe.box.x - 2)
        expect(box.x + box.width).toBeLessThanOrEqual(video.safe.box.x + video.safe.box.width + 2)
        expect(box.y + box.height).toBeLessThanOrEqual(video.safe.box.y + video.safe.box.height + 2)
      }
    }
})

test('a film ends with brand mark and call to action on the primary color', () => {
  for (const video of videos) {
    const end = video.motion.scenes.at(-1)
    const layers = video.motion.layers.slice(...(end?.layers ?? [0, 0]))
    expect(layers.find((layer) => layer.kind === 'backdrop')?.color).toBe(video.roles.primary)
    expect(layers.some((layer) => layer.kind === 'logo' || (layer.kind === 'text' && layer.role === 'wordmark'))).toBe(
      true,
    )
    expect(layers.some((layer) => layer.kind === 'text' && layer.role === 'cta')).toBe(true)
  }
})

test('neighboring shots have different grounds', () => {
  for (const video of videos) {
    const grounds = video.motion.scenes.map(
      ({ layers }) => video.motion.layers.slice(...layers).find((layer) => layer.kind === 'backdrop')?.color,
    )
    for (const [index, ground] of grounds.entries()) expect(ground).not.toBe(grounds[index + 1])
  }
})

test('the three styles animate the same design differently', async () => {
  const three = await Promise.all(Object.values(TONES).map((tone) => createVideo(3, tone)))
  expect(three.map((video) => video.motion.style)).toEqual(Object.keys(TONES))
  expect(new Set(three.map((video) => JSON.stringify(video.motion.tracks.map((track) => track.moves)))).size).toBe(3)
})

test('snow falls: each flake moves down and never up, and is carried by no zoom', async () => {
  const video = await createVideo(2, 'luxury', 'christmas')
  const falling = video.motion.tracks.filter(({ moves }) =>
    moves.some(({ what, from, to }) => what === 'y' && to - from > video.height),
  )
  expect(falling.length).toBeGreaterThan(20)
  for (const { moves } of falling) {
    expect(moves.some(({ what }) => what === 'scale' || what === 'zoom')).toBe(false)
    for (const { what, from, to } of moves) if (what === 'y') expect(to).toBeGreaterThan(from)
  }
})

test('a film has the requested length', async () => {
  const brief = createBrief({ content_type: 'video' })
  for (const [seconds, fps, frames] of [
    [6, 30, 180],
    [2, 30, 60],
    [10, 25, 250],
    [0.1, 10, 1],
  ] as const) {
    const scene = await composeScene(brief, createCopy('Hello'), NO_IMAGES, fakeMeasure, { video: { seconds, fps } })
    expect([scene.motion?.frames, scene.motion?.fps]).toEqual([frames, fps])
  }
})

test('a request that says little has a film of six seconds', async () => {
  const scene = await composeScene(createBrief({ content_type: 'video' }), createCopy('Hello'), NO_IMAGES, fakeMeasure)
  expect([scene.motion?.frames, scene.motion?.fps]).toEqual([180, 30])
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

test('the figure of an offer is larger than its words, and a former price is struck through', async () => {
  const copy = createCopy('Morning Serum', { price: 'Now $39 instead of $48', pieces: [] })
  const { motion } = await composeScene(createBrief({ content_type: 'video' }), copy, NO_IMAGES, fakeMeasure)
  const offer = motion?.layers.find((layer) => layer.kind === 'text' && layer.text === copy.price)
  const lines = offer?.kind === 'text' ? offer.lines : []
  const figure = lines.find(({ text }) => text.includes('$39'))
  expect(lines.filter((line) => line !== figure).every(({ scale = 1 }) => scale < (figure?.scale ?? 1))).toBe(true)
  expect(lines.flatMap(({ runs = [] }) => runs).some(({ struck }) => struck)).toBe(true)
})

test('the hours of a table enter with their day, also where they stand below it', async () => {
  const days = ['Thursday', 'Friday', 'Saturday', 'Sunday']
  const rows = days.map((text, index) => ({ text, price: index % 2 === 0 ? 'closed' : '8 am – 12 noon' }))
  const copy = createCopy('Easter hours', {
    block: { kind: 'menu', rows },
    benefits: ['Open around the clock for members'],
  })
  const brief = createBrief({ content_type: 'video', width: 1080, height: 1920 }, { tone: 'luxury' })
  const { layers, motion } = (await composeScene(brief, copy, NO_IMAGES, fakeMeasure)) as Video
  const table = motion.scenes.find(({ texts }) => texts.includes('Thursday'))
  const [from, until] = table?.layers ?? [0, 0]
  const entered = motion.layers.slice(from, until).flatMap((layer, at) => {
    const track = motion.tracks.find((one) => one.layers.includes(layers.length + from + at))
    const isRow = layer.kind === 'text' && (layer.role === 'benefit' || layer.role === 'price')
    return isRow && track ? [{ role: layer.role, start: Math.min(...track.moves.map(({ start }) => start)) }] : []
  })
  const [labels, values] = (['benefit', 'price'] as const).map((wanted) =>
    entered.filter(({ role }) => role === wanted).map(({ start }) => start),
  )
  expect(values).toEqual(labels)
  expect(new Set(labels).size).toBe(days.length)
})
