import { describe, expect, test } from 'vitest'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { drawPhoto } from '../testing/draw-photo.ts'
import { NO_IMAGES } from '../model/material.ts'
import { composeScene } from '../compose.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'
import type { Track } from '../model/track.ts'
import { detectMarkInFrames } from './detect.ts'
import { listAreas, openFrameMarker } from './mark-frames.ts'
import { toLuma } from './luma.ts'
import type { MarkKey } from './pattern.ts'

const KEY: MarkKey = [1_234_567, 89_123, 5_551_234, 77]
const CODE = { instance: 654_321, item: 4_000_000_123 }
const [WIDTH, HEIGHT] = [640, 640]
const canvas = { width: WIDTH, height: HEIGHT }

const image: Layer = {
  kind: 'picture',
  key: 'photo',
  box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  crop: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  angle: 0,
  corners: [0, 0, 0, 0],
  blend: 'normal',
  shadow: null,
}
const words: Layer = {
  kind: 'panel',
  role: 'badge',
  box: { x: 100, y: 400, width: 200, height: 60 },
  corners: [0, 0, 0, 0],
  color: '#FFFFFF',
  stroke: null,
  stroke_width: 0,
}
const ground: Layer = { kind: 'backdrop', color: '#FFFFFF' }
const move = (layers: readonly number[], moves: Track['moves'] = [], shown: Track['shown'] = [0, 60]): Track => ({
  layers,
  line: null,
  origin: [0, 0],
  clip: null,
  side: 'left',
  shown,
  moves,
})

describe('where a film is marked', () => {
  test('its pictures are, and what lies above them moves with its own track', () => {
    const slide = { what: 'x', from: 0, to: 50, start: 0, end: 10, ease: 'linear' } as const
    const { areas, spared } = listAreas(
      { layers: [ground, image, words], ...canvas },
      [move([0]), move([1]), move([2], [slide])],
      10,
    )
    expect(areas).toEqual([{ x: 0, y: 0, width: WIDTH, height: HEIGHT }])
    expect(spared).toEqual([{ x: 144, y: 394, width: 212, height: 72 }])
  })

  test('a ground hides the pictures of the shot before it once it is there, and a picture the words', () => {
    const appear = { what: 'reveal', from: 0, to: 1, start: 10, end: 20, ease: 'linear' } as const
    const layers = { layers: [image, words, ground], ...canvas }
    const tracks = [move([0]), move([1]), move([2], [appear])]
    expect(listAreas(layers, tracks, 15).areas).toHaveLength(1)
    expect(listAreas(layers, tracks, 20)).toEqual({ areas: [], spared: [] })
    expect(listAreas({ layers: [words, image], ...canvas }, [move([0]), move([1])], 0).spared).toEqual([])
  })
})

describe('a mark in the frames of a film', async () => {
  const brief = createBrief({ width: WIDTH, height: HEIGHT })
  const composed = await composeScene(brief, createCopy('Squeezed'), NO_IMAGES, fakeMeasure)
  const motion: Motion = { style: 'calm', fps: 30, frames: 60, layers: [], tracks: [move([0]), move([1])] }
  const scene: Scene = { ...composed, ...canvas, layers: [image, words], motion }
  const draw = (shift: number): Uint8Array => {
    const luma = toLuma(drawPhoto(3, WIDTH + 20, HEIGHT), WIDTH + 20, HEIGHT)
    const frame = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(128)
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1)
        frame[y * WIDTH + x] = 16 + Math.round(((luma.data[y * (WIDTH + 20) + x + shift] ?? 0) * 219) / 255)
    return frame
  }
  const toFrameLuma = (frame: Uint8Array) => ({ data: Float32Array.from(frame.subarray(0, WIDTH * HEIGHT)), ...canvas })

  test('adds up while the picture moves below it, and is not found without it', () => {
    const mark = openFrameMarker(scene, motion, { code: CODE, key: KEY })
    const frames = [0, 5, 10, 15, 20].map((shift) => draw(shift))
    const marked = frames.map((frame, index) => toFrameLuma(mark(frame, index).slice()))
    expect(detectMarkInFrames(marked, KEY)).toMatchObject(CODE)
    expect(detectMarkInFrames(frames.map(toFrameLuma), KEY)).toBeNull()
    expect(detectMarkInFrames([], KEY)).toBeNull()
  })

  test('leaves words, colors and the frame that it got as they are', () => {
    const mark = openFrameMarker(scene, motion, { code: CODE, key: KEY })
    const frame = draw(0)
    const before = frame.slice()
    const marked = mark(frame, 0)
    expect(frame).toEqual(before)
    expect(marked.subarray(WIDTH * HEIGHT)).toEqual(before.subarray(WIDTH * HEIGHT))
    const row = (y: number, from: number, until: number) => marked.slice(y * WIDTH + from, y * WIDTH + until)
    expect(row(420, 100, 300)).toEqual(before.slice(420 * WIDTH + 100, 420 * WIDTH + 300))
    expect(marked.subarray(0, WIDTH * HEIGHT)).not.toEqual(before.subarray(0, WIDTH * HEIGHT))
  })
})
