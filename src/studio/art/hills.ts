import { mix, shade } from '../color/oklch.ts'
import { bottom, right } from '../geometry.ts'
import { curve, down, ellipse, soft, solid } from './pen.ts'
import { ramp } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'

/** Hills one behind the other under a low sun, from pale and far to full and near. */
export const hills: Drawing = (area, palette, random) => {
  const count = Math.round(random.between(4, 5.4))
  const horizon = random.between(0.46, 0.56)
  const sunX = area.x + area.width * random.between(0.3, 0.7)
  const radius = Math.min(area.width, area.height) * random.between(0.17, 0.23)
  const sunY = area.y + area.height * horizon - radius * random.between(0.3, 0.85)
  const tones = ramp(mix(palette.ground, palette.lead, 0.28), palette.lead, count)
  const paths = [
    soft(sunX, sunY, radius * 3, radius * 3, palette.light, 0.6),
    solid(ellipse(sunX, sunY, radius), palette.partner),
  ]
  for (let index = 0; index < count; index++) {
    const top = area.y + area.height * (horizon + (1 - horizon) * 0.94 * (index / count))
    const tone = tones[index] ?? palette.lead
    const ridge = ridgeAcross(area, top, area.height * (0.075 - index * 0.006), random)
    const box = { ...area, y: top, height: bottom(area) - top }
    const near = index === count - 1
    paths.push(solid(ridge, near ? tone : down(box, shade(tone, 0.05), mix(tone, palette.ground, 0.25))))
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
  return `${curve(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}
