import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import { DAY, later, MINUTE } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners, deleteOwned, insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import { type OwnerId, toOwner } from '../../infrastructure/db/owner.ts'
import { unauthorized } from '../../infrastructure/problem.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import { isDiskFull } from '../../infrastructure/storage/disk-full.ts'
import { openRequestCoalescer } from './request-coalescing.ts'
import { hashToken, newToken } from './tokens.ts'

/** A prefix by which log scrubbers and secret scanners recognize our tokens. */
const PREFIX = 'signet_'
const PLAIN_LIFE_MS = DAY
const REMEMBERED_LIFE_MS = 30 * DAY
const REMEMBERED_IDLE_MS = 7 * DAY
const LIVE_SESSIONS_MAX = 20
const TOUCH_EVERY_MS = 5 * MINUTE

/** Opens a session and ends the user's oldest beyond the limit. Returns the token, which is never stored. */
export async function openSession(
  { db, clock }: Pick<Core, 'db' | 'clock'> & { db: Db },
  owner: OwnerId,
  remember: boolean,
) {
  const now = clock.now()
  const token = PREFIX + newToken()
  const expires_at = later(now, remember ? REMEMBERED_LIFE_MS : PLAIN_LIFE_MS)
  await insertOwned(db, owner, 'sessions', {
    hash: hashToken(token),
    remember,
    created_at: now,
    last_used_at: now,
    expires_at,
    // The password was just given.
    confirmed_at: now,
  }).execute()
  const oldest = selectOwned(db, owner, 'sessions')
    .select('hash')
    .orderBy('created_at', 'desc')
    .offset(LIVE_SESSIONS_MAX)
  await deleteOwned(db, owner, 'sessions').where('hash', 'in', oldest).execute()
  return { access_token: token, token_type: 'bearer' as const, expires_at: expires_at.toISOString() }
}

/**
 * Finds the user of a bearer header, or null. It is looked up for each request, so a revoked session ends at once.
 * @throws database errors
 */
export async function findSession(
  app: Pick<Core, 'db' | 'clock'> & { sessionRows: SessionRows },
  authorization: string | undefined,
): Promise<SignedIn | null> {
  const token = /^Bearer (signet_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  const now = app.clock.now()
  const session = hashToken(token)
  const row = await app.sessionRows.ask(session.toString('hex'))
  if (!row || row.expires_at <= now) return null
  if (row.remember && later(row.last_used_at, REMEMBERED_IDLE_MS) <= now) return null
  const owner = toOwner(row)
  if (later(row.last_used_at, TOUCH_EVERY_MS) <= now) {
    const touch = updateOwned(app.db, owner, 'sessions').set({ last_used_at: now }).where('hash', '=', session)
    // With a full disk, users must still be able to sign in to delete content.
    await touch.execute().catch((error: unknown) => {
      if (!isDiskFull(error)) throw error
    })
  }
  const { id, username, email, language, last_used_at, confirmed_at } = row
  return { id, owner, username, email, language, last_active_at: last_used_at, session, confirmed_at }
}

/** The stored account of a session. */
export interface Account {
  id: number
  owner: OwnerId
  username: string
  email: string
  email_key: string
  language: InterfaceLanguage | null
}

/**
 * Locks the account and checks that its session has not ended since the request started, for example because a change of address
 * was undone meanwhile.
 *
 * @throws {Problem} 401 when the session or the account is gone.
 */
export async function lockAccount(trx: Trx, { id, owner, session }: SignedIn): Promise<Account> {
  const account = await trx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_key', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const open = await selectOwned(trx, owner, 'sessions').select('hash').where('hash', '=', session).executeTakeFirst()
  if (!account || !open) throw unauthorized()
  return { ...account, owner }
}

/** Looks up a session with its user by its hash (hex). Concurrent lookups of a session share one statement. */
export const openSessionRows = (db: Db) =>
  openRequestCoalescer((hash) =>
    acrossOwners(db)
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.username', 'users.email', 'users.language'])
      .select(['sessions.last_used_at', 'sessions.remember', 'sessions.expires_at'])
      .select('sessions.confirmed_at')
      .where('sessions.hash', '=', Buffer.from(hash, 'hex'))
      .executeTakeFirst(),
  )

export type SessionRows = ReturnType<typeof openSessionRows>

/** Ends the session of a request. */
export async function closeSession({ db, log }: Core, { id, owner, session }: SignedIn): Promise<void> {
  await deleteOwned(db, owner, 'sessions').where('hash', '=', session).execute()
  log.info({ event: 'sign_out', user_id: id }, 'signed out')
}
