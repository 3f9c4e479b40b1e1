import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { HasClock } from '../clock.ts'
import type { HasConfig } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import type { HasSecrets } from '../secrets.ts'
import { countRequest } from './database-rate-limit.ts'
import { NOT_SIGNED_IN, SIGNED_IN, type HasGeneralLimits } from './general.ts'

/**
 * Applies the limits of a route before any other work. Keys contain the route of the contract and not the URL, so another spelling of
 * a path has no separate count.
 */
export async function limitRequest(
  app: HasConfig & HasClock & HasSecrets & HasDb & HasGeneralLimits,
  route: Route,
  request: FastifyRequest,
): Promise<void> {
  if (!app.config.rateLimits) return
  const userId = request.signedIn?.id
  if (!route.uncounted) {
    if (userId === undefined) app.generalLimits.take(`address ${request.ip}`, NOT_SIGNED_IN)
    else app.generalLimits.take(`user ${userId}`, SIGNED_IN)
  }
  for (const { per, count, seconds } of route.limits ?? []) {
    const who = per === 'user' ? `user ${userId ?? ''}` : `address ${request.ip}`
    await countRequest(app, app.db, { key: [route.method, route.path, who], count, seconds })
  }
}
