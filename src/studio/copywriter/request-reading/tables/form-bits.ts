import { foldCase } from '../../../model/fold-case.ts'
import { HAS_VALUE, LONGEST_FIRST, readFirst } from './first-row.ts'
import { findHead, isDays } from './days-head.ts'
import { isValue } from './read-row.ts'
import { readAt, type Reading } from './placed-row.ts'
import { createHead, HOURS, PRICE } from './row-patterns.ts'
import { AND_BETWEEN, LEAD_END } from './split-rows.ts'
import type { Extent } from '../../../model/pieces.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** Forms the parts between two marks of a sentence so that each is a row, if they are rows: joins what is none alone, and divides the last. */
export const formBits = (text: Reading, bits: readonly Extent[]): Extent[] =>
  splitLast(text, cutLast(text, joinBits(text, cutHours(text, joinDays(text, bits)))))

/** Where a period behind an abbreviation ends the table: "from 10 zł. Book on 600 555 012". */
function cutLast(text: Reading, bits: readonly Extent[]): Extent[] {
  const last = bits.at(-1)
  if (!last || readAt(text, last)) return [...bits]
  const mark = /[.!?](?=\s+\p{L})/u.exec(text.text.slice(last.start, last.end))
  const end = last.start + (mark ? mark.index + 1 : 0)
  const rest = { start: end, end: last.end }
  const cut = mark ? readAt(text, { start: last.start, end }) : null
  if (!cut) return [...bits]
  const next = readAt(text, rest)
  // "VAT included" and "daily 10–18" behind prices are no rows of them.
  const isRow =
    next === null ||
    (next.row.kind === cut.row.kind &&
      (next.row.kind !== 'price' || HAS_VALUE.test(text.text.slice(rest.start, rest.end))))
  return [...bits.slice(0, -1), { start: last.start, end }, ...(isRow ? [rest] : [])]
}

const hours = new Map<string, RegExp>()

/** Days and their hours at the start of a part, in lower case: so long a pattern that ignores case takes twice the time to compile. */
function matchHours(language: string): RegExp {
  const pattern =
    hours.get(language) ??
    compilePattern(`^\\s*(?:${createHead(language)})\\s*(?:[:：]\\s*)?(?:${HOURS})(?![\\p{L}\\p{N}])`, 'u')
  hours.set(language, pattern)
  return pattern
}

/** What is said of all days behind the hours of the last one: what it costs, or another clause. */
const SAID_OF_ALL = compilePattern(String.raw`^\s*[,，、]\s*(?=\S)|^\s+(?=[^,]{0,40}(?:${PRICE}))`, 'iu')

/** What every text has that `SAID_OF_ALL` finds the end of. Most have none, so the patterns of their language are not compiled. */
const MAY_SAY_MORE = compilePattern(`[,，、]|${PRICE}`, 'iu')

/** Ends a table of days with their hours behind the last ones: "segunda 19h, quarta 20h, sábado 10h mensalidade R$ 150". */
function cutHours({ text, language }: Reading, bits: readonly Extent[]): Extent[] {
  const last = bits.at(-1)
  if (!last || bits.length < LEAST_DAYS || !MAY_SAY_MORE.test(text.slice(last.start, last.end))) return [...bits]
  const read = ({ start, end }: Extent) => {
    const said = foldCase(text.slice(start, end))
    return findHead(language).test(said) ? (matchHours(language).exec(said)?.[0].length ?? 0) : 0
  }
  const isHours = (bit: Extent) => !/[\p{L}\p{N}]/u.test(text.slice(bit.start + read(bit), bit.end))
  const end = last.start + read(last)
  if (end === last.start || !bits.slice(1, -1).every(isHours)) return [...bits]
  const mark = SAID_OF_ALL.exec(text.slice(end, last.end))
  return mark ? [...bits.slice(0, -1), { start: last.start, end: end + mark[0].length }] : [...bits]
}

/** The fewest days whose hours have one form. */
const LEAST_DAYS = 3

/** "Mo, Di, Do 9–18 Uhr": days that share what stands behind the last of them are one row. */
function joinDays({ text, language }: Reading, bits: readonly Extent[]): Extent[] {
  const joined: Extent[] = []
  let open: Extent | null = null
  for (const { start, end } of bits) {
    const said = text.slice(start, end)
    const lead = [...said.matchAll(LEAD_END)].at(-1)
    const isOpen = isDays(lead ? said.slice(lead.index + lead[0].length) : said, language)
    if (open) open.end = end
    else joined.push((open = { start, end }))
    if (!isOpen) open = null
  }
  return joined
}

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'bare', 'time'])

/** Joins parts that are no rows by themselves: a value with the words before it, words with the value behind them, and what a day has. */
function joinBits(text: Reading, bits: readonly Extent[]): Extent[] {
  const joined: Extent[] = []
  let open: Extent | null = null
  const said = ({ start, end }: Extent) => text.text.slice(start, end)
  const days = bits.filter((bit) => readAt(text, bit)?.row.kind === 'day').length
  for (const bit of bits) {
    const last: Extent | undefined = joined.at(-1)
    // "martes y jueves bachata 20h, 35 €/mes": the price of what is named, and no value of a day.
    const isEvent = joined.length === 1 && last && EVENT.test(said(last)) && /\p{Sc}/u.test(said(bit))
    if (
      last &&
      !isEvent &&
      isValue(said(bit)) &&
      (joined.length === 1 || readAt(text, { start: last.start, end: bit.end }))
    ) {
      last.end = bit.end
      open = null
      continue
    }
    const row = readAt(text, bit)
    const before = open
    // "Brake pads, pair $18"
    if (row?.row.isComplete && AMOUNTS.has(row.row.kind) && before && joined.length > 1 && joined.at(-1) === before) {
      const both = readAt(text, { start: before.start, end: bit.end })
      if (both && both.row.label.end - both.row.label.start < 44) {
        joined[joined.length - 1] = { start: before.start, end: bit.end }
        open = null
        continue
      }
    }
    // "Tue: soup, salad, bread 8.50"
    if (row?.row.kind !== 'day' && last && !FOR_ALL.test(said(bit))) {
      const previous = days > 1 ? readAt(text, last) : null
      const both =
        previous?.row.kind === 'day' && !previous.row.isComplete
          ? readAt(text, { start: last.start, end: bit.end })
          : null
      if (both) {
        last.end = bit.end
        continue
      }
    }
    const added = { ...bit }
    joined.push(added)
    open = row ? null : added
  }
  return joined
}

/** "mercredi crumble, tout à 6 €" */
const FOR_ALL =
  /^\s*(?:all|alles?|alle|tou(?:t|s|tes)|tod[oa]s?|tutt[oi]|tudo|wszystko|wszystkie|hepsi|всё|все|усе|كل|הכל|全部|全品|모두)(?!\p{L})/iu

/** A name with an hour in it. */
const EVENT = /\p{L}{4}[^,]{0,40}\s\p{Nd}{1,2}(?:h|[:.h]\p{Nd}\p{Nd})(?!\p{N})/iu

/** "Mon–Fri 9–18 and Sat 10–14": the last part may be two rows. */
function splitLast(text: Reading, bits: readonly Extent[]): Extent[] {
  const last = bits.at(-1)
  if (!last) return []
  if (last.end - last.start > LONGEST_FIRST) return [...bits]
  for (const { index, 0: mark } of text.text.slice(last.start, last.end).matchAll(AND_BETWEEN)) {
    const at = last.start + index
    const [left, right] = [
      { start: last.start, end: at },
      { start: at, end: last.end },
    ]
    const one = bits.length === 1 ? readFirst(text, left, [right]) : readAt(text, left)
    const other = readAt(text, right)
    if (mark && one?.row.isComplete && other?.row.isComplete && one.row.kind === other.row.kind)
      return [...bits.slice(0, -1), left, right]
  }
  return [...bits]
}
