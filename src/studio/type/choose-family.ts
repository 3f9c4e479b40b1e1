import { ALIASES, classifyFont, SUBSTITUTES, type FontClass } from './font-classes.ts'
import { FONT_FAMILIES, getFontFamily } from './font-families.ts'
import { lacksLetter } from './letters.ts'
import { isUploaded } from './uploaded-family.ts'
import type { FontFamily, FamilyScript } from './font-families.ts'

/**
 * Returns the bundled family for a CSS font-family value. `exact` is false if the first family in it is not bundled: then a bundled family
 * of the same character stands in for it.
 */
export function resolveTypography(typography: string): { family: FontFamily; exact: boolean } {
  const names = typography.split(',').map((part) =>
    part
      .trim()
      .replace(/^['"]|['"]$/g, '')
      .toLowerCase(),
  )
  const find = (name: string | undefined) => FONT_FAMILIES.find((of) => of.name.toLowerCase() === name)
  const own = find(names[0])
  if (own) return { family: own, exact: true }
  const named = classifyFont(names[0] ?? '', names)
  const alias = find(ALIASES[names[0] ?? '']?.toLowerCase())
  const isPlain = !named.isKnown || PLAIN.includes(named.fontClass)
  const bundled = alias ?? (isPlain ? names.map(find).find((family) => family !== undefined) : undefined)
  return { family: bundled ?? getFontFamily(SUBSTITUTES[named.fontClass]), exact: false }
}

/** Typefaces of these classes are alike, so that a bundled family later in the list may stand in for them. */
const PLAIN: readonly FontClass[] = ['grotesque', 'geometric', 'humanist', 'serif', 'oldstyle', 'mono']

/** Returns the nearest available weight. Weights are never synthesized. */
export function findNearestWeight(family: FontFamily, wanted: number): number {
  return family.weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best))
}

/**
 * Returns `family` if it has the scripts and the letters of `text`. Otherwise it returns a bundled family that has them all, of the same
 * character if possible: one letter of another typeface inside a word looks like a mistake.
 */
export function chooseFamilyForText(text: string, family: FontFamily): FontFamily {
  const needed = listScripts(text)
  const hasScripts = (of: FontFamily) => needed.every((script) => of.scripts.includes(script))
  const covers = (of: FontFamily) => hasScripts(of) && !lacksLetter(of.name, text)
  if (covers(family)) return family
  const order = [
    ...(isUploaded(family) ? [getFontFamily(family.substitute)] : []),
    ...(RELATED[family.name] ?? []).map(getFontFamily),
    ...listAlike(family),
    ...FONT_FAMILIES.filter((of) => of.generic === family.generic && of.script === family.script),
    ...FONT_FAMILIES,
  ]
  return order.find(covers) ?? order.find(hasScripts) ?? family
}

/** The bundled families of the same class, for display or text as `family` is. */
function listAlike(family: FontFamily): FontFamily[] {
  const { fontClass } = classifyFont(family.name, [])
  const isAlike = (of: FontFamily) => of.heavy === family.heavy && of.script === family.script
  return FONT_FAMILIES.filter((of) => isAlike(of) && classifyFont(of.name, []).fontClass === fontClass)
}

/** Families of the same character with more scripts and letters. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  Lato: ['Source Sans Pro'],
  Fredoka: ['Baloo 2', 'Nunito'],
  'Baloo 2': ['Nunito'],
  Quicksand: ['Comfortaa'],
  Poppins: ['Montserrat'],
  Outfit: ['Montserrat'],
  Urbanist: ['Montserrat'],
  Figtree: ['Plus Jakarta Sans', 'Mulish'],
  'Plus Jakarta Sans': ['Manrope'],
  Lexend: ['Mulish'],
  Kanit: ['Exo 2'],
  Prompt: ['Montserrat'],
  Saira: ['Exo 2'],
  'Titillium Web': ['Exo 2'],
  'Archivo Black': ['Montserrat'],
  'Bowlby One': ['Archivo Black', 'Montserrat'],
  'Alfa Slab One': ['Bitter'],
  'Bree Serif': ['Bitter'],
  'Zilla Slab': ['Bitter'],
  Bangers: ['Oswald'],
  Anton: ['Oswald'],
  Teko: ['Roboto Condensed'],
  'Fjalla One': ['Oswald'],
  Righteous: ['Comfortaa'],
  'Space Grotesk': ['Manrope'],
  Sora: ['Manrope'],
  Syne: ['Manrope'],
  Archivo: ['Libre Franklin', 'IBM Plex Sans'],
  Barlow: ['IBM Plex Sans'],
  Karla: ['IBM Plex Sans'],
  Rubik: ['Noto Sans'],
  'Work Sans': ['Libre Franklin', 'IBM Plex Sans'],
  'Public Sans': ['Libre Franklin', 'IBM Plex Sans'],
  'DM Sans': ['Montserrat', 'Manrope'],
  'Red Hat Display': ['Montserrat', 'Manrope'],
  'Josefin Sans': ['Jost', 'Raleway'],
  Jost: ['Raleway', 'Montserrat'],
  Heebo: ['Roboto'],
  Assistant: ['Source Sans Pro'],
  Cairo: ['Mulish'],
  Tajawal: ['Mulish'],
  'PT Sans': ['Noto Sans'],
  'Playfair Display': ['Noto Serif'],
  'Abril Fatface': ['Playfair Display', 'Noto Serif'],
  'Bodoni Moda': ['Playfair Display', 'Noto Serif'],
  Prata: ['Playfair Display', 'Noto Serif'],
  'DM Serif Display': ['Playfair Display', 'Noto Serif'],
  'Instrument Serif': ['Cormorant Garamond', 'EB Garamond'],
  'Cormorant Garamond': ['EB Garamond'],
  'Crimson Text': ['EB Garamond'],
  'Crimson Pro': ['EB Garamond'],
  Cinzel: ['EB Garamond'],
  Marcellus: ['Cormorant Garamond', 'EB Garamond'],
  Cardo: ['EB Garamond'],
  'Libre Baskerville': ['Source Serif 4'],
  'PT Serif': ['Source Serif 4'],
  Bitter: ['Noto Serif'],
  Fraunces: ['Lora', 'Noto Serif'],
  'Barlow Condensed': ['Roboto Condensed'],
  'Dancing Script': ['Pacifico'],
  Sacramento: ['Great Vibes'],
  'Kaushan Script': ['Lobster'],
  'Caveat Brush': ['Caveat'],
}

function listScripts(text: string): FamilyScript[] {
  const scripts: FamilyScript[] = ['latin']
  if (/\p{Script=Cyrillic}/u.test(text)) scripts.push('cyrillic')
  if (/\p{Script=Greek}/u.test(text)) scripts.push('greek')
  if (/[\u1EA0-\u1EF9\u01A0\u01A1\u01AF\u01B0]/u.test(text)) scripts.push('vietnamese')
  return scripts
}

/**
 * Returns the family for small text beside a headline: the same one where it is legible at small sizes, else a quiet one that goes
 * with it. Handwriting, heavy faces and hairlines are not legible.
 */
export const chooseCompanion = (family: FontFamily): FontFamily => getFontFamily(COMPANIONS[family.name] ?? family.name)

/** Families that are for large text only. Those of one superfamily come first, then those of the same construction. */
const COMPANIONS: Readonly<Record<string, string>> = {
  'Playfair Display': 'Source Serif 4',
  'Cormorant Garamond': 'EB Garamond',
  'DM Serif Display': 'DM Sans',
  'Abril Fatface': 'Source Serif 4',
  'Bodoni Moda': 'Jost',
  Prata: 'Source Serif 4',
  Cinzel: 'EB Garamond',
  Marcellus: 'Spectral',
  'Instrument Serif': 'Figtree',
  'Alfa Slab One': 'Zilla Slab',
  'Bree Serif': 'Zilla Slab',
  'Archivo Black': 'Archivo',
  'Bowlby One': 'Archivo',
  Anton: 'Archivo',
  'Bebas Neue': 'Montserrat',
  Bangers: 'Karla',
  Oswald: 'Open Sans',
  'Fjalla One': 'PT Sans',
  'Barlow Condensed': 'Barlow',
  Teko: 'Barlow',
  Righteous: 'Outfit',
  'Amatic SC': 'Quicksand',
  Pacifico: 'Nunito',
  Lobster: 'Karla',
  'Dancing Script': 'Raleway',
  'Great Vibes': 'EB Garamond',
  'Kaushan Script': 'Mulish',
  Sacramento: 'Raleway',
  Caveat: 'Nunito',
  'Caveat Brush': 'Nunito',
  'JetBrains Mono': 'Inter',
  'Fira Code': 'IBM Plex Sans',
  'Source Code Pro': 'Source Sans Pro',
}
