import { DEFAULT_TYPOGRAPHY, FONTS, MORE_FONTS, type FontCategory } from '#contract/options.ts'

/** All families that the studio bundles. */
export const ALL_FONTS = [...FONTS, ...MORE_FONTS]

const GENERIC: Record<FontCategory, string> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  display: 'Impact, sans-serif',
  monospace: 'ui-monospace, monospace',
}

/** The CSS `font-family` value that a brand stores for a bundled font. */
export function toTypography(family: string): string {
  if (DEFAULT_TYPOGRAPHY.startsWith(`${family},`)) return DEFAULT_TYPOGRAPHY
  const font = ALL_FONTS.find((one) => one.family === family)
  return font ? `${quoted(family)}, ${GENERIC[font.category]}` : family
}

/** The bundled font that a `font-family` value starts with. Null for a custom one. */
export function findFamily(typography: string): string | null {
  const first = firstFamily(typography).toLowerCase()
  return ALL_FONTS.find(({ family }) => family.toLowerCase() === first)?.family ?? null
}

/** The bundled font that images are rendered in: the first one in the value, or the most similar one. */
export function findRenderedFamily(typography: string): string {
  const names = typography.split(',').map((part) => firstFamily(part).toLowerCase())
  const named = names.map((name) => ALL_FONTS.find(({ family }) => family.toLowerCase() === name)?.family)
  return named.find(Boolean) ?? STAND_INS[guessKind(names)]
}

const STAND_INS: Record<FontCategory, string> = {
  'sans-serif': 'Inter',
  serif: 'Lora',
  display: 'Oswald',
  monospace: 'JetBrains Mono',
}

/** Guesses in the same order as the studio's `familyFor`, which is not part of the web bundle. */
function guessKind(names: readonly string[]): FontCategory {
  for (const name of names) {
    if (/mono|code|courier|consolas/.test(name)) return 'monospace'
    if (/sans|arial|helvetica|system-ui|grotesk|gothic|verdana/.test(name)) return 'sans-serif'
    if (/impact|display|condensed|fantasy/.test(name)) return 'display'
    if (/serif|georgia|times|garamond|didot|bodoni|caslon|baskerville|cursive/.test(name)) return 'serif'
  }
  return 'sans-serif'
}

/** The first font of the value, without quotes. */
export function firstFamily(typography: string): string {
  return (typography.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '')
}

const quoted = (family: string) => (family.includes(' ') ? `"${family}"` : family)
