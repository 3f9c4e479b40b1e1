import { FACT_KINDS, type FactKind } from '../facts/fact.ts'
import type { Piece } from '../../model/pieces.ts'
import { LONGEST_OFFER } from '../request-reading/lift-offer.ts'
import { isAside } from './greetings.ts'
import { isFormerLed } from '../request-reading/describe-bit.ts'
import { isNeeded, type PlacementPlan } from './plan.ts'
import { isPriceRow, showsOffer } from './read-stated.ts'

const BADGES: readonly FactKind[] = ['discount', 'bundle', 'free', 'deadline']
const OFFERS: readonly string[] = ['discount', 'bundle', 'price']
/** A badge has up to two lines, a price and a button one. In UTF-16 code units. */
const LONGEST = { badge: 40, price: 44, cta: 30, row: 90 } as const
/** A code is what a reader types: it is no small print. */
const CODE = /(?<![\p{L}\p{N}])(?=\p{N}{0,8}\p{Lu}{2})[\p{Lu}\p{N}]{4,16}(?![\p{L}\p{N}])/u

/** Without a clause that leads, the most important fact is the message. */
export function leadWithFact(plan: PlacementPlan, language: string): void {
  if (!plan.isFree('headline')) return
  const facts = listFacts(plan)
  const isAlone = facts.length === plan.pieces.length
  // Behind a list that begins the request, when and where is no subject.
  const [opening] = plan.pieces
  const isUntitled = opening?.entry !== undefined && !plan.listOpen().includes(opening)
  const first =
    facts.find(
      (piece) =>
        !ANSWERS.has(piece.kind) &&
        // "Normally £68 each"
        (isAlone || !isFormerLed(piece.text)) &&
        !(isUntitled && (WHEN.has(piece.kind) || piece.kind === 'condition')) &&
        (isAlone || !isAside(piece, language)),
    ) ?? (isAlone ? facts[0] : undefined)
  if (first && first.kind !== 'action') plan.put(first, 'headline')
}

/** The facts without a slot, the most important first. */
const listFacts = (plan: PlacementPlan): Piece[] =>
  plan
    .listOpen()
    .filter((piece) => isFact(piece))
    .toSorted((a, b) => rank(a) - rank(b))

/** Places the facts that were lifted out of their clauses: each in a slot of its own kind, the most important first. */
export function placeFacts(plan: PlacementPlan): void {
  const facts = listFacts(plan)
  for (const piece of facts) {
    const { kind, text } = piece
    if (isPriceRow(piece, plan.pieces) && placeRow(piece, facts, plan)) continue
    if (HASHTAGS.test(text)) {
      plan.put(piece, 'caption')
      continue
    }
    if (
      kind === 'price' &&
      text.length <= (showsOffer(piece) ? LONGEST_OFFER : LONGEST.price) &&
      plan.put(piece, 'price')
    )
      continue
    if (BADGES.includes(kind as FactKind) && isBadge(piece) && plan.put(piece, 'badge')) continue
    // An offer that is too long for a line of its own is the second line.
    if (OFFERS.includes(kind) && text.length > LONGEST.badge && plan.put(piece, 'subline')) continue
    if (kind === 'action' && text.length <= LONGEST.cta && plan.put(piece, 'cta')) continue
    // "Prenotazione obbligatoria 333 4567890" says how to answer.
    const isAnswer = piece.emphasis.some((fact) => fact.kind === 'contact')
    if (kind === 'condition' && !CODE.test(text) && !isAnswer) plan.put(piece, 'small_print')
    else if (kind === 'signature') plan.put(piece, 'small_print')
    else placeRow(piece, facts, plan)
  }
}

/** Returns whether there was a row for it. */
const placeRow = (piece: Piece, facts: readonly Piece[], plan: PlacementPlan): boolean =>
  piece.text.length <= LONGEST.row &&
  (isNeeded(piece) || plan.countRowsLeft() > countNeeded(facts, plan)) &&
  plan.put(piece, piece.kind === 'feature' ? 'benefit' : 'detail')

const WHEN: ReadonlySet<Piece['kind']> = new Set(['date', 'deadline'])

/** Where something is and how to answer leads no design that says anything else. */
const ANSWERS: ReadonlySet<Piece['kind']> = new Set(['action', 'contact', 'place'])

const countNeeded = (facts: readonly Piece[], plan: PlacementPlan): number => {
  const open = new Set(plan.listOpen())
  return facts.filter((fact) => open.has(fact) && isNeeded(fact)).length
}

/** "Register till Dec 9 at santarun.example" says how to take part, after what it is. */
const isBadge = ({ kind, text, emphasis }: Piece): boolean =>
  text.length <= LONGEST.badge && !(kind === 'deadline' && emphasis.some((fact) => fact.kind === 'contact'))

/** Words for the caption only. */
const HASHTAGS = /^#\S+(?:\s+#\S+)*$/u

const OTHERS: readonly Piece['kind'][] = ['message', 'quotation', 'list_item']
const isFact = ({ kind }: Piece) => !OTHERS.includes(kind)

const rank = ({ kind }: Piece) => FACT_KINDS.indexOf(kind as FactKind) >>> 0
