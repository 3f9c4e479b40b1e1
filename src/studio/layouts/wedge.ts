import { polygon, solid } from '../art/pen.ts'
import { deltaE } from '../color/oklch.ts'
import { halves, stackedForms } from './areas.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { wordsIn } from './words.ts'
import type { Halves } from './areas.ts'
import type { Layout, Scope } from './scope.ts'
import type { ArtLayer } from '../scene.ts'

/** One diagonal from edge to edge: the ground cuts across the picture, a stripe of the brand's runs along the cut. */
export const wedge: Layout = {
  name: 'wedge',
  voice: 'loud',
  suits: ({ manner }) => [0.5, 0.9, 1.3][manner.energy] ?? 1,
  compose: (scope) => {
    const scheme = schemeOf(scope, ['primary', 'deep', 'second', 'primary', 'paper'])
    const share = { slim: 0.44, tall: 0.45, square: 0.48, wide: 0.46, banner: 0.42 }
    const lean = scope.canvas.form === 'banner' ? 0.07 : 0.09
    const parts = halves(scope, {
      share,
      artFirst: scope.random('wedge').chance(0.35),
      gutter: 0.045,
      stack: stackedForms(scope),
    })
    const rising = scope.random('wedge lean').chance(0.5)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...stageIn(scope, parts.art, scheme, 'wedge', { visible: beyond(parts, scope, lean) }),
      ...diagonal(scope, parts, scheme.ground, lean, rising),
      ...brandEdge(scope, { ...scheme, lacksPrimary: false }),
      ...wordsIn(scope, parts.words, scheme.ground, {
        headline: scope.type.poster,
        most: scope.canvas.base * (scope.canvas.form === 'banner' ? 0.11 : 0.125),
      }).layers,
    ]
  },
}

/** What the diagonal leaves of the art wherever one looks. */
function beyond({ art, stacked, artFirst }: Halves, { canvas }: Scope, lean: number) {
  const by = (stacked ? canvas.height : canvas.width) * lean * 0.72 + canvas.base * 0.03
  return stacked
    ? { ...art, y: art.y + (artFirst ? 0 : by), height: art.height - by }
    : { ...art, x: art.x + (artFirst ? 0 : by), width: art.width - by }
}

/** The ground's edge, never further than where the words begin, with a stripe beside it. */
function diagonal(
  scope: Scope,
  { art, stacked, artFirst }: Halves,
  ground: string,
  lean: number,
  rising: boolean,
): ArtLayer[] {
  const { width, height, base } = scope.canvas
  const { roles } = scope
  const thick = base * 0.03
  const stripe =
    ground === roles.primary
      ? ([roles.secondary, roles.second, roles.white].find((color) => deltaE(color, ground) > 14) ?? roles.soft)
      : roles.primary
  const at = stacked ? (artFirst ? art.height : art.y) : artFirst ? art.width : art.x
  const slant = (stacked ? height : width) * lean
  const inwards = artFirst ? -1 : 1
  const [near, far] = rising ? [0, slant] : [slant, 0]
  const shape = (offset: number): [number, number][] => {
    const [a, b] = [at + inwards * (near + offset), at + inwards * (far + offset)]
    const end = artFirst ? (stacked ? height : width) + 2 : -2
    return stacked
      ? [
          [-2, a],
          [width + 2, b],
          [width + 2, end],
          [-2, end],
        ]
      : [
          [a, -2],
          [b, height + 2],
          [end, height + 2],
          [end, -2],
        ]
  }
  const box = { x: 0, y: 0, width, height }
  const wide = ground === roles.primary ? thick : Math.max(thick, (stacked ? height : width) * 0.034)
  return [
    { kind: 'art', role: 'motif', box, corners: null, paths: [solid(polygon(shape(wide)), stripe)] },
    { kind: 'art', role: 'ground', box, corners: null, paths: [solid(polygon(shape(0)), ground)] },
  ]
}
