import type { CheckRule } from '../check-rule.ts'

/**
 * A measured rule about how good a design is, whatever its brand. `points` (0 to 1) are spread where the rule itself only says yes or no.
 * `weight` is the share of the score that a design without any points of the rule loses.
 */
export interface DesignRule extends CheckRule {
  points: number
  weight: number
}

/** What is just enough has these points. What is not enough has half of them at the most. */
const ENOUGH = 0.79
const NOT_ENOUGH = 0.55

interface Grading {
  /** The value that has no points, the one that passes, and the one that has all points. They may fall instead of rise. */
  none: number
  threshold: number
  full: number
}

/** The points of a value: spread on both sides of what passes, with a step between them. */
export function grade(value: number, { none, threshold, full }: Grading): number {
  const isEnough = none < full ? value >= threshold : value <= threshold
  const part = (from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))
  return isEnough ? ENOUGH + (1 - ENOUGH) * part(threshold, full) : NOT_ENOUGH * part(none, threshold)
}

/** Canvases that are at least this much higher than wide are stories. Narrow ads are none. */
const STORY = { ratio: 1.6, width: 700 }
export const isStory = ({ width, height }: { width: number; height: number }): boolean =>
  height >= width * STORY.ratio && width >= STORY.width
