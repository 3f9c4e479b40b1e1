import '../schema/jitless.ts'
import { z } from 'zod'
import { CURRENCIES } from '../languages/languages.ts'
import { CURRENCY_UNKNOWN } from '../messages.ts'

const Listed = z.enum(CURRENCIES, CURRENCY_UNKNOWN)
/** Signs of one table that have several meanings; there are about ten of them. */
const SIGNS_MAX = 20

/** What a person said about the prices of a table. What is absent is decided by the brand and by the column as a whole. */
export const PriceChoices = z.object({
  /** The currency of prices that name none; null: they get none. */
  currency: Listed.nullish(),
  /** What signs of several currencies mean: `{ "$": "CAD" }`. */
  meanings: z
    .record(z.string().max(SIGNS_MAX), Listed, 'meanings must be signs with currencies')
    .refine((meanings) => Object.keys(meanings).length <= SIGNS_MAX, 'There are too many signs')
    .optional(),
  /** The mark before decimals, where the column does not show it. */
  decimal: z.enum(['.', ','], 'decimal must be a point or a comma').nullish(),
})
export type PriceChoices = z.output<typeof PriceChoices>

const Question = z.object({
  about: z.enum(['sign', 'none', 'decimal']).catch('none'),
  sign: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
  candidates: z.array(z.enum(CURRENCIES)).readonly().catch([]),
  suggested: z.enum(CURRENCIES).nullable().catch(null),
})

/** What the prices of a table do not say, and what would be stored of some of them. */
export const TablePrices = z.object({
  questions: z.array(Question),
  /** `currency` is null for a price that gets none; `text` is what is stored as the price in words. */
  preview: z.array(
    z.object({
      written: z.string(),
      price: z.number().nullable(),
      currency: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
})
export type TablePrices = z.output<typeof TablePrices>
