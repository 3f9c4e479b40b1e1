import { sql } from 'kysely'
import { later, MINUTE } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { OpenedProvider } from './stored-providers.ts'

/** So many calls in a row without an answer in time pause a server for its owner. */
const TIME_OUTS_MAX = 2
const PAUSE_MS = 15 * MINUTE

/** Whether users' servers answer. A server that does not is not asked for a while, so that nothing waits for it again and again. */
export interface Pauses {
  noteAnswer: (owner: OwnerId, provider: OpenedProvider) => Promise<void>
  /** Returns whether the server is paused now. */
  noteTimeOut: (owner: OwnerId, provider: OpenedProvider) => Promise<boolean>
}

export const openPauses = ({ db, clock }: Core): Pauses => ({
  noteAnswer: async (owner, { id, time_outs }) => {
    if (time_outs > 0) await endPause({ db }, owner, id)
  },
  noteTimeOut: async (owner, { id }) => {
    const paused = await updateOwned(db, owner, 'user_providers')
      .set({
        time_outs: sql`time_outs + 1`,
        paused_until: sql`CASE WHEN time_outs + 1 >= ${TIME_OUTS_MAX} THEN ${later(clock.now(), PAUSE_MS)}::timestamptz END`,
      })
      .where('id', '=', id)
      .returning('paused_until')
      .executeTakeFirst()
    return paused !== undefined && paused.paused_until !== null
  },
})

/** The server has answered, or its owner has changed it. */
export async function endPause({ db }: Pick<Core, 'db'>, owner: OwnerId, id: number): Promise<void> {
  await updateOwned(db, owner, 'user_providers').set(NOT_PAUSED).where('id', '=', id).execute()
}

export const NOT_PAUSED = { time_outs: 0, paused_until: null }

/** Why a provider is not asked at the moment; null if it is. */
export const describePause = ({ clock }: Core, { name, paused_until }: OpenedProvider): string | null =>
  paused_until !== null && paused_until > clock.now() ? writePause(name) : null

export const writePause = (name: string) =>
  `The provider ${name} did not answer two calls in time, so Signet does not ask it for 15 minutes. Check that it runs, then test the connection under API Keys to use it at once.`
