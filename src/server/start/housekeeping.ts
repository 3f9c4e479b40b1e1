import { SIGN_UP_LIFE_MS } from '../accounts/auth/sign-ups.ts'
import { sweepStorage } from '../infrastructure/blobs/sweep.ts'
import { DAY, later, MINUTE } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { TRASH_LIFE_MS } from '../library/trash.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { toMonth } from '../infrastructure/month.ts'
import type { Scheduled } from '../infrastructure/jobs/schedules.ts'
import type { App } from '../app.ts'

/** Deletes expired rows. It may run twice, or in several processes at once. */
export async function tidyRows({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => later(now, -ms)
  await db.deleteFrom('pending_registrations').where('created_at', '<', ago(SIGN_UP_LIFE_MS)).execute()
  // Links are kept for a while, so that the reply can be "already used" or "expired".
  await db
    .deleteFrom('verification_tokens')
    .where('expires_at', '<', ago(30 * DAY))
    .execute()
  await acrossOwners(db).deleteFrom('sessions').where('expires_at', '<', now).execute()
  await acrossOwners(db).deleteFrom('reset_tokens').where('expires_at', '<', now).execute()
  await acrossOwners(db)
    .deleteFrom('password_codes')
    .where('created_at', '<', ago(2 * DAY))
    .execute()
  await db.deleteFrom('email_change_links').where('expires_at', '<', now).execute()
  // Needed until the end of the month in which the account last had the address.
  await acrossOwners(db)
    .deleteFrom('email_changes')
    .where('created_at', '<', ago(40 * DAY))
    .execute()
  await db.deleteFrom('token_buckets').where('full_at', '<', now).execute()
  await db.deleteFrom('kept_usage').where('month', '<', toMonth(now)).execute()
  await acrossOwners(db).deleteFrom('archive_tickets').where('expires_at', '<', now).execute()
  await acrossOwners(db).deleteFrom('pack_tickets').where('expires_at', '<', now).execute()
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
  // The storage sweep deletes the bytes.
  await acrossOwners(db).deleteFrom('content').where('deleted_at', '<', ago(TRASH_LIFE_MS)).execute()
  await acrossOwners(db).deleteFrom('brand_pictures').where('deleted_at', '<', ago(TRASH_LIFE_MS)).execute()
  await acrossOwners(db).deleteFrom('sounds').where('deleted_at', '<', ago(TRASH_LIFE_MS)).execute()
  await acrossOwners(db)
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', ago(2 * DAY))
    .execute()
  await db
    .deleteFrom('mails')
    .where('state', '!=', 'queued')
    .where('created_at', '<', ago(30 * DAY))
    .execute()
}

/** An unfinished job of this age needs the attention of an operator. */
const STUCK_AGE_MS = 30 * MINUTE

/** Logs jobs that should have ended long ago. */
export async function reportStuckJobs({ db, clock, log }: Core): Promise<void> {
  const stuck = await acrossOwners(db)
    .selectFrom('jobs')
    .innerJoin('items', 'items.job_id', 'jobs.id')
    .select(({ fn }) => ['jobs.id as job_id', fn.max('items.request_id').as('request_id')])
    .where('jobs.ended_at', 'is', null)
    .where('jobs.created_at', '<', later(clock.now(), -STUCK_AGE_MS))
    .groupBy('jobs.id')
    .execute()
  for (const job of stuck) log.error({ event: 'job_stuck', ...job }, 'a job has not ended for half an hour')
}

/** Scheduled work. One process runs each task. Backups run in the process with the embedded database. */
export function scheduledWork(app: Core & StorageSeam & Pick<App, 'backUpWhenDue'>): Scheduled[] {
  const { backUpWhenDue } = app
  return [
    { name: 'tidy_rows', cron: '7 * * * *', run: () => tidyRows(app) },
    { name: 'sweep_storage', cron: '23 3 * * *', run: () => sweepStorage(app) },
    { name: 'report_stuck_jobs', cron: '*/5 * * * *', run: () => reportStuckJobs(app) },
    ...(backUpWhenDue ? [{ name: 'back_up', cron: '37 * * * *', run: backUpWhenDue }] : []),
  ]
}
