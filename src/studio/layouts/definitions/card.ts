import { rectanglePath, softEllipse, filled } from '../../art/svg-paths.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, centerY, grow, right } from '../../model/geometry.ts'
import { chooseColorScheme, createBrandEdge, showsLogo } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { easeForWords, isStacked } from '../split-canvas.ts'
import { createImageArea } from '../images/image-area.ts'
import { createCoverImage } from '../images/place-image.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Corners, Layer } from '../../model/scene.ts'

/** A longer headline is small on the card of a wide canvas. In UTF-16 code units. */
const LONG_HEADLINE = 36

/**
 * A sheet in a color of the brand with the words, on a picture that fills the canvas. A product stands before the sheet and overlaps its
 * edge.
 */
export const card: Layout = {
  name: 'card',
  voice: 'quiet',
  suits: ({ toneStyle, copy, aspect }) =>
    ([0.8, 1.1, 0.9][toneStyle.energy] ?? 1) * (aspect === 'wide' && copy.headline.length > LONG_HEADLINE ? 0.1 : 1),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['primary', 'second', 'soft', 'deep', 'tint'])
    const { ground } = scheme
    const fill = chooseSheetColor(context, ground)
    const parts = placeCard(context)
    const corners = fieldCorners(context.toneStyle, context.canvas)
    const behind = createImage(context, parts, ground, fill)
    const isBehind = (layer: Layer) => layer.kind === 'art' && layer.role === 'field'
    const isCutout = context.material.images[0]?.kind === 'cutout'
    const [first, over] = isCutout
      ? [behind.filter(isBehind), behind.filter((layer) => !isBehind(layer))]
      : [behind, []]
    const colors = [ground, fill]
    return [
      { kind: 'backdrop', color: ground },
      ...first,
      createShadow(parts.whole, context.roles.ink),
      createSheet(parts.whole, fill, corners),
      ...over,
      ...createBrandEdge(context, { ...scheme, lacksPrimary: !colors.includes(context.roles.primary) }),
      ...createStandardColumn(context, parts.words, fill, chooseAlignment(context, isBelowImage(context))).layers,
    ]
  },
}

/**
 * A color of the brand that is seen on the ground, mostly the primary one. White looks like a window of a program. The decoration of a theme
 * lies on the sheet too and has colors of its own, so it gets a light one.
 */
function chooseSheetColor(context: LayoutContext, ground: string): string {
  const { primary, deep, paper, tint, ink } = context.roles
  const random = context.random('card')
  const colors = context.theme
    ? [paper, tint]
    : random.chance(0.5)
      ? [primary, ...random.shuffle([deep, paper, tint])]
      : random.shuffle([primary, deep, paper, tint])
  const apart = colors.filter((color) => deltaE(color, ground) > 14)
  return apart.find((color) => showsLogo(context, color)) ?? apart[0] ?? ink
}

interface CardPlacement {
  /** The sheet. */
  whole: Box
  /** What the sheet leaves free, with the part of it that a product may overlap. */
  image: Box
  words: Box
}

/** Beside a drawing, the sheet of a square would be narrow and high for a few words, so that it is mostly below it. */
const isBelowImage = (context: LayoutContext): boolean =>
  isStacked(context, context.material.images.length > 0 ? undefined : 0.75)

/** How far a product reaches over the sheet, as a share of `canvas.base`. */
const OVERLAP = 0.045

/** A drawing needs this much of its usual space above the sheet. */
const LEAST_EASE = 0.74

function placeCard(context: LayoutContext): CardPlacement {
  const { width, height, content, base, margin, aspect } = context.canvas
  const inset = Math.min(base * 0.045, margin * 0.6)
  const pad = base * 0.052
  const over = context.material.images[0]?.kind === 'cutout' ? base * OVERLAP : 0
  const flip = context.random('card side').chance(0.45)
  if (isBelowImage(context)) {
    const usual = aspect === 'slim' ? 0.36 : aspect === 'tall' ? 0.42 : 0.46
    const y = height * usual * Math.max(LEAST_EASE, easeForWords(context, true))
    const whole = boxFromEdges(inset, y, width - inset, Math.min(height - inset, bottom(content) + pad))
    const words = boxFromEdges(content.x, y + pad + over, right(content), bottom(content))
    return { whole, image: boxFromEdges(0, 0, width, y + over), words: within(words, grow(whole, -pad)) }
  }
  const share = (aspect === 'banner' ? 0.36 : 0.44) * easeForWords(context, false)
  const x = flip ? width * share : width * (1 - share)
  const whole = flip
    ? boxFromEdges(x, inset, width - inset, height - inset)
    : boxFromEdges(inset, inset, x, height - inset)
  const image = flip ? boxFromEdges(0, 0, x + over, height) : boxFromEdges(x - over, 0, width, height)
  const words = boxFromEdges(
    flip ? x + pad + over : content.x,
    content.y,
    flip ? right(content) : x - pad - over,
    bottom(content),
  )
  return { whole, image, words: within(words, grow(whole, -pad * 0.8)) }
}

const within = (box: Box, outer: Box): Box =>
  boxFromEdges(
    Math.max(box.x, outer.x),
    Math.max(box.y, outer.y),
    Math.min(right(box), right(outer)),
    Math.min(bottom(box), bottom(outer)),
  )

/** The picture over the whole canvas, with what it shows in the part that the sheet leaves free. */
function createImage(context: LayoutContext, { image }: CardPlacement, ground: string, fill: string): Layer[] {
  const { width, height } = context.canvas
  const sheet = { x: 0, y: 0, width, height }
  const [first] = context.material.images
  if (first?.kind === 'photo') {
    const at = { x: centerX(image) / width, y: centerY(image) / height, zoom: 1.1 }
    return [createCoverImage(first, sheet, SQUARE, at)]
  }
  return createImageArea(context, sheet, { field: ground, ground: fill }, 'card', { visible: image })
}

const SQUARE: Corners = [0, 0, 0, 0]

const createSheet = (box: Box, fill: string, corners: Corners): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), fill)],
})

function createShadow(box: Box, dark: string): ArtLayer {
  const by = Math.min(box.width, box.height) * 0.06
  const [x, y] = [centerX(box), bottom(box) - by * 0.2]
  return {
    kind: 'art',
    role: 'shadow',
    box: grow(box, by),
    corners: null,
    paths: [softEllipse(x, y, box.width * 0.54, by, dark, 0.3)],
  }
}
