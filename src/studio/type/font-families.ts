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
  /** The top of its tall letters (b, d, f, h, i, j, k, l), and how far g, j, p, q and y reach below the baseline. Unknown of an uploaded family. */
  tall?: number | undefined
  deep?: number | undefined
  /** Whether its heaviest weight counts as bold for the contrast rule, although it is registered as 400. */
  heavy: boolean
  /** Whether it is handwriting, whose letters join: it gets neither capitals nor letter spacing. */
  script?: true | undefined
}

export type FamilyScript = 'latin' | 'cyrillic' | 'greek' | 'vietnamese'

const ALL: readonly FamilyScript[] = ['latin', 'cyrillic', 'greek', 'vietnamese']
const NO_GREEK: readonly FamilyScript[] = ['latin', 'cyrillic', 'vietnamese']
const NO_CYRILLIC: readonly FamilyScript[] = ['latin', 'vietnamese']
const LATIN: readonly FamilyScript[] = ['latin']
const EVERY = [100, 200, 300, 400, 500, 600, 700, 800, 900]

type Row = [
  GenericFamily,
  readonly number[],
  readonly FamilyScript[],
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

// prettier-ignore
const ROWS: Record<string, Row> = {
  'Inter': ['sans-serif', EVERY, ALL, 0.969, 0.241, 0.728, 0.546, 0.066, 0.77, 0.22],
  'Roboto': ['sans-serif', EVERY, ALL, 0.928, 0.244, 0.711, 0.528, 0.063, 0.76, 0.21],
  'Open Sans': ['sans-serif', [300, 400, 500, 600, 700, 800], ALL, 1.069, 0.293, 0.714, 0.535, 0.09, 0.77, 0.24],
  'Lato': ['sans-serif', [100, 300, 400, 700, 900], LATIN, 0.987, 0.213, 0.723, 0.513, 0.073, 0.74, 0.18],
  'Montserrat': ['sans-serif', EVERY, NO_GREEK, 0.968, 0.251, 0.7, 0.538, 0.083, 0.79, 0.2],
  'Poppins': ['sans-serif', EVERY, LATIN, 1.05, 0.35, 0.705, 0.558, 0.062, 0.8, 0.28],
  'Source Sans Pro': ['sans-serif', [200, 300, 400, 600, 700, 900], ALL, 0.984, 0.273, 0.66, 0.496, 0.077, 0.72, 0.21],
  'Nunito': ['sans-serif', EVERY.slice(1), NO_GREEK, 1.011, 0.353, 0.705, 0.484, 0.077, 0.72, 0.19],
  'Playfair Display': ['serif', EVERY.slice(3), NO_GREEK, 1.082, 0.251, 0.708, 0.514, 0.034, 0.78, 0.19],
  'Merriweather': ['serif', EVERY.slice(2), NO_GREEK, 0.984, 0.273, 0.743, 0.556, 0.04, 0.83, 0.27],
  'Lora': ['serif', [400, 500, 600, 700], NO_GREEK, 1.006, 0.274, 0.7, 0.5, 0.05, 0.76, 0.27],
  'Crimson Text': ['serif', [400, 600, 700], ['latin', 'vietnamese'], 0.949, 0.351, 0.641, 0.42, 0.025, 0.68, 0.21],
  'Noto Serif': ['serif', EVERY, ALL, 1.069, 0.293, 0.714, 0.536, 0.05, 0.77, 0.24],
  'Oswald': ['display', [200, 300, 400, 500, 600, 700], NO_GREEK, 1.193, 0.289, 0.81, 0.578, 0.063, 0.81, 0.2],
  'Bebas Neue': ['display', [400], LATIN, 0.9, 0.3, 0.7, 0.7, 0.041, 0.7, 0.07],
  'Anton': ['display', [400], ['latin', 'vietnamese'], 1.176, 0.329, 0.859, 0.732, 0.038, 0.92, 0.13],
  'Archivo Black': ['sans-serif', [400], LATIN, 0.878, 0.21, 0.688, 0.528, 0.074, 0.74, 0.21],
  'Space Grotesk': ['sans-serif', [300, 400, 500, 600, 700], ['latin', 'vietnamese'], 0.984, 0.292, 0.7, 0.486, 0.069, 0.7, 0.2],
  'Fredoka': ['sans-serif', [300, 400, 500, 600, 700], LATIN, 0.974, 0.236, 0.7, 0.5, 0.045, 0.69, 0.2],
  'Bitter': ['serif', EVERY, NO_GREEK, 0.935, 0.265, 0.692, 0.522, 0.042, 0.77, 0.24],
  'Work Sans': ['sans-serif', EVERY, ['latin', 'vietnamese'], 0.93, 0.243, 0.66, 0.5, 0.085, 0.73, 0.21],
  'DM Sans': ['sans-serif', EVERY, LATIN, 0.992, 0.31, 0.7, 0.504, 0.075, 0.72, 0.23],
  'Jost': ['sans-serif', EVERY, ['latin', 'cyrillic'], 1.07, 0.375, 0.7, 0.46, 0.08, 0.79, 0.23],
  'Fraunces': ['serif', EVERY, ['latin', 'vietnamese'], 0.978, 0.255, 0.7, 0.482, 0.044, 0.76, 0.24],
  'Cormorant Garamond': ['serif', [300, 400, 500, 600, 700], NO_GREEK, 0.924, 0.287, 0.625, 0.386, 0.034, 0.73, 0.28],
  'DM Serif Display': ['serif', [400], LATIN, 1.036, 0.335, 0.66, 0.481, 0.022, 0.71, 0.24],
  'Barlow Condensed': ['display', EVERY, ['latin', 'vietnamese'], 1, 0.2, 0.7, 0.514, 0.044, 0.73, 0.21],
  'Caveat': ['display', [400, 500, 600, 700], ['latin', 'cyrillic'], 0.96, 0.3, 0.61, 0.4, 0.079, 0.66, 0.24],
  'Archivo': ['sans-serif', EVERY, NO_CYRILLIC, 0.878, 0.21, 0.686, 0.526, 0.076, 0.73, 0.18],
  'Barlow': ['sans-serif', EVERY, NO_CYRILLIC, 1, 0.2, 0.7, 0.514, 0.061, 0.73, 0.2],
  'Rubik': ['sans-serif', EVERY.slice(2), ['latin', 'cyrillic'], 0.935, 0.25, 0.7, 0.52, 0.07, 0.74, 0.22],
  'Karla': ['sans-serif', EVERY.slice(1, 8), LATIN, 0.917, 0.252, 0.649, 0.487, 0.093, 0.69, 0.25],
  'Exo 2': ['sans-serif', EVERY, NO_GREEK, 0.999, 0.201, 0.69, 0.494, 0.07, 0.72, 0.21],
  'Josefin Sans': ['sans-serif', EVERY.slice(0, 7), NO_CYRILLIC, 0.75, 0.25, 0.736, 0.437, 0.095, 0.76, 0.18],
  'Raleway': ['sans-serif', EVERY, NO_GREEK, 0.94, 0.234, 0.71, 0.524, 0.074, 0.74, 0.22],
  'Nunito Sans': ['sans-serif', EVERY.slice(1), NO_GREEK, 1.011, 0.353, 0.705, 0.489, 0.077, 0.71, 0.19],
  'Quicksand': ['sans-serif', EVERY.slice(2, 7), NO_CYRILLIC, 1, 0.25, 0.7, 0.535, 0.075, 0.74, 0.2],
  'Mulish': ['sans-serif', EVERY.slice(1), NO_GREEK, 1.005, 0.25, 0.705, 0.505, 0.078, 0.74, 0.23],
  'Manrope': ['sans-serif', EVERY.slice(1, 8), ALL, 1.066, 0.3, 0.72, 0.54, 0.07, 0.73, 0.26],
  'Outfit': ['sans-serif', EVERY, LATIN, 1, 0.26, 0.706, 0.486, 0.068, 0.7, 0.21],
  'Plus Jakarta Sans': ['sans-serif', EVERY.slice(1, 8), NO_CYRILLIC, 1.038, 0.222, 0.745, 0.544, 0.072, 0.76, 0.22],
  'Sora': ['sans-serif', EVERY.slice(0, 8), LATIN, 0.97, 0.29, 0.73, 0.548, 0.082, 0.75, 0.21],
  'Urbanist': ['sans-serif', EVERY, LATIN, 0.95, 0.25, 0.7, 0.5, 0.06, 0.76, 0.25],
  'Figtree': ['sans-serif', EVERY.slice(2), LATIN, 0.95, 0.25, 0.701, 0.5, 0.076, 0.71, 0.21],
  'Lexend': ['sans-serif', EVERY, NO_CYRILLIC, 1, 0.25, 0.7, 0.531, 0.088, 0.77, 0.23],
  'IBM Plex Sans': ['sans-serif', EVERY.slice(0, 7), ALL, 1.025, 0.275, 0.698, 0.525, 0.077, 0.74, 0.21],
  'Noto Sans': ['sans-serif', EVERY, ALL, 1.069, 0.293, 0.714, 0.546, 0.09, 0.77, 0.24],
  'PT Sans': ['sans-serif', [400, 700], ['latin', 'cyrillic'], 1.018, 0.276, 0.7, 0.5, 0.06, 0.71, 0.21],
  'Titillium Web': ['sans-serif', [200, 300, 400, 600, 700, 900], LATIN, 1.133, 0.388, 0.68, 0.5, 0.074, 0.71, 0.23],
  'Saira': ['sans-serif', EVERY, NO_CYRILLIC, 1.135, 0.439, 0.688, 0.51, 0.071, 0.74, 0.21],
  'Kanit': ['sans-serif', EVERY, NO_CYRILLIC, 1.1, 0.395, 0.644, 0.474, 0.045, 0.69, 0.24],
  'Prompt': ['sans-serif', EVERY, NO_CYRILLIC, 1.09, 0.422, 0.699, 0.48, 0.045, 0.74, 0.23],
  'Heebo': ['sans-serif', EVERY, LATIN, 1.048, 0.421, 0.711, 0.528, 0.063, 0.76, 0.21],
  'Assistant': ['sans-serif', EVERY.slice(1, 8), LATIN, 1.021, 0.287, 0.652, 0.495, 0.079, 0.73, 0.23],
  'Cairo': ['sans-serif', EVERY.slice(1), LATIN, 1.303, 0.571, 0.683, 0.502, 0.063, 0.73, 0.23],
  'Tajawal': ['sans-serif', [200, 300, 400, 500, 700, 800, 900], LATIN, 0.643, 0.357, 0.633, 0.454, 0.08, 0.65, 0.19],
  'Public Sans': ['sans-serif', EVERY, NO_CYRILLIC, 0.95, 0.225, 0.723, 0.517, 0.081, 0.74, 0.17],
  'Libre Franklin': ['sans-serif', EVERY, NO_GREEK, 0.966, 0.246, 0.742, 0.53, 0.07, 0.74, 0.17],
  'Red Hat Display': ['sans-serif', EVERY.slice(2), LATIN, 1.018, 0.305, 0.7, 0.515, 0.068, 0.75, 0.21],
  'Syne': ['sans-serif', EVERY.slice(3, 8), ['latin', 'greek'], 0.925, 0.275, 0.647, 0.497, 0.077, 0.7, 0.2],
  'Comfortaa': ['sans-serif', EVERY.slice(2, 7), ALL, 0.881, 0.234, 0.781, 0.547, 0.1, 0.78, 0.24],
  'Baloo 2': ['sans-serif', EVERY.slice(3, 8), NO_CYRILLIC, 1.078, 0.524, 0.616, 0.487, 0.071, 0.67, 0.2],
  'Spectral': ['serif', EVERY.slice(1, 8), NO_GREEK, 1.059, 0.463, 0.66, 0.456, 0.044, 0.75, 0.24],
  'Libre Baskerville': ['serif', EVERY.slice(3, 7), LATIN, 0.97, 0.27, 0.77, 0.53, 0.035, 0.83, 0.26],
  'EB Garamond': ['serif', EVERY.slice(3, 8), ALL, 1.007, 0.298, 0.655, 0.425, 0.019, 0.71, 0.29],
  'Marcellus': ['serif', [400], LATIN, 0.974, 0.28, 0.7, 0.5, 0.07, 0.74, 0.27],
  'IBM Plex Serif': ['serif', EVERY.slice(0, 7), NO_GREEK, 1.025, 0.275, 0.698, 0.524, 0.041, 0.77, 0.21],
  'Source Serif 4': ['serif', EVERY.slice(1), ALL, 1.036, 0.335, 0.657, 0.499, 0.031, 0.75, 0.24],
  'PT Serif': ['serif', [400, 700], ['latin', 'cyrillic'], 1.039, 0.286, 0.7, 0.5, 0.02, 0.75, 0.21],
  'Crimson Pro': ['serif', EVERY.slice(1), NO_CYRILLIC, 0.896, 0.215, 0.573, 0.429, 0.034, 0.68, 0.23],
  'Abril Fatface': ['serif', [400], LATIN, 1.058, 0.291, 0.7, 0.476, 0.021, 0.77, 0.25],
  'Alfa Slab One': ['serif', [400], NO_CYRILLIC, 1.036, 0.333, 0.778, 0.556, 0.02, 0.79, 0.24],
  'Zilla Slab': ['serif', EVERY.slice(2, 7), LATIN, 0.944, 0.256, 0.65, 0.451, 0.039, 0.7, 0.22],
  'Bree Serif': ['serif', [400], LATIN, 1.077, 0.281, 0.665, 0.503, 0.032, 0.72, 0.21],
  'Cinzel': ['serif', EVERY.slice(3), LATIN, 0.976, 0.372, 0.7, 0.601, 0.042, 0.62, 0.21],
  'Prata': ['serif', [400], NO_GREEK, 0.993, 0.362, 0.8, 0.518, 0.04, 0.81, 0.29],
  'Cardo': ['serif', [400, 700], ['latin', 'greek'], 0.99, 0.364, 0.688, 0.449, 0.029, 0.82, 0.31],
  'Vollkorn': ['serif', EVERY.slice(3), ALL, 0.952, 0.441, 0.679, 0.46, 0.042, 0.72, 0.25],
  'Alegreya': ['serif', EVERY.slice(3), ALL, 1.016, 0.345, 0.649, 0.465, 0.039, 0.74, 0.24],
  'Bodoni Moda': ['serif', EVERY.slice(3), LATIN, 1.125, 0.4, 0.75, 0.46, 0.023, 0.76, 0.26],
  'Instrument Serif': ['serif', [400], LATIN, 0.99, 0.31, 0.72, 0.51, 0.019, 0.75, 0.21],
  'Roboto Condensed': ['display', EVERY, ALL, 0.928, 0.244, 0.711, 0.528, 0.058, 0.76, 0.21],
  'Teko': ['display', EVERY.slice(2, 7), LATIN, 0.958, 0.475, 0.642, 0.499, 0.04, 0.67, 0.14],
  'Fjalla One': ['display', [400], NO_CYRILLIC, 1.009, 0.248, 0.834, 0.672, 0.069, 0.93, 0.22],
  'Bowlby One': ['display', [400], LATIN, 1.111, 0.455, 0.742, 0.585, 0.05, 0.77, 0.27],
  'Righteous': ['display', [400], LATIN, 0.985, 0.257, 0.7, 0.526, 0.065, 0.78, 0.2],
  'Bangers': ['display', [400], NO_CYRILLIC, 0.883, 0.181, 0.74, 0.729, 0.009, 0.77, 0.05],
  'Amatic SC': ['display', [400, 700], NO_GREEK, 1.016, 0.245, 0.757, 0.663, 0.046, 0.68, 0.21],
  'Pacifico': ['display', [400], NO_GREEK, 1.303, 0.453, 0.877, 0.47, 0, 0.94, 0.46],
  'Lobster': ['display', [400], NO_GREEK, 1, 0.25, 0.75, 0.557, 0.012, 0.75, 0.25],
  'Dancing Script': ['display', EVERY.slice(3, 7), NO_CYRILLIC, 0.92, 0.28, 0.721, 0.332, 0.072, 0.72, 0.28],
  'Great Vibes': ['display', [400], NO_GREEK, 0.851, 0.401, 0.807, 0.357, 0, 0.63, 0.47],
  'Kaushan Script': ['display', [400], LATIN, 1.084, 0.367, 0.742, 0.475, 0.072, 0.83, 0.37],
  'Sacramento': ['display', [400], LATIN, 0.93, 0.529, 0.744, 0.306, 0, 0.71, 0.53],
  'Caveat Brush': ['display', [400], LATIN, 0.96, 0.3, 0.661, 0.413, 0.057, 0.7, 0.24],
  'JetBrains Mono': ['monospace', EVERY.slice(0, 8), ALL, 1.02, 0.3, 0.73, 0.55, 0.077, 0.79, 0.18],
  'Fira Code': ['monospace', [300, 400, 500, 600, 700], ['latin', 'cyrillic', 'greek'], 0.99, 0.322, 0.69, 0.531, 0.052, 0.81, 0.22],
  'Source Code Pro': ['monospace', EVERY.slice(1), ALL, 0.984, 0.273, 0.66, 0.496, 0.064, 0.76, 0.21],
}

const list = (names: string) => new Set(names.split(', '))
const HEAVY = list(
  'Anton, Bebas Neue, Archivo Black, Bowlby One, Alfa Slab One, Abril Fatface, Bangers, Righteous, Fjalla One',
)
const SCRIPTS = list('Caveat, Pacifico, Lobster, Dancing Script, Great Vibes, Kaushan Script, Sacramento, Caveat Brush')

export const FONT_FAMILIES: readonly FontFamily[] = Object.entries(ROWS).map(([name, row]) => {
  const [generic, weights, scripts, ascent, descent, cap, x, bearing, tall, deep] = row
  const heavy = HEAVY.has(name)
  const script = SCRIPTS.has(name) && { script: true as const }
  return { name, generic, weights, scripts, ascent, descent, cap, x, bearing, tall, deep, heavy, ...script }
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
const VARIABLE = list(
  'Space Grotesk, Fredoka, Bitter, Caveat, Work Sans, DM Sans, Jost, Fraunces, Cormorant Garamond, Archivo, Rubik, Karla, Exo 2, ' +
    'Josefin Sans, Raleway, Nunito Sans, Quicksand, Mulish, Manrope, Outfit, Plus Jakarta Sans, Sora, Urbanist, Figtree, Lexend, ' +
    'IBM Plex Sans, Saira, Heebo, Assistant, Cairo, Public Sans, Libre Franklin, Red Hat Display, Syne, Comfortaa, Baloo 2, ' +
    'EB Garamond, Source Serif 4, Crimson Pro, Cinzel, Vollkorn, Alegreya, Bodoni Moda, Roboto Condensed, Teko, Dancing Script',
)
const VARIABLE_NOTO = /^Noto (?!Sans Symbols 2)|^Anek /

/** Returns the npm package of a family, the stem of its file names, and whether it is a variable font. */
export function resolveFontPackage(name: string): { folder: string; stem: string; variable: boolean } {
  const stem = name.toLowerCase().replaceAll(' ', '-')
  const variable = VARIABLE.has(name) || VARIABLE_NOTO.test(name)
  return { folder: `@fontsource${variable ? '-variable' : ''}/${stem}`, stem, variable }
}

/** Returns the weight for registering and drawing a face. The only face of a heavy family is registered as bold. */
export const toRegisteredWeight = (family: FontFamily, weight: number) => (family.heavy ? 800 : weight)
