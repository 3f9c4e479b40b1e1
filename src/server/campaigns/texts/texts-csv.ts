import { countText, findTextSet } from '#contract/platforms/text-rules.ts'
import { writeCsv } from '#contract/text/csv.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { findCampaign, readProducts } from './list-texts.ts'
import { readStoredTexts, type StoredText } from './read-texts.ts'

const COLUMNS = ['language', 'text_set', 'product', 'variant', 'field', 'number', 'text', 'length', 'limit', 'shown']

/**
 * All texts of a campaign as CSV: one row for each text. Lengths are in the units in which the platform counts.
 * @throws {Problem} 404 without such a campaign
 */
export async function exportTexts({ db }: Core, owner: OwnerId, id: number): Promise<{ name: string; text: string }> {
  const campaign = await findCampaign(db, owner, id)
  const products = await readProducts(db, owner, campaign.product_ids)
  const names = new Map(products.map((product) => [product.id, product.name]))
  const texts = await readStoredTexts(db, owner, id)
  const rows = texts.flatMap((text) => listRows(text, names.get(text.product_id ?? 0) ?? ''))
  return { name: `${campaign.slug || `campaign-${id}`}_texts.csv`, text: writeCsv(COLUMNS, rows) }
}

const listRows = ({ language, text_set, variant, fields }: StoredText, product: string) =>
  (findTextSet(text_set)?.fields ?? []).flatMap(({ key, limit, shown }) =>
    (fields[key] ?? []).map((text, index) => [
      language,
      text_set,
      product,
      variant,
      key,
      index + 1,
      text,
      countText(text_set, key, text),
      limit,
      shown,
    ]),
  )
