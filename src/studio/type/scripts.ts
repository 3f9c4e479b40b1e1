import type { GenericFamily } from './font-families.ts'
import { lacksLetter } from './letters.ts'

/** A script that the text families lack. Metrics are in em, measured on the glyphs of its bundled families. */
interface WritingSystem {
  letters: RegExp
  /** Bundled families for the script, first choice first. */
  sans: readonly string[]
  serif?: readonly string[]
  /** Extent above and below the baseline, and the minimum distance between two baselines. */
  rise: number
  fall: number
  leading: number
  /** Scripts whose letters join or carry marks get no letter spacing. */
  joined: boolean
  rightToLeft?: true
}

const HAN = ['Noto Sans SC', 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans KR']
/** The regional forms of Han characters, by language. The default are those of Simplified Chinese. */
const REGIONAL: readonly (readonly [language: RegExp, family: string])[] = [
  [/^ja\b/, 'Noto Sans JP'],
  [/^ko\b/, 'Noto Sans KR'],
  [/^zh-(?:Hant|TW|HK|MO)\b/, 'Noto Sans TC'],
]
const square = { rise: 0.86, fall: 0.1, leading: 1.2, joined: false }

/** Kana and Hangul come before Han, because they determine which regional forms Han uses. */
const WRITING_SYSTEMS: readonly WritingSystem[] = [
  {
    letters: /\p{Script=Arabic}/u,
    sans: ['Noto Sans Arabic'],
    serif: ['Noto Naskh Arabic'],
    rise: 0.9,
    fall: 0.4,
    leading: 1.42,
    joined: true,
    rightToLeft: true,
  },
  {
    letters: /\p{Script=Hebrew}/u,
    sans: ['Noto Sans Hebrew'],
    serif: ['Noto Serif Hebrew'],
    rise: 0.76,
    fall: 0.22,
    leading: 1.2,
    joined: true,
    rightToLeft: true,
  },
  {
    letters: /\p{Script=Devanagari}/u,
    sans: ['Noto Sans Devanagari'],
    serif: ['Noto Serif Devanagari'],
    rise: 0.9,
    fall: 0.3,
    leading: 1.36,
    joined: true,
  },
  {
    letters: /\p{Script=Thai}/u,
    sans: ['Noto Sans Thai'],
    serif: ['Noto Serif Thai'],
    rise: 1.04,
    fall: 0.29,
    leading: 1.48,
    joined: true,
  },
  {
    letters: /\p{Script=Bengali}/u,
    // The renderer does not join the conjuncts of Noto Sans Bengali.
    sans: ['Anek Bangla'],
    serif: ['Noto Serif Bengali'],
    rise: 0.93,
    fall: 0.42,
    leading: 1.42,
    joined: true,
  },
  {
    letters: /\p{Script=Tamil}/u,
    sans: ['Noto Sans Tamil'],
    serif: ['Noto Serif Tamil'],
    rise: 0.88,
    fall: 0.4,
    leading: 1.36,
    joined: true,
  },
  {
    letters: /\p{Script=Telugu}/u,
    sans: ['Noto Sans Telugu'],
    serif: ['Noto Serif Telugu'],
    rise: 0.9,
    fall: 0.48,
    leading: 1.42,
    joined: true,
  },
  {
    letters: /\p{Script=Georgian}/u,
    sans: ['Noto Sans Georgian'],
    serif: ['Noto Serif Georgian'],
    rise: 0.78,
    fall: 0.26,
    leading: 1.18,
    joined: false,
  },
  {
    letters: /\p{Script=Armenian}/u,
    sans: ['Noto Sans Armenian'],
    serif: ['Noto Serif Armenian'],
    rise: 0.78,
    fall: 0.27,
    leading: 1.18,
    joined: false,
  },
  {
    letters: /\p{Script=Ethiopic}/u,
    sans: ['Noto Sans Ethiopic'],
    serif: ['Noto Serif Ethiopic'],
    rise: 0.82,
    fall: 0.12,
    leading: 1.2,
    joined: false,
  },
  {
    letters: /\p{Script=Khmer}/u,
    sans: ['Noto Sans Khmer'],
    serif: ['Noto Serif Khmer'],
    rise: 1.02,
    fall: 0.58,
    leading: 1.62,
    joined: true,
  },
  {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    sans: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC', 'Noto Sans KR'],
    ...square,
  },
  { letters: /\p{Script=Hangul}/u, sans: ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC'], ...square },
  { letters: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u, sans: HAN, ...square },
]

/** The bundled family of a language with Han characters, kana or Hangul (BCP 47); null for other languages. */
const findSquareFamily = (language: string): string | null =>
  REGIONAL.find(([of]) => of.test(language))?.[1] ?? (/^zh\b/.test(language) ? 'Noto Sans SC' : null)

const FIGURES = ' Figures'
/** The code points of figures and of the marks and signs in prices, hours and telephone numbers. */
export const FIGURE_RANGES: [number, number][] = [
  [0x24, 0x25],
  [0x28, 0x29],
  [0x2b, 0x3a],
  [0xa5, 0xa5],
]

/**
 * The name under which the figures of a square family are registered, and the family that they come from: beside kana, figures of a Latin
 * family look pasted. Null for other languages, and for texts without figures.
 */
export function findFigures(text: string, language = 'und'): { name: string; family: string } | null {
  const family = /\d/.test(text) ? findSquareFamily(language) : null
  return family ? { name: family + FIGURES, family } : null
}

/** Characters that all text families have, but for a few signs (`FONT_GAPS`). */
export const PLAIN_LATIN =
  /^[\u0020-\u007E\u00A0-\u00B4\u00B6-\u00FF\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122]*$/

/** Arrows, stars, and check marks. The Japanese family has the mathematical symbols. */
const SYMBOLS = ['Noto Sans Symbols', 'Noto Sans Symbols 2', 'Noto Sans JP']

/** Families with signs that no other one has: small digits (CO₂) and the baht. */
const SIGNS = ['Open Sans', 'Noto Sans Thai']

/**
 * Returns the font stack for a text: `family` first, then the families that have its missing characters. Han characters without kana
 * or Hangul have the forms of `language` (BCP 47).
 */
export function buildFontStack(
  family: { name: string; generic: GenericFamily },
  text: string,
  language = 'und',
): string[] {
  if (PLAIN_LATIN.test(text) && !lacksLetter(family.name, text)) return [family.name]
  const serif = family.generic === 'serif'
  const others = WRITING_SYSTEMS.filter((script) => script.letters.test(text)).flatMap((script) => {
    if (script.sans === HAN) return [...REGIONAL.filter(([of]) => of.test(language)).map(([, name]) => name), ...HAN]
    return serif && script.serif ? [...script.serif, ...script.sans] : script.sans
  })
  return [...new Set([family.name, ...others, ...(serif ? ['Noto Serif', 'Inter'] : ['Inter']), ...SYMBOLS, ...SIGNS])]
}

/** What a text needs beyond the metrics of its family, in em. */
export interface ScriptNeeds {
  rise: number
  fall: number
  leading: number
  joined: boolean
}

/** Returns the needs of all scripts in a text. */
export function findScriptNeeds(text: string): ScriptNeeds {
  const needs = { rise: 0, fall: 0, leading: chooseLeading(text.normalize('NFD')), joined: false }
  const systems = WRITING_SYSTEMS.filter((script) => script.letters.test(text)).map((script) =>
    script.sans[0] === 'Noto Sans Arabic' && !VOWEL_SIGNS.test(text) ? { ...script, ...BARE_ARABIC } : script,
  )
  return systems.reduce<ScriptNeeds>(
    (all, script) => ({
      rise: Math.max(all.rise, script.rise),
      fall: Math.max(all.fall, script.fall),
      leading: Math.max(all.leading, script.leading),
      joined: all.joined || script.joined,
    }),
    needs,
  )
}

/** Arabic vowel signs stand above and below the letters. Without them lines can be closer. */
const VOWEL_SIGNS = /[\u0610-\u061A\u064B-\u065F\u0670]/u
const BARE_ARABIC = { rise: 0.78, fall: 0.36, leading: 1.31 }

/** Accents on capitals need space below the previous line. Two accents need a little more. */
const chooseLeading = (decomposed: string) =>
  /\p{M}\p{M}/u.test(decomposed) ? 1.26 : /\p{Lu}\p{M}/u.test(decomposed) ? 1.18 : 0

/** Whether the base direction of a text is right to left. Its first letter decides, or without letters its language (BCP 47). */
export function isRightToLeft(text: string, language = 'und'): boolean {
  const first = text.match(/\p{L}/u)?.[0]
  if (first === undefined) return /^(?:ar|he|fa|ur|yi)\b/.test(language)
  return WRITING_SYSTEMS.some((script) => script.rightToLeft === true && script.letters.test(first))
}
