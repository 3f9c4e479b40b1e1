import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The pattern file of each language (ISO 639-1). Patterns have licenses of their own: see the credits in the README. Files with a
 * copyleft license, such as Hungarian and Czech, are not used.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  de: 'de',
  en: 'en-us',
  es: 'es',
  fi: 'fi',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  tr: 'tr',
  uk: 'uk',
}

/** Italian patterns have no accents, which do not change syllables. */
const WITHOUT_ACCENTS: ReadonlySet<string> = new Set(['it'])

/** Words that the patterns break at a wrong place, or not at all. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  de: 'ur-instinkt, druck-erzeug-nis, druck-erzeug-nis-se',
  fi: 'kai-vos-auk-ko, työ-paik-ka-il-moi-tus, ke-sä-alen-nus',
}

/** The longest word that hyphenopoly takes, and the letters of a slice of a longer one. */
const LONGEST = 60
const RELIABLE = 45

type Syllables = (word: string) => number[]
const loaded = new Map<string, Syllables>()

/**
 * Returns a function for the ends of the syllables of a word in lower case, or null for a language without patterns. `language` is a
 * BCP 47 tag. The patterns are loaded on the first word: 1 to 7 ms, and 8 MB for the first language.
 */
export function createSyllableFinder(language: string): Syllables | null {
  const [tag = ''] = language.split('-', 1)
  const file = PATTERNS[tag]
  if (!file) return null
  const fold = WITHOUT_ACCENTS.has(tag) ? removeAccents : (word: string) => word
  return (word) => findSyllables(fold(word), getHyphenator(file))
}

/** A longer word is read in overlapping slices. Each starts at the last point of the slice before it. */
function findSyllables(word: string, hyphenator: Syllables): number[] {
  if (word.length <= LONGEST) return hyphenator(word)
  const points: number[] = []
  for (let start = 0; start < word.length;) {
    const isLast = word.length - start <= LONGEST
    const found = hyphenator(word.slice(start, start + LONGEST)).filter((at) => isLast || at < RELIABLE)
    points.push(...found.map((at) => start + at))
    const next = points.at(-1) ?? word.length
    if (isLast || next <= start) break
    start = next
  }
  return points
}

const removeAccents = (word: string) => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.length === word.length ? plain : word
}

interface Hyphenopoly {
  config(options: {
    require: readonly string[]
    sync: true
    hyphen: string
    minWordLength: number
    exceptions: Readonly<Record<string, string>>
    loaderSync: (file: string, folder: URL) => Uint8Array
  }): ReadonlyMap<string, (text: string) => string>
}

function getHyphenator(file: string): Syllables {
  const known = loaded.get(file)
  if (known) return known
  const { default: hyphenopoly }: { default: Hyphenopoly } = require('hyphenopoly')
  const hyphenate = hyphenopoly
    .config({
      require: [file],
      sync: true,
      hyphen: MARK,
      minWordLength: 4,
      exceptions: EXCEPTIONS,
      loaderSync: (name, folder) => readFileSync(new URL(name, folder)),
    })
    .get(file)
  const find: Syllables = (word) => (hyphenate ? readMarks(hyphenate(word)) : [])
  loaded.set(file, find)
  return find
}

const MARK = '\u2022'

function readMarks(marked: string): number[] {
  const parts = marked.split(MARK)
  let at = 0
  return parts.slice(0, -1).map((part) => (at += part.length))
}
