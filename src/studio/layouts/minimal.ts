import { ellipse, rectangle, solid } from '../art/pen.ts'
import { bottom, boxOf, centerX, right } from '../geometry.ts'
import { halves, isStacked, seen, stackedForms } from './areas.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { standing } from './stage.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Scheme } from './scheme.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Corners, Layer } from '../scene.ts'

/** Almost nothing: much ground, one small thing, few words. */
export const minimal: Layout = {
  name: 'minimal',
  voice: 'quiet',
  suits: ({ copy, manner }) =>
    copy.benefits.length > 0
      ? 0
      : ([1, 0.5, 0.2][manner.energy] ?? 1) *
        (manner.tone === 'minimal' ? 2 : 1) *
        (copy.headline.length > 70 ? 0.4 : 1),
  compose: (scope) => {
    const scheme = schemeOf(scope, ['paper', 'tint', 'primary', 'deep', 'paper', 'second'], true)
    const share = { slim: 0.42, tall: 0.48, square: 0.47, wide: 0.42, banner: 0.38 }
    const parts = halves(scope, { share, artFirst: isStacked(scope), stack: stackedForms(scope) })
    const { base, form } = scope.canvas
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...still(scope, parts.art, scheme),
      ...wordsIn(scope, parts.words, scheme.ground, {
        most: base * (form === 'banner' ? 0.08 : 0.078),
        anchor: parts.stacked ? 'top' : 'bottom',
        spread: 'edges',
        ...alignIn(scope, parts.stacked),
      }).layers,
    ]
  },
}

/** A flat product is kept from filling the sheet. */
function modest(box: Box, base: number): Box {
  const width = Math.min(box.width, base * 0.5)
  return { ...box, x: centerX(box) - width / 2, width }
}

/** The one thing: the product alone on the ground, the picture in a small frame, or a figure of two shapes. */
function still(scope: Scope, art: Box, scheme: Scheme): Layer[] {
  const { canvas, roles, material } = scope
  const picture = material.pictures[0]
  const room = seen(art, scope)
  const inner = boxOf(
    room.x + room.width * 0.14,
    room.y + room.height * 0.1,
    right(room) - room.width * 0.14,
    bottom(room) - room.height * 0.1,
  )
  if (picture?.kind === 'cutout')
    return standing(picture, modest(inner, canvas.base), scheme.ground === roles.deep ? '#000000' : roles.ink)
  const short = Math.min(inner.width, inner.height)
  if (picture) {
    const width = Math.min(inner.width, short * 1.05)
    const box = { x: centerX(inner) - width / 2, y: inner.y, width, height: inner.height }
    return stageIn(scope, box, scheme, 'minimal')
  }
  const size = Math.min(short, canvas.base * 0.42) * 0.9
  return [figure(scope, scheme, centerX(inner), inner.y + inner.height / 2, size / 2)]
}

/** Two shapes in two of the brand's colours that rest on or in each other. */
function figure(scope: Scope, { field, ground }: Scheme, x: number, y: number, r: number): ArtLayer {
  const { roles } = scope
  const others = [roles.second, roles.soft, roles.primary].filter((color) => color !== field && color !== ground)
  const second = others[0] ?? scope.ground(ground).mark
  const half = (left: number, corners: Corners) => rectangle({ x: left, y: y - r, width: r, height: 2 * r }, corners)
  const door = { x: x - r * 0.6, y: y - r, width: r * 1.2, height: 2 * r }
  const bowl = { x: x - r, y, width: 2 * r, height: r }
  const pairs: [string, string][] = [
    [ellipse(x, y, r), ellipse(x + r * 0.34, y - r * 0.34, r * 0.3)],
    [half(x - r, [r, 0, 0, r]), half(x, [0, r, r, 0])],
    [rectangle(door, [r * 0.6, r * 0.6, 0, 0]), ellipse(x, y + r * 0.05, r * 0.3)],
    [rectangle(bowl, [0, 0, r, r]), ellipse(x, y - r * 0.5, r * 0.5)],
  ]
  const [one, two] = scope.random('still').pick(pairs)
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return { kind: 'art', role: 'motif', box, corners: null, paths: [solid(one, field), solid(two, second)] }
}
