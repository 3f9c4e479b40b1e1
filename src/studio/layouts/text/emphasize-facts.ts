import { contrast, deltaE, toLch } from '../../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../../color/surface-colors.ts'
import { overlaps } from '../../model/geometry.ts'
import { FACT_KINDS } from '../../copywriter/facts/fact.ts'
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
/** The color of a fact differs from that of its clause by at least this ΔE2000. */
const MIN_DISTANCE = 13
/** A gray would look quieter than the text around it, in small type even more. OKLCH chroma. */
const MIN_CHROMA = 0.05
const MIN_CHROMA_SMALL = 0.09
/** A fact that is more of its text than this share is the text itself. */
const MAX_SHARE = 0.8

/**
 * Gives the most important fact inside of each clause an accent color of the brand. Only colors change: lines and sizes stay. Texts on a
 * photo keep one color.
 */
export function emphasizeFacts(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const pieces = (context.copy.pieces ?? []).filter(({ slot, emphasis }) => slot !== 'caption' && emphasis.length > 0)
  if (pieces.length === 0) return [...layers]
  return layers.map((layer, index) => {
    if (layer.kind !== 'text' || !EMPHASIZED.has(layer.role)) return layer
    const fact = findFact(layer.text, pieces)
    const below = layers.slice(0, index).some((other) => other.kind === 'picture' && overlaps(other.box, layer.box))
    const color = fact && !below ? chooseAccent(context, layer) : null
    return fact && color ? emphasize(layer, fact, color, context.copy.language) : layer
  })
}

/** The words of the most important fact in a text, if it is a piece and has more words than the fact. */
function findFact(text: string, pieces: readonly PlacedPiece[]): string | null {
  const facts = pieces
    .filter((piece) => text.includes(piece.text) || piece.text.includes(text))
    .flatMap((piece) => piece.emphasis.map(({ kind, ...extent }) => ({ kind, words: takeWhole(piece.text, extent) })))
    .filter(({ words }) => words.trim() !== '' && text.includes(words) && words.length <= text.length * MAX_SHARE)
    .toSorted((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
  return facts[0]?.words ?? null
}

/** The words of a fact with the rest of its last word: "children’s". Empty where it is only the start of a range: "28 Nov–20 Dec". */
function takeWhole(text: string, { start, end }: { start: number; end: number }): string {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (/^ ?[–—-] ?\p{Nd}/u.test(after) || /\p{Nd} ?[–—-] ?$/u.test(before)) return ''
  const isInside = /[\p{L}\p{M}]$/u.test(text.slice(start, end))
  const rest = isInside ? (/^[\p{L}\p{M}'’]+/u.exec(after)?.[0] ?? '') : ''
  return text.slice(start, end) + rest
}

const ACCENTS: readonly (keyof ColorRoles)[] = ['second', 'primary', 'secondary', 'deep', 'paper']

/** A color of the brand that is legible on the ground of a text, and different from its own color. */
function chooseAccent(context: LayoutContext, { role, color, ground, family, weight, size }: TextLayer): string | null {
  const face = { family: findFamily(family, listUploaded(context.brief.brand.fonts)), weight }
  const least = (isLargeType(context, face, size) ? LARGE_TEXT : SMALL_TEXT) + 0.12
  const colors = ACCENTS.flatMap((name) => context.roles[name] ?? [])
  const vivid = role === 'headline' ? MIN_CHROMA : MIN_CHROMA_SMALL
  return (
    colors.find((of) => contrast(of, ground) >= least && deltaE(of, color) >= MIN_DISTANCE && toLch(of).c >= vivid) ??
    null
  )
}

/** Marks the words in the lines of a layer. If the lines are not exactly its text, nothing is marked. */
function emphasize(layer: TextLayer, words: string, color: string, language: string): TextLayer {
  const start = layer.text.indexOf(words)
  const count = (text: string) => countSigns(applyTransform(text, layer, language))
  const [from, to] = [count(layer.text.slice(0, start)), count(layer.text.slice(0, start + words.length))]
  const total = layer.lines.reduce((sum, line) => sum + countSigns(line.text), 0)
  if (total !== count(layer.text)) return layer
  let before = 0
  const lines = layer.lines.map((line) => {
    const run = createRun(line.text, from - before, to - before, color)
    before += countSigns(line.text)
    return run ? { ...line, runs: [run] } : line
  })
  return { ...layer, lines }
}

/** Spaces, the signs of line breaks, and pauses between parts: a line has others than its text. */
const UNSTABLE = /[\s\u00AD\u2060,:;،؛、：–—-]/
const countSigns = (text: string) => text.replaceAll(/[\s\u00AD\u2060,:;،؛、：–—-]+/g, '').length

/** The part of a line from one of its signs up to another (excluded); null if it is empty. */
function createRun(text: TextLine['text'], from: number, to: number, color: string): TextRun | null {
  let [signs, start, end] = [0, -1, -1]
  for (let at = 0; at < text.length; at += 1) {
    if (UNSTABLE.test(text.charAt(at))) continue
    if (signs >= from && signs < to) {
      if (start < 0) start = at
      end = at + 1
    }
    signs += 1
  }
  return start < 0 ? null : { start, end, color }
}
