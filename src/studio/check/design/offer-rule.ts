import { findRanges } from '../words/languages/terms.ts'
import { isMoney, unitOf } from '../words/number-key.ts'
import { findClause, readSource, type SourceText } from '../words/source-text.ts'
import { joinTokens } from '../words/judge-place.ts'
import { isUnspaced, readTokens, toCleanText, type Token } from '../words/tokens.ts'
import { isJob } from '../../layouts/text/split-role.ts'
import { toRuleBox, type CheckFinding } from '../check-rule.ts'
import { grade, type DesignRule } from './design-rule.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Brief } from '../../model/brief.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'

const OFFERS: readonly string[] = ['price', 'discount', 'bundle', 'free'] satisfies FactKind[]
/** What an offer is about has at least this percentage of the size of the largest words. */
const LEAST_OFFER = 45

/** The sentence of a finding. It is one of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const NO_OFFER_LABEL = 'This amount stands out, but it is not the offer: “{words}”'

/** A text of more words than this, all in one size, is a sentence: none of its amounts stands out. */
const MOST_WORDS = 4
/** An amount stands out from this share of the largest one. */
const LEAST_SHARE = 0.75
/** Smaller amounts than this share of the largest words are read with the words around them. */
const LEAST_FIGURE = 0.5
/** A second amount of this share of the largest one leads as much as that. */
const EQUAL_SHARE = 0.8

/** An amount that is set larger than the words around it. */
interface Figure {
  key: string
  size: number
  layer: TextLayer
}

/** Checks what is offered: it is seen, it is what it seems to be, and one amount of it leads. Amounts that nobody was asked about have no rules. */
export function checkOffers(scene: Scene, brief: Brief | null): DesignRule[] {
  const { language } = scene.copy
  const sources = brief ? [brief.prompt, brief.instructions ?? ''].map((text) => readSource(text, language)) : []
  const isOffered = (text: string) =>
    readTokens(toCleanText(text)).every((token) => !isAmount(token) || findOther(token.key, sources) === null)
  return [...checkSize(scene, isOffered), ...checkFigures(scene, sources), ...checkNamed(scene, brief)]
}

function checkFigures(scene: Scene, sources: readonly SourceText[]): DesignRule[] {
  const figures = listFigures(scene)
  const most = Math.max(0, ...figures.map(({ size }) => size))
  if (most === 0) return []
  const findings = figures
    .filter(({ size }) => size >= most * LEAST_SHARE)
    .flatMap(({ key, layer }): CheckFinding[] => {
      const words = findOther(key, sources)
      return words === null ? [] : [{ label: NO_OFFER_LABEL.replace('{words}', () => words), box: toRuleBox(layer) }]
    })
  return [
    {
      rule: 'offer_true',
      label: 'The amount that stands out is the offer',
      passed: findings.length === 0,
      value: findings.length,
      threshold: 0,
      unit: 'findings',
      box: findings[0]?.box ?? null,
      ...(findings.length > 0 && { findings }),
      points: findings.length === 0 ? 1 : 0,
      weight: 0.6,
    },
    checkLead(figures.filter(({ size }) => size >= most * EQUAL_SHARE)),
  ]
}

/** What is offered is at least this share of its amount, or of the shorter side. */
const LEAST_NAMED = { ofAmount: 0.25, ofSide: 0.045 }

/** What the request offers for an amount is not set as small print beside it, nor below it: "$140" above "catch-up course". */
function checkNamed({ copy, layers, width, height }: Scene, brief: Brief | null): DesignRule[] {
  if (!brief || copy.block) return []
  const texts = layers.filter((layer) => layer.kind === 'text')
  const pieces = (copy.pieces ?? []).toSorted((a, b) => a.source.start - b.source.start)
  const small = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    const [named, amount] = [
      texts.find(({ text }) => text === piece.text),
      texts.find(({ text }) => text === next?.text),
    ]
    if (!next || !named || !amount || piece.kind !== 'message' || !isOfferFirst(next)) return []
    const between = (brief[piece.source.field] ?? '').slice(piece.source.start, next.source.start).trimEnd()
    if (piece.source.field !== next.source.field || /[.!?。！？]$/u.test(between)) return []
    const least = Math.min(measureLargest(amount) * LEAST_NAMED.ofAmount, Math.min(width, height) * LEAST_NAMED.ofSide)
    const isBelow = named.role !== 'headline' && named.box.y > amount.box.y && isName(named.text)
    return isBelow || measureLargest(named) < least ? [named] : []
  })
  return pieces.some(isOfferFirst)
    ? [
        {
          rule: 'offer_named',
          label: 'What is offered is seen with its price',
          passed: small.length === 0,
          value: small.length,
          threshold: 0,
          unit: 'places',
          box: toRuleBox(small[0] ?? null),
          points: small.length === 0 ? 1 : 0.3,
          weight: 0.35,
        },
      ]
    : []
}

/** More words than "two hours" and "39 parts", which say how much the amount buys. */
const isName = (text: string): boolean => /^\P{Nd}/u.test(text) && countWords(text) > 2

/** Whether a piece is an amount, or begins with one: "$39", "20% off when you book two rooms". */
export const isOfferFirst = ({ kind, emphasis }: PlacedPiece): boolean =>
  OFFERS.includes(kind) || emphasis.some(({ kind: of, start }) => start <= 2 && OFFERS.includes(of))

/** Two amounts that are equally large are read as two prices of one thing. Tables have no such amounts. */
function checkLead(leading: readonly Figure[]): DesignRule {
  const value = new Set(leading.map(({ layer }) => layer)).size
  return {
    rule: 'offer_alone',
    label: 'One amount leads',
    passed: value <= 1,
    value,
    threshold: 1,
    unit: 'places',
    box: toRuleBox(value <= 1 ? null : (leading[1]?.layer ?? null)),
    points: value <= 1 ? 1 : 0.2,
    weight: 0.35,
  }
}

/** The amounts of a design that are set apart from the words around them, and are large in it. */
function listFigures({ layers }: Scene): Figure[] {
  const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && !isRow(layer))
  const least = Math.max(0, ...texts.map(measureLargest)) * LEAST_FIGURE
  return texts.flatMap((layer) => {
    const scales = layer.lines.map(({ scale = 1 }) => scale)
    const isSentence = countWords(layer.text) > MOST_WORDS
    const smallest = isSentence ? Math.min(...scales) : 0
    return layer.lines.flatMap(({ text, scale = 1, runs = [] }) =>
      scale <= smallest || layer.size * scale < least || runs.some(({ struck }) => struck)
        ? []
        : readTokens(toCleanText(text))
            .filter(isAmount)
            .map(({ key }) => ({ key, size: layer.size * scale, layer })),
    )
  })
}

/** Rows of tables are read as tables. */
const isRow = ({ slot }: TextLayer): boolean => slot?.startsWith('row:') ?? false

const countWords = (text: string): number =>
  isUnspaced(text) ? Math.ceil(Array.from(text).length / 2) : text.trim().split(/\s+/u).length

const isAmount = ({ kind, key }: Token): boolean => kind === 'number' && (isMoney(key) || unitOf(key) === '%')

/** The clause of an amount that is not offered wherever the request names it. Null if it is offered, or not named. */
function findOther(key: string, sources: readonly SourceText[]): string | null {
  const places = sources.flatMap((source) =>
    source.keys.flatMap((other, at) => (other === key ? [{ source, at }] : [])),
  )
  const [first] = places
  if (!first || places.some(({ source, at }) => !isOther(source, at))) return null
  const { from, to } = findClause(first.source, first.at)
  return joinTokens(first.source.tokens.slice(from, to))
}

/** Whether an amount is a threshold, a fee, or what is paid later or by others. */
function isOther(source: SourceText, at: number): boolean {
  const { tokens, sentences } = source
  const clause = findClause(source, at)
  const [start, end] = [Math.max(clause.from, at - reach(source)), Math.min(clause.to, at + 1 + reach(source))]
  const has = (list: AmountTerms, from: number, to: number) =>
    findRanges(source.terms[list], tokens.slice(from, to)).length > 0
  if (has('otherwise', clause.from, clause.to)) return true
  if (has('afterwards', start, at) && has('free', sentences.indexOf(sentences[at] ?? 0), at)) return true
  if (!isMoney(tokens[at]?.key ?? '')) return false
  if (has('fees', start, end) || has('extras', at + 1, end) || tokens[at - 1]?.key === '+') return true
  // "Free delivery over $50", "ab 50 € Bestellwert 10 % Rabatt": a limit in a clause that offers something else.
  const isLimit = has('limits', start, end) || has('spending', start, end)
  const isGivenBefore = has('free', clause.from, at) && !has('beside', clause.from, at)
  const isGivenAfter = has('free', at + 1, clause.to) && !has('beside', at + 1, clause.to)
  const isShare = tokens.slice(clause.from, clause.to).some(({ key }) => unitOf(key) === '%')
  return isLimit && (isGivenBefore || isGivenAfter || (isShare && has('spending', clause.from, clause.to)))
}

type AmountTerms = 'otherwise' | 'afterwards' | 'free' | 'fees' | 'extras' | 'limits' | 'spending' | 'beside'

/** How far from an amount its words stand, in tokens. A character is a token in scripts without spaces. */
const reach = ({ words }: SourceText): number => (words ? 8 : 4)

/** The size of the largest line with one of the facts, against the largest line of all. Lists of prices are read as lists. */
function checkSize({ copy, layers }: Scene, isOffered: (text: string) => boolean): DesignRule[] {
  if (copy.block || isJob(copy)) return []
  const texts = layers.filter((layer) => layer.kind === 'text')
  const offers = (copy.pieces ?? []).flatMap(({ slot, kind, text, emphasis }) =>
    slot === 'caption' || slot === 'block'
      ? []
      : OFFERS.includes(kind) && emphasis.length === 0
        ? [text]
        : emphasis.filter((fact) => OFFERS.includes(fact.kind)).map(({ start, end }) => text.slice(start, end)),
  )
  const figures = offers
    .filter(isOffered)
    .map((text) => ({ text, size: Math.max(0, ...texts.map((layer) => measureLine(layer, text))) }))
  const shown = figures.filter(({ size }) => size > 0)
  if (shown.length === 0) return []
  const most = Math.max(...texts.map(measureLargest))
  const best = shown.reduce((one, other) => (other.size > one.size ? other : one))
  const value = Math.round((100 * best.size) / most)
  const passed = value >= LEAST_OFFER
  const layer = texts.find((of) => measureLine(of, best.text) === best.size)
  return [
    {
      rule: 'offer_leads',
      label: 'The offer is among the largest words',
      passed,
      value,
      threshold: LEAST_OFFER,
      unit: '%',
      box: toRuleBox(passed || !layer ? null : layer),
      points: grade(value, { none: 25, threshold: LEAST_OFFER, full: 80 }),
      weight: 0.4,
    },
  ]
}

const measureLargest = ({ size, lines }: TextLayer): number =>
  size * Math.max(...lines.map(({ scale = 1 }) => scale), 0)

/** The size of the largest line that has a number of the text, 0 if the layer does not show it. */
function measureLine({ text, size, lines }: TextLayer, shown: string): number {
  if (!text.includes(shown)) return 0
  const numbers: string[] = shown.match(/\p{Nd}+/gu) ?? []
  const scales = lines
    .filter((line) => numbers.some((number) => line.text.includes(number)))
    .map((line) => line.scale ?? 1)
  return size * Math.max(0, ...scales)
}
