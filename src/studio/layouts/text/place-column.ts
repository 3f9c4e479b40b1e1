import { measureRows } from './beside-column.ts'
import type { Column, ColumnPlan, ColumnRow } from './column-plan.ts'
import type { ColumnContent } from './column-rows.ts'

/** Whether the brand mark stands beside the rows at the foot, at the other side of the column. */
const isMarkBeside = ({ markAt, footShift }: ColumnPlan, { below, cta }: ColumnContent): boolean =>
  markAt === 'foot' && footShift !== undefined && below.length > 0 && cta === null

/** The height in pixels that the brand mark takes from the column. */
export function measureMark(plan: ColumnPlan, content: ColumnContent): number {
  const { mark, below } = content
  if (!mark) return 0
  return isMarkBeside(plan, content) ? Math.max(0, mark.height - measureRows(below)) : mark.height + mark.after
}

/** The space between a headline and rows at the foot, as a share of the column's height. */
const FOOT_GAP = 0.1

/** Places the parts of a column below each other. `far` is the space between groups, `drop` what reaches below the text, in pixels. */
export function placeColumn(
  plan: ColumnPlan,
  content: ColumnContent,
  main: ColumnRow,
  far: number,
  drop: number,
): Column {
  const { mark, cta, above, below } = content
  const { box, align } = plan
  const x = align === 'left' ? box.x : align === 'center' ? box.x + box.width / 2 : box.x + box.width
  const [isAtFoot, isBeside] = [plan.markAt === 'foot', isMarkBeside(plan, content)]
  const floor = box.y + box.height
  const low = floor - (mark && isAtFoot && !isBeside ? mark.height + mark.after : 0)
  const start = box.y + (mark && !isAtFoot ? mark.height + mark.after : 0)
  const hung = below.length > 0 ? 0 : Math.max(0, drop - far * 0.6)
  const tail = cta ? cta.height + cta.drop + far + hung : Math.min(drop, far)
  const free = Math.max(0, low - start - measureRows([...above, main, ...below]) - tail)
  const hang = below.at(-1)?.drop ?? 0
  const footTop = low - measureRows(below) - (cta ? cta.height + cta.drop + far * 0.8 : hang)
  // Space between a headline and rows at the foot that looks like a hole is above the headline, too.
  const isFooted = plan.footWidth !== undefined && mark !== null && !isAtFoot && below.length > 0
  const hole = isFooted ? footTop - start - measureRows([...above, main]) - box.height * FOOT_GAP : 0
  const top = start + free * { top: 0, middle: 0.5, bottom: 1 }[plan.anchor] + Math.max(0, hole) / 2
  const layers = mark ? mark.place(x, isAtFoot ? floor - mark.height : box.y) : []
  let y = top
  const put = (rows: readonly ColumnRow[], shift = 0) => {
    for (const row of rows) {
      layers.push(...row.place(x + shift, y))
      y += row.height + row.after
    }
  }
  put([...above, main])
  const headlineBottom = y - main.after + drop
  if (plan.footWidth) y = footTop
  put(below, plan.footShift)
  const callTop = (plan.spread === 'edges' || plan.footWidth) && cta ? low - cta.height - cta.drop : y + far + hung
  if (cta) layers.push(...cta.place(x, callTop, align))
  return {
    layers,
    top: mark && !isAtFoot ? box.y : top,
    bottom: mark && isAtFoot ? floor : cta ? callTop + cta.height : below.length > 0 ? y + far * 0.2 : headlineBottom,
    headlineBottom,
  }
}
