import { DAY, HOUR, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { takeToken } from '../../infrastructure/limits/bucket.ts'
import { countRequest } from '../../infrastructure/limits/database-rate-limit.ts'

/** Size of a token bucket of emails; it refills by one per hour. Each purpose has its own bucket. */
const BUCKET_SIZES = { verification: 12, reset: 6 }
const SIGN_UPS_PER_NETWORK = 5
const SIGN_UPS_PER_ADDRESS = 30
const RESETS_AN_HOUR = 5
const CHANGE_EMAILS_A_DAY = 5

/*
 * Each function counts one request for an address, known or unknown, and throws a `Problem` 429 over the limit. It runs in the
 * transaction that queues the email, so a refusal rolls back earlier counts.
 */

/** Counts one verification email, no matter who asks for it. */
export const countVerification = (app: Core, trx: Trx, emailKey: string) =>
  takeToken(app, trx, {
    key: ['emails', 'verification', emailKey],
    size: BUCKET_SIZES.verification,
    refillMs: HOUR,
  })

/** `network` is the client's /24 or /56. */
export async function countRegistration(app: Core, trx: Trx, emailKey: string, network: string): Promise<void> {
  const seconds = HOUR / SECOND
  if (app.config.rateLimits) {
    await countRequest(app, trx, { key: ['register', emailKey, network], count: SIGN_UPS_PER_NETWORK, seconds })
  }
  await countRequest(app, trx, { key: ['register', emailKey], count: SIGN_UPS_PER_ADDRESS, seconds })
  await countVerification(app, trx, emailKey)
}

/**
 * Counts a request for a reset link: one a minute, some an hour, and one token of the address.
 * @throws {Problem} 429 when one of these limits is reached
 */
export async function countPasswordResets(app: Core, trx: Trx, emailKey: string): Promise<void> {
  await countRequest(app, trx, { key: ['forgot, minute', emailKey], count: 1, seconds: MINUTE / SECOND })
  await countRequest(app, trx, { key: ['forgot, hour', emailKey], count: RESETS_AN_HOUR, seconds: HOUR / SECOND })
  await takeToken(app, trx, { key: ['emails', 'reset', emailKey], size: BUCKET_SIZES.reset, refillMs: HOUR })
}

/** Counts emails to the new address of a change, over all accounts. */
export const countChangeEmail = (app: Core, trx: Trx, emailKey: string) =>
  countRequest(app, trx, { key: ['email change to', emailKey], count: CHANGE_EMAILS_A_DAY, seconds: DAY / SECOND })
