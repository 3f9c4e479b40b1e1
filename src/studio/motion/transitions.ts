import { createMove } from './timeline.ts'
import { chooseBandColors, createWipe } from './wipe.ts'
import type { Random } from '../model/random.ts'
import type { ArtLayer, Motion, Scene } from '../model/scene.ts'
import type { TransitionKind } from '../model/story.ts'
import type { Move, Side, Track } from '../model/track.ts'
import type { Timeline } from './timeline.ts'

/** What the ground, the picture and the brand mark of a shot do when it comes, and bands that cross above both shots. */
export interface Transition {
  kind: TransitionKind
  moves: Move[]
  side: Side
  /** Whether the moves need a clip of the whole canvas. */
  isClipped: boolean
  bands: { layer: ArtLayer; moves: Move[] }[]
  /** Length in seconds. */
  lasts: number
}

const KINDS: Record<Motion['style'], readonly TransitionKind[]> = {
  calm: ['dissolve', 'mask'],
  lively: ['slide', 'bands', 'mask'],
  bold: ['cut', 'bands', 'zoom'],
}
const SECONDS: Record<TransitionKind, number> = { cut: 0, dissolve: 0.4, mask: 0.4, slide: 0.4, zoom: 0.3, bands: 0.5 }

/** Chooses the transitions of a film: one kind for most cuts, and another one now and then. */
export function chooseTransitions(style: Motion['style'], count: number, random: Random): TransitionKind[] {
  const [usual, other] = random.shuffle(KINDS[style])
  return Array.from({ length: count }, (_, index) => (index % 3 === 2 ? other : usual) ?? 'cut')
}

/** Creates a transition that begins at `start` seconds. `isBack` turns its direction around, for languages that read from right to left. */
export function createTransition(
  kind: TransitionKind,
  scene: Pick<Scene, 'width' | 'height' | 'roles'>,
  timeline: Timeline,
  { start, ground, isBack }: { start: number; ground: string; isBack: boolean },
): Transition {
  const lasts = SECONDS[kind]
  const move = (what: Move['what'], from: number, to: number, ease: Move['ease']) =>
    createMove(timeline, what, [from, to], start, lasts, ease)
  const isUpright = scene.height > scene.width * 1.2
  const plain = { kind, side: 'bottom' as Side, isClipped: false, bands: [], lasts }
  switch (kind) {
    case 'dissolve':
      return { ...plain, moves: [move('opacity', 0, 1, 'soft')] }
    case 'mask':
      return {
        ...plain,
        moves: [move('reveal', 0, 1, 'in-out')],
        side: isUpright ? 'bottom' : isBack ? 'left' : 'right',
        isClipped: true,
      }
    case 'slide':
      return {
        ...plain,
        moves: isUpright
          ? [move('y', scene.height, 0, 'expo')]
          : [move('x', isBack ? -scene.width : scene.width, 0, 'expo')],
      }
    case 'zoom':
      return { ...plain, moves: [move('opacity', 0, 1, 'out'), move('scale', 1.3, 1, 'expo')] }
    case 'bands': {
      const colors = chooseBandColors(scene, ground, 2)
      const { bands, side, coming } = createWipe(scene, timeline, colors, [start, lasts], true)
      return { ...plain, moves: [coming], side: OPPOSITE[side], isClipped: true, bands }
    }
    default:
      return { ...plain, moves: [] }
  }
}

const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/** Adds a transition to the track of a piece that comes with its shot. */
export function addTransition(
  track: Track,
  { moves, side, isClipped }: Transition,
  { width, height }: Pick<Scene, 'width' | 'height'>,
): Track {
  if (moves.length === 0) return track
  const scaled = moves.some(({ what }) => what === 'scale') && track.moves.some(({ what }) => what === 'scale')
  const kept = scaled ? moves.filter(({ what }) => what !== 'scale') : moves
  const origin =
    moves.some(({ what }) => what === 'scale') && !scaled ? ([width / 2, height / 2] as const) : track.origin
  return {
    ...track,
    origin,
    moves: [...track.moves, ...kept],
    ...(isClipped && { side, clip: track.clip ?? { x: 0, y: 0, width, height } }),
  }
}
