import type { App } from '../app.ts'
import { requirePassword } from '../auth/auth.ts'
import type { SignedIn } from '../auth/sessions.ts'
import { transact } from '../db/transact.ts'
import { storageKeyOf } from '../files/files.ts'
import { blobKeyOf } from '../generation/store.ts'
import { accountDeletedLetter } from '../mail/letters.ts'
import { queueLetter } from '../mail/mail.ts'

type AccountApp = Pick<App, 'db' | 'clock' | 'secrets' | 'publicUrl' | 'sender' | 'log' | 'storage'>

export async function deleteMe(
  app: AccountApp,
  user: SignedIn,
  password: string,
  network: string,
): Promise<{ message: string }> {
  await requirePassword(app, user, password, network)
  await deleteAccount(app, user)
  return { message: 'Your account has been deleted.' }
}

/** The rows go at once, and every session with them; bytes follow, and what a crash leaves of them the daily sweep removes. */
export async function deleteAccount(
  app: AccountApp,
  { id, email, username }: { id: number; email: string; username: string },
): Promise<void> {
  const files = await app.db.selectFrom('files').select(['key', 'extension']).where('user_id', '=', id).execute()
  const blobs = await app.db.selectFrom('content').select('blob').distinct().where('user_id', '=', id).execute()
  await transact(app.db, async (trx) => {
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await queueLetter(app, trx, accountDeletedLetter(email, username))
  })
  app.sender.wake()
  app.log.info({ event: 'account_deleted', user_id: id }, 'account deleted')
  for (const { key, extension } of files) await app.storage.remove(storageKeyOf(`${key}.${extension}`))
  for (const { blob } of blobs) {
    const shared = await app.db.selectFrom('content').select('id').where('blob', '=', blob).limit(1).executeTakeFirst()
    if (!shared) await app.storage.remove(blobKeyOf(blob))
  }
}
