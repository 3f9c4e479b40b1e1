import { capitalize } from '../request-reading/write-piece-text.ts'
import { FACT_KINDS, sortByImportance, type Fact, type FactKind } from './fact.ts'
import type { Piece } from '../../model/pieces.ts'

const isFact = (kind: Piece['kind']): kind is FactKind => FACT_KINDS.some((one) => one === kind)

/** All facts that pieces state: those that are pieces of their own, and those inside of others. The most important first, each once. */
export function listFacts(pieces: readonly Piece[], language: string): Fact[] {
  const facts = pieces.flatMap(({ kind, text, emphasis }): Fact[] =>
    isFact(kind)
      ? [{ kind, text }]
      : emphasis.map((span) => ({ kind: span.kind, text: capitalize(text.slice(span.start, span.end), language) })),
  )
  return sortByImportance(facts.filter(({ text }, index) => facts.findIndex((other) => other.text === text) === index))
}

/** An offer that says all by itself: it is no part of a clause. */
export const findOffer = ({
  facts,
  pieces,
}: {
  facts: readonly Fact[]
  pieces: readonly Piece[]
}): string | undefined =>
  facts.find(
    ({ kind, text }) =>
      (kind === 'discount' || kind === 'bundle') &&
      !pieces.some((piece) => piece.text !== text && covers(piece.text, text)),
  )?.text

/** Whether a text states a fact already: "30% off all backpacks" covers "30% off". */
export const covers = (text: string, part: string): boolean => fold(text).includes(fold(part))

/** In lower case. The Turkish capital İ becomes two characters in other languages. */
const fold = (text: string) => text.toLowerCase().replaceAll('i\u0307', 'i')
