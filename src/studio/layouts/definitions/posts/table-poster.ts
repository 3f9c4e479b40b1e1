import { deltaE } from '../../../color/oklch.ts'
import { bottom, boxFromEdges, right } from '../../../model/geometry.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import {
  chooseColorScheme,
  createBrandEdge,
  createField,
  type BackgroundRole,
  type ColorScheme,
} from '../../color-scheme.ts'
import { createStandardColumn } from '../../text/standard-column.ts'
import { canShowObject, placeTableObject } from './table-object.ts'
import type { Table } from '../../text/table-rows.ts'
import { placeText, wrapBlock } from '../../../type/text-block.ts'
import { minFactSize, minTypeSize } from '../../type-sizes.ts'
import type { Copy } from '../../../copywriter/copy.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'

/** Rows of a poster that are set in one size. */
export interface TableContent {
  /** How many rows there are. */
  count: number
  /** Sets them within a width and a height in pixels, on a color. Null if nothing fits. */
  set(context: LayoutContext, space: { width: number; height: number }, fill: string): Table | null
  grounds: readonly BackgroundRole[]
  /** Whether the rows are below the headline also on a wide canvas. */
  isBelow?: boolean
}

/** A poster of rows: the headline above them, or beside them on a wide canvas, and what the request says behind them at the foot. */
export function composeTable(context: LayoutContext, rows: TableContent): Layer[] {
  const scheme = chooseColorScheme(context, rows.grounds)
  const { aspect } = context.canvas
  const isBeside = (aspect === 'wide' || aspect === 'banner') && rows.isBelow !== true
  const attempts = (isBeside ? SHARES_BESIDE : SHARES_BELOW).flatMap((share) =>
    (isBeside ? composeBeside : composeBelow)(context, rows, scheme, share),
  )
  const best = attempts.reduce<Attempt | null>((one, other) => (one && one.faults <= other.faults ? one : other), null)
  const whole = best ?? {
    fields: [],
    layers: createStandardColumn(context, context.canvas.content, scheme.ground).layers,
    free: context.canvas.content,
  }
  const hasPrimary = whole.fields.some(
    (layer) => layer.kind === 'art' && layer.paths[0]?.fill === context.roles.primary,
  )
  return [
    { kind: 'backdrop', color: scheme.ground },
    // Rows on the background itself stand on plain color.
    ...(whole.fields.length > 0 ? createBackgroundPattern(context, whole.free, scheme.ground) : []),
    ...whole.fields,
    ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary && !hasPrimary }),
    ...whole.layers,
  ]
}

/** The share of the content that the table may take at most, the best first. */
const SHARES_BELOW = [0.7, 0.62, 0.54, 0.46]
const SHARES_BESIDE = [0.6, 0.54, 0.48, 0.66]
/** The largest headline, and smaller ones that leave space for the other words. */
const HEADLINES = [1, 0.72, 0.54]

interface Attempt {
  fields: Layer[]
  layers: Layer[]
  /** The part without the table. */
  free: Box
  /** Rows and texts of the request that are missing count 1, a small headline up to 1. */
  faults: number
}

function composeBelow(context: LayoutContext, rows: TableContent, scheme: ColorScheme, share: number): Attempt[] {
  const { canvas } = context
  const { content, base } = canvas
  const fill = chooseFill(context, scheme)
  const hasField = fill !== scheme.ground
  const pad = base * (hasField ? 0.05 : 0.035)
  const isCentered = context.random('skeleton').chance(CENTERED)
  const notes = setNotes(context, content.width, fill, isCentered)
  const foot = notes.height > 0 ? notes.height + base * 0.03 : 0
  const table = rows.set(context, { width: content.width, height: content.height * share - foot }, fill)
  if (!table) return []
  // On a tall canvas, few rows are higher, so that nothing stays empty.
  const least = canvas.height >= canvas.width * 1.5 ? LEAST_IN_STORY : LEAST_BELOW
  const wanted = Math.max(table.height, content.height * Math.min(share, least))
  const inner = { ...context, copy: withoutNotes(context.copy, notes.texts) }
  const heights = GROWN.map((more) =>
    Math.min(content.height * share - foot, wanted + content.height * more, table.most),
  )
  return [...new Set(heights)].flatMap((height) => {
    const top = bottom(content) - height - foot
    const words = boxFromEdges(content.x, content.y, right(content), top - pad * (hasField ? 2 : 1))
    const field = boxFromEdges(0, top - pad, canvas.width, canvas.height)
    const parts = {
      fields: hasField ? [createField(field, fill)] : [],
      layers: [...table.place(content.x, top, height), ...notes.place(bottom(content) - notes.height)],
    }
    const plain = HEADLINES.map((scale) => finish(inner, scheme, words, table, parts, rows, scale))
    const pictured = hasField ? placeTableObject(context, words, field.y, scheme.ground) : null
    if (!pictured) return plain
    const beside = { ...parts, fields: [...pictured.layers, ...parts.fields] }
    const shown = HEADLINES.map((scale) => finish(inner, scheme, pictured.words, table, beside, rows, scale, true))
    return [...plain, ...shown.map((attempt) => ({ ...attempt, faults: attempt.faults - PICTURED }))]
  })
}

/** What a picture of the subject is worth: more than a small headline, and less than a row or a text of the request. */
const PICTURED = 0.85

/** How much higher a table is tried, in shares of the content, where there is space above its headline. */
const GROWN = [0, 0.08, 0.16, 0.24]

const LEAST_BELOW = 0.42
const LEAST_IN_STORY = 0.56

/** What a request says behind its table, such as "Last entry 45 minutes before closing", as lines of one size. */
interface Notes {
  texts: readonly string[]
  height: number
  place(top: number): Layer[]
}

const NO_NOTES: Notes = { texts: [], height: 0, place: () => [] }
const NOTE_GROWTHS = [1.4, 1.25, 1.1]
/** The most of them, and of their height as a share of the content. */
const NOTES = { most: 4, height: 0.2 }

function setNotes(context: LayoutContext, width: number, fill: string, isCentered: boolean): Notes {
  const { canvas, copy, sizes, type, ruler } = context
  const pieces = copy.pieces ?? []
  const last = pieces.findLastIndex(({ slot }) => slot === 'block')
  const shown = new Set([copy.subline, copy.small_print, ...copy.benefits, ...copy.details.map(({ text }) => text)])
  const texts = pieces.flatMap(({ text }, index) => (index > last && shown.has(text) ? [text] : []))
  const { ink } = context.surface(fill)
  const setAt = (size: number, lines: number) =>
    texts.flatMap((text) => {
      const words = { role: 'detail' as const, text, style: type.label, color: ink, ground: fill }
      return wrapBlock(words, ruler, size, width, lines) ?? []
    })
  const usual = Math.max(minFactSize(canvas), sizes.body * 1.3)
  // Larger where each note stays on one line.
  const larger = NOTE_GROWTHS.map((by) => usual * by).find((one) => setAt(one, 1).length === texts.length)
  const size = larger ?? usual
  const set = setAt(size, larger ? 1 : 2)
  const gap = size * 0.75
  const height = set.reduce((sum, block) => sum + block.height + block.drop + gap, -gap)
  if (set.length === 0 || set.length < texts.length || set.length > NOTES.most) return NO_NOTES
  const { x } = canvas.content
  // On a flat canvas, two short lines are one.
  const [first, second] = set
  const isFlat = canvas.aspect === 'wide' || canvas.aspect === 'banner'
  if (isFlat && set.length === 2 && first && second && first.width + second.width < width - size * 2)
    return {
      texts,
      height: Math.max(first.height + first.drop, second.height + second.drop),
      place: (top) => [placeText(first, x, top), placeText(second, x + width, top, 'right')],
    }
  if (height > canvas.content.height * NOTES.height) return NO_NOTES
  return {
    texts,
    height,
    place: (top) => {
      let y = top
      return set.map((block) => {
        const layer = isCentered ? placeText(block, x + width / 2, y, 'center') : placeText(block, x, y)
        y += block.height + block.drop + gap
        return layer
      })
    },
  }
}

function withoutNotes(copy: Copy, notes: readonly string[]): Copy {
  const isNote = (text: string | null) => text !== null && notes.includes(text)
  return {
    ...copy,
    subline: isNote(copy.subline) ? null : copy.subline,
    small_print: isNote(copy.small_print) ? null : copy.small_print,
    benefits: copy.benefits.filter((text) => !isNote(text)),
    details: copy.details.filter(({ text }) => !isNote(text)),
  }
}

function composeBeside(context: LayoutContext, rows: TableContent, scheme: ColorScheme, share: number): Attempt[] {
  const { canvas } = context
  const { content, base } = canvas
  const fill = chooseFill(context, scheme)
  const hasField = fill !== scheme.ground
  const gutter = base * (hasField ? 0.05 : 0.06)
  const left = right(content) - content.width * share
  const table = rows.set(context, { width: right(content) - left, height: content.height }, fill)
  if (!table) return []
  const height = Math.min(content.height, Math.max(table.height, content.height * 0.7))
  const words = boxFromEdges(content.x, content.y, left - gutter * (hasField ? 2 : 1), bottom(content))
  const field = boxFromEdges(left - gutter, 0, canvas.width, canvas.height)
  const placed = table.place(left, content.y, height)
  const low = placed.reduce((most, layer) => ('box' in layer ? Math.max(most, bottom(layer.box)) : most), content.y)
  const shift = (content.height - (low - content.y)) / 2
  const parts = {
    fields: hasField ? [createField(field, fill)] : [],
    layers: table.place(left, content.y + Math.max(0, shift), height),
  }
  return HEADLINES.map((scale) => finish(context, scheme, words, table, parts, rows, scale))
}

function finish(
  context: LayoutContext,
  scheme: ColorScheme,
  words: Box,
  table: Table,
  { fields, layers }: Pick<Attempt, 'fields' | 'layers'>,
  { count: rows, isBelow = false }: TableContent,
  scale: number,
  isPictured = false,
): Attempt {
  const { canvas, copy } = context
  const isFlat = (canvas.aspect === 'wide' || canvas.aspect === 'banner') && !isBelow
  const { sizes } = context
  // The one line above a table is read with the headline.
  const body = isFlat ? sizes.body : sizes.body * LARGER_LINE
  const inner = { ...context, copy: { ...copy, block: null }, sizes: { ...sizes, body } }
  const column = createStandardColumn(inner, words, scheme.ground, {
    headline: context.type.poster,
    most: canvas.base * (isFlat ? 0.1 : 0.13) * scale,
    widest: 0.4,
    keepsSizes: true,
    counts: isFlat ? [2, 3, 1] : canvas.aspect === 'tall' ? [2, 1, 3] : [1, 2, 3],
    spread: isFlat ? 'edges' : 'together',
    anchor: isFlat ? 'middle' : 'bottom',
    ...(!isFlat && !isPictured && context.random('skeleton').chance(CENTERED) && { align: 'center' as const }),
  }).layers
  const shown = column.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const lead = shown.find(({ role }) => role === 'headline')
  const headline = lead?.size ?? 0
  const long = Math.max(0, (lead?.lines.length ?? 0) - MOST_LINES) * 0.4
  const said = [...shown, ...layers].flatMap((layer) => ('text' in layer ? [layer.text] : [])).join('\n')
  const lost = (copy.pieces ?? []).filter(
    ({ slot, text }) => slot !== 'block' && slot !== 'caption' && !said.includes(text),
  ).length
  const wanted = Math.max(table.size * 1.15, canvas.base * 0.06, minTypeSize(canvas))
  const small = headline >= wanted ? 0 : 1 - headline / wanted
  const side = Math.min(canvas.base, canvas.width)
  const timid = measureTimid(headline, side * LARGE.headline) + measureTimid(table.size, side * LARGE.table)
  const hole = measureHole(column, canvas.content.height)
  return {
    fields,
    layers: [...layers, ...column],
    free: words,
    faults: lost + (rows - table.count) + small + timid + long + hole,
  }
}

const LARGER_LINE = 1.25

/** Headlines and tables from these shares of the side are large. That one is smaller is a smaller fault than a lost row. */
const LARGE = { headline: 0.11, table: 0.062 }
const measureTimid = (size: number, large: number): number => Math.max(0, 1 - size / large) * 0.5

/** Space between the brand mark and the headline, from this share of the content, looks as if something were missing. */
const MOST_HOLE = 0.09
const HOLE_FAULT = 2

function measureHole(column: readonly Layer[], height: number): number {
  const isMark = (layer: Layer) => layer.kind === 'logo' || (layer.kind === 'text' && layer.role === 'wordmark')
  const headline = column.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const mark = column.find(isMark)
  if (headline?.kind !== 'text' || !mark || !('box' in mark) || mark.box.y > headline.box.y) return 0
  return Math.max(0, (headline.box.y - bottom(mark.box)) / height - MOST_HOLE) * HOLE_FAULT
}

/** The share of the seeds whose headline is centered above its rows. */
const CENTERED = 0.45

/** More lines of the headline than these compete with the rows. */
const MOST_LINES = 3

/** The color behind the rows: that of the background, or another one of the brand. */
function chooseFill(context: LayoutContext, { ground }: ColorScheme): string {
  const { roles } = context
  // A picture stands on a field.
  if (!context.random('table').chance(0.5) && !canShowObject(context)) return ground
  return [roles.primary, roles.second, roles.deep, roles.tint].find((of) => deltaE(of, ground) > 20) ?? ground
}
