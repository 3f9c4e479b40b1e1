import { sentenceCase } from '../headlines/sentence-case.ts'
import { keepResults } from '../keep-results.ts'
import { findPack } from '../languages/packs.ts'
import { divide } from '../request-reading/extents.ts'
import { readRequest } from '../request-reading/read-request.ts'
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
import { findCarryWords } from './words/all-words.ts'
import { writeNode } from './write-node.ts'
import type { Writer } from './writer.ts'
import { sortByImportance, type Fact, type FactKind } from '../facts/fact.ts'
import type { Brief } from '../../model/brief.ts'
import type { Node } from './node.ts'
import type { Tape } from './tape.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { trimMarks } from '../facts/trim-marks.ts'
import { readSource } from './tape.ts'

/** The facts of a brief in another language (BCP 47) than its own. */
export const carryFacts = (brief: Brief, to: string): Fact[] =>
  writeCarried(readBriefOnce(brief), to, brief.product?.currency ?? null)

/** What designs in one language say of a brief in another one, and which words they leave out. */
export interface CarriedLanguage {
  language: string
  facts: string[]
  left: string[]
}

/** What each language says of a brief, without its own. */
export function listCarried(brief: Brief, languages: readonly string[]): CarriedLanguage[] {
  const { language: spoken } = readRequest({ ...brief, language: null })
  const read = readBriefOnce({ ...brief, language: null })
  return languages
    .filter((language) => language !== spoken)
    .map((language) => ({
      language,
      facts: sortByImportance(writeCarried(read, language, brief.product?.currency ?? null)).map(({ text }) => text),
      left: [...read.left],
    }))
}

/** The words of a brief that no fact says, so that designs in other languages leave them out. */
export const listWordsLeft = (brief: Brief): readonly string[] => readBriefOnce(brief).left

/** All languages of a campaign read the same brief. */
function readBriefOnce(brief: Brief): CarriedBrief {
  const { brand, product } = brief
  const asked: CarryRequest = {
    messages: listMessages(brief),
    language: readRequest(brief).language,
    currency: product?.currency ?? null,
    names: [brand.name, product?.name ?? ''],
  }
  return readOnce(JSON.stringify(asked))
}

const readOnce = keepResults((asked) => readCarried(JSON.parse(asked)))

/** What a brief states besides sentences, and its words that no rule can say in another language. */
interface CarriedBrief {
  facts: readonly { kind: FactKind; node: Node }[]
  /** As typed, in the order of the brief. */
  left: readonly string[]
}

interface CarryRequest {
  /** What prompt and instructions say to readers, without words to us, and without quotations, which are shown as they are. */
  messages: readonly string[]
  /** The language of the messages: a BCP 47 tag. */
  language: string
  /** The currency of the product (ISO 4217), or null. */
  currency: string | null
  names: readonly string[]
}

/** The words of a request between those that are addressed to us and its quotations, as typed. */
function listMessages(brief: Brief): string[] {
  const { pieces, instructions } = readRequest(brief)
  const outs = [...instructions, ...pieces.filter(({ kind }) => kind === 'quotation' || kind === 'person')]
  return (['prompt', 'instructions'] as const).flatMap((field) => {
    const typed = brief[field] ?? ''
    const extents = outs.map(({ source }) => source).filter((source) => source.field === field)
    return divide(
      { start: 0, end: typed.length },
      extents.toSorted((a, b) => a.start - b.start),
    )
      .filter(({ out }) => out === undefined)
      .map(({ start, end }) => typed.slice(start, end))
  })
}

/** Reads a brief once for all languages that it is carried into. */
function readCarried({ messages, language, currency, names }: CarryRequest): CarriedBrief {
  const words = findCarryWords(language) ?? findCarryWords('en')
  if (!words) return { facts: [], left: [] }
  const split = language === 'en' || !findPack(language) ? splitIntoSentences : sentencesOfOther
  const read = messages
    .flatMap((message) => split(normalize(message)))
    .map((sentence) => readMessage(sentence, { words, currency, names }))
  const clauses = read.flatMap((message) => message.clauses)
  attachMoments(clauses)
  checkPrices(clauses)
  const parts = clauses
    .flatMap((clause) => clause.parts)
    .filter(({ isUnsure, node }) => !isUnsure && node.kind !== 'feature')
  const facts = parts.map(({ node }) => ({ kind: node.kind, node }))
  const left = read.flatMap((message) => listLeft(message.tape, message.clauses, language))
  return {
    facts: unique(facts, ({ node }) => JSON.stringify(node)),
    left: unique(left, (typed) => typed.toLowerCase()),
  }
}

/** Writes the facts of a brief in a language (BCP 47). None for a language that the studio does not write. */
function writeCarried({ facts }: CarriedBrief, language: string, currency: string | null): Fact[] {
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

function readMessage(text: string, reader: Reader): { tape: Tape; clauses: Clause[] } {
  const tape = readSentence(text, reader)
  const clauses = splitClauses(tape)
  attachLimits(clauses)
  checkParts(tape, clauses, reader.words, UNSPACED.includes(reader.words.tag))
  checkLoneParts(tape, clauses, reader.words)
  return { tape, clauses }
}

function unique<T>(list: readonly T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>()
  return list.filter((entry) => !seen.has(key(entry)) && seen.add(key(entry)))
}

/** The words of a sentence that no fact says, as typed. Clauses of which nothing was understood stay together. */
function listLeft(tape: Tape, clauses: readonly Clause[], language: string): string[] {
  const left: string[] = []
  const whole: Clause[] = []
  const close = () => {
    const [first, last] = [whole[0], whole.at(-1)]
    if (first && last) left.push(tidy(readSource(tape, first.start, last.end), language))
    whole.length = 0
  }
  for (const clause of clauses) {
    const isSaid = clauses.some(({ parts }) =>
      parts.some((part) => !part.isUnsure && part.places.some((at) => at >= clause.start && at < clause.end)),
    )
    if (!isSaid) {
      whole.push(clause)
      continue
    }
    close()
    left.push(...listBetween(tape, clause, clauses, language))
  }
  close()
  return left.filter((text) => /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text))
}

function listBetween(tape: Tape, clause: Clause, clauses: readonly Clause[], language: string): string[] {
  const said = new Set(clauses.flatMap(({ parts }) => parts.flatMap((part) => (part.isUnsure ? [] : part.places))))
  const texts: string[] = []
  let start = clause.start
  for (let at = clause.start; at <= clause.end; at += 1) {
    if (at < clause.end && !said.has(at)) continue
    texts.push(tidy(readSource(tape, start, at), language))
    start = at + 1
  }
  return texts.filter((text) => text !== '')
}

/** Without marks, and without small words at the ends. A text of small words only is empty. */
function tidy(text: string, language: string): string {
  const small = new Set(findReadingWords(language).dangling.split('|'))
  const isSmall = (word: string) => small.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word)
  const said = trimMarks(text.replace(/^[\s,.;:!?·•|()–—-]+/, ''))
  const words = said.split(/\s+/).filter((word) => word !== '')
  while (words.length > 0 && isSmall(words.at(-1) ?? '')) words.pop()
  while (words.length > 0 && isSmall(words[0] ?? '')) words.shift()
  // "then €69" says more than the amount.
  if (words.length > 0 && !/\p{L}/u.test(words.join(''))) return said
  return words.some((word) => /\p{L}{3}|[^\p{ASCII}]/u.test(word)) ? words.join(' ').replace(/[()]$/, '') : ''
}
