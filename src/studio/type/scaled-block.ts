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
  /** The larger part to which it belongs, and close to which it stands: the one before or behind it. */
  joins?: 'last' | 'next'
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
const PART_GAP = { below: 0.36, above: 0.52, close: 0.12 }

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
    if (first && size < first.block.size * (first.isLonely ? LEAST_JOINED : LEAST_WHOLE)) break
    const set = findFitting(space, (isInline) => setParts({ ...words, style }, parts, ruler, space, size, isInline))
    if (!set) continue
    if (first === null) first = set
    if (first.tornness < TORN || set.tornness <= first.tornness - TORN) {
      first = set
      break
    }
  }
  return first?.block ?? null
}

/**
 * A text whose lines tear a name or a phrase apart, by their cost, or leave a small word before a figure alone, is set smaller, down to these
 * shares of its size, where that keeps it whole.
 */
const TORN = 0.3
const LEAST_WHOLE = 0.64
const LEAST_JOINED = 0.75

/** What belongs to a figure is on its line where that fits, and on lines of its own otherwise. Letters that are read from the right are not joined. */
function findFitting({ height }: ScaledSpace, set: (isInline: boolean) => SetParts | null): SetParts | null {
  const fits = (of: SetParts | null) => of !== null && of.block.height + of.block.drop <= height + 0.01
  const inline = set(true)
  if (inline && fits(inline) && !RIGHT_TO_LEFT.test(inline.block.text)) return inline
  const stacked = set(false)
  return fits(stacked) ? stacked : null
}
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

interface SetParts {
  block: TextBlock
  /** How badly its lines end, as the sum of their costs. */
  tornness: number
  /** Whether a small word before a figure has a line of its own. */
  isLonely: boolean
}

function setParts(
  words: TextSpec,
  parts: readonly ScaledPart[],
  ruler: TextRuler,
  space: ScaledSpace,
  size: number,
  isInline: boolean,
): SetParts | null {
  const { style } = words
  const language = ruler.breaker?.language
  const set: SetLine[] = []
  let tornness = 0
  for (const part of parts) {
    const scale = Math.min(1, Math.max(part.scale, space.smallest / size))
    const text = applyTransform(part.text, { ...words, ...style }, language)
    const wrapped = wrapLines(text, style, ruler, size * scale, space.width, part.most)
    if (!wrapped || wrapped.length === 0) return null
    tornness += wrapped.reduce((sum, { cost }) => sum + cost, 0)
    for (const line of wrapped) {
      const width = ruler.width(line.text, style.face, style.tracking) * size * scale
      set.push({ text: line.text, scale, width, joins: part.joins })
    }
  }
  const rows = isInline ? joinClose(set, space.width, size) : set.map((line) => toRow([line], size))
  if (isInline && rows.length === set.length) return null
  const heads = rows.map(({ head }) => head)
  const lines = set.map(({ text }) => text)
  const rise = measureAccentSpace(lines) * size * (heads[0]?.scale ?? 1)
  const tops = placeBaselines(heads, style, size)
  const last = heads.at(-1)
  const drop = measureDescent(last ? [last.text] : [], style) * size * (last?.scale ?? 1)
  const isLonely = !RIGHT_TO_LEFT.test(lines.join('')) && rows.some(({ head }) => head.joins === 'next')
  const block: TextBlock = {
    ...words,
    lines,
    widths: set.map(({ width }) => width),
    scales: set.map(({ scale }) => scale),
    baselines: rows.flatMap(({ insets }, index) => insets.map(() => tops[index] ?? 0)),
    ...(isInline && { insets: rows.flatMap(({ insets }) => insets) }),
    size,
    width: Math.max(...rows.map(({ width }) => width)),
    rise,
    height: rise + (tops.at(-1) ?? 0),
    drop,
  }
  return { block, isLonely, tornness: tornness + (isLonely ? TORN : 0) }
}

interface SetLine {
  text: string
  scale: number
  width: number
  joins: ScaledPart['joins']
}

/** Lines on one baseline. `head` is the largest of them. */
interface SetRow {
  head: SetLine
  width: number
  insets: { before: number; whole: number }[]
}

/** The space between words of different sizes on one baseline, in em of the larger ones. */
const INLINE_GAP = 0.14

function toRow(lines: readonly SetLine[], size: number): SetRow {
  const head = lines.reduce((largest, line) => (line.scale > largest.scale ? line : largest))
  const gap = size * head.scale * INLINE_GAP
  const whole = lines.reduce((sum, { width }) => sum + width + gap, -gap)
  const insets = lines.map((_, at) => ({
    before: lines.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0),
    whole,
  }))
  return { head, width: whole, insets }
}

/** Joins what belongs to a larger line with it, where all of it has space on one baseline. */
function joinClose(set: readonly SetLine[], widest: number, size: number): SetRow[] {
  const joined = set.reduce<SetLine[][]>((rows, line) => {
    const row = rows.at(-1)
    const before = row?.at(-1)
    const isNext = before?.joins === 'next' || line.joins === 'last'
    if (!row || !isNext || toRow([...row, line], size).width > widest) return [...rows, [line]]
    return [...rows.slice(0, -1), [...row, line]]
  }, [])
  return joined.map((row) => toRow(row, size))
}

/** The lines of a small part are further apart than those of a headline, in em. */
const SMALL_PART = 0.6
const SMALL_LEADING = 1.2

/**
 * The baselines below the top of the first line's capitals, in pixels. A small line below a large one begins below the descenders of the
 * large one: "£12.60ph".
 */
function placeBaselines(lines: readonly SetLine[], style: TextStyle, size: number): number[] {
  const { cap } = style.face.family
  let y = cap * (lines[0]?.scale ?? 1) * size
  return lines.map((line, index) => {
    const last = lines[index - 1]
    if (!last) return y
    const [before, scale] = [last.scale, line.scale]
    const gap = line.joins === 'last' || last.joins === 'next' ? 'close' : before > scale ? 'below' : 'above'
    const apart = before === scale ? 0 : PART_GAP[gap] * Math.min(before, scale)
    const leading = before === scale && scale < SMALL_PART ? Math.max(style.leading, SMALL_LEADING) : style.leading
    const usual = Math.max(0, leading - cap) * Math.min(before, scale) + apart
    const hang = measureHang(last.text, style) * before
    const least = before > scale && hang > 0 ? hang + measureClearance(line.text, style) * scale : 0
    y += (cap * scale + Math.max(usual, least)) * size
    return y
  })
}
