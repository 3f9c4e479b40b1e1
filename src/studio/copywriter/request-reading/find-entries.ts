import type { Extent } from '../../model/pieces.ts'

/** An entry of a list: its extent with its mark, where its words start and end, and its place. */
export interface ListEntry extends Extent {
  words: number
  /** The end of the entry if absent. */
  wordsEnd?: number
  entry: { list: number; index: number }
}

/** "- Grind fresh", "2) Weigh your beans", "3️⃣ Pour", "✓ Vegan", "Slide 3: Pour slowly". */
const LINE =
  /^[ \t]*(?:[-–—•*·▪●►✓✔✅☑➡→👉🔹🔸⭐](?:\uFE0F)?[ \t]+|[・･●○◎■□◆◇▶►※]\s?|(?:\p{L}{2,10} ?)?\d{1,2}(?:[.):：、]|\uFE0F?\u20E3)(?:[ \t]+|(?!\d))|[a-h]\)[ \t]+)(?=\S)/u
/** A numbered entry within a line: "1. Go to bed early", "1️⃣ Go to bed early". */
const NUMBER = /(?:^|[\s:：，；。、(（])(\d{1,2})(?:[.)]\s+|[、．）](?!\d)|\uFE0F?\u20E3\s*)(?=\S)/gu
const LEAST = 2

/**
 * Finds the lists of a text: lines with marks, numbers that ascend from 1 within a line, or steps behind a heading that `heading` matches:
 * "How to descale a kettle: fill it, add vinegar, boil".
 */
export function findEntries(text: string, heading: RegExp, hasOrdinals: boolean): ListEntry[] {
  const lines = findLines(text)
  if (lines.length >= LEAST) return lines
  const numbers = findNumbers(text, hasOrdinals)
  const found = numbers.length > 0 ? numbers : findBareNumbers(text)
  return found.length > 0 ? found : findSteps(text, heading)
}

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
    if (marks.length === 0 && !/(?:^|[:：\n])$/u.test(text.slice(Math.max(0, index - 3), index).replaceAll(' ', '')))
      continue
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
/** "and rinse" is the step "rinse". */
const STEP_LEAD =
  /^\s*(?:(?:and then|and|then|und dann|und|dann|y luego|y|luego|et puis|et|puis|e poi|poi|e depois|en dan|daarna|a potem|potem|ve sonra)\s+)?/iu

/** The words behind a heading and a colon, up to the end of their sentence. */
function findSteps(text: string, heading: RegExp): ListEntry[] {
  const colon = /[:：](?!\d|\/\/)/u.exec(text)
  const title = colon ? text.slice(text.lastIndexOf('\n', colon.index) + 1, colon.index) : ''
  if (!colon) return []
  const start = colon.index + 1
  const length = /[.!?。！？](?=\s|$)|\n/u.exec(text.slice(start))?.index
  const end = length === undefined ? text.length : start + length
  const marks = [...text.slice(start, end).matchAll(STEP_MARK)].map(({ index }) => start + index + 1)
  const entries = [start, ...marks].map((from, index) => {
    const to = marks[index] ?? end
    const lead = STEP_LEAD.exec(text.slice(from, to))?.[0].length ?? 0
    return { start: from, end: to, words: from + lead, entry: { list: 0, index } }
  })
  const isCounted =
    Number(/^\D{0,40}?(?<![\p{L}\p{N}.,])(\d{1,2})(?= \p{L}|\p{Script=Han}|つ)/u.exec(title)?.[1] ?? 0) ===
    entries.length
  const isList =
    entries.length >= LEAST_STEPS &&
    (isCounted || heading.test(title)) &&
    entries.every(({ words, end: to }) => /[\p{L}\p{N}]/u.test(text.slice(words, to)))
  return isList ? entries : []
}
