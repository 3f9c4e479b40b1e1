import { type Box, contains, intersect } from '../model/geometry.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'
import type { Track } from '../model/track.ts'
import { evaluateTrack, type TrackState } from '../motion/track-state.ts'
import { encode } from './convolutional-code.ts'
import { toMessage } from './mark-code.ts'
import { MARK_MARGIN, SPARED_KINDS, type SceneMark } from './mark-scene.ts'
import { type MarkedAreas, openChangeMeter } from './measure-change.ts'

/** The luma of black and white in frames (BT.709, limited range). */
const [BLACK, WHITE] = [16, 235]

/** Writes a mark into the luma of a frame (yuv420p). The next call overwrites the bytes. */
export type FrameMarker = (frame: Uint8Array, index: number) => Uint8Array

/** While nothing but a picture moves, texture is measured once in this many frames. */
const MEASURED_EVERY = 10

/**
 * Prepares the mark of a film. It stands still on the canvas while pictures move below it, so that it adds up over frames. Words, logos,
 * drawings and areas of one color stay as they are to the bit, as they do in stills.
 */
export function openFrameMarker(scene: Scene, motion: Motion, { code, key }: SceneMark): FrameMarker {
  const { width, height } = scene
  const size = width * height
  const meter = openChangeMeter({ width, height, range: WHITE - BLACK }, key, encode(toMessage(code)))
  const layers = [...scene.layers, ...motion.layers]
  const marked = new Uint8Array((size * 3) / 2)
  let [shape, measuredAt] = ['', 0]
  let change: Int8Array = new Int8Array(size)
  return (frame, index) => {
    const areas = listAreas({ layers, width, height }, motion.tracks, index)
    if (areas.areas.length === 0) return frame
    const wanted = JSON.stringify([areas, listStates(layers, motion.tracks, index)])
    if (wanted !== shape || index % MEASURED_EVERY === 0 || index < measuredAt)
      [shape, measuredAt, change] = [wanted, index, meter.measure(frame.subarray(0, size), areas).change]
    marked.set(frame)
    for (let at = 0; at < size; at += 1) {
      const value = change[at] ?? 0
      if (value !== 0) marked[at] = Math.max(BLACK, Math.min(WHITE, (frame[at] ?? 0) + value))
    }
    return marked
  }
}

/** What else than pictures moves, so that colors or words may come to lie on them. */
const listStates = (layers: readonly Layer[], tracks: readonly Track[], frame: number) =>
  tracks
    .filter((track) => track.layers.some((index) => layers[index]?.kind !== 'picture'))
    .map((track) => evaluateTrack(track, frame))

/** Where pictures are seen in a frame, and what lies above them. */
export function listAreas(
  { layers, width, height }: Pick<Scene, 'layers' | 'width' | 'height'>,
  tracks: readonly Track[],
  frame: number,
): MarkedAreas {
  const canvas = { x: 0, y: 0, width, height }
  let [areas, spared]: [Box[], Box[]] = [[], []]
  for (const track of tracks) {
    const state = evaluateTrack(track, frame)
    if (!state) continue
    const isWhole = state.opacity >= 1 && state.reveal >= 1
    for (const index of track.layers) {
      const layer = layers[index]
      if (layer?.kind === 'backdrop') {
        // It hides everything below it. While it appears, what it shows is of one color, and stays as it is.
        if (isWhole) [areas, spared] = [[], []]
      } else if (layer?.kind === 'picture') {
        const box = place(layer.box, track, state, 0)
        if (isWhole && layer.blend === 'normal' && layer.angle === 0 && !layer.cut_out)
          spared = spared.filter((hidden) => !contains(box, hidden))
        areas = [...areas, intersect(box, canvas)]
      } else if (layer && SPARED_KINDS.includes(layer.kind) && 'box' in layer)
        spared = [...spared, place(layer.box, track, state, MARK_MARGIN)]
    }
  }
  return { areas, spared }
}

/** Where a track shows a box. */
function place(box: Box, { origin: [ox, oy], clip }: Track, { x, y, scale }: TrackState, margin: number): Box {
  const left = ox + (box.x - margin - ox) * scale + x
  const top = oy + (box.y - margin - oy) * scale + y
  const [width, height] = [(box.width + 2 * margin) * scale, (box.height + 2 * margin) * scale]
  const placed = { x: left, y: top, width, height }
  return clip ? intersect(placed, clip) : placed
}
