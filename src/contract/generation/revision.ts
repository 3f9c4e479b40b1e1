import '../schema/jitless.ts'
import { z } from 'zod'
import { NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { LAYOUTS } from '../options.ts'
import { Text } from '../schema/fields.ts'
import { Seed } from './seed.ts'

/** A text that null or blank removes; a missing one keeps its value. */
export const Words = (max: number, label: string) =>
  Text(max, label)
    .transform((text) => text || null)
    .nullish()

/** The changes of a version: a missing field keeps its value, null or blank removes it. A new `seed` chooses another composition. */
export const Revision = z.object({
  headline: Text(SHORT_TEXT_MAX, 'Headline', { pattern: '\\S' })
    .refine((text) => text.length > 0, 'Headline is required')
    .optional(),
  subline: Words(SHORT_TEXT_MAX, 'Subline'),
  badge: Words(NAME_MAX, 'Badge'),
  cta: Words(NAME_MAX, 'Call to action'),
  layout: z.enum(LAYOUTS, 'There is no such layout').optional(),
  /** The drawn object of a design without an image, by its name in the call `motifs` of designs; null draws none. */
  motif: Text(NAME_MAX, 'Picture', { pattern: '\\S' }).nullable().optional(),
  seed: Seed.optional(),
})
export type Revision = z.output<typeof Revision>
