import { divides } from '../extents.ts'
import type { Extent } from '../../../model/pieces.ts'
import type { ListEntry } from '../part.ts'

/**
 * Tables of which no row begins or ends inside of one of the extents, "17 and 18 January closed, Mon from 9". In a line, each row of a table
 * with a currency has one, or another number is taken for a price: "mar. e gio. 16.45, corsia 3, 8 lezioni 70 €".
 */
export function listUncut(text: string, tables: readonly ListEntry[], whole: readonly Extent[]): readonly ListEntry[] {
  const listsOf = (entries: readonly ListEntry[]) => new Set(entries.map(({ entry }) => entry.list))
  const isPriced = ({ start, end }: Extent) => PRICED.test(text.slice(start, end))
  const isLine = ({ start, end }: Extent) => !text.slice(start, end).includes('\n')
  const cut = listsOf(
    tables.filter(
      ({ start, end }) =>
        divides(whole, start) ||
        divides(whole, end) ||
        ENDED_KOREAN.test(text.slice(start, end)) ||
        (DIGIT_MARK_END.test(text.slice(start, end)) && /^\p{Nd}/u.test(text.slice(end))),
    ),
  )
  const priced = listsOf(tables.filter((row) => isPriced(row) && isLine(row)))
  const mixed = listsOf(tables.filter((row) => priced.has(row.entry.list) && !isPriced(row) && !isFree(text, row)))
  const shared = listsOf(
    tables.filter((row) => sharesCurrency(text, tables, row, isPriced) || areAllPrices(text, tables, row)),
  )
  return tables.filter(({ entry: { list } }) => !cut.has(list) && (!mixed.has(list) || shared.has(list)))
}

/** "small 2.80 medium 3.50 large 4.20 €": without a mark between them, the currency of the last row is that of all. */
function sharesCurrency(
  text: string,
  tables: readonly ListEntry[],
  { entry: { list } }: ListEntry,
  isPriced: (row: Extent) => boolean,
): boolean {
  const rows = tables.filter(({ entry }) => entry.list === list)
  const last = rows.at(-1)
  return rows.every((row) => isPriced(row) === (row === last) && !/[,;/|][\s]*$/u.test(text.slice(row.start, row.end)))
}

/**
 * "Price list: ladies 65, kids 35, colour from £90", "Tazas 14 €, platos 18, cuencos 22": behind a colon, or behind a first row with its
 * currency, rows that are words and one amount each, with or without a currency.
 */
function areAllPrices(text: string, tables: readonly ListEntry[], { entry: { list } }: ListEntry): boolean {
  const rows = tables.filter(({ entry }) => entry.list === list)
  const isBehindColon = /[:：]\s*$/u.test(text.slice(0, rows[0]?.start ?? 0))
  const isLed = rows[0] !== undefined && PRICED.test(text.slice(rows[0].start, rows[0].end))
  return (
    (isBehindColon || isLed) &&
    rows.length > 2 &&
    rows.every(({ start, end }) => ROW.test(text.slice(start, end).trim()))
  )
}
const ROW =
  /^(?!.*(?:lane|room|hall|table|page|level|group|floor|gate|seat|stand|size|saal|raum|halle|tisch|platz|größe|zaal|maat|sal|bana|salle|étage|taille|pointure|sala|piso|talla|número|piano|posto|taglia|corsia|numero|andar|tamanho|pokój|piętro|rozmiar|kat|oda|beden) \d)\p{L}[^\p{Nd}]{1,40}(?:\p{Sc} ?)?\p{Nd}{1,5}(?:[.,]\p{Nd}{2})?(?: ?(?:\p{Sc}|kr|euros?|eur|zł|zl|TL|reais|руб|грн|,-|:-))?[,;.]?$/iu

/** A Korean sentence that ends within a row is none of its words: "1층입니다. 영업시간 10시-20시". */
const ENDED_KOREAN = /[다요]\.\s+\S/u

/** A row that ends within a number: "1,990 บาท". */
const DIGIT_MARK_END = /\p{Nd}[.,]$/u

/** A row without a number: "kids free". */
const isFree = (text: string, { start, end }: Extent) =>
  !/\p{Nd}/u.test(text.slice(start, end).split(/\p{L}/u).at(-1) ?? '')

const PRICED = /\p{Sc}|\d ?(?:zł|kr|TL|руб|грн|Kč|Ft|lei|円|元|원)/u
