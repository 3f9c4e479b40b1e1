import type { GroundTexture, Scene } from '../../model/scene.ts'
import { randomFrom, type Random } from '../../model/random.ts'
import type { Box } from '../../model/geometry.ts'

/** The side of a tile in pixels. PNG compression finds its repetitions, so a texture adds little to a file. */
const SIDE = 128
/** The largest change of a channel, of 255: less than what the brand check allows for a color. */
const MOST = 5

/** A tile of changes, -`MOST` to `MOST`, row by row. */
type Tile = Int8Array

const DRAW: Record<GroundTexture['kind'], (random: Random) => Tile> = {
  // Fine grain, as of film.
  grain: (random) => fill(() => (random.between(0, 1) + random.between(0, 1) - 1) * MOST),
  // Threads that cross each other.
  linen: (random) => {
    const [across, down] = [drawThreads(random), drawThreads(random)]
    return fill((x, y) => (x % 4 < 2 === y % 4 < 2 ? (across[y] ?? 0) : (down[x] ?? 0)) * MOST * 0.9)
  },
  // Short fibers on fine grain.
  paper: (random) => {
    const fibers = drawFibers(random)
    return fill((x, y) => (fibers[y * SIDE + x] ?? 0) + (random.between(0, 1) + random.between(0, 1) - 1) * 2.4)
  },
  // Clouds of fired clay with fine sand.
  clay: (random) => {
    const spots = drawSpots(random)
    return fill((x, y) => spots(x, y) * 1.4 + (random.chance(0.03) ? random.pick([-4, 3]) : random.between(-1, 1)))
  },
  // The strokes of a dry brush.
  brush: (random) => {
    const bristles = drawBristles(random)
    return fill((x, y) => bristles(x, y) * MOST * 0.45)
  },
}

/** Soft spots of several sizes that meet at the edges of the tile. */
function drawSpots(random: Random): (x: number, y: number) => number {
  const spots = Array.from({ length: 70 }, () => ({
    x: random.between(0, SIDE),
    y: random.between(0, SIDE),
    reach: random.between(5, 20),
    tone: random.pick([-1, -0.6, 0.6, 1]),
  }))
  const wrap = (by: number) => Math.min(Math.abs(by), SIDE - Math.abs(by))
  return (x, y) =>
    spots.reduce((sum, spot) => {
      const away = Math.hypot(wrap(x - spot.x), wrap(y - spot.y)) / spot.reach
      return away < 1 ? sum + spot.tone * (1 - away) ** 2 : sum
    }, 0)
}

/** Bristles: strokes along the rows whose tone changes slowly, with the same tone at both ends. */
function drawBristles(random: Random): (x: number, y: number) => number {
  const rows = Array.from(
    { length: SIDE },
    () => [random.between(-1, 1), random.between(0, 6.28), random.pick([1, 2, 3])] as const,
  )
  return (x, y) => {
    const [tone, phase, turns] = rows[y % SIDE] ?? [0, 0, 1]
    return tone * (0.65 + 0.35 * Math.sin(phase + (turns * 2 * Math.PI * x) / SIDE))
  }
}

function fill(value: (x: number, y: number) => number): Tile {
  const tile = new Int8Array(SIDE * SIDE)
  for (let at = 0; at < tile.length; at++)
    tile[at] = Math.max(-MOST, Math.min(MOST, Math.round(value(at % SIDE, Math.floor(at / SIDE)))))
  return tile
}

const drawThreads = (random: Random) => Array.from({ length: SIDE }, () => random.between(-1, 1))

function drawFibers(random: Random): Float32Array {
  const marks = new Float32Array(SIDE * SIDE)
  for (let fiber = 0; fiber < 90; fiber++) {
    const [x, y, angle, tone] = [
      random.between(0, SIDE),
      random.between(0, SIDE),
      random.between(0, 6.28),
      random.pick([-3, 2, 3]),
    ]
    for (let step = 0; step < 9; step++) {
      const [px, py] = [Math.floor(x + step * Math.cos(angle)), Math.floor(y + step * Math.sin(angle))]
      marks[(((py % SIDE) + SIDE) % SIDE) * SIDE + (((px % SIDE) + SIDE) % SIDE)] = tone
    }
  }
  return marks
}

const tiles = new Map<string, Tile>()
/** Tiles that a thread keeps: 16 KB each. */
const MOST_TILES = 24

function getTile({ kind, seed }: GroundTexture): Tile {
  const key = `${kind} ${seed}`
  const known = tiles.get(key) ?? DRAW[kind](randomFrom(seed, kind))
  if (tiles.size >= MOST_TILES) tiles.clear()
  tiles.set(key, known)
  return known
}

/**
 * Gives the plain ground of a scene its texture: pixels that have exactly the color of the backdrop. `pixels` are RGBA of the part `seen`,
 * with `ratio` pixels for each pixel of the canvas. The same part always gets the same texture.
 */
export function paintTexture(scene: Scene, pixels: Uint8Array, { x, y, width }: Box, ratio = 1): void {
  const backdrop = scene.layers.find((layer) => layer.kind === 'backdrop')
  if (!backdrop?.texture) return
  const tile = getTile(backdrop.texture)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(backdrop.color.slice(at, at + 2), 16))
  const columns = Math.max(1, Math.round(width * ratio))
  const [left, top] = [Math.round(x * ratio), Math.round(y * ratio)]
  for (let at = 0, index = 0; at < pixels.length; at += 4, index++) {
    if (pixels[at] !== r || pixels[at + 1] !== g || pixels[at + 2] !== b || pixels[at + 3] !== 255) continue
    const column = (left + (index % columns)) & (SIDE - 1)
    const row = (top + Math.floor(index / columns)) & (SIDE - 1)
    const change = tile[row * SIDE + column] ?? 0
    pixels[at] = clamp(r + change)
    pixels[at + 1] = clamp(g + change)
    pixels[at + 2] = clamp(b + change)
  }
}

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)
