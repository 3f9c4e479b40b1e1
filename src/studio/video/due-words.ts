import { isUnspaced, splitUnspaced } from '../type/breaking/unspaced-scripts.ts'
import { splitGraphemes } from '../type/graphemes.ts'

/** A word of a caption: its line, its place in the line in UTF-16 code units, and the frames in which it is due. */
export interface DueWord {
  line: number
  start: number
  end: number
  from: number
  until: number
}

/** Splits a caption into words that are due one after the other, each for a time in proportion to its letters. */
export function splitDue(lines: readonly string[], { from, until }: { from: number; until: number }): DueWord[] {
  const words = lines.flatMap((line, index) => findWords(line).map((place) => ({ line: index, ...place })))
  const counts = words.map(({ line, start, end }) => splitGraphemes(lines[line]?.slice(start, end) ?? '').length + 1)
  const whole = counts.reduce((sum, count) => sum + count, 0)
  const at = (passed: number) => Math.round(from + ((until - from) * passed) / whole)
  let passed = 0
  return words
    .map((word, index) => {
      const start = at(passed)
      passed += counts[index] ?? 0
      return { ...word, from: start, until: at(passed) }
    })
    .filter((word) => word.until > word.from)
}

/** The words of a line. Scripts without spaces are split between words with their particles. */
function findWords(line: string): { start: number; end: number }[] {
  const words = isUnspaced(line) ? splitUnspaced(line) : (line.match(/\S+/gu) ?? [])
  let at = 0
  return words.flatMap((word) => {
    const start = line.indexOf(word, at)
    at = start + word.length
    return word.trim() === '' ? [] : [{ start, end: at }]
  })
}
