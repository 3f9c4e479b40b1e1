import { COUNTED_FEAST } from './tables/feast-days.ts'
import { findCarryWords } from '../carry/words/all-words.ts'
import { escape } from '../carry/read-days.ts'
import { findPatterns } from '../facts/languages.ts'
import { ORDINALS } from './abbreviations.ts'
import { headsSteps } from '../../model/heads-steps.ts'
import { findLabeled } from './find-labeled.ts'
import { readCounts } from './read-counts.ts'
import { ENDS_NUMBERS } from './tables/split-rows.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ListEntry } from './part.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** "- Grind fresh", "2) Weigh your beans", "3️⃣ Pour", "✓ Vegan", "Slide 3: Pour slowly". */
const LINE =
  /^[ \t]*(?:[-–—•*·▪●►✓✔✅☑➡→👉🔹🔸⭐](?:\uFE0F)?[ \t]+|[・･●○◎■□◆◇▶►※]\s?|(?:\p{L}{2,10} ?)?\d{1,2}(?:[.):：、]|\uFE0F?\u20E3)(?:[ \t]+|(?!\d))|[a-h]\)[ \t]+)(?=\S)/u
/** A numbered entry within a line: "1. Go to bed early", "1️⃣ Go to bed early". */
const NUMBER = /(?:^|[\s:：，；。、(（])(\d{1,2})(?:[.)]\s+|[、．）](?!\d)|\uFE0F?\u20E3\s*)(?=\S)/gu
const LEAST = 2

/**
 * Finds the lists of a text: lines with marks, numbers that ascend from 1 within a line, steps behind a heading of
 * steps or of so many things: "How to descale a kettle: fill it, add vinegar, boil", "3 reasons: …", or labels that come again.
 */
export function findEntries(text: string, language: string): ListEntry[] {
  const lines = findLines(text)
  if (lines.length >= LEAST) return lines
  const numbers = findNumbers(text, ORDINALS.includes(language))
  const found = numbers.length > 0 ? numbers : findBareNumbers(text)
  const steps = found.length > 0 ? found : findSteps(text, language)
  const parted = steps.length > 0 ? steps : findSequence(text)
  return parted.length > 0 ? parted : findLabeled(text)
}

/** "first", "then" and "last" of a language. Sources of patterns. */
const SEQUENCES: readonly (readonly [first: string, next: string, last: string])[] = [
  ['first|firstly|first of all', 'then|next|after that', 'last|lastly|finally|at the end|and finally'],
  ['zuerst|zunächst|erst|als erstes', 'dann|danach|anschließend', 'zuletzt|zum schluss|am ende|am schluss'],
  ['eerst|als eerste', 'dan|daarna|vervolgens', 'tot slot|als laatste|ten slotte|tenslotte'],
  ['först', 'sen|sedan|därefter', 'sist|till sist|slutligen'],
  ['først', 'så|derefter|deretter', 'til sidst|til slutt|til sist'],
  ['ensin', 'sitten', 'lopuksi'],
]
const sequences = SEQUENCES.map(([first, next, last]) => ({
  first: compilePattern(`(?<=^|[:.!?\\n] ?)(?:${first})(?!\\p{L})`, 'iu'),
  part: compilePattern(`(?<=\\s)(?:(?:and|und|en|och|og|ja) )?(?:${next}|${last})(?= \\p{L})`, 'giu'),
  last: compilePattern(`^(?:(?:and|und|en|och|og|ja) )?(?:${last})(?!\\p{L})`, 'iu'),
}))

/** Steps that words part, in one sentence: "first rinse the lentils then simmer 20 mins last add lemon". Their words stay. */
function findSequence(text: string): ListEntry[] {
  for (const { first, part, last } of sequences) {
    const start = first.exec(text)?.index
    if (start === undefined) continue
    const end = findSentenceEnd(text, start)
    const starts = [start, ...[...text.slice(start, end).matchAll(part)].map(({ index }) => start + index)]
    const entries = toEntries(
      text,
      starts.map((from, index) => ({ start: from, end: starts[index + 1] ?? end })),
      'und',
    ).map((entry) => ({ ...entry, words: entry.start }))
    const isWhole = entries.every((entry) => countWords(text, entry) > 2 && entry.end - entry.start <= LONGEST_BARE)
    if (entries.length >= LEAST_STEPS && isWhole && last.test(text.slice(entries.at(-1)?.start))) return entries
  }
  return []
}

const countWords = (text: string, { start, end }: Extent) => text.slice(start, end).match(/\p{L}+/gu)?.length ?? 0

/** A line without a mark between two that have one continues the line above it. A blank line ends a list. */
function findLines(text: string): ListEntry[] {
  const entries: ListEntry[] = []
  let open: Extent[] = []
  let list = 0
  let index = 0
  let start = 0
  const close = () => {
    open = []
    if (index > 0) list += 1
    index = 0
  }
  for (const line of text.split('\n')) {
    const extent = { start, end: start + line.length }
    start += line.length + 1
    const mark = LINE.exec(line)?.[0]
    if (line.trim() === '') close()
    else if (mark !== undefined) {
      const last = entries.at(-1)
      if (last && open.length > 0) last.end = open.at(-1)?.end ?? last.end
      open = []
      entries.push({ ...extent, words: extent.start + mark.length, entry: { list, index } })
      index += 1
    } else if (index > 0) open.push(extent)
  }
  return keepLists(entries)
}

/** One line with a mark is no list. */
function keepLists(entries: readonly ListEntry[]): ListEntry[] {
  const sizes = new Map<number, number>()
  for (const { entry } of entries) sizes.set(entry.list, (sizes.get(entry.list) ?? 0) + 1)
  const kept = [...sizes].flatMap(([list, size]) => (size >= LEAST ? [list] : []))
  return entries.flatMap((one) => {
    const list = kept.indexOf(one.entry.list)
    return list < 0 ? [] : [{ ...one, entry: { list, index: one.entry.index } }]
  })
}

/**
 * Numbers count only if they ascend from 1: "at 2. May" is no list. In a language that writes ordinals with a dot, such a number needs a mark
 * before it.
 */
function findNumbers(text: string, hasOrdinals: boolean): ListEntry[] {
  const marks: { at: number; after: number }[] = []
  for (const match of text.matchAll(NUMBER)) {
    if (Number(match[1]) !== marks.length + 1) continue
    if (COUNTED_FEAST.test(text.slice(match.index + match[0].length))) continue
    const before = text.slice(Math.max(0, match.index - 2), match.index + 1).trimEnd()
    if (hasOrdinals && match[0].includes('.') && marks.length === 0 && !/(?:^|[\p{P}\p{S}\n])$/u.test(before)) continue
    const lead = match[0].search(/\d/)
    marks.push({ at: match.index + lead, after: match.index + match[0].length })
  }
  if (marks.length < LEAST) return []
  const ends = marks.map(({ after }, index) => marks[index + 1]?.at ?? findLineEnd(text, after))
  const last = marks.at(-1)?.after ?? 0
  // The last entry has one sentence, unless others have several.
  const hasSentences = marks.slice(0, -1).some(({ after }, index) => SENTENCE_END.test(text.slice(after, ends[index])))
  const found = hasSentences ? null : SENTENCE_END.exec(text.slice(last, ends.at(-1)))
  if (found) ends[ends.length - 1] = last + found.index + 1
  return marks.map(({ at, after }, index) => ({
    start: at,
    end: ends[index] ?? after,
    words: after,
    entry: { list: 0, index },
  }))
}

/** The end of a sentence before another one. */
const SENTENCE_END = /(?<=[\p{L}\p{N})]{2})[.!?](?= +[\p{Lu}\p{N}])|[。！？](?=.)/u

/** "how to use it: 1 cleanse 2 warm it 3 press in": numbers without a mark, the first of them behind a colon or at the start. */
const BARE_NUMBER = /(?<=^|[\s:：])(\d{1,2}) (?=\p{L})/gu

function findBareNumbers(text: string): ListEntry[] {
  const marks: { at: number; after: number }[] = []
  for (const { 0: found, 1: number, index } of text.matchAll(BARE_NUMBER)) {
    if (Number(number) !== marks.length + 1) continue
    const before = text.slice(0, index).replace(/(?<! ) +$/u, '')
    if (marks.length === 0 && !/(?:^|[:：\n])$/u.test(before) && !isHeading(before)) continue
    marks.push({ at: index, after: index + found.length })
  }
  if (marks.length < LEAST_STEPS) return []
  const entries = marks.map(({ at, after }, index) => ({
    start: at,
    end: marks[index + 1]?.at ?? findSentenceEnd(text, after),
    words: after,
    entry: { list: 0, index },
  }))
  // "1 scoop 2.50, 2 scoops 4.50": a list of prices.
  if (entries.every(({ words, end }) => PRICED_END.test(text.slice(words, end)))) return []
  return entries.some(
    ({ words, end }) => end - words > LONGEST_BARE || /[.!?](?=\s+\S)/u.test(text.slice(words, end).trimEnd()),
  )
    ? []
    : entries
}

/** "how to keep your bread fresh 1 cut it …": a heading without a mark. */
const isHeading = (before: string) => headsSteps(before.split(/[.!?\n]/u).at(-1) ?? '')
const LONGEST_BARE = 90
const PRICED_END = /\p{Nd}(?:[.,]\p{Nd}{2}|\s?(?:\p{Sc}|zł|kr|TL|Kč|CHF|EUR))[\s,;.]*$|\p{Sc}\s?\p{Nd}+[\s,;.]*$/u

const findSentenceEnd = (text: string, at: number) => {
  const found = /[.!?](?=\s)|\n/u.exec(text.slice(at))
  return found ? at + found.index + 1 : text.length
}

const findLineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

const LEAST_STEPS = 3
const STEP_MARK = /[,;](?!\d)|[、，；،؛]/gu
/** What separates the entries of a counted list, the strongest first. */
const COUNTED_MARKS: readonly RegExp[] = [/[;；؛]\s*/gu, STEP_MARK]
const SENTENCE = /(?<=[\p{L})][.!?])\s+(?=\p{Lu})|[。！？](?=.)/gu

/** A colon behind which a list may follow. The most of them that are tried. */
const COLON = /[:：](?!\d|\/\/)/gu
const MOST_COLONS = 3
/** In UTF-16 code units. */
const LONGEST_TITLE = 90

/** The words behind a heading of steps and a colon, up to the end of their sentence, or as many as the heading counts: "3 reasons: …". */
function findSteps(text: string, language: string): ListEntry[] {
  for (const { index } of [...text.matchAll(COLON)].slice(0, MOST_COLONS)) {
    const title =
      text
        .slice(0, index)
        .split(/\n|[.!?。！？]\s*(?=\S)/u)
        .at(-1) ?? ''
    const start = index + 1
    const counts = title.length <= LONGEST_TITLE ? readCounts(title, language).filter((of) => of >= LEAST_STEPS) : []
    const counted = counts.length > 0 ? findCounted(text, start, counts, language) : []
    if (counted.length > 0) return counted
    const steps = findPatterns(language).steps.test(title)
      ? toEntries(text, splitAtMarks(text, { start, end: findSentenceEnd(text, start) }, STEP_MARK), language)
      : []
    if (steps.length >= LEAST_STEPS && steps.every((step) => isWritten(text, step))) return steps
  }
  return []
}

/** Exactly as many entries as the heading says, in a sentence or in a line. */
function findCounted(text: string, start: number, counts: readonly number[], language: string): ListEntry[] {
  const isList = (entries: readonly ListEntry[]) =>
    counts.includes(entries.length) &&
    !entries.slice(0, -1).some(({ words, end: to }) => ENDS_NUMBERS.test(text.slice(words, to))) &&
    entries.every((entry) => isWritten(text, entry) && entry.end - entry.words <= LONGEST_BARE)
  const [sentence, line] = [findSentenceEnd(text, start), findLineEnd(text, start)]
  // "3 dates: 31. Juli …, 10. August …": the dot of a day ends no sentence.
  const end = DAY_DOT.test(text.slice(start, sentence)) ? line : sentence
  for (const mark of COUNTED_MARKS) {
    const parts = splitAtMarks(text, { start, end }, mark)
    const all = counts.includes(parts.length + 1) ? splitAtAnd(text, parts, language) : parts
    const entries = toEntries(text, all, language)
    if (isList(entries)) return entries
  }
  // "3 reasons: Fresh every week. Straight from the farm. Pause whenever you like. From £18"
  const sentences = toEntries(text, splitAtMarks(text, { start, end: line }, SENTENCE), language)
  const most = Math.max(...counts.filter((count) => count <= sentences.length), 0)
  return most > 0 && isList(sentences.slice(0, most)) ? sentences.slice(0, most) : []
}

const DAY_DOT = /(?:^|[\s,])\d{1,2}\.$/u

const isWritten = (text: string, { words, end }: ListEntry) => /[\p{L}\p{N}]/u.test(text.slice(words, end))

function splitAtMarks(text: string, { start, end }: Extent, mark: RegExp): Extent[] {
  const starts = [...text.slice(start, end).matchAll(mark)].map(({ index, 0: found }) => start + index + found.length)
  const open = starts.filter((at) => /\S/u.test(text.slice(at, end)))
  return [start, ...open].map((from, index) => ({ start: from, end: open[index] ?? end }))
}

/** "light, space and warmth": the word joins the last two. Where there are two such words, none is certain. */
function splitAtAnd(text: string, parts: readonly Extent[], language: string): readonly Extent[] {
  const last = parts.at(-1)
  const [found, more] = last
    ? [...text.slice(last.start, last.end).matchAll(compilePattern(`\\s(?:${listAnds(language)})\\s+`, 'giu'))]
    : []
  if (!last || !found || more) return parts
  const at = last.start + found.index
  // "Thurs 11.30 and 4"
  const isBare = !/\p{L}/u.test(text.slice(at + found[0].length, last.end))
  if (isBare && /\p{L}/u.test(text.slice(last.start, at))) return parts
  return [...parts.slice(0, -1), { ...last, end: at }, { start: at, end: last.end }]
}

const toEntries = (text: string, parts: readonly Extent[], language: string): ListEntry[] =>
  parts.map(({ start, end }, index) => {
    const said = text.slice(start, end)
    const and = compilePattern(`^\\s*(?:${listAnds(language)})\\s+`, 'iu').exec(said)?.[0].length ?? 0
    const lead = Math.max(STEP_LEAD.exec(said)?.[0].length ?? 0, index > 0 ? and : 0)
    return { start, end, words: start + lead, entry: { list: 0, index } }
  })

/** "then rinse" is the step "rinse". */
const STEP_LEAD =
  /^\s*(?:(?:and then|then|und dann|dann|y luego|luego|et puis|puis|e poi|poi|e depois|en dan|daarna|a potem|potem|ve sonra)\s+)?/iu

/** "and" in the words of a language: "en" leads no last entry in French. */
const listAnds = (language: string): string =>
  findCarryWords(language)?.read.and.split('|').map(escape).join('|') ?? '(?!)'
