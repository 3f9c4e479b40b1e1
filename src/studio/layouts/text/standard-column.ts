import { createTextColumn } from './text-column.ts'
import { minHeadlineSize } from '../type-sizes.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Column, ColumnPlan } from './column-plan.ts'
import type { AspectClass } from '../../model/canvas.ts'
import type { Box } from '../../model/geometry.ts'

const LINE_COUNTS: Record<AspectClass, readonly number[]> = {
  slim: [4, 3, 5, 2],
  tall: [3, 4, 2],
  square: [3, 2, 4],
  wide: [3, 2, 4],
  banner: [2, 1, 3],
}

/** Creates a text column with the defaults for this aspect ratio. `over` overrides them. */
export function createStandardColumn(
  context: LayoutContext,
  box: Box,
  fill: string,
  over: Partial<ColumnPlan> & { widest?: number } = {},
): Column {
  const { canvas, type, emphasis, toneStyle } = context
  const { aspect, base, width } = canvas
  const loud = toneStyle.energy === 2 ? 1.15 : 1
  const display = (type.headline.face.family.generic === 'display' ? 1.3 : 1) * loud
  const usualWidest = type.headline.face.family.generic === 'display' ? 0.4 : aspect === 'slim' ? 0.24 : 0.21
  const widest = over.widest ?? usualWidest
  const headline = toneStyle.energy === 2 ? type.poster : type.headline
  const usual = aspect === 'slim' ? width * 0.17 : aspect === 'banner' ? base * 0.094 : base * 0.102
  return createTextColumn(context, {
    box,
    align: 'left',
    ground: context.surface(fill),
    headline,
    counts: LINE_COUNTS[aspect],
    anchor: 'middle',
    spread: 'edges',
    withMark: true,
    flat: aspect === 'banner',
    ...over,
    most: Math.max(
      Math.min((over.most ?? usual * display) * emphasis.headline, box.width * widest),
      minHeadlineSize(canvas, (over.headline ?? headline).face.family),
    ),
  })
}

/** Text above or below an image may be centered. Text beside an image keeps the default alignment. */
export function chooseAlignment(context: LayoutContext, stacked: boolean): Partial<ColumnPlan> {
  if (!stacked) return {}
  const { aspect } = context.canvas
  const centered = context.random('align').chance(aspect === 'square' ? 0.5 : 0.35)
  const counts = aspect === 'square' ? { counts: [2, 1, 3] } : {}
  return centered ? { align: 'center', spread: 'together', ...counts } : counts
}
