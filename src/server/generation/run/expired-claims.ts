import type { Brief } from '#studio/model/brief.ts'

/** A brief without the approved claims of its brand whose last day is over everywhere. */
export function dropExpiredClaims<Given extends Brief>(brief: Given, now: Date): Given {
  const { claims } = brief.brand
  if (!claims) return brief
  const earliest = new Date(now.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 10)
  const valid = claims.filter(({ expires_on }) => expires_on === null || expires_on >= earliest)
  return { ...brief, brand: { ...brief.brand, claims: valid } }
}

/** The hours by which the last place on earth is behind UTC. */
const HOURS_BEHIND = 12
