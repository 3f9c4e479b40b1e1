import type { Family } from './families.ts'

/** A family at one of its weights. */
export interface Face {
  family: Family
  weight: number
}

/** One word in one face, to be measured at 1000 pixels without tracking. */
export interface MeasureRun {
  text: string
  family: string
  weight: number
}

/** Advance widths in pixels at a font size of 1000, in the order of the runs. */
export type Measure = (runs: readonly MeasureRun[]) => Promise<readonly number[]>

/** Width of one line in em, tracking (em) included. Words that were not measured beforehand are an error. */
export interface Ruler {
  width(line: string, face: Face, tracking: number): number
}

/**
 * Outlines scale linearly, so every word is measured once and all fitting afterwards is arithmetic.
 * A space keeps its own width: kerning across it is below a hundredth of an em.
 */
export async function rulerFor(words: readonly string[], faces: readonly Face[], measure: Measure): Promise<Ruler> {
  const known = new Map<string, number>()
  const longest = Math.max(1, ...words.map(({ length }) => length))
  const runs: MeasureRun[] = []
  for (const face of faces) {
    for (const text of new Set([' ', ...words])) {
      const key = keyOf(text, face)
      if (known.has(key)) continue
      known.set(key, 0)
      runs.push({ text, family: face.family.name, weight: face.weight })
    }
  }
  const widths = await measure(runs)
  runs.forEach((run, index) => known.set(`${run.family}/${run.weight}/${run.text}`, (widths[index] ?? 0) / 1000))
  return { width: (line, face, tracking) => lineWidth({ known, longest }, line, face, tracking) }
}

interface Measured {
  known: ReadonlyMap<string, number>
  /** Length of the longest word that was measured. */
  longest: number
}

function lineWidth(measured: Measured, line: string, face: Face, tracking: number): number {
  const words = line.split(' ')
  const space = measured.known.get(keyOf(' ', face)) ?? 0.25
  let width = space * (words.length - 1) + (tracking === 0 ? 0 : tracking * Math.max(0, Array.from(line).length - 1))
  for (const word of words) width += wordWidth(measured, word, face)
  return width
}

/** A word that was cut into pieces is as wide as the pieces that stand on this line. */
function wordWidth(measured: Measured, word: string, face: Face): number {
  const width = piecesWidth(measured, word, face, new Map())
  if (width === null) throw new Error(`Not measured: ${keyOf(word, face)}`)
  return width
}

/** The longest known piece first; `seen` keeps the rests that were tried, as another cut may be the right one. */
function piecesWidth(measured: Measured, word: string, face: Face, seen: Map<string, number | null>): number | null {
  const { known, longest } = measured
  const whole = word.length > longest ? undefined : known.get(keyOf(word, face))
  if (whole !== undefined) return whole
  const before = seen.get(word)
  if (before !== undefined) return before
  seen.set(word, null)
  for (let end = Math.min(word.length - 1, longest); end > 0; end--) {
    const start = known.get(keyOf(word.slice(0, end), face))
    const rest = start === undefined ? null : piecesWidth(measured, word.slice(end), face, seen)
    if (start === undefined || rest === null) continue
    seen.set(word, start + rest)
    return start + rest
  }
  return null
}

const keyOf = (text: string, face: Face) => `${face.family.name}/${face.weight}/${text}`
