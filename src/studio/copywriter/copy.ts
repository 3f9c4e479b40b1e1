import { listBlockTexts, type PostBlock } from './facts/post-block.ts'
import type { Fact } from './facts/fact.ts'
import type { PlacedPiece } from '../model/pieces.ts'

/** The texts of one item, in reading order. Absent parts are null or empty. */
export interface Copy {
  /**
   * The language of the texts: a BCP 47 tag, with script where it matters (`zh-Hans`). It may be a language in which the studio adds no
   * words. `und` if it is not known, as for copies of older releases.
   */
  language: string
  eyebrow: string | null
  headline: string
  subline: string | null
  /** A menu, steps, a comparison, or a statistic. */
  block: PostBlock | null
  /** Facts that are shown as rows of their own, most important first: date, place, range. */
  details: readonly Fact[]
  benefits: readonly string[]
  badge: string | null
  price: string | null
  cta: string | null
  /** Conditions of an offer, in small type. */
  small_print: string | null
  /** Other headlines for the same request, best first. */
  alternatives: readonly string[]
  /** The text that goes with the post, within the platform's limit. */
  caption: string
  /** Without the leading '#'. */
  hashtags: readonly string[]
  alt_text: string
  /** Every piece of the request, in its order, with its place. Absent in copies of older releases. */
  pieces?: readonly PlacedPiece[] | undefined
}

/**
 * Every text that a design of this copy may show, with the numbers of steps. Details are listed one by one and also joined in one line.
 */
export const listShownTexts = (copy: Copy): string[] =>
  [
    ...listCopyTexts(copy),
    ...(copy.block?.kind === 'steps' ? copy.block.steps.map((_, index) => String(index + 1)) : []),
    joinFirstRows(copy, MOST_ROWS_IN_LINE) ?? '',
  ].filter((text) => text !== '')

/** The number of rows that are joined into one line on a flat canvas. */
const MAX_ROWS_IN_LINE = 2
/** Where a line has space for it, a further row of the request is better than its loss. */
export const MOST_ROWS_IN_LINE = 3
/** No line starts with the dot. */
const SEPARATOR = '\u00A0· '

/** The longest second clause that stands in one line with the first rows. In UTF-16 code units. */
const LONGEST_IN_LINE = 44

/** The first rows in one line, for canvases without space for rows; null if there are none. Words of the request keep its order. */
export function joinFirstRows(copy: Copy, most = MAX_ROWS_IN_LINE): string | null {
  const { details, benefits, small_print, subline, pieces = [] } = copy
  const rows = [...details.map(({ text }) => text), ...benefits, ...(small_print ? [small_print] : [])]
  const isAsked = pieces.some(({ slot }) => slot === 'subline') && subline !== null && rows.length > 0
  const line = isAsked && subline.length <= LONGEST_IN_LINE ? [subline] : []
  const order = new Map(pieces.map(({ text }, index) => [text, index]))
  const rank = (text: string) => order.get(text) ?? order.size
  const shown = [...line, ...rows.slice(0, most)].toSorted((a, b) => rank(a) - rank(b))
  return shown.join(SEPARATOR) || null
}

/** Every text of the design, the headline first. */
export function listCopyTexts(copy: Copy): string[] {
  const { headline, subline, eyebrow, badge, price, cta, small_print, details, benefits } = copy
  const listed = [...details.map(({ text }) => text), ...benefits, ...listBlockTexts(copy.block)]
  return [headline, subline, eyebrow, badge, price, cta, small_print, ...listed].filter((text) => text !== null)
}

/** The facts that a design must show besides its headline, most important first. */
export function listImportantTexts({ badge, price, details, benefits, small_print, block }: Copy): string[] {
  return [...listBlockTexts(block), badge, price, ...details.map(({ text }) => text), ...benefits, small_print].filter(
    (text) => text !== null,
  )
}
