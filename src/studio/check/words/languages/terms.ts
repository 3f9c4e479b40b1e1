import { keepByTag } from './keep-by-tag.ts'
import { ALL_JUDGE_WORDS } from './all-judge-words.ts'
import { readTokens, toCleanText, type Token } from '../tokens.ts'
import type { JudgeWords } from './judge-words.ts'

/** Terms of one kind, found by their first word. */
export type Terms = ReadonlyMap<string, readonly (readonly string[])[]>

type TermLists = Exclude<keyof JudgeWords, 'tag'>

/** The terms of a language, and the names of its days and months. */
export interface LanguageTerms extends Readonly<Record<TermLists, Terms>> {
  tag: string
  /** The first term of `about`, which also follows a kind of post without a verb: "A calm post about". */
  subject: Terms
  days: ReadonlySet<string>
  months: ReadonlySet<string>
  /** The long forms of `days`. */
  long_days: ReadonlySet<string>
}

/** Polish declines its days. */
const POLISH_DAYS =
  'poniedziałku poniedziałki wtorku wtorki środę środy czwartku czwartki piątku piątki sobotę soboty niedzielę niedziele niedzieli'.split(
    ' ',
  )

/** Whether the judge knows words of a language. */
export const isKnownLanguage = (tag: string): boolean => ALL_JUDGE_WORDS.some((of) => of.tag === tag)

/** The terms of a language. A language that the judge does not know has none, and the names of its days. */
export const findTerms = keepByTag((tag: string): LanguageTerms => {
  const words = ALL_JUDGE_WORDS.find((of) => of.tag === tag)
  const lists = Object.keys(ALL_JUDGE_WORDS[0] ?? {}).filter((name) => name !== 'tag') as TermLists[]
  const terms = Object.fromEntries(lists.map((name) => [name, toTerms(words?.[name] ?? '')]))
  const subject = toTerms(words?.about.split(', ', 1)[0] ?? '')
  return { ...(terms as Record<TermLists, Terms>), tag, subject, ...listDays(tag) }
})

function toTerms(list: string): Terms {
  const terms = new Map<string, string[][]>()
  for (const term of list.split(', ')) {
    const keys = readTokens(toCleanText(term)).map(({ key }) => key)
    const [first] = keys
    if (first !== undefined) terms.set(first, [...(terms.get(first) ?? []), keys])
  }
  return terms
}

/** The length in tokens of the longest term that begins at a token; 0 if none does. */
export function measureTerm(terms: Terms, tokens: readonly Token[], at: number): number {
  let longest = 0
  for (const keys of terms.get(tokens[at]?.key ?? '') ?? [])
    if (keys.length > longest && keys.every((key, index) => tokens[at + index]?.key === key)) longest = keys.length
  return longest
}

/** The ranges of tokens that are terms, in order. */
export function findRanges(terms: Terms, tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const length = measureTerm(terms, tokens, at)
    if (length > 0) found.push({ from: at, to: at + length })
  }
  return found
}

/** The names of days and months, long and short, as the language writes them. `days` has both. */
function listDays(tag: string): Pick<LanguageTerms, 'days' | 'months' | 'long_days'> {
  const [days, months, long] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const add = (names: Set<string>, name: string) => {
    const key = name.toLowerCase().replace(/\.$/, '')
    if (key.length > 1 && !/\p{Nd}/u.test(key)) names.add(key)
  }
  for (const style of ['long', 'short'] as const) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    const [day, month, dated] = [
      format({ weekday: style }),
      format({ month: style }),
      format({ month: style, day: 'numeric' }),
    ]
    for (let index = 0; index < 12; index += 1) {
      const first = Date.UTC(2026, index, 1)
      const names = [day.format(Date.UTC(2026, 0, 1 + index)), month.format(first)] as const
      add(days, names[0])
      add(months, names[1])
      if (style === 'long') for (const name of names) add(long, name)
      const inDate = dated.formatToParts(first).find(({ type }) => type === 'month')?.value ?? ''
      add(months, inDate)
      if (style === 'long') add(long, inDate)
    }
  }
  // "20% off today"
  for (const day of [0, 1]) add(days, new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(day, 'day'))
  if (tag === 'pl') for (const name of POLISH_DAYS) long.add(name)
  return { days: new Set([...days, ...months, ...long]), months, long_days: long }
}

/** The language of a text among those that the judge knows: by its script, else by its function words. */
export function guessLanguage(tokens: readonly Token[], usual: string): string {
  const text = tokens.map(({ text: word }) => word).join('')
  const script = SCRIPTS.find(([, pattern]) => pattern.test(text))?.[0]
  if (script) return script
  const words = new Set(tokens.flatMap(({ kind, key }) => (kind === 'word' ? [key] : [])))
  let best = { tag: usual, count: countWords(usual, words) + LEAD }
  for (const { tag } of ALL_JUDGE_WORDS) {
    const count = countWords(tag, words)
    if (count > best.count) best = { tag, count }
  }
  return best.tag
}

/** Short words of one language are words of others: another language than the usual one needs two more. */
const LEAD = 1.5

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh-Hans', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}{2}/u],
  ['hi', /\p{Script=Devanagari}{2}/u],
]

/** How many function words of a language a text has. */
export function countWords(tag: string, words: ReadonlySet<string>): number {
  const { leads, links, negations, orders } = findTerms(tag)
  let count = 0
  const isKnown = (word: string) => [leads, links, negations, orders].some((terms) => hasSingle(terms, word))
  // Words of one or two letters are words of many languages.
  for (const word of words) if (isKnown(word)) count += word.length < 3 ? 0.5 : 1
  return count
}

/** Whether one word alone is a term. */
export const hasSingle = (terms: Terms, word: string): boolean =>
  terms.get(word)?.some((keys) => keys.length === 1) ?? false
