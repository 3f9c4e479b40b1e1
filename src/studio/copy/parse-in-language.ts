import { removeQuotes } from './quotes.ts'
import { sentencesOfOther } from './sentences.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { Intent, ParsedPrompt } from './parse-prompt.ts'

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
  const { label, subject } = splitLabel(isOrdered ? (words.toHeadline?.(ordered) ?? ordered) : ordered)
  const intent = findIntent([first, spoken.join(' ')], words.intents, isOrdered)
  const rest = spoken.filter((sentence) => sentence !== first && !INTERJECTION.test(sentence))
  // A comparison has labels of its own.
  if (label && facts.before.test(`${label}: `)) return { subject: ordered, intent, visual: false, rest, label: null }
  return { subject, intent, visual: false, rest, label }
}

/** An exclamation before the message: "Endlich!" */
const INTERJECTION = /^\S+[!！]$/

const trimEnds = (text: string) => text.replace(/^[\s,:;–—-]+|(?<![\s,:;.!。！–—-])[\s,:;.!。！–—-]+$/g, '')

/** Removes the longest order at the start and the longest at the end, if something is left. */
function removeOrders(text: string, orders: readonly RegExp[]): string {
  const found = orders.flatMap((order) => text.match(order)?.[0] ?? [])
  const left = text.slice(Math.max(0, ...found.filter((order) => text.startsWith(order)).map(({ length }) => length)))
  const ends = orders.flatMap((order) => left.match(order)?.[0] ?? []).filter((order) => left.endsWith(order))
  const bare = left.slice(0, left.length - Math.max(0, ...ends.map(({ length }) => length)))
  return bare.trim().length > 1 ? bare : text
}

/** "Sommerfest: Livemusik und Bratwurst" is about the part after the colon. Japanese writes the label in brackets. */
function splitLabel(subject: string): { label: string | null; subject: string } {
  const [, bracketed = '', message = ''] = subject.match(/^【([^】]{2,20})】\s?(\S.*)$/u) ?? []
  if (bracketed) return { label: bracketed, subject: message }
  const [, label = '', rest = ''] = subject.match(/^([^,:：،、]{3,28})\s?(?::\s|：)\s?(\S.*)$/u) ?? []
  const isLabel = label !== '' && label.split(' ').length <= 4 && rest.length >= 6
  return isLabel ? { label, subject: rest } : { label: null, subject }
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
