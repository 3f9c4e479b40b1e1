import { hasFigure } from './text/offer-row.ts'
import { bottom, boxFromEdges, right } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { AspectClass } from '../model/canvas.ts'
import type { Box } from '../model/geometry.ts'

/** A canvas in two parts (pixels). The text stays inside margins and safe area. The art extends to the canvas edges. */
export interface CanvasParts {
  words: Box
  art: Box
  /** Whether one part is above the other. */
  stacked: boolean
  /** Whether the art is on the left or at the top. */
  artFirst: boolean
}

/** How to split a canvas. */
export interface SplitOptions {
  /** The art's share of the canvas, 0 to 1. */
  share: Readonly<Record<AspectClass, number>>
  artFirst: boolean
  /** Whether the art is first also where a platform covers the bottom, and words may stand above it. */
  keepsOrder?: boolean
  /** Whether the art has words of the request itself, so that beside others it keeps its share. */
  holdsWords?: boolean
  /** Distance between text and art, as a share of `canvas.base`. */
  gutter?: number
  /** Aspect classes in which one part is above the other. By default, the tall ones. */
  stack?: readonly AspectClass[]
}

/** Splits the canvas into text and art. The art may move below the text if a platform covers the bottom. */
export function splitCanvas(
  context: LayoutContext,
  { share, artFirst: wanted, keepsOrder = false, holdsWords = false, gutter = 0.05, stack = TALL }: SplitOptions,
): CanvasParts {
  const { canvas } = context
  const { content, width, height, base, aspect } = canvas
  const stacked = stack.includes(aspect)
  const easing = holdsWords ? 1 : easeForWords(context, stacked)
  const artFirst =
    wanted && (keepsOrder || !stacked || !isBottomCovered(context) || context.random('story').chance(0.4))
  // Words below art end where a platform covers the canvas, so that the art takes a larger part of what is left.
  const covered = stacked && artFirst && isBottomCovered(context) ? COVERED : 1
  const [gap, part] = [base * gutter, share[aspect] * easing * covered]
  if (stacked) {
    // Words stay above what a platform covers, so that their part is one of what is left.
    const [from, to] = holdsWords ? [content.y, bottom(content)] : [0, height]
    const cut = artFirst ? from + (to - from) * part : to - (to - from) * part
    return {
      stacked,
      artFirst,
      art: artFirst ? boxFromEdges(0, 0, width, cut) : boxFromEdges(0, cut, width, height),
      words: artFirst
        ? boxFromEdges(content.x, Math.max(content.y, cut + gap), right(content), bottom(content))
        : boxFromEdges(content.x, content.y, right(content), Math.min(bottom(content), cut - gap)),
    }
  }
  const cut = artFirst ? width * part : width * (1 - part)
  return {
    stacked,
    artFirst,
    art: artFirst ? boxFromEdges(0, 0, cut, height) : boxFromEdges(cut, 0, width, height),
    words: artFirst
      ? boxFromEdges(Math.max(content.x, cut + gap), content.y, right(content), bottom(content))
      : boxFromEdges(content.x, content.y, Math.min(right(content), cut - gap), bottom(content)),
  }
}

/** The share that remains for art: many words of a request take space from what is beside them, and so does the figure of an offer. A photo keeps more of it. */
export function easeForWords({ copy, material, canvas }: LayoutContext, isStacked: boolean): number {
  const { details, pieces = [] } = copy
  const asked = pieces.filter(({ slot }) => slot !== 'caption' && slot !== 'headline').length
  const rows = Math.max(asked, details.length) + (hasFigure(copy) ? 1 : 0)
  if (!isStacked) return material.images.length > 0 || canvas.aspect === 'banner' ? 1 : pick(EASES_BESIDE, rows)
  if (material.images.length > 0) return rows >= 5 ? 0.68 : rows >= 3 ? 0.8 : 1
  return pick(EASES, rows)
}
/** The share that remains for art above words where a platform covers the bottom. */
const COVERED = 0.85
const EASES = [1, 0.9, 0.8, 0.72, 0.66, 0.6] as const
/** Beside words, a drawing gives way later. */
const EASES_BESIDE = [1, 1, 0.95, 0.88, 0.82, 0.76] as const
const pick = (shares: readonly number[], rows: number): number => shares[Math.min(rows, shares.length - 1)] ?? 1

const TALL: readonly AspectClass[] = ['tall', 'slim']
const TALL_AND_SQUARE: readonly AspectClass[] = [...TALL, 'square']

/** A square can be split either way. The seed decides for each layout. */
export function chooseStackedAspects(context: LayoutContext, share = 0.45): readonly AspectClass[] {
  return context.random('stack').chance(share) ? TALL_AND_SQUARE : TALL
}

/** Whether text and art are above each other on this canvas. */
export const isStacked = (context: LayoutContext, share = 0.45) =>
  chooseStackedAspects(context, share).includes(context.canvas.aspect)

/** Returns the part of a box where a product may stand: on the canvas, and not far below what a platform covers. */
export function clipToVisible(box: Box, { canvas }: LayoutContext): Box {
  const { safe, width, height } = canvas
  const least = Math.min(box.height, box.width) * 0.5
  const covered = height - bottom(safe.box)
  const top = Math.max(0, box.y, Math.min(safe.box.y * 0.5, bottom(box) - least))
  const low = Math.min(height, bottom(box), Math.max(bottom(safe.box) + covered * 0.55, top + least))
  return boxFromEdges(Math.max(0, box.x), top, Math.min(width, right(box)), low)
}

/** Whether a platform covers so much of the bottom that only art may be there. */
export const isBottomCovered = ({ canvas }: LayoutContext) => bottom(canvas.safe.box) < canvas.height * 0.9

/** Divides a box into `count` equal boxes, in a row (`x`) or in a column (`y`). `gap` is in pixels. */
export function divideBox(box: Box, count: number, gap: number, along: 'x' | 'y'): Box[] {
  const size = ((along === 'x' ? box.width : box.height) - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => {
    const at = index * (size + gap)
    return along === 'x' ? { ...box, x: box.x + at, width: size } : { ...box, y: box.y + at, height: size }
  })
}
