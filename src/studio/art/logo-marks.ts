import { filled } from './svg-paths.ts'
import type { Box } from '../model/geometry.ts'
import type { LogoShape } from '../model/material.ts'
import type { Path } from '../model/scene.ts'

/** The outline of a logo, `width` pixels wide around the point (x, y), turned clockwise by `angle` degrees. */
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

/**
 * Whole marks in rows that fill `area` evenly, each second row moved by half a step and one mark shorter. `step` is about the distance of
 * two marks in pixels.
 */
export function logoPattern(shape: LogoShape, area: Box, step: number, color: string): Path[] {
  const [columns, rows] = [Math.max(1, Math.round(area.width / step)), Math.max(1, Math.round(area.height / step))]
  const [across, down] = [area.width / columns, area.height / rows]
  const width = Math.min(across, down) * 0.52 * Math.min(1, shape.ratio)
  const marks = Array.from({ length: rows }, (_row, row) => {
    const isMoved = columns > 1 && row % 2 === 1
    return Array.from({ length: columns - (isMoved ? 1 : 0) }, (_column, column) => {
      const x = area.x + (column + (isMoved ? 1 : 0.5)) * across
      return logoPath(shape, x, area.y + (row + 0.5) * down, width)
    }).join('')
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
