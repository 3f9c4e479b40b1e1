import { filled } from './svg-paths.ts'
import type { Box } from '../model/geometry.ts'
import type { LogoShape } from '../model/material.ts'
import type { Path } from '../model/scene.ts'

/**
 * docs/decisions/0091-drawings.md
 *
 * The outline of a logo, `width` pixels wide around the point (x, y), turned clockwise by `angle` degrees.
 */
export function logoPath({ contours, ratio }: LogoShape, x: number, y: number, width: number, angle = 0): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const round = (value: number) => Math.round(value * 10) / 10
  return contours
    .map((contour) => {
      const points = contour.map(([px, py]) => {
        const [dx, dy] = [(px - 0.5) * width, (py - 0.5 / ratio) * width]
        return `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`
      })
      return `M${points.join('L')}Z`
    })
    .join('')
}

/** An area that is so much longer than wide is a strip. */
const STRIP = 1.6
/** In a strip: the longer side of a mark, the distance of two centers, and how far they are off the middle, as shares of its shorter side. */
const IN_STRIP = { size: 1.02, step: 1.1, off: 0.3 }
/** In other areas: the longer side of each mark as a share of the shorter side, and its center as shares of the area. */
const IN_FIELD = [
  { size: 1.3, x: 0.72, y: 0.66 },
  { size: 0.62, x: 0.06, y: 0.14 },
] as const

/** A few large marks that leave `area` at its edges: a row that swings from side to side in a strip, two of different size elsewhere. */
export function logoPattern(shape: LogoShape, area: Box, color: string): Path[] {
  const { x, y, width, height } = area
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const draw = (size: number, dx: number, dy: number) =>
    logoPath(shape, x + dx, y + dy, size * Math.min(1, shape.ratio))
  if (long < short * STRIP)
    return [filled(IN_FIELD.map((mark) => draw(mark.size * short, mark.x * width, mark.y * height)).join(''), color)]
  const count = Math.ceil(long / (short * IN_STRIP.step)) + 1
  const marks = Array.from({ length: count }, (_, index) => {
    const along = long / 2 + (index - (count - 1) / 2) * short * IN_STRIP.step
    const across = short * (0.5 + (index % 2 === 0 ? IN_STRIP.off : -IN_STRIP.off))
    return width > height ? draw(short * IN_STRIP.size, along, across) : draw(short * IN_STRIP.size, across, along)
  })
  return [filled(marks.join(''), color)]
}

/** One mark of the logo that is larger than the canvas can hold, and leaves it at the lower right. */
export function logoCrop(shape: LogoShape, area: Box, color: string, angle = 0): Path[] {
  const height = Math.min(area.width, area.height) * (area.width > area.height * 1.6 ? 1.5 : 1.15)
  const width = height * shape.ratio
  const [x, y] = [area.x + area.width - width * 0.26, area.y + area.height - height * 0.3]
  return [filled(logoPath(shape, x, y, width, angle), color)]
}
