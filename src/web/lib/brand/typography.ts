import { DEFAULT_TYPOGRAPHY, FONTS, type FontCategory } from '#contract/options.ts'

const GENERIC: Record<FontCategory, string> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  display: 'Impact, sans-serif',
  monospace: 'ui-monospace, monospace',
}

/** The CSS font-family text that a brand keeps for a family of the catalog. */
export function toTypography(family: string): string {
  if (DEFAULT_TYPOGRAPHY.startsWith(`${family},`)) return DEFAULT_TYPOGRAPHY
  const font = FONTS.find((one) => one.family === family)
  return font ? `${quoted(family)}, ${GENERIC[font.category]}` : family
}

/** The family of the catalog that a font-family text begins with, or null for a custom one. */
export function findFamily(typography: string): string | null {
  const first = firstFamily(typography).toLowerCase()
  return FONTS.find(({ family }) => family.toLowerCase() === first)?.family ?? null
}

/** The bundled family that pictures are drawn in: the first one that the text names, else the one nearest in kind. */
export function findRenderedFamily(typography: string): string {
  const names = typography.split(',').map((part) => firstFamily(part).toLowerCase())
  const named = names.map((name) => FONTS.find(({ family }) => family.toLowerCase() === name)?.family)
  return named.find(Boolean) ?? STAND_INS[kindOf(names)]
}

const STAND_INS: Record<FontCategory, string> = {
  'sans-serif': 'Inter',
  serif: 'Lora',
  display: 'Oswald',
  monospace: 'JetBrains Mono',
}

/** The same order of guesses as the studio's own `familyFor`, which the browser does not carry. */
function kindOf(names: readonly string[]): FontCategory {
  for (const name of names) {
    if (/mono|code|courier|consolas/.test(name)) return 'monospace'
    if (/sans|arial|helvetica|system-ui|grotesk|gothic|verdana/.test(name)) return 'sans-serif'
    if (/impact|display|condensed|fantasy/.test(name)) return 'display'
    if (/serif|georgia|times|garamond|didot|bodoni|caslon|baskerville|cursive/.test(name)) return 'serif'
  }
  return 'sans-serif'
}

/** The first family, without quotes, as people call it. */
export function firstFamily(typography: string): string {
  return (typography.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '')
}

const quoted = (family: string) => (family.includes(' ') ? `"${family}"` : family)
