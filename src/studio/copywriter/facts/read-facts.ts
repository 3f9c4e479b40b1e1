import { sentenceCase } from '../headlines/shorten.ts'
import { isPlaceName } from './find-places.ts'
import { findSpans, hideSpans, TAKEN } from './find-spans.ts'
import { findPatterns } from './languages.ts'
import { trimMarks } from './trim-marks.ts'
import { readBlock } from './read-block.ts'
import { sortByImportance, type Fact, type FactKind, type FactSpan } from './fact.ts'
import type { PostBlock } from './post-block.ts'
import type { LanguagePatterns } from './language-patterns.ts'

/** The parts of a sentence of the prompt. */
export interface SentenceReading {
  block: PostBlock | null
  /** What the sentence is about, without the facts that are shown separately; may be empty. */
  subject: string
  facts: Fact[]
}

/** A feature of more words is a sentence and not shown as a row. */
const MAX_FEATURE_WORDS = 6
/** A subject of up to this many words contains its place and audience. */
const MAX_SUBJECT_WORDS = 6
/** Facts that a subject needs to make sense if nothing else remains: "20% off everything". */
const OFFERS: readonly FactKind[] = ['discount', 'bundle', 'free']

/**
 * Reads the sentence that names the subject. `language` is a BCP 47 tag; `names` are those of brand and product. The facts are
 * sorted by importance and use the words of the sentence.
 */
export function readSubjectSentence(
  sentence: string,
  language: string,
  names: readonly string[] = [],
): SentenceReading {
  const patterns = findPatterns(language)
  const formed = readBlock(sentence, patterns)
  if (formed?.block.kind === 'statistic') return { ...formed, facts: [] }
  if (formed) return { ...readSubjectSentence(formed.subject, language, names), block: formed.block }
  const spans = findSpans(hideNames(sentence, names), patterns).filter(
    // "Book your table for Valentine's Day" is the message itself.
    ({ kind, start }) => kind !== 'action' || start > 0,
  )
  if (spans.length === 0 && isMotto(sentence)) return { subject: sentence, facts: [], block: null }
  const [first, ...others] = leadWithSubject(splitClauses(sentence, spans, patterns), patterns)
  if (!first) return { subject: '', facts: [], block: null }
  const { subject, features } = readFirstClause(sentence, first, spans, patterns)
  const joined = others.flatMap((clause) => joinWithDate(sentence, clause, spans) ?? [])
  const listed = others
    .filter(({ start }) => !joined.some((clause) => clause.start === start))
    .flatMap((clause, index, all) => readClause(clause, patterns, index === all.length - 1))
  const whole = spans.map((span) => joined.find(({ start, end }) => span.start >= start && span.end <= end) ?? span)
  const facts = [...toFacts(sentence, whole, patterns), ...features, ...listed]
  return { subject, block: null, facts: sortByImportance(unique(facts.filter(({ text }) => !isSame(text, subject)))) }
}

/** Reads a further sentence. What is left besides its facts is a list of features if it is short, and otherwise nothing. */
export function readFurtherSentence(sentence: string, language: string): Fact[] {
  const patterns = findPatterns(language)
  const text = trimMarks(sentence)
  const spans = findSpans(text, patterns)
  const clauses = splitClauses(text, spans, patterns)
  const isList = clauses.length > 1 && clauses.every(({ left }) => countWords(left) <= MAX_FEATURE_WORDS)
  const listed = isList ? clauses.flatMap((clause, index) => readClause(clause, patterns, index > 0)) : []
  return sortByImportance(unique([...toFacts(text, spans, patterns), ...listed]))
}

/** Facts that an instruction names and that are values of their own: "Mention 25% off everything and free shipping". */
export function readInstructedFacts(text: string, language: string): Fact[] {
  const kinds: readonly FactKind[] = ['discount', 'bundle', 'free', 'deadline', 'condition', 'contact', 'price']
  const patterns = findPatterns(language)
  const spans = findSpans(text, patterns).filter(({ kind }) => kinds.includes(kind))
  return sortByImportance(unique(toFacts(text, spans, patterns)))
}

/** A short line with a comma is read as a whole: "New look, same formula". */
const isMotto = (sentence: string) => countWords(sentence) <= 5 && /,\s/.test(sentence) && !/\d/.test(sentence)

/** Brands and products are not places: "approvals in Ledgerly". Offsets stay. */
const hideNames = (text: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, 'x'.repeat(name.length)), text)

interface Clause {
  start: number
  end: number
  /** The words that belong to no fact yet, without conjunctions at the ends. */
  left: string
}

/** Splits at commas, colons, semicolons, dashes, and bullets, except inside a fact or a number. */
function splitClauses(text: string, spans: readonly FactSpan[], { continues }: LanguagePatterns): Clause[] {
  const hidden = hideSpans(text, spans)
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: mark } of hidden.matchAll(/[,;](?!\d)|[、，；：،؛]|:(?= )| [–—-] |[·•|\n／]/g)) {
    if (continues?.test(hidden.slice(index + 1))) continue
    clauses.push({ start, end: index, left: '' })
    start = index + mark.length
  }
  return [...clauses, { start, end: text.length, left: '' }]
    .map((clause) => ({ ...clause, left: withoutFacts(hidden.slice(clause.start, clause.end)) }))
    .filter(({ start: from, end }) => text.slice(from, end).trim() !== '')
}

/** "Le samedi 14 juin, venez fêter nos dix ans" is about the second clause. */
function leadWithSubject(clauses: Clause[], { language }: LanguagePatterns): Clause[] {
  const at = clauses.findIndex(({ left }) => countWords(left) > 0)
  const subject = clauses[at]
  if (!subject || at === 0 || language === 'en' || countWords(subject.left) < 3) return clauses
  return [subject, ...clauses.filter((clause) => clause !== subject)]
}

const withoutFacts = (hidden: string) => hidden.replaceAll(TAKEN, ' ').replace(/\s+/g, ' ').trim()

/** The first clause names the subject. If it is short, its place and audience stay in it. */
function readFirstClause(
  text: string,
  clause: Clause,
  spans: readonly FactSpan[],
  patterns: LanguagePatterns,
): { subject: string; features: Fact[] } {
  if (patterns.unspaced) return { subject: readUnspacedSubject(text, clause, spans, patterns), features: [] }
  const inside = spans.filter(({ start }) => start >= clause.start && start < clause.end)
  const keep = (kinds: readonly FactKind[]) => {
    const hidden = hideSpans(
      text,
      inside.filter(({ kind }) => !kinds.includes(kind)),
    )
    return trimDangling(withoutFacts(hidden.slice(clause.start, clause.end)), patterns)
  }
  const offers = inside.filter(({ kind }) => OFFERS.includes(kind))
  const isStranded = patterns.language !== 'en' && offers.some((offer) => isInPhrase(text, offer, clause, patterns))
  // "Free consultation on tenancy law" needs its first words: a subject does not begin with "on".
  const keepOffer = (kinds: readonly FactKind[]) => {
    const kept = keep(kinds)
    const isOpen = patterns.dangling.test(kept.split(' ')[0] ?? '') || patterns.openEnd?.test(kept)
    return isOpen || isStranded ? keep([...OFFERS, ...kinds]) : kept
  }
  const [head, tail] = splitFeatures(keepOffer([]), patterns)
  const features = tail === null ? [] : listFeatures(tail, patterns)
  const choices = [keepOffer(['place', 'audience']), keepOffer(['audience']), keepOffer(['place'])]
  const short = choices
    .map((choice) => splitFeatures(choice, patterns)[0])
    .find((choice) => countWords(choice) <= MAX_SUBJECT_WORDS)
  const subject = short ?? head
  // One word alone says little: "Croissants every Friday".
  const dated = keepOffer(['date', 'place', 'audience'])
  if (countWords(subject) === 1 && countWords(dated) <= MAX_SUBJECT_WORDS) return { subject: dated, features }
  if (countWords(subject) > 0) return { subject, features }
  // "48 hours only, 40% off rugs" is about the offer.
  const offer = spans.find(({ kind }) => OFFERS.includes(kind))
  const later = offer ? text.slice(offer.start, offer.end) : ''
  return { subject: keep([...OFFERS, 'place', 'audience']) || later || keep(['date', 'deadline']), features }
}

/** Whether a sentence cannot leave out an offer: "Profitez de [20 %] sur tout", "Ahora con [un 20 %]". */
function isInPhrase(text: string, offer: FactSpan, clause: Clause, { dangling }: LanguagePatterns): boolean {
  const before = text.slice(clause.start, offer.start).trim().split(' ')
  const after = text.slice(offer.end, clause.end)
  const isLed = dangling.test(before.at(-1) ?? '')
  return isLed && (/^ ?\p{L}/u.test(after) || before.length === 2)
}

/** A clause of more letters is shown without its facts. */
const MAX_UNSPACED = 22

/** A clause without spaces is shown whole, or as the longest part between its facts. */
function readUnspacedSubject(
  text: string,
  { start, end }: Clause,
  spans: readonly FactSpan[],
  { particles }: LanguagePatterns,
): string {
  const whole = text.slice(start, end).trim()
  const parts = splitUnspaced(text, start, end, spans, particles)
  const longest = parts.toSorted((one, other) => other.length - one.length)[0] ?? ''
  return whole.length <= MAX_UNSPACED || longest.length < 2 ? whole : longest
}

function splitUnspaced(
  text: string,
  start: number,
  end: number,
  spans: readonly FactSpan[],
  particles: LanguagePatterns['particles'],
): string[] {
  const parts = hideSpans(text, spans).slice(start, end).split(TAKEN)
  return parts
    .map((part, index) => {
      const led = index === 0 ? part : part.replace(particles?.start ?? /^$/, '')
      return (index === parts.length - 1 ? led : led.replace(particles?.end ?? /^$/, '')).trim()
    })
    .filter((part) => part !== '')
}

/** "back on 18 August" is one fact, and "tickets from 20 €" too: the words before a date or price say what it refers to. */
function joinWithDate(text: string, { start, end, left }: Clause, spans: readonly FactSpan[]): FactSpan | null {
  const [span, ...others] = spans.filter((of) => of.start >= start && of.end <= end)
  if (!span || others.length > 0 || countWords(left) < 1 || countWords(left) > 2) return null
  if (span.kind !== 'date' && span.kind !== 'deadline' && span.kind !== 'price') return null
  return /^\p{L}[^\d]*$/u.test(text.slice(start, span.start).trim()) ? { kind: span.kind, start, end } : null
}

/** Splits "burger night with live jazz" before the feature. A name after "with" belongs to the subject: "episode with Jane Doe". */
function splitFeatures(text: string, patterns: LanguagePatterns): [head: string, tail: string | null] {
  const words = text.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && patterns.with.test(`${word} `) && !patterns.and.test(` ${word} `),
  )
  const tail = words.slice(at)
  const isName = /^\p{Lu}/u.test(tail[1] ?? '') && patterns.language !== 'de'
  if (at < 1 || tail.length < 2 || isName || tail.length > 2 * MAX_FEATURE_WORDS) return [text, null]
  return [words.slice(0, at).join(' '), tail.join(' ')]
}

/** A further clause: a place, an amount with its unit, or features. */
function readClause({ start, end, left }: Clause, patterns: LanguagePatterns, isLast: boolean): Fact[] {
  const said = trimDangling(left, patterns)
  // What is left between facts of an unspaced clause is a part of a sentence.
  if (patterns.unspaced && (end - start - left.length > 1 || left.length > MAX_UNSPACED)) return []
  if (!/\p{L}|\d/u.test(said)) return []
  if (patterns.placeAlone.test(said) || isPlaceName(said, patterns.language)) return [toFact('place', said, patterns)]
  if (isQuantity(said, patterns)) return [toFact('quantity', said, patterns)]
  if (countWords(said) > MAX_FEATURE_WORDS * (isLast ? 2 : 1)) return []
  return listFeatures(left, patterns)
}

/** "live jazz and free drinks" is two features. */
function listFeatures(text: string, patterns: LanguagePatterns): Fact[] {
  const parts = text.replace(patterns.with, '').split(patterns.and)
  // "plug and play" is one feature.
  const isPair = parts.length === 2 && parts.every((part) => countWords(part) === 1)
  const isList = !isPair && parts.every((part) => countWords(part) <= MAX_FEATURE_WORDS)
  return (isList ? parts : [text.replace(patterns.with, '')])
    .map((part) => trimDangling(part.replace(patterns.with, ''), patterns))
    .filter((part) => /\p{L}{2}|\p{Lo}/u.test(part) && countWords(part) <= MAX_FEATURE_WORDS + 1)
    .map((part) => toFact(isQuantity(part, patterns) ? 'quantity' : 'feature', part, patterns))
}

const isQuantity = (text: string, { quantity }: LanguagePatterns) =>
  quantity.test(text) && countWords(text) <= MAX_FEATURE_WORDS

const toFacts = (text: string, spans: readonly FactSpan[], patterns: LanguagePatterns): Fact[] =>
  spans.map(({ kind, start, end }) => toFact(kind, text.slice(start, end), patterns))

/** The words before a place. Other languages than English keep them before common nouns: "In negozio". */
const PLACE_LEAD = /^(?:in|at) (?!(?:the |our )?(?:stores?|shops?|town)$)(?:the |our )?(?=\S)/i
const OTHER_PLACE_LEAD = /^(?:[Ii]n|[Àà]|[Aa]|[Ee]n|[Ee]m|[Tt]e) (?=\p{Lu})/u

/** First words that have no meaning if a fact is shown separately: "on Saturday", "for $60", "in the Black Forest". */
const LEADS: Partial<Record<FactKind, RegExp>> = {
  date: /^(?:on|am|el|le|il|op) (?=\S)/i,
  price:
    /^(?:(?:only|just|for|für|nur|por|solo|sólo|pour|seulement|per|apenas|voor|slechts|tylko|za) (?:only |just |nur |solo |tylko |maar )?|[àa] (?=[\d€$]))(?=\S)/i,
}

function findLead(kind: FactKind, language: string): RegExp {
  if (kind === 'place') return language === 'en' ? PLACE_LEAD : OTHER_PLACE_LEAD
  return LEADS[kind] ?? /^$/
}

function toFact(kind: FactKind, text: string, { language }: LanguagePatterns): Fact {
  const plain = trimMarks(text.replace(/[ \t\r\n]+/g, ' ').replace(/^[\s,:;]+/, ''))
  const isAddress = kind === 'contact' && !/^\p{L}+\.? /u.test(plain)
  return { kind, text: isAddress ? plain : sentenceCase(plain.replace(findLead(kind, language), ''), language) }
}

function trimDangling(text: string, { dangling }: LanguagePatterns): string {
  const words = text.split(' ').filter((word) => word !== '')
  while (words.length > 0 && dangling.test(words.at(-1) ?? '')) words.pop()
  while (words.length > 1 && /^[,;:–—-]$/.test(words[0] ?? '')) words.shift()
  return words.join(' ').replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
}

/** The number of words that contain a letter or a digit. */
export const countWords = (text: string): number => text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const unique = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact, index) => facts.findIndex(({ text }) => isSame(text, fact.text)) === index)
