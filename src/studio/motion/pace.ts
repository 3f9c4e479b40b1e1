import type { Motion, Move } from '../scene.ts'

/** How a tone moves. */
export function styleOf(tone: string): Motion['style'] {
  if (BOLD.includes(tone.toLowerCase())) return 'bold'
  return LIVELY.includes(tone.toLowerCase()) ? 'lively' : 'calm'
}

const BOLD = ['bold', 'innovative', 'enthusiastic', 'energetic']
const LIVELY = ['playful', 'friendly', 'casual', 'witty', 'inspirational']

/** Times are written down in seconds of a film of six, and become frames of the film that is made. */
export interface Pace {
  fps: number
  frames: number
  at(seconds: number): number
}

const WRITTEN_FOR = 6

export function paceOf(seconds: number, fps: number): Pace {
  const frames = Math.max(1, Math.round(seconds * fps))
  return { fps, frames, at: (time) => Math.round((time / WRITTEN_FOR) * frames) }
}

/** One move from `start` on for `lasts` seconds. */
export function move(
  pace: Pace,
  what: Move['what'],
  [from, to]: readonly [number, number],
  start: number,
  lasts: number,
  ease: Move['ease'],
): Move {
  return { what, from, to, start: pace.at(start), end: Math.max(pace.at(start) + 1, pace.at(start + lasts)), ease }
}
