import { bottom } from '../../model/geometry.ts'
import { hasFigure } from './offer-row.ts'
import { createStandardColumn } from './standard-column.ts'
import type { Box } from '../../model/geometry.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Column, ColumnPlan } from './column-plan.ts'

/**
 * Where the parts of a column of type are: all flush left below the brand mark, centered, with the brand mark at the foot, with the facts at the
 * lower right beside it, or with large type at the foot.
 */
export type Skeleton = 'classic' | 'centered' | 'signed' | 'editorial' | 'low'

/** The share of the width that is left of the facts of an editorial column. */
const SHIFT = 0.38
/** Longer rows need the whole width. In UTF-16 code units. */
const LONGEST_ROW = 44

/** A column that leaves at most this share of its height empty in one piece needs no other skeleton. */
const MOST_EMPTY = 0.26
/** How many skeletons are composed to find one. */
const MOST_TRIES = 3

/**
 * Creates a column with the skeleton that the seed chooses, each of those that fit as often as the others. Where it leaves a large piece of the
 * column empty, the next one is used. Slides and very flat or narrow canvases have one skeleton.
 */
export function createSkeletonColumn(
  context: LayoutContext,
  box: Box,
  fill: string,
  {
    skeletons = ALL,
    ...over
  }: Parameters<typeof createStandardColumn>[3] & { skeletons?: readonly Skeleton[] | undefined },
): Column {
  const create = (skeleton: Skeleton) =>
    createStandardColumn(context, box, fill, { ...over, ...PLANS[skeleton](box, context) })
  let best: { column: Column; empty: number } | null = null
  for (const skeleton of listSkeletons(context, box, skeletons).slice(0, MOST_TRIES)) {
    const column = create(skeleton)
    const empty = measureEmpty(column, box)
    if (!best || empty < best.empty) best = { column, empty }
    if (empty <= MOST_EMPTY) break
  }
  return best?.column ?? createStandardColumn(context, box, fill, over)
}

/** The skeletons that fit, in the order in which a seed tries them. */
export function listSkeletons(
  context: LayoutContext,
  box: Box,
  allowed: readonly Skeleton[] = ALL,
): readonly Skeleton[] {
  const { canvas, slide } = context
  if (slide || canvas.aspect === 'banner' || canvas.aspect === 'slim' || canvas.base < LEAST_BASE) return []
  // A brand mark below a button would look like its label.
  const able = allowed.filter(
    (skeleton) =>
      (skeleton !== 'editorial' || isEditorial(context, box)) && (skeleton !== 'signed' || context.copy.cta === null),
  )
  return context.random('skeleton').shuffle(able)
}

/** The largest height without words in a column, as a share of its own. */
function measureEmpty({ layers }: Column, box: Box): number {
  const texts = layers.filter((layer) => layer.kind === 'text' || layer.kind === 'logo' || layer.kind === 'panel')
  const boxes = texts.map((layer) => layer.box).toSorted((one, other) => one.y - other.y)
  let [reached, largest] = [box.y, 0]
  for (const one of boxes) {
    largest = Math.max(largest, one.y - reached)
    reached = Math.max(reached, bottom(one))
  }
  return Math.max(largest, bottom(box) - reached) / box.height
}

const ALL: readonly Skeleton[] = ['classic', 'centered', 'signed', 'editorial', 'low']
/** Smaller canvases are ads. `base` in pixels. */
const LEAST_BASE = 520

const PLANS: Readonly<Record<Skeleton, (box: Box, context: LayoutContext) => Partial<ColumnPlan>>> = {
  classic: () => ({}),
  centered: (_box, context) => ({
    align: 'center',
    spread: 'together',
    anchor: 'middle',
    markAt: context.copy.cta === null && context.random('mark').chance(0.5) ? 'foot' : 'top',
  }),
  signed: () => ({ anchor: 'top', markAt: 'foot' }),
  editorial: ({ width }) => ({
    anchor: 'top',
    markAt: 'foot',
    footWidth: width * (1 - SHIFT),
    footShift: width * SHIFT,
  }),
  low: () => ({ anchor: 'bottom' }),
}

/** Whether the facts have space at the lower right: they are short rows, and no figure has to be large. */
function isEditorial({ copy, canvas }: LayoutContext, box: Box): boolean {
  const { details, benefits, subline, small_print, cta } = copy
  const rows = [
    ...details.map(({ text }) => text),
    ...benefits,
    ...[subline, small_print].filter((text) => text !== null),
  ]
  return (
    canvas.aspect !== 'wide' &&
    box.width > canvas.content.width * 0.9 &&
    cta === null &&
    rows.length > 0 &&
    !hasFigure(copy) &&
    rows.every((text) => text.length <= LONGEST_ROW)
  )
}
