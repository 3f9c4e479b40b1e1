import type { Motion } from '../model/scene.ts'
import type { Move } from '../model/track.ts'

/** Returns the motion style for a tone. */
export function chooseMotionStyle(tone: string): Motion['style'] {
  if (BOLD.includes(tone.toLowerCase())) return 'bold'
  return LIVELY.includes(tone.toLowerCase()) ? 'lively' : 'calm'
}

const BOLD = ['bold', 'innovative', 'enthusiastic', 'energetic']
const LIVELY = ['playful', 'friendly', 'casual', 'witty', 'inspirational']

/** Converts seconds to frames. */
export interface Timeline {
  fps: number
  frames: number
  at(seconds: number): number
}

/** Creates a timeline for a number of frames and a frame rate per second. */
export const createTimeline = (frames: number, fps: number): Timeline => ({
  fps,
  frames,
  at: (seconds) => Math.round(seconds * fps),
})

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
