import type { Route } from '#contract/route.ts'
import type { Core } from '../core.ts'
import { countRequest } from './database-rate-limit.ts'
import { type GeneralLimits, NOT_SIGNED_IN, SIGNED_IN } from './general.ts'

/** Who sends a request: the client's address, and the id of the user when one is signed in. */
interface Caller {
  ip: string
  owner: number | undefined
}

/**
 * Applies the limits of a route before any other work. Keys contain the route of the contract and not the URL, so another spelling of
 * a path has no separate count.
 */
export async function limitRequest(
  app: Core & { generalLimits: GeneralLimits },
  route: Route,
  { ip, owner }: Caller,
): Promise<void> {
  if (!app.config.rateLimits) return
  if (!route.uncounted) {
    if (owner === undefined) app.generalLimits.take(`address ${ip}`, NOT_SIGNED_IN)
    else app.generalLimits.take(`user ${owner}`, SIGNED_IN)
  }
  for (const { per, count, seconds } of route.limits ?? []) {
    const who = per === 'user' ? `user ${owner ?? ''}` : `address ${ip}`
    await countRequest(app, app.db, { key: [route.method, route.path, who], count, seconds })
  }
}
