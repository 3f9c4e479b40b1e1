import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { ACCENTS_MAX } from '#contract/brands/palette/palette-options.ts'

type Draft = ExtendedPalette | null

const NONE: ExtendedPalette = { neutral: null, accents: [] }

export const isAccent = (palette: Draft, hex: string): boolean =>
  (palette?.accents ?? []).some((accent) => accent.hex === hex)

/** A further accent can be chosen until there are as many as a brand can have. */
export const canToggleAccent = (palette: Draft, hex: string): boolean =>
  isAccent(palette, hex) || (palette?.accents ?? []).length < ACCENTS_MAX

/** Adds a color to the accents or removes it. Its role can be changed in the brand's form. */
export function toggleAccent(palette: Draft, hex: string): Draft {
  const { neutral, accents } = palette ?? NONE
  const others = accents.filter((accent) => accent.hex !== hex)
  return toDraft({ neutral, accents: isAccent(palette, hex) ? others : [...accents, { hex, role: 'highlight' }] })
}

export function toggleNeutral(palette: Draft, hex: string): Draft {
  const { neutral, accents } = palette ?? NONE
  return toDraft({ neutral: neutral === hex ? null : hex, accents })
}

const toDraft = (palette: ExtendedPalette): Draft =>
  palette.neutral !== null || palette.accents.length > 0 ? palette : null
