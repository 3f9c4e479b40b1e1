import { removeTakenBack } from '../../model/corrections.ts'
import { findBonds, type Bond } from './find-bonds.ts'
import { findTerms, guessLanguage, hasSingle, measureTerm, type LanguageTerms } from './languages/terms.ts'
import { isBoundary, isUnspaced, readTokens, toCleanText, type Token } from './tokens.ts'

/** A text that a design may use words of, as the judge reads it. */
export interface SourceText {
  tokens: readonly Token[]
  keys: readonly string[]
  terms: LanguageTerms
  /** The clause and the sentence of each token, counted from 0. */
  clauses: readonly number[]
  sentences: readonly number[]
  /** What a cut before a token would part. The last entry is the end of the text. */
  bonds: readonly (Bond | null)[]
  /** Offsets at which a word begins in a script without spaces; null in others. */
  words: ReadonlySet<number> | null
}

/** Languages in which a dot behind a number ends a sentence: "sells out by 10. order online". */
const WITHOUT_ORDINALS = new Set([
  'en',
  'fr',
  'es',
  'pt-BR',
  'it',
  'nl',
  'ar',
  'ja',
  'zh-Hans',
  'hi',
  'ko',
  'vi',
  'th',
  'ru',
  'uk',
])

/** Reads a text without what was taken back in it. Its cost grows with its length. `usual` is its language if its words do not tell it. */
export function readSource(text: string, usual: string): SourceText {
  const clean = removeTakenBack(toCleanText(text))
  const guessed = readTokens(clean)
  const terms = findTerms(guessLanguage(guessed, usual))
  const read = WITHOUT_ORDINALS.has(terms.tag) ? readTokens(clean, false) : guessed
  const tokens = terms.tag === 'tr' ? splitDeclined(read) : splitAttached(read)
  return {
    tokens,
    keys: tokens.map(({ key }) => key),
    terms,
    ...countParts(tokens),
    bonds: findBonds(clean, tokens, terms),
    words: isUnspaced(clean) ? listWordStarts(clean, terms.tag) : null,
  }
}

/** What a request asks for, before a word with "for" at its start. */
const ASKED_FOR =
  /^(?:بوست|منشور[\p{L}\p{M}]{0,2}|إعلان[\p{L}\p{M}]{0,2}|اعلان|تصميم[\p{L}\p{M}]{0,2}|ستوري|صورة|ملصق|פוסט|מודעה|סטורי|תמונה|פלייר)$/u
const ATTACHED = /^(?:ل(?!ل|[إا]?نست|فيس|سناب|واتس|صفح|حساب)(?=\p{Script=Arabic}{3})|ל(?=\p{Script=Hebrew}{3}))/u

/** What somebody is told, before a word with the Hebrew "that" at its start. */
const TOLD = /^(?:ת?(?:גיד|ספר|ודיע|כתוב|כתב|זכיר|עדכן|פרסם|פרסמ|עדכנ)[יו]?|לקוחות|ללקוחות|כולם|לכולם)$/u
const THAT = /^ש(?=\p{Script=Hebrew}{2})/u

/** Parts "for" or "that" from its word, as in "بوست لدورة" and "תגידו שיש": the word alone may be drawn. */
const splitAttached = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.key ?? ''
    const isFor = ASKED_FOR.test(before) && ATTACHED.test(token.text)
    if (token.kind !== 'word' || !(isFor || (TOLD.test(before) && THAT.test(token.text)))) return [token]
    const cut = token.start + 1
    const [lead, rest] = [token.text.slice(0, 1), token.text.slice(1)]
    return [
      { ...token, text: lead, key: lead, end: cut },
      { ...token, text: rest, key: token.key.slice(1), start: cut, opens: false, starts_line: false },
    ]
  })

const PARTICIPLE = /^(?:duyuran|tanıtan|anlatan)$/u
/** The accusative of a possessive. */
const DECLINED = /(?<=m[ıiuü]z)[ıiuü]$|(?<=\p{L}s[ıiuü])n[ıiuü]$/u

/** Parts a case from its word, as in "menümüzü duyuran bir post": without what asked for it, the word alone may be drawn. */
const splitDeclined = (tokens: readonly Token[]): Token[] => {
  const endOf = (token: Token | undefined, next: Token | undefined) =>
    token?.kind === 'word' && PARTICIPLE.test(next?.key ?? '') ? (DECLINED.exec(token.key)?.[0].length ?? 0) : 0
  return tokens.map((token, at) => {
    const own = endOf(token, tokens[at + 1])
    if (own > 0)
      return { ...token, text: token.text.slice(0, -own), key: token.key.slice(0, -own), end: token.end - own }
    const before = endOf(tokens[at - 1], token)
    return before > 0 ? { ...token, start: (tokens[at - 1]?.end ?? token.start) - before } : token
  })
}

const ENDS = new Set(['.', '!', '?'])

function countParts(tokens: readonly Token[]): Pick<SourceText, 'clauses' | 'sentences'> {
  const clauses: number[] = []
  const sentences: number[] = []
  let [clause, sentence] = [0, 0]
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (before && (token.opens || isBoundary(before))) clause += 1
    if (before && (token.starts_line || (ENDS.has(before.key) && before.kind === 'mark'))) sentence += 1
    clauses.push(clause)
    sentences.push(sentence)
  }
  return { clauses, sentences }
}

function listWordStarts(clean: string, tag: string): ReadonlySet<number> {
  const starts = new Set<number>()
  for (const { index } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(clean)) starts.add(index)
  return starts
}

/** Whether a clause begins at a token, or ends before it. */
export function isEdge({ tokens }: SourceText, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return !before || !token || token.opens || isBoundary(before) || isBoundary(token)
}

/** Whether a token is a fact by itself: a number, an address, or the name of a day or a month. */
export const isFact = ({ tokens, terms }: SourceText, at: number): boolean => {
  const token = tokens[at]
  return token !== undefined && (token.kind === 'number' || token.kind === 'link' || terms.days.has(token.key))
}

/** Whether a token is a function word that begins a part that may stand elsewhere. */
export const isLead = ({ tokens, terms }: SourceText, at: number): boolean =>
  hasSingle(terms.leads, tokens[at]?.key ?? '') ||
  measureTerm(terms.limits, tokens, at) > 0 ||
  measureTerm(terms.price_leads, tokens, at) > 0

/** The tokens of the clause of a token: from the first one to the one behind the last. */
export function findClause({ clauses }: SourceText, at: number): { from: number; to: number } {
  let [from, to] = [at, at + 1]
  while (from > 0 && clauses[from - 1] === clauses[at]) from -= 1
  while (to < clauses.length && clauses[to] === clauses[at]) to += 1
  return { from, to }
}
