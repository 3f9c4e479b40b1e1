import { mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom } from '../model/geometry.ts'
import {
  horizontalGradient,
  linearGradient,
  verticalGradient,
  ellipsePath,
  rectanglePath,
  softEllipse,
  filled,
} from './svg-paths.ts'
import type { Drawing } from './drawing.ts'
import type { DrawingPalette } from './palette.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** Solid shapes on podiums in soft light: a sun, a floor, and two to four objects. */
export const stillLife: Drawing = (area, palette, random) => {
  const flip = random.chance(0.5)
  const unit = Math.min(area.width, area.height * 0.82)
  const floorY = area.y + area.height * random.between(0.76, 0.82)
  const spread = Math.min(area.width, unit * 1.25)
  const left = area.x + (area.width - spread) * (spread < area.width ? random.between(0.35, 0.65) : 0.5)
  const at = (share: number) => left + spread * (flip ? 1 - share : share)
  const tall = unit * random.between(0.3, 0.38)
  const low = unit * random.between(0.12, 0.17)
  const foot = floorY + unit * 0.09
  const podium = unit * 0.19
  return [
    ...sun(palette, at(random.between(0.56, 0.66)), floorY - unit * 0.52, unit * 0.27),
    ...floor(area, floorY, palette),
    ...cylinder(at(0.36), foot, podium, tall, palette.lead, palette.shadow),
    ...topping(random, at(0.36), foot - tall, podium, palette),
    ...cylinder(at(0.69), foot + unit * 0.1, podium * 1.06, low, palette.partner, palette.shadow),
    ...figure(random, at(0.69), foot + unit * 0.1 - low, podium, palette),
    ...sphere(
      at(0.42),
      Math.min(foot + unit * 0.17, bottom(area) - unit * 0.035),
      unit * 0.062,
      palette.light,
      palette.shadow,
    ),
  ]
}

function sun(palette: DrawingPalette, x: number, y: number, radius: number): Path[] {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  return [
    softEllipse(x, y, radius * 2.1, radius * 2.1, palette.light, 0.4),
    filled(
      ellipsePath(x, y, radius),
      verticalGradient(
        box,
        mixColors(palette.partner, palette.light, 0.15),
        mixColors(palette.partner, palette.ground, 0.55),
      ),
    ),
  ]
}

function floor(area: Box, y: number, palette: DrawingPalette): Path[] {
  const box = { x: area.x, y, width: area.width, height: bottom(area) - y }
  const tone = mixColors(palette.ground, palette.light, 0.4)
  return [filled(rectanglePath(box), verticalGradient(box, shiftLightness(tone, -0.045), shiftLightness(tone, 0.03)))]
}

/** `y` is where the front edge of the base touches the floor. */
function cylinder(x: number, y: number, radius: number, height: number, color: string, dark: string): Path[] {
  const flat = radius * 0.26
  const [top, base] = [y - flat - height, y - flat]
  const side = horizontalGradient(
    box(x, top, radius, height),
    shiftLightness(color, -0.09),
    shiftLightness(color, 0.06),
    color,
    shiftLightness(color, -0.14),
  )
  const body = `M${x - radius} ${top}V${base}A${radius} ${flat} 0 0 0 ${x + radius} ${base}V${top}Z`
  return [
    softEllipse(x + radius * 0.45, base + flat * 0.5, radius * 1.75, flat * 2, dark, 0.5),
    filled(body, side),
    filled(
      ellipsePath(x, top, radius, flat),
      linearGradient(
        [x - radius, top - flat],
        [x + radius, top + flat],
        [shiftLightness(color, 0.14), shiftLightness(color, 0.04)],
      ),
    ),
  ]
}

/** A shaded sphere. `y` is where it touches the floor. */
export function sphere(x: number, y: number, radius: number, color: string, dark: string): Path[] {
  const cy = y - radius
  const light = {
    type: 'radial' as const,
    center: [x - radius * 0.35, cy - radius * 0.42] as const,
    radius: [radius * 1.55, radius * 1.55] as const,
    stops: [
      [0, shiftLightness(color, 0.2), 1],
      [0.35, shiftLightness(color, 0.05), 1],
      [0.75, shiftLightness(color, -0.1), 1],
      [1, shiftLightness(color, -0.2), 1],
    ] as const,
  }
  return [
    softEllipse(x + radius * 0.28, y - radius * 0.04, radius * 1.35, radius * 0.34, dark, 0.55),
    filled(ellipsePath(x, cy, radius), light),
  ]
}

function topping(random: Random, x: number, y: number, radius: number, palette: DrawingPalette): Path[] {
  const top = y - radius * 0.26
  if (random.chance(0.45)) return sphere(x, top + radius * 0.1, radius * 0.66, palette.partner, palette.dark)
  return cone(x, top, radius * 0.62, palette)
}

function figure(random: Random, x: number, y: number, radius: number, palette: DrawingPalette): Path[] {
  const top = y - radius * 0.26
  if (random.chance(0.4)) return gate(x, top, radius, palette)
  return sphere(x, top + radius * 0.1, radius * 0.72, palette.lead, palette.dark)
}

function cone(x: number, y: number, radius: number, palette: DrawingPalette): Path[] {
  const tip = y - radius * 2.1
  const flat = radius * 0.24
  const body = `M${x} ${tip}L${x - radius} ${y}A${radius} ${flat} 0 0 0 ${x + radius} ${y}Z`
  const color = palette.light
  const side = horizontalGradient(
    box(x, tip, radius, 1),
    shiftLightness(color, -0.06),
    shiftLightness(color, 0.03),
    shiftLightness(color, -0.16),
  )
  return [
    softEllipse(x + radius * 0.3, y + flat * 0.5, radius * 1.4, flat * 1.5, palette.dark, 0.4),
    filled(body, side),
  ]
}

/** An arch with visible depth on its left side. */
function gate(x: number, y: number, radius: number, palette: DrawingPalette): Path[] {
  const [w, h, deep] = [radius * 0.78, radius * 1.7, radius * 0.2]
  const outer = rectanglePath({ x: x - w, y: y - h, width: 2 * w, height: h }, [w, w, 0, 0])
  const hole = w * 0.5
  const inner = rectanglePath({ x: x - hole, y: y - h + w - hole, width: 2 * hole, height: h - w + hole }, [
    hole,
    hole,
    0,
    0,
  ])
  const top = y - h + w - hole + deep * 0.6
  const depth = { x: x - hole + deep, y: top, width: 2 * hole - deep, height: y - top }
  const color = palette.light
  return [
    softEllipse(x + w * 0.3, y, w * 1.5, w * 0.3, palette.dark, 0.4),
    filled(outer, horizontalGradient(box(x, y, w, 1), shiftLightness(color, 0.03), shiftLightness(color, -0.1))),
    filled(inner, shiftLightness(color, -0.26)),
    filled(rectanglePath(depth, [hole, hole, 0, 0]), shiftLightness(color, -0.17)),
  ]
}

const box = (x: number, y: number, radius: number, height: number): Box => ({
  x: x - radius,
  y,
  width: 2 * radius,
  height,
})
