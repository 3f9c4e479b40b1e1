import { bottom, centerX } from '../model/geometry.ts'
import { ellipsePath, rectanglePath, softEllipse, filled } from './svg-paths.ts'
import { listFlatColors } from './palette.ts'
import type { Drawing } from './drawing.ts'

/** Nested arches that stand on the bottom edge, with a disc above them. */
export const rainbow: Drawing = (area, palette, random) => {
  const colors = listFlatColors(palette)
  const bands = random.pick([4, 5, 6])
  const widest = Math.min(area.width * 0.47, area.height * 0.42)
  const x = centerX(area)
  const base = bottom(area)
  const step = widest / (bands + 0.4)
  const straight = Math.max(0, area.height * random.between(0.66, 0.78) - widest)
  const paths = [
    softEllipse(x, base - straight - widest * 0.6, area.width * 0.8, area.height * 0.6, palette.light, 0.5),
  ]
  for (let band = 0; band < bands; band++) {
    const radius = widest - band * step
    const gap = band % 2 === 1 && random.chance(0.4)
    const color = gap ? palette.ground : (colors[band % colors.length] ?? palette.lead)
    const box = { x: x - radius, y: base - straight - radius, width: 2 * radius, height: straight + radius + 2 }
    paths.push(filled(rectanglePath(box, [radius, radius, 0, 0]), color))
  }
  const disc = step * 0.78
  paths.push(filled(ellipsePath(x, base - straight - widest - disc * 1.7, disc), palette.partner))
  return paths
}
