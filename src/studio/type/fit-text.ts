import { isTooLong, joinBrokenLine, joinPieces, type TextPiece } from './breaking/line-breaks.ts'
import { createLineBreaker } from './breaking/line-breaker.ts'
import { SOFT_HYPHEN } from './breaking/drawable-text.ts'
import type { FontFace, TextRuler } from './text-ruler.ts'

/** How to set a text: leading (baseline to baseline) and tracking in em. */
export interface TextStyle {
  face: FontFace
  leading: number
  tracking: number
  transform: 'none' | 'uppercase'
  /** Whether words may be broken with a hyphen where nothing else fits. */
  hyphens?: boolean
}

/** Lines that fit, and their font size in pixels. */
export interface FittedLines {
  lines: readonly string[]
  size: number
}

/** The space for a text in pixels. `most` and `least` are the font size limits. */
export interface FitBounds {
  width: number
  height: number
  /** Preferred line counts, best first. Other counts are used only if the text becomes much larger. */
  counts: readonly number[]
  most: number
  least: number
  /** How many lines may end with a hyphen. 1 if absent. */
  mostHyphens?: number
}

const PLAIN_BREAKER = createLineBreaker()
/** A word that is broken with a hyphen must make the text larger by this factor if it is also legible without. */
const HYPHEN_GAIN = 1.25
const ORPHAN = 0.3
/** How much larger the text must be for a line count that is not preferred. */
const UNWANTED = 0.2
/** A sentence that starts in the middle of a line. */
const SENTENCE_INSIDE = /[.!?:] \S/

/**
 * Fits a text into the bounds. The line count comes first, then the largest size at which block and longest word fit.
 * Lines are balanced and have no orphans. Glyph outlines scale linearly, so the size is a division and needs no search.
 * Returns null if the text does not fit at `least`.
 * @throws Error if a word was not measured before.
 */
export function fitText(text: string, style: TextStyle, ruler: TextRuler, room: FitBounds): FittedLines | null {
  const { breaker = PLAIN_BREAKER } = ruler
  const whole = breaker.split(text)
  if (whole.length === 0) return null
  const fitted = fitPieces(whole, style, ruler, room)
  const isReadable = fitted && !whole.some((piece) => isTooLong(piece.text))
  const pieces = style.hyphens && !isReadable ? breaker.hyphenate(text) : null
  const broken = pieces && fitPieces(pieces, style, ruler, room)
  return broken && (!fitted || broken.size > fitted.size * HYPHEN_GAIN) ? broken : fitted
}

function fitPieces(pieces: readonly TextPiece[], style: TextStyle, ruler: TextRuler, room: FitBounds) {
  const settings = fitEachLineCount(pieces, style, ruler, room)
  const legible = settings.filter(
    (of) => of.size >= room.least && countHyphens(of) <= (room.mostHyphens ?? DEFAULT_HYPHENS),
  )
  return chooseBest(
    legible.filter((of) => !gainsNothing(of, legible)),
    room,
  )
}

function fitEachLineCount(
  pieces: readonly TextPiece[],
  style: TextStyle,
  ruler: TextRuler,
  room: FitBounds,
): FittedLines[] {
  const { dangling } = ruler.breaker ?? PLAIN_BREAKER
  const getLine = createLineCache(pieces, dangling, (line) => ruler.width(line, style.face, style.tracking))
  const settings: FittedLines[] = []
  const total = getLine(0, pieces.length).width
  for (let count = 1; count <= Math.min(pieces.length, 7); count++) {
    if (!mayBeLegible(total, count, room)) continue
    const set = balanceLines(pieces.length, count, getLine)
    const lines = set.map(({ text }) => text)
    const widest = Math.max(...set.map(({ width }) => width))
    const tall =
      measureAccentSpace(lines) + style.face.family.cap + measureDescent(lines, style) + (count - 1) * style.leading
    settings.push({ lines, size: Math.min(room.most, (room.width * 0.995) / widest, room.height / tall) })
  }
  return settings
}

/** The most that one line break saves in width, in em: a space with its tracking. */
const BREAK_SAVES = 1

/**
 * Whether a text of this width (em) can be large enough in `count` lines, if they were all of the same width. The cost of balanced lines
 * grows with the square of the number of pieces, so texts that cannot fit anyway, such as a quoted page, are not balanced.
 */
const mayBeLegible = (total: number, count: number, { width, least }: FitBounds) =>
  ((total - (count - 1) * BREAK_SAVES) / count) * least <= width

/** What extends below capitals: cedilla, ogonek, comma and dot below, and letters of scripts without capitals. */
const BELOW = /[\u0323-\u0328\u0331]|\p{Lo}/u

/** Returns how far the lines extend below their baseline, in em. */
export function measureDescent(lines: readonly string[], { transform, face }: TextStyle): number {
  const { name, descent } = face.family
  const capitals = transform === 'uppercase' || name === 'Bebas Neue'
  const level = capitals && !lines.some((line) => BELOW.test(line.normalize('NFD')))
  return level ? 0.02 : descent * 0.85
}

/** Marks beside or below their letter. */
const NOT_ABOVE = /[\u031B\u0323-\u0328\u0331]/g

/**
 * Returns the space for accents above the first line of large text, in em. In the bundled families, one accent on a
 * capital extends 0.15 to 0.37 em above it, two accents 0.22 to 0.47 em. About half of that fits into the space that is
 * there anyway.
 */
export function measureAccentSpace([first = '']: readonly string[]): number {
  const marked = first.normalize('NFD').replace(NOT_ABOVE, '')
  if (/\p{Lu}\p{M}\p{M}/u.test(marked)) return 0.3
  if (/\p{Lu}\p{M}/u.test(marked)) return 0.16
  return /\p{Ll}\p{M}\p{M}/u.test(marked) ? 0.12 : 0
}

/** Whether fewer lines give the same size. One long word often determines the size. */
function gainsNothing(setting: FittedLines, all: readonly FittedLines[]): boolean {
  return all.some((of) => of.lines.length < setting.lines.length && of.size >= setting.size * 0.98)
}

const DEFAULT_HYPHENS = 1
const countHyphens = ({ lines }: FittedLines) => lines.filter((line) => line.endsWith(SOFT_HYPHEN)).length

/** Returns the largest result, unless the difference is too small to see. Then the preferred line count wins. */
function chooseBest(settings: readonly FittedLines[], room: FitBounds): FittedLines | null {
  const rank = ({ lines, size }: FittedLines) => {
    const place = room.counts.indexOf(lines.length)
    const run = lines.length > 1 && lines.some((line) => SENTENCE_INSIDE.test(line)) ? 0.2 : 0
    return size * (1 - (place < 0 ? UNWANTED : 0.05 * place) - run)
  }
  return settings.reduce<FittedLines | null>((best, of) => (best && rank(best) >= rank(of) ? best : of), null)
}

interface Line {
  text: string
  width: number
  /** What makes the line bad, apart from its width. */
  cost: number
}

/** Returns a function for the line from one piece up to another (excluded). Each line is measured only once. */
function createLineCache(pieces: readonly TextPiece[], dangling: RegExp, measureWidth: (line: string) => number) {
  const known = new Map<number, Line>()
  return (from: number, to: number): Line => {
    const key = from * (pieces.length + 1) + to
    const before = known.get(key)
    if (before) return before
    const [part, isLast] = [pieces.slice(from, to), to === pieces.length]
    const text = isLast ? joinPieces(part) : joinBrokenLine(part)
    const hyphen = isLast ? 0 : (pieces[to - 1]?.hyphen ?? -HYPHEN_COST) + HYPHEN_COST
    const line = { text, width: measureWidth(text), cost: hyphen + (isLast ? 0 : measureEndCost(text, dangling)) }
    known.set(key, line)
    return line
  }
}

/** The cost of a hyphen at the best place. It keeps the hyphens of a text few. */
const HYPHEN_COST = 0.5

/** A dangling word at the end of a line costs, and punctuation saves. */
const measureEndCost = (text: string, dangling: RegExp) =>
  (dangling.test(text.slice(text.lastIndexOf(' ') + 1)) ? 0.05 : 0) -
  (/[.!?,:;、。！？،؟।]$/.test(text) ? PAUSE_GAIN : 0)

type GetLine = ReturnType<typeof createLineCache>

/**
 * Breaks the text into `count` lines, so that the widest line is as narrow as possible. Ragged lines, orphans, and
 * dangling words have a cost (dynamic programming).
 */
function balanceLines(pieces: number, count: number, getLine: GetLine): Line[] {
  const memo = new Map<number, { cost: number; lines: Line[] }>()
  const ideal = getLine(0, pieces).width / count
  const findEnds = pieces > MANY_PIECES ? createEndFinder(pieces, count, getLine) : null
  const solve = (from: number, left: number): { cost: number; lines: Line[] } => {
    const key = from * (count + 1) + left
    const known = memo.get(key)
    if (known) return known
    let best = { cost: Infinity, lines: [] as Line[] }
    const last = left === 1
    const [first, furthest] = findEnds?.(from, left) ?? [from + 1, pieces - (left - 1)]
    for (let to = last ? pieces : first; to <= furthest; to++) {
      const line = getLine(from, to)
      // Longer lines from here cost more for their width alone than the rest could save.
      if (measureExcessCost(line.width, ideal) - PAUSE_GAIN * left > best.cost) break
      const rest = last ? { cost: 0, lines: [] } : solve(to, left - 1)
      const cost = rest.cost + measureLineCost(line, ideal, last, count)
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
  return (from: number, left: number): [first: number, furthest: number] => {
    const wanted = (whole * (count - left + 1)) / count
    const even = left === 1 ? pieces : widths.findIndex((width) => width >= wanted)
    const latest = pieces - (left - 1)
    const first = Math.min(latest, Math.max(from + 1, even - END_WINDOW))
    return [first, Math.max(first, Math.min(latest, even + END_WINDOW))]
  }
}

/** What a line that ends with punctuation saves. */
const PAUSE_GAIN = 0.06

/** Cubed, so that one wide line costs more than several narrow ones. The widest line determines the size of all. */
function measureExcessCost(width: number, ideal: number): number {
  const over = Math.max(0, width / ideal - 1)
  return (over * 1.6) ** 3 + over * 0.5
}

function measureLineCost({ text, width, cost }: Line, ideal: number, last: boolean, count: number): number {
  const under = Math.max(0, 1 - width / ideal)
  const run = SENTENCE_INSIDE.test(text) && count > 1 ? 0.12 : 0
  const orphan = last && count > 1 && (width < ideal * ORPHAN || SHORT_WORD.test(text)) ? 0.6 : 0
  return measureExcessCost(width, ideal) + under ** 2 * 0.4 + cost + orphan + run
}

/** A word of up to three letters, which is not alone on the last line. */
const SHORT_WORD = /^\p{L}{1,3}[.!?…]?$/u

/**
 * Breaks running text at a given font size (pixels) into as few balanced lines as possible. Returns null if it needs
 * more than `most` lines.
 * @throws Error if a word was not measured before.
 */
export function wrapText(text: string, style: TextStyle, ruler: TextRuler, size: number, width: number, most: number) {
  const { breaker = PLAIN_BREAKER } = ruler
  const whole = wrapPieces(breaker.split(text), style, ruler, size, width, most)
  const pieces = style.hyphens && !whole ? breaker.hyphenate(text) : null
  return pieces ? wrapPieces(pieces, style, ruler, size, width, most) : whole
}

function wrapPieces(
  pieces: readonly TextPiece[],
  style: TextStyle,
  ruler: TextRuler,
  size: number,
  width: number,
  most: number,
): string[] | null {
  const [first] = pieces
  if (!first) return null
  const measureWidth = (line: string) => ruler.width(line, style.face, style.tracking) * size
  const getLine = createLineCache(pieces, (ruler.breaker ?? PLAIN_BREAKER).dangling, measureWidth)
  const space = measureWidth(`${first.text} ${first.text}`) - 2 * measureWidth(first.text)
  for (let count = 1; count <= Math.min(most, pieces.length); count++) {
    // Each line break removes one space. If the text is still too wide without them, no line breaks can fit.
    if (getLine(0, pieces.length).width - (count - 1) * space > count * width) continue
    const lines = balanceLines(pieces.length, count, getLine)
    if (lines.every((line) => line.width <= width)) return lines.map((line) => line.text)
  }
  return null
}
