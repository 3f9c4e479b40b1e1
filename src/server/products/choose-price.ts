/** The prices of a product as its shop writes them, in cells of a table or on its page. */
export interface WrittenPrices {
  price?: string | undefined
  sale_price?: string | undefined
  /** Start and end, with a slash between them. */
  sale_price_dates?: string | undefined
  sale_price_start?: string | undefined
  sale_price_end?: string | undefined
}

export interface ChosenPrice {
  field: 'price' | 'sale_price'
  /** Undefined if the product has no price on that day. */
  text: string | undefined
  /** Why the sale price is not used. */
  note: { field: 'sale_price'; message: string } | null
}

/** Which price holds on a day: the sale price within its dates, else the regular one. */
export function choosePrice(values: WrittenPrices, today: Date): ChosenPrice {
  const { price, sale_price: sale } = values
  // Feeds write a sale price of zero where there is none.
  if (!sale || (price && isZero(sale))) return { field: 'price', text: price, note: null }
  const message = whyNoSale(values, today)
  return message === null
    ? { field: 'sale_price', text: sale, note: null }
    : { field: 'price', text: price, note: { field: 'sale_price', message } }
}

const isZero = (text: string) => text.includes('0') && !/[1-9]/.test(text)

const NOT_READ = 'The dates of the sale price were not read, so the regular price is used'

function whyNoSale({ sale_price_dates: dates, sale_price_start, sale_price_end }: WrittenPrices, today: Date) {
  const [first = '', last = ''] = dates?.split('/').length === 2 ? dates.split('/') : [dates, dates && '']
  const start = (sale_price_start ?? first).trim()
  const end = (sale_price_end ?? last).trim()
  const [from, until] = [readDay(start), readDay(end)]
  if ((start && !from) || (end && !until)) return NOT_READ
  if (from && today.getTime() < from.starts) return `The sale price holds from ${start}, so the regular price is used`
  if (until && today.getTime() >= until.ends) return `The sale price held until ${end}, so the regular price is used`
  return null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When a day or a time starts and ends, in milliseconds since 1970; a day alone is one of UTC. Null for ambiguous and unknown writings. */
function readDay(text: string): { starts: number; ends: number } | null {
  const day = toIsoDay(text)
  if (day) return Number.isNaN(Date.parse(day)) ? null : { starts: Date.parse(day), ends: Date.parse(day) + DAY_MS }
  const [, date = '', time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?\s?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? []
  const at = Date.parse(`${date}T${time}${zone ? zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : 'Z'}`)
  return Number.isNaN(at) ? null : { starts: at, ends: at }
}

/** `2026-11-28`, `2026/11/28`, `28.11.2026`, and `28/11/2026` where only one order of day and month is possible. */
function toIsoDay(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text) ?? []
  if (year) return toIso(year, month, day)
  const [, first = '', sign, second = '', last] = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (!last) return null
  if (sign === '.' || Number(first) > 12 || first === second) return toIso(last, second, first)
  return Number(second) > 12 ? toIso(last, first, second) : null
}

const toIso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
