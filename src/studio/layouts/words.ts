import { textColumn } from './text-column.ts'
import type { Scope } from './scope.ts'
import type { Column, ColumnPlan } from './text-column.ts'
import type { Form } from '../form.ts'
import type { Box } from '../geometry.ts'

const COUNTS: Record<Form, readonly number[]> = {
  slim: [4, 3, 5, 2],
  tall: [3, 4, 2],
  square: [3, 2, 4],
  wide: [3, 2, 4],
  banner: [2, 1, 3],
}

/** A column of words with what is usual on this form of canvas; `over` says what a family does otherwise. */
export function wordsIn(scope: Scope, box: Box, fill: string, over: Partial<ColumnPlan> = {}): Column {
  const { canvas, type, emphasis, manner } = scope
  const { form, base, width } = canvas
  const loud = manner.energy === 2 ? 1.15 : 1
  const display = (type.headline.face.family.generic === 'display' ? 1.3 : 1) * loud
  const widest = type.headline.face.family.generic === 'display' ? 0.4 : form === 'slim' ? 0.24 : 0.21
  const usual = form === 'slim' ? width * 0.17 : form === 'banner' ? base * 0.094 : base * 0.102
  return textColumn(scope, {
    box,
    align: 'left',
    ground: scope.ground(fill),
    headline: manner.energy === 2 ? type.poster : type.headline,
    counts: COUNTS[form],
    anchor: 'middle',
    spread: 'edges',
    withMark: true,
    flat: form === 'banner',
    ...over,
    most: Math.min((over.most ?? usual * display) * emphasis.headline, box.width * widest),
  })
}

/** Words above or below a picture may stand in the middle; beside one they keep to their edge. */
export function alignIn(scope: Scope, stacked: boolean): Partial<ColumnPlan> {
  if (!stacked) return {}
  const { form } = scope.canvas
  const centred = scope.random('align').chance(form === 'square' ? 0.5 : 0.35)
  const counts = form === 'square' ? { counts: [2, 1, 3] } : {}
  return centred ? { align: 'center', spread: 'together', ...counts } : counts
}
