import { centerX, right, type Box } from '../model/geometry.ts'
import { controlCorners, minFactSize, minTypeSize } from '../layouts/type-sizes.ts'
import { createOfferBlock } from '../layouts/text/offer-block.ts'
import { chooseLargeTextColor } from '../layouts/text/large-text-color.ts'
import { splitHeadline } from '../layouts/text/split-headline.ts'
import { setStackedRows } from '../layouts/text/price-figures.ts'
import { setTable } from '../layouts/text/table-rows.ts'
import { fitScaledBlock } from '../type/scaled-block.ts'
import { fitBlock, placeText, wrapBlock, type Align, type TextBlock, type TextSpec } from '../type/text-block.ts'
import type { TextStyle } from '../type/fit-text.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Canvas } from '../model/canvas.ts'
import type { Layer, PanelLayer, TextRole } from '../model/scene.ts'
import type { Shot, ShotLine } from './shot.ts'
import { readTableShot } from './table-shot.ts'

/** Where the words of a shot stand: the area for them in pixels, and how they are aligned in it. */
export interface WordsPlace {
  box: Box
  align: Align
  /** 0 is the top of the box, 0.5 its middle. */
  anchor: number
  ground: string
}

/** The largest letters, as a share of the side of a square with the same area. */
const MOST = { hook: 0.25, subject: 0.19, point: 0.27, offer: 0.24, event: 0.22, end: 0.16 } as const
/** Quiet brands have smaller letters, by this factor. */
const QUIET = 0.84
/** Letters that a viewer of a phone reads without effort, as a share of the shorter side. */
const COMFORTABLE = 0.07
/** Conditions, and the price of a row, as shares of other small lines. */
const SMALL_PRINT = 0.72
const ROW_PRICE = 1.8
const NUMBER = 0.3

const measureComfortable = ({ width, height }: Canvas): number => Math.min(width, height) * COMFORTABLE
const measureMost = ({ canvas, toneStyle }: LayoutContext, kind: Shot['kind']): number =>
  canvas.base * MOST[kind] * (toneStyle.energy === 0 ? QUIET : 1)

/** A text that was set: its height in pixels, and its layers once it has a place. */
interface Placed {
  height: number
  place: (x: number, top: number) => Layer[]
}

/** Sets the words of a shot as large as its form allows. A text that fits nowhere is left out, and its caption still says it. */
export function createShotWords(context: LayoutContext, shot: Shot, place: WordsPlace): Layer[] {
  const { base } = context.canvas
  const table = placeTable(context, shot, place)
  if (table) return table
  const gap = base * 0.038
  const figure = shot.number === null ? null : createNumber(context, shot.number, place)
  const minors = new Map(
    shot.lines.flatMap((line) => (line.size === 'minor' ? toEntry(line, setMinor(context, line, place)) : [])),
  )
  const above = figure ? [toPlaced(figure, place)] : []
  const used = [...minors.values(), ...above].reduce((sum, { height }) => sum + height + gap, 0)
  const heroes = shot.lines.filter(({ size }) => size === 'hero')
  const space = {
    width: place.box.width,
    height: Math.max(base * 0.06, (place.box.height - used - gap * (heroes.length - 1)) / Math.max(1, heroes.length)),
  }
  const sizes = heroes.map((line) => fitHero(context, shot, line, space, place)?.size ?? Infinity)
  const least = Math.min(...sizes)
  const set = shot.lines.flatMap((line): Placed[] => {
    if (line.size === 'minor') return [minors.get(line)].filter((one) => one !== undefined)
    const offer = setOffer(context, shot, line, space, place)
    if (offer) return [offer]
    const most = heroes.length > 1 && Number.isFinite(least) ? least * 1.02 : undefined
    const block = fitHero(context, shot, line, { ...space, most }, place)
    return block ? [toPlaced(block, place)] : []
  })
  return stack([...above, ...set], place, gap)
}

/** The largest text of a row, and the height of a table, as shares of the side of a square with the same area and of its space. */
const LARGEST_ROW = 0.092
const TABLE_HEIGHT = 0.82
const MUCH_LARGER = 1.3
/** The largest label that stands above its value. */
const LARGEST_LABEL = 0.075

/** A table: each row with its label and its value. Null where a shot has none, or where it cannot be read. */
function placeTable(context: LayoutContext, shot: Shot, { box, anchor, ground }: WordsPlace): Layer[] | null {
  const rows = readTableShot(shot)
  if (!rows) return null
  const beside = setTable(context, rows, box, ground, { largest: context.canvas.base * LARGEST_ROW })
  // Where lines are short, values are larger below their labels.
  const stacked = setStackedRows(context, rows, box, ground, context.canvas.base * LARGEST_LABEL)
  const isLarger = stacked !== null && stacked.size > (beside?.size ?? 0) * MUCH_LARGER
  const table = isLarger ? stacked : beside
  if (!table || table.count < rows.length) return null
  const height = Math.min(table.most, Math.max(table.height, box.height * TABLE_HEIGHT))
  return table.place(box.x, box.y + (box.height - height) * anchor, height)
}

const toEntry = (line: ShotLine, placed: Placed | null): [ShotLine, Placed][] => (placed ? [[line, placed]] : [])

const toPlaced = (block: TextBlock, { align }: WordsPlace): Placed => ({
  height: block.height + block.drop,
  place: (x, top) => [placeText(block, x, top, align)],
})

/** Places blocks below each other. */
function stack(set: readonly Placed[], { box, align, anchor }: WordsPlace, gap: number): Layer[] {
  const whole = set.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, set.length - 1)
  let top = box.y + Math.max(0, box.height - whole) * anchor
  const x = align === 'left' ? box.x : align === 'center' ? centerX(box) : right(box)
  return set.flatMap(({ height, place }) => {
    const at = top
    top += height + gap
    return place(x, at)
  })
}

/** A badge: its words on a panel in the accent color. */
function createPill(
  context: LayoutContext,
  block: TextBlock,
  x: number,
  top: number,
  { align, ground }: WordsPlace,
): Layer[] {
  const { size } = block
  const [width, height] = [block.width + size * 1.7, block.height + size * 1.3]
  const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
  const { accent } = context.surface(ground)
  const panel: PanelLayer = {
    kind: 'panel',
    role: 'badge',
    box: { x: left, y: top, width, height },
    corners: controlCorners(context.toneStyle, Math.min(height, size * 2.4)),
    color: accent,
    stroke: null,
    stroke_width: 0,
  }
  return [panel, placeText(block, left + width / 2, top + size * 0.65, 'center')]
}

/** The figure of an offer is at most this share of the side of a square with the same area. */
const MOST_FIGURE = 0.34

/** A price, a percentage or a code that a shot is about: its figure large, a former price struck through. Null for other texts. */
function setOffer(
  context: LayoutContext,
  { kind }: Shot,
  { text, role }: ShotLine,
  { width, height }: { width: number; height: number },
  { align, ground }: WordsPlace,
): Placed | null {
  if (kind !== 'offer') return null
  const space = { width, height, most: context.canvas.base * MOST_FIGURE }
  const offer = createOfferBlock(context, context.surface(ground), toHeroRole(role), text, space)
  return offer && { height: offer.height + offer.drop, place: (x, top) => offer.place(x, top, align) }
}

/** Texts fill an upright form with more lines from such lengths on, in UTF-16 code units. */
const LONG = 32
const MEDIUM = 16

function preferLines({ aspect }: Canvas, { length }: string): number[] {
  if (aspect === 'wide' || aspect === 'banner') return [2, 1, 3]
  if (aspect === 'tall') return length > LONG ? [5, 4, 6, 3] : length > MEDIUM ? [3, 4, 2, 5] : [2, 3, 4, 1]
  return length > LONG ? [4, 3, 5] : [2, 3, 4, 1]
}

function fitHero(
  context: LayoutContext,
  { kind }: Shot,
  { text, role }: ShotLine,
  { width, height, most }: { width: number; height: number; most?: number | undefined },
  { ground }: WordsPlace,
): TextBlock | null {
  const { canvas, ruler, type } = context
  const style = chooseStyle(context, role)
  const { ink, fill } = context.surface(ground)
  const spec = { role: toHeroRole(role), text, style, color: ink, ground: fill }
  const counts = preferLines(canvas, text)
  const bounds = { width, height, counts, most: most ?? measureMost(context, kind) }
  const [comfortable, smallest] = [measureComfortable(canvas), Math.max(minTypeSize(canvas), minFactSize(canvas))]
  const fitted =
    fitBlock(spec, ruler, { ...bounds, least: Math.min(comfortable, bounds.most) }) ??
    fitBlock({ ...spec, style: type.headline }, ruler, {
      ...bounds,
      least: Math.min(smallest, bounds.most),
      mostHyphens: 2,
    }) ??
    wrapBlock({ ...spec, style: type.label }, ruler, minTypeSize(canvas), width, 12)
  if (!fitted) return null
  const colors = context.surface(ground)
  const led = most ? null : fitLead(context, spec, bounds)
  const block = led && led.size > fitted.size * LEAD_GAIN ? led : fitted
  const least = block.size * Math.min(1, ...(block.scales ?? []))
  return { ...block, color: chooseLargeTextColor(context, colors, block.style.face, least) }
}

/** A text in two sizes must lead with a size that is larger than that of one size by this factor. */
const LEAD_GAIN = 1.12
/** The size of what follows, as a share of its lead. */
const REST = 0.5

/** A long text in two sizes: what leads is large, the rest smaller. Null for a text that has no good place for that, or does not fit. */
function fitLead(
  { canvas, copy, ruler }: LayoutContext,
  spec: TextSpec,
  space: { width: number; height: number; most: number },
): TextBlock | null {
  const pieces = (copy.pieces ?? []).filter(({ text }) => text === spec.text)
  const { language } = copy
  const split = splitHeadline({
    headline: spec.text,
    language,
    pieces: pieces.map((piece) => ({ ...piece, slot: 'headline' })),
  })
  const parts = split && [
    { text: split.lead, scale: 1, most: 4 },
    { text: split.rest, scale: REST, most: 4 },
  ]
  const comfortable = measureComfortable(canvas)
  const least = Math.min(comfortable, space.most)
  return parts && fitScaledBlock(spec, parts, ruler, { ...space, least, smallest: comfortable })
}

/** Texts that stand alone in a shot are its headline. */
const toHeroRole = (role: TextRole): TextRole => (role === 'price' || role === 'cta' ? role : 'headline')

function chooseStyle({ type }: LayoutContext, role: TextRole): TextStyle {
  if (role === 'subline') return type.headline
  return role === 'cta' ? { ...type.headline, transform: 'none' } : type.poster
}

function setMinor(context: LayoutContext, { text, role }: ShotLine, place: WordsPlace): Placed | null {
  const { box, ground } = place
  const { canvas, ruler, type } = context
  const colors = context.surface(ground)
  const isPill = role === 'badge'
  const style = role === 'eyebrow' ? type.eyebrow : role === 'price' ? type.headline : type.label
  const spec = {
    role,
    text,
    style,
    color: isPill ? colors.onAccent : colors.ink,
    ground: isPill ? colors.accent : colors.fill,
  }
  const share = role === 'small_print' ? SMALL_PRINT : role === 'price' ? ROW_PRICE : 1
  const wanted = Math.max(measureComfortable(canvas) * share, minFactSize(canvas))
  for (const [shrunk, lines] of [
    [1, 2],
    [0.84, 3],
    [0.7, 4],
    [0.55, 6],
  ] as const) {
    const size = Math.max(minTypeSize(canvas), wanted * shrunk)
    const block = wrapBlock(spec, ruler, size, box.width - (isPill ? size * 1.7 : 0), lines)
    if (block && isPill)
      return { height: block.height + size * 1.3, place: (x, top) => createPill(context, block, x, top, place) }
    if (block) return toPlaced(block, place)
  }
  return null
}

function createNumber(context: LayoutContext, number: number, { box, ground }: WordsPlace): TextBlock | null {
  const { canvas, ruler, type } = context
  const colors = context.surface(ground)
  const spec = {
    role: 'page' as const,
    text: String(number),
    style: { ...type.poster, leading: 1, transform: 'none' as const },
    color: colors.ink,
    ground: colors.fill,
  }
  const fitted = fitBlock(spec, ruler, {
    width: box.width * 0.5,
    height: box.height * 0.36,
    counts: [1],
    most: canvas.base * NUMBER,
    least: minTypeSize(canvas),
  })
  return (
    fitted && {
      ...fitted,
      color: chooseLargeTextColor(context, { ...colors, display: colors.accent }, fitted.style.face, fitted.size),
    }
  )
}

/** The size of the largest letters among layers, in pixels; 0 without text. */
export const measureLargest = (layers: readonly Layer[]): number =>
  Math.max(0, ...layers.map((layer) => (layer.kind === 'text' && layer.role !== 'page' ? layer.size : 0)))
