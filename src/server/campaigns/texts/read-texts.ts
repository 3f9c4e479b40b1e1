import { z } from 'zod'
import { TEXT_FIELDS, type TextFieldKey } from '#contract/platforms/text-set.ts'
import type { CampaignText } from '#contract/campaigns/texts.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'

export type TextFields = Partial<Record<TextFieldKey, string[]>>

export interface StoredText {
  text_set: string
  language: string
  product_id: number | null
  variant: number
  fields: TextFields
  updated_at: Date
}

/** Stored texts of a version that knew other fields keep those that are known. */
const StoredFields = z.partialRecord(z.enum(TEXT_FIELDS), z.array(z.string()).catch([])).catch({})

const parseTextFields = (stored: unknown): TextFields => StoredFields.parse(stored)

/** The texts of a campaign, in the order of language, set, product and variant. */
export async function readStoredTexts(db: Db, owner: OwnerId, campaignId: number): Promise<StoredText[]> {
  const rows = await selectOwned(db, owner, 'campaign_texts')
    .select(['text_set', 'language', 'product_id', 'variant', 'fields', 'updated_at'])
    .where('campaign_id', '=', campaignId)
    .orderBy('language')
    .orderBy('text_set')
    .orderBy('product_id')
    .orderBy('variant')
    .execute()
  return rows.map((row) => ({ ...row, fields: parseTextFields(row.fields) }))
}

export const toCampaignText = ({ updated_at, ...text }: StoredText): CampaignText => ({
  ...text,
  updated_at: updated_at.toISOString(),
})
