import { deltaE } from '../../../color/oklch.ts'
import { intersect } from '../../../model/geometry.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import { chooseColorScheme, createBrandEdge, type BackgroundRole, type ColorScheme } from '../../color-scheme.ts'
import { splitCanvas } from '../../split-canvas.ts'
import { createBrandMarkStrip } from '../../text/brand-mark-strip.ts'
import { minTypeSize } from '../../type-sizes.ts'
import { createStandardColumn } from '../../text/standard-column.ts'
import type { AspectClass } from '../../../model/canvas.ts'
import type { Copy } from '../../../copywriter/copy.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'
import type { ColumnPlan } from '../../text/column-plan.ts'

/** A canvas for one kind of post: a headline column, and a body for the content with a layout of its own. */
export interface PostPlan {
  /** Backgrounds that suit the layout. */
  grounds: readonly BackgroundRole[]
  /** The body's share of the canvas, 0 to 1. */
  share: Readonly<Record<AspectClass, number>>
  /** What the body shows. The column does not repeat it. */
  body: Partial<Copy>
  /** Returns null if the content does not fit. */
  createBody(box: Box, scheme: ColorScheme): Layer[] | null
  column?: Partial<ColumnPlan>
  /** Whether the body is read before the headline. */
  bodyFirst?: boolean
}

/** On a small canvas, a headline above the body may not fit. Then it is beside the body. */
const STACKS: readonly (readonly AspectClass[])[] = [
  ['slim', 'tall', 'square'],
  ['slim', 'tall'],
]

/** Composes a post. If the body does not fit, all text is in one column. */
export function composePost(context: LayoutContext, plan: PostPlan): Layer[] {
  const scheme = chooseColorScheme(context, plan.grounds)
  const { canvas } = context
  let parts: PostParts | null = null
  for (const stack of STACKS) {
    parts = composeParts(context, plan, scheme, stack)
    if (parts && measureHeadline(parts.column) >= minTypeSize(canvas)) break
  }
  const whole = parts ?? {
    box: canvas.content,
    body: [],
    column: createStandardColumn(context, canvas.content, scheme.ground).layers,
  }
  return [
    { kind: 'backdrop', color: scheme.ground },
    ...createBackgroundPattern(context, whole.box, scheme.ground),
    ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
    ...whole.body,
    ...whole.column,
  ]
}

interface PostParts {
  box: Box
  body: Layer[]
  column: Layer[]
}

/** `stack` lists the aspect ratios in which the headline is above the body. Returns null if the body does not fit. */
function composeParts(
  context: LayoutContext,
  plan: PostPlan,
  scheme: ColorScheme,
  stack: readonly AspectClass[],
): PostParts | null {
  const { canvas, copy } = context
  const parts = splitCanvas(context, {
    share: plan.share,
    artFirst: plan.bodyFirst ?? false,
    holdsWords: true,
    stack,
    gutter: 0.045,
  })
  const strip =
    parts.stacked && parts.artFirst
      ? createBrandMarkStrip(context, scheme.ground, canvas.content, { at: 'top', align: 'left' })
      : null
  const box = intersect(parts.art, strip?.rest ?? canvas.content)
  const body = plan.createBody(box, scheme)
  if (!body) return null
  const inner = { ...context, copy: { ...copy, ...plan.body } }
  const column = createStandardColumn(inner, parts.words, scheme.ground, {
    spread: parts.stacked ? 'together' : 'edges',
    anchor: 'middle',
    withMark: strip === null,
    ...plan.column,
  }).layers
  return { box, body: [...(strip?.layers ?? []), ...body], column }
}

const measureHeadline = (layers: readonly Layer[]) =>
  layers.reduce((size, layer) => (layer.kind === 'text' && layer.role === 'headline' ? layer.size : size), 0)

/** Minimum ΔE2000 between a card and what is behind it. */
const MIN_CARD_DISTANCE = 5

/** A color for cards that is visible on `ground`. */
export function chooseCardColor({ roles }: LayoutContext, ground: string): string {
  const isVisible = (color: string) => deltaE(color, ground) >= MIN_CARD_DISTANCE
  return [roles.white, roles.tint, roles.primary, roles.second].find(isVisible) ?? roles.white
}
