import { createHash } from 'node:crypto'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { Spend } from '../../providers/answers.ts'
import { lostTooOften, TRIES_PAID, wasted } from '../../providers/faults.ts'

/** A row of `unanswered_calls`, as far as it identifies a call. */
interface Note {
  id: number
  item_id: number
  created_at: Date
}

/** The id under which a provider knows a call. It follows from the row, so a process that starts again finds the call. */
export function toCallId({ id, item_id, created_at }: Note): string {
  const digest = createHash('sha256').update(`${id} ${item_id} ${created_at.toISOString()}`).digest('hex')
  // UUID version 8 (RFC 9562): its bits are the application's own.
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(12, 15)}-a${digest.slice(15, 18)}-${digest.slice(18, 30)}`
}

/** Calls that earlier attempts of an item made for the same result. */
interface EarlierCalls {
  /** Those whose answer is missing, newest first: the ids of their rows by the ids of the calls. */
  byCallId: Map<string, number>
  /** How many of them may have been charged. */
  open: number
  /** The cost of answers that could not be used, in USD. Null without one. */
  wastedUsd: number | null
}

/** Reads the earlier calls of a kind. Call it while the item has no result of this kind: then each recorded cost is of an unusable answer. */
export async function readEarlierCalls(
  { db }: Core,
  item: { id: number; user_id: OwnerId },
  kind: Spend['kind'],
): Promise<EarlierCalls> {
  const notes = await db
    .selectFrom('unanswered_calls')
    .select(['id', 'item_id', 'created_at', 'is_free'])
    .where('item_id', '=', item.id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()
  const costs = await selectOwned(db, item.user_id, 'spends')
    .select('cost_usd')
    .where('item_id', '=', item.id)
    .where('kind', '=', kind)
    // A charge that a person or the operator settled has no status, because no answer came.
    .where('status_code', '>', 0)
    .execute()
  return {
    byCallId: new Map(notes.map((note) => [toCallId(note), note.id])),
    open: notes.filter((note) => !note.is_free).length,
    wastedUsd: costs.length > 0 ? costs.reduce((sum, { cost_usd }) => sum + cost_usd, 0) : null,
  }
}

const WHAT = { copy: 'words', picture: 'picture', film: 'video', speech: 'voice' } as const

/**
 * Refuses to buy a result again, also after the process that paid was killed: when an answer was paid and could not be used, and when two
 * calls for it may have been charged.
 * @throws {ProviderFault}
 */
export function refuseRepetition({ open, wastedUsd }: EarlierCalls, kind: Spend['kind']): void {
  if (wastedUsd !== null) throw wasted(WHAT[kind], wastedUsd)
  if (open >= TRIES_PAID) throw lostTooOften()
}

/** Whether nobody waits for the calls of an item any more: it was canceled, or deleted with its account. */
export async function isAbandoned({ db }: Core, item: { id: number; user_id: OwnerId }): Promise<boolean> {
  const row = await selectOwned(db, item.user_id, 'items').select('state').where('id', '=', item.id).executeTakeFirst()
  return row === undefined || row.state === 'cancelled'
}
