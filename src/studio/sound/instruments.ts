import { randomFrom } from '../model/random.ts'
import type { Instrument, Note } from './write-score.ts'

/** Samples for each channel, -1 to 1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

/** Samples for each second. */
export const SAMPLE_RATE = 44_100

const TABLE_SIZE = 2048

/** One period of a tone with these harmonics, the fundamental first. */
function createTable(harmonics: readonly number[]): Float32Array {
  const whole = harmonics.reduce((sum, share) => sum + Math.abs(share), 0)
  return Float32Array.from({ length: TABLE_SIZE + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / TABLE_SIZE
    return harmonics.reduce((sum, share, at) => sum + share * Math.sin(angle * (at + 1)), 0) / whole
  })
}

/** How a tone sounds: its period, how fast it begins, and how fast it fades while it is held. Seconds. */
interface Timbre {
  table: Float32Array
  attack: number
  /** After this time, a tone has a third of its level; null holds it. */
  decay: number | null
  release: number
  /** A second voice is out of tune by this share, which makes the tone wide. */
  detune: number
  gain: number
}

const TIMBRES: Record<Exclude<Instrument, 'kick' | 'snare' | 'hat' | 'crash'>, Timbre> = {
  bass: { table: createTable([1, 0.5, 0.22, 0.1]), attack: 0.008, decay: 0.5, release: 0.06, detune: 0, gain: 0.34 },
  pad: {
    table: createTable([1, 0.32, 0.2, 0.08, 0.05]),
    attack: 0.14,
    decay: null,
    release: 0.4,
    detune: 0.0035,
    gain: 0.075,
  },
  mallet: { table: createTable([1, 0.04, 0, 0.2]), attack: 0.004, decay: 0.22, release: 0.1, detune: 0, gain: 0.2 },
  string: {
    table: createTable([1, 0.6, 0.4, 0.24, 0.16, 0.1, 0.06]),
    attack: 0.004,
    decay: 0.18,
    release: 0.1,
    detune: 0.001,
    gain: 0.17,
  },
  synth: {
    table: createTable([1, 0, 0.36, 0, 0.22, 0, 0.14, 0, 0.1]),
    attack: 0.006,
    decay: 0.16,
    release: 0.08,
    detune: 0.003,
    gain: 0.15,
  },
}

/** Adds a note to the samples. Every sound begins and ends at zero, so that none of them clicks. */
export function playNote(target: Stereo, note: Note): void {
  const { instrument } = note
  if (instrument === 'kick') return addKick(target, note)
  if (instrument === 'snare' || instrument === 'hat' || instrument === 'crash')
    return addNoise(target, note, NOISES[instrument])
  addTone(target, note, TIMBRES[instrument])
}

const toFrequency = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** Equal power: a sound in the middle is 3 dB lower on each side. */
const toSides = (gain: number, pan: number) =>
  [gain * Math.cos(((pan + 1) * Math.PI) / 4), gain * Math.sin(((pan + 1) * Math.PI) / 4)] as const

function addTone(target: Stereo, { start, lasts, pitch, gain, pan }: Note, timbre: Timbre): void {
  const voices = timbre.detune > 0 ? [1 - timbre.detune, 1 + timbre.detune] : [1]
  const first = Math.round(start * SAMPLE_RATE)
  const held = Math.round(lasts * SAMPLE_RATE)
  const tail = Math.round(timbre.release * SAMPLE_RATE)
  const end = Math.min(target.left.length, first + held + tail)
  const [left, right] = toSides((gain * timbre.gain) / Math.sqrt(voices.length), pan)
  const attack = timbre.attack * SAMPLE_RATE
  const fading = timbre.decay === null ? 1 : Math.exp(-1.1 / (timbre.decay * SAMPLE_RATE))
  for (const [index, voice] of voices.entries()) {
    const step = (toFrequency(pitch) * voice * TABLE_SIZE) / SAMPLE_RATE
    // The second voice is on the other side.
    const [l, r] =
      voices.length > 1 ? (index === 0 ? [left * 1.3, right * 0.7] : [left * 0.7, right * 1.3]) : [left, right]
    let [phase, level] = [0, 1]
    for (let at = first; at < end; at++) {
      const age = at - first
      const rise = age < attack ? age / attack : 1
      const fall = age > held ? 1 - (age - held) / tail : 1
      const place = phase | 0
      const low = timbre.table[place] ?? 0
      const value = (low + ((timbre.table[place + 1] ?? 0) - low) * (phase - place)) * level * rise * fall
      target.left[at] = (target.left[at] ?? 0) + value * l
      target.right[at] = (target.right[at] ?? 0) + value * r
      level *= fading
      phase += step
      if (phase >= TABLE_SIZE) phase -= TABLE_SIZE
    }
  }
}

/** A sine that falls from 150 to 48 Hz. */
function addKick(target: Stereo, { start, gain }: Note): void {
  const first = Math.round(start * SAMPLE_RATE)
  const count = Math.min(Math.round(0.32 * SAMPLE_RATE), target.left.length - first)
  const level = gain * 0.5 * Math.SQRT1_2
  let phase = 0
  for (let age = 0; age < count; age++) {
    const time = age / SAMPLE_RATE
    phase += (2 * Math.PI * (48 + 102 * Math.exp(-time / 0.03))) / SAMPLE_RATE
    const shape = Math.min(1, age / 60) * Math.exp(-time / 0.11) * Math.min(1, (count - age) / 200)
    const value = Math.sin(phase) * shape * level
    target.left[first + age] = (target.left[first + age] ?? 0) + value
    target.right[first + age] = (target.right[first + age] ?? 0) + value
  }
}

/** A drum of noise: `decay` in seconds, `bright` 0 to 1 for how much of the low tones is taken out. */
interface Noise {
  decay: number
  attack: number
  bright: number
  body: number
  gain: number
}
const NOISES: Record<'snare' | 'hat' | 'crash', Noise> = {
  snare: { decay: 0.09, attack: 0.002, bright: 0.55, body: 190, gain: 0.24 },
  hat: { decay: 0.035, attack: 0.001, bright: 0.93, body: 0, gain: 0.2 },
  crash: { decay: 0.45, attack: 0.004, bright: 0.8, body: 0, gain: 0.1 },
}

function addNoise(
  target: Stereo,
  { start, gain, pan, instrument }: Note,
  { decay, attack, bright, body, gain: own }: Noise,
): void {
  const first = Math.round(start * SAMPLE_RATE)
  const count = Math.min(Math.round(decay * 5 * SAMPLE_RATE), target.left.length - first)
  const random = randomFrom(first, instrument)
  const [left, right] = toSides(gain * own, pan)
  let low = 0
  for (let age = 0; age < count; age++) {
    const time = age / SAMPLE_RATE
    const white = random.next() * 2 - 1
    low += (white - low) * (1 - bright)
    const shape = Math.min(1, time / attack) * Math.exp(-time / decay) * Math.min(1, (count - age) / 200)
    const tone = body > 0 ? Math.sin(2 * Math.PI * body * time) * Math.exp(-time / 0.05) * 0.7 : 0
    const value = (white - low + tone) * shape
    target.left[first + age] = (target.left[first + age] ?? 0) + value * left
    target.right[first + age] = (target.right[first + age] ?? 0) + value * right
  }
}
