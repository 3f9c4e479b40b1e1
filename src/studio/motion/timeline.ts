import type { Motion, Move } from '../model/scene.ts'

/** Returns the motion style for a tone. */
export function chooseMotionStyle(tone: string): Motion['style'] {
  if (BOLD.includes(tone.toLowerCase())) return 'bold'
  return LIVELY.includes(tone.toLowerCase()) ? 'lively' : 'calm'
}

const BOLD = ['bold', 'innovative', 'enthusiastic', 'energetic']
const LIVELY = ['playful', 'friendly', 'casual', 'witty', 'inspirational']

/** Converts times to frames. Times are written for a video of six seconds and scaled to the actual length. */
export interface Timeline {
  fps: number
  frames: number
  at(seconds: number): number
}

const REFERENCE_SECONDS = 6

/** Creates a timeline for a length in seconds and a frame rate per second. */
export function createTimeline(seconds: number, fps: number): Timeline {
  const frames = Math.max(1, Math.round(seconds * fps))
  return { fps, frames, at: (time) => Math.round((time / REFERENCE_SECONDS) * frames) }
}

/** Creates a move that starts at `start` and takes `lasts` seconds. */
export function createMove(
  timeline: Timeline,
  what: Move['what'],
  [from, to]: readonly [number, number],
  start: number,
  lasts: number,
  ease: Move['ease'],
): Move {
  return {
    what,
    from,
    to,
    start: timeline.at(start),
    end: Math.max(timeline.at(start) + 1, timeline.at(start + lasts)),
    ease,
  }
}
