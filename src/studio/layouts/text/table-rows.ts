import { right } from '../../model/geometry.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { createField } from '../color-scheme.ts'
import { minFactSize } from '../type-sizes.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import type { MenuRow } from '../../copywriter/facts/post-block.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer } from '../../model/scene.ts'
import type { TextBlock } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'

/** A table that was set but not placed. Sizes are pixels. */
export interface Table {
  /** The size of all of its texts. */
  size: number
  height: number
  /** How many rows it shows. Those at the end are left out if not all have space. */
  count: number
  /** Places it so that it fills `height`. */
  place(x: number, top: number, height: number): Layer[]
}

interface Line {
  label: TextBlock
  value: TextBlock
}

/** The height of a row as a multiple of its text: the least, the usual, and the most. */
const STEP = { least: 1.72, usual: 2.1, most: 2.9 }
/** The largest text of a row as a share of `canvas.base`, and its least distance to the value as a multiple of its size. */
const LARGEST = 0.068
const GAP = 0.9
const SHRINK = 0.94

/**
 * Sets rows with a label at the left and a value at the right, all in one size: the largest at which each row is one line. Where that is too
 * small to be read well, labels take two lines. Rows that do not fit the height at the smallest legible size are left out from the end.
 */
export function setTable(
  context: LayoutContext,
  rows: readonly MenuRow[],
  room: { width: number; height: number },
  fill: string,
): Table | null {
  const { canvas } = context
  const least = minFactSize(canvas)
  const most = canvas.base * LARGEST
  const good = Math.max(least, Math.min(context.sizes.body * 1.12, most))
  for (let count = rows.length; count > 0; count -= 1) {
    const shown = rows.slice(0, count)
    const single = findSize(context, shown, room, fill, { from: most, to: least, lines: 1 })
    if (single && single.size >= good) return single
    const double = findSize(context, shown, room, fill, { from: good * 1.3, to: least, lines: 2 })
    if (double && double.size > (single?.size ?? 0) * 1.15) return double
    if (single) return single
  }
  return null
}

function findSize(
  context: LayoutContext,
  rows: readonly MenuRow[],
  room: { width: number; height: number },
  fill: string,
  { from, to, lines: most }: { from: number; to: number; lines: number },
): Table | null {
  for (let size = from; ; size = Math.max(to, size * SHRINK)) {
    const lines = rows.map((row) => setLine(context, row, size, room.width, most, fill))
    const heights = lines.map((line) => (line ? measureRow(line, size) : Infinity))
    const height = heights.reduce((sum, one) => sum + one, 0)
    if (height <= room.height)
      return createTable(
        context,
        lines.filter((line) => line !== null),
        heights,
        { ...room, size },
        fill,
      )
    if (size <= to) return null
  }
}

const measureRow = ({ label }: Line, size: number) => Math.max(size * STEP.least, label.height + size * 0.98)

function setLine(
  context: LayoutContext,
  { text, price }: MenuRow,
  size: number,
  width: number,
  most: number,
  fill: string,
): Line | null {
  const { type, ruler } = context
  const colors = context.surface(fill)
  const color = chooseLargeTextColor(context, colors, type.price.face, size)
  const value = wrapBlock({ role: 'price', text: price, style: type.price, color, ground: fill }, ruler, size, width, 1)
  const style = { ...type.body, leading: 1.16 }
  const label =
    value &&
    wrapBlock(
      { role: 'benefit', text, style, color: colors.ink, ground: fill },
      ruler,
      size,
      width - value.width - size * GAP,
      most,
    )
  return label && value ? { label, value } : null
}

function createTable(
  context: LayoutContext,
  lines: readonly Line[],
  heights: readonly number[],
  { size, width }: { size: number; width: number },
  fill: string,
): Table {
  const { muted } = context.surface(fill)
  const thin = Math.max(1, context.canvas.base * 0.0018)
  const least = heights.reduce((sum, one) => sum + one, 0)
  const usual = least + lines.length * size * (STEP.usual - STEP.least)
  return {
    size,
    height: usual,
    count: lines.length,
    place: (x, top, height) => {
      const most = least + lines.length * size * (STEP.most - STEP.least)
      const more = (Math.max(least, Math.min(height, most)) - least) / lines.length
      let y = top
      return lines.flatMap(({ label, value }, index): Layer[] => {
        const box: Box = { x, y, width, height: (heights[index] ?? 0) + more }
        y += box.height
        const middle = box.y + box.height / 2
        return [
          createField({ ...box, height: thin }, muted),
          placeText(label, x, middle - label.height / 2),
          placeText(value, right(box), middle - value.height / 2, 'right'),
        ]
      })
    },
  }
}
