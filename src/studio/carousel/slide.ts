import type { Copy } from '../copy/copy.ts'

/** What a slide does in its carousel: it opens it, makes one point, gives evidence, or asks the reader to act. */
export const SLIDE_ROLES = ['hook', 'point', 'proof', 'cta'] as const
export type SlideRole = (typeof SLIDE_ROLES)[number]

/** Whether one picture continues behind all slides, or each slide has a ground of its own. */
export const SLIDE_BACKGROUNDS = ['continuous', 'plain'] as const
export type SlideBackground = (typeof SLIDE_BACKGROUNDS)[number]

/** The place of a slide in its carousel. */
export interface SlideFrame {
  role: SlideRole
  /** 0 for the first slide. */
  index: number
  count: number
  /** The number of a point among the points, from 1; null for other slides and for the only point. */
  number: number | null
  background: SlideBackground
}

/** The texts of one slide. Caption and hashtags are those of the post, on every slide. */
export interface SlideText {
  role: SlideRole
  copy: Copy
}

/** The page mark of a slide: "2/7". */
export const writePageMark = ({ index, count }: SlideFrame): string => `${index + 1}/${count}`

/** The texts of a slide that are not part of its copy. */
export const listFrameTexts = (frame: SlideFrame): string[] => [
  writePageMark(frame),
  ...(frame.number === null ? [] : [String(frame.number)]),
]

/** The places of slides by their roles, in order. */
export function listFrames(roles: readonly SlideRole[], background: SlideBackground): SlideFrame[] {
  const points = roles.filter((role) => role === 'point').length
  let number = 0
  return roles.map((role, index) => {
    if (role === 'point') number += 1
    return { role, index, count: roles.length, number: role === 'point' && points > 1 ? number : null, background }
  })
}
