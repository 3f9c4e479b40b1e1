import { ellipsePath, filled, polylinePath, rectanglePath, stroked } from '../../art/svg-paths.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { ArtLayer, Path } from '../../model/scene.ts'

/** Draws in a square from -0.5 to 0.5 around the center of the disc. */
type Pen = {
  line(points: readonly (readonly [number, number])[]): Path
  ring(x: number, y: number, r: number): Path
  frame(x: number, y: number, width: number, height: number): Path
}

const SYMBOLS: Partial<Record<FactKind, (pen: Pen) => Path[]>> = {
  // A calendar sheet with its two rings.
  date: (pen) => [
    pen.frame(-0.22, -0.17, 0.44, 0.4),
    pen.line([
      [-0.22, -0.05],
      [0.22, -0.05],
    ]),
    pen.line([
      [-0.1, -0.24],
      [-0.1, -0.13],
    ]),
    pen.line([
      [0.1, -0.24],
      [0.1, -0.13],
    ]),
  ],
  // A clock.
  deadline: (pen) => [
    pen.ring(0, 0, 0.24),
    pen.line([
      [0, -0.13],
      [0, 0.01],
      [0.1, 0.08],
    ]),
  ],
  // A pin: a ring above a point.
  place: (pen) => [
    pen.ring(0, -0.07, 0.16),
    pen.line([
      [-0.13, 0.02],
      [0, 0.26],
      [0.13, 0.02],
    ]),
  ],
  // A scale with three marks.
  quantity: (pen) => [
    pen.line([
      [-0.25, 0.12],
      [0.25, 0.12],
    ]),
    ...[-0.2, 0, 0.2].map((x) =>
      pen.line([
        [x, -0.12],
        [x, 0.12],
      ]),
    ),
  ],
  // Head and shoulders.
  audience: (pen) => [
    pen.ring(0, -0.12, 0.11),
    pen.line([
      [-0.2, 0.22],
      [-0.16, 0.1],
      [0.16, 0.1],
      [0.2, 0.22],
    ]),
  ],
  // An arrow to the right: go there.
  contact: (pen) => [
    pen.line([
      [-0.2, 0],
      [0.2, 0],
    ]),
    pen.line([
      [0.05, -0.14],
      [0.2, 0],
      [0.05, 0.14],
    ]),
  ],
  // A star of three lines: something extra.
  free: (pen) => [0, 60, 120].map((angle) => pen.line(diameter(angle))),
}

const CHECK_MARK = (pen: Pen) => [
  pen.line([
    [-0.2, 0.02],
    [-0.06, 0.16],
    [0.21, -0.13],
  ]),
]

function diameter(angle: number): [number, number][] {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn) * 0.23, Math.cos(turn) * 0.23]
  return [
    [x, y],
    [-x, -y],
  ]
}

/** A symbol for a kind of fact on a disc in the accent color. `x` and `y` are the top left corner, `size` the diameter, in pixels. */
export function createFactIcon(kind: FactKind, x: number, y: number, size: number, ground: SurfaceColors): ArtLayer {
  const r = size / 2
  const at = ([dx, dy]: readonly [number, number]) => [x + r + dx * size, y + r + dy * size] as const
  const stroke = (d: string) => stroked(d, ground.onAccent, size * 0.085)
  const pen: Pen = {
    line: (points) => stroke(polylinePath(points.map(at))),
    ring: (cx, cy, radius) => stroke(ellipsePath(...at([cx, cy]), radius * size)),
    frame: (left, top, width, height) => {
      const [fx, fy] = at([left, top])
      return stroke(rectanglePath({ x: fx, y: fy, width: width * size, height: height * size }, [1, 1, 1, 1]))
    },
  }
  return {
    kind: 'art',
    role: 'icon',
    box: { x: x - 1, y: y - 1, width: size + 2, height: size + 2 },
    corners: null,
    paths: [filled(ellipsePath(x + r, y + r, r), ground.accent), ...(SYMBOLS[kind] ?? CHECK_MARK)(pen)],
  }
}
