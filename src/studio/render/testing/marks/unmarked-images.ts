import { encode } from '../../../mark/convolutional-code.ts'
import { embedMark } from '../../../mark/embed.ts'
import { toMessage } from '../../../mark/mark-code.ts'
import { drawTile, listCarriers, type MarkKey, TILE } from '../../../mark/pattern.ts'
import { type Luma, toLuma } from '../../../mark/luma.ts'
import { drawPhoto } from '../../../testing/draw-photo.ts'
import { randomFrom, type Random } from '../../../model/random.ts'

/** Draws one pixel's luma, 0 to 255. */
type Pixel = (x: number, y: number) => number
type Draw = (size: Size, random: Random, seed: number) => Luma

interface Size {
  width: number
  height: number
}

const OTHER_KEY: MarkKey = [9_876_543, 21_987, 4_443_210, 91]

function fill({ width, height }: Size, pixel: Pixel): Luma {
  const data = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) data[at] = Math.max(0, Math.min(255, Math.round(pixel(x, y))))
  return { data, width, height }
}

const draw =
  (make: (size: Size, random: Random) => Pixel): Draw =>
  (size, random) =>
    fill(size, make(size, random))

/** Waves of a period, in a direction. */
function openWave(random: Random, least: number, most: number): Pixel {
  const period = random.between(least, most)
  const angle = random.between(0, Math.PI)
  const phase = random.between(0, 2 * Math.PI)
  const [u, v] = [(2 * Math.PI * Math.cos(angle)) / period, (2 * Math.PI * Math.sin(angle)) / period]
  return (x, y) => Math.cos(u * x + v * y + phase)
}

/** Kinds of pictures without a mark of a key. What repeats is the most like one. */
const KINDS: Readonly<Record<string, Draw>> = {
  'a photo in focus': ({ width, height }, _, seed) => toLuma(drawPhoto(seed, width, height), width, height),
  'a photo of a subject': ({ width, height }, _, seed) =>
    toLuma(drawPhoto(seed, width, height, 'subject'), width, height),
  'a gradient': draw(({ width, height }, random) => {
    const [across, down] = [random.between(-200, 200) / width, random.between(-200, 200) / height]
    return (x, y) => 128 + across * x + down * y
  }),
  'one color': draw((_, random) => {
    const level = random.between(0, 255)
    return () => level
  }),
  noise: draw((_, random) => () => random.between(0, 255)),
  stripes: draw((_, random) => {
    const wave = openWave(random, 2, 40)
    return (x, y) => (wave(x, y) > 0 ? 220 : 30)
  }),
  checks: draw((_, random) => {
    const side = random.between(2, 30)
    return (x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2 === 0 ? 230 : 25)
  }),
  dots: draw((_, random) => {
    const [side, radius] = [random.between(4, 30), random.between(0.2, 0.45)]
    return (x, y) => (Math.hypot(((x / side) % 1) - 0.5, ((y / side) % 1) - 0.5) < radius ? 210 : 40)
  }),
  'many waves': draw((_, random) => {
    const waves = Array.from({ length: 12 }, () => openWave(random, 3, 16))
    return (x, y) => 128 + waves.reduce((sum, wave) => sum + 8 * wave(x, y), 0)
  }),
  'a tile that repeats': draw((_, random) => {
    const side = random.pick([32, 64, TILE, 2 * TILE])
    const tile = Float32Array.from({ length: side * side }, () => random.between(60, 200))
    return (x, y) => tile[(y % side) * side + (x % side)] ?? 0
  }),
  'lines of words': draw(({ width }, random) => {
    const height = Math.floor(random.between(6, 20))
    const cells = Float32Array.from({ length: 4000 }, () => (random.chance(0.6) ? 20 : 250))
    const letter = height / 2
    return (x, y) =>
      y % (2 * height) < height && x < width * 0.9
        ? (cells[(Math.floor(y / 2) * 131 + Math.floor((x / letter) * 3)) % cells.length] ?? 250)
        : 250
  }),
  'a mark of another instance': ({ width, height }, random, seed) => {
    const pixels = drawPhoto(seed, width, height)
    const code = { instance: Math.floor(random.between(0, 2 ** 20)), item: seed }
    embedMark(pixels, { width, height }, { code, key: OTHER_KEY, areas: [{ x: 0, y: 0, width, height }] })
    return toLuma(pixels, width, height)
  },
  'nothing but the pattern of another instance': draw((_, random) => {
    const coded = encode(toMessage({ instance: Math.floor(random.between(0, 2 ** 20)), item: 7 }))
    const tile = drawTile(listCarriers(OTHER_KEY), coded)
    return (x, y) => 128 + 20 * (tile[(y % TILE) * TILE + (x % TILE)] ?? 0)
  }),
}

export const UNMARKED_KINDS = Object.keys(KINDS)

/** One picture without a mark, of each kind in turn, with sides of 150 to 330 pixels. The same number gives the same picture. */
export function drawUnmarked(seed: number, index: number): { kind: string; luma: Luma } {
  const random = randomFrom(seed, `unmarked ${index}`)
  const kind = UNMARKED_KINDS[index % UNMARKED_KINDS.length] ?? ''
  const size = { width: Math.floor(random.between(150, 330)), height: Math.floor(random.between(150, 330)) }
  const luma = KINDS[kind]?.(size, random, (seed % 100_000) * 10_000 + index)
  if (!luma) throw new Error(`there is no picture of ${kind}`)
  return { kind, luma }
}
