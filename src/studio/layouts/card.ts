import { rectangle, soft, solid } from '../art/pen.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxOf, centerX, grow, right } from '../geometry.ts'
import { schemeOf } from './scheme.ts'
import { fieldCorners } from './sizes.ts'
import { isStacked } from './areas.ts'
import { stageIn } from './stage-in.ts'
import { texture } from './texture.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Corners } from '../scene.ts'

/** A card that lies on a patterned ground: picture in its upper or outer part, words on the rest. */
export const card: Layout = {
  name: 'card',
  voice: 'quiet',
  suits: ({ manner }) => [0.8, 1.1, 0.9][manner.energy] ?? 1,
  compose: (scope) => {
    const { roles } = scope
    const scheme = schemeOf(scope, ['primary', 'primary', 'second', 'soft', 'deep'])
    const papers = [roles.white, roles.paper, roles.tint, roles.primary].filter(
      (color) => deltaE(color, scheme.ground) > 12,
    )
    const fill =
      scheme.ground === roles.primary
        ? (papers[0] ?? roles.ink)
        : scope.random('card').pick([roles.primary, papers[0] ?? roles.primary])
    const parts = laid(scope)
    const corners = fieldCorners(scope.manner, scope.canvas)
    const field = scheme.field === fill ? roles.soft : scheme.field
    const framed = scheme.ground !== roles.primary && fill !== roles.primary
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, parts.whole, scheme.ground, true),
      ...(framed ? [edge(scope, parts.whole, corners)] : []),
      shadow(parts.whole, roles.ink),
      sheet(parts.whole, fill, corners),
      ...stageIn(scope, parts.picture, { field, ground: fill }, 'card', { corners: parts.corners(corners) }),
      ...wordsIn(scope, parts.words, fill, alignIn(scope, isStacked(scope))).layers,
    ]
  },
}

interface Laid {
  whole: Box
  picture: Box
  words: Box
  /** The picture shares the card's corners where it touches them. */
  corners(of: Corners): Corners
}

function laid(scope: Scope): Laid {
  const { width, height, content, base, margin, form } = scope.canvas
  const inset = Math.min(base * 0.06, margin * 0.8)
  const whole = boxOf(
    inset,
    Math.max(inset, content.y - margin * 0.9),
    width - inset,
    Math.min(height - inset, bottom(content) + margin * 0.9),
  )
  const pad = base * 0.052
  const flip = scope.random('card side').chance(0.45)
  const room = (box: Box): Box =>
    boxOf(
      Math.max(box.x + pad, content.x),
      Math.max(box.y + pad, content.y),
      Math.min(right(box) - pad, right(content)),
      Math.min(bottom(box) - pad, bottom(content)),
    )
  if (isStacked(scope)) {
    const y = whole.y + whole.height * (form === 'slim' ? 0.36 : 0.44)
    return {
      whole,
      picture: boxOf(whole.x, whole.y, right(whole), y),
      words: room(boxOf(whole.x, y, right(whole), bottom(whole))),
      corners: ([a, b]) => [a, b, 0, 0],
    }
  }
  const share = form === 'banner' ? 0.34 : 0.42
  const x = flip ? whole.x + whole.width * share : right(whole) - whole.width * share
  const [left, rest] = [boxOf(whole.x, whole.y, x, bottom(whole)), boxOf(x, whole.y, right(whole), bottom(whole))]
  return flip
    ? { whole, picture: left, words: room(rest), corners: ([a, , , d]) => [a, 0, 0, d] }
    : { whole, picture: rest, words: room(left), corners: ([, b, c]) => [0, b, c, 0] }
}

const sheet = (box: Box, fill: string, corners: Corners): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [solid(rectangle(box), fill)],
})

function shadow(box: Box, dark: string): ArtLayer {
  const by = Math.min(box.width, box.height) * 0.08
  const [x, y] = [centerX(box), bottom(box) - by * 0.2]
  return {
    kind: 'art',
    role: 'shadow',
    box: grow(box, by),
    corners: null,
    paths: [soft(x, y, box.width * 0.54, by, dark, 0.34)],
  }
}

function edge({ canvas, roles }: Scope, box: Box, corners: Corners): ArtLayer {
  const by = canvas.base * 0.014
  const around = grow(box, by)
  return {
    kind: 'art',
    role: 'field',
    box: around,
    corners: corners.map((r) => (r > 0 ? r + by : 0)) as unknown as Corners,
    paths: [solid(rectangle(around), roles.primary)],
  }
}
