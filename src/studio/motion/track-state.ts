import type { Easing, Move, Track } from '../model/track.ts'

/** The state of a track in one frame: offsets in pixels, scale factors, opacity and reveal from 0 to 1. */
export interface TrackState {
  x: number
  y: number
  scale: number
  zoom: number
  opacity: number
  reveal: number
}

/** Returns the state of a track in a frame, or null if it is invisible. */
export function evaluateTrack(track: Track, frame: number): TrackState | null {
  if (frame < track.shown[0] || frame >= track.shown[1]) return null
  const state: TrackState = { x: 0, y: 0, scale: 1, zoom: 1, opacity: 1, reveal: 1 }
  const begun = new Set<string>()
  for (const move of track.moves) {
    if (frame < move.start && begun.has(move.what)) continue
    begun.add(move.what)
    state[move.what] = interpolate(move, frame)
  }
  return state.opacity <= 0 || state.reveal <= 0 || state.scale <= 0 ? null : state
}

function interpolate({ from, to, start, end, ease }: Move, frame: number): number {
  const at = ease === 'drift' ? frame - (frame % 2) : frame
  const share = Math.min(1, Math.max(0, (at - start) / (end - start)))
  return from + (to - from) * EASING_FUNCTIONS[ease](share)
}

/** How far the `back` easing overshoots: 1.9 is about a seventh of the distance. */
const OVERSHOOT = 1.9

const EASING_FUNCTIONS: Record<Easing, (share: number) => number> = {
  linear: (t) => t,
  drift: (t) => t,
  soft: (t) => (1 - Math.cos(Math.PI * t)) / 2,
  'in-out': (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  out: (t) => 1 - (1 - t) ** 3,
  expo: (t) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t)),
  back: (t) => 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2,
}
