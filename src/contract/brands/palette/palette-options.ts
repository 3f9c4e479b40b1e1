/** Options of the extended palette of a brand. This file does not import zod, so any page may import it. */

/** More accent colors than this make a brand hard to recognize. */
export const ACCENTS_MAX = 4

/** What an accent color is for: badges and offers, buttons, areas behind text, text itself, or shapes without text. */
export const ACCENT_ROLES = ['highlight', 'action', 'background', 'text', 'decoration'] as const
export type AccentRole = (typeof ACCENT_ROLES)[number]

/** The roles of a design that are colors of the extended palette. Only brands with such a palette have them. */
export const PALETTE_ROLES = ['neutral', 'accent_1', 'accent_2', 'accent_3', 'accent_4'] as const
