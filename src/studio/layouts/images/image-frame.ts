import { derivePalette } from '../../art/palette.ts'
import { rectanglePath, filled } from '../../art/svg-paths.ts'
import { listFramedDrawings } from '../../art/drawings-by-tone.ts'
import { contrast, deltaE, toLch } from '../../color/oklch.ts'
import { centerX } from '../../model/geometry.ts'
import { logoPattern } from '../../art/logo-marks.ts'
import { findLogoShape } from '../../model/material.ts'
import { createProductImage } from './product-backdrops.ts'
import { createCoverImage, createStandingImage } from './place-image.ts'
import type { ImageFrame } from './frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { DrawingPalette } from '../../art/palette.ts'
import type { Lch } from '../../color/oklch.ts'
import type { ImageFacts, SubjectObject } from '../../model/material.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'
import {
  createLarge,
  createPair,
  createPattern,
  createStillLife,
  isDisc,
  isLeaving,
  isLong,
  isPlainFrame,
} from '../objects/object-compositions.ts'
import { createStage, isStanding } from '../objects/object-stage.ts'
import { chooseFamily, isApart, isPattern, isRegular, isWhole, type ObjectFamily } from '../objects/object-family.ts'

/**
 * Creates a frame with the image in it. Without an image, it shows the objects that the request is about, or else a
 * drawing in the brand's colors. `turn` is the first object.
 */
export function createFramedImage(
  context: LayoutContext,
  frame: ImageFrame,
  name: string,
  image: ImageFacts | null = context.material.images[0] ?? null,
  turn = 0,
): Layer[] {
  if (!image) return createObjectArt(context, frame, name, turn) ?? [createFramedDrawing(context, frame, name)]
  if (image.kind === 'photo') return [createCoverImage(image, frame.box, frame.corners)]
  return image.kind === 'cutout'
    ? createProductImage(context, frame, image, name)
    : createWhiteImageCard(context, frame, image)
}

/** How often a frame without a subject shows the brand's own mark, where it is one compact shape. */
const OWN_MARK = 0.7

function createFramedDrawing(context: LayoutContext, frame: ImageFrame, name: string): ArtLayer {
  const { box, corners, field } = frame
  const random = context.random(name)
  const shape = context.theme ? null : findLogoShape(context.material)
  if (shape && random.chance(OWN_MARK)) {
    const { lead } = deriveFramePalette(context, frame)
    const marks = logoPattern(shape, box, lead)
    return { kind: 'art', role: 'field', box, corners, paths: [filled(rectanglePath(box), field), ...marks] }
  }
  const drawing = context.theme ? context.theme.scene : random.pick(listFramedDrawings(context.tone))
  const paths = [filled(rectanglePath(box), field), ...drawing(box, deriveFramePalette(context, frame), random)]
  return { kind: 'art', role: 'field', box, corners, paths }
}

/** Prefers colors that differ from the frame's surroundings, unless they are too faint on its field. */
function deriveFramePalette({ roles }: LayoutContext, { field, around }: ImageFrame): DrawingPalette {
  const apart = derivePalette(field, roles, around)
  return contrast(apart.lead, field) < 2 || contrast(apart.partner, field) < 1.35 ? derivePalette(field, roles) : apart
}

/**
 * An image on white is multiplied onto a pale card, so its white becomes the card's color. A vivid card would tint the
 * product.
 */
function createWhiteImageCard({ roles }: LayoutContext, frame: ImageFrame, image: ImageFacts): Layer[] {
  const { box, corners, field, visible } = frame
  const pale = ({ l, c }: Lch) => l > 0.84 && c < 0.07
  const card = [field, roles.tint, roles.paper].find((color) => pale(toLch(color))) ?? roles.white
  const width = visible.width * 0.78
  const top = visible.y + visible.height * 0.14
  const space = { x: centerX(visible) - width / 2, y: top, width, height: visible.height * 0.74 }
  return [
    { kind: 'art', role: 'field', box, corners, paths: [filled(rectanglePath(box), card)] },
    ...createStandingImage(image, space, roles.ink),
  ]
}

/** The frame's field with an offset in pixels. Behind the frame, it shows as an edge. */
export function createFrameShadow(frame: ImageFrame, dx: number, dy: number): ArtLayer {
  const box = { ...frame.box, x: frame.box.x + dx, y: frame.box.y + dy }
  return { kind: 'art', role: 'field', box, corners: frame.corners, paths: [filled(rectanglePath(box), frame.field)] }
}

/** Whether no color of a cutout's outline is similar to `color`. */
export const standsOut = ({ rim }: ImageFacts, color: string) => rim.every((of) => deltaE(of, color) > 13)

/** Lists the field colors that suit a background. If there is a product, it stands out from all of them. */
export function listFieldColors(ground: string, context: LayoutContext): string[] {
  const { roles, material } = context
  const order = [roles.primary, roles.second, roles.soft, roles.tint, roles.paper, roles.deep]
  const fits = (color: string) =>
    deltaE(color, ground) > 9 && material.images.every((product) => standsOut(product, color))
  const fields = order.filter(fits)
  return fields.length > 0 ? fields : [roles.soft]
}

/**
 * Fills a frame with the objects that the request is about, in a family that suits the tone. Returns null if there is none. `turn` is the
 * first object that is used: frames in a row show different ones.
 */
function createObjectArt(context: LayoutContext, frame: ImageFrame, name: string, turn = 0): Layer[] | null {
  const { objects } = context.material
  const large = objects.filter(({ isSlight }) => !isSlight)
  const at = large.length > 0 ? turn % large.length : 0
  const [first, ...others] = [...objects.slice(at), ...objects.slice(0, at)]
  if (!first) return null
  const random = context.random(`objects ${name}`)
  const field = first.isNatural ? chooseField(context, frame, first) : frame.field
  const isStaged =
    !frame.isCut && isUpright(frame) && isLonely(context, frame, first) && !first.isSimple && !random.chance(PATTERNED)
  const family = chooseFamily(context, first, field, isStaged ? isStanding : listAllowed(context, frame, first))
  // What looks cheap when it is large needs a frame that a pattern suits.
  if (first.isSimple && family !== 'pattern') return null
  const keepsColors = family === 'natural' || (family === 'pattern' && first.isNatural === true && !frame.isCut)
  const seen = keepsColors ? { ...frame, field } : frame
  const scene = { context, frame: seen, objects: [first, ...others] as const, random, family }
  if (isStaged) return createStage(context, seen, first, family)
  if (family === 'pattern') return createPattern(scene)
  if (isStillLife(frame, objects, family)) return createStillLife(scene)
  const isPair = PAIRED_TONES.includes(context.tone) && isPlainFrame(frame) && isLong(frame)
  return isPair ? createPair(scene) : createLarge(scene)
}

/** How often a frame in which a thing would float has a pattern of it. */
const PATTERNED = 0.08

/** The families that suit a frame: what fills it where one thing would float, and a whole thing in a disc, which would cut a pattern anywhere. */
function listAllowed(
  context: LayoutContext,
  frame: ImageFrame,
  object: SubjectObject,
): ((family: ObjectFamily) => boolean) | undefined {
  if (isDisc(frame) && !object.isSimple) return isWhole
  return isLonely(context, frame, object) && isRegular(object) ? isPattern : undefined
}

const isUpright = ({ visible }: ImageFrame): boolean => visible.height > visible.width

/** Longer frames show so much of their field around one drawing that it floats. In a wide one, it may leave the canvas. */
const LONG = 1.7

const isLonely = (context: LayoutContext, frame: ImageFrame, object: SubjectObject): boolean =>
  isLong(frame, LONG) && (isUpright(frame) || !isLeaving(context, frame, object))

/** The tones that show two things that belong together. In the others, two drawings look like clip art, as one drawing twice does in all. */
const PAIRED_TONES: readonly string[] = ['playful', 'bold']

/** Several things that the request lists stand together. Stickers have edges that would cut each other. */
const isStillLife = (frame: ImageFrame, objects: readonly SubjectObject[], family: ObjectFamily): boolean =>
  family !== 'sticker' &&
  family !== 'line' &&
  isPlainFrame(frame) &&
  objects.filter(({ isListed, isSlight }) => isListed && !isSlight).length > 1

/** An object in its own colors stands on a field that is lighter or darker than it. */
function chooseField({ roles }: LayoutContext, { field, around }: ImageFrame, object: SubjectObject): string {
  const colors = [field, roles.tint, roles.paper, roles.second, roles.primary, roles.deep]
  return colors.find((color) => isApart(object, color) && (color === field || deltaE(color, around) > 6)) ?? field
}
