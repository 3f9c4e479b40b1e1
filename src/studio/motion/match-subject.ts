import { bottom, centerX, type Box } from '../model/geometry.ts'
import type { Layer, Motion } from '../model/scene.ts'
import type { Track } from '../model/track.ts'
import type { PieceMotion } from './entrances.ts'
import { createMove, type Timeline } from './timeline.ts'
import { evaluateTrack } from './track-state.ts'

/** How long a subject takes to its place in the next shot, in seconds. */
const MATCH_SECONDS = 0.45

/** A product or an object that two shots show: it moves from one place to the other, while everything else is cut. */
export interface Match {
  /** Where the shot before showed it last, in pixels. */
  from: Box
  /** Where the next shot shows it. */
  to: Box
}

type Subject = Extract<Layer, { kind: 'picture' | 'object' }>

/** Whether layers show the same cutout or object. A photo in an outline has edges, which would jump. */
export function showsSame(one: Subject, other: Subject): boolean {
  if (one.kind === 'object') return other.kind === 'object' && other.name === one.name && !one.clip && !other.clip
  return other.kind === 'picture' && other.key === one.key
}

export const isSubject = (layer: Layer | undefined): layer is Subject =>
  layer?.kind === 'picture' || layer?.kind === 'object'

/**
 * Finds what the tracks of a shot share with the layers of a piece of the next one. `layers` are all layers of the scene, `last` is the last
 * frame of the shot. Null if they share nothing, or if it is not seen any more.
 */
export function findMatch(
  piece: readonly number[],
  { tracks, layers, last }: { tracks: readonly Track[]; layers: readonly Layer[]; last: number },
): Match | null {
  const subject = piece.map((index) => layers[index]).find(isSubject)
  if (!subject) return null
  for (const track of tracks) {
    const before = track.layers.map((index) => layers[index]).find(isSubject)
    const state = before && !track.clip && showsSame(before, subject) ? evaluateTrack(track, last) : null
    if (!before || !state || state.opacity < 1) continue
    const [x, y] = track.origin
    const { scale } = state
    const from = {
      x: x + (before.box.x - x) * scale + state.x,
      y: y + (before.box.y - y) * scale + state.y,
      width: before.box.width * scale,
      height: before.box.height * scale,
    }
    return { from, to: subject.box }
  }
  return null
}

/** Moves a subject from its place in the shot before to its own. */
export function moveMatched(
  { from, to }: Match,
  timeline: Timeline,
  start: number,
  style: Motion['style'],
): PieceMotion {
  const ease = style === 'bold' ? 'expo' : 'in-out'
  const move = (what: 'x' | 'y' | 'scale', value: number, rest: number) =>
    createMove(timeline, what, [value, rest], start, MATCH_SECONDS, ease)
  return {
    origin: [centerX(to), bottom(to)],
    moves: [
      move('x', centerX(from) - centerX(to), 0),
      move('y', bottom(from) - bottom(to), 0),
      move('scale', from.height / to.height, 1),
    ],
  }
}
