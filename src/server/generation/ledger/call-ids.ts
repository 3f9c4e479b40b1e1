import { createHash } from 'node:crypto'
import type { HasDb } from '../../db/database.ts'
import type { Spend } from '../../providers/answers.ts'

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

/** Earlier calls of an item whose answer is missing: the ids of their rows by the ids of the calls, newest first. */
export async function listEarlierCalls({ db }: HasDb, itemId: number, kind: Spend['kind']) {
  const notes = await db
    .selectFrom('unanswered_calls')
    .select(['id', 'item_id', 'created_at', 'is_free'])
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()
  const byCallId = new Map(notes.map((note) => [toCallId(note), note.id]))
  return { byCallId, open: notes.filter((note) => !note.is_free).length }
}
