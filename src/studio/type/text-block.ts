import { fitText, measureDescent, measureAccentSpace, wrapText } from './fit-text.ts'
import { findScriptNeeds } from './scripts.ts'
import { toCapitals } from './text-case.ts'
import type { FitBounds, FittedLines, TextStyle } from './fit-text.ts'
import type { TextRuler } from './text-ruler.ts'
import type { TextLayer, TextRole } from '../model/scene.ts'
import type { TextLine } from '../model/text-line.ts'

/** Horizontal alignment. */
export type Align = 'left' | 'center' | 'right'

/** A text with lines and size, not yet placed. Sizes are pixels. */
export interface TextBlock {
  role: TextRole
  text: string
  lines: readonly string[]
  widths: readonly number[]
  /** The size of each line as a share of `size`, where they differ. */
  scales?: readonly number[]
  /** Baselines of the lines below the top of the block, in pixels, where the lines differ in size. */
  baselines?: readonly number[]
  /** Where lines share a baseline: what stands before each of them, and the width of all of them, in pixels. */
  insets?: readonly { before: number; whole: number }[]
  /** The part of the last lines that is struck through, in its color: a former price. */
  struck?: { text: string; color: string }
  /** The line that has an outline: a code. */
  outlined?: string
  /** Whether it is an offer with a figure. */
  isOffer?: true
  style: TextStyle
  size: number
  width: number
  /** Space for accents above the capitals of the first line. */
  rise: number
  /** From the top to the last baseline. The top is that of the capitals, or of the space for accents above them. */
  height: number
  /** What extends below the last baseline. */
  drop: number
  color: string
  ground: string
}

/** A text, its style, and its colors. */
export interface TextSpec {
  role: TextRole
  text: string
  style: TextStyle
  color: string
  ground: string
}

/**
 * Fits large text: the size follows from the bounds (pixels). Returns null if it does not fit.
 * @throws Error if a word was not measured before.
 */
export function fitBlock(words: TextSpec, ruler: TextRuler, bounds: FitBounds): TextBlock | null {
  const language = ruler.breaker?.language
  const style = adjustStyleForScripts(words, language)
  const setting = fitText(applyTransform(words.text, { ...words, ...style }, language), style, ruler, bounds)
  return setting && createBlock({ ...words, style }, ruler, setting, measureAccentSpace(setting.lines))
}

/**
 * Sets running text: `size` and `width` are pixels, `most` is the maximum number of lines. Returns null if it does not
 * fit.
 * @throws Error if a word was not measured before.
 */
export function wrapBlock(
  words: TextSpec,
  ruler: TextRuler,
  size: number,
  width: number,
  most: number,
): TextBlock | null {
  const language = ruler.breaker?.language
  const style = adjustStyleForScripts(words, language)
  const text = applyTransform(words.text, { ...words, ...style }, language)
  const lines = wrapText(text, style, ruler, size, width, most)
  return lines && lines.length > 0 ? createBlock({ ...words, style }, ruler, { lines, size }, 0) : null
}

/** Letters that extend below the line, and signs that do so less. */
const DESCENDERS = /[gjpqyçşţąęįųĝģÇŞŢĄĘĮŲ]/u
const LOW_SIGNS = /[Q,;()]/u
/** Lowercase letters that are higher than capitals in many families. */
const TALL = /[bdfhijkl]/u
/** How far letters with a mark above them are higher than capitals and ascenders, in em: "Ü", "ń", "ś". */
function measureMarks(words: string): number {
  const parted = words.normalize('NFD').replace(MARKS_BELOW, '')
  return /\p{Lu}\p{M}/u.test(parted) ? 0.16 : /\p{Script=Latin}\p{M}/u.test(parted) ? 0.07 : 0
}
/** Marks beside or below their letter. */
const MARKS_BELOW = /[\u031B\u0323-\u0328\u0331]/gu
/** Of a family whose letters were not measured: how much higher its tall letters are than its capitals, and how deep others may be, in em. */
const UNKNOWN = { above: 0.06, deepest: 0.26 }
/** How far a comma reaches below the line at most, and the least space between a letter and what is below it, in em. */
const LOW = 0.2
const CLEARANCE = 0.06

/** How far letters reach above their baseline, in em: tall ones if there are any, otherwise capitals. */
function measureTop(words: string, { face: { family } }: TextStyle): number {
  const tall = TALL.test(words) ? (family.tall ?? family.cap + UNKNOWN.above) : 0
  return Math.max(tall, family.cap + measureMarks(words))
}

/** The least distance of two baselines in em at which no letter touches the line below it. 0 where no letter reaches below its line. */
function measureLeading(words: string, style: TextStyle): number {
  // Text with a wide leading has space enough. Nothing is below the last word, and nothing above the first one.
  const hang = measureHang(words.slice(0, Math.max(0, words.lastIndexOf(' '))), style)
  if (style.leading >= TIGHT || hang === 0) return 0
  return Math.min(TIGHT, measureTop(words.slice(words.indexOf(' ') + 1), style) + hang + CLEARANCE)
}
const TIGHT = 1.2

/** How far the letters of a line reach below its baseline, in em: 0 for digits and letters without a descender. */
export function measureHang(line: string, { face: { family } }: TextStyle): number {
  const deep = family.deep ?? Math.min(family.descent, UNKNOWN.deepest)
  return DESCENDERS.test(line) ? deep : LOW_SIGNS.test(line) ? Math.min(LOW, deep) : 0
}

/** The least distance in em from the lowest point of a line to the capitals of the line below it. */
export const measureClearance = (below: string, style: TextStyle): number =>
  measureTop(below, style) - style.face.family.cap + CLEARANCE

/** The texts whose words may be broken with a hyphen: sentences, but not buttons, prices, badges and names. */
const HYPHENATED: ReadonlySet<TextRole> = new Set(['headline', 'subline', 'detail', 'benefit', 'small_print'])

/** Adjusts a style to the scripts of the text: space for their marks, and no letter spacing in joined scripts. */
export function adjustStyleForScripts({ text, style, role }: TextSpec, language: string | undefined): TextStyle {
  const words = applyTransform(text, { ...style, role }, language)
  const needs = findScriptNeeds(words)
  const { family } = style.face
  const [cap, descent] = [Math.max(family.cap, needs.rise), Math.max(family.descent, needs.fall)]
  return {
    ...style,
    face: { ...style.face, family: { ...family, cap, descent } },
    leading: Math.max(style.leading, needs.leading, measureLeading(words, style)),
    tracking: needs.joined ? 0 : style.tracking,
    transform: needs.rise > 0 ? 'none' : style.transform,
    hyphens: HYPHENATED.has(role),
  }
}

/**
 * Returns the text as drawn: in capitals if the style says so, by the rules of `language` (BCP 47). The name of a brand is often of
 * another language, so its own letters decide.
 */
export const applyTransform = (
  text: string,
  { transform, role }: Pick<TextLayer, 'transform' | 'role'>,
  language: string | undefined,
) => (transform === 'uppercase' ? toCapitals(text, role === 'wordmark' ? 'und' : language) : text)

/** `rise` is in em. */
function createBlock(words: TextSpec, ruler: TextRuler, { lines, size }: FittedLines, rise: number): TextBlock {
  const { style } = words
  const widths = lines.map((line) => ruler.width(line, style.face, style.tracking) * size)
  const { cap } = style.face.family
  return {
    ...words,
    lines,
    widths,
    size,
    width: Math.max(...widths),
    rise: rise * size,
    height: (rise + cap + (lines.length - 1) * style.leading) * size,
    drop: measureDescent(lines, style) * size,
  }
}

/**
 * Places a block on the canvas (pixels). `x` is the left edge, center, or right edge, depending on `align`; `top` is
 * its top.
 */
export function placeText(block: TextBlock, x: number, top: number, align: Align = 'left'): TextLayer {
  const { style, size, widths } = block
  const { family, weight } = style.face
  const share = align === 'left' ? 0 : align === 'center' ? 0.5 : 1
  const nudge = (text: string, index: number) =>
    align === 'left' && !block.insets?.[index]?.before
      ? measureBearing(text, style) * size * (block.scales?.[index] ?? 1)
      : 0
  const lines = block.lines.map((text, index) => ({
    text,
    x: round(
      x +
        (block.insets?.[index]?.before ?? 0) -
        (block.insets?.[index]?.whole ?? widths[index] ?? 0) * share -
        nudge(text, index),
    ),
    y: round(top + block.rise + (block.baselines?.[index] ?? (family.cap + index * style.leading) * size)),
    width: round(widths[index] ?? 0),
    ...(block.scales && block.scales[index] !== 1 && { scale: block.scales[index] }),
    ...strike(text, block),
  }))
  const left = align === 'left' ? x : Math.min(...lines.map((line) => line.x))
  return {
    kind: 'text',
    role: block.role,
    text: block.text,
    transform: style.transform,
    family: family.name,
    weight,
    size: round(size),
    tracking: style.tracking,
    color: block.color,
    ground: block.ground,
    box: { x: round(left), y: round(top), width: round(block.width), height: round(block.height + block.drop) },
    lines,
  }
}

/** Left side bearings of letters as shares of that of a capital with a stem, the mean of the bundled families. */
const BEARINGS: readonly (readonly [RegExp, number])[] = [
  [/[DBEFHIKLNPRÉÈÊËÍÎ(]/u, 1],
  [/[Mmr"+“]/u, 0.9],
  [/[Uhiklnp6$]/u, 0.8],
  [/[CGOQSbu0589£ÖÓÔÇ]/u, 0.65],
  [/[Zacdeoqsz237€öóéèêáàâäç]/u, 0.55],
  [/[Tfg41]/u, 0.4],
  [/[Xtwx]/u, 0.25],
  [/[AVWYvyÀÁÂÄÅ]/u, 0.08],
  [/[J]/u, -0.2],
]

/** The empty space left of the first letter in em, so that lines that begin with different letters and sizes have one edge. */
function measureBearing(text: string, { face: { family } }: TextStyle): number {
  const first = text.charAt(0)
  const share = BEARINGS.find(([letters]) => letters.test(first))?.[1] ?? 0
  return family.script ? 0 : family.bearing * share
}

/** The runs of the line with a former price: it is struck through, and what says so has its color. A line of larger words keeps its own. */
function strike(text: string, { struck, scales = [], lines }: TextBlock): Pick<TextLine, 'runs'> {
  const start = struck ? text.lastIndexOf(struck.text) : -1
  if (!struck || start < 0) return {}
  const { color } = struck
  const end = start + struck.text.length
  const isSmall = (scales[lines.indexOf(text)] ?? 1) < 1
  const before = { start: 0, end: text.slice(0, start).trimEnd().length, color }
  const after = { start: text.length - text.slice(end).trimStart().length, end: text.length, color }
  return {
    runs: [before, { start, end, color, struck: true as const }, after].filter(
      (run) => run.end > run.start && (isSmall || 'struck' in run),
    ),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
