import { z } from 'zod'
import type { ModelPrice } from '#contract/library/analytics.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'

const Usd = z.number().min(0)
const Rates = z.record(z.string(), Usd.optional().catch(undefined)).catch({})

/** The row of a table of models that a charge was computed with. Rows of earlier versions may lack a part. */
const StoredPrice = z.object({
  valid_from: z.string().nullable().catch(null),
  usd_per_million: Rates,
  usd_per_item: z.union([Usd.transform((item) => ({ item })), Rates]).catch({}),
})

/** Reads the prices that the calls of items were charged with, by item. A model counts once for each of its prices. */
export async function readItemPrices(
  { db }: Core,
  owner: OwnerId,
  itemIds: readonly number[],
): Promise<Map<number, ModelPrice[]>> {
  const found = new Map<number, ModelPrice[]>()
  if (itemIds.length === 0) return found
  const rows = await selectOwned(db, owner, 'spends')
    .select(['item_id', 'model', 'price'])
    .where('item_id', 'in', itemIds)
    .where('price', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { item_id, model, price } of rows) {
    const parsed = StoredPrice.safeParse(price)
    if (item_id === null || !parsed.success) continue
    const { valid_from, usd_per_million, usd_per_item } = parsed.data
    const prices = found.get(item_id) ?? []
    if (!prices.some((known) => known.model === model && known.valid_from === valid_from))
      prices.push({ model, valid_from, rates: listRates({ ...usd_per_million, ...usd_per_item }) })
    found.set(item_id, prices)
  }
  return found
}

/** The rates that cost something. */
function listRates(rates: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const named = Object.entries(rates).filter((rate): rate is [string, number] => rate[1] !== undefined && rate[1] > 0)
  return Object.fromEntries(named)
}
