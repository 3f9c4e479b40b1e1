import { bottom, boxOf, centerX, centerY, right } from '../geometry.ts'
import { touched } from './pieces.ts'
import { move } from './pace.ts'
import type { Pace } from './pace.ts'
import type { Piece } from './pieces.ts'
import type { Box } from '../geometry.ts'
import type { Motion, Move, Scene, Side, Track } from '../scene.ts'

/** What an arrival may look at. `start` is the piece's own moment in seconds, `turn` its number among its kind. */
interface Arrival {
  scene: Scene
  piece: Piece
  pace: Pace
  start: number
  turn: number
}

type Arriving = Pick<Track, 'moves'> & Partial<Pick<Track, 'origin' | 'clip' | 'side'>>
type Arrivals = Partial<Record<Piece['kind'], (of: Arrival) => Arriving>>

/** How a piece comes onto the stage; a kind that is not listed stands there from the beginning. */
export function arrivalOf(style: Motion['style'], of: Arrival): Track {
  const { piece, pace } = of
  const arriving = ARRIVALS[style][piece.kind]?.(of) ?? { moves: [] }
  return {
    layers: piece.layers,
    line: piece.line,
    origin: [centerX(piece.box), centerY(piece.box)],
    clip: null,
    side: 'bottom',
    shown: [0, pace.frames],
    ...arriving,
  }
}

/** Share of the shorter side below which a field is only a dot. */
const SPECK = 0.12

/** Slow moves go on to the end of a film of six seconds, behind the end card. */
const LAST = 6

const fadeIn = ({ pace, start }: Arrival, lasts: number) => move(pace, 'opacity', [0, 1], start, lasts, 'out')
const foot = ({ box }: Piece) => [centerX(box), bottom(box)] as const

/** A line comes up from behind an edge that is not there. */
const risesBehindEdge =
  (lasts: number, ease: Move['ease']) =>
  ({ piece, pace, start }: Arrival): Arriving => ({
    clip: piece.box,
    moves: [
      move(pace, 'y', [piece.box.height, 0], start, lasts, ease),
      move(pace, 'opacity', [0, 1], start, lasts * 0.4, 'linear'),
    ],
  })

/** Small words rise into their place by a share of their own height. */
const rises =
  (share: number, lasts: number) =>
  (of: Arrival): Arriving => ({
    moves: [move(of.pace, 'y', [of.piece.box.height * share, 0], of.start, lasts, 'out'), fadeIn(of, lasts * 0.8)],
  })

const grows =
  (from: number, lasts: number, ease: Move['ease'], pulses: readonly number[] = []) =>
  (of: Arrival): Arriving => ({
    moves: [
      move(of.pace, 'scale', [from, 1], of.start, lasts, ease),
      ...pulses.flatMap((at) => [
        move(of.pace, 'scale', [1, 1.07], at, 0.16, 'out'),
        move(of.pace, 'scale', [1.07, 1], at + 0.16, 0.3, 'soft'),
      ]),
      fadeIn(of, lasts * 0.35),
    ],
  })

const fades =
  (lasts: number) =>
  (of: Arrival): Arriving => ({ moves: [fadeIn(of, lasts)] })

/** A field slides out from behind the edge that it touches, or from behind its own foot, round end first; a speck fades. */
const slides =
  (lasts: number, ease: Move['ease']) =>
  (of: Arrival): Arriving => {
    const { scene, piece, pace, start } = of
    if (Math.max(piece.box.width, piece.box.height) < SPECK * Math.min(scene.width, scene.height))
      return fades(lasts)(of)
    const side = sideOf(piece, scene)
    const shown = within(piece.box, scene)
    const along = side === 'left' || side === 'right' ? 'x' : 'y'
    const way = along === 'x' ? shown.width : shown.height
    const from = side === 'left' || side === 'top' ? -way : way
    return { clip: shown, moves: [move(pace, along, [from, 0], start, lasts, ease)] }
  }

/** Almost still: a form that grows by a hair, away from the edges that it runs over. */
const breathes =
  (until: number) =>
  ({ scene, piece, pace }: Arrival): Arriving => ({
    origin: anchorOf(piece, scene),
    moves: [move(pace, 'scale', [1, until], 0.4, LAST - 0.4, 'soft')],
  })

/** The corner, edge or middle at which a form may be held while it grows, so that its cut side stays outside. */
function anchorOf({ box }: Piece, scene: Scene): readonly [number, number] {
  const at = touched(box, scene)
  const x = at.left === at.right ? centerX(box) : at.left ? Math.min(0, box.x) : Math.max(scene.width, right(box))
  const y = at.top === at.bottom ? centerY(box) : at.top ? Math.min(0, box.y) : Math.max(scene.height, bottom(box))
  return [x, y]
}

function sideOf(piece: Piece, scene: Scene): Side {
  const at = touched(piece.box, scene)
  const sides = (['bottom', 'right', 'left', 'top'] as const).filter((side) => at[side])
  if (at.left && at.right) return at.top && !at.bottom ? 'top' : 'bottom'
  return sides[0] ?? 'bottom'
}

function within(box: Box, { width, height }: Scene): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  return boxOf(x, y, Math.min(width, right(box)), Math.min(height, bottom(box)))
}

/** One big form: from the edges that it runs over, so that its cut side stays outside; a full sheet settles from near. */
const swells =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: Arrival): Arriving => {
    const { box } = of.piece
    const at = touched(box, of.scene)
    if ((at.left && at.right) || (at.top && at.bottom))
      return { moves: [move(of.pace, 'scale', [1.14, 1], of.start, lasts, 'expo'), fadeIn(of, lasts * 0.5)] }
    return {
      origin: anchorOf(of.piece, of.scene),
      moves: [move(of.pace, 'scale', [from, 1], of.start, lasts, ease), fadeIn(of, lasts * 0.3)],
    }
  }

/** A body grows on the spot where it stands, and never quite stops. */
const stands =
  (from: number, lasts: number, ease: Move['ease'], until: number) =>
  (of: Arrival): Arriving => ({
    origin: foot(of.piece),
    moves: [
      move(of.pace, 'scale', [from, 1], of.start, lasts, ease),
      move(of.pace, 'scale', [1, until], of.start + lasts, LAST - of.start - lasts, 'soft'),
      fadeIn(of, lasts * 0.35),
    ],
  })

/** A photograph slides in as a field does, and comes to rest inside its outline. */
const settles =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: Arrival): Arriving => ({
    ...slides(lasts * 0.6, ease)(of),
    moves: [
      ...slides(lasts * 0.6, ease)(of).moves,
      move(of.pace, 'zoom', [from, 1.02], of.start, lasts, 'out'),
      move(of.pace, 'zoom', [1.02, 1.07], of.start + lasts, LAST - of.start - lasts, 'soft'),
    ],
  })

/** A line shoots in from one side, the next one from the other. */
const shoots =
  (lasts: number) =>
  ({ scene, piece, pace, start, turn }: Arrival): Arriving => {
    const from = turn % 2 === 0 ? -right(piece.box) : scene.width - piece.box.x
    return { moves: [move(pace, 'x', [from, 0], start, lasts, 'expo')] }
  }

const ARRIVALS: Record<Motion['style'], Arrivals> = {
  calm: {
    field: breathes(1.03),
    carrier: fades(0.7),
    motif: breathes(1.05),
    cutout: ({ piece, pace }) => ({
      origin: foot(piece),
      moves: [move(pace, 'scale', [1, 1.045], 0.4, LAST - 0.4, 'soft')],
    }),
    photo: ({ pace }) => ({ moves: [move(pace, 'zoom', [1, 1.1], 0.4, LAST - 0.4, 'soft')] }),
    headline: risesBehindEdge(1, 'out'),
    words: rises(0.5, 0.9),
    price: rises(0.4, 0.9),
    badge: rises(0.3, 0.9),
    button: grows(0.94, 0.9, 'out'),
  },
  lively: {
    veil: fades(0.5),
    field: slides(0.75, 'expo'),
    carrier: grows(0.8, 0.45, 'back'),
    motif: swells(0.72, 0.8, 'back'),
    photo: settles(1.14, 1.3, 'out'),
    cutout: stands(0.72, 0.75, 'back', 1.035),
    mark: rises(0.5, 0.5),
    headline: risesBehindEdge(0.65, 'expo'),
    words: rises(0.8, 0.5),
    price: grows(0.5, 0.5, 'back'),
    badge: grows(0.5, 0.5, 'back'),
    button: grows(0.5, 0.55, 'back', [3.5]),
  },
  bold: {
    veil: fades(0.35),
    field: slides(0.45, 'expo'),
    carrier: grows(0.7, 0.35, 'expo'),
    motif: swells(0.5, 0.6, 'back'),
    photo: settles(1.14, 0.9, 'out'),
    cutout: stands(0.5, 0.6, 'back', 1.05),
    mark: rises(0.5, 0.35),
    headline: shoots(0.7),
    words: rises(1, 0.4),
    price: grows(1.6, 0.35, 'expo'),
    badge: grows(1.6, 0.35, 'expo'),
    button: grows(1.45, 0.4, 'expo', [2.9, 3.7]),
  },
}
