import { NARROW_SPACE_WIDTH, SOFT_HYPHEN, WORD_JOINER } from './breaking/drawable-text.ts'
import type { LineBreaker } from './breaking/line-breaker.ts'
import type { FontFamily } from './font-families.ts'
import { isUploaded, type UploadedFamily } from './uploaded-family.ts'

/** A font family in one of its weights. */
export interface FontFace {
  family: FontFamily
  weight: number
}

/** One word in one font face, to be measured at 1000 pixels without letter spacing. */
export interface MeasureRun {
  text: string
  family: string
  weight: number
  /** BCP 47. It decides which letter forms Han characters have. */
  language?: string
  /** The family itself, if it is not a bundled one. */
  uploaded?: UploadedFamily
}

/** Returns advance widths in pixels at a font size of 1000, in the order of the runs. */
export type MeasureText = (runs: readonly MeasureRun[]) => Promise<readonly number[]>

/**
 * Returns the width of one line in em, including letter spacing (em).
 * @throws Error if a word was not measured before.
 */
export interface TextRuler {
  width(line: string, face: FontFace, tracking: number): number
  /** How the texts are broken into lines. By default, by the rules of all languages, without hyphenation. */
  breaker?: LineBreaker
}

/**
 * Measures all words once. Glyph outlines scale linearly, so all fitting afterwards is arithmetic. A space keeps its
 * own width, because kerning across it is below 0.01 em.
 * @throws what `measure` throws.
 */
export async function createRuler(
  words: readonly string[],
  faces: readonly FontFace[],
  measure: MeasureText,
  breaker?: LineBreaker,
): Promise<TextRuler> {
  const known = new Map<string, Map<string, number>>()
  const lengths = [...new Set(words.map(({ length }) => length))].toSorted((a, b) => b - a)
  const texts = new Set([' ', ...words])
  const runs: MeasureRun[] = []
  for (const face of faces) {
    if (known.has(toKey(face))) continue
    known.set(toKey(face), new Map())
    for (const text of texts) {
      runs.push({
        text,
        family: face.family.name,
        weight: face.weight,
        ...(breaker && { language: breaker.language }),
        ...(isUploaded(face.family) && { uploaded: face.family }),
      })
    }
  }
  const widths = await measure(runs)
  runs.forEach(({ family, weight, text }, index) =>
    known.get(`${family}/${weight}`)?.set(text, (widths[index] ?? 0) / 1000),
  )
  return {
    width: (line, face, tracking) => {
      const widthsOf = known.get(toKey(face))
      if (!widthsOf) throw new Error(`Not measured: ${toKey(face)}`)
      return lineWidth({ widths: widthsOf, lengths }, line, tracking)
    },
    ...(breaker && { breaker }),
  }
}

/** Splits pieces of text into the words that are measured. The sign of a hyphen is one of them. */
export const listMeasuredWords = (pieces: readonly { text: string; hyphen?: number }[]): string[] =>
  pieces
    .flatMap(({ text, hyphen }) => [...text.split(/[ \u00A0\u202F\u2060]/), ...(hyphen === undefined ? [] : ['-'])])
    .filter((word) => word.length > 0)

/** The widths of the measured words in one face, in em. */
interface Measured {
  widths: ReadonlyMap<string, number>
  /** Lengths of the measured words in UTF-16 code units, longest first. */
  lengths: readonly number[]
}

function lineWidth(measured: Measured, line: string, tracking: number): number {
  const words = line.split(' ')
  const space = measured.widths.get(' ') ?? 0.25
  let width = space * (words.length - 1) + (tracking === 0 ? 0 : tracking * Math.max(0, Array.from(line).length - 1))
  for (const word of words) width += MARKS.test(word) ? markedWidth(measured, word, space) : wordWidth(measured, word)
  return width
}

/** Spaces inside a word, word joiners, and the hyphen at the end of a line. */
const MARKS = /[\u00A0\u202F\u2060\u00AD]/
const EACH_MARK = /([\u00A0\u202F\u2060\u00AD])/

function markedWidth(measured: Measured, word: string, space: number): number {
  const marks: Record<string, number> = {
    '': 0,
    '\u00A0': space,
    '\u202F': NARROW_SPACE_WIDTH,
    [WORD_JOINER]: 0,
    [SOFT_HYPHEN]: measured.widths.get('-') ?? 0.35,
  }
  return word.split(EACH_MARK).reduce((sum, part) => sum + (marks[part] ?? wordWidth(measured, part)), 0)
}

/** The width of a word that was split is the sum of its pieces on this line. */
function wordWidth(measured: Measured, word: string): number {
  const width = measured.widths.get(word) ?? piecesWidth(measured, word)
  if (width === null) throw new Error(`Not measured: ${word}`)
  return width
}

/** Each remainder, from the last character on, begins with the longest known piece after which the others are known too. */
function piecesWidth({ widths, lengths }: Measured, word: string): number | null {
  const widthFrom: (number | null)[] = [...Array<null>(word.length).fill(null), 0]
  for (let at = word.length - 1; at >= 0; at -= 1) {
    for (const length of lengths) {
      const rest = widthFrom[at + length] ?? null
      const start = rest === null ? undefined : widths.get(word.slice(at, at + length))
      if (rest === null || start === undefined) continue
      widthFrom[at] = start + rest
      break
    }
  }
  return widthFrom[0] ?? null
}

const toKey = ({ family, weight }: FontFace) => `${family.name}/${weight}`
