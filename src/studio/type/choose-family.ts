import { ALIASES, classifyFont, SUBSTITUTES, type FontClass } from './font-classes.ts'
import { FONT_FAMILIES, getFontFamily } from './font-families.ts'
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
 * Returns `family` if it supports the scripts of `text`. Otherwise it returns a bundled family that does, of the same
 * kind if possible.
 */
export function chooseFamilyForText(text: string, family: FontFamily): FontFamily {
  const needed = listScripts(text)
  const covers = (of: FontFamily) => needed.every((script) => of.scripts.includes(script))
  if (covers(family)) return family
  const order = [
    ...(isUploaded(family) ? [getFontFamily(family.substitute)] : []),
    ...(RELATED[family.name] ?? []).map(getFontFamily),
    ...FONT_FAMILIES.filter((of) => of.generic === family.generic && of.name !== 'Roboto'),
    ...FONT_FAMILIES,
  ]
  return order.find(covers) ?? family
}

/** Families of the same character with more scripts. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  Fredoka: ['Nunito'],
  Poppins: ['Montserrat'],
  'Archivo Black': ['Montserrat'],
  'Space Grotesk': ['Inter'],
  'Playfair Display': ['Noto Serif'],
  Bitter: ['Noto Serif'],
  'Work Sans': ['Inter'],
  'DM Sans': ['Montserrat', 'Inter'],
  Fraunces: ['Lora', 'Noto Serif'],
  'DM Serif Display': ['Playfair Display', 'Noto Serif'],
  'Barlow Condensed': ['Oswald'],
}

function listScripts(text: string): FamilyScript[] {
  const scripts: FamilyScript[] = ['latin']
  if (/\p{Script=Cyrillic}/u.test(text)) scripts.push('cyrillic')
  if (/\p{Script=Greek}/u.test(text)) scripts.push('greek')
  if (/[\u1EA0-\u1EF9\u01A0\u01A1\u01AF\u01B0]/u.test(text)) scripts.push('vietnamese')
  return scripts
}

/** Returns the family for small text beside a headline: quiet, legible, and of a matching style. */
export function chooseCompanion(family: FontFamily): FontFamily {
  return getFontFamily(COMPANIONS[family.name] ?? (family.generic === 'sans-serif' ? family.name : 'Inter'))
}

const COMPANIONS: Record<string, string> = {
  'Playfair Display': 'Inter',
  Merriweather: 'Open Sans',
  Lora: 'Montserrat',
  'Crimson Text': 'Source Sans Pro',
  Oswald: 'Open Sans',
  Bitter: 'Open Sans',
  Fredoka: 'Nunito',
  'Archivo Black': 'Inter',
  Caveat: 'Nunito',
  Fraunces: 'Work Sans',
  'Cormorant Garamond': 'Montserrat',
  'DM Serif Display': 'DM Sans',
  'Barlow Condensed': 'Open Sans',
  'Bebas Neue': 'Montserrat',
  Anton: 'Poppins',
}
