import { deltaE } from '../../../color/oklch.ts'
import { bottom, boxFromEdges, right } from '../../../model/geometry.ts'
import {
  chooseColorScheme,
  createBrandEdge,
  createField,
  type BackgroundRole,
  type ColorScheme,
} from '../../color-scheme.ts'
import { isTestimonial } from '../../apt-copy.ts'
import { createCornerShape } from '../../add-corner.ts'
import { isBottomCovered } from '../../split-canvas.ts'
import type { DrawShape } from '../../corner-shapes.ts'
import { createFactList, listFactRows } from '../../text/fact-list.ts'
import { createSkeletonColumn, type Skeleton } from '../../text/skeleton.ts'
import { splitNumber } from '../../text/split-headline.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext, SelectionInput } from '../../layout-context.ts'
import { growSizes } from '../../text/growth.ts'
import { leadsText } from '../../layout-faults.ts'
import type { Column, ColumnPlan } from '../../text/column-plan.ts'

/** A poster of type, color and ground alone. */
export interface TypePosterPlan {
  name: string
  grounds: readonly BackgroundRole[]
  /** How well it suits a request without an image, 0 to 1. 1 if absent. */
  suits?(input: SelectionInput): number
  /** The box of the words, in canvas pixels. The content of the canvas if absent. */
  box?(context: LayoutContext): Box
  /** What is behind the words. */
  art?(context: LayoutContext, scheme: ColorScheme, words: Box): Layer[]
  /** What fills the largest piece of the canvas that its words leave empty, in a color of the brand. */
  shape?: DrawShape
  /** Whether `art` is a shape that says nothing. */
  hasShape?: boolean
  /** Whether `art` is a frame around the words. */
  isFramed?: boolean
  /** How its words are set. By default, the seed chooses one of the skeletons. */
  column?(context: LayoutContext): Partial<ColumnPlan>
  /** The skeletons that suit it. All if absent. */
  skeletons?: readonly Skeleton[]
  /** Whether it shows quotation marks. */
  hasMarks?: boolean
  /** Whether the facts are in a band of another color at the foot. */
  hasBand?: boolean
  /** Whether the number at the start of the headline is the hero. */
  hasNumber?: boolean
}

/** How much more often than other layouts a type-led poster is used where there is no image. */
const SHARE = 1.7
const LONG_HEADLINE = 90
/** A quotation wants its marks. */
const WITHOUT_MARKS = 0.08

/** Creates a layout from its plan. */
export const createTypePoster = (plan: TypePosterPlan): Layout => ({
  name: plan.name,
  voice: 'loud',
  isTypeOnly: true,
  isFramed: plan.isFramed === true,
  hasShape: plan.shape !== undefined || plan.hasShape === true,
  suits: (input) => {
    if (input.images.length > 0 || input.copy.block) return 0
    const long = input.copy.headline.length > LONG_HEADLINE ? 0.4 : 1
    const bare = isTestimonial(input.copy) && !plan.hasMarks ? WITHOUT_MARKS : 1
    return SHARE * long * bare * (plan.suits?.(input) ?? 1)
  },
  compose: (context) => composeTypePoster(context, plan),
})

/** The largest headline as a share of `canvas.base`, and of the width of its column. */
const MOST = { slim: 0.24, tall: 0.27, square: 0.27, wide: 0.22, banner: 0.19 } as const

function composeTypePoster(context: LayoutContext, plan: TypePosterPlan): Layer[] {
  const scheme = chooseColorScheme(context, plan.grounds)
  const words = plan.box?.(context) ?? context.canvas.content
  const { canvas } = context
  const { band, column } = setWords(context, plan, scheme, words)
  const box = band?.rest ?? words
  const { width, height } = canvas
  const sheet = { x: 0, y: 0, width, height }
  const drawn =
    plan.shape && createCornerShape(context, { draw: plan.shape, sheet, ground: scheme.ground }, column.layers)
  const shape = drawn ? [drawn] : []
  const art = [...shape, ...(plan.art?.(context, scheme, box) ?? []), ...(band?.layers ?? [])]
  return [
    { kind: 'backdrop', color: scheme.ground },
    ...art,
    ...createBrandEdge(context, {
      ...scheme,
      lacksPrimary: ![scheme.ground, ...listFieldColors(art)].includes(context.roles.primary),
    }),
    ...column.layers,
  ]
}

/** The facts on a band are set larger by these factors, as far as the headline still leads. */
const BAND_GROWTHS = { story: [1.7, 1.5, 1.35, 1.2, 1.1, 1], other: [1.15, 1] } as const

/** The words of a poster, and the band with its facts: as large as its headline allows. */
function setWords(
  context: LayoutContext,
  plan: TypePosterPlan,
  scheme: ColorScheme,
  words: Box,
): { band: Band | null; column: Column } {
  const { canvas } = context
  const growths = BAND_GROWTHS[canvas.height > canvas.width * 1.5 ? 'story' : 'other']
  const set = (band: Band | null) => ({ band, column: setColumn(context, plan, scheme, { band, words }) })
  const bands = plan.hasBand ? growths.flatMap((by) => createBand(context, words, scheme, by) ?? []) : []
  let last: { band: Band | null; column: Column } | null = null
  for (const band of bands) {
    last = set(band)
    if (isLed(last.column, band, canvas)) return last
  }
  return last ?? set(null)
}

/** Whether the headline leads all facts of a band. */
function isLed({ layers }: Column, band: Band, canvas: LayoutContext['canvas']): boolean {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  if (headline?.kind !== 'text') return false
  return band.layers.every((layer) => layer.kind !== 'text' || leadsText(layer, headline.size, canvas))
}

function setColumn(
  context: LayoutContext,
  plan: TypePosterPlan,
  scheme: ColorScheme,
  { band, words }: { band: Band | null; words: Box },
): Column {
  const { canvas } = context
  const inner = band ? { ...context, copy: { ...context.copy, details: [], benefits: [] } } : context
  const split = plan.hasNumber ? splitNumber(context.copy) : null
  const lead = split ? { lead: { split, rest: 0.3, most: canvas.base * NUMBER_SIZE[canvas.aspect] } } : {}
  const own = plan.column?.(context)
  return createSkeletonColumn(inner, band?.rest ?? words, scheme.ground, {
    headline: context.type.poster,
    most: canvas.base * MOST[canvas.aspect],
    anchor: 'middle',
    spread: 'edges',
    widest: WIDEST,
    ...lead,
    ...own,
    skeletons: own ? [] : plan.skeletons,
  })
}

/** The largest headline as a share of the width of its column. Its longest word decides before that. */
const WIDEST = 0.5

/** The colors of the plain fields among layers. */
const listFieldColors = (layers: readonly Layer[]) =>
  layers.flatMap((layer) =>
    layer.kind === 'art' && layer.role === 'field' ? layer.paths.flatMap(({ fill }) => fill ?? []) : [],
  )

const NUMBER_SIZE = { slim: 0.42, tall: 0.5, square: 0.44, wide: 0.36, banner: 0.3 } as const

/** A band and the part of the words above it. */
interface Band {
  layers: Layer[]
  rest: Box
}

/** A band of another color of the brand along the foot of the canvas, with the facts on it. Null if there are none, or they do not fit. */
function createBand(context: LayoutContext, words: Box, { ground }: ColorScheme, growth: number): Band | null {
  const { canvas, roles } = context
  const facts = listFactRows(context.copy)
  if (facts.length < 2 || canvas.aspect === 'banner') return null
  const fill =
    [roles.primary, roles.second, roles.deep, roles.tint].find((of) => deltaE(of, ground) > 20) ?? roles.white
  // The same space is above and below the facts, but where a platform covers what is below.
  const pad = isBottomCovered(context) ? canvas.base * 0.05 : canvas.height - bottom(words)
  const sizes = growSizes(context.sizes, growth, 0)
  const list = createFactList({ ...context, sizes }, context.surface(fill), facts, words.width)
  // Descenders of some families are longer than usual, and must not reach into what a platform shows there.
  const isNearCover = isBottomCovered(context) || canvas.safe.keep_out.length > 0
  const lowest = Math.min(bottom(words), canvas.height - pad)
  const drop = list?.drop ?? 0
  const hang = isNearCover
    ? Math.max(context.sizes.body * 0.4, drop)
    : Math.max(0, lowest + drop - bottom(canvas.safe.box))
  const low = lowest - hang
  const top = low - (list?.height ?? 0)
  if (!list || top - words.y < words.height * 0.5) return null
  const band = boxFromEdges(0, top - pad, canvas.width, canvas.height)
  return {
    layers: [createField(band, fill), ...list.place(words.x, top)],
    rest: boxFromEdges(words.x, words.y, right(words), top - pad - canvas.base * 0.05),
  }
}
