import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { findEntries, type ListEntry } from './find-entries.ts'
import { findFigures, findMoments, findQuotations, keepFirst, type WholeText } from './find-whole.ts'
import { findOrders, isAddressedToUs, readAddress } from './find-instructions.ts'
import { readSpans, type SpanReader } from './read-spans.ts'
import { splitClauses, type Clause } from './split-clauses.ts'
import { splitSentences } from './split-sentences.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'

/** A part of a text before facts are taken out of it: a clause of the message, or words to us. */
export interface Part extends Extent {
  type: 'message' | 'entry' | 'quotation' | 'instruction'
  spans: readonly Span[]
  /** Whether it consists of facts, or of a fact with a word or two before it. */
  isFact: boolean
  isLabeled: boolean
  /** Whether it is the first clause of its sentence. */
  isLead: boolean
  /** Where its words start, behind the mark of a list. */
  words?: number
  entry?: ListEntry['entry']
  /** Set for an instruction: the words that must not be shown. */
  withheld?: readonly string[]
}

interface Reading {
  text: string
  words: ReadingWords
  reader: SpanReader
  whole: readonly WholeText[]
}

/** Divides a text into the clauses of its message and the words that are addressed to us. Together they are the whole text. */
export function readParts(text: string, reader: SpanReader): Part[] {
  const words = findReadingWords(reader.language)
  const quotations = findQuotations(text)
  const whole = keepFirst([...quotations, ...findFigures(text), ...findMoments(text, words)])
  const reading = { text, words, reader, whole }
  const parts: Part[] = []
  for (const section of divide({ start: 0, end: text.length }, findEntries(text))) {
    if (section.out) parts.push(readEntry(section.out, reading))
    else for (const sentence of splitSentences(text, section, whole, words)) addSentence(sentence, parts, reading)
  }
  return parts
}

function readEntry(entry: ListEntry, reading: Reading): Part {
  const spans = readSpansOf(entry, reading)
  return { ...entry, type: 'entry', spans, isFact: false, isLabeled: false, isLead: true }
}

const INSTRUCTION = { type: 'instruction', spans: [], isFact: false, isLabeled: false, isLead: false } as const

function addSentence(sentence: Extent, parts: Part[], reading: Reading): void {
  const spans = readSpansOf(sentence, reading)
  for (const { out, ...part } of divide(sentence, findOrders(reading.text, sentence, reading.words))) {
    if (out) parts.push({ ...out, ...INSTRUCTION })
    else addClauses(part, spans, parts, reading)
  }
}

function addClauses(part: Extent, spans: readonly Span[], parts: Part[], { text, words, whole }: Reading): void {
  const known = whole.filter((one) => isInside(one, part))
  const isApart = (said: string) => isAddressedToUs(said, words)
  let isNever = false
  for (const [index, clause] of splitClauses(text, part, { spans, whole: known, words, isApart }).entries()) {
    const own = spans.filter((span) => isInside(span, clause))
    const isFirst = parts.every(({ type }) => type === 'instruction')
    const address = readAddress(text, clause, words, isFirst)
    // "Do not show the price, it is $89"
    const isTold = isNever && own.length > 0
    isNever ||= address.isNever
    const extent = isTold ? clause : address.extent
    for (const { out, ...piece } of divide(clause, extent ? [extent] : [])) {
      const said = own.filter((span) => isInside(span, out ?? piece))
      const names = said.map((span) => withoutLead(text.slice(span.start, span.end)))
      if (out) parts.push({ ...INSTRUCTION, ...out, ...((isTold || address.isNever) && { withheld: names }) })
      else parts.push({ ...describe(clause), ...piece, type: 'message', spans: said, isLead: index === 0 })
    }
  }
}

/** "it is $89" forbids "$89". */
const withoutLead = (fact: string) => fact.replace(/^(?:\p{L}+[:\s]+)+(?=[^\p{L}\s])/u, '')

const describe = ({ isFact, isLabeled }: Clause) => ({ isFact, isLabeled })

/** The facts of an extent, with offsets of the whole text. */
function readSpansOf({ start, end }: Extent, { text, reader, whole }: Reading): Span[] {
  const known = whole
    .filter((one) => isInside(one, { start, end }))
    .map((one) => ({ ...move(one, -start), ...(one.span && { span: move(one.span, -start) }) }))
  return readSpans(text.slice(start, end), known, reader).map((span) => move(span, start))
}

const move = <T extends Extent>(extent: T, by: number): T => ({
  ...extent,
  start: extent.start + by,
  end: extent.end + by,
})

export const isInside = (one: Extent, other: Extent): boolean => one.start >= other.start && one.end <= other.end

/** Divides an extent into what is inside of one of `outs`, which are in their order, and what is between them. */
function divide<T extends Extent>({ start, end }: Extent, outs: readonly T[]): (Extent & { out?: T })[] {
  const parts: (Extent & { out?: T })[] = []
  let from = start
  for (const out of outs) {
    if (out.start > from) parts.push({ start: from, end: out.start })
    parts.push({ start: out.start, end: out.end, out })
    from = out.end
  }
  return from < end ? [...parts, { start: from, end }] : parts
}
