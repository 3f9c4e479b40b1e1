import { findDateWords } from './date-words.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PieceKind, PlacedPiece } from '../../model/pieces.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'
import { toRuleBox, type CheckFinding } from '../check-rule.ts'
import type { DesignRule } from './design-rule.ts'

/** The sentence of a finding. It is one of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const LEFT_OUT_LABEL = 'This is only in the caption: “{words}”'

const FACTS = [
  'discount',
  'bundle',
  'price',
  'free',
  'date',
  'deadline',
  'place',
  'condition',
  'contact',
] satisfies FactKind[]
/** What a reader needs to come, to buy or to answer. */
const NEEDED: readonly string[] = FACTS
/** What a request says besides. Sign-offs and calls may stand in the caption alone. */
const SAID: readonly string[] = ['message', 'quotation', 'list_item', 'person'] satisfies PieceKind[]

/** Points that are left where a needed fact is missing, and where something else is. */
const WITHOUT_FACT = 0.3
const WITHOUT_WORDS = 0.6
/** At most this many findings are shown. */
const MOST_SHOWN = 6

/** A first message of a smaller share of the headline's size is overlooked. */
const LEAST_FIRST = 0.35

/** Checks that what the request says is on the picture, and that what it says first leads. */
export const checkMessage = (scene: Scene): DesignRule[] => [...checkShown(scene), ...checkFirst(scene)]

/**
 * The headline is the first message, unless that is read above it. Without any other message, what stands behind a list is no headline
 * either: hours, an address, an extra.
 */
function checkFirst({ copy, layers }: Scene): DesignRule[] {
  const headline = (copy.pieces ?? []).find(({ slot }) => slot === 'headline')
  const pieces = (copy.pieces ?? []).filter(
    (piece) =>
      piece === headline || piece.kind === 'message' || piece.kind === 'list_item' || piece.kind === 'quotation',
  )
  const [first] = pieces.toSorted((a, b) => toOrder(a) - toOrder(b))
  if (!headline || !first) return []
  const texts = layers.filter((layer) => layer.kind === 'text')
  const own = texts.find(({ role }) => role === 'headline')
  const other = texts.find(({ text }) => text === first.text)
  const isBehind = first !== headline && toOrder(first) < toOrder(headline)
  const isOverlooked =
    own !== undefined &&
    other !== undefined &&
    (other.box.y > own.box.y || isDate(own.text, copy.language)) &&
    measureLargest(other) < measureLargest(own) * LEAST_FIRST
  const passed = !isBehind || !(isOverlooked || first.kind === 'list_item')
  return [
    {
      rule: 'headline_first',
      label: 'What the request says first leads',
      passed,
      value: passed ? 1 : 0,
      threshold: 1,
      unit: 'places',
      box: toRuleBox(passed || !own ? null : own),
      points: passed ? 1 : 0.2,
      weight: 0.35,
    },
  ]
}

/** The least share of the words of a date that are names of days and months, or numbers. */
const DATED = 0.6

/** A date says nothing of what happens then, so what is read above it in small type is overlooked. */
function isDate(text: string, language: string): boolean {
  const { names } = findDateWords(language)
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  const dated = words.filter((word) => names.has(word) || /^\p{Nd}/u.test(word))
  return words.some((word) => names.has(word)) && dated.length >= words.length * DATED
}

const toOrder = ({ source }: PlacedPiece): number => (source.field === 'prompt' ? 0 : 1e6) + source.start

const measureLargest = ({ size, lines }: TextLayer): number =>
  size * Math.max(...lines.map(({ scale = 1 }) => scale), 0)

/** What a person put into the caption belongs there. */
function checkShown({ copy }: Scene): DesignRule[] {
  const said = (copy.pieces ?? []).filter((piece) => isNeeded(piece) || SAID.includes(piece.kind))
  if (said.length === 0) return []
  const left = said.filter(({ slot, dropped }) => slot === 'caption' && dropped)
  const findings = left.map(({ text }): CheckFinding => ({
    label: LEFT_OUT_LABEL.replace('{words}', () => text),
    box: null,
  }))
  const worst = left.some(isNeeded) ? WITHOUT_FACT : WITHOUT_WORDS
  return [
    {
      rule: 'message_shown',
      label: 'The whole message is on the picture',
      passed: left.length === 0,
      value: left.length,
      threshold: 0,
      unit: 'findings',
      box: null,
      ...(left.length > 0 && { findings: findings.slice(0, MOST_SHOWN) }),
      points: left.length === 0 ? 1 : worst / left.length,
      weight: 0.5,
    },
  ]
}

const isNeeded = ({ kind, emphasis }: PlacedPiece): boolean =>
  NEEDED.includes(kind) || emphasis.some((fact) => NEEDED.includes(fact.kind))
