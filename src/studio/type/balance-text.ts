import { SOFT_HYPHEN } from './breaking/drawable-text.ts'
import { isParted, measureEndCost, PARTED_COST, PAUSE_GAIN } from './breaking/bonds.ts'
import { PLAIN_BREAKER, type LineBreaker } from './breaking/line-breaker.ts'
import { joinBrokenLine, joinPieces, LONGEST_WORD, type TextPiece } from './breaking/line-breaks.ts'
import {
  BALANCED,
  measureExcessCost,
  measureLineCost,
  measureTornness,
  RAGGED,
  type Evenness,
  type Line,
} from './line-costs.ts'
import type { FontFace, TextRuler } from './text-ruler.ts'

/** A line of a text. Its width is in em. */
export interface BalancedLine {
  text: string
  width: number
  /** What makes it a bad line, apart from its width: 0 if it ends where its sense does. */
  cost: number
}

/** A text in one style. Widths are in em, so the lines are the same at each font size. */
export interface BalancedText {
  /** The width of the text in one line. */
  width: number
  /** What a line break at a space saves in width. */
  space: number
  /** Breaks the text into `count` lines, so that the widest line is as narrow as possible. */
  breakInto(count: number): readonly BalancedLine[]
  /**
   * Breaks the text into `count` lines of at most `width` em, where its sense allows it rather than where lines are equal. Null if it
   * does not fit.
   */
  breakWithin(count: number, width: number): readonly BalancedLine[] | null
}

const known = new WeakMap<TextRuler, WeakMap<readonly TextPiece[], Map<string, BalancedText>>>()

/**
 * Returns the lines of a text in one style. They are found once for each ruler, because the layouts of a design set the same texts many
 * times.
 * @throws Error if a word was not measured before.
 */
export function balanceText(
  pieces: readonly TextPiece[],
  { face, tracking }: { face: FontFace; tracking: number },
  ruler: TextRuler,
): BalancedText {
  const texts = known.get(ruler) ?? new WeakMap<readonly TextPiece[], Map<string, BalancedText>>()
  known.set(ruler, texts)
  const styles = texts.get(pieces) ?? new Map<string, BalancedText>()
  texts.set(pieces, styles)
  const name = `${face.family.name}/${face.weight}/${tracking}`
  const before = styles.get(name)
  if (before) return before
  const balanced = createBalancedText(pieces, tracking, ruler, (line) => ruler.width(line, face, tracking))
  styles.set(name, balanced)
  return balanced
}

type MeasureWidth = (line: string) => number

function createBalancedText(
  pieces: readonly TextPiece[],
  tracking: number,
  { breaker = PLAIN_BREAKER }: TextRuler,
  measureWidth: MeasureWidth,
): BalancedText {
  const { text: first = '' } = pieces[0] ?? {}
  const space = measureWidth(`${first} ${first}`) - 2 * measureWidth(first)
  const measureLine = isLong(pieces)
    ? createSums(pieces, { space, tracking }, measureWidth)
    : (from: number, to: number) => measureWidth(joinLine(pieces, from, to))
  const getLine = createLineCache(pieces, breaker, measureLine)
  const balanced = new Map<number, readonly BalancedLine[]>()
  const breakInto = (count: number) => {
    const before = balanced.get(count)
    if (before) return before
    const ideal = getLine(0, pieces.length).width / count
    const lines = balanceLines(pieces.length, count, getLine, BALANCED).map((line) => {
      const text = joinLine(pieces, line.from, line.to)
      return { text, width: measureWidth(text), cost: measureTornness(line, ideal, count) }
    })
    balanced.set(count, lines)
    return lines
  }
  const byWidth = new Map<string, readonly BalancedLine[] | null>()
  return {
    width: getLine(0, pieces.length).width,
    space,
    breakInto,
    breakWithin: (count, width) => {
      const even = breakInto(count)
      if (even.some((line) => line.width > width)) return null
      if (count < 2 || pieces.length > MANY_PIECES) return even
      const key = `${count}/${width}`
      const before = byWidth.get(key)
      if (before !== undefined) return before
      const ideal = getLine(0, pieces.length).width / count
      const lines = balanceLines(pieces.length, count, getLine, { ...RAGGED, widest: width }).map((line) => ({
        text: joinLine(pieces, line.from, line.to),
        width: line.width,
        cost: measureTornness(line, ideal, count),
      }))
      byWidth.set(key, lines)
      return lines
    },
  }
}

/** The text of a line from one piece up to another (excluded). */
function joinLine(pieces: readonly TextPiece[], from: number, to: number): string {
  const part = pieces.slice(from, to)
  return to === pieces.length ? joinPieces(part) : joinBrokenLine(part)
}

/** Whether a text has so many pieces, or so long a word of glued ones, that its possible lines are not measured one by one. */
function isLong(pieces: readonly TextPiece[]): boolean {
  if (pieces.length > MANY_PIECES) return true
  let length = 0
  return pieces.some(({ text, glued }) => (length = (glued ? length : 0) + text.length) > LONGEST_WORD)
}

/** Returns a function that adds the widths of the pieces of a line, in a time that does not depend on its length. */
function createSums(
  pieces: readonly TextPiece[],
  { space, tracking }: { space: number; tracking: number },
  measureWidth: MeasureWidth,
) {
  const joint = (piece: TextPiece | undefined) => (piece?.glued ? tracking : space)
  const ends = [0]
  const hyphens: number[] = []
  for (const [index, piece] of pieces.entries()) {
    const width = measureWidth(piece.text)
    ends.push((ends[index] ?? 0) + (index > 0 ? joint(piece) : 0) + width)
    hyphens.push(piece.hyphen === undefined ? 0 : measureWidth(piece.text + SOFT_HYPHEN) - width)
  }
  return (from: number, to: number) => {
    const before = from > 0 ? (ends[from] ?? 0) + joint(pieces[from]) : 0
    return (ends[to] ?? 0) - before + (to < pieces.length ? (hyphens[to - 1] ?? 0) : 0)
  }
}

/** A sentence that starts in the middle of a line. */
export const SENTENCE_INSIDE = /[.!?:] \S/
const SHORT_WORD = /^\p{L}{1,3}[.!?…]?$/u
const SHORT_WORD_PIECES = 4
/** With a comma it is a phrase of its own. Scripts without spaces have no such words. */
const WORD_ALONE = /^[\p{Lu}\p{Ll}\p{M}’']+[.!?…]?$/u

/** Returns a function for the line from one piece up to another (excluded). Each line is measured only once. */
function createLineCache(
  pieces: readonly TextPiece[],
  breaker: LineBreaker,
  measureLine: (from: number, to: number) => number,
) {
  const lines = new Map<number, Line>()
  const bonds = breaker.measureBonds(pieces)
  const countStarts = createStartCounter(pieces)
  return (from: number, to: number): Line => {
    const key = from * (pieces.length + 1) + to
    const before = lines.get(key)
    if (before) return before
    const isLast = to === pieces.length
    const hyphen = isLast ? 0 : (pieces[to - 1]?.hyphen ?? -HYPHEN_COST) + HYPHEN_COST
    const tail = joinLine(pieces, Math.max(from, to - DANGLING_PIECES), to)
    const parted = !isLast && isParted(tail, pieces[to]?.text ?? '') ? PARTED_COST : 0
    const end = isLast ? 0 : measureEndCost(tail, breaker.dangling) + Math.max(parted, bonds[to] ?? 0)
    const line = {
      from,
      to,
      width: measureLine(from, to),
      cost: hyphen + end,
      torn: hyphen * HYPHEN_TORN + end,
      hasStart: countStarts(from, to) > 0,
      isShort: to - from <= SHORT_WORD_PIECES && SHORT_WORD.test(joinLine(pieces, from, to)),
      isWord: to - from <= SHORT_WORD_PIECES && WORD_ALONE.test(joinLine(pieces, from, to)),
    }
    lines.set(key, line)
    return line
  }
}

/** Returns a function that counts the sentences that start in the middle of a line. */
function createStartCounter(pieces: readonly TextPiece[]) {
  const [inside, before] = [[0], [0]]
  for (const [index, { text, glued }] of pieces.entries()) {
    const follows =
      index > 0 && !glued && SENTENCE_INSIDE.test(`${pieces[index - 1]?.text.slice(-1)} ${text.charAt(0)}`)
    inside.push((inside[index] ?? 0) + (SENTENCE_INSIDE.test(text) ? 1 : 0))
    before.push((before[index] ?? 0) + (follows ? 1 : 0))
  }
  const count = (sums: readonly number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0)
  return (from: number, to: number) => count(inside, from, to) + count(before, from + 1, to)
}

/** The cost of a hyphen at the best place. It keeps the hyphens of a text few. */
const HYPHEN_COST = 0.5
/** The share of it that counts against a larger size: a hyphen tears a word less than it may gain. */
const HYPHEN_TORN = 0.5
/** Words that should not end a line have at most so many letters, and so many pieces. */
const DANGLING_PIECES = 8

type GetLine = ReturnType<typeof createLineCache>

/**
 * Breaks the text into `count` lines, so that the widest line is as narrow as possible. Ragged lines, orphans, and
 * dangling words have a cost (dynamic programming).
 */
function balanceLines(pieces: number, count: number, getLine: GetLine, evenness: Evenness): Line[] {
  const memo = new Map<number, { cost: number; lines: Line[] }>()
  const ideal = getLine(0, pieces).width / count
  const findEnds = pieces > MANY_PIECES ? createEndFinder(pieces, count, getLine) : null
  const solve = (from: number, left: number): { cost: number; lines: Line[] } => {
    const key = from * (count + 1) + left
    const solved = memo.get(key)
    if (solved) return solved
    let best = { cost: Infinity, lines: [] as Line[] }
    const last = left === 1
    const [first, furthest] = findEnds?.(from, left) ?? [from + 1, pieces - (left - 1)]
    for (let to = last ? pieces : first; to <= furthest; to++) {
      const line = getLine(from, to)
      // Longer lines from here cost more for their width alone than the rest could save.
      if (line.width > evenness.widest && to > from + 1) break
      if (measureExcessCost(line.width, ideal, evenness) - PAUSE_GAIN * left > best.cost) break
      const rest = last ? { cost: 0, lines: [] } : solve(to, left - 1)
      const cost = rest.cost + measureLineCost(line, ideal, last, count, evenness)
      if (cost < best.cost) best = { cost, lines: [line, ...rest.lines] }
    }
    memo.set(key, best)
    return best
  }
  return solve(0, count).lines
}

/** Of longer texts, a line ends at most this many pieces from where it would end if all lines had the same width. */
const MANY_PIECES = 80
const END_WINDOW = 4

/** Returns the first and the last end of a line that are tried. All ends of a long text would take time that grows with its square. */
function createEndFinder(pieces: number, count: number, getLine: GetLine) {
  const widths = [0]
  for (let at = 0; at < pieces; at++) widths.push((widths[at] ?? 0) + getLine(at, at + 1).width)
  const whole = widths[pieces] ?? 0
  const evenEnds = Array.from({ length: count }, (_, line) =>
    widths.findIndex((width) => width >= (whole * (line + 1)) / count),
  )
  return (from: number, left: number): [first: number, furthest: number] => {
    const even = left === 1 ? pieces : (evenEnds[count - left] ?? pieces)
    const latest = pieces - (left - 1)
    const first = Math.min(latest, Math.max(from + 1, even - END_WINDOW))
    return [first, Math.max(first, Math.min(latest, even + END_WINDOW))]
  }
}
