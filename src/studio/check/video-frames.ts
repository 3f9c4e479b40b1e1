import { evaluateTrack, type TrackState } from '../motion/track-state.ts'
import { grow, type Box } from '../model/geometry.ts'
import { measureBounds } from '../model/rotation.ts'
import type { RgbPixels } from './check-rule.ts'
import type { VideoScene } from '../model/video-scene.ts'
import type { Layer, LogoLayer, Motion, Scene, TextLayer } from '../model/scene.ts'
import type { Track } from '../model/track.ts'

/** A frame of a film as it is delivered. */
export interface VideoFrame {
  /** Its index. */
  at: number
  /** The frame at full size. Only the pixels in and around what rests in it are filled. */
  pixels: RgbPixels
  /** The whole frame at half its width and height. */
  small: RgbPixels
}

/** Frames of each second that are checked. */
export const SAMPLES_PER_SECOND = 2

/** The frames that are checked, from the middle of the first half second. */
export function listSamples({ frames, fps }: Pick<Motion, 'frames' | 'fps'>): number[] {
  const step = fps / SAMPLES_PER_SECOND
  return Array.from({ length: Math.floor(frames / step) }, (_, index) => Math.floor((index + 0.5) * step))
}

/** The scene of a film that a frame belongs to. */
export const findVideoScene = ({ scenes = [] }: Pick<Motion, 'scenes'>, at: number): VideoScene | null =>
  scenes.find(({ from, until }) => at >= from && at < until) ?? null

/** Words and logos. */
export type ReadableLayer = TextLayer | LogoLayer

/**
 * What can be read in a frame: the words and logos of its scene, and those in front of all scenes, that have come and do not move. What is
 * still coming, or already belongs to the next scene, is left out.
 */
export function listResting(scene: Pick<Scene, 'layers'>, motion: Motion, at: number): ReadableLayer[] {
  const offset = scene.layers.length
  const current = findVideoScene(motion, at)
  const last = Math.max(0, ...(motion.scenes ?? []).map(({ layers }) => layers[1]))
  const isOwn = (index: number) =>
    index >= last || (current !== null && index >= current.layers[0] && index < current.layers[1])
  const moving = new Set<number>()
  const resting = new Set<number>()
  for (const track of motion.tracks) {
    const state = evaluateTrack(track, at)
    for (const index of track.layers) {
      if (state && isAtRest(state) && !isComing(track, at)) resting.add(index - offset)
      else if (at >= track.shown[0] && at < track.shown[1]) moving.add(index - offset)
    }
  }
  return motion.layers.filter(
    (layer, index): layer is ReadableLayer =>
      (layer.kind === 'text' || layer.kind === 'logo') && isOwn(index) && resting.has(index) && !moving.has(index),
  )
}

const isAtRest = ({ x, y, scale, opacity, reveal }: TrackState) =>
  x === 0 && y === 0 && scale === 1 && opacity >= 1 && reveal >= 1

/** Whether a wipe still brings a track: its bands pass in front of what is revealed already. */
const isComing = ({ moves }: Track, at: number): boolean =>
  moves.some(({ what, start, end }) => what === 'reveal' && at >= start && at < end)

/** Where the pixels of a frame are read for what rests in it: the boxes of the layers and a rim around each. */
export const listReadAreas = (layers: readonly ReadableLayer[]): Box[] =>
  layers.map((layer) => {
    const rim = layer.kind === 'logo' ? Math.max(4, layer.clear * 0.25) : Math.max(14, layer.size * 0.35)
    return grow(measureBounds(layer), rim)
  })

/** A design of a frame alone, as the rules about images take it. */
export const toFrameDesign = (scene: Scene, layers: readonly Layer[]): Scene => ({ ...scene, layers })
