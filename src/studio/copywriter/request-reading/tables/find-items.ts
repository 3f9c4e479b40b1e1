import { isHiring } from '../../languages/packs.ts'
import { UNSPACED } from '../../carry/create-rules.ts'
import { findFormat } from '../find-frames.ts'
import { findOrders, isAddressedToUs } from '../find-instructions.ts'
import { isInside, listInside } from '../extents.ts'
import { readCounts } from '../read-counts.ts'
import { matchWords } from '../word-pattern.ts'
import { createWeekdays } from './row-patterns.ts'
import { AND, AND_BETWEEN, ENDS_NUMBERS, LEAD_END, splitAt } from './split-rows.ts'
import type { Extent } from '../../../model/pieces.ts'
import type { FactKind } from '../../facts/fact.ts'
import type { ReadingWords } from '../../languages/reading/reading-words.ts'
import type { ListEntry } from '../part.ts'
import type { TextReading } from '../read-clauses.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** The fewest entries of a list, and the most words and UTF-16 code units of one. */
const LIST = { least: 3, most: 12, words: 6, longest: 48 }
/** The same for entries that are sentences. They have three words and more, and none is more than `ratio` times as long as another. */
const LONG = { ...LIST, most: 5, words: 18, longest: 90, fewest: 3, dense: 7, ratio: 2.5 }
/** Letters of which few say a sentence. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Facts that are more than a word of a list: what has a place of its own stays with its clause. */
const OWN: ReadonlySet<FactKind> = new Set([
  'price',
  'discount',
  'bundle',
  'date',
  'deadline',
  'place',
  'contact',
  'person',
  'condition',
  'action',
])

/** What a job pays is one of the things that it offers: "We are hiring a barista: £13 an hour, free lunch, staff discount". */
const PAY: ReadonlySet<FactKind> = new Set(['price', 'discount'])

/** What separates entries. */
const MARKS: readonly RegExp[] = [/[;；]\s*/gu, /[|｜•●▪]\s*|\s·\s/gu, /[,，]\s+|[、،]\s*/gu]

/**
 * Finds the entries of a list without values behind a lead: "New: offline mode, shared inboxes, and it's faster". Each of them is whole without the
 * others; otherwise the sentence is no list.
 */
export function findItems(sentence: Extent, reading: TextReading): ListEntry[] {
  const { text, words, whole, spans } = reading
  const said = text.slice(sentence.start, sentence.end)
  if (whole.some((one) => isInside(one, sentence) && one.quoted)) return []
  const contest = findContest(sentence, reading)
  if (contest.length > 0) return contest
  for (const { index, 0: mark } of [...said.matchAll(LEAD_END)].slice(0, MOST_LEADS)) {
    const lead = said.slice(0, index)
    const start = sentence.start + index + mark.length
    if (!/\p{L}{3}|\p{Lo}/u.test(lead) || !/[:：–—-]/.test(mark)) continue
    // "£12.60 - £13.40 an hour"
    if (/\p{Nd}$/u.test(lead) && !/[:：]/.test(mark) && /^\s*[\p{Sc}\p{Nd}]/u.test(text.slice(start, start + 4)))
      continue
    const list = { start, end: sentence.end }
    if (isAddressedToUs(said, words, true) || isAddressedToUs(text.slice(start, sentence.end), words, true)) return []
    const hasFormat = findFormat(text, sentence) !== null
    if (findOrders(text, sentence, words).some(({ end }) => (hasFormat ? end > start : end >= start))) return []
    const counts = readCounts(lead, words.tag)
    const isJob = isHiring(lead, words.tag)
    const isOwn = (span: (typeof spans)[number]) =>
      !span.isPartial &&
      OWN.has(span.kind) &&
      !(isJob && PAY.has(span.kind)) &&
      !isInBrackets(text, list, span) &&
      !isDuration(text, span)
    const hasOwn = listInside(spans, list).some(isOwn)
    for (const separator of MARKS) {
      const bits = splitAt(text, list, separator, whole)
      // "5 km, 8 km and 12 km, first month free": the list ends before the last part.
      if (bits.slice(1, -1).some((bit) => ENDS_NUMBERS.test(text.slice(bit.start, bit.end)))) continue
      const items = splitLast(reading, bits)
      // "3 tips: change the water every day, …"
      if (hasOwn && !counts.includes(items.length)) continue
      if (items.length >= LIST.least && items.length <= LIST.most && items.every((item) => isWhole(item, reading)))
        return items.map((item, entry) => ({ ...item, entry: { list: 0, index: entry } }))
    }
  }
  const long = findLongItems(sentence, reading)
  return long.length > 0 ? long : findEquations(sentence, reading)
}

/**
 * Finds the entries of a list that are sentences, behind a colon: "Do not believe everything: washing daily does not make hair fall out, caps
 * cause no baldness, …". They are about as long as each other.
 */
function findLongItems(sentence: Extent, reading: TextReading): ListEntry[] {
  const { text, words, whole, spans } = reading
  const said = text.slice(sentence.start, sentence.end)
  const colon = /^[^:：]{4,70}[:：]\s*(?!\/\/|\p{Nd})/u.exec(said)?.[0]
  if (colon === undefined || isAddressedToUs(colon, words, true)) return []
  const list = { start: sentence.start + colon.length, end: sentence.end }
  if (findOrders(text, sentence, words).some(({ end }) => end >= list.start)) return []
  const isTold = (item: Item) => isAddressedToUs(text.slice(item.words, item.end), words, true)
  if (
    listInside(spans, list).some(
      (span) => OWN.has(span.kind) && span.kind !== 'condition' && !span.isPartial && !isHowOften(text, span, words),
    )
  )
    return []
  for (const separator of [/[;；]\s*/gu, /[,，]\s+|[、،]\s*/gu]) {
    const items = splitLast(reading, splitAt(text, list, separator, whole))
    const lengths = items.map(({ words: start, end }) => end - start)
    const isEven = Math.max(...lengths) <= LONG.ratio * Math.min(...lengths)
    const isList = items.length >= LONG.least && items.length <= LONG.most && isEven
    if (isList && items.every((item) => isWhole(item, reading, LONG) && !isTold(item)))
      return items.map((item, index) => ({ ...item, entry: { list: 0, index } }))
  }
  return []
}

/** "every day", "täglich": no day of the calendar, and none of the week. */
function isHowOften(text: string, { kind, start, end }: TextReading['spans'][number], { tag }: ReadingWords): boolean {
  const said = text.slice(start, end).toLowerCase()
  return (
    kind === 'date' &&
    !/\p{Nd}/u.test(said) &&
    !compilePattern(`(?<!\\p{L})(?:${createWeekdays(tag)})(?!\\p{L})`, 'u').test(said)
  )
}

/** "25 sq ft = a wardrobe, 50 sq ft = 1 bed flat": what equals what. All parts are such rows, or none. */
function findEquations(sentence: Extent, { text, whole }: TextReading): ListEntry[] {
  const said = text.slice(sentence.start, sentence.end)
  const lead = /^[^=:：]{2,60}[:：]\s/u.exec(said)?.[0].length ?? 0
  const list = { start: sentence.start + lead, end: sentence.end }
  for (const separator of MARKS) {
    const rows = splitAt(text, list, separator, whole)
    if (rows.length >= 2 && rows.every(({ start, end }) => EQUATION.test(text.slice(start, end))))
      return rows.map((row, index) => ({ ...row, words: row.start, entry: { list: 0, index } }))
  }
  return []
}
const EQUATION = /^[^=\n]{1,32} = [^=\n]{1,56}$/u

/** What stands in brackets behind an entry belongs to it: "furniture (free collection 0800 555 0112)". */
const isInBrackets = (text: string, list: Extent, { start, end }: Extent): boolean =>
  /\([^()]*$/u.test(text.slice(list.start, start)) && /^[^()]*\)/u.test(text.slice(end, list.end))

/** "2 hrs" says how long, and not when. */
const DURATION =
  /^\p{Nd}{1,3}(?:[.,]\p{Nd})?\s?(?:h|hrs?|hours?|mins?|minutes?|Std\.?|Stunden?|Minuten?|heures?|horas?|minutos?|ore|ora|minuti|uur|uren|minuten|godz\.?|godzin\p{L}?|minut\p{L}?|saat|dakika|час\p{L}*|минут\p{L}*|годин\p{L}*|хвилин\p{L}*|時間|分|小时|小時|分钟|分鐘|시간|분)$/iu
const isDuration = (text: string, { start, end }: Extent) => DURATION.test(text.slice(start, end).trim())

/** "follow us, like this post, tag a friend": how to take part. */
const CONTEST =
  /^\s*(?:(?:to (?:enter|win)|so geht['’]?s)[:,]? )?(?:follow|like|folge|folgt|like[nt]?|suivez|suis|abonnez|sígue|sigue|siga|curta|segui|volg|obserwuj|polub|följ|takip|hesab)/iu

function findContest(sentence: Extent, { text, words, whole, spans }: TextReading): ListEntry[] {
  if (!CONTEST.test(text.slice(sentence.start, sentence.end))) return []
  if (listInside(spans, sentence).some(({ kind, isPartial }) => !isPartial && CONTEST_FACTS.has(kind))) return []
  const items = splitAt(text, sentence, /[,，;；]\s+|\s[+•·|]\s/gu, whole).map((bit) => ({
    ...bit,
    words: bit.start + (AND.exec(text.slice(bit.start, bit.end))?.[0].length ?? 0),
  }))
  const isShort = items.every(
    ({ words: from, end }) => end - from < LONGEST_CONTEST && !/[:?]/u.test(text.slice(from, end).trimEnd()),
  )
  const isTold = isAddressedToUs(text.slice(sentence.start, sentence.end), words, true)
  return items.length >= LIST.least && items.length <= LIST.most && isShort && !isTold
    ? items.map((item, index) => ({ ...item, entry: { list: 0, index } }))
    : []
}
const LONGEST_CONTEST = 64
const CONTEST_FACTS: ReadonlySet<FactKind> = new Set(['price', 'discount', 'date', 'deadline', 'place'])

/** A colon inside of the words that lead to a list is rare. */
const MOST_LEADS = 2

interface Item extends Extent {
  words: number
}

/** "Spelt bread, rye bread and pretzels": without a third comma, the word joins the last two entries. Otherwise "fish and chips" may be one. */
function splitLast({ text, words }: TextReading, bits: readonly Extent[]): Item[] {
  const items = bits.map((bit) => {
    const and = AND.exec(text.slice(bit.start, bit.end))?.[0].length ?? 0
    return { ...bit, words: bit.start + and }
  })
  const last = items.at(-1)
  if (!last || items.length < LIST.least - 1) return items
  const [found, more] = [...text.slice(last.start, last.end).matchAll(AND_BETWEEN)]
  // "oat milk, almond milk and coconut milk without extra charge": the end is about all of them.
  if (
    !found ||
    more ||
    matchWords(words.binding, UNSPACED.includes(words.tag)).test(
      text.slice(last.start + found.index + found[0].length, last.end),
    )
  )
    return items
  const at = last.start + found.index
  const halves = [text.slice(last.words, at), text.slice(at + found[0].length, last.end)]
  if (items.length >= LIST.least && halves.some((half) => !/\S\s+\S/u.test(half.trim()))) return items
  // "Thurs 11.30 and 4"
  if (halves.some((half) => !/\p{L}/u.test(half))) return items
  return [...items.slice(0, -1), { ...last, end: at }, { start: at, end: last.end, words: at + found[0].length }]
}

/** "Mill Road 5", "41 Foundry Lane": a part of an address. */
const STREET = /\s\d{1,4}[a-z]?$|^\d{1,4} \p{Lu}/u

const dangling = new Map<string, RegExp>()

/** Whether an entry says something by itself: it is short, is no part of a sentence, and needs nothing behind it. */
function isWhole(
  { words: start, end }: Item,
  { text, words, spans }: TextReading,
  limits: typeof LIST | typeof LONG = LIST,
): boolean {
  // "30 Tage Urlaub"
  const isCounted = spans.some((span) => span.kind === 'quantity' && span.start === start)
  const said = text
    .slice(start, end)
    .replace(/(?<![\s.,;!。、，،])[\s.,;!。、，،]+$/u, '')
    .replace(/ \([^()]{1,40}\)$/u, '')
    .trim()
  // A word alone is a noun, also one that else needs more: "beginnt".
  const ends =
    dangling.get(words.tag) ?? compilePattern(`(?:^|[\\s'’])(?:${words.dangling})$|[\\s'’](?:${words.open})$`, 'iu')
  dangling.set(words.tag, ends)
  const begins = matchWords(`${words.continuing}|${words.subordinate}`, UNSPACED.includes(words.tag))
  const count = said.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return (
    /\p{L}{2}|\p{Lo}/u.test(said) &&
    said.length <= limits.longest &&
    count <= limits.words &&
    (limits === LIST || count >= LONG.fewest || (said.length >= LONG.dense && DENSE.test(said))) &&
    !/[:：?？!！\n]|\s[–—-]\s|[.](?=\s)|\p{N}{4}/u.test(said) &&
    // "never more than 4" is no address.
    (isCounted || !STREET.test(said) || ends.test(said.replace(/\s\d{1,4}$/u, ''))) &&
    // A sentence may end with a particle: "wir räumen hinter uns auf".
    (limits === LONG || !ends.test(said)) &&
    begins.exec(said)?.index !== 0
  )
}
