export type GenericFamily = 'sans-serif' | 'serif' | 'display' | 'monospace'

/**
 * A bundled font family. Vertical metrics are in em, from the font files (hhea and OS/2 tables of @fontsource 5.3.0).
 */
export interface FontFamily {
  name: string
  generic: GenericFamily
  weights: readonly number[]
  scripts: readonly FamilyScript[]
  ascent: number
  descent: number
  cap: number
  x: number
  /** Left side bearing of a capital in em. Large text is moved left by it, so that edges align visually. */
  bearing: number
  /** Whether its heaviest weight counts as bold for the contrast rule, although it is registered as 400. */
  heavy: boolean
  /** Whether it is handwriting, whose letters join: it gets neither capitals nor letter spacing. */
  script?: true | undefined
}

export type FamilyScript = 'latin' | 'cyrillic' | 'greek' | 'vietnamese'

const ALL: readonly FamilyScript[] = ['latin', 'cyrillic', 'greek', 'vietnamese']
const NO_GREEK: readonly FamilyScript[] = ['latin', 'cyrillic', 'vietnamese']
const LATIN: readonly FamilyScript[] = ['latin']
const EVERY = [100, 200, 300, 400, 500, 600, 700, 800, 900]

type Row = [GenericFamily, readonly number[], readonly FamilyScript[], number, number, number, number, number]

// prettier-ignore
const ROWS: Record<string, Row> = {
  'Inter': ['sans-serif', EVERY, ALL, 0.969, 0.241, 0.728, 0.546, 0.066],
  'Roboto': ['sans-serif', EVERY, ALL, 0.928, 0.244, 0.711, 0.528, 0.063],
  'Open Sans': ['sans-serif', [300, 400, 500, 600, 700, 800], ALL, 1.069, 0.293, 0.714, 0.535, 0.09],
  'Lato': ['sans-serif', [100, 300, 400, 700, 900], LATIN, 0.987, 0.213, 0.723, 0.513, 0.073],
  'Montserrat': ['sans-serif', EVERY, NO_GREEK, 0.968, 0.251, 0.7, 0.538, 0.083],
  'Poppins': ['sans-serif', EVERY, LATIN, 1.05, 0.35, 0.705, 0.558, 0.062],
  'Source Sans Pro': ['sans-serif', [200, 300, 400, 600, 700, 900], ALL, 0.984, 0.273, 0.66, 0.496, 0.077],
  'Nunito': ['sans-serif', EVERY.slice(1), NO_GREEK, 1.011, 0.353, 0.705, 0.484, 0.077],
  'Playfair Display': ['serif', EVERY.slice(3), NO_GREEK, 1.082, 0.251, 0.708, 0.514, 0.034],
  'Merriweather': ['serif', EVERY.slice(2), NO_GREEK, 0.984, 0.273, 0.743, 0.556, 0.04],
  'Lora': ['serif', [400, 500, 600, 700], NO_GREEK, 1.006, 0.274, 0.7, 0.5, 0.05],
  'Crimson Text': ['serif', [400, 600, 700], ['latin', 'vietnamese'], 0.949, 0.351, 0.641, 0.42, 0.025],
  'Noto Serif': ['serif', EVERY, ALL, 1.069, 0.293, 0.714, 0.536, 0.05],
  'Oswald': ['display', [200, 300, 400, 500, 600, 700], NO_GREEK, 1.193, 0.289, 0.81, 0.578, 0.063],
  'Bebas Neue': ['display', [400], LATIN, 0.9, 0.3, 0.7, 0.7, 0.041],
  'Anton': ['display', [400], ['latin', 'vietnamese'], 1.176, 0.329, 0.859, 0.732, 0.038],
  'Archivo Black': ['sans-serif', [400], LATIN, 0.878, 0.21, 0.688, 0.528, 0.074],
  'Space Grotesk': ['sans-serif', [300, 400, 500, 600, 700], ['latin', 'vietnamese'], 0.984, 0.292, 0.7, 0.486, 0.069],
  'Fredoka': ['sans-serif', [300, 400, 500, 600, 700], LATIN, 0.974, 0.236, 0.7, 0.5, 0.045],
  'Bitter': ['serif', EVERY, NO_GREEK, 0.935, 0.265, 0.692, 0.522, 0.042],
  'Work Sans': ['sans-serif', EVERY, ['latin', 'vietnamese'], 0.93, 0.243, 0.66, 0.5, 0.085],
  'DM Sans': ['sans-serif', EVERY, LATIN, 0.992, 0.31, 0.7, 0.504, 0.075],
  'Jost': ['sans-serif', EVERY, ['latin', 'cyrillic'], 1.07, 0.375, 0.7, 0.46, 0.08],
  'Fraunces': ['serif', EVERY, ['latin', 'vietnamese'], 0.978, 0.255, 0.7, 0.482, 0.044],
  'Cormorant Garamond': ['serif', [300, 400, 500, 600, 700], NO_GREEK, 0.924, 0.287, 0.625, 0.386, 0.034],
  'DM Serif Display': ['serif', [400], LATIN, 1.036, 0.335, 0.66, 0.481, 0.022],
  'Barlow Condensed': ['display', EVERY, ['latin', 'vietnamese'], 1, 0.2, 0.7, 0.514, 0.044],
  'Caveat': ['display', [400, 500, 600, 700], ['latin', 'cyrillic'], 0.96, 0.3, 0.61, 0.4, 0.079],
  'JetBrains Mono': ['monospace', EVERY.slice(0, 8), ALL, 1.02, 0.3, 0.73, 0.55, 0.077],
  'Fira Code': ['monospace', [300, 400, 500, 600, 700], ['latin', 'cyrillic', 'greek'], 0.99, 0.322, 0.69, 0.531, 0.052],
  'Source Code Pro': ['monospace', EVERY.slice(1), ALL, 0.984, 0.273, 0.66, 0.496, 0.064],
}

const HEAVY = ['Anton', 'Bebas Neue', 'Archivo Black']

export const FONT_FAMILIES: readonly FontFamily[] = Object.entries(ROWS).map(([name, row]) => {
  const [generic, weights, scripts, ascent, descent, cap, x, bearing] = row
  const heavy = HEAVY.includes(name)
  const script = name === 'Caveat' && { script: true as const }
  return { name, generic, weights, scripts, ascent, descent, cap, x, bearing, heavy, ...script }
})

/**
 * Returns a bundled family by its exact name.
 * @throws Error if no bundled family has that name.
 */
export function getFontFamily(name: string): FontFamily {
  const family = FONT_FAMILIES.find((of) => of.name === name)
  if (!family) throw new Error(`No bundled font family is named ${name}`)
  return family
}

/** Variable fonts: one file for all weights. */
const VARIABLE =
  /^Noto (?!Sans Symbols 2)|^Anek |^(?:Space Grotesk|Fredoka|Bitter|Caveat|Work Sans|DM Sans|Jost|Fraunces|Cormorant Garamond)$/

/** Returns the npm package of a family, the stem of its file names, and whether it is a variable font. */
export function resolveFontPackage(name: string): { folder: string; stem: string; variable: boolean } {
  const stem = name.toLowerCase().replaceAll(' ', '-')
  const variable = VARIABLE.test(name)
  return { folder: `@fontsource${variable ? '-variable' : ''}/${stem}`, stem, variable }
}

/** Returns the weight for registering and drawing a face. The only face of a heavy family is registered as bold. */
export const toRegisteredWeight = (family: FontFamily, weight: number) => (family.heavy ? 800 : weight)
