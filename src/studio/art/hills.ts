import { mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom, right } from '../model/geometry.ts'
import { smoothPath, verticalGradient, ellipsePath, softEllipse, filled } from './svg-paths.ts'
import { interpolateColors } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'

/** Rows of hills in front of a low sun. Distant hills are pale, near hills have the full color. */
export const hills: Drawing = (area, palette, random) => {
  const count = Math.round(random.between(4, 5.4))
  const horizon = random.between(0.46, 0.56)
  const sunX = area.x + area.width * random.between(0.3, 0.7)
  const radius = Math.min(area.width, area.height) * random.between(0.17, 0.23)
  const sunY = area.y + area.height * horizon - radius * random.between(0.3, 0.85)
  const tones = interpolateColors(mixColors(palette.ground, palette.lead, 0.28), palette.lead, count)
  const paths = [
    softEllipse(sunX, sunY, radius * 3, radius * 3, palette.light, 0.6),
    filled(ellipsePath(sunX, sunY, radius), palette.partner),
  ]
  for (let index = 0; index < count; index++) {
    const top = area.y + area.height * (horizon + (1 - horizon) * 0.94 * (index / count))
    const tone = tones[index] ?? palette.lead
    const ridge = ridgeAcross(area, top, area.height * (0.075 - index * 0.006), random)
    const box = { ...area, y: top, height: bottom(area) - top }
    const near = index === count - 1
    paths.push(
      filled(
        ridge,
        near ? tone : verticalGradient(box, shiftLightness(tone, 0.05), mixColors(tone, palette.ground, 0.25)),
      ),
    )
  }
  return paths
}

function ridgeAcross(area: Box, y: number, swing: number, random: Random): string {
  const count = Math.max(3, Math.round((area.width / area.height) * 3.2))
  const phase = random.between(0, 2)
  const points = Array.from({ length: count + 3 }, (_, index): [number, number] => [
    area.x + (area.width * (index - 1)) / count,
    y + swing * Math.sin((index + phase) * 1.7) * random.between(0.6, 1.25),
  ])
  return `${smoothPath(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}
