import { flats, paletteOn } from '../art/palette.ts'
import { ellipse, line, rectangle, solid } from '../art/pen.ts'
import { confetti } from '../art/blooms.ts'
import { looseDrawings, needsField } from '../art/vocabulary.ts'
import { deltaE } from '../color/oklch.ts'
import { boxOf, centerX, centerY, grow } from '../geometry.ts'
import { covering, standing } from './stage.ts'
import type { Scope } from './scope.ts'
import type { Palette } from '../art/palette.ts'
import type { Canvas } from '../form.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** The one big form of a poster in `area`: product on a disc, photograph in a disc, or a drawing. */
export function posterArt(scope: Scope, area: Box, ground: string, lastLine: Box | null): Layer[] {
  const picture = scope.material.pictures[0] ?? null
  const palette = paletteOn(ground, scope.roles)
  if (!picture) return [loose(scope, area, palette)]
  if (picture.kind === 'photo') return photoDisc(scope, area, picture, palette)
  return productDisc(scope, area, picture, palette, lastLine)
}

function loose(scope: Scope, area: Box, palette: Palette): ArtLayer {
  const random = scope.random('form')
  const drawing = scope.theme ? scope.theme.scene : random.pick(looseDrawings(scope.tone))
  const apart = palette.ground === scope.roles.primary ? palette.partner : scope.roles.primary
  const field = scope.theme || needsField(drawing) ? apart : palette.ground
  const paths = drawing(area, paletteOn(field, scope.roles), random)
  const back = scope.theme || needsField(drawing) ? [solid(rectangle(area), field)] : []
  return { kind: 'art', role: 'motif', box: area, corners: null, paths: [...back, ...paths] }
}

/** The radius of the ring around a disc, in radii of the disc. */
const RING = 1.065

/** As large as the area and a little larger: it touches the area's inner edges and runs off the canvas at the outer. */
function discOf(area: Box, canvas: Canvas, share: number): { x: number; y: number; r: number } {
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

function photoDisc({ canvas }: Scope, area: Box, picture: PictureFacts, palette: Palette): Layer[] {
  const { x, y, r } = discOf(area, canvas, 0.56)
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return [ring(area, x, y, r * RING, palette), covering(picture, box, [r, r, r, r])]
}

function productDisc(scope: Scope, area: Box, picture: PictureFacts, palette: Palette, lastLine: Box | null): Layer[] {
  const random = scope.random('product')
  const tall = picture.subject.height > picture.subject.width * 1.2
  const { x, y, r } = discOf(area, scope.canvas, tall ? 0.66 : 0.56)
  const apart = [palette.lead, palette.partner, palette.light].filter(
    (color) => deltaE(color, picture.colors[0] ?? color) > 18,
  )
  const disc = picture.kind === 'near-white' ? palette.light : (apart[0] ?? palette.light)
  const angle = picture.kind === 'cutout' && tall ? random.pick([-1, 1, 1.1]) * scope.manner.tilt : 0
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const room = grow(within(tall ? area : box, scope.canvas), -Math.min(area.width, area.height) * (tall ? 0.05 : 0.12))
  const strewn = scope.theme ? 0 : ([0, 4, 9][scope.manner.energy] ?? 0)
  const around = confetti(
    area,
    flats({ ...palette, lead: disc }),
    random,
    r * 0.07,
    strewn,
    (px, py) => Math.hypot(px - x, py - y) > r * 1.2,
  )
  const back: ArtLayer = {
    kind: 'art',
    role: 'motif',
    box: area,
    corners: null,
    paths: [solid(ellipse(x, y, r), disc), ...around],
  }
  return [
    ring(area, x, y, r * RING, { ...palette, lead: disc }),
    back,
    ...standing(picture, risen(room, picture, lastLine), palette.shadow, angle),
  ]
}

/** A tall product rises beside the headline's last line where that leaves room for it. */
function risen(room: Box, { subject }: PictureFacts, lastLine: Box | null): Box {
  if (!lastLine || room.y < lastLine.y + lastLine.height * 0.5) return room
  const height = room.y + room.height - (lastLine.y + lastLine.height * 0.3)
  const width = (height * subject.width) / subject.height
  const left = centerX(room) - width * 0.62
  const fits = left > lastLine.x + lastLine.width && width < room.width
  return fits ? { ...room, y: room.y + room.height - height, height } : room
}

function ring(area: Box, x: number, y: number, radius: number, palette: Palette): ArtLayer {
  const paths = [line(ellipse(x, y, radius), palette.lead, Math.max(2, radius * 0.012))]
  return { kind: 'art', role: 'motif', box: area, corners: null, paths }
}

/** The part of an area that is on the canvas. */
function within(area: Box, { width, height }: Canvas): Box {
  return boxOf(
    Math.max(0, area.x),
    Math.max(0, area.y),
    Math.min(width, area.x + area.width),
    Math.min(height, area.y + area.height),
  )
}
