import { findSpans, hideSpans, TAKEN } from '../facts/find-spans.ts'
import { removeQuotes } from '../headlines/quotes.ts'
import { sentencesOfOther } from '../sentences.ts'
import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from '../languages/language-pack.ts'
import type { Intent } from './intent.ts'
import type { ParsedPrompt } from './parse-prompt.ts'

/** Reads a prompt in a language of the studio other than English: without orders and notes to the designer. */
export function parseInLanguage(prompt: string, { prompt: words, facts }: LanguagePack): ParsedPrompt {
  const plain = removeQuotes(prompt)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  const sentences = sentencesOfOther(plain)
  const isRemark = (sentence: string) =>
    words.remark.test(sentence) && !words.orders.some((order) => order.test(sentence))
  const isForReaders = (sentence: string) => /\p{L}{2}|\p{Lo}/u.test(sentence) && !isRemark(sentence)
  const spoken = sentences.filter(isForReaders)
  const first = spoken.find((sentence) => !INTERJECTION.test(sentence)) ?? spoken[0] ?? ''
  const ordered = trimEnds(removeOrders(first, words.orders))
  const isOrdered = ordered !== trimEnds(first)
  const message = isOrdered ? (words.toHeadline?.(ordered) ?? ordered) : ordered
  const { label, subject } = splitLabel(message, facts)
  const intent = findIntent([first, spoken.join(' ')], words.intents, isOrdered)
  const rest = spoken.filter((sentence) => sentence !== first && !INTERJECTION.test(sentence))
  return { subject, intent, visual: false, rest, label, isOrdered }
}

/** An exclamation before the message: "Endlich!" */
const INTERJECTION = /^(?:[^\s\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,14}|[^\s\d]{1,5})[!！]$/u

const trimEnds = (text: string) =>
  text.replace(/^(?:[\s,:;¡]|[–—-](?!\s?\d))+|(?<![\s,:;.!。！–—-])[\s,:;.!。！–—-]+$/g, '')

/** Removes the longest order at the start, and the longest at the end of the text or of its first clause, if something is left. */
function removeOrders(text: string, orders: readonly RegExp[]): string {
  const found = orders.flatMap((order) => text.match(order)?.[0] ?? [])
  const left = text.slice(Math.max(0, ...found.filter((order) => text.startsWith(order)).map(({ length }) => length)))
  const head = left.match(/^[^,，、،]+/)?.[0] ?? ''
  const bare = removeEnd(left, orders) ?? `${removeEnd(head, orders) ?? head}${left.slice(head.length)}`
  return bare.trim().length > 1 ? bare : text
}

function removeEnd(text: string, orders: readonly RegExp[]): string | null {
  const ends = orders.flatMap((order) => text.match(order)?.[0] ?? []).filter((order) => text.endsWith(order))
  const longest = Math.max(0, ...ends.map(({ length }) => length))
  return longest > 0 ? text.slice(0, -longest) : null
}

interface Labeled {
  label: string | null
  subject: string
}

/**
 * "Sommerfest: Livemusik und Bratwurst" is about the part after the colon. Japanese writes the label in brackets. Steps and comparisons
 * have colons of their own, and "Öffnungszeiten: täglich ab 8 Uhr" is about the part before.
 */
function splitLabel(message: string, facts: LanguagePatterns): Labeled {
  const whole = { label: null, subject: message }
  const [, bracketed = '', rest = ''] = message.match(/^【([^】]{2,20})】\s?(\S.*)$/u) ?? []
  if (bracketed) return { label: bracketed, subject: rest }
  const [, label = '', said = ''] = message.match(/^([^,:：،、]{2,28})(?::\s|：)\s?(\S.*)$/u) ?? []
  if (label.trim().split(' ').length > 4 || said.length < 6) return whole
  const hasOwn = [facts.steps.test(label), facts.before.test(`${label.trim()}: `), facts.before.test(`${label}: `)]
  return hasOwn.some(Boolean) || isCircumstance(said, facts) ? whole : { label: label.trim(), subject: said }
}

const CIRCUMSTANCES = ['date', 'deadline', 'place', 'price', 'contact', 'condition']

/** Whether a text states only when, where, or for how much. */
function isCircumstance(text: string, facts: LanguagePatterns): boolean {
  const spans = findSpans(text, facts)
  const left = hideSpans(text, spans).replaceAll(TAKEN, '')
  return spans.length > 0 && spans.every(({ kind }) => CIRCUMSTANCES.includes(kind)) && !/\p{L}/u.test(left)
}

function findIntent(
  texts: readonly string[],
  intents: readonly (readonly [Intent, RegExp])[],
  isOrdered: boolean,
): Intent {
  for (const text of texts) {
    if (/[?？؟]$/u.test(text)) return 'question'
    const found = intents.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return isOrdered ? 'show' : 'statement'
}
