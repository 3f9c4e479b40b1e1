import { listFactRows } from './fact-list.ts'
import { isJob } from './split-role.ts'
import { splitOffer } from './split-offer.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'

/** A price is the point of a request that says no more than this many other rows. */
const MOST_BESIDE = 1
const DAYS: readonly FactKind[] = ['date', 'place']
/** A longer row is a sentence and no figure. In UTF-16 code units. */
const LONGEST = 48

/**
 * Makes the price or the discount among the rows of a request its offer, where it says little else: "Walnut loaf, 5,20 €, every Friday".
 * Beside the date and the place of an event, it stays a row. Unchanged where the request has an offer already, and for the pay of a job.
 */
export function promotePrice(copy: Copy): Copy {
  const { details, benefits, badge, subline, block, pieces = [] } = copy
  const taken = new Set(pieces.map(({ slot }) => slot))
  if (block || taken.has('price') || isJob(copy)) return copy
  if ([badge, subline].some((text) => text !== null && splitOffer(text) !== null)) return copy
  const hero = details.find(
    ({ kind, text }) =>
      (kind === 'price' || kind === 'discount') && text.length <= LONGEST && splitOffer(text) !== null,
  )
  const piece = pieces.find(({ slot, text }) => slot === 'detail' && text === hero?.text)
  const others = details.length + benefits.length - 1
  // What an event costs stands behind its day.
  const isBehindDay = listFactRows(copy).some(
    ({ kind }, index, rows) => DAYS.includes(kind) && rows.findIndex((of) => of === hero) > index,
  )
  if (!hero || !piece || piece.entry || others > MOST_BESIDE || isBehindDay) return copy
  return {
    ...copy,
    price: hero.text,
    details: details.filter((fact) => fact !== hero),
    pieces: pieces.map((of) => (of === piece ? { ...of, slot: 'price' } : of)),
  }
}
