import { ellipsePath, filled, polygonPath, sectorPath, stroked } from '../../../art/svg-paths.ts'
import { stripes, waves } from '../../../art/background-patterns.ts'
import { logoPath } from '../../../art/logo-marks.ts'
import { findLogoShape } from '../../../model/material.ts'
import { bottom, right, type Box } from '../../../model/geometry.ts'
import type { LogoShape } from '../../../model/material.ts'
import type { Path } from '../../../model/scene.ts'
import type { LayoutContext } from '../../layout-context.ts'

/** A piece of the canvas at one of its corners (pixels), in which a poster has no words. */
export interface CornerPiece {
  area: Box
  /** The corner of the canvas. */
  x: number
  y: number
  /** The directions into the canvas: 1 or -1. */
  dx: number
  dy: number
  /** Whether it reaches from one edge of the canvas to the opposite one, so that its inner edge looks intended. */
  isBand: boolean
}

/** Draws a shape in a piece. It ends at edges of the canvas, or before the words. */
export type DrawShape = (piece: CornerPiece, color: string, context: LayoutContext) => Path[]

/** Finds the corner of the canvas at which an area is. Null if it is at none. */
export function findCorner(area: Box, sheet: Box): CornerPiece | null {
  const [atLeft, atRight] = [area.x <= sheet.x + 1, right(area) >= right(sheet) - 1]
  const [atTop, atBottom] = [area.y <= sheet.y + 1, bottom(area) >= bottom(sheet) - 1]
  if (!(atLeft || atRight) || !(atTop || atBottom)) return null
  return {
    area,
    x: atRight ? right(area) : area.x,
    y: atBottom ? bottom(area) : area.y,
    dx: atRight ? -1 : 1,
    dy: atBottom ? -1 : 1,
    isBand: (atLeft && atRight) || (atTop && atBottom),
  }
}

const shortOf = ({ width, height }: Box) => Math.min(width, height)
const longOf = ({ width, height }: Box) => Math.max(width, height)

/** The first angle of a quarter circle into the canvas: sectors start at the top and run clockwise. */
const quarterOf = ({ dx, dy }: CornerPiece) => (dx > 0 ? (dy > 0 ? 90 : 0) : dy > 0 ? 180 : 270)

/** A point at shares of the shorter side from the corner. */
const at = ({ area, x, y, dx, dy }: CornerPiece, across: number, down: number): [number, number] => [
  x + dx * across * shortOf(area),
  y + dy * down * shortOf(area),
]

/** The mark of the brand where it is one compact shape, else what `draw` draws. */
export const orMark =
  (draw: DrawShape): DrawShape =>
  (piece, color, context) => {
    const shape = findLogoShape(context.material)
    return shape ? drawMarks(piece, color, shape) : draw(piece, color, context)
  }

/** How large a mark is, and how far its center is from the edges of the canvas, as shares of the piece's shorter side. */
const MARK = { size: 1.3, inset: 0.31, step: 1.5 }

/** One large mark that leaves the canvas at the corner, and further ones along a long piece. None ends inside of the canvas. */
function drawMarks(piece: CornerPiece, color: string, shape: LogoShape): Path[] {
  const { area, x, y, dx, dy } = piece
  const short = shortOf(area)
  const size = short * MARK.size
  const count = Math.max(1, Math.floor((longOf(area) - short * MARK.inset - size / 2) / (short * MARK.step)) + 1)
  const isWide = area.width > area.height
  const marks = Array.from({ length: count }, (_, index) => {
    const [along, across] = [MARK.inset * short + index * MARK.step * short, MARK.inset * short]
    const [px, py] = isWide ? [along, across] : [across, along]
    return logoPath(shape, x + dx * px, y + dy * py, size * Math.min(1, shape.ratio))
  })
  return [filled(marks.join(''), color)]
}

/** A quarter disc. */
export const drawDisc: DrawShape = ({ area, x, y }, color) => [filled(ellipsePath(x, y, shortOf(area) * 0.96), color)]

/** A quarter disc in a ring. */
export const drawRingedDisc: DrawShape = ({ area, x, y }, color) => {
  const r = shortOf(area)
  return [filled(ellipsePath(x, y, r * 0.6), color), stroked(ellipsePath(x, y, r * 0.84), color, r * 0.12)]
}

/** Seven rays in a quarter circle, or over a whole band. */
export const drawRays: DrawShape = (piece, color) => {
  const { area, x, y, isBand } = piece
  const [count, from] = [7, quarterOf(piece)]
  const reach = isBand ? Math.hypot(area.width, area.height) : shortOf(area) * 0.97
  const step = 90 / (count * 2 - 1)
  const rays = Array.from({ length: count }, (_, index) =>
    sectorPath(x, y, reach, from + index * 2 * step, from + (index * 2 + 1) * step),
  )
  return [filled(rays.join(''), color)]
}

/** A grid of dots that become smaller away from the corner. */
export const drawDots: DrawShape = ({ area, x, y, dx, dy }, color) => {
  const step = shortOf(area) / 12
  const [across, down] = [area.width, area.height].map((length) => Math.floor(length / step))
  const dots: string[] = []
  for (let row = 0; row < (down ?? 0); row += 1)
    for (let column = 0; column < (across ?? 0); column += 1) {
      const [px, py] = [(column + 0.5 + (row % 2) / 2) * step, (row + 0.5) * step]
      const near = 1 - Math.hypot(px / area.width, py / area.height)
      if (near > 0.04) dots.push(ellipsePath(x + dx * px, y + dy * py, step * 0.54 * Math.sqrt(near)))
    }
  return [filled(dots.join(''), color)]
}

/** A field with a slanted edge. */
export const drawSlant: DrawShape = (piece, color) => {
  const { area, x, y, dx, dy, isBand } = piece
  const short = shortOf(area)
  const [far, near] = isBand ? [0.96, 0.5] : [0.96, 0]
  const isUpright = area.height > area.width
  const end = longOf(area)
  const corners: [number, number][] = isUpright
    ? [
        [x, y],
        [x + dx * short * far, y],
        [x + dx * short * near, y + dy * end],
        [x, y + dy * end],
      ]
    : [
        [x, y],
        [x, y + dy * short * far],
        [x + dx * end, y + dy * short * near],
        [x + dx * end, y],
      ]
  return [filled(polygonPath(corners), color)]
}

/** Waves along the foot of a band, or else a quarter disc. */
export const drawWaves: DrawShape = (piece, color, context) =>
  piece.isBand && piece.dy < 0
    ? waves(piece.area, color, context.random('tide'))
    : drawRingedDisc(piece, color, context)

/** Stripes over a band, or across a corner. */
export const drawStripes: DrawShape = (piece, color) => {
  if (piece.isBand) return stripes(piece.area, color)
  return [0.2, 0.52, 0.84].map((share) =>
    filled(
      polygonPath([at(piece, share, 0), at(piece, share + 0.15, 0), at(piece, 0, share + 0.15), at(piece, 0, share)]),
      color,
    ),
  )
}
