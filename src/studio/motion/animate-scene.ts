import { animateEntrance } from './entrances.ts'
import { createMove, createTimeline, chooseMotionStyle } from './timeline.ts'
import { splitScene } from './split-scene.ts'
import { chooseBandColors, createWipe } from './wipe.ts'
import type { EndCard } from './end-card.ts'
import type { Timeline } from './timeline.ts'
import type { MotionPiece, MotionPieceKind } from './split-scene.ts'
import type { Wipe } from './wipe.ts'
import type { Layer, Motion, Scene, Side, Track } from '../model/scene.ts'

export interface MotionOptions {
  /** Length in seconds, 6 by default. The timeline is scaled to it. */
  seconds?: number
  /** The style, by default that of the brand's tone. */
  style?: Motion['style']
  /** Frames per second, 30 by default. */
  fps?: number
}

/**
 * Start times in seconds of a six-second video: when the still is removed, when the pieces enter, and when the end card
 * appears.
 */
interface Schedule {
  opening: readonly [start: number, lasts: number]
  stageStart: number
  closing: readonly [start: number, lasts: number]
  /** Number of colored bands in a wipe. */
  bands: number
  /** Delay between lines or rows, in seconds. */
  stagger: number
}

const SCHEDULES: Record<Motion['style'], Schedule> = {
  calm: { opening: [0.45, 0.6], stageStart: 0.85, closing: [4.5, 0.9], bands: 0, stagger: 0.15 },
  lively: { opening: [0.3, 0.8], stageStart: 0.7, closing: [4.4, 0.8], bands: 1, stagger: 0.1 },
  bold: { opening: [0.25, 0.6], stageStart: 0.5, closing: [4.4, 0.65], bands: 2, stagger: 0.07 },
}

/** When each kind of piece enters, in seconds after `stageStart`. */
const START_OFFSETS: Record<MotionPieceKind, number> = {
  ground: 0,
  shadow: 0.15,
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

/**
 * Maximum delay between the first and the last piece of one kind, in seconds. Many rows follow each other faster than a
 * few.
 */
const MAX_STAGGER = 0.6

/**
 * Creates the animation of a scene from the kinds of its layers, independent of the layout. In frame 0, the finished
 * still is on top. It fades out for calm tones; for other tones, a wipe with brand-colored bands removes it.
 */
export function animateScene(scene: Scene, tone: string, card: EndCard, options: MotionOptions = {}): Motion {
  const style = options.style ?? chooseMotionStyle(tone)
  const schedule = SCHEDULES[style]
  const timeline = createTimeline(options.seconds ?? 6, options.fps ?? 30)
  const ground = scene.layers.find((layer) => layer.kind === 'backdrop')?.color ?? '#FFFFFF'
  const opening = createWipe(scene, timeline, chooseBandColors(scene, ground, schedule.bands), schedule.opening, false)
  const closing = createWipe(
    scene,
    timeline,
    chooseBandColors(scene, scene.roles.primary, schedule.bands),
    schedule.closing,
    true,
  )
  const more: Layer[] = []
  const add = (layers: readonly Layer[]) => layers.map((layer) => scene.layers.length + more.push(layer) - 1)
  const sheet = { ...createTrack(scene, timeline), layers: scene.layers.map((_, index) => index) }
  const tracks = [
    ...createPieceTracks(scene, style, timeline, schedule),
    style === 'calm' ? fadeOut(sheet, timeline, schedule) : { ...sheet, side: opening.side, moves: [opening.leaving] },
    ...createBandTracks(scene, opening, timeline, add),
    ...createEndCardTracks(scene, card, closing, timeline, schedule, add),
    ...createBandTracks(scene, closing, timeline, add),
  ]
  return {
    style,
    fps: timeline.fps,
    frames: timeline.frames,
    layers: more,
    tracks: tracks.map((track) => trimTrack(track, timeline)),
  }
}

type Add = (layers: readonly Layer[]) => number[]

function createTrack({ width, height }: Scene, timeline: Timeline): Track {
  const origin = [width / 2, height / 2] as const
  return { layers: [], line: null, origin, clip: null, side: 'bottom', shown: [0, timeline.frames], moves: [] }
}

/** The pieces of the design, which enter while the still is removed. */
function createPieceTracks(scene: Scene, style: Motion['style'], timeline: Timeline, schedule: Schedule): Track[] {
  const pieces = splitScene(scene)
  const alike = (kind: MotionPieceKind, of: readonly MotionPiece[]) => of.filter((piece) => piece.kind === kind).length
  return pieces.map((piece, index) => {
    const turn = alike(piece.kind, pieces.slice(0, index))
    const wait = Math.min(schedule.stagger, MAX_STAGGER / alike(piece.kind, pieces))
    const start = schedule.stageStart + START_OFFSETS[piece.kind] + turn * wait
    return animateEntrance(style, { scene, piece, timeline, start, turn })
  })
}

function fadeOut(sheet: Track, timeline: Timeline, { opening: [start, lasts] }: Schedule): Track {
  return { ...sheet, moves: [createMove(timeline, 'opacity', [1, 0], start, lasts, 'soft')] }
}

function createBandTracks(scene: Scene, wipe: Wipe, timeline: Timeline, add: Add): Track[] {
  return wipe.bands.map(({ layer, moves }) => ({ ...createTrack(scene, timeline), layers: add([layer]), moves }))
}

/** The primary color covers everything. Then brand mark and call to action appear. */
function createEndCardTracks(
  scene: Scene,
  card: EndCard,
  wipe: Wipe,
  timeline: Timeline,
  schedule: Schedule,
  add: Add,
): Track[] {
  const [start, lasts] = schedule.closing
  const calm = schedule.bands === 0
  const at = start + lasts * (calm ? 0.62 : 0.6)
  const coming = calm ? createMove(timeline, 'opacity', [0, 1], start, lasts, 'soft') : wipe.coming
  const sheet = { ...createTrack(scene, timeline), side: OPPOSITE[wipe.side], clip: card.ground.box }
  const fade = (from: number) => createMove(timeline, 'opacity', [0, 1], from, 0.3, 'out')
  const swell = (from: number, begins: number) =>
    calm
      ? [createMove(timeline, 'y', [scene.height * 0.012, 0], begins, 0.7, 'out' as const)]
      : [createMove(timeline, 'scale', [from, 1], begins, 0.5, 'back' as const)]
  const grown = createMove(timeline, 'scale', [1, 1.12], start, 6 - start, 'out')
  return [
    { ...sheet, layers: add([card.ground]), moves: [coming, grown] },
    {
      ...createTrack(scene, timeline),
      layers: add(card.mark),
      origin: findCenter(findBounds(card.mark)),
      moves: [...swell(0.8, at), fade(at)],
    },
    ...(card.cta.length > 0
      ? [
          {
            ...createTrack(scene, timeline),
            layers: add(card.cta),
            origin: findCenter(findBounds(card.cta)),
            moves: [...swell(0.6, at + 0.18), fade(at + 0.18)],
          },
        ]
      : []),
  ]
}

const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

const findCenter = (box: { x: number; y: number; width: number; height: number }) =>
  [box.x + box.width / 2, box.y + box.height / 2] as const

function findBounds(layers: readonly Layer[]) {
  const boxes = layers.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [layer.box]))
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** Shortens the visible range to the frames in which the track has any opacity. Invisible tracks cost no time. */
function trimTrack(track: Track, timeline: Timeline): Track {
  let [from, until] = track.shown
  for (const { what, ...of } of track.moves) {
    if (what !== 'opacity' && what !== 'reveal') continue
    if (of.from <= 0) from = Math.max(from, of.start)
    if (of.to <= 0) until = Math.min(until, of.end)
  }
  return { ...track, shown: [Math.min(from, timeline.frames - 1), until] }
}
