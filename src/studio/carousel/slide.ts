import type { Copy } from '../copywriter/copy.ts'

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
  /** The number of a point in its list, else among the points, from 1; null for other slides and for the only point. */
  number: number | null
  background: SlideBackground
}

/** What a slide does. `number` is that of a point in its list, null for none; without it, points are counted. */
export interface NumberedRole {
  role: SlideRole
  number?: number | null | undefined
}

/** The texts of one slide. Caption and hashtags are those of the post, on every slide. */
export interface SlideText extends NumberedRole {
  copy: Copy
}

/** The slides of a post. `left_out` are points of the request for which there is no slide, in their own words. */
export interface WrittenSlides {
  slides: SlideText[]
  left_out: string[]
}

/** The page mark of a slide: "2/7". */
export const writePageMark = ({ index, count }: SlideFrame): string => `${index + 1}/${count}`

/** The texts of a slide that are not part of its copy. */
export const listFrameTexts = (frame: SlideFrame): string[] => [
  writePageMark(frame),
  ...(frame.number === null ? [] : [String(frame.number)]),
]

/** The places of slides by their roles, in order. */
export function listFrames(slides: readonly NumberedRole[], background: SlideBackground): SlideFrame[] {
  const counted = countPoints(slides)
  return slides.map(({ role, number }, index) => ({
    role,
    index,
    count: slides.length,
    number: number === undefined ? (counted[index] ?? null) : number,
    background,
  }))
}

/** The place of each point among the points, from 1; null for other slides and for the only point. */
export function countPoints(slides: readonly NumberedRole[]): (number | null)[] {
  const points = slides.filter(({ role }) => role === 'point').length
  let number = 0
  return slides.map(({ role }) => (role === 'point' && points > 1 ? (number += 1) : null))
}
