import { DEFAULT_TYPOGRAPHY, FONTS, type FontCategory } from '#contract/options.ts'

const GENERIC: Record<FontCategory, string> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  display: 'Impact, sans-serif',
  monospace: 'ui-monospace, monospace',
}

/** The CSS font-family text that a brand keeps for a family of the catalogue. */
export function typographyOf(family: string): string {
  if (DEFAULT_TYPOGRAPHY.startsWith(`${family},`)) return DEFAULT_TYPOGRAPHY
  const font = FONTS.find((one) => one.family === family)
  return font ? `${quoted(family)}, ${GENERIC[font.category]}` : family
}

/** The family of the catalogue that a font-family text begins with, or null for a custom one. */
export function familyOf(typography: string): string | null {
  const first = firstFamily(typography).toLowerCase()
  return FONTS.find(({ family }) => family.toLowerCase() === first)?.family ?? null
}

/** The first family, without quotes, as people call it. */
export function firstFamily(typography: string): string {
  return (typography.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '')
}

const quoted = (family: string) => (family.includes(' ') ? `"${family}"` : family)
