import { shiftLightness } from '../color/oklch.ts'
import {
  smoothPath,
  ellipsePath,
  leafPath,
  stroked,
  polygonPath,
  rectanglePath,
  sectorPath,
  filled,
  polylinePath,
} from './svg-paths.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** A snowflake: six arms with two pairs of twigs each. `radius` is in pixels. */
export function snowflake(x: number, y: number, radius: number, color: string): Path[] {
  const at = (angle: number, r: number) => [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
  const arms = Array.from({ length: 6 }, (_, index) => {
    const turn = (index * Math.PI) / 3 + Math.PI / 6
    const twig = (share: number, reach: number) =>
      polylinePath([
        at(turn - reach, radius * (share + 0.26)),
        at(turn, radius * share),
        at(turn + reach, radius * (share + 0.26)),
      ])
    return polylinePath([[x, y], at(turn, radius)]) + twig(0.34, 0.36) + twig(0.64, 0.2)
  })
  return [stroked(arms.join(''), color, Math.max(1.2, radius * 0.09))]
}

/** A fir tree. `height` is in pixels; (x, y) is the center of its bottom edge. */
export function fir(x: number, y: number, height: number, color: string): Path[] {
  const skirts = [0, 1, 2, 3].flatMap((index): Path[] => {
    const [top, low] = [y - height * (1 - index * 0.2), y - height * (0.62 - index * 0.165)]
    const half = height * (0.13 + index * 0.062)
    const tone = shiftLightness(color, 0.05 - index * 0.025)
    return [
      filled(
        polygonPath([
          [x, top],
          [x + half, low],
          [x - half, low],
        ]),
        tone,
      ),
    ]
  })
  const trunk = { x: x - height * 0.03, y: y - height * 0.14, width: height * 0.06, height: height * 0.14 }
  return [filled(rectanglePath(trunk), shiftLightness(color, -0.12)), ...skirts.toReversed()]
}

/** A Christmas ball on a thread that starts at (x, top). `drop` is the distance to its center in pixels. */
export function bauble(x: number, top: number, drop: number, radius: number, color: string, cap: string): Path[] {
  const y = top + drop
  return [
    stroked(`M${x} ${top}V${y - radius}`, cap, Math.max(1.2, radius * 0.05)),
    filled(ellipsePath(x, y, radius), color),
    filled(sectorPath(x, y, radius, 60, 240), shiftLightness(color, -0.07)),
    filled(
      ellipsePath(x - radius * 0.34, y - radius * 0.36, radius * 0.2, radius * 0.13),
      shiftLightness(color, 0.22),
      0.8,
    ),
    filled(
      rectanglePath({ x: x - radius * 0.2, y: y - radius * 1.16, width: radius * 0.4, height: radius * 0.24 }),
      cap,
    ),
  ]
}

/** A pine twig that starts at (x, y). `length` is in pixels, `angle` in degrees clockwise from the top. */
export function pineTwig(x: number, y: number, length: number, angle: number, color: string): Path[] {
  const turn = ((angle - 90) * Math.PI) / 180
  const at = (share: number): [number, number] => [
    x + Math.cos(turn) * length * share,
    y + Math.sin(turn) * length * share,
  ]
  const needles = Array.from({ length: 15 }, (_, index) => {
    const [nx, ny] = at(0.08 + index * 0.058)
    const long = length * (0.34 - index * 0.012)
    return leafPath(nx, ny, long, angle - 42, 0.075) + leafPath(nx, ny, long, angle + 42, 0.075)
  })
  const tip = leafPath(...at(0.9), length * 0.2, angle, 0.09)
  return [
    stroked(smoothPath([at(0), at(0.5), at(1)]), shiftLightness(color, -0.08), length * 0.022),
    filled(needles.slice(0, 8).join(''), shiftLightness(color, -0.03)),
    filled(needles.slice(8).join('') + tip, shiftLightness(color, 0.03)),
  ]
}

/** A firework: two rings of sparks. `radius` is in pixels. */
export function firework(x: number, y: number, radius: number, color: string, other: string, count = 22): Path[] {
  const spark = (index: number, from: number, to: number, width: number) => {
    const turn = (index / count) * 2 * Math.PI
    const at = (r: number, aside: number): [number, number] => [
      x + Math.cos(turn) * r * radius - Math.sin(turn) * aside,
      y + Math.sin(turn) * r * radius + Math.cos(turn) * aside,
    ]
    return polygonPath([at(from, 0), at(to - 0.06, -width), at(to, 0), at(to - 0.06, width)])
  }
  const long = Array.from({ length: count }, (_, index) => spark(index, 0.16, index % 2 ? 0.74 : 0.96, radius * 0.017))
  const ends = Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) / count) * 2 * Math.PI
    const r = radius * (index % 2 ? 0.88 : 0.62)
    return ellipsePath(x + Math.cos(turn) * r, y + Math.sin(turn) * r, radius * (index % 2 ? 0.022 : 0.016))
  })
  return [filled(long.join(''), color), filled(ends.join(''), other)]
}

/** A piece of paper confetti: a strip, a disc, or a curl. */
export function drawPaperConfetti(x: number, y: number, size: number, color: string, random: Random): Path {
  const turn = random.between(0, Math.PI)
  const at = (dx: number, dy: number): [number, number] => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ]
  const [w, h] = [size * 0.5, size * 0.2]
  const strip = () => filled(polygonPath([at(-w, -h), at(w, -h), at(w, h), at(-w, h)]), color)
  const curl = () =>
    stroked(
      smoothPath([at(-size * 0.7, 0), at(-size * 0.25, -w), at(size * 0.25, w), at(size * 0.7, 0)]),
      color,
      size * 0.14,
    )
  return random.pick([strip, strip, curl, () => filled(ellipsePath(x, y, size * 0.26), color)])()
}
