import { MAX_ROWS } from '../placing/plan.ts'
import type { Fact, FactKind } from './fact.ts'

/** Where facts are shown that have no words around them. */
export interface Slots {
  badge: string | null
  price: string | null
  details: Fact[]
  smallPrint: string | null
}

const BADGES: readonly FactKind[] = ['discount', 'bundle', 'free', 'deadline']
/** Kinds that get a row with a symbol of their own. */
const DETAILS: readonly FactKind[] = [
  'date',
  'place',
  'deadline',
  'quantity',
  'audience',
  'contact',
  'free',
  'bundle',
  'discount',
  'price',
  'condition',
]
/** A badge is one line. Longer offers become rows. */
const MAX_BADGE_LENGTH = 30

/** Gives every fact that was carried into another language a slot of its own kind. `facts` are sorted by importance. */
export function assignSlots(facts: readonly Fact[]): Slots {
  const badge = facts.find(({ kind, text }) => BADGES.includes(kind) && text.length <= MAX_BADGE_LENGTH)
  const price = facts.find(({ kind }) => kind === 'price')
  const rows = facts.filter((fact) => DETAILS.includes(fact.kind) && fact !== badge && fact !== price)
  const details = rows.slice(0, MAX_ROWS)
  const conditions = facts
    .filter((fact) => fact.kind === 'condition' && !details.includes(fact))
    .map(({ text }) => text)
  return {
    badge: badge?.text ?? null,
    price: price?.text ?? null,
    details,
    smallPrint: conditions.length > 0 ? conditions.join(' · ') : null,
  }
}
