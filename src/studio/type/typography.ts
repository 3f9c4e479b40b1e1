import { FAMILIES, familyNamed } from './families.ts'
import type { Family, Generic, Script } from './families.ts'

/** Which family a CSS font-family text is drawn with; `exact` is false when it names none of the bundled ones. */
export function familyFor(typography: string): { family: Family; exact: boolean } {
  const names = typography.split(',').map((part) =>
    part
      .trim()
      .replace(/^['"]|['"]$/g, '')
      .toLowerCase(),
  )
  const index = names.findIndex((name) => FAMILIES.some((family) => family.name.toLowerCase() === name))
  const family = FAMILIES.find((of) => of.name.toLowerCase() === names[index])
  if (family) return { family, exact: index === 0 }
  return { family: familyNamed(STAND_INS[genericOf(names)]), exact: false }
}

const STAND_INS: Record<Generic, string> = {
  'sans-serif': 'Inter',
  serif: 'Lora',
  display: 'Oswald',
  monospace: 'JetBrains Mono',
}

function genericOf(names: readonly string[]): Generic {
  for (const name of names) {
    if (/mono|code|courier|consolas/.test(name)) return 'monospace'
    if (/sans|arial|helvetica|system-ui|grotesk|gothic|verdana/.test(name)) return 'sans-serif'
    if (/impact|display|condensed|fantasy/.test(name)) return 'display'
    if (/serif|georgia|times|garamond|didot|bodoni|caslon|baskerville|cursive/.test(name)) return 'serif'
  }
  return 'sans-serif'
}

/** The nearest weight that the family really has. Weights are never faked. */
export function weightOf(family: Family, wanted: number): number {
  return family.weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best))
}

/** `family` where it has the scripts of `text`, else a bundled one that does, of the same kind if there is one. */
export function familyWith(text: string, family: Family): Family {
  const needed = scriptsOf(text)
  const covers = (of: Family) => needed.every((script) => of.scripts.includes(script))
  if (covers(family)) return family
  const order = [...FAMILIES.filter((of) => of.generic === family.generic && of.name !== 'Roboto'), ...FAMILIES]
  return order.find(covers) ?? family
}

function scriptsOf(text: string): Script[] {
  const scripts: Script[] = ['latin']
  if (/\p{Script=Cyrillic}/u.test(text)) scripts.push('cyrillic')
  if (/\p{Script=Greek}/u.test(text)) scripts.push('greek')
  if (/[\u1EA0-\u1EF9\u01A0\u01A1\u01AF\u01B0]/u.test(text)) scripts.push('vietnamese')
  return scripts
}

/** The family for small words beside a headline: quiet, legible, and of a kind with it. */
export function companionOf(family: Family): Family {
  return familyNamed(COMPANIONS[family.name] ?? (family.generic === 'sans-serif' ? family.name : 'Inter'))
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
