import type { Profile, User } from '#contract/auth.ts'
import type { App } from '../app.ts'
import { emailKey } from '../auth/addresses.ts'
import { toUser } from '../auth/auth.ts'
import { queueReset } from '../auth/forgotten.ts'
import type { SignedIn } from '../auth/sessions.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { DAY, later, SECOND } from '../clock.ts'
import { transact } from '../db/transact.ts'
import { emailChangedLetter } from '../mail/letters.ts'
import { queueLetter } from '../mail/mail.ts'
import { Problem, tooMany } from '../problem.ts'

type ProfileApp = Pick<App, 'db' | 'clock' | 'secrets' | 'publicUrl' | 'sender' | 'log'>

const UNDO_LIFE_MS = 7 * DAY
const CHANGES_A_DAY = 3

/** Both change at once; when the address does, the old one gets a letter with a link that takes it back. */
export async function updateProfile(app: ProfileApp, user: SignedIn, { username, email }: Profile): Promise<User> {
  const key = emailKey(email)
  const isNewAddress = key !== emailKey(user.email)
  try {
    await transact(app.db, async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
      if (isNewAddress) {
        const now = app.clock.now()
        const recent = await trx
          .selectFrom('email_changes')
          .select('created_at')
          .where('user_id', '=', user.id)
          .where('created_at', '>', later(now, -DAY))
          .orderBy('created_at')
          .execute()
        const [oldest] = recent
        if (oldest && recent.length >= CHANGES_A_DAY) throw changedTooOften(oldest.created_at, now)
        const token = newToken()
        const expires_at = later(now, UNDO_LIFE_MS)
        await trx
          .insertInto('email_changes')
          .values({
            hash: hashToken(token),
            user_id: user.id,
            old_email: user.email,
            old_email_key: emailKey(user.email),
            created_at: now,
            expires_at,
          })
          .execute()
        const undoUrl = `${app.publicUrl()}/undo-email-change?token=${token}`
        await queueLetter(app, trx, emailChangedLetter(user.email, user.username, undoUrl, expires_at))
      }
      await trx.updateTable('users').set({ username, email, email_key: key }).where('id', '=', user.id).execute()
    })
  } catch (error) {
    throw isTaken(error) ? addressRefused() : error
  }
  app.sender.wake()
  return toUser({ ...user, username, email })
}

function changedTooOften(oldest: Date, now: Date): Problem {
  const seconds = (later(oldest, DAY).getTime() - now.getTime()) / SECOND
  return tooMany(() => 'The email address can be changed three times a day. Try again later.', seconds)
}

const addressRefused = () =>
  new Problem(409, 'This email address cannot be used.', {
    extra: { errors: [{ field: 'email', message: 'This email address cannot be used.' }] },
  })

/** PostgreSQL's unique_violation. */
const isTaken = (error: unknown) => (error as { code?: string }).code === '23505'

/** "This was not me": the old address is back, every session ends, and a reset link goes to the old address. */
export async function undoEmailChange(app: ProfileApp, token: string): Promise<{ message: string }> {
  try {
    const userId = await transact(app.db, async (trx) => {
      const change = await trx
        .deleteFrom('email_changes')
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', app.clock.now())
        .returningAll()
        .executeTakeFirst()
      if (!change) return null
      const { user_id: id, old_email: email, old_email_key: email_key } = change
      const { username } = await trx
        .updateTable('users')
        .set({ email, email_key })
        .where('id', '=', id)
        .returning('username')
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
      await trx
        .deleteFrom('email_changes')
        .where('user_id', '=', id)
        .where('created_at', '>=', change.created_at)
        .execute()
      await queueReset(app, trx, { id, email, username })
      return id
    })
    if (userId === null) throw new Problem(400, 'This link is invalid or has expired.')
    app.log.info({ event: 'email_change_undone', user_id: userId }, 'email change undone')
  } catch (error) {
    throw isTaken(error) ? addressRefused() : error
  }
  app.sender.wake()
  return { message: 'Your email address has been restored. We have sent a link to set a new password.' }
}
