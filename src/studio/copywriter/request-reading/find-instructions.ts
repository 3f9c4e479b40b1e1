import { UNSPACED } from '../carry/create-rules.ts'
import { findPlease, measureIntroduction } from './find-courtesies.ts'
import { findOrder, findOrderEnd } from './find-order.ts'
import { findWrittenOrders } from './find-written-orders.ts'
import { PLATFORM, sortWords } from './order-cursor.ts'
import { OR, PLEASE } from './asking.ts'
import { findPublished } from './find-published.ts'
import { skipPlace } from './find-purpose.ts'
import {
  findNegatedObject,
  findNeverEnd,
  findNeverStart,
  findNotShownTail,
  isColorRefused,
  isNotShown,
  type NeverPatterns,
} from './find-not-shown.ts'
import { isOurNote } from './find-our-notes.ts'
import { findKept } from './find-wishes.ts'
import { allowBare, matchAllWords, matchWords } from './word-pattern.ts'
import { AFTERTHOUGHT, measureAddition } from '../../model/additions.ts'
import { findImageNote } from '../../model/image-notes.ts'
import { readTold } from '../../model/told.ts'
import { readVerbLast } from '../../model/verb-last.ts'
import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** How a language addresses us, as patterns. */
interface InstructionPatterns extends NeverPatterns {
  note: RegExp
  mention: RegExp
  label: RegExp
  platform: RegExp
  your: RegExp
}

const compiled = new Map<string, InstructionPatterns>()

function patternsOf(words: ReadingWords): InstructionPatterns {
  const known = compiled.get(words.tag)
  if (known) return known
  const { order } = words
  const [never, note, mention, label, neverStart] = [
    words.never,
    words.note,
    words.mention,
    words.label,
    words.neverStart,
  ].map((source) => allowBare(source, words.tag)) as [string, string, string, string, string]
  const things = [order.post, order.picture].filter(Boolean).join('|')
  const isUnspaced = UNSPACED.includes(words.tag)
  const { price, date, place, contact, discount } = words.named
  const patterns = {
    never: compilePattern(never || '(?!)', 'iu'),
    neverStart: matchWords(neverStart, isUnspaced),
    note: compilePattern(note || '(?!)', 'iu'),
    mention: compilePattern(
      `^${AFTERTHOUGHT}(?:(?:${sortWords(order.polite)})[ ,]+)?(?:${sortWords(mention).replaceAll(' ', ',? ')})(?![\\p{L}\\p{M}\\p{N}]) ?:? *`,
      'iu',
    ),
    label: compilePattern(`^(?:${label || '(?!)'}) ?[:：] *`, 'iu'),
    platform: compilePattern(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${order.forOur || '(?!)'}) ${PLATFORM}(?:[ -](?:${things}|page|feed|profile|account|channel|reel|reels))?[.!]?$`,
      'iu',
    ),
    your: matchWords(order.your, false),
    empty: matchAllWords(
      [PLEASE, order.polite, words.dangling, price, date, place, contact, discount].filter(Boolean).join('|'),
      isUnspaced,
    ),
    open: compilePattern(`^[ ]*(?:${sortWords(words.dangling)}|please|bitte|stp|pls)(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
    named: [
      [['price'], matchWords(price, isUnspaced)],
      [['date', 'deadline'], matchWords(allowBare(date, words.tag), isUnspaced)],
      [['place'], matchWords(allowBare(place, words.tag), isUnspaced)],
      [['contact'], matchWords(allowBare(contact, words.tag), isUnspaced)],
      [['discount'], matchWords(allowBare(discount, words.tag), isUnspaced)],
    ] as const,
  }
  compiled.set(words.tag, patterns)
  return patterns
}

/** What a clause says to us. `extent` is what is not drawn; null if all of it is drawn. */
export interface Address {
  extent: Extent | null
  /** What is drawn of it all the same. */
  kept?: Extent | null
  /** Whether it says what must not be shown. */
  isNever: boolean
  /** The kinds of facts that must not be shown, as far as it names them. */
  forbids: readonly FactKind[]
}

const DRAWN: Address = { extent: null, isNever: false, forbids: [] }
const addressed = (extent: Extent): Address => ({ ...DRAWN, extent })

/** Finds an order at the start or at the end of a sentence, or around its subject: "Can you make a post about … ?" */
export function findOrders(text: string, sentence: Extent, words: ReadingWords): Extent[] {
  // "bitte kein Bild von Hühnern" orders nothing that we make.
  if (isNotShown(text.slice(sentence.start, sentence.end))) return []
  const orders = findAsked(text, sentence, words)
  const from = orders.at(-1)?.end ?? sentence.start
  const said = text.slice(from, sentence.end).trimEnd()
  const tail = findNotShownTail(said) ?? (findImageNote(said) || null)
  return tail === null ? orders : [...orders, { start: from + tail, end: sentence.end }]
}

function findAsked(text: string, sentence: Extent, words: ReadingWords): Extent[] {
  const published = findPublished(text, sentence, words)
  if (published.length > 0) return published
  const told = findTold(text, sentence, words)
  if (told.length > 0) return told
  const self = measureIntroduction(text.slice(sentence.start, sentence.end))
  const order = findOrder(text, { ...sentence, start: sentence.start + self }, words)
  if (order && self > 0)
    return findAsked(text, { ...sentence, start: order.start }, words).map((one) =>
      one.start === order.start ? { ...one, start: sentence.start } : one,
    )
  const start = order && { ...order, end: skipPlace(text, order.end) ?? order.end }
  const clause = start && readVerbLast(text.slice(0, sentence.end), start.end)
  if (clause) return [{ start: start.start, end: clause.to }, clause.late]
  if (start) {
    const subject = { start: start.end, end: sentence.end }
    const please = findPlease(text, subject)
    const end = findOrderEnd(text, subject, start.isAsked)
    return [start, ...(please ? [please] : []), ...(end && (!please || end.start >= please.end) ? [end] : [])]
  }
  const written = findWrittenOrders(text, sentence, words)
  const chat = written.length === 0 ? findChat(text, sentence) : null
  return chat ? [chat] : written
}

/** "Price list pls": a word of a chat at the end of a clause. */
function findChat(text: string, { start, end }: Extent): Extent | null {
  const found = / (?:pls+|plz|plss|pretty please)(?=\s*(?:[,.;:!?\n]|$))/iu.exec(text.slice(start, end))
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : null
}

/**
 * Whether a part of a sentence is addressed to us, so that it is a clause of its own. `hasWords` tells whether the request has words before
 * it.
 */
export function isAddressedToUs(part: string, words: ReadingWords, hasWords: boolean): boolean {
  const said = trimEnd(part.trimStart())
  const patterns = patternsOf(words)
  const { mention, label } = patterns
  return (
    isNever(patterns, said) ||
    isOurNote(patterns, said, words, hasWords) ||
    isMention(mention, said) ||
    (hasWords && measureAddition(said) > 0) ||
    isMention(label, said)
  )
}

/** Verbs that also say what readers should not do: "Do not use bleach on silk". */
const WEAK =
  /(?:put|putting|use|using|add|adding|advertise|verwende\p{L}*|benutze\p{L}*|einbauen|zet|gebruik\p{L}*|utilis\p{L}*|ajout\p{L}*|mets?|mettez|pon|pongas|poner|us[ae]s?|usar|usare|metti|mettere|coloque|colocar|bote|używaj|dodawaj|kullan\p{L}*|koy\p{L}*)(?!\p{L})/iu
/** What a design may show, in the languages of the product. */
const SHOWN_THING =
  /(?<!\p{L})(?:prénom|nom|visage|nombre|apellido|cara|nome|cognome|faccia|naam|gezicht|imi[ęe]|nazwisk\p{L}|rosto|surname|faces?|nachname|gesicht|adres(?:se)?|logos?|emojis?|text\p{L}*|texte|texto|testo|tekst|photos?|fotos?|images?|imagen|immagin\p{L}|bild\p{L}*|pictures?|people|personen|menschen|personas|pessoas|hashtags?|colou?rs?|farben?|fonts?|name|namen|caps|pic|pics|it|in there|post|background|hintergrund)(?!\p{L})/iu

/** Whether a clause tells us what not to show. */
function isNever({ never, named }: InstructionPatterns, said: string): boolean {
  if (isNotShown(said)) return true
  const [order] = never.exec(said) ?? []
  if (order === undefined) return false
  return (
    !WEAK.test(order) ||
    SHOWN_THING.test(said) ||
    isColorRefused(said) ||
    named.some(([, pattern]) => pattern.test(said))
  )
}

/** Something is to be mentioned. */
const isMention = (mention: RegExp, said: string) => (mention.exec(said)?.[0].length ?? Infinity) < said.length

/** Finds what a clause says to us. `factsEnd` is where its last fact ends; 0 without one. */
export function readAddress(
  text: string,
  { start, end }: Extent,
  words: ReadingWords,
  { isFirst, hasWords, factsEnd }: { isFirst: boolean; hasWords: boolean; factsEnd: number },
): Address {
  const lead = /^[\s.,;:!?–—-]*/u.exec(text.slice(start, end))?.[0].length ?? 0
  const said = trimEnd(text.slice(start + lead, end))
  const from = start + lead
  const patterns = patternsOf(words)
  if (isNever(patterns, said)) {
    const at = findNeverStart(said, patterns) || findNegatedObject(said, patterns, Math.max(0, factsEnd - from))
    const length = findNeverEnd(said, patterns)
    // What stands before the order is a message, and names nothing that is refused.
    const order = said.slice(at, length ?? said.length)
    const forbids = patterns.named.flatMap(([kinds, pattern]) => (pattern.test(order) ? kinds : []))
    // "no numbers but the price": the price is shown.
    if (EXCEPT.test(said)) return addressed({ start, end })
    // What a picture must not show may still be said.
    if (at === 0 && forbids.length === 0 && isNotShown(said)) return addressed({ start, end })
    const to = length === null ? end : from + length
    return { extent: { start: openBracket(text, start, from + at), end: to }, isNever: true, forbids }
  }
  if (isOurNote(patterns, said, words, hasWords)) {
    const kept = findKept(said)
    return kept
      ? { ...addressed({ start, end }), kept: { start: from + kept.start, end: from + kept.end } }
      : addressed({ start, end })
  }
  const label = patterns.label.exec(said) ?? (isFirst ? null : patterns.mention.exec(said))
  const added = isFirst ? 0 : measureAddition(said)
  const length = added || (label && said.length > label[0].length ? label[0].length : 0)
  const that = length > 0 ? (THAT_END.exec(said.slice(0, length))?.[0].length ?? 0) : 0
  // "schreibt dazu dass Hunde erlaubt sind": the conjunction stays with its verb at the end. "dass wir liefern" is a sentence without it.
  const isWhole = that === 0 || said.slice(length).trim().split(/\s+/u).length < LEAST_VERB_LAST
  if (length > 0) return addressed({ start, end: from + length - (isWhole ? 0 : that) })
  const platform = patterns.platform.exec(said)
  // "call 697 123 4567 or on Instagram": said to readers.
  if (platform && !ENDS_OR.test(said.slice(0, platform.index))) return addressed({ start: from + platform.index, end })
  return DRAWN
}

const ENDS_OR = compilePattern(`(?<![\\p{L}\\p{M}])(?:${OR})\\s+$`, 'iu')
/** A conjunction that puts the verb last. */
const THAT_END = /(?<![\p{L}\p{M}])(?:dass|daß|dat) *$/iu
/** In words. */
const LEAST_VERB_LAST = 3

const EXCEPT =
  /以外|之外|이외|(?<![\p{L}\p{M}])(?:except|other than|apart from|außer|sauf|hormis|salvo|excepto|exceto|tranne|eccetto|behalve|oprócz|poza|hariç|dışında|кроме|крім|חוץ מ\p{L}{0,12}|سوى|غير)(?![\p{L}\p{M}])/iu

/** The brackets around an order belong to it. */
function openBracket(text: string, start: number, at: number): number {
  const before = /[([（]\s*$/u.exec(text.slice(start, at))
  return before ? start + before.index : at
}

/** Without the mark that separates a clause from the next one. */
const trimEnd = (text: string) => text.replace(/(?<![\s,;:，、；：،؛–—])[\s,;:，、；：،؛–—]+$/u, '')

const polite = new Map<string, RegExp>()

function matchPolite({ tag, order }: ReadingWords): RegExp {
  const pattern =
    polite.get(tag) ??
    compilePattern(
      `\\s*${AFTERTHOUGHT}(?:(?:${sortWords(`${order.polite}|${order.ask}`)}|${PLEASE})(?![\\p{L}\\p{M}\\p{N}])[ ,!.]*){0,4}`,
      'iuy',
    )
  polite.set(tag, pattern)
  return pattern
}

/**
 * Finds an order to tell readers something at the start of a sentence: "let everyone know we …", "invite customers to …". What they are told
 * stays. Empty if what is left would be no sentence.
 */
function findTold(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, end)
  const asks = matchPolite(words)
  asks.lastIndex = 0
  const from = asks.test(said) ? asks.lastIndex : 0
  // "nodig iedereen uit" begins like "nodig", which asks.
  const first = /^\s*/u.exec(said)?.[0].length ?? 0
  const told = readTold(said, first) ?? (from === first ? null : readTold(said, from))
  if (!told) return []
  const late = told.late && { start: start + told.late.start, end: start + told.late.end }
  return [{ start, end: start + told.to }, ...(late ? [late] : [])]
}
