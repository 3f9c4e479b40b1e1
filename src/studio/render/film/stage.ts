import { bottom, boxOf, right } from '../../geometry.ts'
import { stateAt } from '../../motion/state.ts'
import { openKernel } from './kernel.ts'
import { movingPicture, takenApart } from './moving.ts'
import { rasterise } from './raster.ts'
import type { Kernel } from './kernel.ts'
import type { Moving } from './moving.ts'
import type { Drawing, Sprite } from './raster.ts'
import type { Box } from '../../geometry.ts'
import type { TrackState } from '../../motion/state.ts'
import type { Motion, Scene, Track } from '../../scene.ts'
import type { Pictures } from '../prepare.ts'

/** A film whose layers are drawn, ready to give any of its frames. */
export interface Stage {
  /** Frame `index` as yuv420p. The bytes are overwritten by the next call. */
  frame(index: number): Uint8Array
  /** What of the footage is seen, where the film has one: each is given its frame before `frame` is asked for one. */
  screens: readonly Pick<Moving, 'view' | 'take'>[]
}

interface Actor {
  track: Track
  sprite: Sprite
  /** It hides everything behind it while it is not smaller than in the still. */
  covers: boolean
}

/** The scene's width and height are even. Pictures named `footage` wait for their pixels, all others are drawn once. */
export async function openStage(
  scene: Scene,
  motion: Motion,
  pictures: Pictures,
  by: Drawing,
  footage: string | null = null,
): Promise<Stage> {
  const kernel = openKernel()
  const actors: Actor[] = []
  const screens: Moving[] = []
  const canvas = canvasIn(kernel, scene.width, scene.height)
  for (const { track, moving } of motion.tracks.flatMap((of) => takenApart(of, scene, footage))) {
    const mark = kernel.mark()
    const screen = moving ? await movingPicture(track, scene, pictures, by, kernel) : null
    const sprite = moving ? screen?.sprite : await rasterise(track, scene, pictures, by, kernel)
    if (screen) screens.push(screen)
    if (!sprite) continue
    if (actors.length > 0 || moving || !rests(track, motion)) {
      actors.push(actorOf(track, sprite, scene))
      continue
    }
    // What rests behind everything that moves is the ground: it is drawn once, and its samples make room for others.
    canvas.show(track, sprite, AT_REST)
    kernel.release(mark)
  }
  canvas.keep()
  let last = ''
  const take = (screen: Moving) => (bytes: Uint8Array) => {
    screen.take(bytes)
    last = ''
  }
  return {
    screens: screens.map((screen) => ({ view: screen.view, take: take(screen) })),
    frame: (index) => {
      const states = actors.map(({ track }) => stateAt(track, index))
      const key = JSON.stringify(states)
      if (key !== last) drawFrame(canvas, actors, states)
      last = key
      return canvas.bytes()
    },
  }
}

const AT_REST: TrackState = { x: 0, y: 0, scale: 1, zoom: 1, opacity: 1, reveal: 1 }

/** It does not move in the whole film. */
const rests = ({ moves, shown }: Track, { frames }: Motion) =>
  moves.length === 0 && shown[0] === 0 && shown[1] >= frames

function actorOf(track: Track, sprite: Sprite, { width, height }: Scene): Actor {
  const { box, planes } = sprite
  const whole = box.x <= 0 && box.y <= 0 && right(box) >= width && bottom(box) >= height
  return { track, sprite, covers: whole && planes.alpha === 0 && !sprite.mask }
}

function drawFrame(canvas: Canvas, actors: readonly Actor[], states: readonly (TrackState | null)[]): void {
  const hides = actors.findLastIndex(({ covers }, index) => covers && isWhole(states[index] ?? null))
  if (hides < 0) canvas.restore()
  for (let index = Math.max(hides, 0); index < actors.length; index++) {
    const [actor, state] = [actors[index], states[index]]
    if (actor && state) canvas.show(actor.track, actor.sprite, state)
  }
}

const isWhole = (state: TrackState | null) =>
  state !== null && state.opacity >= 1 && state.reveal >= 1 && state.scale >= 1 && state.x === 0 && state.y === 0

interface Canvas {
  show(track: Track, sprite: Sprite, state: TrackState): void
  /** Remembers what is there as the ground that `restore` goes back to. */
  keep(): void
  restore(): void
  bytes(): Uint8Array
}

function canvasIn(kernel: Kernel, width: number, height: number): Canvas {
  const size = (width * height * 3) / 2
  const [frame, ground] = [kernel.allocate(size), kernel.allocate(size)]
  const copy = (to: number, from: number) => kernel.bytes(to, size).set(kernel.bytes(from, size))
  const [u, v] = [frame + width * height, frame + width * height * 1.25]
  kernel
    .bytes(frame, size)
    .fill(16, 0, width * height)
    .fill(128, width * height)
  return {
    show: (track, sprite, state) => {
      const area = areaOf(track, sprite, state, width, height)
      if (!area) return
      const { planes } = sprite
      layPlane(kernel, { at: frame, stride: width, plane: planes.y, half: 1 }, sprite, track, state, area)
      const half = { stride: width / 2, half: 2 }
      layPlane(kernel, { at: u, plane: planes.u, ...half }, sprite, track, state, area)
      layPlane(kernel, { at: v, plane: planes.v, ...half }, sprite, track, state, area)
    },
    keep: () => copy(ground, frame),
    restore: () => copy(frame, ground),
    bytes: () => kernel.bytes(frame, size),
  }
}

/** Where the sprite's upper left corner stands, in canvas pixels, and how many of its samples one pixel takes. */
function placeOf(track: Track, { box, density, mask }: Sprite, { scale, zoom, ...state }: TrackState) {
  const [ox, oy] = track.origin
  const [x, y] = mask ? wholeShift(state) : [state.x, state.y]
  const left = ox + (box.x - ox) * scale + x - (box.width * (zoom - 1)) / 2
  const top = oy + (box.y - oy) * scale + y - (box.height * (zoom - 1)) / 2
  return { left, top, step: density / (scale * zoom) }
}

/** An outline has no samples between its own: it goes in steps that the planes of colour can follow. */
const wholeShift = ({ x, y }: Pick<TrackState, 'x' | 'y'>) => [2 * Math.round(x / 2), 2 * Math.round(y / 2)] as const

const shifted = (box: Box, [x, y]: readonly [number, number]): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** The whole pixels that can change. */
function areaOf(track: Track, sprite: Sprite, state: TrackState, width: number, height: number): Box | null {
  const { left, top, step } = placeOf(track, sprite, state)
  const { planes, mask, box } = sprite
  const bounds: Box[] = [
    { x: 0, y: 0, width, height },
    boxOf(left, top, left + planes.width / step, top + planes.height / step),
    uncovered(track, box, state.reveal),
  ]
  if (track.clip) bounds.push(track.clip)
  if (mask) bounds.push(shifted(mask.box, wholeShift(state)))
  else if (sprite.density !== 1) bounds.push(shifted(box, [state.x, state.y]))
  const x0 = Math.max(...bounds.map((of) => Math.floor(of.x)))
  const y0 = Math.max(...bounds.map((of) => Math.floor(of.y)))
  const x1 = Math.min(...bounds.map((of) => Math.ceil(right(of))))
  const y1 = Math.min(...bounds.map((of) => Math.ceil(bottom(of))))
  return x1 > x0 && y1 > y0 ? boxOf(x0, y0, x1, y1) : null
}

const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }

function uncovered({ side, clip }: Track, own: Box, reveal: number): Box {
  if (reveal >= 1) return EVERYWHERE
  const box = clip ?? own
  const [across, down] = [Math.round(box.width * reveal), Math.round(box.height * reveal)]
  const edge = { left: box.x + across, right: right(box) - across, top: box.y + down, bottom: bottom(box) - down }[side]
  const [low, high] = [-1e6, 1e6]
  if (side === 'left') return boxOf(low, low, edge, high)
  if (side === 'right') return boxOf(edge, low, high, high)
  return side === 'top' ? boxOf(low, low, high, edge) : boxOf(low, edge, high, high)
}

interface Target {
  at: number
  stride: number
  plane: number
  /** 1 for light, 2 for the planes of colour, which are half as wide and high. */
  half: number
}

function layPlane(kernel: Kernel, target: Target, sprite: Sprite, track: Track, state: TrackState, area: Box): void {
  const { half, at, stride } = target
  const { planes, mask } = sprite
  const { left, top, step } = placeOf(track, sprite, state)
  const [x0, y0] = [Math.floor(area.x / half), Math.floor(area.y / half)]
  const count = Math.ceil(right(area) / half) - x0
  const rows = Math.ceil(bottom(area) / half) - y0
  const outline = mask && shifted(mask.box, wholeShift(state))
  const maskWidth = outline ? outline.width / half : 0
  const maskAt = outline ? (y0 - outline.y / half) * maskWidth + x0 - outline.x / half : 0
  kernel.lay({
    frame: at + y0 * stride + x0,
    frameWidth: stride,
    count,
    rows,
    plane: target.plane,
    alpha: half === 1 ? planes.alpha : planes.chroma,
    width: planes.width / half,
    height: planes.height / half,
    sx: (x0 + 0.5 - left / half) * step - 0.5,
    sy: (y0 + 0.5 - top / half) * step - 0.5,
    step,
    opacity: state.opacity,
    mask: mask ? (half === 1 ? mask.luma : mask.chroma) + maskAt : 0,
    maskWidth,
  })
}
