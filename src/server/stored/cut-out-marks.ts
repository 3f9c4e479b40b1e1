import { z } from 'zod'
import type { CutOutMarks } from '#studio/model/cut-out-marks.ts'
import type { Same } from '../infrastructure/db/versioned-json.ts'

/** The marks of a person in a stored brief or scene. */
export const StoredMarks = z.object({
  version: z.literal(1),
  width: z.number(),
  height: z.number(),
  runs: z.array(z.number()).readonly(),
})
true satisfies Same<z.output<typeof StoredMarks>, CutOutMarks>
