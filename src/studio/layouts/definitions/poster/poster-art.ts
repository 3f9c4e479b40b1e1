import { derivePalette } from '../../../art/palette.ts'
import { createSubject } from '../../objects/subject.ts'
import { ellipsePath, stroked, rectanglePath, filled } from '../../../art/svg-paths.ts'
import { listPosterDrawings, needsBackground } from '../../../art/drawings-by-tone.ts'
import { deltaE } from '../../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, centerY, grow, right } from '../../../model/geometry.ts'
import { createCoverImage } from '../../images/place-image.ts'
import { createStandingProducts, measureProductRatio } from '../../images/product-group.ts'
import type { LayoutContext } from '../../layout-context.ts'
import type { DrawingPalette } from '../../../art/palette.ts'
import type { Canvas } from '../../../model/canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ImageFacts } from '../../../model/material.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'

/** Creates the main art of a poster in `area` (canvas pixels): a product on a disc, a photo in a disc, or a drawing. */
export function createPosterArt(context: LayoutContext, area: Box, ground: string, lastLine: Box | null): Layer[] {
  const image = context.material.images[0] ?? null
  const palette = derivePalette(ground, context.roles)
  if (!image) return createLargeObject(context, area, ground) ?? [createDrawing(context, area, palette)]
  if (image.kind === 'photo') return createPhotoDisc(context, area, image, palette)
  return createProductDisc(context, area, image, palette, lastLine)
}

function createDrawing(context: LayoutContext, area: Box, palette: DrawingPalette): ArtLayer {
  const random = context.random('form')
  const drawing = context.theme ? context.theme.scene : random.pick(listPosterDrawings(context.tone))
  const apart = palette.ground === context.roles.primary ? palette.partner : context.roles.primary
  const field = context.theme || needsBackground(drawing) ? apart : palette.ground
  const paths = drawing(area, derivePalette(field, context.roles), random)
  const back = context.theme || needsBackground(drawing) ? [filled(rectanglePath(area), field)] : []
  return { kind: 'art', role: 'motif', box: area, corners: null, paths: [...back, ...paths] }
}

/** Radius of the ring around a disc, relative to the disc's radius. */
const RING = 1.065

/**
 * Places a disc slightly larger than the area. It touches the area's inner edges and runs off the canvas at the outer
 * edges.
 */
function placeDisc(area: Box, canvas: Canvas, share: number): { x: number; y: number; r: number } {
  const short = Math.min(area.width, area.height)
  const narrow = area.width < canvas.width
  const r = short * (narrow ? share : 0.45)
  const [hung, whole] = [area.y < 0, area.y < 0 && area.y + area.height > canvas.height]
  const atRight = area.x > 0
  const aside = Math.max(r * RING + 4, area.width * 0.52)
  const x = !narrow ? centerX(area) : atRight ? area.x + aside : area.x + area.width - aside
  const y = whole
    ? centerY(area)
    : hung
      ? area.y + area.height - r * RING - 4
      : area.y + Math.max(r * RING + 4, area.height * 0.5)
  return { x, y, r }
}

/** The first object on the ground itself, as large as the area allows. Returns null if there is none. */
function createLargeObject(context: LayoutContext, area: Box, ground: string): Layer[] | null {
  const [object] = context.material.objects
  if (!object) return null
  const random = context.random('object')
  const box = placeLarge(clipToCanvas(area, context.canvas), context, object.ratio)
  const angle = random.pick([-1, 1]) * context.toneStyle.angle
  return createSubject(context, box, ground, { angle, object })
}

/** The distance from the edges, as a share of `canvas.base`. */
const INSET = 0.04

/**
 * Where a drawing is that is as large as its area allows: whole, at its outer end, and never in the middle of empty ground. Words that are
 * flush left have it at their right. One that leaves the canvas is hardly larger, and looks like a mistake.
 */
function placeLarge(space: Box, { canvas }: LayoutContext, ratio: number): Box {
  const inset = canvas.base * INSET
  const isAcross = space.width >= canvas.width - 4
  const isLow = space.y + space.height >= canvas.height - 2
  const atLeft = !isAcross && space.x <= 2
  const width = Math.min(space.width - inset, (space.height - inset) * ratio)
  const height = width / ratio
  const x = atLeft ? space.x + inset : right(space) - inset - width
  return { x, y: isLow ? bottom(space) - inset - height : centerY(space) - height / 2, width, height }
}

function createPhotoDisc({ canvas }: LayoutContext, area: Box, image: ImageFacts, palette: DrawingPalette): Layer[] {
  const { x, y, r } = placeDisc(area, canvas, 0.56)
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return [createRing(area, x, y, r * RING, palette), createCoverImage(image, box, [r, r, r, r])]
}

function createProductDisc(
  context: LayoutContext,
  area: Box,
  image: ImageFacts,
  palette: DrawingPalette,
  lastLine: Box | null,
): Layer[] {
  const random = context.random('product')
  const ratio = measureProductRatio(context.material, image)
  const tall = ratio < 1 / 1.2
  const { x, y, r } = placeDisc(area, context.canvas, tall ? 0.66 : 0.56)
  const apart = [palette.lead, palette.partner, palette.light].filter(
    (color) => deltaE(color, image.colors[0] ?? color) > 18,
  )
  const disc = image.kind === 'near-white' ? palette.light : (apart[0] ?? palette.light)
  const angle = image.kind === 'cutout' && tall ? random.pick([-1, 1, 1.1]) * context.toneStyle.angle : 0
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const space = grow(
    clipToCanvas(tall ? area : box, context.canvas),
    -Math.min(area.width, area.height) * (tall ? 0.05 : 0.12),
  )
  const back: ArtLayer = {
    kind: 'art',
    role: 'motif',
    box: area,
    corners: null,
    paths: [filled(ellipsePath(x, y, r), disc)],
  }
  return [
    createRing(area, x, y, r * RING, { ...palette, lead: disc }),
    back,
    ...createStandingProducts(context.material, image, raiseBesideLine(space, ratio, lastLine), palette.shadow, angle),
  ]
}

/** Extends a tall product upwards beside the headline's last line if there is space. */
function raiseBesideLine(space: Box, ratio: number, lastLine: Box | null): Box {
  if (!lastLine || space.y < lastLine.y + lastLine.height * 0.5) return space
  const height = space.y + space.height - (lastLine.y + lastLine.height * 0.3)
  const width = height * ratio
  const left = centerX(space) - width * 0.62
  const fits = left > lastLine.x + lastLine.width && width < space.width
  return fits ? { ...space, y: space.y + space.height - height, height } : space
}

function createRing(area: Box, x: number, y: number, radius: number, palette: DrawingPalette): ArtLayer {
  const paths = [stroked(ellipsePath(x, y, radius), palette.lead, Math.max(2, radius * 0.012))]
  return { kind: 'art', role: 'motif', box: area, corners: null, paths }
}

/** Returns the part of `area` that is on the canvas. */
function clipToCanvas(area: Box, { width, height }: Canvas): Box {
  return boxFromEdges(
    Math.max(0, area.x),
    Math.max(0, area.y),
    Math.min(width, area.x + area.width),
    Math.min(height, area.y + area.height),
  )
}
