import { keepByTag } from './languages/keep-by-tag.ts'
import { countWords, isKnownLanguage } from './languages/terms.ts'
import { findOccurrences } from './find-occurrences.ts'
import { toAsciiDigits } from './number-key.ts'
import { joinTokens, toFault, type Fault } from './judge-place.ts'
import { readTokens, toCleanText, type Token } from './tokens.ts'
import type { Part } from './place-line.ts'
import type { SourceText } from './source-text.ts'
import type { ReadDesign } from './read-design.ts'

/** What is wrong with a line whose words stand nowhere in this order. Nothing if it is one of our sentences. */
export function judgeUnplaced(read: ReadDesign, { tokens }: Part): Fault[] {
  if (tokens.every(({ kind }) => kind === 'mark')) return []
  if (isOurs(read, tokens) || isPrice(read, tokens) || isCarried(read, tokens)) return []
  const lost = findLostSign(read, tokens)
  if (lost) return [{ rule: 'sign', words: lost }]
  const known = listKnown(read)
  const numbers = tokens.filter(({ kind, key }) => kind === 'number' && !known.has(key))
  if (numbers.length > 0) return numbers.map((token) => judgeNumber(read, token))
  const foreign = tokens.filter(({ kind, key }) => (kind === 'word' || kind === 'link') && !known.has(key))
  return foreign.length > 0 ? [toFault('foreign', foreign)] : [toFault('joined', tokens)]
}

function isOurs({ ours }: ReadDesign, tokens: readonly Token[]): boolean {
  return ours.has(tokens.map(({ key }) => key).join(' '))
}

/** Whether a line is the price of the product, as it is written in the language of the design. */
function isPrice({ prices }: ReadDesign, tokens: readonly Token[]): boolean {
  return prices.has(tokens.map(({ key }) => key).join(' '))
}

/**
 * Whether a line says a fact of a request in another language: all its words belong to how facts are said in the language of the design,
 * or stand in the request, and all its numbers stand there too.
 */
export function isCarried(read: ReadDesign, tokens: readonly Token[]): boolean {
  const { given, sources, design } = read
  const isForeign = sources.request.some(({ terms }) => (given.request_language ?? terms.tag) !== design.language)
  if (!isForeign || given.vocabulary.size === 0) return false
  const values = new Set(sources.request.flatMap(listGivenValues))
  const names = new Set(sources.request.flatMap(({ keys }) => keys))
  return tokens.every((token) => {
    if (token.kind === 'number')
      return (
        listParts(token).every((part) => values.has(part) || (part === 1 && SAYS_ONE.has(design.language))) ||
        values.has(valueOf(token))
      )
    return token.kind !== 'word' || given.vocabulary.has(token.key) || names.has(token.key)
  })
}

/** "$29 per month" is "1か月 $29". */
const SAYS_ONE = new Set(['ja', 'zh-Hans', 'zh-Hant', 'ko'])

/** The numbers of a text: also the hours that they are on the other clock, and those of the months that it names. */
function listGivenValues({ tokens, terms }: SourceText): (number | string)[] {
  const months = [...terms.months]
  return tokens.flatMap((token) => {
    if (token.kind === 'word') return months.includes(token.key) ? [toMonth(token.key, terms.tag)] : []
    const parts = listParts(token)
    return token.kind === 'number' ? [...parts, ...parts.map((part) => (part + 12) % 24), valueOf(token)] : []
  })
}

/** The number of a month from 1, by its name in a language. */
const toMonth = (name: string, language: string): number =>
  Math.max(...listMonths(language).map((names) => names.indexOf(name))) + 1

const listMonths = keepByTag((language: string) => {
  const list = (options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2026, month, 1))
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase()
        .replace(/\.$/, ''),
    )
  return [list({ month: 'long' }), list({ month: 'short' }), list({ month: 'long', day: 'numeric' })]
})

/** Full hours have no minutes in other languages. */
const listParts = ({ text }: Token): number[] =>
  (toAsciiDigits(text).match(/\d+/g) ?? []).map(Number).filter((part) => part > 0)
const valueOf = ({ key }: Token): string => /^[\d.]+/.exec(key)?.[0] ?? ''

/** The words of a source that a line shows without one of their signs: "CO neutral" for "CO₂ neutral". */
function findLostSign({ sources }: ReadDesign, tokens: readonly Token[]): string | null {
  const sought = tokens.map(toBare).filter((key) => key !== '')
  if (sought.length === 0) return null
  for (const { tokens: all } of [...sources.request, ...sources.kept, ...sources.own]) {
    const kept = all.filter((token) => toBare(token) !== '')
    const [at] = findOccurrences(sought, kept.map(toBare))
    const [first, last] = at === undefined ? [] : [kept[at], kept[at + sought.length - 1]]
    if (first && last) return joinTokens(all.slice(all.indexOf(first), all.indexOf(last) + 1))
  }
  return null
}

/** A key without signs, small digits and accents. */
const toBare = ({ key, kind }: Token) =>
  kind === 'sign' || kind === 'mark' ? '' : key.normalize('NFD').replace(/[\p{S}\p{No}\p{Mn}%°]/gu, '')

function listKnown({ sources }: ReadDesign): ReadonlySet<string> {
  const known = new Set<string>()
  for (const { keys } of [...sources.request, ...sources.kept, ...sources.own]) for (const key of keys) known.add(key)
  return known
}

/** A number that is a part of one that was given was cut. Any other was invented. */
function judgeNumber({ sources }: ReadDesign, token: Token): Fault {
  const digits = toAsciiDigits(token.text).replace(/\D/g, '')
  const isPart = [...sources.request, ...sources.kept].some(({ tokens }) =>
    tokens.some(({ kind, text }) => kind === 'number' && toAsciiDigits(text).replace(/\D/g, '').includes(digits)),
  )
  return toFault(isPart ? 'number' : 'foreign', [token])
}

/** Whether a line has ordinary words of another language than the design's. Names, codes and numbers belong to every language. */
export function findOtherLanguage(read: ReadDesign, { tokens, places }: Part): Fault | null {
  const { design, given, sources } = read
  if (!isKnownLanguage(design.language)) return null
  const place = places.find(({ origin }) => origin === 'request')
  const source = place && sources.request[place.source]
  const spoken = given.request_language ?? source?.terms.tag
  if (!source || !spoken || spoken === design.language || !isSpoken(source.keys, spoken, design.language)) return null
  if (isQuotation(given.request, tokens)) return null
  const all = source.tokens.slice(place.from, place.to)
  const ordinary = all.filter((token, at) => isOrdinary(token, all[at - 1]) && !given.vocabulary.has(token.key))
  return ordinary.length > 0 ? toFault('language', tokens) : null
}

const QUOTATION = /["“„«「]([^"“”„«»「」]{1,300})["”“»」]/gu

/** Whether a line is a quotation of the request, which is used to the letter in every language. */
const isQuotation = (request: readonly string[], tokens: readonly Token[]): boolean => {
  const keys = tokens.map(({ key }) => key).join(' ')
  return request.some((text) =>
    Array.from(text.matchAll(QUOTATION), ([, quoted = '']) => readTokens(toCleanText(quoted))).some(
      (said) => said.map(({ key }) => key).join(' ') === keys,
    ),
  )
}

/** A short word behind a number is a unit: "440 hp". */
const isOrdinary = ({ kind, text }: Pick<Token, 'kind' | 'text'>, before: Token | undefined) =>
  kind === 'word' && !/^\p{Lu}|\p{N}/u.test(text) && !(before?.kind === 'number' && text.length < 4)

/** Whether a text is certainly in one language and not in another: by its script, or by its function words. */
function isSpoken(keys: readonly string[], tag: string, other: string): boolean {
  const [script, written] = [SCRIPT_OF[tag] ?? 'Latin', SCRIPT_OF[other] ?? 'Latin']
  if (script !== written) return !(script === 'Han' && written === 'Han')
  const words = new Set(keys)
  return script === 'Latin' && countWords(tag, words) > countWords(other, words)
}

const SCRIPT_OF: Readonly<Record<string, string>> = {
  ja: 'Han',
  'zh-Hans': 'Han',
  'zh-Hant': 'Han',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Devanagari',
  ko: 'Hangul',
  th: 'Thai',
  ru: 'Cyrillic',
  uk: 'Cyrillic',
}
