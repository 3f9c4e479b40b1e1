import { joinFirstRows } from '../../../copywriter/copy.ts'
import { fitBlock, placeText, wrapBlock, type TextBlock } from '../../../type/text-block.ts'
import { createBrandMark, type BrandMark } from '../../text/brand-mark.ts'
import { createCtaRow, type CtaRow } from '../../text/cta-row.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { minTypeSize } from '../../type-sizes.ts'
import type { SurfaceColors } from '../../../color/surface-colors.ts'
import type { Canvas } from '../../../model/canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'

/** What a strip shows besides mark and headline. */
export interface StripParts {
  art: boolean
  second: boolean
  price: boolean
  cta: boolean
}

/** From everything to the headline alone: what comes first in a request is dropped last. */
const PARTS: readonly StripParts[] = [
  { art: true, second: true, price: true, cta: true },
  { art: true, second: false, price: true, cta: true },
  { art: true, second: true, price: false, cta: true },
  { art: true, second: false, price: false, cta: true },
  { art: false, second: true, price: true, cta: true },
  { art: false, second: false, price: false, cta: true },
  { art: true, second: false, price: false, cta: false },
  { art: false, second: false, price: false, cta: false },
]

/** Covers are larger than ads, and nobody can press a button on them: they show a given picture rather than a button. */
const COVER_BASE = 400

/** What a strip may show, best first. */
export const listStripParts = ({ canvas, material }: LayoutContext): readonly StripParts[] =>
  canvas.base > COVER_BASE && material.images.length > 0
    ? [...PARTS.filter(({ art }) => art), ...PARTS.filter(({ art }) => !art)]
    : PARTS

/** The least sizes in pixels. Ads are shown at their own size, so that a size is what a reader sees. */
const LEAST_HEADLINE = 11.5
const LEAST_LABEL = 10.5

/** The sizes of a strip follow from its height: its width says nothing about how large it is shown. */
export function createStripContext(context: LayoutContext): LayoutContext {
  const [height, base] = [lineHeight(context.canvas), lineBase(context.canvas)]
  const label = Math.max(LEAST_LABEL, minTypeSize(context.canvas), Math.min(height * 0.18, base * 0.062))
  const sizes = { ...context.sizes, label, body: label, badge: label, price: label * 1.5, wordmark: label * 1.25 }
  return { ...context, sizes }
}

/** The height of the strip in pixels: of the canvas, or of what the platform leaves free of it. */
export const lineHeight = ({ height, content }: Canvas) => Math.min(height, content.height * 1.4)
/** The side of a square with the area of the strip, in pixels. */
const lineBase = (canvas: Canvas) => Math.sqrt(Math.min(canvas.width, canvas.content.width * 1.2) * lineHeight(canvas))

/** The size from which on a headline is large enough for a strip, and the smallest one. */
export const wantedHeadline = (canvas: Canvas) =>
  Math.max(LEAST_HEADLINE + 0.5, Math.min(lineHeight(canvas) * 0.25, lineBase(canvas) * 0.082))

/** A line of mark, headline and button in a box, measured but not yet placed. */
export interface StripLine {
  headlineSize: number
  place(): Layer[]
}

export interface LinePlan {
  box: Box
  ground: SurfaceColors
  /** The button is drawn elsewhere. */
  withoutButton?: boolean
}

interface Head {
  mark: BrandMark
  headline: TextBlock
  second: TextBlock | null
}

/** A mark above the headline has to make the headline larger by this factor. */
const STACKED_GAIN = 1.3

/** Sets a line with some parts, the mark before the headline or above it. Null if it does not fit. */
export function setStripLine(context: LayoutContext, plan: LinePlan, parts: StripParts): StripLine | null {
  const [inline, stacked] = [false, true].map((above) => setLine(context, { ...plan, stacked: above }, parts))
  return stacked && stacked.headlineSize > (inline?.headlineSize ?? 0) * STACKED_GAIN ? stacked : (inline ?? null)
}

/** With the place of the mark: above the headline, or before it. */
interface StackedPlan extends LinePlan {
  stacked: boolean
}

function setLine(context: LayoutContext, plan: StackedPlan, parts: StripParts): StripLine | null {
  const { copy, canvas } = context
  const { box, ground, stacked } = plan
  const gap = Math.max(8, lineHeight(canvas) * 0.13)
  const words = { cta: parts.cta && !plan.withoutButton ? copy.cta : null, price: parts.price ? copy.price : null }
  const row =
    words.cta || words.price ? createCtaRow(context, ground, { ...words, beside: null }, box.width * 0.5) : null
  if (((words.cta || words.price) && !row) || (row && row.height + row.drop > box.height)) return null
  const mark = createStripMark(context, ground, box, stacked)
  const clear = context.material.logo ? mark.height * 0.5 : 0
  const inset = Math.max(0, clear - box.x)
  const before = stacked ? 0 : inset + mark.width + Math.max(gap * (clear > 0 ? 1 : 1.5), clear + 1)
  const width = box.width - before - (row ? row.width + gap * 1.5 : 0)
  const above = stacked ? mark.height + Math.max(gap * 0.55, clear + 1) : 0
  const second = parts.second ? setSecondLine(context, ground, width) : null
  if (parts.second && !second) return null
  const below = second ? second.height + second.drop + gap * SECOND_GAP : 0
  const headline = setHeadline(context, ground, width, box.height - above - below)
  if (!headline || (second && second.size > headline.size * 0.75)) return null
  const head = { mark, headline, second }
  return {
    headlineSize: headline.size * (headline.lines.length > 2 ? MANY_LINES : 1),
    place: () => placeLine(plan, head, row, { gap, inset, before, above }),
  }
}

/** The distance from the headline to the line below it, as a share of the gap. */
const SECOND_GAP = 0.75
/** A headline of three lines counts as smaller: fewer parts beside it are better. */
const MANY_LINES = 0.75

interface Distances {
  gap: number
  inset: number
  before: number
  above: number
}

function placeLine(
  { box, stacked }: StackedPlan,
  { mark, headline, second }: Head,
  row: CtaRow | null,
  at: Distances,
): Layer[] {
  const middle = box.y + box.height / 2
  const words = headline.height + (second ? at.gap * SECOND_GAP + headline.drop * 0.6 + second.height : 0)
  const drop = (second ?? headline).drop
  // What extends below the last line stays inside the box, too.
  const top = Math.min(middle - (at.above + words) / 2, box.y + box.height - drop - words - at.above)
  const x = box.x + at.before
  const y = top + at.above
  return [
    ...mark.place(box.x + at.inset, stacked ? top : middle - mark.height / 2, 'left'),
    placeText(headline, x, y),
    ...(second ? [placeText(second, x, y + words - second.height)] : []),
    ...(row?.place(box.x + box.width, middle - row.height / 2, 'right') ?? []),
  ]
}

/** The mark in the height that a strip has for it; a logo on a plate needs twice its height. */
function createStripMark(context: LayoutContext, ground: SurfaceColors, box: Box, stacked: boolean): BrandMark {
  const { base } = context.canvas
  const height = lineHeight(context.canvas)
  const wanted = Math.min(height * (stacked ? 0.2 : 0.42), lineBase(context.canvas) * 0.12)
  const scale = context.material.logo ? wanted / (base * 0.088) : stacked ? 0.8 : 1
  const widest = box.width * (stacked ? 0.4 : 0.24)
  const mark = createBrandMark(context, ground, widest, scale)
  const most = box.height * (stacked ? 0.4 : 1)
  return mark.height > most ? createBrandMark(context, ground, widest, (scale * most) / mark.height) : mark
}

function setHeadline(context: LayoutContext, ground: SurfaceColors, width: number, height: number): TextBlock | null {
  const { copy, type, toneStyle, canvas, ruler } = context
  if (width <= 0 || height <= 0) return null
  const style = toneStyle.energy === 2 ? type.poster : type.headline
  const words = { role: 'headline' as const, text: copy.headline, style, color: ground.ink, ground: ground.fill }
  const least = Math.max(LEAST_HEADLINE, minTypeSize(canvas))
  const most = Math.max(least, lineHeight(canvas) * 0.46)
  const block = fitBlock(words, ruler, { width, height: height * 0.94, counts: [1, 2], most, least, mostHyphens: 0 })
  return block && { ...block, color: chooseLargeTextColor(context, ground, style.face, block.size) }
}

/** The first facts in one line, else the badge, else the second line of the copy. */
function setSecondLine(context: LayoutContext, ground: SurfaceColors, width: number): TextBlock | null {
  const { copy, type, ruler, sizes } = context
  const rows = joinFirstRows(copy)
  const said = rows
    ? ({ role: 'detail', text: rows } as const)
    : copy.badge
      ? ({ role: 'badge', text: copy.badge } as const)
      : copy.subline && ({ role: 'subline', text: copy.subline } as const)
  if (!said || width <= 0) return null
  const words = { ...said, style: type.body, color: ground.muted, ground: ground.fill }
  return wrapBlock(words, ruler, sizes.body, width, 1)
}
