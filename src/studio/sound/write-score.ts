import { randomFrom, type Random } from '../model/random.ts'
import { MOOD_PLANS, type Mood, type MoodPlan } from './moods.ts'

export type Instrument = 'kick' | 'snare' | 'hat' | 'crash' | 'bass' | 'pad' | MoodPlan['voice']

/** One sound. Times are seconds, `pitch` is a MIDI note number, `gain` 0 to 1, and `pan` -1 (left) to 1 (right). */
export interface Note {
  instrument: Instrument
  start: number
  lasts: number
  pitch: number
  gain: number
  pan: number
}

/** What the music of a film follows. Times are seconds. */
export interface ScoreRequest {
  mood: Mood
  seed: number
  beat: number
  seconds: number
  /** When each scene begins; the first one is 0. */
  cuts: readonly number[]
}

const BEATS_IN_BAR = 4
const STEPS_IN_BEAT = 4
/** Roots from G to C sharp, so that the bass is neither too low for a phone nor too high. */
const LOWEST_ROOT = 43

/**
 * Writes the music of a film: chords from bar to bar, a melody of their tones, bass, and drums. Drums accent each cut. With the last scene
 * the music comes home to its first chord, and rings out until the end.
 */
export function writeScore({ mood, seed, beat, seconds, cuts }: ScoreRequest): Note[] {
  const plan = MOOD_PLANS[mood]
  const random = randomFrom(seed, 'music')
  const root = LOWEST_ROOT + Math.floor(random.between(0, 7))
  const progression = random.pick(plan.progressions)
  const melody = writeMelody(plan, random)
  const last = cuts.length > 1 ? (cuts.at(-1) ?? 0) : Math.max(0, seconds - 2 * beat)
  const full = plan.isBuiltUp ? (cuts[1] ?? 0) : 0
  const bars = Math.ceil(last / (beat * BEATS_IN_BAR))
  const notes = Array.from({ length: bars }, (_, bar) => {
    const harmony = { root, chord: progression[bar % progression.length] ?? 0, scale: plan.scale }
    return writeBar(plan, harmony, { bar, beat, melody: melody[bar % melody.length] ?? [], full, last })
  }).flat()
  return [
    ...notes,
    ...writeAccents(plan, cuts, last),
    ...writeEnding(plan, { root, chord: 0, scale: plan.scale }, { last, seconds, beat }),
  ]
}

interface Harmony {
  root: number
  chord: number
  scale: readonly number[]
}

/** The pitch of a degree of the scale. Degrees beyond the scale are in the next octaves. */
function toPitch({ root, scale }: Harmony, degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return root + 12 * octave + (scale[degree - octave * scale.length] ?? 0)
}

/** Two bars of a melody, as steps above the root of the chord: mostly chord tones. */
function writeMelody({ pluck }: MoodPlan, random: Random): number[][] {
  return [0, 1].map(() => Array.from(pluck, () => random.pick([0, 2, 4, 4, 7, 9, 2])))
}

interface BarPlan {
  bar: number
  beat: number
  melody: readonly number[]
  /** When drums and bass begin, and when the ending does. Seconds. */
  full: number
  last: number
}

function writeBar(plan: MoodPlan, harmony: Harmony, { bar, beat, melody, full, last }: BarPlan): Note[] {
  const { levels, voice } = plan
  const step = beat / STEPS_IN_BEAT
  const start = bar * BEATS_IN_BAR * beat
  const play = (
    pattern: string,
    toNote: (at: number, gain: number) => Omit<Note, 'start' | 'gain'>,
    level: number,
    from = 0,
  ): Note[] =>
    pattern.split('').flatMap((sign, at) => {
      const time = start + at * step
      if (sign === '.' || time < from - 1e-6 || time >= last - 1e-6) return []
      const gain = level * (sign === 'x' ? 1 : 0.55)
      return [{ ...toNote(at, gain), start: time, gain }]
    })
  const hit =
    (instrument: Instrument, pan = 0) =>
    () => ({ instrument, lasts: 0.3, pitch: 0, pan })
  const { chord } = harmony
  const lasts = Math.min(BEATS_IN_BAR * beat, last - start)
  const pads = [0, 2, 4].map((tone, index): Note => {
    const pitch = toPitch(harmony, chord + tone) + 12
    return { instrument: 'pad', start, lasts, pitch, gain: levels.pad, pan: (index - 1) * 0.5 }
  })
  return [
    ...pads,
    ...play(plan.kick, hit('kick'), levels.drums, full),
    ...play(plan.snare, hit('snare', 0.1), levels.drums * 0.8, full),
    ...play(plan.hat, hit('hat', -0.3), levels.drums * 0.5, full),
    ...play(
      plan.bass,
      () => ({ instrument: 'bass', lasts: step * 2.4, pitch: toPitch(harmony, chord), pan: 0 }),
      levels.bass,
      full,
    ),
    ...play(
      plan.pluck,
      (at) => ({
        instrument: voice,
        lasts: step * 5,
        pitch: toPitch(harmony, chord + (melody[at] ?? 0)) + 24,
        pan: at % 2 === 0 ? 0.35 : -0.35,
      }),
      levels.pluck,
    ),
  ]
}

/** A soft crash on each cut, so that picture and sound change together. */
const writeAccents = ({ levels }: MoodPlan, cuts: readonly number[], last: number): Note[] =>
  cuts
    .filter((cut) => cut > 0 && cut < last)
    .map((start) => ({ instrument: 'crash', start, lasts: 1.2, pitch: 0, gain: 0.25 + 0.35 * levels.drums, pan: 0 }))

/** The first chord, spread over the octaves, with the bass below it. */
function writeEnding(
  plan: MoodPlan,
  harmony: Harmony,
  { last, seconds, beat }: { last: number; seconds: number; beat: number },
): Note[] {
  const { levels, voice } = plan
  const lasts = Math.max(beat, seconds - last)
  const tone = (degree: number, octave: number) => toPitch(harmony, degree) + 12 * octave
  const chord = [0, 2, 4, 7].map((degree, index): Note => ({
    instrument: 'pad',
    start: last,
    lasts,
    pitch: tone(degree, 1),
    gain: levels.pad,
    pan: (index - 1.5) * 0.4,
  }))
  const run = [0, 2, 4, 7].map((degree, index): Note => ({
    instrument: voice,
    start: last + (index * beat) / 4,
    lasts: beat * 2,
    pitch: tone(degree, 2),
    gain: levels.pluck * (1 - index * 0.12),
    pan: index % 2 === 0 ? 0.3 : -0.3,
  }))
  return [
    { instrument: 'kick', start: last, lasts: 0.3, pitch: 0, gain: levels.drums, pan: 0 },
    { instrument: 'crash', start: last, lasts: 1.8, pitch: 0, gain: 0.3 + 0.4 * levels.drums, pan: 0 },
    { instrument: 'bass', start: last, lasts: Math.min(lasts, beat * 3), pitch: tone(0, 0), gain: levels.bass, pan: 0 },
    ...chord,
    ...run,
  ]
}
