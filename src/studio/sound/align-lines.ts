import { splitGraphemes } from '../type/graphemes.ts'
import type { SpokenLine } from '../model/captions.ts'
import type { Span } from '../model/video-sound.ts'

/** A phrase of a caption has at most so many characters: two lines. */
const PHRASE_MAX = 72
/** A phrase begins after a pause if one is at most this share of the shorter of its neighbors away. */
const SNAP_SHARE = 0.5

/**
 * Gives the phrases of a text their times in a voice that speaks it: in proportion to their length, moved to the pauses of the voice. Empty
 * without text or without speech.
 */
export function alignLines(text: string, speech: readonly Span[]): SpokenLine[] {
  const phrases = splitPhrases(text)
  const whole = speech.reduce((sum, [from, until]) => sum + until - from, 0)
  if (phrases.length === 0 || whole <= 0) return []
  // As many phrases as parts of speech: the voice pauses after each.
  if (phrases.length === speech.length)
    return phrases.map((phrase, index): SpokenLine => {
      const [from = 0, until = 0] = speech[index] ?? []
      return { from, until, text: phrase }
    })
  const lengths = phrases.map((phrase) => splitGraphemes(phrase).length)
  const characters = lengths.reduce((sum, length) => sum + length, 0)
  const shares = lengths.map((length) => (whole * length) / characters)
  const starts = moveToPauses(shares, listPauses(speech))
  return phrases.map((phrase, index): SpokenLine => {
    const from = toSeconds(starts[index] ?? 0, speech, 'start')
    const until = toSeconds(starts[index + 1] ?? whole, speech, 'end')
    return { from, until: Math.max(from, until), text: phrase }
  })
}

/** The phrases of a text: its sentences, and the parts of long ones, divided at commas or between words. */
export function splitPhrases(text: string): string[] {
  const sentences = text.split('\n').flatMap((line) => line.split(/(?<=[.!?…](?=\s)|[。！？؟])/u))
  return sentences.map((sentence) => sentence.trim()).flatMap((sentence) => divide(sentence))
}

function divide(sentence: string): string[] {
  const letters = splitGraphemes(sentence)
  if (sentence === '') return []
  if (letters.length <= PHRASE_MAX) return [sentence]
  const middle = letters.length / 2
  const marks = letters.flatMap((letter, index) =>
    /[,;:،、，；：]/u.test(letter) || (letter === '–' && letters[index + 1] === ' ') ? [index + 1] : [],
  )
  const spaces = letters.flatMap((letter, index) => (letter === ' ' ? [index + 1] : []))
  const near = (places: readonly number[], share: number) =>
    places
      .filter((place) => Math.abs(place - middle) < letters.length * share)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  const at = near(marks, 0.35) ?? near(spaces, 0.5) ?? Math.round(middle)
  return [letters.slice(0, at), letters.slice(at)].flatMap((part) => divide(part.join('').trim()))
}

/** The places of the pauses, in seconds of speech. */
function listPauses(speech: readonly Span[]): number[] {
  let passed = 0
  return speech.slice(0, -1).map(([from, until]) => (passed += until - from))
}

/** When each phrase begins, in seconds of speech. */
function moveToPauses(shares: readonly number[], pauses: readonly number[]): number[] {
  const starts = [0]
  let expected = 0
  for (const [index, share] of shares.slice(0, -1).entries()) {
    expected += share
    const last = starts.at(-1) ?? 0
    const reach = Math.min(share, shares[index + 1] ?? share) * SNAP_SHARE
    const near = pauses
      .filter((pause) => pause > last && Math.abs(pause - expected) <= reach)
      .toSorted((a, b) => Math.abs(a - expected) - Math.abs(b - expected))
    const start = Math.max(last, near[0] ?? expected)
    starts.push(start)
    // What was spoken faster or slower than expected moves what follows.
    expected = (expected + start) / 2
  }
  return starts
}

/** A second of the voice by seconds of speech. A phrase begins after a pause and ends before it. */
function toSeconds(spoken: number, speech: readonly Span[], side: 'start' | 'end'): number {
  let passed = 0
  for (const [from, until] of speech) {
    const length = until - from
    const isInside = side === 'start' ? spoken < passed + length - 1e-9 : spoken <= passed + length + 1e-9
    if (isInside) return from + (spoken - passed)
    passed += length
  }
  return speech.at(-1)?.[1] ?? 0
}
