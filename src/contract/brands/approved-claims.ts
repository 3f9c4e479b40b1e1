import '../schema/jitless.ts'
import { z } from 'zod'
import { NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { OptionalText, Text } from '../schema/fields.ts'

/** A brand has at most this many approved claims. */
export const CLAIMS_MAX = 50

const CLAIM_REQUIRED = 'Write the claim, or remove its row'
const DAY_INVALID = 'Please enter a day of the calendar'

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The last day on which a claim may be made: `YYYY-MM-DD`; null and '' mean that it does not end. */
const LastDay = z
  .string(DAY_INVALID)
  .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, DAY_INVALID)
  .refine((day) => day === '' || isDay(day), DAY_INVALID)
  .nullish()
  .transform((day) => day || null)

/** What a brand may say about itself although it is a superlative, a comparison, a number or an award, and what supports it. */
const ApprovedClaim = z.object({
  text: Text(SHORT_TEXT_MAX, 'Claim', { pattern: '\\S' }).refine((text) => text.length > 0, CLAIM_REQUIRED),
  evidence: OptionalText(SHORT_TEXT_MAX, 'Evidence'),
  market: OptionalText(NAME_MAX, 'Market'),
  expires_on: LastDay,
})
export type ApprovedClaim = z.output<typeof ApprovedClaim>

export const ApprovedClaims = z
  .array(ApprovedClaim, 'Approved claims must be a list')
  .max(CLAIMS_MAX, `A brand may have at most ${CLAIMS_MAX} approved claims`)

/** The claims of a stored brand. */
export const ShownClaims = z.array(
  z.object({
    text: z.string(),
    evidence: z.string().nullable().catch(null),
    market: z.string().nullable().catch(null),
    expires_on: z.string().nullable().catch(null),
  }),
)
