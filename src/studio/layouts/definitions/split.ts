import { splitCanvas, chooseStackedAspects } from '../split-canvas.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createImageArea } from '../images/image-area.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import { boxFromEdges, bottom, right } from '../../model/geometry.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'

/** Two halves: text on the background, and the image on a field that fills the other half or has a margin. */
export const split: Layout = {
  name: 'split',
  voice: 'quiet',
  suits: ({ toneStyle }) => [1.3, 1, 0.7][toneStyle.energy] ?? 1,
  compose: (context) => {
    const scheme = chooseColorScheme(context)
    const random = context.random('split')
    const floats = random.chance(0.4)
    const share = { slim: 0.45, tall: 0.46, square: 0.46, wide: 0.46, banner: 0.38 }
    const parts = splitCanvas(context, { share, artFirst: random.chance(0.45), stack: chooseStackedAspects(context) })
    const box = floats ? insetFromEdges(context, parts) : parts.art
    const corners = floats ? fieldCorners(context.toneStyle, context.canvas) : undefined
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...(floats ? createBrandEdge(context, scheme) : []),
      ...createImageArea(context, box, scheme, 'split', { corners }),
      ...(floats ? [] : createBrandEdge(context, scheme)),
      ...createStandardColumn(context, parts.words, scheme.ground, chooseAlignment(context, parts.stacked)).layers,
    ]
  },
}

/** Moves the image away from the canvas edges. Platform buttons do not matter for images. */
function insetFromEdges({ canvas }: LayoutContext, { art, stacked, artFirst }: CanvasParts): Box {
  const by = canvas.base * 0.036
  const inner = by * 0.1
  if (stacked)
    return artFirst
      ? boxFromEdges(by, by, right(art) - by, bottom(art) - inner)
      : boxFromEdges(by, art.y + inner, right(art) - by, bottom(art) - by)
  return artFirst
    ? boxFromEdges(by, by, right(art) - inner, bottom(art) - by)
    : boxFromEdges(art.x + inner, by, right(art) - by, bottom(art) - by)
}
