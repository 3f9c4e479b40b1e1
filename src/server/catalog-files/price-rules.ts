import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { PriceChoices, type TablePrices } from '#contract/catalog-files/price-choices.ts'
import type { Currency } from '#contract/languages/languages.ts'
import { readCurrency, splitHead } from '#contract/money/split-head.ts'
import { type PriceSurvey, surveyPrices } from '#contract/money/survey-prices.ts'
import { convertPrice, type PriceRules } from './convert-price.ts'
import { choosePrice } from '../products/choose-price.ts'
import { openTurns } from '../infrastructure/turns.ts'
import { readValues } from './row-values.ts'

interface Table {
  heads: readonly string[]
  mapping: Mapping
  rows: readonly { cells: string[] }[]
  /** When the table was uploaded, which decides whether a sale price holds. */
  today: Date
}

interface WrittenPrice {
  price: string
  currency: string | undefined
}

/** Prices of the preview besides those that a question is about. */
const PREVIEWED = 3
const EXAMPLES_OF_QUESTION = 2

/** All prices of a table, and how they are read. */
export interface TableRules {
  rules: PriceRules
  /** The one currency of the table, if all of its prices have it. */
  only: Currency | null
  prices: TablePrices | null
}

/**
 * Decides how the prices of a table are read: by what the person said, else by the head of the column, the brand's currency and the other
 * prices of the column.
 */
export async function decideRules(table: Table, choices: PriceChoices, usual: Currency | null): Promise<TableRules> {
  const pause = openTurns()
  const written = await listPrices(table, pause)
  if (written.length === 0) return { rules: {}, only: null, prices: null }
  const ofHead = findHeadCurrency(table)
  const survey = await surveyPrices(
    written.map(({ price, currency }) => ({ text: price, currency: readCurrency(currency ?? '') })),
    { currency: ofHead ?? usual, meanings: choices.meanings },
    pause,
  )
  const rules = resolveRules(survey, choices, ofHead ?? usual)
  return {
    rules,
    only: findOnly(survey, rules),
    prices: { questions: survey.questions, preview: listPreview(written, survey, rules) },
  }
}

/** The rules that an import was started with. */
export function parseRules(stored: unknown): PriceRules {
  return PriceChoices.catch({}).parse(stored ?? {})
}

/** The currency that all prices have, or null. */
function findOnly({ certain, questions }: PriceSurvey, { currency = null, meanings }: PriceRules): Currency | null {
  const decided = questions.flatMap(({ about, sign }) =>
    about === 'decimal' ? [] : [about === 'none' ? currency : (meanings?.[sign] ?? null)],
  )
  const [first = null, ...others] = new Set([...certain, ...decided])
  return others.length === 0 ? first : null
}

async function listPrices({ mapping, rows, today }: Table, pause: () => Promise<void>): Promise<WrittenPrice[]> {
  const written: WrittenPrice[] = []
  for (const { cells } of rows) {
    const values = readValues(cells, mapping)
    const { text } = choosePrice(values, today)
    if (text) written.push({ price: text, currency: values.currency })
    await pause()
  }
  return written
}

/** The currency in the head of a price column, such as `Price (EUR)`. */
const findHeadCurrency = ({ heads, mapping }: Table): Currency | null =>
  heads.flatMap((head, index) => (isPrice(mapping[index]) ? (splitHead(head).currency ?? []) : []))[0] ?? null

const isPrice = (field: Mapping[number] | undefined) => field === 'price' || field === 'sale_price'

function resolveRules({ decimal, questions }: PriceSurvey, choices: PriceChoices, usual: Currency | null): PriceRules {
  const suggested = questions.flatMap(({ about, sign, suggested: currency }) =>
    about === 'sign' && currency ? [[sign, currency] as const] : [],
  )
  const ofBare = questions.find(({ about }) => about === 'none')?.suggested ?? usual
  return {
    decimal: choices.decimal ?? decimal,
    currency: choices.currency === undefined ? ofBare : choices.currency,
    meanings: { ...Object.fromEntries(suggested), ...choices.meanings },
  }
}

/** What would be stored of the prices that the questions are about, and of the first ones. */
function listPreview(
  written: readonly WrittenPrice[],
  { questions }: PriceSurvey,
  rules: PriceRules,
): TablePrices['preview'] {
  const asked = new Set(questions.flatMap(({ examples }) => examples.slice(0, EXAMPLES_OF_QUESTION)))
  const shown = [...written.filter(({ price }) => asked.has(price)), ...written.slice(0, PREVIEWED)]
  return [...new Map(shown.map((one) => [one.price + (one.currency ?? ''), one])).values()].map((one) => {
    const { price = null, currency = null, pricing_text: text = null } = convertPrice(one, rules).fields
    return { written: one.price, price, currency, text }
  })
}
