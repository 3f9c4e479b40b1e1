import { balanceText, SENTENCE_INSIDE, type BalancedLine } from './balance-text.ts'
import { PLAIN_BREAKER } from './breaking/line-breaker.ts'
import { isTooLong, type TextPiece } from './breaking/line-breaks.ts'
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
  /** How badly its lines end, as the sum of their costs. 0 if absent. */
  tornness?: number
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

/** A word that is broken with a hyphen must make the text larger by this factor if it is also legible without. */
const HYPHEN_GAIN = 1.25
/** How much larger the text must be for a line count that is not preferred. */
const UNWANTED = 0.2

/**
 * Fits a text into the bounds. The line count comes first, then the largest size at which block and longest word fit.
 * Lines are balanced and have no orphans. Glyph outlines scale linearly, so the size is a division and needs no search.
 * Returns null if the text does not fit at `least`.
 * @throws Error if a word was not measured before.
 */
export function fitText(text: string, style: TextStyle, ruler: TextRuler, bounds: FitBounds): FittedLines | null {
  const { breaker = PLAIN_BREAKER } = ruler
  const whole = breaker.split(text)
  if (whole.length === 0) return null
  const fitted = fitPieces(whole, style, ruler, bounds)
  const isReadable = fitted && !whole.some((piece) => isTooLong(piece.text))
  const pieces = style.hyphens && !isReadable ? breaker.hyphenate(text) : null
  const broken = pieces && fitPieces(pieces, style, ruler, bounds)
  return broken && (!fitted || broken.size > fitted.size * HYPHEN_GAIN) ? broken : fitted
}

function fitPieces(pieces: readonly TextPiece[], style: TextStyle, ruler: TextRuler, bounds: FitBounds) {
  const settings = fitEachLineCount(pieces, style, ruler, bounds)
  const legible = settings.filter(
    (of) => of.size >= bounds.least && countHyphens(of) <= (bounds.mostHyphens ?? DEFAULT_HYPHENS),
  )
  return chooseBest(
    legible.filter((of) => !gainsNothing(of, legible) && !losesWord(of, settings)),
    bounds,
  )
}

function fitEachLineCount(
  pieces: readonly TextPiece[],
  style: TextStyle,
  ruler: TextRuler,
  bounds: FitBounds,
): FittedLines[] {
  const balanced = balanceText(pieces, style, ruler)
  const settings: FittedLines[] = []
  for (let count = 1; count <= Math.min(pieces.length, 7); count++) {
    if (!mayBeLegible(balanced.width, count, bounds)) continue
    const set = balanced.breakInto(count)
    const lines = set.map(({ text }) => text)
    const widest = Math.max(...set.map(({ width }) => width))
    const tall =
      measureAccentSpace(lines) + style.face.family.cap + measureDescent(lines, style) + (count - 1) * style.leading
    const tornness = set.reduce((sum, { cost }) => sum + cost, 0)
    settings.push({
      lines,
      tornness,
      size: Math.min(bounds.most, (bounds.width * 0.995) / widest, bounds.height / tall),
    })
  }
  return settings
}

/** The most that one line break saves in width, in em: a space with its tracking. */
const BREAK_SAVES = 1

/**
 * Whether a text of this width (em) can be large enough in `count` lines, if they were all of the same width. Texts that cannot fit anyway,
 * such as a quoted page, are not balanced.
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

/** A smaller size is better than a short word alone on a line, down to this factor. */
const LESS_FOR_NO_LOST_WORD = 0.7
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}$/u

/** Whether a short word is alone on one of three or more lines, where fewer lines cost little: "Pedalata | di | primavera". */
function losesWord(setting: FittedLines, all: readonly FittedLines[]): boolean {
  const isLost = ({ lines }: FittedLines) => lines.length > 2 && lines.some((line) => SHORT_WORD.test(line))
  const least = setting.size * LESS_FOR_NO_LOST_WORD
  return isLost(setting) && all.some((of) => of.lines.length < setting.lines.length && of.size >= least && !isLost(of))
}

/** Whether fewer lines give the same size. One long word often determines the size. */
function gainsNothing(setting: FittedLines, all: readonly FittedLines[]): boolean {
  return all.some((of) => of.lines.length < setting.lines.length && of.size >= setting.size * 0.98)
}

const DEFAULT_HYPHENS = 1
const countHyphens = ({ lines }: FittedLines) => lines.filter((line) => line.endsWith(SOFT_HYPHEN)).length

/** How much smaller a text may be whose lines end better, for each unit of their cost, and at most. */
const TORN = 1
const MOST_TORN = 0.38

/** Returns the largest result, unless the difference is too small to see. Then the preferred line count wins. */
function chooseBest(settings: readonly FittedLines[], bounds: FitBounds): FittedLines | null {
  const rank = ({ lines, size, tornness = 0 }: FittedLines) => {
    const place = bounds.counts.indexOf(lines.length)
    const run = lines.length > 1 && lines.some((line) => SENTENCE_INSIDE.test(line)) ? 0.2 : 0
    return size * (1 - (place < 0 ? UNWANTED : 0.05 * place) - run - Math.min(MOST_TORN, tornness * TORN))
  }
  return settings.reduce<FittedLines | null>((best, of) => (best && rank(best) >= rank(of) ? best : of), null)
}

/**
 * Breaks running text at a given font size (pixels) into as few lines as possible, where its sense allows it. Returns null if it needs
 * more than `most` lines.
 * @throws Error if a word was not measured before.
 */
export function wrapText(
  text: string,
  style: TextStyle,
  ruler: TextRuler,
  size: number,
  width: number,
  most: number,
): string[] | null {
  return wrapLines(text, style, ruler, size, width, most)?.map((line) => line.text) ?? null
}

/** As `wrapText`, with what each line costs because it ends badly. */
export function wrapLines(
  text: string,
  style: TextStyle,
  ruler: TextRuler,
  size: number,
  width: number,
  most: number,
): readonly BalancedLine[] | null {
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
): readonly BalancedLine[] | null {
  const balanced = balanceText(pieces, style, ruler)
  for (let count = 1; count <= Math.min(most, pieces.length); count++) {
    // Each line break removes one space. If the text is still too wide without them, no line breaks can fit.
    if ((balanced.width - (count - 1) * balanced.space) * size > count * width) continue
    const lines = balanced.breakWithin(count, width / size)
    if (lines) return lines
  }
  return null
}
