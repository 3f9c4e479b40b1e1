import { findTextSet } from '#contract/platforms/text-rules.ts'
import type { TextFieldKey } from '#contract/platforms/text-set.ts'
import { keepUsableClaims } from '../../generation/run/usable-claims.ts'
import { LANGUAGE_NAMES, type DesignLanguage } from '#contract/languages/languages.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { BudgetReached } from '../../spending/budget-reached.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { type ChargedItem, recordCharge } from '../../spending/ledger/cost-ledger.ts'
import { makePaidCall } from '../../spending/ledger/paid-call.ts'
import { reserveQuota } from '../../spending/ledger/quota.ts'
import { resolveProviders, estimateTextCall } from '../../providers/choice/resolve.ts'
import { parseBrief } from '../../stored/brief.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { findPayer } from '../../providers/resolution.ts'
import type { WantedField } from '../../providers/text/campaign-texts.ts'
import type { ModelTexts } from './write-task.ts'

export type ModelParts = Core & StudioSeam & ProvidersSeam & MailSeam

interface Asking {
  campaign: { key_content_id: number | null; brand_id: number | null }
  brief: Brief
  sets: readonly string[]
  language: DesignLanguage
  variants: number
  gone: AbortSignal
}

/** What a model writes. Names and tags are written by rules, and each picture describes itself. */
const MODEL_FIELDS: readonly TextFieldKey[] = [
  'title',
  'caption',
  'first_comment',
  'primary_text',
  'headline',
  'long_headline',
  'description',
  'card_headline',
]

/**
 * Asks the text model once for all texts of a language. The call is recorded with the item of the key visual. Null without a key, without
 * a key visual, or if the provider fails; `note` then says why.
 * @throws {Problem} 429 when the monthly limit is reached
 */
export async function askModel(
  app: ModelParts,
  owner: OwnerId,
  { campaign, brief, sets, language, variants, gone }: Asking,
): Promise<{ texts: ModelTexts | null; note: string | null }> {
  const resolution = await resolveProviders(app, owner, 'auto', campaign.brand_id)
  if (resolution.copy?.key === null) return { texts: null, note: resolution.copy.problem }
  const payer = findPayer(resolution.copy)
  const item = payer ? await findKeyItem(app, owner, campaign.key_content_id) : null
  if (!payer || !item) return { texts: null, note: null }
  if (payer.isPlatform) await transact(app.db, (trx) => reserveQuota(app, trx, owner, 1))
  const paying = { payer, signal: AbortSignal.any([gone, app.stopping]) }
  const { brief: usable, unused } = keepUsableClaims(brief, { language, now: app.clock.now() })
  const request = {
    brief: usable,
    language: LANGUAGE_NAMES[language],
    fields: listWanted(sets, variants),
  }
  try {
    const callCosts = { call: estimateTextCall(paying.payer, { campaign: request }), later: 0 }
    const { answer, noteId } = await makePaidCall(app, item, 'copy', { ...paying, callCosts }, (call) =>
      payer.provider.writeCampaignTexts(request, call),
    )
    await recordCharge(app, item, answer.spend, noteId)
    return { texts: answer.texts, note: describeClaims(answer.refused, unused) }
  } catch (error) {
    if (error instanceof ProviderFault || error instanceof BudgetReached) return { texts: null, note: error.message }
    throw error
  }
}

/** What the model could not say: words without evidence, and approved claims that are over or for another market. */
function describeClaims(refused: readonly string[], unused: readonly string[]): string | null {
  const found = refused.length > 0 ? `Nothing supports this: “${refused.join(', ')}”` : ''
  const claims =
    unused.length > 0 ? `Approved claims for another market, or no longer valid: “${unused.join(', ')}”` : ''
  return [claims, found].filter(Boolean).join('. ') || null
}

const listWanted = (sets: readonly string[], variants: number): WantedField[] =>
  sets.flatMap((set) => {
    const rules = findTextSet(set)
    const fields = rules?.fields.filter(({ key }) => MODEL_FIELDS.includes(key)) ?? []
    return fields.map(({ key, limit, texts }) => ({
      set,
      field: key,
      max: limit,
      count: rules?.kind === 'ad' ? Math.min(texts.max, Math.max(texts.min, variants)) : variants,
    }))
  })

/** The finished item of the key visual, which the call belongs to. */
async function findKeyItem({ db }: Core, owner: OwnerId, contentId: number | null): Promise<ChargedItem | null> {
  const item = await selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'content'), 'content.item_id', 'items.id')
    .select(['items.id', 'items.attempt', 'items.brief'])
    .where('content.id', '=', contentId ?? 0)
    .where('items.state', '=', 'succeeded')
    .executeTakeFirst()
  return item ? { ...item, user_id: owner, brief: parseBrief(item.brief), isFinished: true } : null
}
