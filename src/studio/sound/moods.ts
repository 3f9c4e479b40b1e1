/** The moods of the music of films. Each one follows a tone of voice. */
export const MOODS = ['serene', 'clear', 'steady', 'bright', 'warm', 'sunny', 'driving', 'festive'] as const
export type Mood = (typeof MOODS)[number]

/** How a pattern plays in a bar: one sign for each sixteenth, `x` loud, `o` soft, `.` silent. */
type Pattern = string

/** What a mood is made of. Degrees count from 0 in the scale; levels are 0 to 1. */
export interface MoodPlan {
  /** The steps of the scale in semitones. */
  scale: readonly number[]
  /** Roots of the chords, one for each bar. The seed chooses a progression. */
  progressions: readonly (readonly number[])[]
  kick: Pattern
  snare: Pattern
  hat: Pattern
  /** The sixteenths on which the bass plays the root. */
  bass: Pattern
  /** The sixteenths of the melody. */
  pluck: Pattern
  levels: { drums: number; bass: number; pad: number; pluck: number }
  /** The sound of the melody: a soft mallet, a plucked string, or a bright synthesizer. */
  voice: 'mallet' | 'string' | 'synth'
  /** Whether drums and bass begin with the second scene. */
  isBuiltUp: boolean
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10]

export const MOOD_PLANS: Record<Mood, MoodPlan> = {
  serene: {
    scale: MAJOR,
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 3],
    ],
    kick: 'o...............',
    snare: '................',
    hat: '....o.......o...',
    bass: 'x...............',
    pluck: 'x.....o...x...o.',
    levels: { drums: 0.3, bass: 0.5, pad: 1, pluck: 0.7 },
    voice: 'mallet',
    isBuiltUp: true,
  },
  clear: {
    scale: MAJOR,
    progressions: [
      [0, 4, 5, 3],
      [3, 0, 4, 5],
    ],
    kick: 'x.......o.......',
    snare: '........o.......',
    hat: '..o...o...o...o.',
    bass: 'x.......o.......',
    pluck: 'x..o..x..o..x.o.',
    levels: { drums: 0.5, bass: 0.6, pad: 0.7, pluck: 0.7 },
    voice: 'mallet',
    isBuiltUp: true,
  },
  steady: {
    scale: DORIAN,
    progressions: [
      [0, 3, 0, 4],
      [0, 6, 3, 0],
    ],
    kick: 'x.....x.x.......',
    snare: '....o.......o...',
    hat: 'o.o.o.o.o.o.o.o.',
    bass: 'x.....x.x...o...',
    pluck: '..x...x...x..x..',
    levels: { drums: 0.7, bass: 0.8, pad: 0.6, pluck: 0.5 },
    voice: 'string',
    isBuiltUp: true,
  },
  bright: {
    scale: MIXOLYDIAN,
    progressions: [
      [0, 3, 6, 3],
      [0, 4, 3, 6],
    ],
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: '..x...x...x...x.',
    bass: 'x..x..x.x..x..x.',
    pluck: 'x.xo.x.ox.xo.x.o',
    levels: { drums: 0.75, bass: 0.75, pad: 0.6, pluck: 0.6 },
    voice: 'synth',
    isBuiltUp: true,
  },
  warm: {
    scale: MAJOR,
    progressions: [
      [0, 5, 1, 4],
      [0, 3, 1, 4],
    ],
    kick: 'x.....o.x.......',
    snare: '....o.......o..o',
    hat: 'o.oo..o.o.oo..o.',
    bass: 'x.....o.x.......',
    pluck: 'x..x..x...x..x..',
    levels: { drums: 0.65, bass: 0.7, pad: 0.7, pluck: 0.7 },
    voice: 'string',
    isBuiltUp: false,
  },
  sunny: {
    scale: MAJOR,
    progressions: [
      [0, 3, 4, 3],
      [0, 4, 3, 4],
    ],
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: '..x...x...x..ox.',
    bass: 'x..x....x..x..x.',
    pluck: 'x..x..x.x..x..x.',
    levels: { drums: 0.8, bass: 0.75, pad: 0.5, pluck: 0.85 },
    voice: 'mallet',
    isBuiltUp: false,
  },
  driving: {
    scale: MINOR,
    progressions: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
    ],
    kick: 'x...x...x...x.o.',
    snare: '....x.......x...',
    hat: 'o.x.o.x.o.x.o.xo',
    bass: 'x.x.x.x.x.x.x.x.',
    pluck: 'x..x..x.....x.o.',
    levels: { drums: 1, bass: 0.9, pad: 0.5, pluck: 0.5 },
    voice: 'synth',
    isBuiltUp: false,
  },
  festive: {
    scale: MAJOR,
    progressions: [
      [0, 4, 5, 3],
      [5, 3, 0, 4],
    ],
    kick: 'x...x...x...x...',
    snare: '....x..o....x.oo',
    hat: 'x.xox.xox.xox.xo',
    bass: 'x.ox..x.x.ox..x.',
    pluck: 'x.x.x.xox.x.xox.',
    levels: { drums: 0.95, bass: 0.8, pad: 0.6, pluck: 0.75 },
    voice: 'synth',
    isBuiltUp: false,
  },
}

const MOODS_BY_TONE: Readonly<Record<string, Mood>> = {
  luxury: 'serene',
  minimal: 'clear',
  professional: 'clear',
  authoritative: 'steady',
  informative: 'steady',
  innovative: 'bright',
  friendly: 'warm',
  casual: 'warm',
  inspirational: 'warm',
  playful: 'sunny',
  witty: 'sunny',
  bold: 'driving',
  enthusiastic: 'festive',
  energetic: 'festive',
}

/** Moods that suit a style of motion which a person chose against the tone. */
const MOODS_BY_STYLE: Record<'calm' | 'lively' | 'bold', readonly Mood[]> = {
  calm: ['serene', 'clear', 'steady'],
  lively: ['warm', 'sunny', 'bright'],
  bold: ['driving', 'festive', 'bright'],
}

/** Chooses the mood for a tone of voice and a style of motion. */
export function chooseMood(tone: string, style: 'calm' | 'lively' | 'bold'): Mood {
  const mood = MOODS_BY_TONE[tone.toLowerCase()]
  const fitting = MOODS_BY_STYLE[style]
  return mood && fitting.includes(mood) ? mood : (fitting[0] ?? 'clear')
}
