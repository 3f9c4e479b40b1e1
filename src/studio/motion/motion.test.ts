import { expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { NO_MATERIAL } from '../material.ts'
import { randomFrom } from '../random.ts'
import { briefOf, copyOf, fakeMeasure, logoFacts, pictureFacts } from '../testing.ts'
import { filmSize } from './film-size.ts'
import { stateAt } from './state.ts'
import type { Material } from '../material.ts'
import type { Layer, Motion, Scene, Track } from '../scene.ts'

const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [1280, 720],
  [400, 1200],
] as const
const TONES = { calm: 'luxury', lively: 'playful', bold: 'bold' }

type Film = Scene & { motion: Motion }

async function filmAt(seed: number, tone: string): Promise<Film> {
  const random = randomFrom(seed, 'film')
  const [width, height] = random.pick(SIZES)
  const kind = random.pick([null, 'cutout', 'photo', 'near-white'] as const)
  const material: Material = {
    pictures: kind ? [pictureFacts(kind)] : [],
    logo: random.chance(0.4) ? logoFacts(random.pick([4, 1, 0.6])) : null,
    notes: [],
  }
  const copy = copyOf('We roast every single batch by hand', {
    eyebrow: random.chance(0.5) ? 'New' : null,
    subline: 'A light serum that lets your own glow through.',
    benefits: random.chance(0.5) ? ['Visible glow in 14 days', 'Fragrance free, vegan'] : [],
    cta: 'Shop the serum',
    price: random.chance(0.5) ? '$38' : null,
    badge: random.chance(0.3) ? 'Until Sunday' : null,
  })
  const scene = await composeScene(
    briefOf({ content_type: 'video', width, height, seed }, { tone }),
    copy,
    material,
    fakeMeasure,
  )
  if (!scene.motion) throw new Error('no motion')
  return { ...scene, motion: scene.motion }
}

const films = await Promise.all(
  Object.values(TONES).flatMap((tone) => Array.from({ length: 20 }, (_, seed) => filmAt(seed + 1, tone))),
)

const layersOf = (film: Film, track: Track): Layer[] =>
  track.layers.map((index) => [...film.layers, ...film.motion.layers][index]).filter((layer) => layer !== undefined)
const restingState = { x: 0, y: 0, scale: 1, zoom: 1, opacity: 1, reveal: 1 }

test('the first frame of every film is its finished still, with nothing over it', () => {
  for (const film of films) {
    const seen = film.motion.tracks.filter((track) => onCanvas(film, track, 0))
    const top = seen.at(-1)
    expect(top?.layers).toEqual(film.layers.map((_, index) => index))
    const state = top && stateAt(top, 0)
    expect({ ...state, reveal: Math.min(1, state?.reveal ?? 0) }).toEqual(restingState)
  }
})

function onCanvas(film: Film, track: Track, frame: number): boolean {
  const state = stateAt(track, frame)
  if (!state) return false
  const [layer] = layersOf(film, track)
  if (!layer || layer.kind === 'backdrop') return true
  const [x, y] = [layer.box.x + state.x, layer.box.y + state.y]
  return x < film.width && y < film.height && x + layer.box.width > 0 && y + layer.box.height > 0
}

test('every line of words is in the film once, is there in the third second, and rests before the end card', () => {
  for (const film of films) {
    const at = (second: number) => Math.round(second * film.motion.fps)
    const onStage = film.motion.tracks.filter(
      (track) => track.layers.length < film.layers.length && track.layers.every((index) => index < film.layers.length),
    )
    for (const [index, layer] of film.layers.entries()) {
      if (layer.kind !== 'text') continue
      const tracks = onStage.filter((track) => track.layers.includes(index))
      const lines = tracks.flatMap((track) => (track.line === null ? layer.lines.map((_, line) => line) : [track.line]))
      expect(lines).toEqual(layer.lines.map((_, line) => line))
      for (const track of tracks) {
        expect(stateAt(track, at(2.9))?.opacity).toBe(1)
        expect(stateAt(track, at(4.3))).toEqual(restingState)
      }
    }
  }
})

test('a film ends with the brand’s mark and the call on its primary color, in ink that can be read', () => {
  for (const film of films) {
    const last = film.motion.tracks.filter((track) => onCanvas(film, track, film.motion.frames - 1))
    const card = last.flatMap((track) =>
      track.layers.some((index) => index >= film.layers.length) ? layersOf(film, track) : [],
    )
    const ground = card.find((layer) => layer.kind === 'art')
    expect(ground?.kind === 'art' && ground.paths[0]?.fill).toBe(film.roles.primary)
    expect(card.some((layer) => layer.kind === 'logo' || (layer.kind === 'text' && layer.role === 'wordmark'))).toBe(
      true,
    )
    const texts = card.filter((layer) => layer.kind === 'text')
    expect(texts.some((text) => text.role === 'cta')).toBe(true)
    for (const text of texts) expect(contrast(text.color, text.ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the three styles move the same design in three ways', async () => {
  const three = await Promise.all(Object.values(TONES).map((tone) => filmAt(3, tone)))
  expect(three.map((film) => film.motion.style)).toEqual(Object.keys(TONES))
  expect(new Set(three.map((film) => JSON.stringify(film.motion.tracks.map((track) => track.moves)))).size).toBe(3)
})

test('a film is as long as it was asked for, whatever is in it', async () => {
  const brief = briefOf({ content_type: 'video' })
  for (const [seconds, fps, frames] of [
    [6, 30, 180],
    [2, 30, 60],
    [10, 25, 250],
    [0.1, 10, 1],
  ] as const) {
    const scene = await composeScene(brief, copyOf('Hello'), NO_MATERIAL, fakeMeasure, { film: { seconds, fps } })
    expect([scene.motion?.frames, scene.motion?.fps]).toEqual([frames, fps])
    const ends = scene.motion?.tracks.flatMap((track) => track.moves.map((move) => move.start)) ?? []
    expect(Math.max(...ends)).toBeLessThanOrEqual(frames)
  }
})

test('only a video moves', async () => {
  const scene = await composeScene(briefOf(), copyOf('Hello'), NO_MATERIAL, fakeMeasure)
  expect(scene.motion).toBeUndefined()
})

test('a film has even sides of at most 1920 pixels in the ratio that was asked for', () => {
  expect(filmSize(1080, 1920)).toEqual({ width: 1080, height: 1920 })
  expect(filmSize(1081, 601)).toEqual({ width: 1082, height: 602 })
  expect(filmSize(4096, 1024)).toEqual({ width: 1920, height: 480 })
  expect(filmSize(3000, 4000)).toEqual({ width: 1440, height: 1920 })
  expect(filmSize(1921, 1000)).toEqual({ width: 1920, height: 1000 })
})
