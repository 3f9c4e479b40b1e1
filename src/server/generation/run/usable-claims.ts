import { isForMarket } from '#studio/check/words/claim-market.ts'
import type { Brief } from '#studio/model/brief.ts'

/**
 * Leaves only the approved claims of the brand that a design in a language may make: their last day is not over everywhere, and their market
 * is that of the design. `unused` has the texts of the others.
 */
export function keepUsableClaims<Given extends Brief>(
  brief: Given,
  { language, now }: { language: string; now: Date },
): { brief: Given; unused: string[] } {
  const { claims, currency } = brief.brand
  if (!claims) return { brief, unused: [] }
  const earliest = new Date(now.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 10)
  const usable = claims.filter(
    ({ market, expires_on }) =>
      (expires_on === null || expires_on >= earliest) && isForMarket(market, { language, currency }),
  )
  const unused = claims.filter((claim) => !usable.includes(claim)).map(({ text }) => text)
  return { brief: { ...brief, brand: { ...brief.brand, claims: usable } }, unused }
}

/** The hours by which the last place on earth is behind UTC. */
const HOURS_BEHIND = 12
