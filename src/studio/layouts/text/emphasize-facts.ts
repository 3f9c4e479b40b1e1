import { contrast, deltaE, toLch } from '../../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../../color/surface-colors.ts'
import { overlaps } from '../../model/geometry.ts'
import { findFormer } from './split-offer.ts'
import { includeEarlierDays } from './whole-date.ts'
import { FACT_KINDS, type FactKind } from '../../copywriter/facts/fact.ts'
import { applyTransform } from '../../type/text-block.ts'
import { findFamily, listUploaded } from '../../type/uploaded-family.ts'
import { isLargeType } from './large-text-color.ts'
import type { ColorRoles } from '../../color/color-roles.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Layer, TextLayer, TextRole } from '../../model/scene.ts'
import type { TextLine, TextRun } from '../../model/text-line.ts'
import type { LayoutContext } from '../layout-context.ts'

/** The texts that can hold a whole clause with a fact in it. */
const EMPHASIZED: ReadonlySet<TextRole> = new Set(['headline', 'subline', 'benefit'])
/** What has a color of its own in a row of facts: there, a reader looks for the figure or the address. */
const IN_ROWS: readonly FactKind[] = ['contact', 'price', 'discount']
/** The color of a fact differs from that of its clause by at least this ΔE2000. */
const MIN_DISTANCE = 13
/** A gray would look quieter than the text around it, in small type even more. OKLCH chroma. */
const MIN_CHROMA = 0.05
const MIN_CHROMA_SMALL = 0.09
/** A fact that is more of its text than this share is the text itself. */
const MAX_SHARE = 0.8

/**
 * Gives the most important fact inside of each clause an accent color of the brand, where it is whole lines or one whole figure. Only colors
 * change: lines and sizes stay. Texts on a photo and offers keep one color.
 */
export function emphasizeFacts(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const pieces = (context.copy.pieces ?? []).filter(({ slot, emphasis }) => slot !== 'caption' && emphasis.length > 0)
  return layers.map((layer, index) => {
    if (layer.kind !== 'text') return layer
    const isOnImage = layers.slice(0, index).some((one) => one.kind === 'picture' && overlaps(one.box, layer.box))
    return strikeFormer(context, isOnImage ? layer : accentFact(context, layer, pieces))
  })
}

/** A former price is struck through wherever it stands beside the present one. */
function strikeFormer(context: LayoutContext, layer: TextLayer): TextLayer {
  if (layer.lines.some(({ runs }) => runs?.some(({ struck }) => struck))) return layer
  const former = findFormer(layer.text)
  if (!former) return layer
  const words = layer.text.slice(former.start, former.end)
  return markWords(layer, words, { color: layer.color, struck: true }, context.copy.language)
}

/** Whole lines, or one whole figure or contact inside of a line, have the accent; half of a fact has none. */
function accentFact(context: LayoutContext, layer: TextLayer, pieces: readonly PlacedPiece[]): TextLayer {
  if (!EMPHASIZED.has(layer.role) || isSetAsOffer(layer)) return layer
  const fact = findFact(layer.text, pieces)
  // Rows of a table are alike.
  const isRow = layer.role === 'benefit' && context.copy.block?.kind === 'menu'
  const isQuiet = isRow || (layer.role === 'benefit' && fact !== null && !IN_ROWS.includes(fact.kind))
  const color = fact && chooseAccent(context, layer)
  if (!fact || !color || isQuiet) return layer
  const marked = markWords(layer, fact.words, { color }, context.copy.language)
  return isWholeFact(marked, fact) ? marked : layer
}

/** An offer shows its figure by its size, and its former price is struck through. */
const isSetAsOffer = ({ lines }: TextLayer): boolean => lines.some(({ runs }) => runs !== undefined)

/** The words of a fact and their kind. */
interface SaidFact {
  kind: FactKind
  words: string
}

/** The words of the most important fact in a text, if it is a piece and has more words than the fact. */
function findFact(text: string, pieces: readonly PlacedPiece[]): SaidFact | null {
  const facts = pieces
    .filter((piece) => text.includes(piece.text) || piece.text.includes(text))
    .flatMap((piece) => joinParts(piece).map(({ kind, ...extent }) => ({ kind, words: takeWhole(piece.text, extent) })))
    .filter(({ words }) => words.trim() !== '' && text.includes(words) && words.length <= text.length * MAX_SHARE)
    .toSorted((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
  return facts[0] ?? null
}

/** Between the parts of one fact: "Sunday | 7 March, | 10 am | – | 2 pm". */
const JOINT = /^[\s,;–—-]*(?:\p{L}{1,3}\s+)?$/u
const DATES: readonly FactKind[] = ['date', 'deadline']
const TIMES: readonly FactKind[] = ['date', 'deadline', 'quantity']

/** The facts of a piece, where a day and its time are one: half of a date is no fact. */
function joinParts({ text, emphasis }: PlacedPiece): PlacedPiece['emphasis'][number][] {
  const joined: PlacedPiece['emphasis'][number][] = []
  for (const said of emphasis.toSorted((a, b) => a.start - b.start)) {
    const fact = DATES.includes(said.kind) ? { ...said, start: includeEarlierDays(text, said.start) } : said
    const before = joined.at(-1)
    const isPart =
      before &&
      TIMES.includes(before.kind) &&
      TIMES.includes(fact.kind) &&
      JOINT.test(text.slice(before.end, fact.start))
    if (isPart) joined[joined.length - 1] = { ...before, end: Math.max(before.end, fact.end) }
    else joined.push(fact)
  }
  return joined
}

/** The words of a fact with the rest of its last word: "children’s". Empty where it is only the start of a range: "28 Nov–20 Dec". */
function takeWhole(text: string, { start, end }: { start: number; end: number }): string {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (/^ ?[–—-] ?\p{Nd}/u.test(after) || /\p{Nd} ?[–—-] ?$/u.test(before)) return ''
  const isInside = /[\p{L}\p{M}]$/u.test(text.slice(start, end))
  const rest = isInside ? (/^[\p{L}\p{M}'’]+/u.exec(after)?.[0] ?? '') : ''
  return text.slice(start, end) + rest
}

/** Darker grounds are colors of the brand and no tints of them (OKLCH). */
const LEAST_LIGHT = 0.8

const ACCENTS: readonly (keyof ColorRoles)[] = ['second', 'primary', 'secondary', 'deep', 'paper']

/** A color of the brand that is legible on the ground of a text, and different from its own color. */
function chooseAccent(context: LayoutContext, layer: TextLayer): string | null {
  const { role, color, ground, family, weight, lines } = layer
  // The rest of a headline is small beside what leads.
  const isLead = role === 'headline' && lines.every(({ scale = 1 }) => scale === 1)
  const face = { family: findFamily(family, listUploaded(context.brief.brand.fonts)), weight }
  const isColored = toLch(ground).l < LEAST_LIGHT
  const isLarge = isLead && isLargeType(context, face, layer.size)
  const least = (!isColored && isLarge ? LARGE_TEXT : SMALL_TEXT) + 0.12
  // Two dark colors on a ground of middle lightness look like a mistake.
  if (isColored && toLch(color).l < toLch(ground).l) return null
  const colors = ACCENTS.flatMap((name) => context.roles[name] ?? [])
  const vivid = role === 'headline' ? MIN_CHROMA : MIN_CHROMA_SMALL
  // Dark words among light ones on a colored ground look like a mistake.
  const side = (of: string) => Math.sign(toLch(of).l - toLch(ground).l)
  return (
    colors.find(
      (of) =>
        side(of) === side(color) &&
        contrast(of, ground) >= least &&
        deltaE(of, color) >= MIN_DISTANCE &&
        toLch(of).c >= vivid,
    ) ?? null
  )
}

/** The facts that may have a color of their own inside of a line, if they have a figure: a lone noun in another color says nothing. */
const INSIDE: readonly FactKind[] = ['discount', 'bundle', 'price', 'date', 'deadline', 'contact']

function isWholeFact({ lines }: TextLayer, { kind, words }: SaidFact): boolean {
  const marked = lines.filter(({ runs }) => runs !== undefined)
  const isWhole = marked.every(({ text, runs = [] }) => runs.every((run) => run.start === 0 && run.end === text.length))
  const isFigure = INSIDE.includes(kind) && (kind === 'contact' || /\p{Nd}/u.test(words))
  return isWhole ? isFigure || /\S\s+\S/u.test(words.trim()) : isFigure && marked.length === 1
}

/** Gives the words in the lines of a layer a style of their own. If the lines are not exactly its text, nothing changes. */
function markWords(
  layer: TextLayer,
  words: string,
  style: Omit<TextRun, 'start' | 'end'>,
  language: string,
): TextLayer {
  const start = layer.text.indexOf(words)
  const count = (text: string) => countSigns(applyTransform(text, layer, language))
  const [from, to] = [count(layer.text.slice(0, start)), count(layer.text.slice(0, start + words.length))]
  const total = layer.lines.reduce((sum, line) => sum + countSigns(line.text), 0)
  if (total !== count(layer.text)) return layer
  let before = 0
  const lines = layer.lines.map((line) => {
    const run = createRun(line.text, from - before, to - before, style)
    before += countSigns(line.text)
    if (!run) return line
    return { ...line, runs: addRun(line.text, line.runs ?? [], style.struck ? run : widenRun(line.text, run)) }
  })
  return { ...layer, lines }
}

/** Runs are in their order. Of two runs one of which is inside of the other, the outer one gives the color. */
function addRun(text: string, runs: readonly TextRun[], run: TextRun): TextRun[] {
  const isIn = (one: TextRun, other: TextRun) => other.start <= one.start && one.end <= other.end
  const outer = runs.find((one) => isIn(run, one))
  const inner = outer ? run : runs.find((one) => isIn(one, run))
  const whole = outer ?? run
  if (!inner) return [...runs, run].toSorted((a, b) => a.start - b.start)
  const before = { ...whole, end: whole.start + text.slice(whole.start, inner.start).trimEnd().length }
  const after = { ...whole, start: whole.end - text.slice(inner.end, whole.end).trimStart().length }
  const parts = [before, { ...inner, color: whole.color }, after].filter(({ start, end }) => end > start)
  return [...runs.filter((one) => one !== outer && one !== inner), ...parts].toSorted((a, b) => a.start - b.start)
}

/** The marks behind the last word of a line have its color. */
const widenRun = (text: string, run: TextRun): TextRun =>
  /^[.,:;!?…%)”"’»]*$/u.test(text.slice(run.end)) ? { ...run, end: text.length } : run

/** Spaces, the signs of line breaks, and pauses between parts: a line has others than its text. */
const UNSTABLE = /[\s\u00AD\u2060,:;،؛、：–—-]/
const countSigns = (text: string) => text.replaceAll(/[\s\u00AD\u2060,:;،؛、：–—-]+/g, '').length

/** The part of a line from one of its signs up to another (excluded); null if it is empty. */
function createRun(
  text: TextLine['text'],
  from: number,
  to: number,
  style: Omit<TextRun, 'start' | 'end'>,
): TextRun | null {
  let [signs, start, end] = [0, -1, -1]
  for (let at = 0; at < text.length; at += 1) {
    if (UNSTABLE.test(text.charAt(at))) continue
    if (signs >= from && signs < to) {
      if (start < 0) start = at
      end = at + 1
    }
    signs += 1
  }
  return start < 0 ? null : { start, end, ...style }
}
