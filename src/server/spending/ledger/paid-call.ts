import { BUDGET_ALERTS } from '#contract/spending/budgets.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { alertReached } from '../budget-alerts.ts'
import { OwnBudgetReached, PlatformLimitReached } from '../budget-reached.ts'
import { alertOperator } from '../platform-limits.ts'
import { reserveCallCosts, type CallCosts } from '../reserve-call-costs.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { ImageCall, ProviderCall, Spend } from '../../providers/answers.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { Payer } from '../../providers/resolution.ts'
import { Superseded } from '../../stored/started-item.ts'
import { isAbandoned, readEarlierCalls, refuseRepetition, toCallId } from './call-ids.ts'
import { type ChargedItem, lockOwn, recordCharge, recordFaultCharge } from './cost-ledger.ts'

/** The provider and the model of a call, with the key that pays for it. */
type AnyPayer = Pick<Payer<unknown>, 'key' | 'isPlatform' | 'name' | 'model'>

/** The key that pays for a call, the signal that aborts it, and the room that it needs in the budgets. */
export interface Paying {
  payer: AnyPayer
  signal: AbortSignal
  callCosts: CallCosts
  /** Stops a call that nobody waits for any more by its id. Returns whether it stopped before it cost anything. */
  stop?: ((id: string, call: ProviderCall) => Promise<boolean>) | undefined
}

/**
 * Makes one paid call. Its row in `unanswered_calls` is inserted just before the request is sent, and deleted in the transaction
 * that stores its cost. So an interrupted call, also one of a killed process, remains recorded as possibly charged. A provider that
 * knows calls by their id may await the answer of an earlier one instead, whose row then gets the cost.
 * @throws {Superseded} before sending, when the item no longer belongs to this attempt
 * @throws {BudgetReached} before sending, when a budget has no room for it
 * @throws {ProviderFault} before sending, when it would buy the same result again
 * @throws whatever `ask` rejects with
 */
export async function makePaidCall<T>(
  app: Core & MailSeam,
  item: ChargedItem,
  kind: Spend['kind'],
  paying: Paying,
  ask: (call: ImageCall) => Promise<T>,
): Promise<{ answer: T; noteId: number | undefined }> {
  const earlier = await readEarlierCalls(app, item, kind)
  const sent: SentCall = { noteId: undefined, callId: undefined }
  const call = createCall(app, item, kind, { paying, earlier, sent })
  const began = performance.now()
  const tell = (outcome: string) => {
    const ms = Math.round(performance.now() - began)
    app.log.info({ event: 'provider_call', kind, outcome, ms }, 'the provider was asked')
  }
  try {
    const answer = await ask(call)
    tell('answered')
    return { answer, noteId: sent.noteId }
  } catch (error) {
    tell(error instanceof ProviderFault ? error.code : 'given_up')
    if (error instanceof ProviderFault) await recordFaultCharge(app, item, error, sent.noteId)
    else await stopAbandoned(app, item, paying, sent)
    throw error
  }
}

/** The row of a call in `unanswered_calls`, and the id of the call. Undefined until the call is sent, or an earlier one is found. */
interface SentCall {
  noteId: number | undefined
  callId: string | undefined
}

/** Creates what a provider gets for one call. It fills `sent`. */
function createCall(
  app: Core & MailSeam,
  item: ChargedItem,
  kind: Spend['kind'],
  {
    paying: { payer, signal, callCosts },
    earlier,
    sent,
  }: { paying: Paying; earlier: Awaited<ReturnType<typeof readEarlierCalls>>; sent: SentCall },
): ImageCall {
  return {
    owner: item.user_id,
    key: payer.key,
    signal,
    earlier: [...earlier.byCallId.keys()],
    beforeSend: async () => {
      // Texts of a finished item are different calls.
      if (callCosts.call > 0 && !item.isFinished) refuseRepetition(earlier, kind)
      const note = await insertCallNote(app, item, { kind, callCosts }, payer)
      const callId = toCallId(note)
      Object.assign(sent, { noteId: note.id, callId })
      return callId
    },
    onFound: (callId) => void Object.assign(sent, { noteId: earlier.byCallId.get(callId), callId }),
  }
}

/** Stops an interrupted call if nobody waits for its item any more. A call that ended before it cost anything is recorded as free. */
async function stopAbandoned(
  app: Core & MailSeam,
  item: ChargedItem,
  { payer, stop }: Paying,
  { noteId, callId }: SentCall,
): Promise<void> {
  if (callId === undefined || !stop || !(await isAbandoned(app, item))) return
  const call = { key: payer.key, signal: AbortSignal.timeout(STOP_TIMEOUT_MS) }
  if (await stop(callId, call).catch(() => false)) await recordCharge(app, item, null, noteId)
}

const STOP_TIMEOUT_MS = 10 * SECOND

/** The lock on the item's row serializes the call and a cancellation, that on the budgets serializes it and other calls. */
async function insertCallNote(
  app: Core & MailSeam,
  item: ChargedItem,
  { kind, callCosts }: { kind: Spend['kind']; callCosts: CallCosts },
  { isPlatform, name, model }: AnyPayer,
): Promise<{ id: number; item_id: number; created_at: Date }> {
  const note = { item_id: item.id, attempt: item.attempt, kind, platform_key: isPlatform, created_at: app.clock.now() }
  try {
    return await transact(app.db, async (trx) => {
      if (!(await lockOwn(trx, item))) throw new Superseded()
      await reserveCallCosts(app, trx, item, callCosts, isPlatform)
      const row = trx
        .insertInto('unanswered_calls')
        .values({ ...note, provider: name, model, upper_usd: callCosts.call })
      return { ...note, ...(await row.returning('id').executeTakeFirstOrThrow()) }
    })
  } catch (error) {
    await alertRefused(app, item, error)
    throw error
  }
}

/** The refused transaction was rolled back, so the alert has one of its own. */
async function alertRefused(app: Core & MailSeam, item: ChargedItem, error: unknown): Promise<void> {
  if (error instanceof OwnBudgetReached)
    await transact(app.db, (trx) => alertReached(app, trx, item.user_id, error.overdrawn))
  if (error instanceof PlatformLimitReached)
    await transact(app.db, (trx) => alertOperator(app, trx, error.overdrawn, BUDGET_ALERTS))
}
