import '../schema/jitless.ts'
import { z } from 'zod'
import { SEED_MAX } from '../limits.ts'

const NO_NUMBER = 'The seed must be a whole number'

/** The number that chooses one of the possible compositions of a design. The same request with the same seed gives the same pixels. */
export const Seed = z.int(NO_NUMBER).min(0, NO_NUMBER).max(SEED_MAX, `The seed must be at most ${SEED_MAX}`)

/** The same in a multipart form, as its digits. */
export const SeedText = z
  .preprocess((value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value), Seed)
  .optional()
