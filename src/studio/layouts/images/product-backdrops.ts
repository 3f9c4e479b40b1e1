import { derivePalette } from '../../art/palette.ts'
import {
  verticalGradient,
  ellipsePath,
  stroked,
  polygonPath,
  rectanglePath,
  sectorPath,
  softEllipse,
  filled,
} from '../../art/svg-paths.ts'
import { toLch, mixColors, shiftLightness } from '../../color/oklch.ts'
import { bottom, centerX, right } from '../../model/geometry.ts'
import { createGlow, createPlinth } from './place-image.ts'
import { createStandingProducts, measureProductRatio } from './product-group.ts'
import type { DrawingPalette } from '../../art/palette.ts'
import type { ImageFrame } from './frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer, Path } from '../../model/scene.ts'

/**
 * What is behind and below a product in a frame. `foot` and `head` are shares of the frame's visible height, `width` of
 * its visible width.
 */
interface Backdrop {
  layers: Layer[]
  foot: number
  head: number
  width: number
}

type CreateBackdrop = (frame: ImageFrame, palette: DrawingPalette, context: LayoutContext, ratio: number) => Backdrop

/**
 * Creates a cutout in a frame, in front of a backdrop that suits the frame's color and the tone. `name` selects the
 * random stream.
 */
export function createProductImage(
  context: LayoutContext,
  frame: ImageFrame,
  image: ImageFacts,
  name: string,
): Layer[] {
  const { layers, space, palette } = chooseBackdrop(context, frame, measureProductRatio(context.material, image), name)
  const floor = { box: frame.box, corners: frame.corners }
  return [...layers, ...createStandingProducts(context.material, image, space, palette.shadow, 0, floor)]
}

/** A backdrop for a product or an object. `behind` is the color that is mostly behind it, `space` its place. Pixels. */
interface ChosenBackdrop {
  layers: Layer[]
  space: Box
  behind: string
  palette: DrawingPalette
}

/** Chooses a backdrop for something of the ratio width / height. */
export function chooseBackdrop(context: LayoutContext, frame: ImageFrame, ratio: number, name: string): ChosenBackdrop {
  const palette = derivePalette(frame.field, context.roles)
  const flat = frame.field === context.roles.primary
  const quiet = context.toneStyle.energy === 0
  // Nothing can stand beside a product that fills its pedestal.
  const block = context.material.companions?.length ? [] : [pedestal]
  const sets = flat
    ? [sun, niche, ...block, ...(quiet ? [] : [burst])]
    : [litPlinth, ...block, niche, beams, ...(quiet ? [] : [sun, burst])]
  const create = context.random(`set ${name}`).pick(sets)
  const stand = create(frame, palette, context, ratio)
  const { visible } = frame
  const flatness = isFlat(ratio) ? 1.22 : 1
  const width = visible.width * Math.min(0.84, stand.width * flatness)
  const [top, foot] = [visible.y + visible.height * stand.head, visible.y + visible.height * stand.foot]
  const space = { x: centerX(visible) - width / 2, y: top, width, height: foot - top }
  const filledBehind = create === sun || create === burst || create === niche
  return { layers: stand.layers, space, palette, behind: filledBehind ? palette.partner : frame.field }
}

const createArt = ({ box, corners }: ImageFrame, paths: readonly Path[]): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths,
})

/** Soft light and a round plinth at the bottom edge. */
const litPlinth: CreateBackdrop = (frame, palette, { roles }) => {
  const light = toLch(frame.field).l < 0.4 ? palette.partner : palette.light
  const color = frame.around === roles.primary ? palette.partner : roles.primary
  return {
    layers: [
      createGlow(frame.box, frame.corners, frame.field, light),
      createPlinth(frame.box, frame.corners, palette, color),
    ],
    foot: 0.91,
    head: 0.05,
    width: 0.74,
  }
}

/** Whether the product is about as wide as it is high, or wider. For example, a jar, a box, or a shoe. */
const isFlat = (ratio: number) => ratio > 0.85

/** A disc behind the product that is visible on both sides of it. */
function discBehind({ visible }: ImageFrame, ratio: number, foot: number): { y: number; radius: number } {
  if (!isFlat(ratio))
    return { y: visible.y + visible.height * 0.47, radius: Math.min(visible.width * 0.42, visible.height * 0.38) }
  const tall = Math.min((visible.width * 0.82) / ratio, visible.height * 0.8)
  const radius = Math.min(visible.width * 0.48, visible.height * 0.48)
  return { y: Math.max(visible.y + radius * 1.02, visible.y + visible.height * foot - tall * 0.68), radius }
}

/** A plain field with one disc. The brand's color stays exact. */
const sun: CreateBackdrop = (frame, palette, _context, ratio) => {
  const { box, visible, field } = frame
  const { y, radius } = discBehind(frame, ratio, 0.9)
  const x = centerX(visible)
  const ring = stroked(ellipsePath(x, y, radius * 1.12), palette.partner, Math.max(1.5, radius * 0.012), 0.7)
  return {
    layers: [
      createArt(frame, [filled(rectanglePath(box), field), ring, filled(ellipsePath(x, y, radius), palette.partner)]),
    ],
    foot: 0.9,
    head: 0.05,
    width: isFlat(ratio) ? 0.62 : 0.72,
  }
}

/** An arched niche in a wall, and a floor in front of it. */
const niche: CreateBackdrop = (frame, palette) => {
  const { box, visible, field } = frame
  const w = Math.min(visible.width * 0.76, visible.height * 0.62)
  const top = visible.y + visible.height * 0.13
  const floor = visible.y + visible.height * 0.8
  const opening = { x: centerX(visible) - w / 2, y: top, width: w, height: floor - top }
  const ground = { ...box, y: floor, height: bottom(box) - floor }
  const inside = mixColors(palette.partner, palette.light, 0.2)
  return {
    layers: [
      createArt(frame, [
        filled(rectanglePath(box), field),
        filled(rectanglePath(opening, [w / 2, w / 2, 0, 0]), verticalGradient(opening, inside, palette.partner)),
        filled(rectanglePath(ground), mixColors(palette.partner, field, 0.35)),
        filled(rectanglePath({ ...ground, height: Math.max(1.5, ground.height * 0.03) }), palette.light, 0.5),
      ]),
    ],
    foot: 0.895,
    head: 0.1,
    width: 0.6,
  }
}

/** A block with a light top face that the product stands on. */
const pedestal: CreateBackdrop = (frame, palette, { roles }) => {
  const { box, visible, field } = frame
  const w = Math.min(visible.width * 0.68, visible.height * 0.62)
  const y = visible.y + visible.height * 0.84
  const depth = w * 0.1
  const color = field === roles.primary || frame.around === roles.primary ? palette.partner : roles.primary
  const x = centerX(visible)
  const top = polygonPath([
    [x - w / 2 + depth, y - depth],
    [x + w / 2 - depth, y - depth],
    [x + w / 2, y],
    [x - w / 2, y],
  ])
  const back =
    field === roles.primary
      ? []
      : [softEllipse(x, visible.y + visible.height * 0.45, w, visible.height * 0.42, palette.light, 0.6)]
  const front = { x: x - w / 2, y, width: w, height: bottom(box) - y + 2 }
  return {
    layers: [
      createArt(frame, [
        filled(rectanglePath(box), field),
        ...back,
        filled(rectanglePath(front), color),
        filled(top, shiftLightness(color, toLch(color).l > 0.8 ? -0.06 : 0.1)),
      ]),
    ],
    foot: 0.832,
    head: 0.05,
    width: 0.62,
  }
}

/** Light from a window that falls diagonally across wall and floor. */
const beams: CreateBackdrop = (frame, palette) => {
  const { box, visible, field } = frame
  const floor = visible.y + visible.height * 0.8
  const light = toLch(field).l > 0.9 ? palette.light : mixColors(field, palette.light, 0.4)
  const pane = (from: number, to: number) => {
    const [a, b] = [box.x + box.width * from, box.x + box.width * to]
    const lean = box.width * 0.42
    return filled(
      polygonPath([
        [a + lean, box.y],
        [b + lean, box.y],
        [b, floor],
        [a, floor],
      ]),
      light,
      0.65,
    )
  }
  const ground = { ...box, y: floor, height: bottom(box) - floor }
  return {
    layers: [
      createArt(frame, [
        filled(rectanglePath(box), verticalGradient(box, shiftLightness(field, 0.02), field)),
        pane(-0.02, 0.22),
        pane(0.29, 0.53),
        filled(
          rectanglePath(ground),
          verticalGradient(ground, shiftLightness(field, -0.07), shiftLightness(field, -0.03)),
        ),
      ]),
    ],
    foot: 0.9,
    head: 0.06,
    width: 0.7,
  }
}

/** Wedges that radiate from behind the product. */
const burst: CreateBackdrop = (frame, palette, _context, ratio) => {
  const { box, visible, field } = frame
  const { y, radius } = discBehind(frame, ratio, 0.91)
  const x = centerX(visible)
  const reach = Math.hypot(right(box) - x, box.height)
  const tone = shiftLightness(field, toLch(field).l > 0.8 ? -0.05 : 0.06)
  const rays = Array.from({ length: 12 }, (_, index) =>
    filled(sectorPath(x, y, reach, index * 30, index * 30 + 15), tone),
  )
  return {
    layers: [
      createArt(frame, [
        filled(rectanglePath(box), field),
        ...rays,
        filled(ellipsePath(x, y, radius), palette.partner),
      ]),
    ],
    foot: 0.91,
    head: 0.05,
    width: isFlat(ratio) ? 0.62 : 0.72,
  }
}
