import { fitBlock, placeText } from '../type/text-block.ts'
import { companyOf, sheddingOf } from './column-rows.ts'
import { largeInk } from './large-ink.ts'
import { smallestType } from './sizes.ts'
import type { Company, Part, Row } from './column-rows.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Box } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import type { Style } from '../type/fit.ts'
import type { Align, TextBlock } from '../type/text-block.ts'

/** The words of a design in one column: mark on top, call at the foot, headline and its company between. */
export interface ColumnPlan {
  box: Box
  align: Align
  ground: Ground
  headline: Style
  /** Font size in pixels that the headline may reach, and line counts that suit it, best first. */
  most: number
  counts: readonly number[]
  /** Where the middle group stands in the room that mark and call leave. */
  anchor: 'top' | 'middle' | 'bottom'
  /** 'edges' pins mark and call to the column's ends; 'together' keeps call under the words. */
  spread: 'edges' | 'together'
  withMark: boolean
  /** Of the mark's usual size. */
  markScale?: number
  /** On a flat canvas the subline stands beside the button. */
  flat?: boolean
  /** Where given, all words but the headline stand at the foot of the column, no wider than this. */
  footWidth?: number
}

export interface Column {
  layers: Layer[]
  /** What the words really take up. */
  top: number
  bottom: number
  /** The lower end of the headline, for what may stand beside the words at the foot. */
  headlineBottom: number
}

/** The share of its wanted size below which a headline has the next part left out for it. */
const WANTED: Record<Part, number> = {
  benefits: 0.72,
  eyebrow: 0.68,
  badge: 0.62,
  subline: 0.46,
  name: 0.4,
  price: 0.34,
  cta: 0.3,
}
/** The same for a subline where what is sold is named as well. */
const WANTED_WITH_NAME = 0.64
/** Leaving words out has to pay: the headline must grow by this much. */
const GAIN = 1.22
const SMALL_MARK = 0.68

export function textColumn(scope: Scope, plan: ColumnPlan): Column {
  const order = sheddingOf(scope)
  let parts = order
  let best: Attempt | null = null
  for (let round = 0; round <= order.length; round++) {
    for (const scale of marksBefore(scope, parts[0])) {
      const attempt = tryParts(scope, { ...plan, markScale: scale }, parts, round === order.length && !best)
      if (attempt && attempt.headline.size >= plan.most * wantedWith(parts)) return attempt.place()
      if (attempt && (!best || attempt.headline.size > best.headline.size * GAIN)) best = attempt
    }
    parts = parts.slice(1)
  }
  const { y } = plan.box
  return best ? best.place() : { layers: [], top: y, bottom: y, headlineBottom: y }
}

/**
 * A logo, which its plate can make twice as high, is rather set smaller than that price or call are left out; on a banner,
 * where it has the headline's height, than anything is.
 */
const marksBefore = ({ material, canvas }: Scope, next: Part | undefined) =>
  material.logo && (next === 'price' || next === 'cta' || canvas.form === 'banner') ? [1, SMALL_MARK] : [1]

const wantedWith = ([first, ...others]: readonly Part[]) =>
  first === 'subline' && others.includes('name') ? WANTED_WITH_NAME : first ? WANTED[first] : 0

interface Attempt {
  headline: TextBlock
  place(): Column
}

function tryParts(scope: Scope, plan: ColumnPlan, parts: readonly Part[], atAnySize: boolean): Attempt | null {
  const company = companyOf(scope, plan, parts)
  if (!company) return null
  const { mark, call, above, below } = company
  const { far, near } = scope.sizes
  const outer =
    (mark ? mark.height + mark.after : 0) +
    (call ? call.height + call.drop + far : below.length > 0 ? scope.sizes.body * 0.4 : 0)
  const taken = [...above, ...below].reduce((sum, row) => sum + row.height + row.after, 0)
  const between = below.length > 0 ? (plan.footWidth ? far : near) : 0
  const headline = headlineBlock(scope, plan, plan.box.height - outer - taken - between, atAnySize)
  if (!headline) return null
  const main: Row = {
    height: headline.height,
    after: below.length > 0 ? between + headline.drop * 0.5 : 0,
    place: (x, top) => [placeText(headline, x, top, plan.align)],
  }
  const drop = below.length > 0 ? Math.max(headline.drop, scope.sizes.body * 0.4) : headline.drop
  return { headline, place: () => placeColumn(plan, company, main, far, drop) }
}

function headlineBlock(scope: Scope, plan: ColumnPlan, height: number, atAnySize: boolean): TextBlock | null {
  if (height <= 0) return null
  const { ground, headline, counts, most } = plan
  const words = {
    role: 'headline' as const,
    text: scope.copy.headline,
    style: headline,
    color: ground.ink,
    ground: ground.fill,
  }
  const room = { width: plan.box.width, height, counts, most }
  const smallest = smallestType(scope.canvas)
  for (const least of [Math.max(smallest, most * 0.3), smallest, ...(atAnySize ? [0] : [])]) {
    const block = fitBlock(words, scope.ruler, { ...room, least })
    if (block) return { ...block, color: largeInk(scope, ground, headline.face, block.size) }
  }
  return null
}

const extent = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.height + row.after, 0)

function placeColumn(
  plan: ColumnPlan,
  { mark, call, above, below }: Company,
  main: Row,
  far: number,
  drop: number,
): Column {
  const { box, align } = plan
  const x = align === 'left' ? box.x : align === 'center' ? box.x + box.width / 2 : box.x + box.width
  const low = box.y + box.height
  const start = box.y + (mark ? mark.height + mark.after : 0)
  const tail = call ? call.height + call.drop + far : Math.min(drop, far)
  const free = Math.max(0, low - start - extent([...above, main, ...below]) - tail)
  const top = start + free * { top: 0, middle: 0.5, bottom: 1 }[plan.anchor]
  const layers = mark ? mark.place(x, box.y) : []
  let y = top
  const put = (rows: readonly Row[]) => {
    for (const row of rows) {
      layers.push(...row.place(x, y))
      y += row.height + row.after
    }
  }
  put([...above, main])
  const headlineBottom = y - main.after + drop
  const hang = below.at(-1)?.drop ?? 0
  if (plan.footWidth) y = low - extent(below) - (call ? call.height + call.drop + far * 0.8 : hang)
  put(below)
  const callTop = (plan.spread === 'edges' || plan.footWidth) && call ? low - call.height - call.drop : y + far
  if (call) layers.push(...call.place(x, callTop, align))
  return {
    layers,
    top: mark ? box.y : top,
    bottom: call ? callTop + call.height : below.length > 0 ? y + far * 0.2 : headlineBottom,
    headlineBottom,
  }
}
