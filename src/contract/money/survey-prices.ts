import type { Currency } from '../languages/languages.ts'
import { type DecimalMark, showDecimalMark } from './read-amount.ts'
import { type PriceContext, type ReadPrice, readPrice } from './read-price.ts'
import { NUMBER } from './split-price.ts'
import { tidyPrice } from './tidy-price.ts'

/** What the prices of a column do not say, and what a person can say once for all of them. */
export interface PriceQuestion {
  /** `sign`: what `$` means. `none`: the currency of prices without one. `decimal`: what `12.995` is. */
  about: 'sign' | 'none' | 'decimal'
  /** The sign; empty for the other two. */
  sign: string
  /** How many prices it is about, and the first of them. */
  count: number
  examples: string[]
  /** What the sign may mean. Empty: any currency. */
  candidates: readonly Currency[]
  /** What is taken unless the person says something else. Null: nothing. */
  suggested: Currency | null
}

export interface PriceSurvey {
  /** The mark of the decimals, if all prices that show it have the same. */
  decimal: DecimalMark | null
  /** The currencies that prices name for certain. */
  certain: ReadonlySet<Currency>
  questions: PriceQuestion[]
}

const EXAMPLES_MAX = 3

/** What is known before: the brand's currency, and what the person said about the table. */
export type SurveyContext = Pick<PriceContext, 'currency' | 'meanings'>

/** A price of a column. `currency` is what another column of its row names. */
export interface ColumnPrice {
  text: string
  currency?: Currency | null
}

/** Looks at all prices of a column. A table has thousands of them, so `pause` is awaited after each. */
export async function surveyPrices(
  prices: readonly ColumnPrice[],
  context: SurveyContext = {},
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<PriceSurvey> {
  const decimal = await findColumnMark(prices, pause)
  const read: (ColumnPrice & { price: ReadPrice })[] = []
  for (const one of prices) {
    read.push({ ...one, price: readPrice(one.text, { decimal, currency: one.currency }) })
    await pause()
  }
  const certain = new Set(read.flatMap(({ price }) => (price.problem === null && price.currency) || []))
  const questions = new Map<string, PriceQuestion>()
  for (const one of read) {
    const question = askAbout(one, { ...context, decimal }, certain)
    if (!question) continue
    const key = question.about + question.sign
    const known = questions.get(key)
    questions.set(key, known ? merge(known, question) : question)
    await pause()
  }
  return { decimal, certain, questions: [...questions.values()] }
}

/** What one price does not say. `certain` are the currencies of the other prices. */
function askAbout(
  { text, currency: named, price: alone }: ColumnPrice & { price: ReadPrice },
  context: PriceContext,
  certain: ReadonlySet<Currency>,
): PriceQuestion | null {
  const question = { sign: '', count: 1, examples: [text], candidates: [] }
  const price = alone.problem === 'unclear' && !named ? readPrice(text, context) : alone
  if (price.problem === 'unclear') return { ...question, about: 'decimal', suggested: null }
  if (price.problem !== null || named) return null
  const { sign, candidates } = price
  const usual = context.currency ?? null
  if (sign)
    return { ...question, about: 'sign', sign, candidates, suggested: suggest(sign, candidates, usual, certain) }
  const [only = null] = certain
  const ofColumn = certain.size === 1 ? only : null
  return candidates.length > 0 ? null : { ...question, about: 'none', suggested: usual ?? ofColumn }
}

/** The brand's currency, otherwise the one that the other prices name. A `¥` without decimals is usually yen. */
function suggest(
  sign: string,
  candidates: readonly Currency[],
  usual: Currency | null,
  certain: ReadonlySet<Currency>,
): Currency | null {
  if (usual && candidates.includes(usual)) return usual
  const named = candidates.filter((one) => certain.has(one))
  if (named.length === 1) return named[0] ?? null
  return sign === '¥' && candidates.includes('JPY') ? 'JPY' : null
}

function merge(known: PriceQuestion, next: PriceQuestion): PriceQuestion {
  const isNew = known.examples.length < EXAMPLES_MAX && !known.examples.includes(next.examples[0] ?? '')
  return {
    ...known,
    count: known.count + 1,
    examples: isNew ? [...known.examples, ...next.examples] : known.examples,
    candidates: known.candidates.filter((one) => next.candidates.includes(one)),
    suggested: next.candidates.length < known.candidates.length ? next.suggested : known.suggested,
  }
}

async function findColumnMark(prices: readonly ColumnPrice[], pause: () => Promise<void>): Promise<DecimalMark | null> {
  const marks = new Set<DecimalMark>()
  for (const { text } of prices) {
    for (const [digits] of tidyPrice(text).matchAll(NUMBER)) {
      const mark = showDecimalMark(digits)
      if (mark) marks.add(mark)
    }
    await pause()
  }
  const [mark = null] = marks
  return marks.size === 1 ? mark : null
}
