import type { Generic } from './families.ts'

/** A script that the text families lack. Measures are in em, seen on the drawn letters of its bundled families. */
interface Script {
  letters: RegExp
  /** Bundled families that draw it, first choice first. */
  sans: readonly string[]
  serif?: readonly string[]
  /** How far its letters reach above and below the baseline, and the least distance of two baselines. */
  rise: number
  fall: number
  leading: number
  /** Letters that join or carry marks are never spaced out. */
  joined: boolean
  rightToLeft?: true
}

const HAN = ['Noto Sans SC', 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans KR']
const square = { rise: 0.86, fall: 0.1, leading: 1.2, joined: false }

/** Kana and Hangul stand before Han: they tell in whose forms Han is drawn. */
const SCRIPTS: readonly Script[] = [
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
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    sans: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC', 'Noto Sans KR'],
    ...square,
  },
  { letters: /\p{Script=Hangul}/u, sans: ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC'], ...square },
  { letters: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u, sans: HAN, ...square },
]

/** What every text family draws by itself. */
export const PLAIN =
  /^[\u0020-\u007E\u00A0-\u00B4\u00B6-\u00FF\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122]*$/

/** Arrows, stars and ticks; the Japanese family has the signs of mathematics. */
const SYMBOLS = ['Noto Sans Symbols', 'Noto Sans Symbols 2', 'Noto Sans JP']

/** The families that draw a text set in `family`: itself, then those that have what it lacks, in that order. */
export function stackOf(family: { name: string; generic: Generic }, text: string): string[] {
  if (PLAIN.test(text)) return [family.name]
  const serif = family.generic === 'serif'
  const others = SCRIPTS.filter((script) => script.letters.test(text)).flatMap((script) =>
    serif && script.serif ? [...script.serif, ...script.sans] : script.sans,
  )
  return [...new Set([family.name, ...others, ...(serif ? ['Noto Serif', 'Inter'] : ['Inter']), ...SYMBOLS])]
}

/** What a text asks of its setting beyond what its family says. Measures in em. */
export interface Needs {
  rise: number
  fall: number
  leading: number
  joined: boolean
}

export function needsOf(text: string): Needs {
  const needs = { rise: 0, fall: 0, leading: leadingOf(text.normalize('NFD')), joined: false }
  return SCRIPTS.filter((script) => script.letters.test(text)).reduce<Needs>(
    (all, script) => ({
      rise: Math.max(all.rise, script.rise),
      fall: Math.max(all.fall, script.fall),
      leading: Math.max(all.leading, script.leading),
      joined: all.joined || script.joined,
    }),
    needs,
  )
}

/** Marks on capitals need room below the line above, marks on marks a little more. */
const leadingOf = (decomposed: string) =>
  /\p{M}\p{M}/u.test(decomposed) ? 1.26 : /\p{Lu}\p{M}/u.test(decomposed) ? 1.18 : 0

/** The base direction of a text: that of its first letter that has one. */
export function isRightToLeft(text: string): boolean {
  const first = text.match(/\p{L}/u)?.[0] ?? ''
  return SCRIPTS.some((script) => script.rightToLeft === true && script.letters.test(first))
}

/** The language whose rules capitals follow, as far as the letters of a text give it away. */
export function languageOf(text: string): string {
  if (/\p{Script=Greek}/u.test(text)) return 'el'
  return /[ğĞıİ]/.test(text) ? 'tr' : 'und'
}
