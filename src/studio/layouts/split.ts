import { halves, stackedForms } from './areas.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { fieldCorners } from './sizes.ts'
import { stageIn } from './stage-in.ts'
import { alignIn, wordsIn } from './words.ts'
import { boxOf, bottom, right } from '../geometry.ts'
import type { Halves } from './areas.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'

/** Two halves: words on the ground, picture on its own field, which fills its half or floats in it. */
export const split: Layout = {
  name: 'split',
  voice: 'quiet',
  suits: ({ manner }) => [1.3, 1, 0.7][manner.energy] ?? 1,
  compose: (scope) => {
    const scheme = schemeOf(scope)
    const random = scope.random('split')
    const floats = random.chance(0.4)
    const share = { slim: 0.45, tall: 0.46, square: 0.46, wide: 0.46, banner: 0.38 }
    const parts = halves(scope, { share, artFirst: random.chance(0.45), stack: stackedForms(scope) })
    const box = floats ? floating(scope, parts) : parts.art
    const corners = floats ? fieldCorners(scope.manner, scope.canvas) : undefined
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...(floats ? brandEdge(scope, scheme) : []),
      ...stageIn(scope, box, scheme, 'split', { corners }),
      ...(floats ? [] : brandEdge(scope, scheme)),
      ...wordsIn(scope, parts.words, scheme.ground, alignIn(scope, parts.stacked)).layers,
    ]
  },
}

/** In from the edges by half a margin; a platform's own buttons are of no concern to pictures. */
function floating({ canvas }: Scope, { art, stacked, artFirst }: Halves): Box {
  const by = canvas.base * 0.036
  const inner = by * 0.1
  if (stacked)
    return artFirst
      ? boxOf(by, by, right(art) - by, bottom(art) - inner)
      : boxOf(by, art.y + inner, right(art) - by, bottom(art) - by)
  return artFirst
    ? boxOf(by, by, right(art) - inner, bottom(art) - by)
    : boxOf(art.x + inner, by, right(art) - by, bottom(art) - by)
}
