import { bottom, boxFromEdges, centerX, centerY, right } from '../model/geometry.ts'
import { findTouchedEdges } from './split-scene.ts'
import { createMove } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import type { MotionPiece } from './split-scene.ts'
import type { Box } from '../model/geometry.ts'
import type { Motion, Move, Scene, Side, Track } from '../model/scene.ts'

/**
 * The input for an entrance. `start` is the piece's start time in seconds, `turn` its index among pieces of its kind.
 */
interface EntranceInput {
  scene: Scene
  piece: MotionPiece
  timeline: Timeline
  start: number
  turn: number
}

type Entrance = Pick<Track, 'moves'> & Partial<Pick<Track, 'origin' | 'clip' | 'side'>>
type EntrancesByKind = Partial<Record<MotionPiece['kind'], (of: EntranceInput) => Entrance>>

/** Creates the track for a piece. Kinds without an entrance are visible from the start. */
export function animateEntrance(style: Motion['style'], of: EntranceInput): Track {
  const { piece, timeline } = of
  const arriving = ENTRANCES[style][piece.kind]?.(of) ?? { moves: [] }
  return {
    layers: piece.layers,
    line: piece.line,
    origin: [centerX(piece.box), centerY(piece.box)],
    clip: null,
    side: 'bottom',
    shown: [0, timeline.frames],
    ...arriving,
  }
}

/** Fields below this share of the shorter side count as dots. */
const MAX_DOT_SHARE = 0.12

/** Slow moves continue to the end of a six-second video, behind the end card. */
const END_SECONDS = 6

const fadeIn = ({ timeline, start }: EntranceInput, lasts: number) =>
  createMove(timeline, 'opacity', [0, 1], start, lasts, 'out')
const bottomCenter = ({ box }: MotionPiece) => [centerX(box), bottom(box)] as const

/** A line moves up into view from behind an invisible edge. */
const slideUpMasked =
  (lasts: number, ease: Move['ease']) =>
  ({ piece, timeline, start }: EntranceInput): Entrance => ({
    clip: piece.box,
    moves: [
      createMove(timeline, 'y', [piece.box.height, 0], start, lasts, ease),
      createMove(timeline, 'opacity', [0, 1], start, lasts * 0.4, 'linear'),
    ],
  })

/** Small text moves up by a share of its own height and fades in. */
const riseAndFade =
  (share: number, lasts: number) =>
  (of: EntranceInput): Entrance => ({
    moves: [
      createMove(of.timeline, 'y', [of.piece.box.height * share, 0], of.start, lasts, 'out'),
      fadeIn(of, lasts * 0.8),
    ],
  })

const scaleUp =
  (from: number, lasts: number, ease: Move['ease'], pulses: readonly number[] = []) =>
  (of: EntranceInput): Entrance => ({
    moves: [
      createMove(of.timeline, 'scale', [from, 1], of.start, lasts, ease),
      ...pulses.flatMap((at) => [
        createMove(of.timeline, 'scale', [1, 1.07], at, 0.16, 'out'),
        createMove(of.timeline, 'scale', [1.07, 1], at + 0.16, 0.3, 'soft'),
      ]),
      fadeIn(of, lasts * 0.35),
    ],
  })

const fadeOnly =
  (lasts: number) =>
  (of: EntranceInput): Entrance => ({ moves: [fadeIn(of, lasts)] })

/** A field slides in from the canvas edge that it touches, or from its own bottom edge. A dot only fades in. */
const slideFromEdge =
  (lasts: number, ease: Move['ease']) =>
  (of: EntranceInput): Entrance => {
    const { scene, piece, timeline, start } = of
    if (Math.max(piece.box.width, piece.box.height) < MAX_DOT_SHARE * Math.min(scene.width, scene.height))
      return fadeOnly(lasts)(of)
    const side = findEntrySide(piece, scene)
    const shown = clampToCanvas(piece.box, scene)
    const along = side === 'left' || side === 'right' ? 'x' : 'y'
    const way = along === 'x' ? shown.width : shown.height
    const from = side === 'left' || side === 'top' ? -way : way
    return { clip: shown, moves: [createMove(timeline, along, [from, 0], start, lasts, ease)] }
  }

/** A very slow growth, away from the edges that the shape crosses. */
const driftLarger =
  (until: number) =>
  ({ scene, piece, timeline }: EntranceInput): Entrance => ({
    origin: findScaleOrigin(piece, scene),
    moves: [createMove(timeline, 'scale', [1, until], 0.4, END_SECONDS - 0.4, 'soft')],
  })

/**
 * Returns the fixed point for scaling: a corner, edge, or center. The shape's clipped side stays outside the canvas.
 */
function findScaleOrigin({ box }: MotionPiece, scene: Scene): readonly [number, number] {
  const at = findTouchedEdges(box, scene)
  const x = at.left === at.right ? centerX(box) : at.left ? Math.min(0, box.x) : Math.max(scene.width, right(box))
  const y = at.top === at.bottom ? centerY(box) : at.top ? Math.min(0, box.y) : Math.max(scene.height, bottom(box))
  return [x, y]
}

function findEntrySide(piece: MotionPiece, scene: Scene): Side {
  const at = findTouchedEdges(piece.box, scene)
  const sides = (['bottom', 'right', 'left', 'top'] as const).filter((side) => at[side])
  if (at.left && at.right) return at.top && !at.bottom ? 'top' : 'bottom'
  return sides[0] ?? 'bottom'
}

function clampToCanvas(box: Box, { width, height }: Scene): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  return boxFromEdges(x, y, Math.min(width, right(box)), Math.min(height, bottom(box)))
}

/** A large shape grows from the edges that it crosses. A full-width shape shrinks slightly into place instead. */
const growFromEdge =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: EntranceInput): Entrance => {
    const { box } = of.piece
    const at = findTouchedEdges(box, of.scene)
    if ((at.left && at.right) || (at.top && at.bottom))
      return { moves: [createMove(of.timeline, 'scale', [1.14, 1], of.start, lasts, 'expo'), fadeIn(of, lasts * 0.5)] }
    return {
      origin: findScaleOrigin(of.piece, of.scene),
      moves: [createMove(of.timeline, 'scale', [from, 1], of.start, lasts, ease), fadeIn(of, lasts * 0.3)],
    }
  }

/** An object grows from its bottom center, and then continues to grow slowly. */
const growFromBottom =
  (from: number, lasts: number, ease: Move['ease'], until: number) =>
  (of: EntranceInput): Entrance => ({
    origin: bottomCenter(of.piece),
    moves: [
      createMove(of.timeline, 'scale', [from, 1], of.start, lasts, ease),
      createMove(of.timeline, 'scale', [1, until], of.start + lasts, END_SECONDS - of.start - lasts, 'soft'),
      fadeIn(of, lasts * 0.35),
    ],
  })

/** A photo slides in like a field and zooms out inside its outline. */
const slideAndZoom =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: EntranceInput): Entrance => ({
    ...slideFromEdge(lasts * 0.6, ease)(of),
    moves: [
      ...slideFromEdge(lasts * 0.6, ease)(of).moves,
      createMove(of.timeline, 'zoom', [from, 1.02], of.start, lasts, 'out'),
      createMove(of.timeline, 'zoom', [1.02, 1.07], of.start + lasts, END_SECONDS - of.start - lasts, 'soft'),
    ],
  })

/** Lines slide in from alternating sides. */
const slideFromAlternatingSides =
  (lasts: number) =>
  ({ scene, piece, timeline, start, turn }: EntranceInput): Entrance => {
    const from = turn % 2 === 0 ? -right(piece.box) : scene.width - piece.box.x
    return { moves: [createMove(timeline, 'x', [from, 0], start, lasts, 'expo')] }
  }

const ENTRANCES: Record<Motion['style'], EntrancesByKind> = {
  calm: {
    field: driftLarger(1.03),
    carrier: fadeOnly(0.7),
    motif: driftLarger(1.05),
    cutout: ({ piece, timeline }) => ({
      origin: bottomCenter(piece),
      moves: [createMove(timeline, 'scale', [1, 1.045], 0.4, END_SECONDS - 0.4, 'soft')],
    }),
    photo: ({ timeline }) => ({ moves: [createMove(timeline, 'zoom', [1, 1.1], 0.4, END_SECONDS - 0.4, 'soft')] }),
    headline: slideUpMasked(1, 'out'),
    words: riseAndFade(0.5, 0.9),
    price: riseAndFade(0.4, 0.9),
    badge: riseAndFade(0.3, 0.9),
    button: scaleUp(0.94, 0.9, 'out'),
  },
  lively: {
    shadow: fadeOnly(0.5),
    field: slideFromEdge(0.75, 'expo'),
    carrier: scaleUp(0.8, 0.45, 'back'),
    motif: growFromEdge(0.72, 0.8, 'back'),
    photo: slideAndZoom(1.14, 1.3, 'out'),
    cutout: growFromBottom(0.72, 0.75, 'back', 1.035),
    mark: riseAndFade(0.5, 0.5),
    headline: slideUpMasked(0.65, 'expo'),
    words: riseAndFade(0.8, 0.5),
    price: scaleUp(0.5, 0.5, 'back'),
    badge: scaleUp(0.5, 0.5, 'back'),
    button: scaleUp(0.5, 0.55, 'back', [3.5]),
  },
  bold: {
    shadow: fadeOnly(0.35),
    field: slideFromEdge(0.45, 'expo'),
    carrier: scaleUp(0.7, 0.35, 'expo'),
    motif: growFromEdge(0.5, 0.6, 'back'),
    photo: slideAndZoom(1.14, 0.9, 'out'),
    cutout: growFromBottom(0.5, 0.6, 'back', 1.05),
    mark: riseAndFade(0.5, 0.35),
    headline: slideFromAlternatingSides(0.7),
    words: riseAndFade(1, 0.4),
    price: scaleUp(1.6, 0.35, 'expo'),
    badge: scaleUp(1.6, 0.35, 'expo'),
    button: scaleUp(1.45, 0.4, 'expo', [2.9, 3.7]),
  },
}
