import type { FactKind } from '../facts/fact.ts'

/** A day, as far as it is named. `weekday` is 0 for Monday, `month` starts at 1. */
export interface Day {
  weekday?: number
  day?: number
  month?: number
  year?: number
}

/** A clock time: hours from 0 to 24, and minutes. */
export interface Clock {
  hour: number
  minute: number
}

/**
 * What a node can be put into. A `when` has no word before it yet ("12 May, 7 pm"), a `bound` has one ("until 12 May"). A `cond` limits
 * an `offer` or a `money`: "orders over $100". A `fact` is complete.
 */
export type NodeType =
  | 'when'
  | 'bound'
  | 'money'
  | 'percent'
  | 'offer'
  | 'cond'
  | 'number'
  | 'measure'
  | 'code'
  | 'fact'

/** The meaning of a part of a text, independent of a language. */
export type Node = { as: NodeType; kind: FactKind } & (
  | { is: 'days'; from: Day; to: Day | null }
  | { is: 'list'; days: readonly Day[] }
  | { is: 'times'; from: Clock; to: Clock | null }
  | { is: 'moment'; day: Node; time: Node }
  /** `digits` is how many decimals the writer used; the currency is an ISO 4217 code, or null if none is known. */
  | { is: 'amount'; from: number; to: number | null; currency: string | null; digits: number }
  | { is: 'percent'; from: number; to: number | null }
  | { is: 'number'; value: number; written: string }
  /** A number with a unit of `Intl`, or with a sign that all languages share: "mAh". */
  | { is: 'measure'; value: number; to: number | null; unit: string }
  /** Shown as typed: a telephone number, an address, a name. */
  | { is: 'text'; text: string }
  /** A phrase of the tables, with its parts. */
  | { is: 'phrase'; key: PhraseKey; parts: Readonly<Record<string, Node>> }
  /** An offer or price with what limits it. */
  | { is: 'limited'; core: Node; by: readonly Node[] }
)

/** The name of a phrase: its table and its key. */
export type PhraseKey = `${string}.${string}`
