import { formatDay, formatPercent, formatPrice, findLocale } from './format-amounts.ts'
import type { LanguagePack } from './language-pack.ts'
import type { Fact } from '../facts/fact.ts'

/** The signs of currencies that mean one currency. A sign of several countries is the currency of the product, if it has one. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|EUR/i, 'EUR'],
  [/£|GBP/i, 'GBP'],
  [/R\$/, 'BRL'],
  [/\$|USD/i, 'USD'],
  [/₺|TL/, 'TRY'],
  [/zł/i, 'PLN'],
  [/₽/, 'RUB'],
  [/₴/, 'UAH'],
  [/₹/, 'INR'],
  [/₪/, 'ILS'],
  [/₩|원/, 'KRW'],
  [/円/, 'JPY'],
  [/元/, 'CNY'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
]

/** The source and the target of a translation. */
interface Translation {
  /** A BCP 47 tag. */
  from: string
  pack: LanguagePack
  /** ISO 4217; null if the product has none. */
  currency: string | null
}

/** The facts whose meaning is certain, in the words of another language. All others are left out. */
export const translateFacts = (facts: readonly Fact[], translation: Translation): Fact[] =>
  facts.flatMap((fact) => {
    const text = translateFact(fact, translation)
    return text === null ? [] : [{ kind: fact.kind, text }]
  })

function translateFact({ kind, text }: Fact, { from, pack, currency }: Translation): string | null {
  switch (kind) {
    case 'discount':
      return translateDiscount(text, pack, currency)
    case 'price':
      return translatePrice(text, pack, currency)
    case 'free':
      return SHIPPING.test(text) ? pack.offers.free_shipping : null
    case 'deadline':
      return translateDeadline(text, from, pack, currency)
    case 'date':
      return translateDate(text, from, pack, currency)
    case 'contact':
      return text
    default:
      return null
  }
}

const SHIPPING =
  /shipping|delivery|versand|lieferung|livraison|envío|frete|entrega|spedizione|consegna|verzending|bezorging|dostawa|wysyłka|kargo|teslimat|شحن|توصيل|送料|运费|運費|包邮|免運|배송|доставк/iu

/** A discount of the whole price. "Up to 50 %" says something else. */
function translateDiscount(text: string, pack: LanguagePack, currency: string | null): string | null {
  const percent = text.match(/^(?:save )?[-–−]?\s?(\d{1,2})\s?%/i)?.[1]
  return percent ? pack.offers.off(Number(percent), formatPercent(Number(percent), pack.tag, currency)) : null
}

const FROM = /^(?:from|starting at|ab|schon ab|dès|à partir de|desde|a partir de|da|a partire da|vanaf|od|już od)\s/iu
const ONLY = /^(?:only|just|for|nur|für|seulement|pour|solo|sólo|por|apenas|per|voor|slechts|tylko|za)\s/iu

/** A single amount, with "from" or without. "$19 a month" says more, and is left out. */
function translatePrice(text: string, pack: LanguagePack, usual: string | null): string | null {
  const bare = text.replace(FROM, '').replace(ONLY, '')
  const digits = bare.replace(/[^\d.,]/g, '')
  const currency = CURRENCIES.find(([sign]) => sign.test(bare))?.[1] ?? usual
  if (!currency || /[\d.,]/.test(bare.replace(digits, '')) || /\p{L}{4}/u.test(bare)) return null
  const price = formatPrice(toNumber(digits), currency, pack.tag)
  return FROM.test(text) ? pack.offers.from.replace('{price}', price) : price
}

/** "1.299,50" and "1,299.50" are the same. A mark before two digits at the end is that of the decimals. */
function toNumber(digits: string): number {
  const [, whole = digits, decimals = ''] = digits.match(/^(.*)[.,](\d\d?)$/) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
}

function translateDeadline(text: string, from: string, pack: LanguagePack, currency: string | null): string | null {
  const day = findDay(text, from)
  if (day) return pack.offers.until_date.replace('{date}', formatDay(day.day, day.month, pack.tag, currency))
  const weekday = findName(text, weekdaysOf(from))
  return weekday === null ? null : (pack.offers.until[weekday] ?? null)
}

function translateDate(text: string, from: string, pack: LanguagePack, currency: string | null): string | null {
  if (/^(?:today only|nur heute)$/i.test(text)) return pack.offers.today
  const day = findDay(text, from)
  // A time of the day or a second day would be lost.
  const isPlain = (text.match(/\d+/g) ?? []).length <= 1
  if (day && isPlain) return formatDay(day.day, day.month, pack.tag, currency)
  return null
}

function findDay(text: string, language: string): { day: number; month: number } | null {
  const month = findName(text, monthsOf(language))
  const day = Number(text.match(/(?<!\d)\d{1,2}(?!\d|[:%])/)?.[0] ?? 0)
  return month !== null && day >= 1 && day <= 31 ? { day, month: month + 1 } : null
}

/** The number of the name that a text contains, from 0. Endings may differ, because some languages inflect their names. */
function findName(text: string, names: readonly string[]): number | null {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const found = names.findIndex((name) =>
    words.some((word) => word.startsWith(name.slice(0, Math.max(3, name.length - 2)))),
  )
  return found < 0 ? null : found
}

const listDates = (language: string, options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
  const format = new Intl.DateTimeFormat(findLocale(language), { ...options, timeZone: 'UTC' })
  return days.map((time) => format.format(time).toLowerCase())
}

/** From Monday on: 1 January 2024 was a Monday. */
const weekdaysOf = (language: string) =>
  listDates(
    language,
    { weekday: 'long' },
    [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2024, 0, day)),
  )

const monthsOf = (language: string) =>
  listDates(
    language,
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1)),
  )
