import { splitGraphemes } from '../type/graphemes.ts'
import type { Motion } from '../model/scene.ts'
import type { StoryClip } from '../model/story.ts'
import { joinShots } from './join-shots.ts'
import { listShotTexts, type Shot } from './shot.ts'
import { readTableShot } from './table-shot.ts'

/** How long a text must be seen to be read: for its beginning, and for each character. */
export const READING_START_SECONDS = 0.3
export const READING_SECONDS_PER_CHARACTER = 0.06

/** The length of a film whose request names none, in seconds. */
const SHORTEST = 6
const LONGEST = 30
/** The length of a film whose scenes a person timed, at most. */
const LONGEST_CHOSEN = 60

/**
 * The pace of a style, in seconds: a beat, when the first words enter after a cut, how long a text takes to enter, and the wait between one
 * text and the next. The words of a hook are there from the start. In calm films the words before them dissolve first.
 */
interface Pace {
  beat: number
  after: number
  entrance: number
  stagger: number
}
export const PACES: Record<Motion['style'], Pace> = {
  calm: { beat: 0.6, after: 0.3, entrance: 0.7, stagger: 0.25 },
  lively: { beat: 0.6, after: 0.2, entrance: 0.6, stagger: 0.22 },
  bold: { beat: 0.5, after: 0.2, entrance: 0.5, stagger: 0.16 },
}

const FEWEST_BEATS = 3

/** A shot with its frames: the first one, and the first one after it. */
export interface TimedShot {
  shot: Shot
  from: number
  until: number
  /** The fewest frames in which its texts can be read. */
  least: number
}

export interface VideoTimes {
  shots: TimedShot[]
  frames: number
  /** Frames of a beat. All cuts fall on beats. */
  beat: number
}

export interface TimeWish {
  style: Motion['style']
  fps: number
  /** The length that a person asked for. Without it, the amount to read decides. */
  seconds?: number | undefined
}

/** How long a text must be seen, in seconds. */
export const measureReading = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : READING_START_SECONDS + READING_SECONDS_PER_CHARACTER * splitGraphemes(texts.join('')).length

/** The wait between one line of a text and the next, in seconds. */
export const measureTurn = (style: Motion['style']): number => Math.min(0.08, PACES[style].stagger / 3)

/** The most lines of a text of which one waits for the other. */
const MOST_TURNS = 5

/** When the last word of a shot has entered, in seconds after its cut. The number of an entry enters before its text. */
export function measureEntrance(shot: Shot, style: Motion['style']): number {
  const { kind, lines, number } = shot
  if (kind === 'hook' || lines.length === 0) return 0
  const { after, entrance, stagger } = PACES[style]
  // The label and the value of a row enter together.
  const texts = readTableShot(shot)?.length ?? lines.length + (number === null ? 0 : 1)
  const turns = Math.max(...lines.map(({ text }) => Math.min(MOST_TURNS, countBreaks(text))))
  return after + entrance + stagger * (texts - 1) + measureTurn(style) * turns
}

/** How many places a text has at which a line may end: its spaces, or any letter where words have none between them. */
const countBreaks = (text: string): number => {
  const words = text.split(/\s+/u)
  return words.length > 1 ? words.length - 1 : splitGraphemes(text).length - 1
}

/** Gives each shot its frames: long enough to be read, in whole beats. A film whose length was asked for has exactly that length. */
export function timeShots(shots: readonly Shot[], { style, fps, seconds }: TimeWish): VideoTimes {
  const beat = Math.max(1, Math.round(PACES[style].beat * fps))
  const [most, least] = [Math.floor((LONGEST * fps) / beat), Math.ceil((SHORTEST * fps) / beat)]
  const bare = shots.map((shot) => countBeats(shot, style, beat / fps))
  // A film that can say everything in six seconds lasts no longer.
  const told = sum(bare) <= least ? bare : shots.map((shot) => countBeats(shot, style, beat / fps, PAUSES[shot.kind]))
  const needs = shots.map(({ chosen }, index) => Math.max(told[index] ?? 1, countClipBeats(chosen?.clip, beat / fps)))
  const total = sum(needs)
  const place = (beats: readonly number[], length: number) => placeShots(shots, { beats, least: bare, beat }, length)
  if (shots.some(({ chosen }) => chosen?.seconds)) {
    const beats = shots.map(({ chosen }, index) => {
      const wanted = Math.round(((chosen?.seconds ?? 0) * fps) / beat)
      return chosen?.seconds ? Math.max(bare[index] ?? 1, wanted) : (needs[index] ?? 1)
    })
    const fitting = shrink(beats, Math.floor((LONGEST_CHOSEN * fps) / beat))
    return place(fitting, sum(fitting) * beat)
  }
  if (seconds === undefined) {
    const beats = total > most ? shrink(needs, most) : stretch(needs, least)
    return place(beats, sum(beats) * beat)
  }
  const frames = Math.max(1, Math.round(seconds * fps))
  const wanted = Math.max(1, Math.floor(frames / beat))
  if (total <= wanted) return place(stretch(needs, wanted), frames)
  // Fewer shots have fewer words that enter, so more time to read.
  const fewer = shots.every(({ chosen }) => chosen)
    ? shots
    : joinShots(shots, Math.max(2, Math.min(shots.length - 1, Math.floor(wanted / FEWEST_BEATS))))
  if (fewer.length < shots.length) return timeShots(fewer, { style, fps, seconds })
  return place(shrink(needs, Math.max(wanted, shots.length)), frames)
}

const sum = (counts: readonly number[]) => counts.reduce((whole, count) => whole + count, 0)

/** What a viewer takes in besides the words, in seconds: what the film is, and whose it is. */
const PAUSES: Partial<Record<Shot['kind'], number>> = { hook: 0.5, end: 0.8 }

function countBeats(shot: Shot, style: Motion['style'], beatSeconds: number, pause = 0): number {
  const reading = measureReading(listShotTexts(shot)) + measureEntrance(shot, style)
  return Math.max(FEWEST_BEATS + (pause > 0.5 ? 1 : 0), Math.ceil((reading + pause) / beatSeconds - 1e-9))
}

/** The beats that a clip plays, as far as it lasts. */
const countClipBeats = (clip: StoryClip | null | undefined, beatSeconds: number): number =>
  clip ? Math.floor((clip.end - clip.start) / beatSeconds + 1e-9) : 0

/** Adds beats in turn, beginning with the end, until there are `least`. */
function stretch(needs: readonly number[], least: number): number[] {
  const beats = [...needs]
  const missing = least - sum(beats)
  for (let step = 0; step < missing; step++) {
    const at = beats.length - 1 - (step % beats.length)
    beats[at] = (beats[at] ?? 0) + 1
  }
  return beats
}

/** Takes beats from the longest shots until there are `most`. */
function shrink(needs: readonly number[], most: number): number[] {
  const beats = [...needs]
  for (let extra = sum(beats) - most; extra > 0; extra--) {
    const longest = beats.indexOf(Math.max(...beats))
    if ((beats[longest] ?? 1) <= 1) break
    beats[longest] = (beats[longest] ?? 1) - 1
  }
  return beats
}

/** The last shot lasts until the end. */
function placeShots(
  shots: readonly Shot[],
  { beats, least, beat }: { beats: readonly number[]; least: readonly number[]; beat: number },
  frames: number,
): VideoTimes {
  let from = 0
  const timed = shots.map((shot, index) => {
    const start = Math.min(from, frames - 1)
    from += (beats[index] ?? 0) * beat
    const until = index === shots.length - 1 ? frames : Math.min(from, frames)
    return { shot, from: start, until, least: (least[index] ?? 1) * beat }
  })
  return { shots: timed, frames, beat }
}
