import { EN_WISHES } from './en.ts'
import { DE_WISHES } from './de.ts'
import { FR_WISHES } from './fr.ts'
import { ES_WISHES } from './es.ts'
import { IT_WISHES } from './it.ts'
import { PT_BR_WISHES } from './pt-br.ts'
import { NL_WISHES } from './nl.ts'
import { PL_WISHES } from './pl.ts'
import { TR_WISHES } from './tr.ts'
import { RU_WISHES } from './ru.ts'
import { UK_WISHES } from './uk.ts'
import { AR_WISHES } from './ar.ts'
import { HE_WISHES } from './he.ts'
import { HI_WISHES } from './hi.ts'
import { KO_WISHES } from './ko.ts'
import { JA_WISHES } from './ja.ts'
import { ZH_HANS_WISHES } from './zh-hans.ts'
import { TH_WISHES } from './th.ts'
import { VI_WISHES } from './vi.ts'
import { CS_WISHES } from './cs.ts'
import { EL_WISHES } from './el.ts'
import { ID_WISHES } from './id.ts'
import type { WishWords } from './wish-words.ts'
import { compilePattern } from '../compile-pattern.ts'

const ALL: readonly WishWords[] = [
  EN_WISHES,
  DE_WISHES,
  FR_WISHES,
  ES_WISHES,
  IT_WISHES,
  PT_BR_WISHES,
  NL_WISHES,
  PL_WISHES,
  TR_WISHES,
  RU_WISHES,
  UK_WISHES,
  AR_WISHES,
  HE_WISHES,
  HI_WISHES,
  KO_WISHES,
  JA_WISHES,
  ZH_HANS_WISHES,
  TH_WISHES,
  VI_WISHES,
  CS_WISHES,
  EL_WISHES,
  ID_WISHES,
]

/** What a word of a wish is. `value` is a telephone number or an address. */
export type WishRole = Exclude<keyof WishWords, 'tag'> | 'please' | 'no' | 'value'

/** The roles of the words of a clause, and how many of its words have none. */
export interface WishReading {
  roles: ReadonlySet<WishRole>
  /** Whether a fact is named before where it is placed, as in "price very large", and not as in "large prices". */
  placesFact: boolean
  unknown: number
  /** How many of those stand before a thing of a design and say which: "the bread photo". */
  compounds: number
  /** How many words it has; in scripts without spaces, letters. */
  length: number
}

const ROLES = ['thing', 'look', 'fact', 'place', 'manner', 'hint', 'degree', 'ask', 'needless'] as const
const MOST_WORDS = 5

/** Without case and accents, as people type in a hurry. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0652]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll("'", '’')

interface Vocabulary {
  words: ReadonlyMap<string, ReadonlySet<WishRole>>
  stems: readonly (readonly [stem: string, role: WishRole])[]
}

const vocabularies = new Map<string, Vocabulary>()

/** The words of a language, with those of English, which people mix in. */
function getVocabulary(tag: string): Vocabulary {
  const known = vocabularies.get(tag)
  if (known) return known
  const words = new Map<string, Set<WishRole>>()
  const stems: [string, WishRole][] = []
  const add = (role: WishRole, word: string) => words.set(word, (words.get(word) ?? new Set()).add(role))
  for (const wishes of ALL.filter((one) => one.tag === tag || one.tag === 'en'))
    for (const role of ROLES)
      for (const word of wishes[role].split('|').map(fold))
        if (word.endsWith('*')) stems.push([word.slice(0, -1), role])
        else add(role, word)
  const vocabulary = { words, stems }
  vocabularies.set(tag, vocabulary)
  return vocabulary
}

/** A web address, a mailbox, or a telephone number. */
export const VALUE =
  /(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w/-]*)?|(?<!\p{Nd})[+(]?\p{Nd}[\p{Nd} ()/.-]{5,18}\p{Nd}/giu
const WORD = /[\p{L}\p{M}\p{N}’-]+/gu
const UNSPACED: Readonly<Record<string, string>> = {
  ja: 'ja',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hans',
  ko: 'ko',
  th: 'th',
}

/** How a reader knows the other words of a clause. */
export interface WishReader {
  /** The language of the request. */
  tag: string
  /** "please" and "thanks", in all places. */
  asked: RegExp
  /** "no", "without": a whole word. */
  negation: RegExp
  /** Whether a word, folded, says nothing by itself. */
  isSmall: (word: string) => boolean
}

/** Reads the words of a clause as a wish for a design. */
export function readWish(said: string, reader: WishReader): WishReading {
  const roles = new Set<WishRole>()
  const note = (role: WishRole) => () => {
    roles.add(role)
    return ' '
  }
  const bare = said.replace(VALUE, note('value')).replace(reader.asked, note('please'))
  const unspaced = UNSPACED[reader.tag]
  return unspaced ? readUnspaced(bare, unspaced, roles) : readWords(bare, reader, roles)
}

function readWords(said: string, { tag, negation, isSmall }: WishReader, roles: Set<WishRole>): WishReading {
  const { words, stems } = getVocabulary(tag)
  const typed = fold(said).match(WORD) ?? []
  let [unknown, compounds, placesFact] = [0, 0, false]
  /** Where the last word without a role stands. */
  let strange = -2
  for (let at = 0; at < typed.length;) {
    const [length, found] = findWords(typed, at, words)
    const word = typed[at] ?? ''
    const stem = length > 0 ? [] : stems.filter(([start]) => word.startsWith(start)).map(([, role]) => role)
    const own = found ?? new Set(stem)
    placesFact ||= own.has('place') && roles.has('fact')
    for (const role of own) roles.add(role)
    // "the bread photo"
    if ((own.has('thing') || own.has('look')) && strange === at - 1) compounds += 1
    if (negation.test(word)) roles.add('no')
    else if (own.size === 0 && !isSmall(word)) {
      unknown += 1
      strange = at
    }
    at += Math.max(1, length)
  }
  return { roles, placesFact, unknown, compounds, length: typed.length }
}

/** The longest words of the vocabulary at a place: how many they are, and their roles. */
function findWords(
  typed: readonly string[],
  at: number,
  words: Vocabulary['words'],
): [length: number, roles: ReadonlySet<WishRole> | null] {
  for (let length = Math.min(MOST_WORDS, typed.length - at); length > 0; length -= 1) {
    const found = words.get(typed.slice(at, at + length).join(' '))
    if (found) return [length, found]
  }
  return [0, null]
}

/** Particles, which say nothing by themselves. */
const PARTICLES = /[はがをにのでともやへなお은는을를이가도에의로]/gu

function readUnspaced(said: string, tag: string, roles: Set<WishRole>): WishReading {
  const wishes = ALL.find((one) => one.tag === tag)
  const typed = said.toLowerCase()
  const length = (typed.match(/\p{L}/gu) ?? []).length
  if (!wishes) return { roles, placesFact: false, unknown: length, compounds: 0, length }
  // What is not needed first: its words are parts of others.
  const left = ['needless' as const, ...ROLES.filter((role) => role !== 'needless')].reduce(
    (rest, role) =>
      rest.replace(unspacedPattern(tag, role, wishes[role]), () => {
        roles.add(role)
        return ' '
      }),
    typed,
  )
  const unknown = (left.replace(PARTICLES, ' ').match(/\p{L}/gu) ?? []).length
  return {
    roles,
    placesFact: roles.has('fact') && roles.has('place'),
    unknown,
    compounds: Math.min(unknown, 2),
    length,
  }
}

const patterns = new Map<string, RegExp>()
function unspacedPattern(tag: string, role: string, words: string): RegExp {
  const key = `${tag}/${role}`
  const pattern =
    patterns.get(key) ??
    compilePattern(
      words
        .split('|')
        .toSorted((a, b) => b.length - a.length)
        .join('|'),
      'giu',
    )
  patterns.set(key, pattern)
  return pattern
}
