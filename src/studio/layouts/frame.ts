import { paletteOn } from '../art/palette.ts'
import { rectangle, solid } from '../art/pen.ts'
import { framedDrawings } from '../art/vocabulary.ts'
import { contrast, deltaE, lchOf } from '../color/oklch.ts'
import { centerX } from '../geometry.ts'
import { productOnSet } from './sets.ts'
import { covering, standing } from './stage.ts'
import type { Scope } from './scope.ts'
import type { Palette } from '../art/palette.ts'
import type { Lch } from '../color/oklch.ts'
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
export function framed(
  scope: Scope,
  frame: Frame,
  name: string,
  picture: PictureFacts | null = scope.material.pictures[0] ?? null,
): Layer[] {
  if (!picture) return [drawingIn(scope, frame, name)]
  if (picture.kind === 'photo') return [covering(picture, frame.box, frame.corners)]
  return picture.kind === 'cutout' ? productOnSet(scope, frame, picture, name) : paperIn(scope, frame, picture)
}

function drawingIn(scope: Scope, frame: Frame, name: string): ArtLayer {
  const { box, corners, field } = frame
  const random = scope.random(name)
  const drawing = scope.theme ? scope.theme.scene : random.pick(framedDrawings(scope.tone))
  const paths = [solid(rectangle(box), field), ...drawing(box, paletteIn(scope, frame), random)]
  return { kind: 'art', role: 'field', box, corners, paths }
}

/** Colours unlike what is around the frame, unless those that are left are too faint on its field. */
function paletteIn({ roles }: Scope, { field, around }: Frame): Palette {
  const apart = paletteOn(field, roles, around)
  return contrast(apart.lead, field) < 2 || contrast(apart.partner, field) < 1.35 ? paletteOn(field, roles) : apart
}

/** White paper multiplied onto a pale card: its white becomes the card. A vivid card would dye the product. */
function paperIn({ roles }: Scope, frame: Frame, picture: PictureFacts): Layer[] {
  const { box, corners, field, visible } = frame
  const pale = ({ l, c }: Lch) => l > 0.84 && c < 0.07
  const card = [field, roles.tint, roles.paper].find((color) => pale(lchOf(color))) ?? roles.white
  const width = visible.width * 0.78
  const top = visible.y + visible.height * 0.14
  const room = { x: centerX(visible) - width / 2, y: top, width, height: visible.height * 0.74 }
  return [
    { kind: 'art', role: 'field', box, corners, paths: [solid(rectangle(box), card)] },
    ...standing(picture, room, roles.ink),
  ]
}

/** The bare field of a frame, slipped aside: behind the frame it is seen as an edge. */
export function echo(frame: Frame, dx: number, dy: number): ArtLayer {
  const box = { ...frame.box, x: frame.box.x + dx, y: frame.box.y + dy }
  return { kind: 'art', role: 'field', box, corners: frame.corners, paths: [solid(rectangle(box), frame.field)] }
}

/** Whether a cut-out can be told from what is behind it: its outline is not in the field's colour. */
export const standsOut = ({ rim }: PictureFacts, color: string) => rim.every((of) => deltaE(of, color) > 13)

/** Fields that a frame may have on this ground; for a product, those it stands out from. */
export function fieldsOn(ground: string, scope: Scope): string[] {
  const { roles, material } = scope
  const order = [roles.primary, roles.second, roles.soft, roles.tint, roles.paper, roles.deep]
  const product = material.pictures[0]
  const fits = (color: string) => deltaE(color, ground) > 9 && (!product || standsOut(product, color))
  const fields = order.filter(fits)
  return fields.length > 0 ? fields : [roles.soft]
}
