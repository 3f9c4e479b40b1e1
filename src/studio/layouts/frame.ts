import { paletteOn } from '../art/palette.ts'
import { ellipse, rectangle, solid } from '../art/pen.ts'
import { framedDrawings } from '../art/vocabulary.ts'
import { deltaE, lchOf } from '../color/oklch.ts'
import { bottom, centerX } from '../geometry.ts'
import { covering, glow, plinth, standing } from './stage.ts'
import type { Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { ArtLayer, Corners, Layer } from '../scene.ts'

/** The outline of a frame. Those that stand on the canvas's edge have square feet. */
export type FrameShape = 'arch' | 'window' | 'leaf' | 'gate' | 'room'

export function cornersFor(shape: FrameShape, box: Box, foot: number): Corners {
  const half = Math.min(box.width / 2, box.height)
  const both = Math.min(box.width / 2, box.height / 2)
  if (shape === 'arch') return [half, half, foot, foot]
  if (shape === 'window') return [both, both, both, both]
  if (shape === 'leaf') return [both * 1.1, foot, both * 1.1, foot]
  if (shape === 'gate') return [foot, foot, half, half]
  return [foot * 1.5, foot * 1.5, foot * 1.5, foot * 1.5]
}

export interface Frame {
  box: Box
  corners: Corners
  /** The colour of its field. */
  field: string
  /** The colour of the canvas around it. */
  around: string
  /** The part of it that no screen covers, for what stands inside. */
  visible: Box
}

/** A frame with what hangs in it: the picture if there is one, otherwise a drawing in the brand's colours. */
export function framed(scope: Scope, frame: Frame, name: string): Layer[] {
  const { picture } = scope.material
  if (!picture) return [drawingIn(scope, frame, name)]
  if (picture.kind === 'photo') return [covering(picture, frame.box, frame.corners)]
  return picture.kind === 'cutout' ? productIn(scope, frame, picture) : paperIn(scope, frame, picture)
}

function drawingIn(scope: Scope, frame: Frame, name: string): ArtLayer {
  const { box, corners, field } = frame
  const random = scope.random(name)
  const drawing = random.pick(framedDrawings(scope.tone))
  const paths = [solid(rectangle(box), field), ...drawing(box, paletteOn(field, scope.roles, frame.around), random)]
  return { kind: 'art', role: 'field', box, corners, paths }
}

function productIn(scope: Scope, frame: Frame, picture: PictureFacts): Layer[] {
  const { box, corners, field, visible } = frame
  const palette = paletteOn(field, scope.roles)
  const { primary } = scope.roles
  const light = lchOf(field).l < 0.4 ? palette.partner : palette.light
  const back: Layer[] =
    field === primary
      ? [sunIn(frame, palette.partner)]
      : [
          glow(box, corners, field, light),
          plinth(box, corners, palette, frame.around === primary ? palette.partner : primary),
        ]
  const narrow = box.width * 0.74
  const foot = bottom(visible) - box.height * 0.085
  const top = visible.y + box.height * 0.11
  const room = { x: centerX(box) - narrow / 2, y: top, width: narrow, height: foot - top }
  return [...back, ...standing(picture, room, palette.shadow)]
}

/** A solid field with one disc, so that the brand's colour stays exactly what it is. */
function sunIn({ box, corners, field }: Frame, color: string): ArtLayer {
  const radius = Math.min(box.width * 0.39, box.height * 0.34)
  const sun = ellipse(centerX(box), box.y + box.height * 0.47, radius)
  return { kind: 'art', role: 'field', box, corners, paths: [solid(rectangle(box), field), solid(sun, color)] }
}

/** White paper multiplied onto a light card: its white becomes the card. */
function paperIn(scope: Scope, frame: Frame, picture: PictureFacts): Layer[] {
  const { box, corners, field } = frame
  const card = lchOf(field).l > 0.84 ? field : scope.roles.tint
  const width = box.width * 0.78
  const room = { x: centerX(box) - width / 2, y: box.y + box.height * 0.14, width, height: box.height * 0.74 }
  return [
    { kind: 'art', role: 'field', box, corners, paths: [solid(rectangle(box), card)] },
    ...standing(picture, room, scope.roles.ink),
  ]
}

/** The bare field of a frame, slipped aside: behind the frame it is seen as an edge. */
export function echo(frame: Frame, dx: number, dy: number): ArtLayer {
  const box = { ...frame.box, x: frame.box.x + dx, y: frame.box.y + dy }
  return { kind: 'art', role: 'field', box, corners: frame.corners, paths: [solid(rectangle(box), frame.field)] }
}

/** Fields that a frame may have on this ground; for a product, those it stands out from. */
export function fieldsOn(ground: string, scope: Scope): string[] {
  const { roles, material } = scope
  const order = [roles.primary, roles.second, roles.soft, roles.tint, roles.paper, roles.deep]
  const product = material.picture?.kind === 'cutout' ? material.picture.colors[0] : undefined
  const fits = (color: string) => deltaE(color, ground) > 9 && (!product || deltaE(color, product) > 20)
  const fields = order.filter(fits)
  return fields.length > 0 ? fields : [roles.soft]
}
