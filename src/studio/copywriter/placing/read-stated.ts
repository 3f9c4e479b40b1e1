import { isFormerBetween } from '../carry/join-former-price.ts'
import { UNCHANGED } from '../languages/reading/find-reading-words.ts'
import { CLOCK } from '../request-reading/tables/row-patterns.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Piece } from '../../model/pieces.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Facts of an event, which are shown together. */
export const EVENT_KINDS: readonly FactKind[] = ['date', 'deadline', 'place']

const OFFER_KINDS: readonly FactKind[] = ['discount', 'bundle', 'price', 'free']

/** A fact that fills at least this share of a clause is what it states. */
const MOST_OF_EVENT = 0.6
const MOST_OF_OFFER = 0.4

/**
 * Reads what a clause states of an event: a date or a place that is most of it, or a place that follows one behind a comma. Null for a
 * clause that says something else. `before` is the piece before it.
 */
export const readEvent = (piece: Piece, before: Piece | undefined, prompt: string): FactKind | null =>
  EVENT_KINDS.find((kind) => kind === piece.kind || fills(piece, kind, MOST_OF_EVENT)) ??
  (continues(piece, before, prompt) ? 'place' : null)

/** Facts that say when or where something is, but not what. */
const CIRCUMSTANCES: readonly FactKind[] = ['date', 'place', 'contact']
/** The share of a clause that is such facts, from which on it says when and not what: "six Sundays from 19 April". */
const MOST_WHEN = 0.7

/** Whether a clause begins with when or where something is, or hardly says more. */
export function saysWhen({ emphasis, text }: Piece): boolean {
  const told = emphasis.filter(({ kind }) => CIRCUMSTANCES.includes(kind))
  const length = told.reduce((sum, { start, end }) => sum + end - start, 0)
  return length >= text.length * MOST_WHEN || told.some(({ start }) => start === 0)
}

/** Whether a clause states an offer: it begins with one, or hardly says more. */
export const statesOffer = (piece: Piece): boolean =>
  OFFER_KINDS.some((kind) => kind === piece.kind || fills(piece, kind, MOST_OF_OFFER) || startsWith(piece, kind))

/** Whether a piece says at which hour something begins. Until when an offer is valid is no hour of an event. */
export const statesHour = ({ kind, text, emphasis }: Piece): boolean =>
  (kind === 'date' || emphasis.some((fact) => fact.kind === 'date')) && HOUR.test(text)
const HOUR = compilePattern(`${CLOCK}|(?<!\\p{L})(?:kl\\.?|klo|klockan) ?\\d`, 'iu')

const startsWith = ({ emphasis }: Piece, wanted: FactKind) =>
  emphasis.some(({ kind, start }) => kind === wanted && start === 0)

const fills = ({ emphasis, text }: Piece, wanted: FactKind, share: number): boolean =>
  emphasis.some(({ kind, start, end }) => kind === wanted && end - start >= text.length * share)

/** A name of a place, in UTF-16 code units. What is longer says something of its own. */
const LONGEST_PLACE = 32
/** In words. */
const MOST_SMALL = 2

/**
 * Whether a piece goes on with the clause of a date or a place: "Saturday July 11, 3 pm, Pier 17, Brooklyn". A count is no name ("Friday 6
 * February, 6 wines"), and neither is what begins with a small letter behind words of someone who writes capitals ("Rua Augusta, leve sua ecobag"),
 * or what has several words without any capital ("horaires 7h30-16h, salaire selon grille").
 */
const continues = ({ source, text }: Piece, before: Piece | undefined, prompt: string): boolean =>
  before !== undefined &&
  EVENT_KINDS.some((kind) => kind === before.kind) &&
  text.length <= LONGEST_PLACE &&
  !/^\p{N}/u.test(text) &&
  !(
    /^\p{Ll}/u.test(prompt.slice(source.start)) &&
    (/\p{Lu}/u.test(prompt.slice(before.source.start, source.start)) || text.split(' ').length > MOST_SMALL)
  ) &&
  [before.source.field, source.field].every((field) => field === 'prompt') &&
  /[,，、،]\s*$/u.test(prompt.slice(before.source.start, source.start))

/** A present price beside a former one, or a bundle of several parts. */
export const showsOffer = ({ text }: Piece): boolean =>
  /[,،]\s|[，、]/u.test(text) ||
  [...text.matchAll(AMOUNT)].some(({ index, 0: { length } }) =>
    isFormerBetween(text.slice(0, index), text.slice(index + length)),
  )
const AMOUNT = /\p{Sc}?\p{Nd}[\p{Nd}.,]*/gu

/** Whether a price is a row: who reads of an event asks first when it is, and who reads of a price that stays looks for what is new. */
export const isPriceRow = (piece: Piece, pieces: readonly Piece[]): boolean =>
  piece.kind === 'price' && !showsOffer(piece) && (pieces.some(statesHour) || UNCHANGED.test(piece.text))

/** Whether a clause says what an event costs whose hour stands before it: a row below when it is, and no line above that. */
export const isFee = (piece: Piece, pieces: readonly Piece[]): boolean =>
  piece.emphasis.some(({ kind }) => kind === 'price') && pieces.slice(0, pieces.indexOf(piece)).some(statesHour)
