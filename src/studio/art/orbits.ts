import { mixColors } from '../color/oklch.ts'
import { ellipsePath, stroked, softEllipse, filled } from './svg-paths.ts'
import { sphere } from './still-life.ts'
import type { Drawing } from './drawing.ts'

/** A bright sphere with rings around it, and small spheres on the rings. */
export const orbits: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const x = area.x + area.width * random.between(0.46, 0.6)
  const y = area.y + area.height * random.between(0.44, 0.58)
  const core = short * random.between(0.2, 0.25)
  const rings = [1.55, 2.2, 2.95, 3.8, 4.8].map((factor) => core * factor)
  const start = random.between(20, 70)
  const bodies = rings.slice(0, 4).map((radius, index) => {
    const turn = ((start + index * random.between(80, 140)) * Math.PI) / 180
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), r: core * (index % 2 ? 0.11 : 0.2) }
  })
  return [
    softEllipse(x, y, core * 2.4, core * 2.4, palette.lead, 0.35),
    ...rings
      .slice(0, 2)
      .map((radius, index) =>
        filled(ellipsePath(x, y, radius), mixColors(palette.ground, palette.lead, 0.5), 0.16 - index * 0.06),
      )
      .toReversed(),
    ...rings.map((radius, index) =>
      stroked(
        ellipsePath(x, y, radius),
        mixColors(palette.partner, palette.ground, 0.25),
        Math.max(1.2, short * 0.003),
        0.75 - index * 0.12,
      ),
    ),
    ...sphere(x, y + core, core, palette.lead, palette.shadow).slice(1),
    ...bodies.flatMap((body, index) =>
      sphere(body.x, body.y + body.r, body.r, index % 2 ? palette.light : palette.partner, palette.shadow).slice(1),
    ),
  ]
}
