import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Route } from '#contract/route.ts'
import { KEY_REUSED } from '#contract/messages.ts'
import type { App } from '../../app.ts'
import { DAY, later } from '../../clock.ts'
import type { Schema } from '../../db/schema.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'

const KEY_LIFE_MS = DAY

/** A request that may come twice: its key, and a digest of everything it asks for. */
export interface KeyClaim {
  key: string
  hash: Buffer
}

/** The claim of a request, or null when it came without an Idempotency-Key. */
export function buildKeyClaim(
  route: Route,
  key: string | undefined,
  request: object,
  files: readonly UploadedFile[] = [],
): KeyClaim | null {
  if (key === undefined) return null
  const hash = createHash('sha256').update(`${route.method} ${route.path}\n${canonical(request)}`)
  for (const { part, digest } of files) hash.update(`\n${part} `).update(digest)
  return { key, hash: hash.digest() }
}

/** The same JSON whatever the order of its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * The job of a request that may be a repetition: accepts it the first time, finds the same job afterwards. Two at once
 * meet at the key's row, and the second one's whole transaction is undone.
 */
export async function createJobOnce(
  app: Pick<App, 'db' | 'clock'>,
  userId: number,
  claim: KeyClaim | null,
  accept: () => Promise<number>,
): Promise<{ jobId: number; isReplay: boolean }> {
  const known = claim && (await findJob(app, userId, claim))
  if (known) return { jobId: known, isReplay: true }
  try {
    return { jobId: await accept(), isReplay: false }
  } catch (error) {
    const first = error instanceof AlreadyAccepted && claim ? await findJob(app, userId, claim) : null
    if (first) return { jobId: first, isReplay: true }
    throw error
  }
}

class AlreadyAccepted extends Error {}

/** Ties the key to the job within the accepting transaction; a key of more than a day ago is free again. */
export async function storeKey(
  { clock }: Pick<App, 'clock'>,
  trx: Transaction<Schema>,
  userId: number,
  { key, hash }: KeyClaim,
  jobId: number,
): Promise<void> {
  const created_at = clock.now()
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, job_id: jobId, created_at })
    .onConflict((on) =>
      on
        .columns(['user_id', 'key'])
        .doUpdateSet({ request_hash: hash, job_id: jobId, created_at })
        .where('idempotency_keys.created_at', '<', later(created_at, -KEY_LIFE_MS)),
    )
    .returning('job_id')
    .executeTakeFirst()
  if (!taken) throw new AlreadyAccepted('The key belongs to another request that was accepted just now')
}

async function findJob(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: number,
  { key, hash }: KeyClaim,
): Promise<number | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['job_id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', later(clock.now(), -KEY_LIFE_MS))
    .executeTakeFirst()
  if (!row) return null
  if (!hash.equals(row.request_hash)) throw new Problem(422, KEY_REUSED)
  return row.job_id
}
