import { DAY, later, MINUTE, type HasClock } from '../clock.ts'
import type { Transaction } from 'kysely'
import type { Db, HasDb } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { unauthorized } from '../problem.ts'
import { isNoRoom } from '../storage/no-room.ts'
import { openRequestCoalescer } from './request-coalescing.ts'
import { hashToken, newToken } from './tokens.ts'

/** Makes our tokens recognisable to scrubbers and secret scanners. */
const PREFIX = 'signet_'
const PLAIN_LIFE_MS = DAY
const REMEMBERED_LIFE_MS = 30 * DAY
const REMEMBERED_IDLE_MS = 7 * DAY
const LIVE_SESSIONS_MAX = 20
const TOUCH_EVERY_MS = 5 * MINUTE

export interface SignedIn {
  id: number
  username: string
  email: string
  /** When the session was last used before this request. */
  last_active_at: Date
  session: Buffer
}

/** Opens a session and drops the user's oldest beyond the limit. The token is told once and never stored. */
export async function openSession({ db, clock }: HasClock & { db: Db }, userId: number, remember: boolean) {
  const now = clock.now()
  const token = PREFIX + newToken()
  const expires_at = later(now, remember ? REMEMBERED_LIFE_MS : PLAIN_LIFE_MS)
  await db
    .insertInto('sessions')
    .values({ hash: hashToken(token), user_id: userId, remember, created_at: now, last_used_at: now, expires_at })
    .execute()
  const oldest = db
    .selectFrom('sessions')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(LIVE_SESSIONS_MAX)
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('hash', 'in', oldest).execute()
  return { access_token: token, token_type: 'bearer' as const, expires_at: expires_at.toISOString() }
}

/** The user of a bearer header, looked up at every request so that a revoked session ends at once; null for anything else. */
export async function findSession(
  app: HasClock & HasDb & HasSessionRows,
  authorization: string | undefined,
): Promise<SignedIn | null> {
  const token = /^Bearer (signet_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  const now = app.clock.now()
  const session = hashToken(token)
  const row = await app.sessionRows.ask(session.toString('hex'))
  if (!row || row.expires_at <= now) return null
  if (row.remember && later(row.last_used_at, REMEMBERED_IDLE_MS) <= now) return null
  if (later(row.last_used_at, TOUCH_EVERY_MS) <= now) {
    const touch = app.db.updateTable('sessions').set({ last_used_at: now }).where('hash', '=', session)
    // On a full disk people still have to be let in, so that they can delete.
    await touch.execute().catch((error: unknown) => {
      if (!isNoRoom(error)) throw error
    })
  }
  const { id, username, email, last_used_at } = row
  return { id, username, email, last_active_at: last_used_at, session }
}

/** The account of a session, as it is stored now. */
export interface Account {
  id: number
  username: string
  email: string
  email_key: string
}

/**
 * Locks the account and makes sure that the session did not end since the request began: a request that waits behind an undone
 * change of address, for example, must change nothing any more.
 *
 * @throws {Problem} 401 when the session or the account is gone.
 */
export async function lockAccount(trx: Transaction<Schema>, { id, session }: SignedIn): Promise<Account> {
  const account = await trx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const open = await trx.selectFrom('sessions').select('hash').where('hash', '=', session).executeTakeFirst()
  if (!account || !open) throw unauthorized()
  return account
}

/** The row of a session, by its hash as hex, and of its user. The calls of a screen come together, so they share a statement. */
export const openSessionRows = (db: Db) =>
  openRequestCoalescer((hash) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.username', 'users.email'])
      .select(['sessions.last_used_at', 'sessions.remember', 'sessions.expires_at'])
      .where('sessions.hash', '=', Buffer.from(hash, 'hex'))
      .executeTakeFirst(),
  )

export type SessionRows = ReturnType<typeof openSessionRows>

export interface HasSessionRows {
  sessionRows: SessionRows
}

export async function closeSession({ db }: HasDb, session: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', session).execute()
}
