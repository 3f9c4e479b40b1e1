import { createHash } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import { KEY_REUSED } from '#contract/messages.ts'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { Problem } from '../../infrastructure/problem.ts'

const KEY_LIFE_MS = DAY

/** The idempotency key of a request, and the SHA-256 digest (32 bytes) of its route, body and files. */
export interface KeyClaim {
  key: string
  hash: Buffer
}

/** Builds the claim of a request; null when it has no `Idempotency-Key` header. */
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

/** Serializes JSON with sorted keys, so that equal values give equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Creates the job of a request on its first arrival, and finds the same job on a repeat. When two arrive at once, both insert the
 * row of the key; the second insert fails and its whole transaction is rolled back.
 * @throws {Problem} 422 when the key was used for a different request; else whatever `accept` rejects with
 */
export async function createJobOnce(
  app: Core,
  owner: OwnerId,
  claim: KeyClaim | null,
  accept: () => Promise<number>,
): Promise<{ jobId: number; isReplay: boolean }> {
  const known = claim && (await findJob(app, owner, claim))
  if (known) return { jobId: known, isReplay: true }
  try {
    return { jobId: await accept(), isReplay: false }
  } catch (error) {
    // A limit or a changed state can refuse a repeat that arrived together with the first request.
    const mayBeRepeat = error instanceof AlreadyAccepted || error instanceof Problem
    const first = mayBeRepeat && claim ? await findJob(app, owner, claim) : null
    if (first) return { jobId: first, isReplay: true }
    throw error
  }
}

class AlreadyAccepted extends Error {}

/**
 * Stores the key with the job as part of `trx`. A key that is older than a day can be used again.
 * @throws {Error} when a concurrent request has stored the key; `createJobOnce` handles it
 */
export async function storeKey(
  { clock }: Core,
  trx: Trx,
  owner: OwnerId,
  { key, hash }: KeyClaim,
  jobId: number,
): Promise<void> {
  const created_at = clock.now()
  const taken = await insertOwned(trx, owner, 'idempotency_keys', {
    key,
    request_hash: hash,
    job_id: jobId,
    created_at,
  })
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

async function findJob({ db, clock }: Core, owner: OwnerId, { key, hash }: KeyClaim): Promise<number | null> {
  const row = await selectOwned(db, owner, 'idempotency_keys')
    .select(['job_id', 'request_hash'])
    .where('key', '=', key)
    .where('created_at', '>=', later(clock.now(), -KEY_LIFE_MS))
    .executeTakeFirst()
  if (!row) return null
  if (!hash.equals(row.request_hash)) throw new Problem(422, KEY_REUSED)
  return row.job_id
}
