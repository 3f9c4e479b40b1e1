import '../../schema/jitless.ts'
import { z } from 'zod'
import { Hex } from '../../schema/fields.ts'
import { ACCENT_ROLES, ACCENTS_MAX } from './palette-options.ts'

const Accent = z.object({ hex: Hex, role: z.enum(ACCENT_ROLES, 'Please choose one of the listed roles') })

/** The colors of a brand besides primary and secondary color: a neutral, and accents in the order of their importance. */
export const ExtendedPalette = z.object({
  neutral: Hex.nullable().default(null),
  accents: z.array(Accent).max(ACCENTS_MAX, `A palette has at most ${ACCENTS_MAX} accent colors`).default([]),
})
export type ExtendedPalette = z.output<typeof ExtendedPalette>
