import type { Core } from '../../infrastructure/core.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { alertAfterCharge } from '../budget-alerts.ts'
import { alertAfterPlatformCharge } from '../platform-limits.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { Spend } from '../../providers/answers.ts'
import { parseBrief } from '../../stored/brief.ts'
import { insertSpend } from './cost-ledger.ts'
import { giveBackUnit } from './quota.ts'

/** The provider and the model of a charge that no answer named: a person or the operator settled it. */
const SETTLED = 'unknown'

/**
 * Settles a call whose answer was lost. A charged one becomes a charge of its upper estimate at the time when it was sent. A free one
 * keeps its row, so that a late answer is recorded. `trx` has locked the item.
 */
export async function settleLostCall(
  app: Core & MailSeam,
  trx: Trx,
  owner: OwnerId,
  { id, itemId, charged }: { id: number; itemId: number; charged: boolean },
): Promise<void> {
  if (charged) {
    const { kind, upper_usd, platform_key, created_at } = await trx
      .deleteFrom('unanswered_calls')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { brief } = await selectOwned(trx, owner, 'items')
      .select('brief')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    const item = { id: itemId, user_id: owner, brief: parseBrief(brief) }
    await insertSpend(trx, item, { spend: toSpend(kind, upper_usd), platform_key, created_at })
    await alertAfterCharge(app, trx, owner, itemId)
    if (platform_key) await alertAfterPlatformCharge(app, trx)
  } else await trx.updateTable('unanswered_calls').set({ is_free: true }).where('id', '=', id).execute()
  await giveBackUnit(trx, owner, itemId)
}

const toSpend = (kind: Spend['kind'], usd: number): Spend => ({
  provider: SETTLED,
  model: SETTLED,
  kind,
  endpoint: kind === 'film' ? 'interactions' : 'generateContent',
  status_code: 0,
  request_bytes: 0,
  response_bytes: 0,
  response_seconds: 0,
  tokens: {
    prompt_token_count: 0,
    candidates_token_count: 0,
    total_token_count: 0,
    cached_content_token_count: 0,
    thoughts_token_count: 0,
  },
  estimated_cost_usd: usd,
  cost_per_input_token: 0,
  cost_per_output_token: 0,
  is_estimate: true,
  raw_usage: null,
  price: null,
})
