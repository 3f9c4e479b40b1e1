import { right } from '../../model/geometry.ts'
import { fitScaledBlock } from '../../type/scaled-block.ts'
import { placeText, wrapBlock, type TextBlock } from '../../type/text-block.ts'
import { createField } from '../color-scheme.ts'
import { fieldCorners, minFactSize } from '../type-sizes.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import { findLeadRow, splitPriceNote } from './lead-row.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { MenuRow } from '../../copywriter/facts/post-block.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Table } from './table-rows.ts'

/** More offers than these are a list, whose prices are no heroes. */
const MOST_OFFERS = 4
/** In UTF-16 code units, without a note behind it. */
const LONGEST_FIGURE = 9

/** Whether rows are a few offers whose values can be drawn as figures. */
export const areOffers = (rows: readonly MenuRow[]): boolean =>
  rows.length >= 2 && rows.length <= MOST_OFFERS && rows.every(({ price }) => isFigure(splitPriceNote(price).figure))

const isFigure = (text: string): boolean =>
  text.length <= LONGEST_FIGURE && /\p{Nd}/u.test(text) && !/\p{L}{4}/u.test(text) && !/[–-]|:/u.test(text)

/** The size of a figure as a multiple of that of its label. */
const FIGURE_SCALES = [2.1, 1.8, 1.55] as const
const NOTE_SCALE = 0.4
/** The largest label as a share of `canvas.base`. */
const LARGEST_LABEL = 0.062
const SHRINK = 0.94
/** The space between a label and its figure, and above and below both, in the size of the label. */
const GAP = 0.8
const PAD = { least: 0.5, most: 1.5 }
/** A figure takes at most this share of a row. */
const MOST_FIGURE = 0.56

/** Few offers below each other: each label at the left, its price at the right as a large figure. The one that leads stands on a field. */
export function setFigureRows(
  context: LayoutContext,
  rows: readonly MenuRow[],
  { width, height }: { width: number; height: number },
  fill: string,
): Table | null {
  const { canvas } = context
  const least = Math.max(minFactSize(canvas), context.sizes.body)
  for (let size = canvas.base * LARGEST_LABEL; size >= least; size *= SHRINK)
    for (const scale of FIGURE_SCALES) {
      const set = setOffers(context, rows, fill, { size, figure: size * scale, inner: width, isBeside: true })
      if (!set) continue
      const heights = set.map(({ label, price }) => Math.max(label.height + label.drop, price.height + price.drop))
      const lowest = heights.reduce((sum, one) => sum + one + size * PAD.least * 2, 0)
      if (lowest > height) continue
      const most = lowest + rows.length * size * (PAD.most - PAD.least) * 2
      const usual = Math.min(height, lowest + rows.length * size * 0.5)
      const place: Table['place'] = (x, top, wanted) => {
        const free = Math.max(0, Math.min(wanted, most) - lowest)
        let y = top
        return set.flatMap((offer, index): Layer[] => {
          const of = (heights[index] ?? 0) + size * PAD.least * 2 + free / rows.length
          const box: Box = { x, y, width, height: of }
          y += of
          return placeRow(context, offer, box, fill, size, set[index - 1]?.isLead === true)
        })
      }
      return { size: Math.max(size, (size * scale) / LEAST_LEAD), height: usual, most, count: rows.length, place }
    }
  return null
}

/** A headline is larger than the labels by 1.15, and as large as the figures. */
const LEAST_LEAD = 1.15

/** The space between columns, the space above and below what they say, and the smallest label, as shares of `canvas.base`. */
const COLUMN = { gutter: 0.045, pad: 0.032, least: 0.04 }
/** How far a field reaches beside its column, as a share of `canvas.base`. */
const FIELD_PAD = 0.02
/** The size of a figure in a column, as a multiple of that of its label. */
const COLUMN_SCALES = [2.5, 2.2, 1.9, 1.6] as const

/** Few offers beside each other: each label with its price as a large figure below it. The one that leads stands on a field. */
export function setFigureColumns(
  context: LayoutContext,
  rows: readonly MenuRow[],
  { width, height }: { width: number; height: number },
  fill: string,
): Table | null {
  const { canvas } = context
  const [gutter, pad] = [canvas.base * COLUMN.gutter, canvas.base * COLUMN.pad]
  const column = (width - gutter * (rows.length - 1)) / rows.length
  for (let size = canvas.base * LARGEST_LABEL; size >= canvas.base * COLUMN.least; size *= SHRINK)
    for (const scale of COLUMN_SCALES) {
      const set = setOffers(context, rows, fill, { size, figure: size * scale, inner: column, isBeside: false })
      if (!set) continue
      const labels = Math.max(...set.map(({ label }) => label.height))
      const between = size * 0.62
      const total = pad * 2 + labels + between + Math.max(...set.map(({ price }) => price.height + price.drop))
      if (total > height) continue
      const place: Table['place'] = (x, top) =>
        set.flatMap((offer, index): Layer[] => {
          const left = x + index * (column + gutter)
          const side = canvas.base * FIELD_PAD
          const field = { x: left - side, y: top, width: column + 2 * side, height: total }
          const rule = { x: left, y: top, width: column, height: Math.max(2, canvas.base * 0.003) }
          return [
            offer.isLead
              ? createField(field, offer.fill, fieldCorners(context.toneStyle, canvas))
              : createField(rule, context.surface(fill).ink),
            placeText(offer.label, left, top + pad + labels - offer.label.height),
            placeText(offer.price, left, top + pad + labels + between),
          ]
        })
      return {
        size: Math.max(size, (size * scale) / LEAST_LEAD),
        height: total,
        most: total,
        count: rows.length,
        place,
      }
    }
  return null
}

/** The size of a value below its label, as multiples of the label's, and the space around both. */
const STACKED = { scales: [1.7, 1.4, 1.2], most: 0.042, between: 0.5, pad: 1 } as const

/** Rows of a story, which is narrow: each value large below its label, as "Monday 7 am" above "Vinyasa". */
export function setStackedRows(
  context: LayoutContext,
  rows: readonly MenuRow[],
  { width, height }: { width: number; height: number },
  fill: string,
  largest = context.canvas.base * STACKED.most,
): Table | null {
  const { canvas, type, ruler } = context
  const colors = context.surface(fill)
  const least = Math.max(minFactSize(canvas), canvas.width * 0.043)
  for (let size = largest; size >= least; size *= SHRINK)
    for (const scale of STACKED.scales) {
      const set = rows.map(({ text, price }) => {
        const label = { role: 'benefit' as const, text, style: type.body, color: colors.ink, ground: fill }
        const value = { role: 'price' as const, text: price, style: type.price, color: colors.ink, ground: fill }
        const above = wrapBlock(label, ruler, size, width, 1)
        const below = wrapBlock(value, ruler, size * scale, width, 1)
        return above && below && { above, below, height: above.height + size * STACKED.between + below.height }
      })
      const shown = set.filter((row) => row !== null)
      const lowest = shown.reduce((sum, row) => sum + row.height + size * STACKED.pad, 0)
      if (shown.length < rows.length || lowest > height) continue
      const most = lowest + rows.length * size * PAD.most
      const place: Table['place'] = (x, top, wanted) => {
        const free = Math.max(0, Math.min(wanted, most) - lowest) / rows.length
        let y = top
        return shown.flatMap((row): Layer[] => {
          const box = { x, y, width, height: row.height + size * STACKED.pad + free }
          y += box.height
          const first = box.y + (box.height - row.height) / 2
          return [
            createField({ ...box, height: Math.max(1, canvas.base * 0.0018) }, colors.muted),
            placeText(row.above, x, first),
            placeText(row.below, x, first + row.height - row.below.height),
          ]
        })
      }
      return { size: size * scale, height: Math.min(height, lowest * 1.1), most, count: rows.length, place }
    }
  return null
}

interface Offer {
  label: TextBlock
  price: TextBlock
  isLead: boolean
  /** What it stands on. */
  fill: string
}

/** Null if a label takes more than two lines, or three in a column. */
function setOffers(
  context: LayoutContext,
  rows: readonly MenuRow[],
  fill: string,
  { size, figure, inner, isBeside }: { size: number; figure: number; inner: number; isBeside: boolean },
): Offer[] | null {
  const lead = findLeadRow(rows)
  const offers = rows.map((row): Offer | null => {
    const isLead = row === lead
    const on = isLead ? context.surface(fill).accent : fill
    const colors = context.surface(on)
    const price = setPrice(context, row.price, colors, figure, isBeside ? inner * MOST_FIGURE : inner)
    const width = price && isBeside ? inner - price.width - size * GAP : inner
    const style = { ...context.type.label, leading: 1.16 }
    const words = { role: 'benefit' as const, text: row.text, style, color: colors.ink, ground: on }
    const label = price && width > size * 3 ? wrapBlock(words, context.ruler, size, width, isBeside ? 2 : 3) : null
    return price && label && { label, price, isLead, fill: on }
  })
  return offers.some((offer) => offer === null) ? null : offers.filter((offer) => offer !== null)
}

/** A price in one size, or with a small note below it: "$549 (two months free)". */
function setPrice(
  context: LayoutContext,
  text: string,
  colors: SurfaceColors,
  size: number,
  width: number,
): TextBlock | null {
  const { type, ruler, canvas } = context
  // Old-style figures of serif families are no heroes.
  const style = {
    ...(type.poster.face.family.generic === 'serif' ? type.price : type.poster),
    tracking: 0,
    leading: 1.06,
  }
  const color = chooseLargeTextColor(context, colors, style.face, size * NOTE_SCALE)
  const words = { role: 'price' as const, text, style, color, ground: colors.fill }
  const { figure, note } = splitPriceNote(text)
  const parts = [{ text: figure, scale: 1, most: 1 }, ...(note ? [{ text: note, scale: NOTE_SCALE, most: 2 }] : [])]
  return fitScaledBlock(words, parts, ruler, {
    width,
    height: Infinity,
    most: size,
    least: size,
    smallest: minFactSize(canvas),
  })
}

/** Rules are between rows, but not beside a field. */
function placeRow(
  context: LayoutContext,
  { label, price, isLead, fill: on }: Offer,
  box: Box,
  fill: string,
  size: number,
  isBelowLead: boolean,
): Layer[] {
  const { canvas } = context
  const pad = Math.min(canvas.margin * 0.5, size * 0.6)
  const middle = box.y + box.height / 2
  const rule = { ...box, height: Math.max(1, canvas.base * 0.0018) }
  const field = { ...box, x: box.x - pad, width: box.width + 2 * pad }
  return [
    ...(isLead
      ? [createField(field, on, fieldCorners(context.toneStyle, canvas))]
      : isBelowLead
        ? []
        : [createField(rule, context.surface(fill).muted)]),
    placeText(label, box.x, middle - label.height / 2),
    placeText(price, right(box), middle - price.height / 2, 'right'),
  ]
}
