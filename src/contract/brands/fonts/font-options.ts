import { MIB } from '../../limits.ts'

/** Limits and options of uploaded fonts. This file does not import zod, so any page may import it. */

export const FONT_MAX_BYTES = 4 * MIB
/** Fonts of one brand. Each weight of a family is a font of its own. */
export const BRAND_FONTS_MAX = 8
/** Bytes of all fonts of a brand, unpacked. A brand file contains them. */
export const BRAND_FONTS_MAX_BYTES = 12 * MIB
export const LICENSE_NOTE_MAX = 1000

/** What a font looks like. It decides how the studio sets text in it, and which of our fonts replaces its missing characters. */
export const FONT_KINDS = ['sans-serif', 'serif', 'display', 'monospace', 'script'] as const
export type FontKind = (typeof FONT_KINDS)[number]

export const FONT_FORMATS = ['.otf', '.ttf', '.woff2'] as const
