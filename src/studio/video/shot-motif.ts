import { deltaE } from '../color/oklch.ts'
import { ellipsePath, filled, polygonPath, sectorPath, stroked } from '../art/svg-paths.ts'
import { derivePalette } from '../art/palette.ts'
import { chooseQuietTone } from '../layouts/background-pattern.ts'
import { hasWeather } from './weather.ts'
import type { Box } from '../model/geometry.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ArtLayer, Path } from '../model/scene.ts'

/** A shape in a corner of the canvas: its area, the corner as shares of the canvas, and its paths. */
type Motif = (area: Box, corner: readonly [number, number], tone: string) => Path[]

const MOTIFS: Record<string, Motif> = {
  disc: (area, corner, tone) => [
    filled(ellipsePath(...toPoint(area, corner), Math.min(area.width, area.height) * 0.92), tone),
  ],
  rings: (area, corner, tone) =>
    [0.34, 0.6, 0.86].map((share) =>
      stroked(
        ellipsePath(...toPoint(area, corner), Math.min(area.width, area.height) * share),
        tone,
        area.width * 0.075,
      ),
    ),
  quarter: (area, [right, low], tone) => {
    const [x, y] = toPoint(area, [right, low])
    const from = right ? (low ? 270 : 180) : low ? 0 : 90
    const radius = Math.min(area.width, area.height)
    return [filled(sectorPath(x, y, radius, from, from + 90), tone)]
  },
  wedge: (area, [right, low], tone) => {
    const { x, y, width, height } = area
    const [edge, foot] = [right ? x + width : x, low ? y + height : y]
    const [far, top] = [right ? x : x + width, low ? y : y + height]
    return [
      filled(
        polygonPath([
          [edge, top],
          [edge, foot],
          [far, foot],
        ]),
        tone,
      ),
    ]
  },
  steps: (area, [right, low], tone) =>
    [1, 0.66, 0.33].map((share, index) => {
      const width = area.width / 3
      const x = right ? area.x + area.width - width * (index + 1) : area.x + width * index
      const height = area.height * share
      const y = low ? area.y + area.height - height : area.y
      return filled(
        polygonPath([
          [x, y],
          [x + width + 1, y],
          [x + width + 1, y + height],
          [x, y + height],
        ]),
        tone,
      )
    }),
}

const toPoint = ({ x, y, width, height }: Box, [right, low]: readonly [number, number]): [number, number] => [
  x + width * right,
  y + height * low,
]

const NAMES = {
  sharp: ['wedge', 'steps', 'rings'],
  soft: ['disc', 'rings', 'wedge'],
  round: ['disc', 'rings', 'quarter'],
} as const

/** Below this ΔE2000, nobody sees a tone move on its ground. */
const SEEN = 2.6

/** The height of the words in scenes that take turns, and the corner that they leave free. 0 is the top, 1 the bottom. */
const PLACES = [
  { anchor: 0.5, corner: [1, 1] },
  { anchor: 1, corner: [1, 0] },
  { anchor: 0.26, corner: [0, 1] },
] as const

/** Returns the place of the words in a scene of type alone: scenes of one film differ. */
export function takePlace(context: LayoutContext, index: number): (typeof PLACES)[number] {
  const turn = index + Math.floor(context.random('corner').next() * PLACES.length)
  return PLACES[turn % PLACES.length] ?? PLACES[0]
}

/**
 * A quiet shape that moves slowly behind the words, so that no shot stands still. All shots of a film have the same kind of shape, in
 * corners that take turns.
 */
export function createShotMotif(context: LayoutContext, index: number, ground: string): ArtLayer[] {
  const { canvas, toneStyle } = context
  if (hasWeather(context)) return []
  const name = context.random('motif').pick(NAMES[toneStyle.corner])
  const place = takePlace(context, index)
  // Where no tone is safe behind words, a small shape stands in the corner that has none.
  const safe = chooseQuietTone(context.surface(ground))
  const isSafe = deltaE(safe, ground) > SEEN
  const corner = isSafe || place.anchor === 1 ? place.corner : PLACES[0].corner
  const tone = isSafe ? safe : derivePalette(ground, context.roles).quiet
  const { base, width, height } = canvas
  const side = Math.min(base * (isSafe ? 0.72 : 0.28), Math.min(width, height) * (isSafe ? 0.9 : 0.3))
  const box = {
    x: corner[0] ? canvas.width - side : 0,
    y: corner[1] ? canvas.height - side : 0,
    width: side,
    height: side,
  }
  return [{ kind: 'art', role: 'motif', box, corners: null, paths: MOTIFS[name]?.(box, corner, tone) ?? [] }]
}
