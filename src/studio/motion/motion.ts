import { arrivalOf } from './arrivals.ts'
import { move, paceOf, styleOf } from './pace.ts'
import { piecesOfScene } from './pieces.ts'
import { bandColors, sweepOver } from './sweep.ts'
import type { EndCard } from './end-card.ts'
import type { Pace } from './pace.ts'
import type { Piece, PieceKind } from './pieces.ts'
import type { Sweep } from './sweep.ts'
import type { Layer, Motion, Scene, Side, Track } from '../scene.ts'

export interface MotionOptions {
  /** Seconds; 6 unless told. The timeline is stretched or squeezed to it. */
  seconds?: number
  /** Frames a second; 30 unless told. */
  fps?: number
}

/** Seconds of a film of six: when the still is swept off, when the stage behind it fills, when the end card comes. */
interface Score {
  opening: readonly [start: number, lasts: number]
  stage: number
  closing: readonly [start: number, lasts: number]
  /** How many bands of colour run ahead of a change. */
  bands: number
  /** From one line or row to the next. */
  stagger: number
}

const SCORES: Record<Motion['style'], Score> = {
  calm: { opening: [0.45, 0.6], stage: 0.85, closing: [4.5, 0.9], bands: 0, stagger: 0.15 },
  lively: { opening: [0.3, 0.8], stage: 0.7, closing: [4.4, 0.8], bands: 1, stagger: 0.1 },
  bold: { opening: [0.25, 0.6], stage: 0.5, closing: [4.4, 0.65], bands: 2, stagger: 0.07 },
}

/** When each kind of piece arrives, in seconds after the stage opens, and whether pieces of that kind wait for each other. */
const CUES: Record<PieceKind, number> = {
  ground: 0,
  veil: 0.15,
  field: 0,
  carrier: 0.45,
  motif: 0.05,
  photo: 0.1,
  cutout: 0.3,
  mark: 0.1,
  headline: 0.25,
  badge: 0.5,
  words: 0.55,
  price: 0.85,
  button: 1,
}

/** Seconds between the first and the last of one kind: many rows come faster than few. */
const LONGEST_WAIT = 0.6

/**
 * How a still moves, derived from what its layers are and not from its layout. The finished still lies on top in frame 0
 * and is taken away: dissolved where the tone is calm, swept off behind bands of the brand's colours where it is not.
 */
export function motionOf(scene: Scene, tone: string, card: EndCard, options: MotionOptions = {}): Motion {
  const style = styleOf(tone)
  const score = SCORES[style]
  const pace = paceOf(options.seconds ?? 6, options.fps ?? 30)
  const ground = scene.layers.find((layer) => layer.kind === 'backdrop')?.color ?? '#FFFFFF'
  const opening = sweepOver(scene, pace, bandColors(scene, ground, score.bands), score.opening, false)
  const closing = sweepOver(scene, pace, bandColors(scene, scene.roles.primary, score.bands), score.closing, true)
  const more: Layer[] = []
  const add = (layers: readonly Layer[]) => layers.map((layer) => scene.layers.length + more.push(layer) - 1)
  const sheet = { ...whole(scene, pace), layers: scene.layers.map((_, index) => index) }
  const tracks = [
    ...stageTracks(scene, style, pace, score),
    style === 'calm' ? dissolved(sheet, pace, score) : { ...sheet, side: opening.side, moves: [opening.leaving] },
    ...bandTracks(scene, opening, pace, add),
    ...cardTracks(scene, card, closing, pace, score, add),
    ...bandTracks(scene, closing, pace, add),
  ]
  return {
    style,
    fps: pace.fps,
    frames: pace.frames,
    layers: more,
    tracks: tracks.map((track) => trimmed(track, pace)),
  }
}

type Add = (layers: readonly Layer[]) => number[]

function whole({ width, height }: Scene, pace: Pace): Track {
  const origin = [width / 2, height / 2] as const
  return { layers: [], line: null, origin, clip: null, side: 'bottom', shown: [0, pace.frames], moves: [] }
}

/** What stands behind the still and fills while that goes. */
function stageTracks(scene: Scene, style: Motion['style'], pace: Pace, score: Score): Track[] {
  const pieces = piecesOfScene(scene)
  const alike = (kind: PieceKind, of: readonly Piece[]) => of.filter((piece) => piece.kind === kind).length
  return pieces.map((piece, index) => {
    const turn = alike(piece.kind, pieces.slice(0, index))
    const wait = Math.min(score.stagger, LONGEST_WAIT / alike(piece.kind, pieces))
    const start = score.stage + CUES[piece.kind] + turn * wait
    return arrivalOf(style, { scene, piece, pace, start, turn })
  })
}

function dissolved(sheet: Track, pace: Pace, { opening: [start, lasts] }: Score): Track {
  return { ...sheet, moves: [move(pace, 'opacity', [1, 0], start, lasts, 'soft')] }
}

function bandTracks(scene: Scene, sweep: Sweep, pace: Pace, add: Add): Track[] {
  return sweep.bands.map(({ layer, moves }) => ({ ...whole(scene, pace), layers: add([layer]), moves }))
}

/** The brand's colour comes over everything; mark and call follow when it has settled. */
function cardTracks(scene: Scene, card: EndCard, sweep: Sweep, pace: Pace, score: Score, add: Add): Track[] {
  const [start, lasts] = score.closing
  const calm = score.bands === 0
  const at = start + lasts * (calm ? 0.62 : 0.6)
  const coming = calm ? move(pace, 'opacity', [0, 1], start, lasts, 'soft') : sweep.coming
  const sheet = { ...whole(scene, pace), side: OPPOSITE[sweep.side], clip: card.ground.box }
  const fade = (from: number) => move(pace, 'opacity', [0, 1], from, 0.3, 'out')
  const swell = (from: number, begins: number) =>
    calm
      ? [move(pace, 'y', [scene.height * 0.012, 0], begins, 0.7, 'out' as const)]
      : [move(pace, 'scale', [from, 1], begins, 0.5, 'back' as const)]
  const grown = move(pace, 'scale', [1, 1.12], start, 6 - start, 'out')
  return [
    { ...sheet, layers: add([card.ground]), moves: [coming, grown] },
    {
      ...whole(scene, pace),
      layers: add(card.mark),
      origin: middleOf(boxOfAll(card.mark)),
      moves: [...swell(0.8, at), fade(at)],
    },
    ...(card.call.length > 0
      ? [
          {
            ...whole(scene, pace),
            layers: add(card.call),
            origin: middleOf(boxOfAll(card.call)),
            moves: [...swell(0.6, at + 0.18), fade(at + 0.18)],
          },
        ]
      : []),
  ]
}

const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

const middleOf = (box: { x: number; y: number; width: number; height: number }) =>
  [box.x + box.width / 2, box.y + box.height / 2] as const

function boxOfAll(layers: readonly Layer[]) {
  const boxes = layers.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [layer.box]))
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** A track that has gone, or not come yet, costs nothing. */
function trimmed(track: Track, pace: Pace): Track {
  let [from, until] = track.shown
  for (const { what, ...of } of track.moves) {
    if (what !== 'opacity' && what !== 'reveal') continue
    if (of.from <= 0) from = Math.max(from, of.start)
    if (of.to <= 0) until = Math.min(until, of.end)
  }
  return { ...track, shown: [Math.min(from, pace.frames - 1), until] }
}
