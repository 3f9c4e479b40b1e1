import { mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom, right } from '../model/geometry.ts'
import { horizontalGradient, smoothPath, filled } from './svg-paths.ts'
import { interpolateColors } from './palette.ts'
import type { Drawing } from './drawing.ts'

/** Broad wave-shaped bands next to each other, lighter at their crests. */
export const ribbons: Drawing = (area, palette, random) => {
  const bands = random.pick([5, 6, 7])
  const rising = random.chance(0.5)
  const tones = [
    ...interpolateColors(mixColors(palette.ground, palette.lead, 0.22), palette.lead, bands - 2),
    palette.partner,
    mixColors(palette.partner, palette.light, 0.5),
  ]
  const swing = area.height * random.between(0.16, 0.24)
  const start = area.y + area.height * random.between(0.16, 0.3)
  const thick = (area.height * 1.02) / bands
  const steps = [-0.15, 0.12, 0.4, 0.68, 0.9, 1.15]
  const drift = random.between(0, 6)
  return tones.map((tone, index) => {
    const top = steps.map((share, step): [number, number] => {
      const wave = Math.sin(step * 1.15 + drift + index * 0.2) * swing
      const slope = (rising ? 1 - share : share) * area.height * 0.34
      return [
        area.x + area.width * share,
        start + index * thick * (0.62 + 0.32 * share) + wave + slope - area.height * 0.12,
      ]
    })
    const d = `${smoothPath(top)}L${right(area) + area.width} ${bottom(area) + area.height}L${area.x - area.width} ${bottom(area) + area.height}Z`
    return filled(
      d,
      horizontalGradient(
        area,
        shiftLightness(tone, -0.05),
        shiftLightness(tone, 0.06),
        shiftLightness(tone, -0.02),
        shiftLightness(tone, 0.04),
      ),
    )
  })
}
