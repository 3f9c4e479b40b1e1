import { createLeader, hasDots } from './leader.ts'
import { createCross, CROSS, listsMistakes } from './mistakes.ts'
import { toLch } from '../../color/oklch.ts'
import { measureDay } from '../../copywriter/request-reading/tables/read-row.ts'
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
  /** The greatest height that it fills. */
  most: number
  /** How many rows it shows. Those at the end are left out if not all have space. */
  count: number
  /** Places it so that it fills `height`. */
  place(x: number, top: number, height: number): Layer[]
}

interface Line {
  /** The day of a row apart from the rest of its label, where all rows begin with one: "Tue", "Canal St". */
  day: TextBlock | null
  label: TextBlock | null
  value: TextBlock | null
  /** A cross beside a mistake, its size in pixels. */
  cross: number
  /** Whether `day` is the number of a step. */
  isStep: boolean
}

/** The texts of a row before they are set. */
interface Cells {
  day: string | null
  label: string
  value: string | null
  isStep?: boolean
  isMistake?: boolean
}

/** The height of a row as a multiple of its text: the least, the usual, and the most. */
const STEP = { least: 1.72, usual: 2.1, most: 3.1 }
/** The largest text of a row as a share of `canvas.base`, and its least distance to the value as a multiple of its size. */
const LARGEST = 0.068
const GAP = 0.9
const SHRINK = 0.94

/**
 * Sets rows with a label at the left and a value at the right, all in one size: the largest at which each row is one line. Where that is too
 * small to be read well, labels take two lines. `largest` is the most of that size in pixels. Rows that do not fit the height at the smallest legible size are left out from the end.
 */
export function setTable(
  context: LayoutContext,
  rows: readonly MenuRow[],
  space: { width: number; height: number },
  fill: string,
  { isDotted = false, largest = context.canvas.base * LARGEST }: { isDotted?: boolean; largest?: number } = {},
): Table | null {
  const { canvas } = context
  const least = minFactSize(canvas)
  const cells = rows.map(({ text, price }): Cells => ({ day: null, label: text, value: price }))
  const columns = splitDays(context, rows)
  const good = Math.max(least, Math.min(context.sizes.body * 1.12, largest))
  for (let count = rows.length; count > 0; count -= 1) {
    const shown = cells.slice(0, count)
    const three =
      columns &&
      findSize(context, columns.slice(0, count), space, fill, { from: largest, to: Math.max(least, good), lines: 1 })
    if (three) return three
    const single = findSize(context, shown, space, fill, { from: largest, to: least, lines: 1, isDotted })
    if (single && single.size >= good) return single
    const double = findSize(context, shown, space, fill, { from: good * 1.3, to: least, lines: 2 })
    if (double && double.size > (single?.size ?? 0) * 1.15) return double
    if (single) return single
  }
  return null
}

/** Sets numbered steps, all in one size, with at most three lines each. Mistakes have crosses: a number would make a step of each. */
export function setSteps(
  context: LayoutContext,
  steps: readonly string[],
  space: { width: number; height: number },
  fill: string,
): Table | null {
  const isMistake = listsMistakes(context)
  const cells = steps.map((label, index): Cells => ({
    day: isMistake ? null : String(index + 1),
    label,
    value: null,
    isStep: true,
    isMistake,
  }))
  const from = context.canvas.base * LARGEST
  const to = minFactSize(context.canvas)
  for (let count = cells.length; count > 0; count -= 1) {
    const shown = cells.slice(0, count)
    const good = Math.max(to, context.sizes.body * 1.5)
    const single = findSize(context, shown, space, fill, { from, to: good, lines: 1 })
    const set = single ?? findSize(context, shown, space, fill, { from, to, lines: 3 })
    if (set) return set
  }
  return null
}

function findSize(
  context: LayoutContext,
  rows: readonly Cells[],
  space: { width: number; height: number },
  fill: string,
  { from, to, lines: most, isDotted = false }: { from: number; to: number; lines: number; isDotted?: boolean },
): Table | null {
  for (let size = from; ; size = Math.max(to, size * SHRINK)) {
    const days = rows.map(({ day, isStep = false, isMistake = false }) =>
      day === null
        ? isMistake
          ? size * CROSS
          : 0
        : ((isStep ? setNumber : setDay)(context, day, size, fill)?.width ?? Infinity),
    )
    const indent = Math.max(...days)
    const lines = rows.map((row) => setLine(context, row, size, { width: space.width, indent, most }, fill))
    const heights = lines.map((line) => (line ? measureRow(line, size) : Infinity))
    const height = heights.reduce((sum, one) => sum + one, 0)
    if (height <= space.height)
      return createTable(
        context,
        lines.filter((line) => line !== null),
        heights,
        { ...space, size, isDotted },
        fill,
      )
    if (size <= to) return null
  }
}

const measureRow = ({ label }: Line, size: number) => Math.max(size * STEP.least, (label?.height ?? 0) + size * 0.98)

/** Days and places in columns of their own; null if a row does not begin with a day, or all are days only. */
function splitDays({ copy }: LayoutContext, rows: readonly MenuRow[]): Cells[] | null {
  const cells = rows.map(({ text, price }): Cells => {
    const end = measureDay(text, copy.language)
    const label = text.slice(end).trim()
    return { day: text.slice(0, end).trim(), label: /^[\p{L}\p{N}(]/u.test(label) ? label : '', value: price }
  })
  const isWhole = cells.every(
    ({ day, label }, index) => day && (rows[index]?.text ?? '').length <= day.length + label.length + 1,
  )
  return isWhole && cells.some(({ label }) => label !== '') ? cells : null
}

function setDay(context: LayoutContext, text: string, size: number, fill: string): TextBlock | null {
  const { type, ruler, canvas } = context
  const { ink } = context.surface(fill)
  return wrapBlock({ role: 'benefit', text, style: type.body, color: ink, ground: fill }, ruler, size, canvas.width, 1)
}

/** The number of a step. Numerals of serif families may hang below the line, so theirs are those of prices. */
function setNumber(context: LayoutContext, text: string, size: number, fill: string): TextBlock | null {
  const { type, ruler, canvas } = context
  const style = type.poster.face.family.generic === 'serif' ? type.price : type.poster
  const color = chooseValueColor(context, size * NUMERAL, fill)
  return wrapBlock({ role: 'eyebrow', text, style, color, ground: fill }, ruler, size * NUMERAL, canvas.width, 1)
}
const NUMERAL = 1.3

function setLine(
  context: LayoutContext,
  cells: Cells,
  size: number,
  { width, indent, most }: { width: number; indent: number; most: number },
  fill: string,
): Line | null {
  const { type, ruler } = context
  const color = chooseValueColor(context, size, fill)
  const { isStep = false, isMistake = false } = cells
  const priced = { role: 'price' as const, style: type.price, color, ground: fill }
  const value = cells.value === null ? null : wrapBlock({ ...priced, text: cells.value }, ruler, size, width, 1)
  if (cells.value !== null && !value) return null
  const taken = value ? value.width + size * GAP : 0
  const day = cells.day === null ? null : (isStep ? setNumber : setDay)(context, cells.day, size, fill)
  const left = indent > 0 ? indent + size * GAP : 0
  const style = { ...(isStep ? type.label : type.body), leading: 1.16 }
  const words = { role: 'benefit' as const, text: cells.label, style, color: context.surface(fill).ink, ground: fill }
  const label = cells.label === '' ? null : wrapBlock(words, ruler, size, width - left - taken, most)
  if (cells.label !== '' && !label) return null
  return day && !label && day.width + taken > width
    ? null
    : { day, label, value, isStep, cross: isMistake ? size * CROSS : 0 }
}

/** The color of large text, where it is as dark or as light as the rest of its row. */
function chooseValueColor(context: LayoutContext, size: number, fill: string): string {
  const colors = context.surface(fill)
  const color = chooseLargeTextColor(context, colors, context.type.price.face, size)
  const isDarker = (of: string) => toLch(of).l < toLch(fill).l
  return isDarker(color) === isDarker(colors.ink) ? color : colors.ink
}

function createTable(
  context: LayoutContext,
  lines: readonly Line[],
  heights: readonly number[],
  { size, width, isDotted }: { size: number; width: number; isDotted: boolean },
  fill: string,
): Table {
  const { muted } = context.surface(fill)
  const thin = Math.max(1, context.canvas.base * 0.0018)
  const least = heights.reduce((sum, one) => sum + one, 0)
  const usual = least + lines.length * size * (STEP.usual - STEP.least)
  const most = least + lines.length * size * (STEP.most - STEP.least)
  // Dots beside some rows only look like a fault.
  const isLed =
    isDotted && lines.every(({ label, value }) => hasDots(width - (label?.width ?? 0) - (value?.width ?? 0), size))
  return {
    size,
    height: usual,
    most,
    count: lines.length,
    place: (x, top, height) => {
      const more = (Math.max(least, Math.min(height, most)) - least) / lines.length
      let y = top
      const indent = Math.max(...lines.map(({ day, cross }) => day?.width ?? cross)) + size * GAP
      return lines.flatMap(({ day, label, value, isStep, cross }, index): Layer[] => {
        const box: Box = { x, y, width, height: (heights[index] ?? 0) + more }
        y += box.height
        const middle = box.y + box.height / 2
        return [
          ...(isLed
            ? createLeader(
                label ? right(placeText(label, x, 0).box) : x,
                right(box) - (value?.width ?? 0),
                middle,
                size,
                muted,
              )
            : isDotted && index === 0
              ? []
              : [createField({ ...box, height: thin }, muted)]),
          ...(cross > 0 ? [createCross(x, middle, cross, chooseValueColor(context, size, fill))] : []),
          ...(isStep ? placeStep : placeLabel)(day, label, x, indent, middle),
          ...(value ? [placeText(value, right(box), middle - value.height / 2, 'right')] : []),
        ]
      })
    },
  }
}

/** A label with its day in a column of its own is one text, whose parts stand in one line. */
function placeLabel(
  day: TextBlock | null,
  label: TextBlock | null,
  x: number,
  indent: number,
  middle: number,
): Layer[] {
  const place = (block: TextBlock, left: number) => placeText(block, left, middle - block.height / 2)
  if (!day) return label ? [place(label, x)] : []
  const first = place(day, x)
  if (!label) return [first]
  const second = place(label, x + indent)
  const width = right(second.box) - first.box.x
  return [
    {
      ...first,
      text: `${first.text} ${second.text}`,
      lines: [...first.lines, ...second.lines],
      box: { ...first.box, width },
    },
  ]
}

/** A number and its step are two texts. */
const placeStep: typeof placeLabel = (day, label, x, indent, middle) => [
  ...(day ? [placeText(day, x, middle - day.height / 2)] : []),
  ...(label ? [placeText(label, x + indent, middle - label.height / 2)] : []),
]
