import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { evaluateTrack } from '../../motion/track-state.ts'
import { createBlendKernel } from './blend-kernel.ts'
import { createVideoSprite, type PlayedVideo, splitAtVideo } from './video-sprite.ts'
import { rasterizeTrack } from './rasterize-track.ts'
import type { BlendKernel } from './blend-kernel.ts'
import type { VideoSprite } from './video-sprite.ts'
import type { InputVideo } from './decode-video.ts'
import type { PartRenderer, Sprite } from './rasterize-track.ts'
import type { Box } from '../../model/geometry.ts'
import type { TrackState } from '../../motion/track-state.ts'
import type { Motion, Scene } from '../../model/scene.ts'
import type { Track } from '../../model/track.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

/** Renders any frame of a video. Its layers are already drawn. */
export interface FrameRenderer {
  /** Renders frame `index` as yuv420p (BT.709 limited range). The next call overwrites the bytes. */
  frame(index: number): Uint8Array
  /** The sprites that show videos. While one is shown, it must receive its frame before `frame` is called. */
  inputs: readonly VideoInput[]
}

export type VideoInput = Pick<VideoSprite, 'view' | 'take'> & PlayedVideo

interface FrameOptions {
  /** The videos that play in the film. */
  inputs?: readonly InputVideo[]
  /** Called before each track is drawn. */
  throwIfCanceled?: () => void
}

interface SpriteTrack {
  track: Track
  sprite: Sprite
  /** Whether it hides everything behind it unless it is smaller than in the still. */
  covers: boolean
}

/**
 * Draws all layers of a video. Width and height of the scene must be even. Images that play one of `inputs` receive their
 * pixels later; all other layers are drawn once.
 * @throws Error if a font family of the scene is not bundled; what `throwIfCanceled` throws.
 */
export async function openFrameRenderer(
  design: Scene,
  motion: Motion,
  images: ImageBytes,
  by: PartRenderer,
  { inputs = [], throwIfCanceled = () => undefined }: FrameOptions = {},
): Promise<FrameRenderer> {
  const scene = { ...design, layers: [...design.layers, ...motion.layers] }
  const kernel = createBlendKernel()
  const spriteTracks: SpriteTrack[] = []
  const played: { videoSprite: VideoSprite; video: PlayedVideo }[] = []
  const canvas = createFrameCanvas(kernel, scene.width, scene.height)
  for (const { track, video } of motion.tracks.flatMap((of) => splitAtVideo(of, scene, inputs))) {
    throwIfCanceled()
    const mark = kernel.mark()
    const videoSprite = video ? await createVideoSprite(track, scene, images, by, kernel) : null
    const sprite = video ? videoSprite?.sprite : await rasterizeTrack(track, scene, images, by, kernel)
    if (videoSprite && video) played.push({ videoSprite, video })
    if (!sprite) continue
    if (spriteTracks.length > 0 || video || !isStatic(track, motion)) {
      spriteTracks.push(createSpriteTrack(track, sprite, scene))
      continue
    }
    // Static layers behind all moving layers are drawn once into the background. Their memory is reused.
    canvas.show(track, sprite, AT_REST)
    kernel.release(mark)
  }
  canvas.keep()
  let last = ''
  const take = (videoSprite: VideoSprite) => (bytes: Uint8Array) => {
    videoSprite.take(bytes)
    last = ''
  }
  return {
    inputs: played.map(({ videoSprite, video }) => ({ ...video, view: videoSprite.view, take: take(videoSprite) })),
    frame: (index) => {
      const states = spriteTracks.map(({ track }) => evaluateTrack(track, index))
      const key = JSON.stringify(states)
      if (key !== last) drawFrame(canvas, spriteTracks, states)
      last = key
      return canvas.bytes()
    },
  }
}

const AT_REST: TrackState = { x: 0, y: 0, scale: 1, zoom: 1, opacity: 1, reveal: 1 }

/** Whether the track does not move during the whole video. */
const isStatic = ({ moves, shown }: Track, { frames }: Motion) =>
  moves.length === 0 && shown[0] === 0 && shown[1] >= frames

function createSpriteTrack(track: Track, sprite: Sprite, { width, height }: Scene): SpriteTrack {
  const { box, planes } = sprite
  const whole = box.x <= 0 && box.y <= 0 && right(box) >= width && bottom(box) >= height
  return { track, sprite, covers: whole && planes.alpha === 0 && !sprite.mask }
}

function drawFrame(
  canvas: FrameCanvas,
  spriteTracks: readonly SpriteTrack[],
  states: readonly (TrackState | null)[],
): void {
  const firstVisible = spriteTracks.findLastIndex(({ covers }, index) => covers && isFullyShown(states[index] ?? null))
  if (firstVisible < 0) canvas.restore()
  for (let index = Math.max(firstVisible, 0); index < spriteTracks.length; index++) {
    const [spriteTrack, state] = [spriteTracks[index], states[index]]
    if (spriteTrack && state) canvas.show(spriteTrack.track, spriteTrack.sprite, state)
  }
}

const isFullyShown = (state: TrackState | null) =>
  state !== null && state.opacity >= 1 && state.reveal >= 1 && state.scale >= 1 && state.x === 0 && state.y === 0

interface FrameCanvas {
  show(track: Track, sprite: Sprite, state: TrackState): void
  /** Stores the current frame as the background for `restore`. */
  keep(): void
  restore(): void
  bytes(): Uint8Array
}

function createFrameCanvas(kernel: BlendKernel, width: number, height: number): FrameCanvas {
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
      const area = findChangedArea(track, sprite, state, width, height)
      if (!area) return
      const { planes } = sprite
      blendPlane(kernel, { at: frame, stride: width, plane: planes.y, half: 1 }, sprite, track, state, area)
      const half = { stride: width / 2, half: 2 }
      blendPlane(kernel, { at: u, plane: planes.u, ...half }, sprite, track, state, area)
      blendPlane(kernel, { at: v, plane: planes.v, ...half }, sprite, track, state, area)
    },
    keep: () => copy(ground, frame),
    restore: () => copy(frame, ground),
    bytes: () => kernel.bytes(frame, size),
  }
}

/**
 * Returns the position of the sprite's top left corner in canvas pixels, and the number of sprite samples per pixel.
 */
function findPlacement(track: Track, { box, density, mask }: Sprite, { scale, zoom, ...state }: TrackState) {
  const [ox, oy] = track.origin
  const [x, y] = mask ? roundShift(state) : [state.x, state.y]
  const left = ox + (box.x - ox) * scale + x - (box.width * (zoom - 1)) / 2
  const top = oy + (box.y - oy) * scale + y - (box.height * (zoom - 1)) / 2
  return { left, top, step: density / (scale * zoom) }
}

/** Masks are not interpolated. They move in steps of two pixels, because chroma planes have half the resolution. */
const roundShift = ({ x, y }: Pick<TrackState, 'x' | 'y'>) => [2 * Math.round(x / 2), 2 * Math.round(y / 2)] as const

const shiftBox = (box: Box, [x, y]: readonly [number, number]): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** Returns the whole pixels that can change. */
function findChangedArea(track: Track, sprite: Sprite, state: TrackState, width: number, height: number): Box | null {
  const { left, top, step } = findPlacement(track, sprite, state)
  const { planes, mask, box } = sprite
  const bounds: Box[] = [
    { x: 0, y: 0, width, height },
    boxFromEdges(left, top, left + planes.width / step, top + planes.height / step),
    findRevealedArea(track, box, state.reveal),
  ]
  if (track.clip) bounds.push(track.clip)
  if (mask) bounds.push(shiftBox(mask.box, roundShift(state)))
  else if (sprite.density !== 1) bounds.push(shiftBox(box, [state.x, state.y]))
  const x0 = Math.max(...bounds.map((of) => Math.floor(of.x)))
  const y0 = Math.max(...bounds.map((of) => Math.floor(of.y)))
  const x1 = Math.min(...bounds.map((of) => Math.ceil(right(of))))
  const y1 = Math.min(...bounds.map((of) => Math.ceil(bottom(of))))
  return x1 > x0 && y1 > y0 ? boxFromEdges(x0, y0, x1, y1) : null
}

const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }

function findRevealedArea({ side, clip }: Track, own: Box, reveal: number): Box {
  if (reveal >= 1) return EVERYWHERE
  const box = clip ?? own
  const [across, down] = [Math.round(box.width * reveal), Math.round(box.height * reveal)]
  const edge = { left: box.x + across, right: right(box) - across, top: box.y + down, bottom: bottom(box) - down }[side]
  const [low, high] = [-1e6, 1e6]
  if (side === 'left') return boxFromEdges(low, low, edge, high)
  if (side === 'right') return boxFromEdges(edge, low, high, high)
  return side === 'top' ? boxFromEdges(low, low, high, edge) : boxFromEdges(low, edge, high, high)
}

interface Target {
  at: number
  stride: number
  plane: number
  /** 1 for luma, 2 for chroma planes, which have half the width and height. */
  half: number
}

function blendPlane(
  kernel: BlendKernel,
  target: Target,
  sprite: Sprite,
  track: Track,
  state: TrackState,
  area: Box,
): void {
  const { half, at, stride } = target
  const { planes, mask } = sprite
  const { left, top, step } = findPlacement(track, sprite, state)
  const [x0, y0] = [Math.floor(area.x / half), Math.floor(area.y / half)]
  const count = Math.ceil(right(area) / half) - x0
  const rows = Math.ceil(bottom(area) / half) - y0
  const outline = mask && shiftBox(mask.box, roundShift(state))
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
