import { announceChange } from '../../accounts/announce-change.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import { hashToken, newToken } from '../../accounts/auth/tokens.ts'
import type { Core } from '../../infrastructure/core.ts'
import { acrossOwners, deleteOwned, insertOwned, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'

/** When the feed of a user was created; null if there is none. */
export async function readFeedState({ db }: Core, owner: OwnerId) {
  const feed = await selectOwned(db, owner, 'calendar_feeds').select('created_at').executeTakeFirst()
  return { created_at: feed?.created_at.toISOString() ?? null }
}

/** Creates the secret address of a user's feed. It replaces an earlier one. Only the hash of the secret is stored. */
export async function createFeed(app: Core & MailSeam, user: SignedIn) {
  const secret = newToken()
  const created_at = app.clock.now()
  const secret_hash = hashToken(secret)
  await announceChange(app, user, async (trx) => {
    await insertOwned(trx, user.owner, 'calendar_feeds', { secret_hash, created_at })
      .onConflict((at) => at.column('user_id').doUpdateSet({ secret_hash, created_at }))
      .execute()
    return { change: { kind: 'feedCreated' }, result: undefined }
  })
  return { url: `/api/calendar/feeds/${secret}`, created_at: created_at.toISOString() }
}

export async function removeFeed({ db, log }: Core, owner: OwnerId): Promise<void> {
  const { numDeletedRows } = await deleteOwned(db, owner, 'calendar_feeds').executeTakeFirst()
  if (numDeletedRows > 0n) log.info({ event: 'feed_removed', user_id: owner }, 'calendar feed removed')
}

/** The owner of the feed with this secret, or null. */
export async function findFeedOwner({ db }: Core, secret: string): Promise<OwnerId | null> {
  const feed = await acrossOwners(db)
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('secret_hash', '=', hashToken(secret))
    .executeTakeFirst()
  return feed?.user_id ?? null
}
