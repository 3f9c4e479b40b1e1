import { FONT_FAMILIES, getFontFamily } from './font-families.ts'
import { isUploaded } from './uploaded-family.ts'
import type { FontFamily, GenericFamily, FamilyScript } from './font-families.ts'

/**
 * Returns the bundled family for a CSS font-family value. `exact` is false if the first family in it is not bundled.
 */
export function resolveTypography(typography: string): { family: FontFamily; exact: boolean } {
  const names = typography.split(',').map((part) =>
    part
      .trim()
      .replace(/^['"]|['"]$/g, '')
      .toLowerCase(),
  )
  const index = names.findIndex((name) => FONT_FAMILIES.some((family) => family.name.toLowerCase() === name))
  const family = FONT_FAMILIES.find((of) => of.name.toLowerCase() === names[index])
  if (family) return { family, exact: index === 0 }
  return { family: getFontFamily(SUBSTITUTES[guessGeneric(names)]), exact: false }
}

const SUBSTITUTES: Record<GenericFamily, string> = {
  'sans-serif': 'Inter',
  serif: 'Lora',
  display: 'Oswald',
  monospace: 'JetBrains Mono',
}

function guessGeneric(names: readonly string[]): GenericFamily {
  for (const name of names) {
    if (/mono|code|courier|consolas/.test(name)) return 'monospace'
    if (/sans|arial|helvetica|system-ui|grotesk|gothic|verdana/.test(name)) return 'sans-serif'
    if (/impact|display|condensed|fantasy/.test(name)) return 'display'
    if (/serif|georgia|times|garamond|didot|bodoni|caslon|baskerville|cursive/.test(name)) return 'serif'
  }
  return 'sans-serif'
}

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
    ...FONT_FAMILIES.filter((of) => of.generic === family.generic && of.name !== 'Roboto'),
    ...FONT_FAMILIES,
  ]
  return order.find(covers) ?? family
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
  'Bebas Neue': 'Montserrat',
  Anton: 'Poppins',
}
