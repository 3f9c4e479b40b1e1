import { rectanglePath, softEllipse, filled } from '../../art/svg-paths.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, grow, right } from '../../model/geometry.ts'
import { chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { isStacked } from '../split-canvas.ts'
import { createImageArea } from '../images/image-area.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Corners } from '../../model/scene.ts'

/** A card on a patterned background. The image is in its upper or outer part, the text in the rest. */
export const card: Layout = {
  name: 'card',
  voice: 'quiet',
  suits: ({ toneStyle }) => [0.8, 1.1, 0.9][toneStyle.energy] ?? 1,
  compose: (context) => {
    const { roles } = context
    const scheme = chooseColorScheme(context, ['primary', 'primary', 'second', 'soft', 'deep'])
    const papers = [roles.white, roles.paper, roles.tint, roles.primary].filter(
      (color) => deltaE(color, scheme.ground) > 12,
    )
    const fill =
      scheme.ground === roles.primary
        ? (papers[0] ?? roles.ink)
        : context.random('card').pick([roles.primary, papers[0] ?? roles.primary])
    const parts = placeCard(context)
    const corners = fieldCorners(context.toneStyle, context.canvas)
    const field = scheme.field === fill ? roles.soft : scheme.field
    const framed = scheme.ground !== roles.primary && fill !== roles.primary
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, parts.whole, scheme.ground, true),
      ...(framed ? [createEdge(context, parts.whole, corners)] : []),
      createShadow(parts.whole, roles.ink),
      createSheet(parts.whole, fill, corners),
      ...createImageArea(context, parts.image, { field, ground: fill }, 'card', { corners: parts.corners(corners) }),
      ...createStandardColumn(context, parts.words, fill, chooseAlignment(context, isStacked(context))).layers,
    ]
  },
}

interface CardPlacement {
  whole: Box
  image: Box
  words: Box
  /** Returns the corner radii that the image shares with the card. */
  corners(of: Corners): Corners
}

function placeCard(context: LayoutContext): CardPlacement {
  const { width, height, content, base, margin, aspect } = context.canvas
  const inset = Math.min(base * 0.06, margin * 0.8)
  const whole = boxFromEdges(
    inset,
    Math.max(inset, content.y - margin * 0.9),
    width - inset,
    Math.min(height - inset, bottom(content) + margin * 0.9),
  )
  const pad = base * 0.052
  const flip = context.random('card side').chance(0.45)
  const room = (box: Box): Box =>
    boxFromEdges(
      Math.max(box.x + pad, content.x),
      Math.max(box.y + pad, content.y),
      Math.min(right(box) - pad, right(content)),
      Math.min(bottom(box) - pad, bottom(content)),
    )
  if (isStacked(context)) {
    const y = whole.y + whole.height * (aspect === 'slim' ? 0.36 : 0.44)
    return {
      whole,
      image: boxFromEdges(whole.x, whole.y, right(whole), y),
      words: room(boxFromEdges(whole.x, y, right(whole), bottom(whole))),
      corners: ([a, b]) => [a, b, 0, 0],
    }
  }
  const share = aspect === 'banner' ? 0.34 : 0.42
  const x = flip ? whole.x + whole.width * share : right(whole) - whole.width * share
  const [left, rest] = [
    boxFromEdges(whole.x, whole.y, x, bottom(whole)),
    boxFromEdges(x, whole.y, right(whole), bottom(whole)),
  ]
  return flip
    ? { whole, image: left, words: room(rest), corners: ([a, , , d]) => [a, 0, 0, d] }
    : { whole, image: rest, words: room(left), corners: ([, b, c]) => [0, b, c, 0] }
}

const createSheet = (box: Box, fill: string, corners: Corners): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), fill)],
})

function createShadow(box: Box, dark: string): ArtLayer {
  const by = Math.min(box.width, box.height) * 0.08
  const [x, y] = [centerX(box), bottom(box) - by * 0.2]
  return {
    kind: 'art',
    role: 'shadow',
    box: grow(box, by),
    corners: null,
    paths: [softEllipse(x, y, box.width * 0.54, by, dark, 0.34)],
  }
}

function createEdge({ canvas, roles }: LayoutContext, box: Box, corners: Corners): ArtLayer {
  const by = canvas.base * 0.014
  const around = grow(box, by)
  return {
    kind: 'art',
    role: 'field',
    box: around,
    corners: corners.map((r) => (r > 0 ? r + by : 0)) as unknown as Corners,
    paths: [filled(rectanglePath(around), roles.primary)],
  }
}
