import { ellipsePath, filled, polygonPath, rectanglePath, sectorPath, stroked } from '../art/svg-paths.ts'
import { stripes, waves } from '../art/background-patterns.ts'
import { logoPath } from '../art/logo-marks.ts'
import { findLogoShape } from '../model/material.ts'
import { bottom, boxFromEdges, right, type Box } from '../model/geometry.ts'
import type { LogoShape } from '../model/material.ts'
import type { Path } from '../model/scene.ts'
import type { LayoutContext } from './layout-context.ts'

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

/** Three quarter rings around the corner. */
export const drawArcs: DrawShape = ({ area, x, y }, color) => {
  const r = shortOf(area)
  return [0.9, 0.62, 0.34].map((share) => stroked(ellipsePath(x, y, r * share), color, r * 0.15))
}

/** Blocks like stairs that descend from the corner. */
export const drawStairs: DrawShape = (piece, color) => {
  const steps = [0.96, 0.72, 0.48, 0.24]
  const blocks = steps.map((share, index) =>
    polygonPath([
      at(piece, index * 0.24, 0),
      at(piece, (index + 1) * 0.24, 0),
      at(piece, (index + 1) * 0.24, share),
      at(piece, index * 0.24, share),
    ]),
  )
  return [filled(blocks.join(''), color)]
}

/** Quarter discs in a grid that all turn the same way, like scales. They become fewer away from the corner. */
export const drawPetals: DrawShape = (piece, color) => {
  const cell = 0.32
  const from = quarterOf(piece)
  const petals: string[] = []
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column + row < 3; column += 1) {
      const [x, y] = at(piece, column * cell, row * cell)
      petals.push(sectorPath(x, y, shortOf(piece.area) * cell, from, from + 90))
    }
  return [filled(petals.join(''), color)]
}

/** Bars from the edge, each shorter than the one before it. */
export const drawBars: DrawShape = (piece, color) => {
  const { area, y, dx, dy, x } = piece
  const [step, reach] = [shortOf(area) / 6, Math.min(area.width, shortOf(area) * 1.6)]
  const bars = [0.96, 0.74, 0.84, 0.5, 0.6, 0.3].map((share, index) => {
    const [one, other] = [y + dy * index * step, y + dy * (index + 0.56) * step]
    const length = reach * share
    return rectanglePath(
      { x: dx > 0 ? x - step : x - length, y: Math.min(one, other), width: length + step, height: step * 0.56 },
      [step, step, step, step],
    )
  })
  return [filled(bars.join(''), color)]
}

/** A checkerboard that ends before the words. */
export const drawChecks: DrawShape = (piece, color) => {
  const cells: string[] = []
  const size = 0.2
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column + row < 5 && column < 4; column += 1) {
      if ((row + column) % 2 === 1) continue
      const [from, to] = [at(piece, column * size, row * size), at(piece, (column + 1) * size, (row + 1) * size)]
      cells.push(rectanglePath(boxBetween(from, to)))
    }
  return [filled(cells.join(''), color)]
}

const boxBetween = ([ax, ay]: [number, number], [bx, by]: [number, number]): Box =>
  boxFromEdges(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))

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
