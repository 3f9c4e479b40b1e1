import { fitBlock, placeText } from '../../type/text-block.ts'
import { createColumnContent, listPartsByPriority } from './column-rows.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import { minHeadlineSize, minTypeSize } from '../type-sizes.ts'
import type { ColumnPlan } from './column-plan.ts'
import type { ColumnContent, ColumnPart, ColumnRow } from './column-rows.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'
import type { TextBlock } from '../../type/text-block.ts'

/** The placed layers of a column, with positions in canvas pixels. */
export interface Column {
  layers: Layer[]
  /** Bounds of the text. */
  top: number
  bottom: number
  /** Bottom of the headline. Other elements may be below it. */
  headlineBottom: number
}

/** If the headline is smaller than this share of its maximum size, the next part is removed. */
const MIN_HEADLINE_SHARE: Record<ColumnPart, number> = {
  row: 0.34,
  benefits: 0.62,
  small_print: 0.5,
  details: 0.34,
  eyebrow: 0.68,
  badge: 0.62,
  subline: 0.46,
  name: 0.4,
  price: 0.34,
  cta: 0.3,
}
/** The limit for a subline if the product is also named. */
const MIN_HEADLINE_SHARE_WITH_NAME = 0.64
/** Removing text must enlarge the headline by this factor. */
const MIN_GAIN = 1.22
const SMALL_LOGO_SCALE = 0.68
/** Words of the request are removed only where the headline would be smaller than this share of the size that it has without any company. */
const MIN_SHARE_BESIDE_REQUEST = 0.42
const MIN_GAIN_BESIDE_REQUEST = 1.9

/** Sets all text in the column. It removes optional parts until the headline is large enough. */
export function createTextColumn(context: LayoutContext, plan: ColumnPlan): Column {
  const order = listPartsByPriority(context)
  const readable = minHeadlineSize(context.canvas, plan.headline.face.family)
  const asked = createAskedTest(context)
  const alone = measureAlone(context, plan)
  let parts = order
  let best: Attempt | null = null
  for (let round = 0; round <= order.length; round++) {
    for (const scale of listLogoScales(context, parts[0])) {
      const attempt = tryParts(context, { ...plan, markScale: scale }, parts, round === order.length && !best)
      const wanted = asked(parts[0]) ? alone * MIN_SHARE_BESIDE_REQUEST : plan.most * minHeadlineShare(parts)
      if (attempt && attempt.headline.size >= Math.max(wanted, Math.min(readable, alone))) return attempt.place()
      const gain = asked(parts[0]) ? MIN_GAIN_BESIDE_REQUEST : MIN_GAIN
      if (attempt && (!best || attempt.headline.size > best.headline.size * gain)) best = attempt
    }
    parts = parts.slice(1)
  }
  const { y } = plan.box
  return best ? best.place() : { layers: [], top: y, bottom: y, headlineBottom: y }
}

/** Returns a test whether the next part to remove has words of the request. Those are the last ones of the order. */
function createAskedTest({ copy }: LayoutContext) {
  const slots = new Set<string>((copy.pieces ?? []).map(({ slot }) => slot))
  return (part: ColumnPart | undefined) => part === 'row' || (part !== undefined && slots.has(part))
}

/** The size of the headline in pixels if it has the column for itself, except for the brand mark. */
function measureAlone(context: LayoutContext, plan: ColumnPlan): number {
  return tryParts(context, plan, [], true)?.headline.size ?? plan.most
}

/**
 * Before price or call to action is removed, the logo becomes smaller; its plate can double its height. On banners, the
 * logo becomes smaller before anything is removed.
 */
const listLogoScales = ({ material, canvas }: LayoutContext, next: ColumnPart | undefined) =>
  material.logo && (next === 'price' || next === 'cta' || canvas.aspect === 'banner') ? [1, SMALL_LOGO_SCALE] : [1]

const minHeadlineShare = ([first, ...others]: readonly ColumnPart[]) =>
  first === 'subline' && others.includes('name') ? MIN_HEADLINE_SHARE_WITH_NAME : first ? MIN_HEADLINE_SHARE[first] : 0

interface Attempt {
  headline: TextBlock
  place(): Column
}

function tryParts(
  context: LayoutContext,
  plan: ColumnPlan,
  parts: readonly ColumnPart[],
  atAnySize: boolean,
): Attempt | null {
  const company = createColumnContent(context, plan, parts)
  if (!company) return null
  const { mark, cta, above, below } = company
  const { groupGap, gap } = context.sizes
  const outer =
    (mark ? mark.height + mark.after : 0) +
    (cta ? cta.height + cta.drop + groupGap : below.length > 0 ? context.sizes.body * 0.4 : 0)
  const taken = [...above, ...below].reduce((sum, row) => sum + row.height + row.after, 0)
  const between =
    below.length > 0
      ? plan.footWidth
        ? groupGap
        : gap * (context.copy.details.length > 0 || context.canvas.aspect === 'wide' ? 1.35 : 1)
      : 0
  const headline = headlineBlock(context, plan, plan.box.height - outer - taken - between, atAnySize)
  if (!headline) return null
  const main: ColumnRow = {
    height: headline.height,
    after: below.length > 0 ? between + headline.drop * 0.5 : 0,
    place: (x, top) => [placeText(headline, x, top, plan.align)],
  }
  const drop = below.length > 0 ? Math.max(headline.drop, context.sizes.body * 0.4) : headline.drop
  return { headline, place: () => placeColumn(plan, company, main, groupGap, drop) }
}

function headlineBlock(context: LayoutContext, plan: ColumnPlan, height: number, atAnySize: boolean): TextBlock | null {
  if (height <= 0) return null
  const { ground, headline, counts, most } = plan
  const words = {
    role: 'headline' as const,
    text: context.copy.headline,
    style: headline,
    color: ground.ink,
    ground: ground.fill,
  }
  const room = { width: plan.box.width, height, counts, most }
  const smallest = minTypeSize(context.canvas)
  const bounds = [
    { least: Math.max(smallest, most * 0.3) },
    { least: Math.max(smallest, most * 0.3 * LESS_FOR_ONE_HYPHEN) },
    { least: Math.max(smallest, most * 0.3), mostHyphens: MANY_HYPHENS },
    { least: smallest, mostHyphens: MANY_HYPHENS },
    ...(atAnySize ? [{ least: 0, mostHyphens: MANY_HYPHENS }] : []),
  ]
  for (const bound of bounds) {
    const block = fitBlock(words, context.ruler, { ...room, ...bound })
    if (block) return { ...block, color: chooseLargeTextColor(context, ground, headline.face, block.size) }
  }
  return null
}

/** A smaller headline is better than one with a second hyphen, down to this factor. */
const LESS_FOR_ONE_HYPHEN = 0.8
const MANY_HYPHENS = 3

const measureRows = (rows: readonly ColumnRow[]) => rows.reduce((sum, row) => sum + row.height + row.after, 0)

function placeColumn(
  plan: ColumnPlan,
  { mark, cta, above, below }: ColumnContent,
  main: ColumnRow,
  far: number,
  drop: number,
): Column {
  const { box, align } = plan
  const x = align === 'left' ? box.x : align === 'center' ? box.x + box.width / 2 : box.x + box.width
  const low = box.y + box.height
  const start = box.y + (mark ? mark.height + mark.after : 0)
  const tail = cta ? cta.height + cta.drop + far : Math.min(drop, far)
  const free = Math.max(0, low - start - measureRows([...above, main, ...below]) - tail)
  const top = start + free * { top: 0, middle: 0.5, bottom: 1 }[plan.anchor]
  const layers = mark ? mark.place(x, box.y) : []
  let y = top
  const put = (rows: readonly ColumnRow[]) => {
    for (const row of rows) {
      layers.push(...row.place(x, y))
      y += row.height + row.after
    }
  }
  put([...above, main])
  const headlineBottom = y - main.after + drop
  const hang = below.at(-1)?.drop ?? 0
  if (plan.footWidth) y = low - measureRows(below) - (cta ? cta.height + cta.drop + far * 0.8 : hang)
  put(below)
  const callTop = (plan.spread === 'edges' || plan.footWidth) && cta ? low - cta.height - cta.drop : y + far
  if (cta) layers.push(...cta.place(x, callTop, align))
  return {
    layers,
    top: mark ? box.y : top,
    bottom: cta ? callTop + cta.height : below.length > 0 ? y + far * 0.2 : headlineBottom,
    headlineBottom,
  }
}
