import { findOccurrences } from './find-occurrences.ts'
import { findRanges, findTerms, type LanguageTerms } from './languages/terms.ts'
import { isNameless, readNames } from './read-names.ts'
import type { ClaimKind, UnsupportedClaim } from './unsupported-claim.ts'
import { isUnspaced, readTokens, toCleanText, type Token } from './tokens.ts'

/** What a text may claim: texts of the request, of brand and product, and claims that the brand approved. */
export interface Evidence {
  texts: readonly string[]
}

/** The evidence as it is looked up. */
export interface ReadEvidence {
  keys: ReadonlySet<string>
  /** All tokens of all texts, with an empty key between two texts. */
  all: readonly string[]
  /** All texts in small letters, for scripts without spaces. */
  joined: string
}

export function readEvidence({ texts }: Evidence): ReadEvidence {
  const clean = texts.map(toCleanText)
  const all = clean.flatMap((text) => [...readTokens(text).map(({ key }) => key), ''])
  return { keys: new Set(all), all, joined: clean.join('\n').toLowerCase() }
}

/**
 * Finds what a text in a language states without evidence: numbers, prices and dates, superlatives and comparisons, awards and tests,
 * quotations and names. The cost grows with the length of text and evidence.
 */
export function findUnsupported(text: string, language: string, evidence: ReadEvidence): UnsupportedClaim[] {
  const clean = toCleanText(text)
  const tokens = readTokens(clean)
  const terms = findTerms(language)
  const found = [
    ...findNumbers(tokens, evidence),
    ...findDates(clean, tokens, terms, evidence),
    ...findClaims('superlative', tokens, terms.superlatives, evidence),
    ...findClaims('award', tokens, terms.awards, evidence),
    ...(language === 'en' ? findEnglishSuperlatives(tokens, evidence) : []),
    ...findQuotations(clean, evidence),
    ...(isNameless(tokens) ? [] : readNames(clean, tokens, terms, evidence.keys)),
  ]
  return keepOutermost(found)
}

const toClaim = (kind: ClaimKind, tokens: readonly Token[]): UnsupportedClaim => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  const words = tokens.reduce(
    (text, token, at) => text + (at > 0 && token.start > (tokens[at - 1]?.end ?? 0) ? ' ' : '') + token.text,
    '',
  )
  return { kind, words, start: first?.start ?? 0, end: last?.end ?? 0 }
}

const findNumbers = (tokens: readonly Token[], { keys }: ReadEvidence) =>
  tokens.flatMap((token) => (token.kind === 'number' && !keys.has(token.key) ? [toClaim('number', [token])] : []))

/** Names of days and months. In English, "may" and "march" are names only with a capital inside of a sentence. */
function findDates(clean: string, tokens: readonly Token[], terms: LanguageTerms, evidence: ReadEvidence) {
  if (isUnspaced(clean)) return findJoinedDates(clean, terms, evidence)
  const split = [...terms.long_days].filter((day) => /[^\p{L}]/u.test(day))
  const joined =
    split.length > 0 ? findJoinedDates(clean.toLowerCase(), { ...terms, long_days: new Set(split) }, evidence) : []
  const single = tokens.flatMap((token, at) => {
    const isDay = terms.long_days.has(token.key) && !hasDay(token.key, evidence)
    const isWord = AMBIGUOUS.has(token.key) && (token.opens || at === 0 || !/^\p{Lu}/u.test(token.text))
    return isDay && !isWord ? [toClaim('date', [token])] : []
  })
  return [...joined, ...single]
}

/** Whether a day was given, in Arabic with or without its article. */
const hasDay = (day: string, { keys }: ReadEvidence) =>
  keys.has(day) || keys.has(day.replace(/^ال/, '')) || keys.has(`ال${day}`)

const AMBIGUOUS = new Set(['may', 'march', 'august', 'mars', 'mart', 'ocak', 'pazar'])

function findJoinedDates(clean: string, { long_days }: LanguageTerms, { joined }: ReadEvidence): UnsupportedClaim[] {
  return [...long_days].flatMap((day) => {
    const start = clean.indexOf(day)
    return start >= 0 && !joined.includes(day)
      ? [{ kind: 'date' as const, words: day, start, end: start + day.length }]
      : []
  })
}

function findClaims(
  kind: ClaimKind,
  tokens: readonly Token[],
  list: LanguageTerms['awards'],
  evidence: ReadEvidence,
): UnsupportedClaim[] {
  const stems = [...list.keys()].filter(
    (key) => key.length >= LEAST_STEM && (list.get(key) ?? []).some(({ length }) => length === 1),
  )
  const inflected = tokens.flatMap((token, at) =>
    token.kind === 'word' && !list.has(token.key) && stems.some((stem) => isFormOf(token.key, stem))
      ? [{ from: at, to: at + 1 }]
      : [],
  )
  return [...findRanges(list, tokens), ...inflected].flatMap(({ from, to }) => {
    const said = tokens.slice(from, to)
    return isKnown(said, evidence) ? [] : [toClaim(kind, said)]
  })
}

/** Longer words have other forms: "preisgekrönt", "preisgekrönter". */
const LEAST_STEM = 6
const LONGEST_ENDING = 2

const isFormOf = (word: string, stem: string) => word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING

const isKnown = (tokens: readonly Token[], { all }: ReadEvidence) =>
  findOccurrences(
    tokens.map(({ key }) => key),
    all,
  ).length > 0

/** English words that end like a superlative. */
const PLAIN = new Set(
  'rest forest honest guest harvest interest modest request digest invest west test nest quest chest fest vest contest protest suggest arrest priest latest conquest midwest northwest southwest pest jest zest crest artichest everest earnest tempest bequest'.split(
    ' ',
  ),
)

const findEnglishSuperlatives = (tokens: readonly Token[], { keys }: ReadEvidence) =>
  tokens.flatMap((token, at) => {
    const isMost = token.key === 'most' && tokens[at - 1]?.key === 'the'
    const isForm = /^\p{Ll}{3,}est$/u.test(token.key) && !PLAIN.has(token.key)
    return (isMost || isForm) && !keys.has(token.key) ? [toClaim('superlative', [token])] : []
  })

const QUOTED = /["“„«「『»]([^"“”„«»「」『』\n]{2,400})["”“»」』«]/gu
/** Fewer words in quotation marks are a name or are meant with a wink. */
const LEAST_WORDS = 3
const LEAST_CHARACTERS = 6

function findQuotations(clean: string, evidence: ReadEvidence): UnsupportedClaim[] {
  return [...clean.matchAll(QUOTED)].flatMap(({ 0: whole, 1: said = '', index }) => {
    const tokens = readTokens(said).filter(({ kind }) => kind !== 'mark')
    const isLong = tokens.length >= (isUnspaced(said) ? LEAST_CHARACTERS : LEAST_WORDS)
    if (!isLong || isKnown(tokens, evidence)) return []
    return [{ kind: 'quotation' as const, words: said, start: index, end: index + whole.length }]
  })
}

/** Claims in the order of the text, without those inside of a longer one. */
function keepOutermost(claims: readonly UnsupportedClaim[]): UnsupportedClaim[] {
  const sorted = claims.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const kept: UnsupportedClaim[] = []
  for (const claim of sorted) if (claim.start >= (kept.at(-1)?.end ?? 0)) kept.push(claim)
  return kept
}
