import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Box } from '../../model/geometry.ts'
import type { ListForm } from './labeled-list.ts'
import type { SplitHeadline } from './split-headline.ts'
import type { TextStyle } from '../../type/fit-text.ts'
import type { Align, TextBlock } from '../../type/text-block.ts'
import type { Layer } from '../../model/scene.ts'

/**
 * How to set the text in one column: brand mark at the top, call to action at the bottom, headline and other text
 * between them.
 */
export interface ColumnPlan {
  box: Box
  align: Align
  ground: SurfaceColors
  headline: TextStyle
  /** Maximum headline size in pixels, and preferred line counts, best first. */
  most: number
  counts: readonly number[]
  /** Vertical position of the middle group between brand mark and call to action. */
  anchor: 'top' | 'middle' | 'bottom'
  /**
   * 'edges' puts brand mark and call to action at the ends of the column. 'together' keeps the call to action below the
   * text.
   */
  spread: 'edges' | 'together'
  withMark: boolean
  /** Where the brand mark is. At the top if absent. */
  markAt?: 'top' | 'foot'
  /** Relative to the brand mark's usual size. */
  markScale?: number
  /** A headline in two sizes: `rest` is its second part as a share of the first, and `most` bounds the first in pixels. */
  lead?: { split: SplitHeadline; rest: number; most: number }
  /** The size of the figure of an offer, relative to its usual one. */
  figureScale?: number
  /** The largest figure, relative to its usual size. 1 if absent. */
  mostFigure?: number
  /** How much larger than usual the type is, so that it carries a form with few words. 1 if absent. */
  growth?: number
  /** Whether the headline must not grow beyond `most`, because the figure below it is the hero. */
  isLimited?: boolean
  /** Whether its texts keep their sizes where there is space, because rows outside of the column are read before them. */
  keepsSizes?: boolean
  /** How lists in rows are set. In lines if absent. */
  lists?: ListForm
  /** What the ground of the headline reaches below it, in pixels, where it has one of its own. */
  headlinePad?: number
  /** If set, all text except the headline is in this box beside it. */
  aside?: Box
  /** Whether the subline is beside the button, as on a flat canvas. */
  flat?: boolean
  /** If set, all text except the headline is at the bottom of the column, within this width in pixels. */
  footWidth?: number
  /** How far the rows at the foot are right of the headline, in pixels. A brand mark at the foot is left of them. */
  footShift?: number
}

/** A row of the column: its height, and the distance to the next row, in pixels. */
export interface ColumnRow {
  height: number
  after: number
  /** How far it extends below its height, in pixels (descenders). */
  drop?: number
  /** How far a large figure in its last line really reaches below it, in pixels: not at all where it is digits only. */
  hang?: number
  place(x: number, top: number): Layer[]
}

/** The placed layers of a column, with positions in canvas pixels. */
export interface Column {
  layers: Layer[]
  /** Bounds of the text. */
  top: number
  bottom: number
  /** Bottom of the headline. Other elements may be below it. */
  headlineBottom: number
}

/** A column that was set but not placed. */
export interface Attempt {
  headline: TextBlock
  /** The share of the column that is empty, 0 to 1. */
  free: number
  /** Whether the headline is an offer whose figure has no space. */
  losesOffer: boolean
  place(): Column
}

/** A column with its plan, and how much larger its texts are than usual. */
export interface Grown {
  attempt: Attempt
  plan: ColumnPlan
  text: number
}
