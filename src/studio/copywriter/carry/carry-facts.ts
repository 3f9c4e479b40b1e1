import { sentenceCase } from '../headlines/shorten.ts'
import { keepResults } from '../keep-results.ts'
import { findQuotedTexts, joinRequestText, removeQuotes } from '../headlines/quotes.ts'
import { findPack } from '../languages/packs.ts'
import { parsePrompt } from '../requests/parse-prompt.ts'
import { chooseLanguage } from '../requests/language.ts'
import { removeInstructions } from '../requests/instruction-patterns.ts'
import { sentencesOfOther, splitIntoSentences } from '../sentences.ts'
import { toDrawableText } from '../../type/breaking/drawable-text.ts'
import { UNSPACED } from './create-rules.ts'
import { normalize, readSentence, type Reader } from './read-carried.ts'
import {
  attachLimits,
  attachMoments,
  checkLoneParts,
  checkParts,
  checkPrices,
  type Clause,
  splitClauses,
} from './read-clauses.ts'
import { listLeft } from './list-left.ts'
import { findCarryWords } from './words/all-words.ts'
import { writeNode } from './write-node.ts'
import type { Writer } from './writer.ts'
import { sortByImportance, type Fact, type FactKind } from '../facts/fact.ts'
import type { Brief } from '../../model/brief.ts'
import type { Node } from './node.ts'
import type { Tape } from './tape.ts'

/** The facts of a brief in another language than its own. Languages are BCP 47 tags. */
export const carryFacts = (brief: Brief, from: string, to: string): Fact[] =>
  writeCarried(readBriefOnce(JSON.stringify(toRequest(brief, from))), to, brief.product?.currency ?? null)

/** What designs in one language say of a brief in another one, and which words they leave out. */
export interface CarriedLanguage {
  language: string
  facts: string[]
  left: string[]
}

/** What each language says of a brief, without its own. */
export function listCarried(brief: Brief, languages: readonly string[]): CarriedLanguage[] {
  const { spoken } = chooseLanguage({ ...brief, language: null })
  const read = readBriefOnce(JSON.stringify(toRequest(brief, spoken)))
  return languages
    .filter((language) => language !== spoken)
    .map((language) => ({
      language,
      facts: sortByImportance(writeCarried(read, language, brief.product?.currency ?? null)).map(({ text }) => text),
      left: [...read.left],
    }))
}

/** The words of a brief that no fact says, so that designs in other languages leave them out. `from` is its language, a BCP 47 tag. */
export const listWordsLeft = (brief: Brief, from: string): readonly string[] =>
  readBriefOnce(JSON.stringify(toRequest(brief, from))).left

const toRequest = ({ brand, product, ...request }: Brief, language: string): CarryRequest => ({
  text: joinRequestText(request),
  language,
  currency: product?.currency ?? null,
  names: [brand.name, product?.name ?? ''],
})

/** All languages of a campaign read the same brief. */
const readBriefOnce = keepResults((request) => readCarried(JSON.parse(request)))

/** What a brief states besides sentences, and its words that no rule can say in another language. */
export interface CarriedBrief {
  facts: readonly { kind: FactKind; node: Node }[]
  /** As typed, in the order of the brief. */
  left: readonly string[]
}

export interface CarryRequest {
  /** Prompt and instructions. */
  text: string
  /** The language of the text: a BCP 47 tag. */
  language: string
  /** The currency of the product (ISO 4217), or null. */
  currency: string | null
  names: readonly string[]
}

/** Reads a brief once for all languages that it is carried into. */
export function readCarried({ text, language, currency, names }: CarryRequest): CarriedBrief {
  const words = findCarryWords(language) ?? findCarryWords('en')
  if (!words) return { facts: [], left: [] }
  const reader = { words, currency, names }
  const read = listMessages(text, language).map((message) => readMessage(message, reader))
  const clauses = read.flatMap((message) => message.clauses)
  attachMoments(clauses)
  checkPrices(clauses)
  const parts = clauses
    .flatMap((clause) => clause.parts)
    .filter(({ isUnsure, node }) => !isUnsure && node.kind !== 'feature')
  const facts = parts.map(({ node }) => ({ kind: node.kind, node }))
  const left = read.flatMap((message) => (message.isNote ? [] : listLeft(message.tape, message.clauses, language)))
  return {
    facts: unique(facts, ({ node }) => JSON.stringify(node)),
    left: unique(left, (typed) => typed.toLowerCase()),
  }
}

/** Writes the facts of a brief in a language (BCP 47). None for a language that the studio does not write. */
export function writeCarried({ facts }: CarriedBrief, language: string, currency: string | null): Fact[] {
  const [words, pack] = [findCarryWords(language), findPack(language)]
  if (!words || !pack) return []
  const written = facts.map(({ kind, node }) => ({
    kind,
    text: writeFact(node, { words, pack, currency }),
  }))
  return unique(written, ({ text }) => text.toLowerCase())
}

/** Addresses and names keep their letters. */
function writeFact(node: Node, writer: Writer): string {
  const text = toDrawableText(writeNode(node, writer))
  return node.is === 'text' ? text : sentenceCase(text, writer.pack.tag)
}

interface Message {
  text: string
  /** A note to the designer: its offers count, its words do not. */
  isNote: boolean
}

/** The sentences for readers. Quoted texts are shown as they are, and orders to a designer are no message. */
function listMessages(text: string, language: string): Message[] {
  const plain = normalize(findQuotedTexts(text).length > 0 ? removeQuotes(text) : text)
  const pack = findPack(language)
  const sentences = language === 'en' || !pack ? splitIntoSentences(plain) : sentencesOfOther(plain)
  return sentences.flatMap((sentence) => {
    if (pack?.prompt.noPrice.test(sentence) || FORBIDDING.test(sentence)) return []
    return [{ text: removeOrder(sentence, language), isNote: pack?.prompt.remark.test(sentence) ?? false }]
  })
}

/** What must not be shown. */
const FORBIDDING =
  /^(?:please )?(?:do not|don['’]t|never|avoid|no (?:text|logo|people|price)|without (?:text|logo|people)|bitte (?:kein|nicht)|kein(?:e|en)? (?:text|logo|preis)|ohne (?:text|logo|preis)|ne pas|sans (?:texte|logo|prix)|no (?:digas|menciones)|sin (?:texto|logo|precio)|nie (?:pisz|wspominaj))(?!\p{L})|(?:don['’]t|do not) (?:mention|show|say|write)|nicht (?:nennen|erwähnen|zeigen)/iu

function removeOrder(sentence: string, language: string): string {
  if (language !== 'en') return removeInstructions(sentence)
  const { subject, label } = parsePrompt(sentence)
  const start = sentence.indexOf(label ?? subject)
  return start > 0 && subject !== '' ? sentence.slice(start) : sentence
}

function readMessage({ text, isNote }: Message, reader: Reader): { tape: Tape; clauses: Clause[]; isNote: boolean } {
  const tape = readSentence(text, reader)
  const clauses = splitClauses(tape)
  attachLimits(clauses)
  checkParts(tape, clauses, reader.words, UNSPACED.includes(reader.words.tag))
  checkLoneParts(tape, clauses, reader.words)
  if (isNote)
    for (const { parts } of clauses) for (const part of parts) part.isUnsure ||= !NOTED.includes(part.node.kind)
  return { tape, clauses, isNote }
}

/** What a note to the designer can state: "Mention 25 % off everything". */
const NOTED: readonly FactKind[] = ['discount', 'bundle', 'free', 'deadline', 'condition', 'contact', 'price']

function unique<T>(list: readonly T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>()
  return list.filter((entry) => !seen.has(key(entry)) && seen.add(key(entry)))
}
