import type { App } from './app.ts'
import { DAY, HOUR, later, MINUTE } from './clock.ts'
import { originalOf } from './content/thumbnails.ts'
import { TRASH_LIFE_MS } from './content/trash.ts'
import { storageKeyOf } from './files/files.ts'
import type { Kept } from './generation/items.ts'
import { originalsOf } from './generation/pictures.ts'
import { blobKeyOf } from './generation/store.ts'

/** Removes rows that have had their day. Every deletion may run twice or on several processes at once. */
export async function tidyRows({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => later(now, -ms)
  await db
    .deleteFrom('pending_registrations')
    .where('created_at', '<', ago(7 * DAY))
    .execute()
  // Used links are kept so that "already used" can be said; unused ones so that "expired" can.
  await db
    .deleteFrom('verification_tokens')
    .where('expires_at', '<', ago(30 * DAY))
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('password_codes')
    .where('created_at', '<', ago(2 * DAY))
    .execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  await db.deleteFrom('archive_tickets').where('expires_at', '<', now).execute()
  await db.deleteFrom('request_counts').where('window_end', '<', now).execute()
  await db
    .deleteFrom('fetched_pictures')
    .where('fetched_at', '<', ago(2 * DAY))
    .execute()
  await db
    .deleteFrom('mail_throttle')
    .where('last_at', '<', ago(3 * DAY))
    .execute()
  await db
    .deleteFrom('login_throttle')
    .where('updated_at', '<', ago(3 * DAY))
    .execute()
  // The bytes follow when the storage is swept.
  await db.deleteFrom('content').where('deleted_at', '<', ago(TRASH_LIFE_MS)).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', ago(2 * DAY))
    .execute()
  await db
    .deleteFrom('mails')
    .where('state', '!=', 'queued')
    .where('created_at', '<', ago(30 * DAY))
    .execute()
}

/** Bytes are written before their row and removed after it: what has had no row for this long never gets one. */
const ORPHAN_AGE_MS = DAY
/** What a failed item has paid for can be used by a retry for this long. */
const KEPT_LIFE_MS = 30 * DAY
/** An unfinished job of this age is a fault that somebody has to look at. */
const STUCK_AGE_MS = 30 * MINUTE

/** Removes files that no row names, and tells of rows whose file is gone. */
export async function sweepStorage({
  db,
  clock,
  storage,
  log,
}: Pick<App, 'db' | 'clock' | 'storage' | 'log'>): Promise<void> {
  const limit = later(clock.now(), -ORPHAN_AGE_MS)
  const uploads = await db.selectFrom('files').select(['key', 'extension']).execute()
  const blobs = await db.selectFrom('content').select(['blob', 'poster']).distinct().execute()
  const originals = await db.selectFrom('content').select('original').where('original', 'is not', null).execute()
  const kept = await db
    .selectFrom('items')
    .select('kept')
    .where('created_at', '>', later(clock.now(), -KEPT_LIFE_MS))
    .execute()
  const fetched = await db.selectFrom('fetched_pictures').select('storage_key').execute()
  const named = new Set([
    ...fetched.map(({ storage_key }) => storage_key),
    ...uploads.map(({ key, extension }) => storageKeyOf(`${key}.${extension}`)),
    ...blobs.flatMap(({ blob, poster }) => [blobKeyOf(blob), ...(poster ? [blobKeyOf(poster)] : [])]),
    ...originals.flatMap(({ original }) => original ?? []),
    ...kept.flatMap((row) => originalsOf(row.kept as Kept)),
  ])
  const missing = new Set(named)
  let removed = 0
  for await (const { key, modified } of storage.list()) {
    missing.delete(key)
    if (named.has(originalOf(key)) || modified > limit) continue
    await storage.remove(key)
    removed += 1
  }
  if (removed > 0) log.info({ event: 'sweep', removed }, 'files without a row removed')
  if (missing.size > 0)
    log.error({ event: 'sweep', missing: missing.size, first: [...missing][0] }, 'rows without a file')
}

/** Tells of jobs that should have ended long ago. */
export async function reportStuckJobs({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): Promise<void> {
  const stuck = await db
    .selectFrom('jobs')
    .innerJoin('items', 'items.job_id', 'jobs.id')
    .select(({ fn }) => ['jobs.id as job_id', fn.max('items.request_id').as('request_id')])
    .where('jobs.ended_at', 'is', null)
    .where('jobs.created_at', '<', later(clock.now(), -STUCK_AGE_MS))
    .groupBy('jobs.id')
    .execute()
  for (const job of stuck) log.error({ event: 'job_stuck', ...job }, 'a job has not ended for half an hour')
}

/** Tidies hourly, sweeps and backs up daily until stopped. */
export function startHousekeeping(app: App): () => void {
  const guarded = (work: (app: App) => Promise<void>) => () => {
    work(app).catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'))
  }
  const backUp = guarded(async ({ backUpWhenDue }) => backUpWhenDue?.())
  backUp()
  const timers = [
    setInterval(guarded(tidyRows), HOUR),
    setInterval(backUp, HOUR),
    setInterval(guarded(sweepStorage), DAY),
    setInterval(guarded(reportStuckJobs), 5 * MINUTE),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
