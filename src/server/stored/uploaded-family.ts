import { z } from 'zod'
import type { BrandFonts, UploadedFamily } from '#studio/type/uploaded-family.ts'
import type { Same } from '../infrastructure/db/versioned-json.ts'

/** An uploaded font family, as briefs, scenes and `brand_fonts.facts` keep it. */
export const StoredFamily = z.object({
  name: z.string(),
  generic: z.enum(['sans-serif', 'serif', 'display', 'monospace']),
  weights: z.array(z.number()).readonly(),
  scripts: z.array(z.enum(['latin', 'cyrillic', 'greek', 'vietnamese'])).readonly(),
  ascent: z.number(),
  descent: z.number(),
  cap: z.number(),
  x: z.number(),
  bearing: z.number(),
  tall: z.number().optional(),
  deep: z.number().optional(),
  heavy: z.boolean(),
  script: z.literal(true).optional(),
  faces: z.array(z.object({ key: z.string(), weight: z.number() })).readonly(),
  substitute: z.string(),
})
true satisfies Same<z.output<typeof StoredFamily>, UploadedFamily>

export const StoredFonts = z.object({ headline: StoredFamily.optional(), text: StoredFamily.optional() })
true satisfies Same<z.output<typeof StoredFonts>, BrandFonts>
