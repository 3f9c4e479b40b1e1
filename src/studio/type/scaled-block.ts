import { measureAccentSpace, measureDescent, wrapLines, type TextStyle } from './fit-text.ts'
import {
  adjustStyleForScripts,
  applyTransform,
  measureClearance,
  measureHang,
  type TextBlock,
  type TextSpec,
} from './text-block.ts'
import type { TextRuler } from './text-ruler.ts'

/** A part of a text with a size of its own. The parts are the whole text, in its order. */
export interface ScaledPart {
  text: string
  /** The size as a share of the largest part. */
  scale: number
  /** The most lines. */
  most: number
}

/** The space of a text whose parts differ in size, in pixels. `most` and `least` bound the largest part; no part is smaller than `smallest`. */
export interface ScaledSpace {
  width: number
  height: number
  most: number
  least: number
  smallest: number
}

/** The next size to try. */
const STEP = 0.95
/** The space between parts, as a share of the smaller one's size: what stands below a figure belongs to it. */
const PART_GAP = { below: 0.36, above: 0.52 }

/**
 * Sets the parts of a text below each other: the figure of an offer large and its words small, or the lead of a headline large and its
 * rest smaller. It stays one text (docs/decisions/0090-type-and-offers.md). Returns null if it does not fit.
 * @throws Error if a word was not measured before.
 */
export function fitScaledBlock(
  words: TextSpec,
  parts: readonly ScaledPart[],
  ruler: TextRuler,
  space: ScaledSpace,
): TextBlock | null {
  const style = adjustStyleForScripts(words, ruler.breaker?.language)
  let first: SetParts | null = null
  for (let size = space.most; size >= space.least; size *= STEP) {
    if (first && size < first.block.size * LEAST_WHOLE) break
    const set = setParts({ ...words, style }, parts, ruler, space, size)
    if (!set || set.block.height + set.block.drop > space.height + 0.01) continue
    if (first === null) first = set
    if (first.tornness < TORN || set.tornness <= first.tornness - TORN) {
      first = set
      break
    }
  }
  return first?.block ?? null
}

/** A text whose lines tear a name or a phrase apart, by their cost, is set smaller, down to this share of its size, where that keeps it whole. */
const TORN = 0.3
const LEAST_WHOLE = 0.64

interface SetParts {
  block: TextBlock
  /** How badly its lines end, as the sum of their costs. */
  tornness: number
}

function setParts(
  words: TextSpec,
  parts: readonly ScaledPart[],
  ruler: TextRuler,
  space: ScaledSpace,
  size: number,
): SetParts | null {
  const { style } = words
  const language = ruler.breaker?.language
  const lines: string[] = []
  const scales: number[] = []
  let tornness = 0
  for (const part of parts) {
    const scale = Math.min(1, Math.max(part.scale, space.smallest / size))
    const text = applyTransform(part.text, { ...words, ...style }, language)
    const set = wrapLines(text, style, ruler, size * scale, space.width, part.most)
    if (!set || set.length === 0) return null
    lines.push(...set.map((line) => line.text))
    tornness += set.reduce((sum, { cost }) => sum + cost, 0)
    scales.push(...set.map(() => scale))
  }
  const widths = lines.map((line, index) => ruler.width(line, style.face, style.tracking) * size * (scales[index] ?? 1))
  const rise = measureAccentSpace(lines) * size * (scales[0] ?? 1)
  const baselines = placeBaselines(lines, scales, style, size)
  const drop = measureDescent(lines.slice(-1), style) * size * (scales.at(-1) ?? 1)
  const height = rise + (baselines.at(-1) ?? 0)
  const block = { ...words, lines, widths, scales, baselines, size, width: Math.max(...widths), rise, height, drop }
  return { block, tornness }
}

/** The lines of a small part are further apart than those of a headline, in em. */
const SMALL_PART = 0.6
const SMALL_LEADING = 1.2

/**
 * The baselines below the top of the first line's capitals, in pixels. A small line below a large one begins below the descenders of the
 * large one: "£12.60ph".
 */
function placeBaselines(lines: readonly string[], scales: readonly number[], style: TextStyle, size: number): number[] {
  const { cap } = style.face.family
  let y = cap * (scales[0] ?? 1) * size
  return scales.map((scale, index) => {
    if (index === 0) return y
    const before = scales[index - 1] ?? 1
    const apart = before === scale ? 0 : PART_GAP[before > scale ? 'below' : 'above'] * Math.min(before, scale)
    const line = before === scale && scale < SMALL_PART ? Math.max(style.leading, SMALL_LEADING) : style.leading
    const usual = Math.max(0, line - cap) * Math.min(before, scale) + apart
    const hang = measureHang(lines[index - 1] ?? '', style) * before
    const least = before > scale && hang > 0 ? hang + measureClearance(lines[index] ?? '', style) * scale : 0
    y += (cap * scale + Math.max(usual, least)) * size
    return y
  })
}
