import { createSubject } from '../objects/subject.ts'
import { ellipsePath, rectanglePath, filled } from '../../art/svg-paths.ts'
import { bottom, boxFromEdges, centerX, right } from '../../model/geometry.ts'
import { splitCanvas, isStacked, clipToVisible, chooseStackedAspects } from '../split-canvas.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createStandingProducts } from '../images/product-group.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Corners, Layer } from '../../model/scene.ts'

/** One drawing with much empty ground around it floats. */
const WITHOUT_IMAGE = 0.15
/** A story is filled. */
const IN_STORY = 0.2

/** Much empty background, one small object, few words. */
export const minimal: Layout = {
  name: 'minimal',
  voice: 'quiet',
  airy: true,
  suits: ({ copy, toneStyle, aspect, images }) =>
    listFactRows(copy).length > 1
      ? 0
      : (images.length === 0 ? WITHOUT_IMAGE : 1) *
        (aspect === 'tall' ? IN_STORY : 1) *
        ([1, 0.5, 0.2][toneStyle.energy] ?? 1) *
        (toneStyle.tone === 'minimal' ? 2 : 1) *
        (copy.headline.length > 70 ? 0.4 : 1),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['paper', 'tint', 'primary', 'deep', 'paper', 'second'], true)
    const share = { slim: 0.42, tall: 0.48, square: 0.47, wide: 0.42, banner: 0.38 }
    const parts = splitCanvas(context, { share, artFirst: isStacked(context), stack: chooseStackedAspects(context) })
    const { base, aspect } = context.canvas
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...createSmallSubject(context, parts.art, scheme),
      ...createStandardColumn(context, parts.words, scheme.ground, {
        most: base * (aspect === 'banner' ? 0.08 : 0.078),
        anchor: parts.stacked ? 'top' : 'bottom',
        spread: 'edges',
        ...chooseAlignment(context, parts.stacked),
      }).layers,
    ]
  },
}

/** Limits the width, so that a flat product does not fill the canvas. */
function limitWidth(box: Box, base: number): Box {
  const width = Math.min(box.width, base * 0.5)
  return { ...box, x: centerX(box) - width / 2, width }
}

/** The one object: the product on the background, the image in a small frame, or two simple shapes. */
function createSmallSubject(context: LayoutContext, art: Box, scheme: ColorScheme): Layer[] {
  const { canvas, roles, material } = context
  const image = material.images[0]
  const space = clipToVisible(art, context)
  const inner = boxFromEdges(
    space.x + space.width * 0.14,
    space.y + space.height * 0.1,
    right(space) - space.width * 0.14,
    bottom(space) - space.height * 0.1,
  )
  if (image?.kind === 'cutout')
    return createStandingProducts(
      material,
      image,
      material.images.length > 1 ? inner : limitWidth(inner, canvas.base),
      scheme.ground === roles.deep ? '#000000' : roles.ink,
    )
  const short = Math.min(inner.width, inner.height)
  if (image) {
    const width = Math.min(inner.width, short * 1.05)
    const box = { x: centerX(inner) - width / 2, y: inner.y, width, height: inner.height }
    return createImageArea(context, box, scheme, 'minimal')
  }
  // A drawing is the one picture here: as small as a flat product, it looks like an icon.
  if (material.objects.length > 0) return createSubject(context, limitWidth(inner, canvas.base * 1.4), scheme.ground)
  const size = Math.min(short, canvas.base * 0.42) * 0.9
  return [createShapePair(context, scheme, centerX(inner), inner.y + inner.height / 2, size / 2)]
}

/** Two adjacent or nested shapes in two brand colors. */
function createShapePair(
  context: LayoutContext,
  { field, ground }: ColorScheme,
  x: number,
  y: number,
  r: number,
): ArtLayer {
  const { roles } = context
  const others = [roles.second, roles.soft, roles.primary].filter((color) => color !== field && color !== ground)
  const second = others[0] ?? context.surface(ground).mark
  const half = (left: number, corners: Corners) =>
    rectanglePath({ x: left, y: y - r, width: r, height: 2 * r }, corners)
  const door = { x: x - r * 0.6, y: y - r, width: r * 1.2, height: 2 * r }
  const bowl = { x: x - r, y, width: 2 * r, height: r }
  const pairs: [string, string][] = [
    [ellipsePath(x, y, r), ellipsePath(x + r * 0.34, y - r * 0.34, r * 0.3)],
    [half(x - r, [r, 0, 0, r]), half(x, [0, r, r, 0])],
    [rectanglePath(door, [r * 0.6, r * 0.6, 0, 0]), ellipsePath(x, y + r * 0.05, r * 0.3)],
    [rectanglePath(bowl, [0, 0, r, r]), ellipsePath(x, y - r * 0.5, r * 0.5)],
  ]
  const [one, two] = context.random('still').pick(pairs)
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return { kind: 'art', role: 'motif', box, corners: null, paths: [filled(one, field), filled(two, second)] }
}
