import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { createPart, type ListEntry, type Part } from './part.ts'
import { divide, keepFirst, listInside } from './extents.ts'
import { markEmail } from './find-email-parts.ts'
import { findCourtesy, findGreeting, isCourtesy } from './find-courtesies.ts'
import { findAddresses } from './find-addresses.ts'
import { findContacts } from './find-contacts.ts'
import { findDates, findVenues } from './find-events.ts'
import { findEntries } from './find-entries.ts'
import { findDays, findWeekdays } from './find-days.ts'
import { findQuotations } from './find-quotations.ts'
import { findAnswers, findFigures, findMoments, findNames } from './find-whole.ts'
import { findFormat, findFrame } from './find-frames.ts'
import { findPurpose } from './find-purpose.ts'
import { findItems } from './tables/find-items.ts'
import { findTables } from './tables/find-tables.ts'
import { listUncut } from './tables/list-uncut.ts'
import { findOrders } from './find-instructions.ts'
import { isLook, isLookThanked } from './find-look.ts'
import { isNotShown } from './find-not-shown.ts'
import { findQuotationParts, namesAuthor } from './find-quotation-parts.ts'
import { readClauses, type TextReading } from './read-clauses.ts'
import { hide, readSpans, type SpanReader } from './read-spans.ts'
import { splitSentences } from './split-sentences.ts'
import { matchAllWords } from './word-pattern.ts'
import type { Extent, RequestField } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Divides a text into the clauses of its message and the words that are addressed to us. Together they are the whole text. */
export function readParts(text: string, reader: SpanReader, field: RequestField, keepsClauses = false): Part[] {
  const words = findReadingWords(reader.language)
  const quotations = findQuotations(text)
  const whole = keepFirst([
    ...(quotations.length > 0 ? quotations : findBareQuotation(text)),
    ...findContacts(text, reader.language),
    ...findAddresses(text, reader.language),
    ...findFigures(text),
    ...findMoments(text, words),
    ...findDays(text, reader.language),
    ...findDates(text, reader.language),
    ...findVenues(text, reader.language),
    ...findNames(text, reader.names),
    ...findAnswers(text),
  ])
  const days = findWeekdays(hide(text, whole), reader.language)
  const closed = keepFirst([...whole, ...days])
  // Hashtags at the end are for the caption.
  const tagsStart = findHashtags(text)
  const courtesy = findCourtesy(text, tagsStart)
  const bodyEnd = courtesy?.start ?? tagsStart
  const all = { start: 0, end: bodyEnd }
  const entries = findEntries(text.slice(0, bodyEnd), reader.language)
  const first = splitSentences(text, all, closed, words)
  const tables = findTables(text, first, whole, reader.language, findOrderEnd(text, first[0], words))
  const lists = joinLists(entries, listUncut(text, tables, closed)).map((entry) => keepLead(text, entry, words))
  const sections = divide(all, lists).map(({ out, ...section }) => ({
    entry: out,
    sentences: out ? [section] : splitSentences(text, section, closed, words),
  }))
  const sentences = sections.flatMap((section) => section.sentences)
  const spans = readSpans(separate(text, sentences), whole, reader, days)
  const reading = { text, words, whole, spans, keepsClauses }
  const parts: Part[] = []
  for (const section of sections) {
    if (section.entry) parts.push(toEntry(section.entry, reading))
    else
      for (const sentence of section.sentences)
        if (isAuthor(text, sentence, findLastWritten(text, parts), words)) parts.push(createPart('person', sentence))
        else
          for (const { out, ...extent } of divide(sentence, findItems(sentence, reading)))
            parts.push(...(out ? [toEntry(out, reading)] : readSentence(extent, reading, parts, field)))
  }
  // "que sea sencillo, gracias"
  const wish = courtesy ? findLastWritten(text, parts) : undefined
  if (wish?.type === 'message' && wish.spans.length === 0) {
    const said = text.slice(wish.start, wish.end).replace(/(?<![\s,.])[\s,.]+$/u, '')
    if (isLookThanked(said, words) || isNotShown(`${said} please`)) wish.type = 'instruction'
  }
  if (courtesy) parts.push(createPart('instruction', courtesy))
  const hashtags = { start: tagsStart, end: text.length }
  if (tagsStart < text.length)
    parts.push({ ...createPart('message', hashtags), spans: listInside(spans, hashtags), isFact: true })
  const isAsked =
    courtesy?.isChat === true || parts.some((part) => part.type === 'instruction' && !isThanks(text, part, courtesy))
  const [last] = parts.slice(-2)
  // "DM me to book x": kisses that are not for us stay with the words before them.
  if (
    !isAsked &&
    courtesy &&
    last &&
    last.start < courtesy.start &&
    KISSES.test(text.slice(courtesy.start, courtesy.end))
  ) {
    parts.splice(parts.length - 1, 1)
    last.end = courtesy.end
  }
  const read = parts.map((part, index) => {
    if (isAsked && part.type === 'message' && part.spans.length === 0 && isLook(text, part, words))
      return createPart('instruction', part)
    if (isGreeting(text, part, parts[index + 1], words)) return createPart('instruction', part)
    if (isAsked && part.type === 'message' && isCourtesy(text.slice(part.start, part.end)))
      return createPart('instruction', part)
    return !isAsked && part.type === 'instruction' ? createPart('message', part) : part
  })
  return numberLists(isAsked ? markEmail(text, read) : read)
}

/** Where an order at the start of a text ends; 0 without one. Its words are no row of a table: "min" is a short name of a day as well. */
function findOrderEnd(text: string, sentence: Extent | undefined, words: ReadingWords): number {
  const [order] = sentence ? findOrders(text, sentence, words) : []
  return order && order.start === sentence?.start ? order.end : 0
}

const KISSES = /^[\s\p{P}]*x{1,5}[\s\p{P}\p{Extended_Pictographic}]*$/u

/** Whether a part has a letter or a digit. */
const isWritten = (text: string, { start, end }: Extent) => /[\p{L}\p{N}]/u.test(text.slice(start, end))

const findLastWritten = (text: string, parts: readonly Part[]) => parts.findLast((part) => isWritten(text, part))

/** Who said a quotation, in a sentence of its own: "“I slept like a baby.” Dana, member since 2021." */
function isAuthor(text: string, { start, end }: Extent, before: Part | undefined, words: ReadingWords): boolean {
  if (before?.type !== 'quotation' || before.end < start - 4) return false
  return namesAuthor(text.slice(start, end), words)
}

/** A small word before the first entry belongs to it: "from Saturday to Wednesday". */
function keepLead(text: string, entry: ListEntry, { lead }: ReadingWords): ListEntry {
  if (entry.entry.index > 0 || entry.words !== entry.start) return entry
  const said = text.slice(Math.max(0, entry.start - 24), entry.start)
  const opening = said.search(/[:：\n.!?][^:：\n.!?]*$/u)
  const before = opening < 0 && entry.start > said.length ? '' : said.slice(opening + 1).trim()
  if (before === '' || !compilePattern(`^(?:${lead})$`, 'iu').test(before)) return entry
  const start = text.lastIndexOf(before, entry.start)
  return { ...entry, start, words: start }
}

/** Lists with marks, and tables where none of these is. */
function joinLists(entries: readonly ListEntry[], tables: readonly ListEntry[]): ListEntry[] {
  const from = entries[0]?.start ?? Infinity
  const to = entries.at(-1)?.end ?? -1
  const isApart = (list: number) =>
    tables.every(({ entry, start, end }) => entry.list !== list || end <= from || start >= to)
  return [...entries, ...tables.filter(({ entry }) => isApart(entry.list))].toSorted((a, b) => a.start - b.start)
}

/** Where the hashtags at the end of a text start; its end if it has none, or nothing else. */
function findHashtags(text: string): number {
  let start = text.length
  for (let end = text.trimEnd().length; end > 0;) {
    const from = 1 + Math.max(text.lastIndexOf(' ', end - 1), text.lastIndexOf('\n', end - 1))
    if (!/^#[\p{L}\p{N}_]/u.test(text.slice(from, end))) break
    start = from
    end = text.slice(0, from).trimEnd().length
  }
  return text.slice(0, start).trim() === '' ? text.length : start
}

/** The lists of a text are counted from 0. */
function numberLists(parts: readonly Part[]): Part[] {
  let list = -1
  return parts.map((part) => {
    if (!part.entry) return part
    if (part.entry.index === 0) list += 1
    return { ...part, entry: { list, index: part.entry.index } }
  })
}

/** Thanks are for us only in a request that asks us for something. Otherwise they are the message. */
const isThanks = (text: string, { start, end }: Part, courtesy: Extent | null) =>
  start === courtesy?.start ||
  (THANKS.test(text.slice(start, end)) && !/^[\s.,!–—-]*merci (?:de|d['’])/iu.test(text.slice(start, end)))
const THANKS =
  /^[\s.,!–—-]*(?:(?:many )?thanks|thank you|thx|(?:vielen )?dank\p{L}*|lg|vg|merci|gracias|obrigad[oa]|grazie|bedankt|dank je|dzi[ęe]kuj\p{L}*|teşekkür\p{L}*|شكر\p{L}{1,3}|ありがとう\p{L}*|谢谢|多谢|感谢)/iu

/** "Hi!" before an order is addressed to us. */
function isGreeting(text: string, part: Part, next: Part | undefined, { order }: ReadingWords): boolean {
  if (part.type !== 'message' || next?.type !== 'instruction') return false
  const left = text.slice(part.start, part.end).replace(matchAllWords(order.polite, false), ' ')
  return !/[\p{L}\p{N}]/u.test(left)
}

/** The text with a line break between two sentences, so that no fact is read across them. */
function separate(text: string, sentences: readonly Extent[]): string {
  let separated = ''
  for (const { start } of sentences) {
    const isSpace = start > 0 && text.charAt(start - 1) === ' '
    separated += text.slice(separated.length, isSpace ? start - 1 : start) + (isSpace ? '\n' : '')
  }
  return separated + text.slice(separated.length)
}

/** The words of a sentence that ask us for something: before the message, around it, or behind it. */
function findAsked(sentence: Extent, { text, words }: TextReading, before: readonly Part[]): Extent[] {
  const orders = findOrders(text, sentence, words)
  const isOpening = before.every(({ type }) => type === 'instruction')
  const frame = isOpening ? findFrame(text, sentence) : null
  const [order] = orders
  const isRead =
    order?.start === sentence.start &&
    (SAYING.test(text.slice(order.start, order.end)) || !/[\p{L}\p{N}]/u.test(text.slice(order.end, frame?.end)))
  const format = isOpening && !frame ? (findFormat(text, sentence) ?? findPurpose(text, sentence)) : null
  // "candle care reel:" is a subject with its format, and no order of a reel.
  if (format && /[\p{L}\p{N}]/u.test(text.slice(format.end)) && orders.every(({ end }) => end <= format.end + 1))
    return [{ ...format, end: Math.min(format.end, sentence.end) }]
  const greeting = isOpening && !frame && orders.length === 0 ? findGreeting(text, sentence) : null
  if (greeting) return [greeting]
  if (!frame || isRead) return orders
  const opening = { start: frame.start, end: Math.min(frame.end, sentence.end) }
  return [opening, ...orders.filter(({ start }) => start >= opening.end)]
}

/** What is said behind it is the message: "a post that says we come to you". */
const SAYING =
  /(?<![\p{L}\p{M}])(?:that|says|say|saying|with the text|dass|steht|mit dem text|mit der aufschrift|dit|disant|avec le texte|que|q|diga|dice|diciendo|con el texto|che|dicendo|con il testo|dizendo|avisando|com o texto|dat|met de tekst|że|z tekstem|z napisem)[\s:,]*$/iu

const toEntry = (entry: ListEntry, { spans }: TextReading): Part => ({
  ...createPart('entry', entry),
  words: { start: entry.words, end: entry.wordsEnd ?? entry.end },
  entry: entry.entry,
  spans: listInside(spans, entry),
})

function readSentence(sentence: Extent, reading: TextReading, before: readonly Part[], field: RequestField): Part[] {
  const orders = findAsked(sentence, reading, before)
  const quotations = findQuotationParts(sentence, reading, orders[0]?.end ?? sentence.start)
  const outs = keepFirst([...orders.map((order) => createPart('instruction', order)), ...quotations])
  // Instructions need no subject before them: "Mention free shipping".
  const isFirst =
    field === 'prompt' && before.every((part) => part.type === 'instruction' || !isWritten(reading.text, part))
  const hasWords = before.length > 0 || outs.length > 0
  return divide(sentence, outs).flatMap(({ out, ...extent }) =>
    out ? [out] : readClauses(extent, reading, { isFirst, hasWords }),
  )
}

/** The name behind the dash at the end of a line. */
const AUTHOR = /\s[–—~-]\s*[^–—~\n\d]{2,48}$/u
/** A date, a price or a time: it is no quotation. */
const FACT = /\d|\p{Sc}/u
/** In words. */
const MOST_AUTHOR = 6

/**
 * Finds the words of a quotation without its marks, where a request asks for one: "quote: Be kind to your mind – ANNA LEE". Without a name
 * behind it, it ends with its line.
 */
function findBareQuotation(text: string): WholeText[] {
  const frame = findFrame(text, { start: 0, end: text.length })
  if (!frame?.isQuote) return []
  const line = text.slice(frame.end).split('\n', 1)[0]?.trimEnd() ?? ''
  const author = AUTHOR.exec(line)
  const isNamed = author !== null && author[0].trim().split(/\s+/).length <= MOST_AUTHOR + 1
  const said = isNamed ? line.slice(0, author.index) : line
  if (!/\p{L}/u.test(said) || FACT.test(said)) return []
  const extent = { start: frame.end, end: frame.end + said.trimEnd().length }
  return [{ ...extent, quoted: extent }]
}
