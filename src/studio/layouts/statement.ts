import { ellipse, line, sector, solid } from '../art/pen.ts'
import { paletteOn } from '../art/palette.ts'
import { bottom, boxOf, right } from '../geometry.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Scheme } from './scheme.ts'
import type { Layout, Scope } from './scope.ts'
import type { ArtLayer } from '../scene.ts'

/** Type and nothing else: the headline as large as the sheet, one great shape that runs off a corner behind nobody. */
export const statement: Layout = {
  name: 'statement',
  voice: 'loud',
  suits: ({ pictures, copy, emphasis }) => {
    if (pictures.length > 0 || copy.benefits.length > 0) return 0
    return (copy.headline.length <= 44 ? 1.3 : 0.5) * (emphasis.goal === 'engagement' ? 1.5 : 1)
  },
  compose: (scope) => {
    const scheme = schemeOf(scope)
    const { content, base, form, width } = scope.canvas
    const column = wordsIn(scope, content, scheme.ground, {
      headline: scope.type.poster,
      most: form === 'slim' ? width * 0.3 : base * (form === 'banner' ? 0.16 : 0.23),
      anchor: form === 'banner' || form === 'wide' ? 'middle' : scope.random('statement').pick(['middle', 'bottom']),
      spread: 'edges',
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, content, scheme.ground),
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...corner(scope, scheme),
      ...column.layers,
    ]
  },
}

/** In the lower right corner, where neither headline nor button reach; none where the sheet is too flat for it. */
function corner(scope: Scope, { ground }: Scheme): ArtLayer[] {
  const { width, height, base, content, form } = scope.canvas
  const { cta, price } = scope.copy
  if (form === 'slim' || form === 'banner' || (!cta && !price)) return []
  const palette = paletteOn(ground, scope.roles)
  const r = Math.min(base * 0.24, height - bottom(content) + scope.sizes.label * 3.2)
  const [x, y] = [width, height]
  const shapes = [
    [solid(sector(x, y, r, 270, 360), palette.lead)],
    [solid(sector(x, y, r, 270, 360), palette.lead), solid(sector(x, y, r * 0.55, 270, 360), palette.partner)],
    [1, 0.78, 0.56, 0.34].map((share) => line(ellipse(x, y, r * share), palette.lead, r * 0.07)),
  ]
  const box = boxOf(right({ x: 0, y: 0, width, height }) - r, height - r, width, height)
  return [{ kind: 'art', role: 'motif', box, corners: null, paths: scope.random('corner').pick(shapes) }]
}
