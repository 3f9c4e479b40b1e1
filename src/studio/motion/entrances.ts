import { bottom, centerX, centerY, grow, overlaps, right } from '../model/geometry.ts'
import { findTouchedEdges } from './split-scene.ts'
import { createMove } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import type { MotionPiece } from './split-scene.ts'
import type { Box } from '../model/geometry.ts'
import type { Motion, Scene } from '../model/scene.ts'
import type { Move, Track } from '../model/track.ts'

/** How a piece moves. `start` is when it enters in seconds of the film, `turn` its index among pieces of its kind. */
export interface PieceTiming {
  scene: Pick<Scene, 'width' | 'height'>
  piece: MotionPiece
  timeline: Timeline
  start: number
  turn: number
}

export type PieceMotion = Pick<Track, 'moves'> & Partial<Pick<Track, 'origin' | 'clip' | 'side'>>
type MotionsByKind = Partial<Record<MotionPiece['kind'], (of: PieceTiming) => PieceMotion>>

/** How a piece enters. A kind without an entrance is there from the start of its shot. */
export const enterPiece = (style: Motion['style'], of: PieceTiming): PieceMotion =>
  ENTRANCES[style][of.piece.kind]?.(of) ?? { moves: [] }

/** How a piece moves that is seen from the first frame of a film: it grows to its size, and nothing fades in. */
export const openPiece = (style: Motion['style'], { piece, timeline, start }: PieceTiming): PieceMotion => ({
  origin: bottomCenter(piece),
  moves: [createMove(timeline, 'scale', [OPENING[style], 1], start, 0.7, style === 'bold' ? 'expo' : 'out')],
})
const OPENING: Record<Motion['style'], number> = { calm: 0.94, lively: 0.84, bold: 0.76 }

const fadeIn = ({ timeline, start }: PieceTiming, lasts: number) =>
  createMove(timeline, 'opacity', [0, 1], start, lasts, 'out')
const bottomCenter = ({ box }: MotionPiece) => [centerX(box), bottom(box)] as const

/** A line moves up into view from behind an invisible edge. */
const slideUpMasked =
  (lasts: number, ease: Move['ease']) =>
  ({ piece, timeline, start }: PieceTiming): PieceMotion => ({
    clip: piece.box,
    moves: [
      createMove(timeline, 'y', [piece.box.height, 0], start, lasts, ease),
      createMove(timeline, 'opacity', [0, 1], start, lasts * 0.4, 'linear'),
    ],
  })

/** Small text moves up by a share of its own height and fades in. */
const riseAndFade =
  (share: number, lasts: number) =>
  (of: PieceTiming): PieceMotion => ({
    moves: [
      createMove(of.timeline, 'y', [of.piece.box.height * share, 0], of.start, lasts, 'out'),
      fadeIn(of, lasts * 0.8),
    ],
  })

const scaleUp =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: PieceTiming): PieceMotion => ({
    origin: [centerX(of.piece.box), centerY(of.piece.box)],
    moves: [createMove(of.timeline, 'scale', [from, 1], of.start, lasts, ease), fadeIn(of, lasts * 0.35)],
  })

/** An object grows from its bottom center. */
const growFromBottom =
  (from: number, lasts: number, ease: Move['ease']) =>
  (of: PieceTiming): PieceMotion => ({
    origin: bottomCenter(of.piece),
    moves: [createMove(of.timeline, 'scale', [from, 1], of.start, lasts, ease), fadeIn(of, lasts * 0.35)],
  })

/** Lines slide in from alternating sides. */
const slideFromAlternatingSides =
  (lasts: number) =>
  ({ scene, piece, timeline, start, turn }: PieceTiming): PieceMotion => {
    const from = turn % 2 === 0 ? -right(piece.box) : scene.width - piece.box.x
    return { moves: [createMove(timeline, 'x', [from, 0], start, lasts, 'expo')] }
  }

const ENTRANCES: Record<Motion['style'], MotionsByKind> = {
  calm: {
    headline: slideUpMasked(0.7, 'out'),
    words: riseAndFade(0.5, 0.7),
    price: riseAndFade(0.4, 0.7),
    badge: riseAndFade(0.3, 0.7),
    cutout: (of) => ({ moves: [fadeIn(of, 0.7)] }),
  },
  lively: {
    headline: slideUpMasked(0.6, 'expo'),
    words: riseAndFade(0.8, 0.5),
    price: scaleUp(0.5, 0.5, 'back'),
    badge: scaleUp(0.5, 0.5, 'back'),
    cutout: growFromBottom(0.72, 0.6, 'back'),
  },
  bold: {
    headline: slideFromAlternatingSides(0.5),
    words: riseAndFade(1, 0.35),
    price: scaleUp(1.6, 0.35, 'expo'),
    badge: scaleUp(1.6, 0.35, 'expo'),
    cutout: growFromBottom(0.5, 0.5, 'back'),
  },
}

/** From when to when a piece is seen, in seconds of the film. */
export interface Seen {
  from: number
  until: number
}

/**
 * The slow motion of what has no words, as long as its shot is seen: a photo zooms in its outline, an object grows from its foot, and a
 * shape grows from the edges that it touches. They move at different speeds, which gives depth. A drawing at a side of the
 * canvas grows in its outline, and what would grow into `words` that it does not touch at rest shrinks.
 */
export function driftPiece(
  { scene, piece, timeline }: Omit<PieceTiming, 'start' | 'turn'>,
  { from, until }: Seen,
  words: readonly Box[] = [],
): PieceMotion {
  const last = until - from
  const change = (what: 'scale' | 'zoom', to: number) => createMove(timeline, what, [1, to], from, last, 'drift')
  const growFrom = (origin: readonly [number, number], to: number): PieceMotion => ({
    origin,
    moves: [change('scale', growsInto(piece.box, { origin, to, words }) ? Math.max(SMALLEST, 2 - to) : to)],
  })
  const growInside = (origin: readonly [number, number], to: number): PieceMotion => ({
    origin,
    clip: piece.box,
    moves: [change('scale', to)],
  })
  switch (piece.kind) {
    case 'photo':
      return { moves: [change('zoom', 1 + 0.025 * last)] }
    case 'cutout':
    case 'shadow':
      return growFrom(bottomCenter(piece), 1 + 0.018 * last)
    case 'motif':
    case 'field':
      // The decoration of a theme is on the whole canvas. Growing, its flakes would fly apart. A rule rests with the rows beside it.
      if (covers(piece.box, scene) || isRule(piece.box)) return { moves: [] }
      return isImageArea(piece.box, scene)
        ? growInside(findScaleOrigin(piece, scene), 1 + 0.028 * last)
        : growFrom(findScaleOrigin(piece, scene), 1 + 0.028 * last)
    default:
      return { moves: [] }
  }
}

const isRule = ({ width, height }: Box) => Math.min(width, height) * 40 < Math.max(width, height)

const covers = ({ x, y, width, height }: Box, scene: Pick<Scene, 'width' | 'height'>) =>
  x <= 1 && y <= 1 && width >= scene.width - 2 && height >= scene.height - 2

/** Whether a shape fills a side of the canvas, as the drawing of a subject does. It has straight edges, in which it can grow. */
function isImageArea(box: Box, scene: Pick<Scene, 'width' | 'height'>): boolean {
  const at = findTouchedEdges(box, scene)
  return (at.left && at.right && (at.top || at.bottom)) || (at.top && at.bottom && (at.left || at.right))
}

/** What would grow into words shrinks, to this share of its size at most. */
const SMALLEST = 0.72

/** Whether a box that grows around its origin comes to words that it does not touch at rest. */
function growsInto(
  box: Box,
  { origin: [x, y], to, words }: { origin: readonly [number, number]; to: number; words: readonly Box[] },
): boolean {
  const grown = {
    x: x + (box.x - x) * to,
    y: y + (box.y - y) * to,
    width: box.width * to,
    height: box.height * to,
  }
  // The box of a line has space above and below its letters.
  const toLetters = (one: Box) => grow(one, -0.3 * Math.min(one.width, one.height))
  return words.some((one) => !overlaps(toLetters(one), box) && overlaps(one, grown))
}

/** Returns the fixed point for scaling: a corner, edge, or center. The shape's clipped side stays outside the canvas. */
function findScaleOrigin({ box }: MotionPiece, scene: Pick<Scene, 'width' | 'height'>): readonly [number, number] {
  const at = findTouchedEdges(box, scene)
  const x = at.left === at.right ? centerX(box) : at.left ? Math.min(0, box.x) : Math.max(scene.width, right(box))
  const y = at.top === at.bottom ? centerY(box) : at.top ? Math.min(0, box.y) : Math.max(scene.height, bottom(box))
  return [x, y]
}
