import { splitIntoSentences, sentencesOfOther } from '../sentences.ts'
import type { LanguagePack } from '../languages/language-pack.ts'

/** How a text is measured, and the words of its language; null if they are not known. */
export interface TextLimit {
  max: number
  measure: (text: string) => number
  pack: LanguagePack | null
  /** Texts that are shown whole or not at all: an offer with its limits. */
  facts?: readonly string[]
}

const fits = (text: string, { max, measure }: TextLimit) => measure(text) <= max

/** Whether the start of a text ends inside no fact. */
const keepsFacts = (text: string, cut: string, { facts = [] }: TextLimit): boolean => {
  const end = cut.replace(/…$/, '').length
  return facts.every((fact) => {
    const start = text.indexOf(fact)
    return start < 0 || end <= start || end >= start + fact.length
  })
}

/**
 * Shortens a text at the end of a paragraph, a sentence, a clause, or a word. A cut sentence ends with an ellipsis. Null if not even one
 * word fits: words are never cut.
 */
export function shortenText(text: string, textLimit: TextLimit): string | null {
  if (text === '') return null
  const first = text.split('\n\n')[0] ?? ''
  return keepSentences(text, textLimit) ?? cutClause(first, textLimit) ?? cutWords(first, textLimit)
}

/** As many whole paragraphs as fit, otherwise whole sentences. Null if not even the first sentence fits. */
export function keepSentences(text: string, textLimit: TextLimit): string | null {
  if (fits(text, textLimit)) return text
  const paragraphs = text.split('\n\n')
  const sentences = splitSentences(paragraphs[0] ?? '', textLimit.pack)
  return takeWhile(paragraphs, '\n\n', textLimit) ?? takeWhile(sentences, findJoiner(textLimit.pack), textLimit)
}

/** As many parts from the start as fit; null if the first one does not. */
function takeWhile(parts: readonly string[], joiner: string, textLimit: TextLimit): string | null {
  let text: string | null = null
  for (const part of parts) {
    const next: string = text === null ? part : `${text}${joiner}${part}`
    if (!fits(next, textLimit)) break
    text = next
  }
  return text
}

export const splitSentences = (text: string, pack: LanguagePack | null): string[] =>
  (pack?.tag === 'en' ? splitIntoSentences(text) : sentencesOfOther(text)).filter((sentence) => sentence !== '')

/** The separator of two sentences: empty in Japanese and Chinese, otherwise a space. */
export const findJoiner = (pack: LanguagePack | null): string => (pack?.facts.unspaced ? '' : ' ')

const CLAUSE_END = /\s[–—-]\s|[,;:，、；：،]/gu
/** Characters of a clause that says something without its rest. */
const CLAUSE_MIN = 12

/** The sentence up to a dash, a comma or a colon, if that is long enough. */
function cutClause(text: string, textLimit: TextLimit): string | null {
  const ends = Array.from(text.matchAll(CLAUSE_END), ({ index }) => index).toReversed()
  const clauses = ends.map((end) => text.slice(0, end).trim()).filter((clause) => clause.length >= CLAUSE_MIN)
  const isUsable = (clause: string) => fits(`${clause}…`, textLimit) && keepsFacts(text, clause, textLimit)
  return clauses.find((clause) => isUsable(clause) && clause.length > text.length / 3) ?? null
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u

/** Words with the spaces after them. A no-break space joins a number and its unit. */
function splitWords(text: string): string[] {
  const spaced = text.match(/[^ \n\t]+[ \n\t]*/g) ?? []
  return spaced.flatMap((word) =>
    UNSPACED.test(word) ? Array.from(WORDS.segment(word), ({ segment }) => segment) : [word],
  )
}

const MARKS = /(?<![\s,;:.!?،、。，·–—-])[\s,;:.!?،、。，·–—-]+$/u

function cutWords(text: string, textLimit: TextLimit): string | null {
  const words = splitWords(text)
  while (words.length > 1) {
    words.pop()
    while (words.length > 1 && textLimit.pack?.weak.test((words.at(-1) ?? '').trim())) words.pop()
    const cut = `${words.join('').replace(MARKS, '')}…`
    if (fits(cut, textLimit) && keepsFacts(text, cut, textLimit)) return cut
  }
  return null
}

/** Shortens a phrase without an ellipsis, for headlines and names: at a clause or a word. Null if less than `least` words are left. */
export function shortenPhrase(text: string, textLimit: TextLimit, least = 2): string | null {
  const plain = text.trim()
  if (fits(plain, textLimit)) return plain || null
  const clause = plain.split(/\s[–—-]\s|[.!?;:。！？；：]\s?|[,，、،]\s?/u)[0]?.trim() ?? ''
  const isWhole = keepsFacts(plain, clause, textLimit)
  if (clause !== plain && countWords(clause) >= least && fits(clause, textLimit) && isWhole) return clause
  const words = splitWords(clause || plain)
  while (words.length > least) {
    words.pop()
    while (words.length > least && textLimit.pack?.weak.test((words.at(-1) ?? '').trim())) words.pop()
    const cut = words.join('').replace(MARKS, '').trim()
    const last = (words.at(-1) ?? '').trim()
    if (fits(cut, textLimit) && keepsFacts(plain, cut, textLimit)) return textLimit.pack?.weak.test(last) ? null : cut
  }
  return null
}

const countWords = (text: string) => splitWords(text).length
