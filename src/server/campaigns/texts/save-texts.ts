import { sql } from 'kysely'
import { type TextProblem, checkTexts, findTextField, findTextSet } from '#contract/platforms/text-rules.ts'
import type { TextRefusal } from '#contract/platforms/text-set.ts'
import type { TextChange } from '#contract/campaigns/texts.ts'
import { findBanned } from '#studio/copywriter/banned.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { findCampaign } from './list-texts.ts'
import { readStoredTexts, type StoredText, type TextFields, toCampaignText } from './read-texts.ts'

/**
 * Stores texts of a campaign. A missing field keeps its texts.
 * @throws {Problem} 404 without such a campaign or product; 422 if a platform or a rule of the brand refuses a text
 */
export async function saveTexts(
  { db, clock }: Core,
  owner: OwnerId,
  campaignId: number,
  changes: readonly TextChange[],
) {
  const campaign = await findCampaign(db, owner, campaignId)
  const known = new Set(campaign.product_ids)
  if (changes.some(({ product_id }) => product_id !== null && !known.has(product_id))) throw notFound('Product')
  const dont = await readDontList(db, owner, campaign.brand_id)
  const stored = await readStoredTexts(db, owner, campaignId)
  for (const [at, change] of changes.entries()) refuseWrong(change, { at, stored, dont })
  await transact(db, async (trx) => {
    for (const change of changes) await upsertTexts(trx, owner, campaignId, { ...change, updated_at: clock.now() })
  })
  const isChanged = (text: StoredText) => changes.some((change) => isSame(change, text))
  return { texts: (await readStoredTexts(db, owner, campaignId)).filter(isChanged).map(toCampaignText) }
}

/** Adds the fields of a text to those that are stored. */
export const upsertTexts = (
  db: Db,
  owner: OwnerId,
  campaign_id: number,
  { fields, updated_at, ...key }: StoredText,
): Promise<unknown> =>
  insertOwned(db, owner, 'campaign_texts', { ...key, campaign_id, fields: JSON.stringify(fields), updated_at })
    .onConflict((at) =>
      at.columns(['campaign_id', 'product_id', 'text_set', 'language', 'variant']).doUpdateSet({
        fields: sql`campaign_texts.fields || excluded.fields`,
        updated_at,
      }),
    )
    .execute()

async function readDontList(db: Db, owner: OwnerId, brandId: number | null): Promise<readonly string[]> {
  const brand = await selectOwned(db, owner, 'brands')
    .select('content_guidelines')
    .where('id', '=', brandId ?? 0)
    .executeTakeFirst()
  return brand?.content_guidelines.dont ?? []
}

type TextKey = Pick<StoredText, 'text_set' | 'language' | 'product_id' | 'variant'>

const isSame = (one: TextKey, other: TextKey): boolean =>
  one.text_set === other.text_set &&
  one.language === other.language &&
  one.product_id === other.product_id &&
  one.variant === other.variant

interface Checking {
  /** The place of the text in the request. */
  at: number
  stored: readonly StoredText[]
  dont: readonly string[]
}

function refuseWrong(change: TextChange, { at, stored, dont }: Checking): void {
  const unknown = Object.keys(change.fields).find((field) => !findTextField(change.text_set, field))
  if (unknown) throw refuse(at, unknown, null, `${change.text_set} has no field ${unknown}`)
  const fields: TextFields = { ...stored.find((text) => isSame(change, text))?.fields, ...change.fields }
  // Texts may be missing while a person writes them.
  const wrong = checkTexts(change.text_set, fields).find(({ problem }) => !INCOMPLETE.includes(problem))
  if (wrong) throw refuse(at, wrong.field, wrong.index, writeSentence(change.text_set, wrong))
  for (const [field, texts] of Object.entries(change.fields))
    for (const [index, text] of texts.entries()) {
      const banned = findBanned(text, dont)
      if (banned !== null)
        throw refuse(
          at,
          field,
          index,
          `${nameField(change.text_set, field, index)} breaks a rule of the brand: ${banned}`,
        )
    }
}

const INCOMPLETE: readonly TextProblem['problem'][] = ['too_few', 'none_short']

const refuse = (at: number, field: string, index: number | null, message: string) =>
  new Problem(422, message, {
    extra: {
      errors: [{ field: ['texts', at, 'fields', field, ...(index === null ? [] : [index])].join('.'), message }],
    },
  })

const REFUSALS: Readonly<Record<TextRefusal, string>> = {
  link: 'links',
  mention: 'the sign @',
  hashtag: 'the sign #',
  angle_bracket: 'the signs < and >',
}

/** A sentence that names the field and its limit. */
function writeSentence(set: string, { field, index, problem, count, max, refused }: TextProblem): string {
  const name = nameField(set, field, index)
  if (problem === 'too_many') return `${name}: ${set.split('.')[0]} takes at most ${max}; there are ${count}`
  if (problem === 'refused' && refused) return `${name} must not have ${REFUSALS[refused]}`
  const all = problem === 'total_too_long' ? 'All texts of ' : ''
  return `${all}${name} must be at most ${max} characters as ${set.split('.')[0]} counts; this has ${count}`
}

/** `Headline 2`, or `Caption` for a field that takes one text. */
function nameField(set: string, field: string, index: number | null): string {
  const words = field.replaceAll('_', ' ')
  const isList = (findTextSet(set)?.fields.find(({ key }) => key === field)?.texts.max ?? 1) > 1
  return `${words[0]?.toUpperCase()}${words.slice(1)}${isList && index !== null ? ` ${index + 1}` : ''}`
}
