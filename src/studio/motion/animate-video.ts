import { isRightToLeft } from '../type/scripts.ts'
import { centerX, centerY, type Box, bottom } from '../model/geometry.ts'
import { randomFrom } from '../model/random.ts'
import { measureTurn, PACES, type VideoTimes, type TimedShot } from '../video/time-shots.ts'
import type { ComposedShot } from '../video/compose-shots.ts'
import { listShotTexts } from '../video/shot.ts'
import { readTableShot } from '../video/table-shot.ts'
import type { Layer, Motion, Scene, ArtLayer } from '../model/scene.ts'
import type { Track, Move } from '../model/track.ts'
import { findMatch, showsSame, isSubject, moveMatched, type Match } from './match-subject.ts'
import { driftPiece, enterPiece, openPiece, type PieceMotion, type PieceTiming, type Seen } from './entrances.ts'
import { splitScene, type MotionPiece } from './split-scene.ts'
import { createTimeline, type Timeline, createMove } from './timeline.ts'
import { addTransition, chooseTransitions, createTransition, type Transition } from './transitions.ts'

export interface VideoSource {
  scene: Scene
  style: Motion['style']
  fps: number
  times: VideoTimes
  sound: NonNullable<Motion['sound']>
  spoken: NonNullable<Motion['spoken']>
  /** The layers of each shot. */
  composed: readonly ComposedShot[]
}

/** Pieces that carry words, or stand before the ground on their own. They enter one after the other; all others come with their shot. */
const ENTERING: ReadonlySet<MotionPiece['kind']> = new Set(['headline', 'words', 'price', 'badge'])

/**
 * Creates the animation of a film from its composed shots. A shot comes by a transition on a beat, its texts enter in reading order, and then
 * they stand still while only ground and picture move. It is there until the next one has taken its place.
 */
export function animateVideo({ scene, style, fps, times, sound, spoken, composed }: VideoSource): Motion {
  const timeline = createTimeline(times.frames, fps)
  const kinds = chooseTransitions(style, times.shots.length - 1, randomFrom(scene.seed, 'transitions'))
  const isBack = isRightToLeft(scene.copy.headline)
  const all: Layer[] = []
  const tracks: Track[] = []
  const scenes: NonNullable<Motion['scenes']>[number][] = []
  const transitions = times.shots.map(({ from, shot }, index): Transition | null => {
    const ground = composed[index]?.layers.find((layer) => layer.kind === 'backdrop')?.color ?? '#FFFFFF'
    const usual = isMatched(scene, style, [composed[index - 1], composed[index]]) ? 'cut' : kinds[index - 1]
    const kind = index > 0 ? (shot.chosen?.transition ?? usual) : null
    return kind ? createTransition(kind, scene, timeline, { start: from / fps, ground, isBack }) : null
  })
  let before: readonly Track[] = []
  for (const [index, timed] of times.shots.entries()) {
    const start = scene.layers.length + all.length
    const { layers: own = [], weather = [] } = composed[index] ?? {}
    all.push(...own)
    const transition = transitions[index] ?? null
    const until = timed.until + timeline.at(transitions[index + 1]?.lasts ?? 0)
    const shown = [timed.from, Math.min(times.frames, until)] as const
    const [ground, ...others] = createShotTracks({
      scene,
      style,
      timeline,
      timed,
      layers: own,
      transition,
      shown,
      start,
      match:
        transition?.kind === 'cut'
          ? (piece) => findMatch(piece, { tracks: before, layers: [...scene.layers, ...all], last: timed.from - 1 })
          : () => null,
    })
    before = others
    const falling = weather.map((layer): Track => {
      const track = createTrack(scene, shown)
      const at = scene.layers.length + all.push(layer) - 1
      const moved = { ...track, layers: [at], moves: fallDown(layer, scene, timeline) }
      return transition ? addTransition(moved, transition, scene) : moved
    })
    tracks.push(...(ground ? [ground] : []), ...falling, ...others)
    for (const { layer, moves } of transition?.bands ?? []) {
      tracks.push({ ...createTrack(scene, shown), layers: [scene.layers.length + all.push(layer) - 1], moves })
    }
    const { shot, from } = timed
    scenes.push({
      kind: shot.kind,
      from,
      until: timed.until,
      texts: listShotTexts(shot),
      layers: [start - scene.layers.length, start - scene.layers.length + own.length],
      shot: { lines: shot.lines, number: shot.number, chosen: shot.chosen ?? NOTHING_CHOSEN, least: timed.least },
    })
  }
  return {
    style,
    fps,
    frames: times.frames,
    beat: times.beat,
    sound,
    layers: all,
    tracks: tracks.map(trimTrack),
    scenes,
    ...(spoken.length > 0 && { spoken }),
  }
}

const NOTHING_CHOSEN = { picture: null, seconds: null, transition: null } as const

interface ShotMotion {
  scene: Scene
  style: Motion['style']
  timeline: Timeline
  timed: TimedShot
  layers: readonly Layer[]
  transition: Transition | null
  shown: readonly [number, number]
  /** The index of the first layer of the shot. */
  start: number
  /** What layers of the scene share with the shot before, if it ends with a cut. */
  match: (layers: readonly number[]) => Match | null
}

function createTrack({ width, height }: Pick<Scene, 'width' | 'height'>, shown: Track['shown']): Track {
  return { layers: [], line: null, origin: [width / 2, height / 2], clip: null, side: 'bottom', shown, moves: [] }
}

function createShotTracks({
  scene,
  style,
  timeline,
  timed,
  layers,
  transition,
  shown,
  start,
  match,
}: ShotMotion): Track[] {
  const pieces = splitScene({ ...scene, layers })
  const isTable = readTableShot(timed.shot) !== null
  const texts = listTexts(pieces, (index) => isTable && isValue(layers[index]))
  const { after, stagger } = PACES[style]
  const isHook = timed.from === 0
  const seen = { from: timed.from / timeline.fps, until: shown[1] / timeline.fps }
  const words = listReadBoxes(pieces)
  return pieces.map((piece, index) => {
    const track: Track = {
      ...createTrack(scene, shown),
      layers: piece.layers.map((layer) => start + layer),
      line: piece.line,
      origin: [centerX(piece.box), centerY(piece.box)],
    }
    if (ENTERING.has(piece.kind)) {
      if (isHook) return track
      const { text, turn } = texts.get(index) ?? { text: 0, turn: 0 }
      const at = seen.from + after + text * stagger + turn * measureTurn(style)
      return { ...track, ...enterPiece(style, { scene, piece, timeline, start: at, turn }) }
    }
    if (piece.kind === 'cutout') {
      const of = { scene, piece, timeline, start: isHook ? 0 : seen.from + after, turn: 0 }
      const matched = match(track.layers)
      if (!matched) return { ...track, ...enterAndDrift(style, of, seen, words) }
      const moved = moveMatched(matched, timeline, seen.from, style)
      const drifting = driftPiece(of, { from: seen.from + PACES[style].entrance, until: seen.until }, words)
      return { ...track, ...moved, moves: [...moved.moves, ...drifting.moves] }
    }
    const drifting = { ...track, ...driftPiece({ scene, piece, timeline }, seen, words) }
    return transition ? addTransition(drifting, transition, scene) : drifting
  })
}

/** Whether two shots of a film that is not calm show the same cutout or object: it moves from one place to the other on a cut. */
function isMatched(scene: Scene, style: Motion['style'], shots: readonly (ComposedShot | undefined)[]): boolean {
  if (style === 'calm') return false
  const [before = [], after = []] = shots.map((shot) => {
    const layers = shot?.layers ?? []
    const cutouts = splitScene({ ...scene, layers }).filter(({ kind }) => kind === 'cutout')
    return cutouts.flatMap((piece) => piece.layers.map((index) => layers[index])).filter(isSubject)
  })
  return after.some((subject) => before.some((other) => showsSame(subject, other)))
}

const READ: ReadonlySet<MotionPiece['kind']> = new Set(['headline', 'words', 'price', 'badge', 'mark'])

/** What is read in a shot. */
const listReadBoxes = (pieces: readonly MotionPiece[]): Box[] =>
  pieces.filter(({ kind }) => READ.has(kind)).map(({ box }) => box)

/** An object enters, and moves slowly after that. In the first frame of a film it is there, and only grows. */
function enterAndDrift(style: Motion['style'], of: PieceTiming, { until }: Seen, words: readonly Box[]): PieceMotion {
  const entering = of.start > 0 ? enterPiece(style, of) : openPiece(style, of)
  const drifting = driftPiece(of, { from: of.start + PACES[style].entrance, until }, words)
  return { ...drifting, ...entering, moves: [...entering.moves, ...drifting.moves] }
}

/** Whether a layer of a table is what stands behind or below its label: a price, or hours. */
const isValue = (layer: Layer | undefined): boolean => layer?.kind === 'text' && layer.role === 'price'

/** The place of each text among the texts of a shot, and of each line in its text. */
function listTexts(
  pieces: readonly MotionPiece[],
  isRowValue: (layer: number) => boolean,
): Map<number, { text: number; turn: number }> {
  const places = new Map<number, { text: number; turn: number }>()
  let [text, turn, last] = [-1, 0, -1]
  let before: Box | null = null
  for (const [index, piece] of pieces.entries()) {
    if (!ENTERING.has(piece.kind)) continue
    const [layer = -1] = piece.layers
    const isSame = layer === last
    // The label and the value of a row enter together.
    const isBeside = !isSame && before !== null && (isRowValue(layer) || areBeside(before, piece.box))
    text += isSame || isBeside ? 0 : 1
    turn = isSame ? turn + 1 : 0
    ;[last, before] = [layer, piece.box]
    places.set(index, { text, turn })
  }
  return places
}

const areBeside = (one: Box, other: Box): boolean =>
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > Math.min(one.height, other.height) * 0.6

/** Shortens the visible range to the frames in which the track has any opacity. Invisible tracks cost no time. */
function trimTrack(track: Track): Track {
  let [from, until] = track.shown
  for (const { what, ...of } of track.moves) {
    if (what !== 'opacity' && what !== 'reveal') continue
    if (of.from <= 0) from = Math.max(from, of.start)
    if (of.to <= 0) until = Math.min(until, of.end)
  }
  return { ...track, shown: [Math.min(from, until - 1), until] }
}

/** The shares of the height that a small and a large flake fall in a second. A larger one is nearer, so it is faster. */
const SLOWEST = 0.09
const FASTEST = 0.17
/** A flake sways by its own width, once in so many seconds. */
const SWAY_SECONDS = 1.6

/** Lets a flake fall from above the canvas to below it, again and again, during the whole film. Its place in the design is on its way. */
function fallDown({ box }: ArtLayer, { width, height }: Pick<Scene, 'width' | 'height'>, timeline: Timeline): Move[] {
  const largest = Math.sqrt(width * height) * 0.064
  const speed = height * (SLOWEST + (FASTEST - SLOWEST) * Math.min(1, box.width / largest))
  const [top, foot] = [-bottom(box), height - box.y]
  const lasts = (foot - top) / speed
  const seconds = timeline.frames / timeline.fps
  const count = Math.ceil(seconds / lasts) + 1
  const start = top / speed
  const falls = Array.from({ length: count }, (_, index) =>
    createMove(timeline, 'y', [top, foot], start + index * lasts, lasts, 'linear'),
  )
  const sways = Array.from({ length: Math.ceil(seconds / SWAY_SECONDS) }, (_, index) => {
    const [from, to] = index % 2 === 0 ? [-box.width / 2, box.width / 2] : [box.width / 2, -box.width / 2]
    return createMove(timeline, 'x', [from, to], index * SWAY_SECONDS, SWAY_SECONDS, 'soft')
  })
  return [...falls, ...sways]
}
