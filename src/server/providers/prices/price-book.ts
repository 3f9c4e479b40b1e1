import type { Clock } from '../../infrastructure/clock.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { type Rate, TOKEN_RATES, UNIT_RATES } from './rates.ts'

interface StoredPrice {
  provider: string
  model: string
  valid_from: string
  rates: Record<string, number>
}

/** A row of a table of models: `usd_per_item` is USD for an image, or by size or second. */
interface PricedRow {
  model: string
  valid_from: string
  usd_per_million: Record<string, number | undefined> | object
  usd_per_item?: number | Record<string, number | undefined> | object
}

/** Replaces the prices of a row by those that the operator set, as far as they hold today. */
export type ApplyPrice = <Row extends PricedRow>(provider: string, row: Row) => Row

export interface PriceBook {
  /** Reads the prices again. Every process does so before it chooses a provider, so a new price needs no restart. */
  refresh: () => Promise<void>
  apply: ApplyPrice
}

/**
 * The prices of the operator in memory. Of two prices for a model, the one with the later first day counts, and of one day the one that was
 * set last. A row of the table of models that begins later than a price is newer than that price.
 */
export function openPriceBook(db: Db, clock: Clock): PriceBook {
  let prices: StoredPrice[] = []
  const find = (provider: string, { model, valid_from }: PricedRow) => {
    const today = clock.now().toISOString().slice(0, 10)
    return prices.findLast(
      (price) =>
        price.provider === provider &&
        price.model === model &&
        price.valid_from >= valid_from &&
        price.valid_from <= today,
    )
  }
  return {
    refresh: async () => {
      prices = await db
        .selectFrom('model_prices')
        .select(['provider', 'model', 'valid_from', 'rates'])
        .orderBy('valid_from')
        .orderBy('id')
        .execute()
    },
    apply: (provider, row) => {
      const price = find(provider, row)
      return price ? replacePrices(row, price) : row
    },
  }
}

function replacePrices<Row extends PricedRow>(row: Row, { valid_from, rates }: StoredPrice): Row {
  const pick = (names: readonly Rate[]) =>
    Object.fromEntries(names.flatMap((name) => (rates[name] === undefined ? [] : [[name, rates[name]]])))
  const perItem = typeof row.usd_per_item === 'object' ? { ...row.usd_per_item, ...pick(UNIT_RATES) } : rates['item']
  return {
    ...row,
    valid_from,
    usd_per_million: { ...row.usd_per_million, ...pick(TOKEN_RATES) },
    ...(perItem !== undefined && { usd_per_item: perItem }),
  }
}
