import { bottom, boxFromEdges, right } from '../../../geometry.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import { chooseColorScheme, createBrandEdge, type BackgroundRole, type ColorScheme } from '../../color-scheme.ts'
import { splitCanvas } from '../../split-canvas.ts'
import { createStandardColumn } from '../../text/standard-column.ts'
import type { AspectClass } from '../../../canvas.ts'
import type { Copy } from '../../../copy/copy.ts'
import type { Box } from '../../../geometry.ts'
import type { Layer } from '../../../scene.ts'
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
}

const STACKED: readonly AspectClass[] = ['slim', 'tall', 'square']

/** Composes a post. If the body does not fit, all text is in one column. */
export function composePost(context: LayoutContext, plan: PostPlan): Layer[] {
  const { canvas, copy } = context
  const scheme = chooseColorScheme(context, plan.grounds)
  const parts = splitCanvas(context, { share: plan.share, artFirst: false, stack: STACKED, gutter: 0.045 })
  const box = parts.stacked
    ? boxFromEdges(canvas.content.x, parts.art.y, right(canvas.content), bottom(canvas.content))
    : boxFromEdges(parts.art.x, canvas.content.y, right(canvas.content), bottom(canvas.content))
  const body = plan.createBody(box, scheme)
  const column = body
    ? createStandardColumn({ ...context, copy: { ...copy, ...plan.body } }, parts.words, scheme.ground, {
        spread: parts.stacked ? 'together' : 'edges',
        anchor: 'middle',
        ...plan.column,
      })
    : createStandardColumn(context, canvas.content, scheme.ground)
  return [
    { kind: 'backdrop', color: scheme.ground },
    ...createBackgroundPattern(context, box, scheme.ground),
    ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
    ...(body ?? []),
    ...column.layers,
  ]
}

/** A color for cards on `ground` that differs from it. */
export function chooseCardColor({ roles }: LayoutContext, ground: string): string {
  return [roles.white, roles.primary, roles.tint, roles.second].find((color) => color !== ground) ?? roles.white
}
