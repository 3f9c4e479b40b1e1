import '../schema/jitless.ts'
import { z } from 'zod'
import { IDEMPOTENCY_KEY_MAX, SUBMITS_PER_MINUTE } from '../limits.ts'
import type { RequestLimit } from '../route.ts'

/** Requests that start a generation, for each user. */
export const SUBMITS: RequestLimit = { per: 'user', count: SUBMITS_PER_MINUTE, seconds: 60 }

export const PRODUCT_INVALID = 'product_id must be the number of a product'

export const IdempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]+$/, 'Idempotency-Key must be printable characters')
  .max(IDEMPOTENCY_KEY_MAX, `Idempotency-Key may have at most ${IDEMPOTENCY_KEY_MAX} characters`)
  .optional()
  .describe('One key for each click: the same key again answers what the first request was answered')

/** Headers that both generate calls take. */
export const GenerateHeaders = z.object({
  'idempotency-key': IdempotencyKey,
  prefer: z.string().optional().describe('`respond-async` answers 202 with the job at once'),
})
