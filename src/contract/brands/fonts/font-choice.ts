import '../../schema/jitless.ts'
import { z } from 'zod'
import { SHORT_TEXT_MAX } from '../../limits.ts'

/** An uploaded family by its name; null is the typography of the brand. */
const FamilyName = z.string('The font must be text').max(SHORT_TEXT_MAX).nullable().default(null)

/** The uploaded families that a brand uses for headlines, and for all other text. */
export const FontChoice = z.object({ headline: FamilyName, text: FamilyName })
export type FontChoice = z.output<typeof FontChoice>
