import { covers } from './read-brief.ts'
import type { Fact, FactKind } from './fact.ts'

/** Where the facts of a request are shown, besides headline, eyebrow, and subline. */
export interface Slots {
  badge: string | null
  price: string | null
  details: Fact[]
  benefits: string[]
  smallPrint: string | null
}

/** The texts of the slots, except the badge. */
export const listSlotTexts = ({ price, details, benefits, smallPrint }: Slots): string[] =>
  [price, ...details.map(({ text }) => text), ...benefits, smallPrint].filter((text) => text !== null)

const BADGES: readonly FactKind[] = ['discount', 'bundle', 'free', 'deadline']
/** Kinds that get a row with a symbol of their own. */
const DETAILS: readonly FactKind[] = ['date', 'place', 'deadline', 'quantity', 'audience', 'contact', 'free', 'bundle']
const MAX_DETAILS = 4
const MAX_ROWS = 5
const MAX_BENEFITS = 3
/** A badge is one line. Longer offers become rows. */
const MAX_BADGE_LENGTH = 30

/**
 * Gives every fact a slot of its own kind. `facts` are sorted by importance. `shown` are the texts that the design already shows; they
 * are not repeated. `lent` are the benefits of the product, used if there is space. Facts of the kinds in `more` get a row if they have no
 * slot of their own.
 */
export function assignSlots(
  facts: readonly Fact[],
  shown: readonly string[],
  lent: readonly string[],
  more: readonly FactKind[] = [],
): Slots {
  const open = facts.filter(({ text }) => !shown.some((other) => covers(other, text)))
  const badge = open.find(({ kind, text }) => BADGES.includes(kind) && text.length <= MAX_BADGE_LENGTH)
  const price = open.find(({ kind }) => kind === 'price')
  const isFree = (fact: Fact) => fact !== badge && fact !== price
  const rows = open.filter((fact) => DETAILS.includes(fact.kind) && isFree(fact))
  // Dates and places first.
  const others = open.filter((fact) => more.includes(fact.kind) && isFree(fact))
  const details = [...rows, ...others].slice(0, MAX_DETAILS)
  const features = open.filter(({ kind }) => kind === 'feature').map(({ text }) => text)
  const left = Math.min(MAX_BENEFITS, MAX_ROWS - details.length)
  const benefits = [...features, ...lent.filter((text) => !features.some((other) => covers(other, text)))]
  const conditions = open.filter((fact) => fact.kind === 'condition' && !details.includes(fact)).map(({ text }) => text)
  return {
    badge: badge?.text ?? null,
    price: price?.text ?? null,
    details,
    benefits: benefits.slice(0, left),
    smallPrint: conditions.length > 0 ? conditions.join(' · ') : null,
  }
}
