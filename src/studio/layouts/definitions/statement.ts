import { ellipsePath, stroked, sectorPath, filled } from '../../art/svg-paths.ts'
import { derivePalette } from '../../art/palette.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createSkeletonColumn } from '../text/skeleton.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'

/** Text only: a very large headline, and one large shape that runs off a corner. */
export const statement: Layout = {
  name: 'statement',
  voice: 'loud',
  isTypeOnly: true,
  suits: ({ images, copy, emphasis }) => {
    if (images.length > 0 || listFactRows(copy).length > 2) return 0
    return (copy.headline.length <= 44 ? 1.3 : 0.5) * (emphasis.goal === 'engagement' ? 1.5 : 1)
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context)
    const { content, base, aspect, width } = context.canvas
    const column = createSkeletonColumn(context, content, scheme.ground, {
      headline: context.type.poster,
      most: aspect === 'slim' ? width * 0.3 : base * (aspect === 'banner' ? 0.16 : 0.23),
      spread: 'edges',
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, content, scheme.ground),
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...createCornerShape(context, scheme),
      ...column.layers,
    ]
  },
}

/** A shape in the bottom right corner. Slim and banner canvases have no space for it. */
function createCornerShape(context: LayoutContext, { ground }: ColorScheme): Layer[] {
  const { width, height, base, content, aspect } = context.canvas
  const { cta, price } = context.copy
  if (aspect === 'slim' || aspect === 'banner' || (!cta && !price)) return []
  const palette = derivePalette(ground, context.roles)
  const r = Math.min(base * 0.24, height - bottom(content) + context.sizes.label * 3.2)
  const [x, y] = [width, height]
  const shapes = [
    [filled(sectorPath(x, y, r, 270, 360), palette.lead)],
    [
      filled(sectorPath(x, y, r, 270, 360), palette.lead),
      filled(sectorPath(x, y, r * 0.55, 270, 360), palette.partner),
    ],
    [1, 0.78, 0.56, 0.34].map((share) => stroked(ellipsePath(x, y, r * share), palette.lead, r * 0.07)),
  ]
  const box = boxFromEdges(right({ x: 0, y: 0, width, height }) - r, height - r, width, height)
  return [{ kind: 'art', role: 'motif', box, corners: null, paths: context.random('corner').pick(shapes) }]
}
