import { MONTH, SHORT_WEEKDAY, WEEKDAY } from './date-words.ts'
import { findLeadingWords, isArticle, UP_TO } from './glue.ts'
import type { TextPiece } from './line-breaks.ts'

/** The cost of a line break inside of a name, of a date, and of a range in words: "5 / to 8 years". Costs are those of `balanceText`. */
const NAME_COST = 0.32
const DATE_COST = 0.26
const NUMBERED_COST = 0.24
const RANGE_COST = 0.2
/** Behind "@" or "/" of an address. */
const ADDRESS_COST = 0.3
const ADDRESS_END = /[\p{L}\p{N}][@/]$/u
/** Inside of a phrase rather than in front of its small word: "Estate / agents of the year". */
const PHRASE_COST = 0.08
/** A number in words that is parted from what it counts: "ten / minutes". */
const COUNTED_COST = 0.24
const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|dois|duas|três|quatro|sete|oito|dez|due|tre|quattro|cinque|sei|sette|otto|dieci|twee|drie|vijf|zes|zeven|negen|tien|två|fyra|fem|sju|åtta|tio|dwa|dwie|trzy|cztery|pięć|sześć|dziesięć)$/iu
/** The end of a range alone: "del lunes 4 al / viernes 8". */
const RANGE_END_COST = 0.4

/**
 * What a line break before each piece costs because it parts words that belong together: 0 where they do not. `names` are written as one
 * phrase in any case: "Marcus Bell".
 */
export function measureBonds(
  pieces: readonly TextPiece[],
  { language, names }: { language: string; names: readonly string[] },
): number[] {
  const words = pieces.flatMap(({ text }) => text.split(' '))
  const inside = findInside(words, names)
  const leading = findLeadingWords(language)
  const beats = findBeats(words)
  let at = 0
  return pieces.map(({ text, glued }) => {
    const parted = ADDRESS_END.test(words[at - 1] ?? '') ? ADDRESS_COST : 0
    const cost =
      at === 0
        ? 0
        : glued
          ? parted
          : Math.max(
              inside.has(at) ? NAME_COST : 0,
              beats.has(at) ? BEAT_COST : 0,
              leading ? measurePhrase(words[at - 1] ?? '', words[at] ?? '', leading) : 0,
              measureBond(words, at, language),
            )
    at += text.split(' ').length
    return cost
  })
}

/** What it costs to part two words that no mark and no small word parts. Behind a small word, its own cost is counted. */
function measurePhrase(before: string, word: string, leading: RegExp): number {
  if (PAUSE.test(before) || AND.test(before) || leading.test(before)) return 0
  if (COUNT.test(before) && /^\p{L}/u.test(word)) return COUNTED_COST
  return leading.test(word) || !/\p{L}$/u.test(before) ? 0 : PHRASE_COST
}

/** The number of a day, or a date in numbers. */
export const DAY = /^\p{Nd}{1,2}(?:\.|st|nd|rd|th|er|º|ª|[./]\p{Nd}{1,2}\.?)?[,!?:;–-]?$/u
/** Whether a word is a day of the week or its short form. */
export const isWeekday = (word: string) => WEEKDAY.test(word) || SHORT_WEEKDAY.test(word)
/** A sign or word between the days of a list: "Mo + Di", "lundi et mardi". */
export const AND = /^(?:\+|&|and|und|et|y|e|en|i|ve|och|og|a|oraz|und|bis|to|à|al|au|do|t\/m|–|-)$/iu
const isRangeStart = (word: string) => /\p{Nd}/u.test(word) || isWeekday(word)
/** A number that names something: a version, a hall, a stand. */
const LABEL_NUMBER = /^(?:\p{Lu}{0,2}\p{Nd}{1,4}(?:\.\p{Nd}{1,2})?\p{Lu}?)[,.!?:;)]*$/u
const LETTERED = /^\p{L}{1,2}\p{Nd}{1,3}[,.!?:;)]*$/u
const LABELED = /^\p{Lu}[\p{L}\p{M}]+$/u

function measureBond(words: readonly string[], index: number, language: string): number {
  const [first = '', before = '', word = '', after = ''] = [words[index - 2], ...words.slice(index - 1)]
  // "Saturday, / 13 February", "Wednesday, / February 10".
  if (isWeekday(before) && (DAY.test(word) || MONTH.test(word))) return DATE_COST
  if (isWeekday(before) && AND.test(word) && isWeekday(after)) return DATE_COST
  if (AND.test(before) && isWeekday(word) && (isWeekday(first) || DAY.test(first))) return DATE_COST
  if (DAY.test(before) && AND.test(word) && (isWeekday(after) || DAY.test(after))) return DATE_COST
  if (/\p{Nd}/u.test(first + before) && UP_TO.test(word) && /\p{Nd}/u.test(after)) return RANGE_COST
  if (isRangeStart(first) && UP_TO.test(before) && isWeekday(word)) return RANGE_END_COST
  // "vitamin / d3", "Halle / B2".
  if (/^\p{L}{3}/u.test(before) && LETTERED.test(word)) return NUMBERED_COST
  // A number in front of a word counts it: "Save / 20 dollars", "Kinder / 5 bis 8 Jahre".
  const mayCount = NOUNS.test(language) || first === '' || MARKED_END.test(first)
  const isCount = mayCount && /^\p{Ll}/u.test(after) && !/[,.!?:;)]$|\p{Nd}\.\p{Nd}/u.test(word)
  return LABELED.test(before) && LABEL_NUMBER.test(word) && !isCount ? NUMBERED_COST : 0
}

/** The places in words that are inside of a beat of a text that is a row of short ones: "We hang them, we light them, we store them". */
function findBeats(words: readonly string[]): ReadonlySet<number> {
  const starts = words.flatMap((_, index) => (index === 0 || PAUSE.test(words[index - 1] ?? '') ? [index] : []))
  const isShort = starts.every((start, index) => (starts[index + 1] ?? words.length) - start <= LONGEST_BEAT)
  if (starts.length < LEAST_BEATS || !isShort) return new Set()
  const begins = new Set(starts)
  return new Set([...words.keys()].filter((index) => !begins.has(index)))
}
const PAUSE = /[,.!?;:،。、]["”»)]*$/u
const LEAST_BEATS = 3
/** In words. */
const LONGEST_BEAT = 4
const BEAT_COST = 0.3

/** The places in words that are inside of a name. */
function findInside(words: readonly string[], names: readonly string[]): ReadonlySet<number> {
  const keys = words.map(toKey)
  const inside = new Set<number>()
  for (const name of names) {
    const parts = name.split(/\s+/u).map(toKey).filter(Boolean)
    if (parts.length < 2 || parts.length > LONGEST_NAME) continue
    for (let from = 0; from + parts.length <= keys.length; from += 1)
      if (parts.every((part, at) => keys[from + at] === part))
        for (let at = 1; at < parts.length; at += 1) inside.add(from + at)
  }
  return inside
}
/** A longer name may need two lines. In words. */
const LONGEST_NAME = 4
/** Without case, marks, and an ending behind an apostrophe: "Field's", "Teyze’nin". */
const toKey = (word: string) =>
  word
    .toUpperCase()
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
    .replace(/(?<=\p{L})['’]\p{L}{1,4}$/u, '')

/** Languages that write all nouns with a capital. */
const NOUNS = /^(?:de|lb)\b/
const NAME = /^[("“«„]?\p{Lu}(?=[\p{Lu}\p{Lt}\p{Lm}\p{Lo}’']*[\p{Ll}\p{M}])[\p{L}\p{M}’'-]*$/u
const NAME_END = /^\p{Lu}[\p{L}\p{M}’'-]+?(?:['’]s)?[.,!?:;)"”»]*$/u
const MARKED_END = /[.!?:…]["”»)]*$/u

/**
 * The names in a text, by their capitals: "Marcus Bell", "Field Service Expo", "New Year's Day". None in languages whose nouns have
 * capitals, and in texts whose words all have them.
 */
export function findNames(text: string, language: string): string[] {
  const words = text.split(/\s+/u).filter(Boolean)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (NOUNS.test(language) || small < words.length / 4) return []
  const names: string[] = []
  for (let from = 0; from < words.length; from += 1) {
    let to = from
    while (isNameBefore(words[to] ?? '')) {
      const next = PARTICLE.test(words[to + 1] ?? '') ? to + 2 : to + 1
      if (!isNameAfter(words[next] ?? '')) break
      to = next
    }
    // The first word of a sentence has its capital for that: "Meet Anna Field".
    const isFirst = from === 0 || MARKED_END.test(words[from - 1] ?? '')
    const start = isFirst && to - from > 1 ? from + 1 : from
    if (to > start) names.push(words.slice(start, to + 1).join(' '))
    from = to
  }
  return names
}

/** A small word inside of a name: "Witte de Withstraat", "Rua da Alegria", "Vincent van Gogh". */
const PARTICLE =
  /^(?:de|den|der|het|van|von|vom|zum|zur|di|del|della|dei|da|do|das|dos|du|des|la|las|los|le|les|of|the)$/u

const isDate = (word: string) => MONTH.test(word) || isWeekday(word)
const isNameBefore = (word: string) => NAME.test(word) && !isDate(word)
const isNameAfter = (word: string) => NAME_END.test(word) && !isDate(word)

/** The cost of an article, a preposition or a sign such as "+" at the end of a line, and of a line break inside of a parenthesis. */
const DANGLING_COST = 0.38
/** Beside a word that fills a line, there is no better place for it. */
const DANGLING_ALONE_COST = 0.1

/** An article at the end of a line costs more than a preposition. */
const ARTICLE_COST = 0.1

/** What a line that ends with punctuation saves. */
export const PAUSE_GAIN = 0.06
/** A dangling word at the end of a line costs, and punctuation saves. */
export function measureEndCost(text: string, dangling: RegExp): number {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  const small = dangling.test(text) ? DANGLING_ALONE_COST : dangling.test(last) ? DANGLING_COST : 0
  return (
    small +
    (small === DANGLING_COST && isArticle(last) ? ARTICLE_COST : 0) +
    (/(?:^| )[+&=/]$/u.test(text) ? DANGLING_COST : 0) +
    (text.lastIndexOf('(') > text.lastIndexOf(')') ? DANGLING_COST : 0) -
    (/[.!?,:;、。！？،؟।]$/.test(text) ? PAUSE_GAIN : 0)
  )
}

/** The cost of a number that is parted from its word: "88 / Dock Road", "No. / 7". */
export const PARTED_COST = 0.3
/** Whether a line ends with a number whose word begins the next one. */
export const isParted = (line: string, next: string) =>
  (/(?:^| )\p{Nd}{1,4}$/u.test(line) && /^\p{L}/u.test(next)) || (/\p{L}{1,3}\.$/u.test(line) && /^\p{Nd}/u.test(next))
