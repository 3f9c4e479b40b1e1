import type { Logger } from 'pino'
import { createKeyContext, KEY_SEAL } from '../providers/own/api-keys.ts'
import type { Config } from '../infrastructure/config.ts'
import type { Db } from '../infrastructure/db/database.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { LOOKUP_SEAL, storeLookups } from '../infrastructure/lookup-keys.ts'
import { MAIL_SEAL } from '../infrastructure/mail/mail.ts'
import { StartError } from '../infrastructure/problem.ts'
import { SIGNING_KEY_SEAL } from '../proofs/keys/signing-keys.ts'
import { createOwnKeyContext, OWN_KEY_SEAL } from '../providers/own/stored-providers.ts'
import { newSecret, openSecrets, readKeptSecrets, type Secrets, writeKeptSecrets } from '../infrastructure/secrets.ts'

type SecretConfig = Pick<Config, 'appSecret' | 'previousSecrets' | 'dataDir'>

/**
 * Replaces the secret: encrypts everything again that an older one encrypted, and keeps the keys of limits and waits. Without APP_SECRET, it makes
 * the new secret itself. It can be repeated after an interruption, because both secrets stay until everything is done.
 * @throws {StartError} if APP_SECRET is set without the secret before it
 */
export async function rotateSecret(config: SecretConfig, db: Db, log: Logger): Promise<string> {
  if (!config.appSecret) return rotateKept(config, db, log)
  if (config.previousSecrets.length === 0)
    throw new StartError(
      'Set APP_SECRET to the new secret and APP_SECRET_PREVIOUS to the one before, then run this again',
    )
  const secrets = openSecrets(config, log)
  await storeLookups(db, secrets, 'previous')
  return `${await resealAll(db, secrets)}. APP_SECRET_PREVIOUS is no longer needed`
}

async function rotateKept(config: SecretConfig, db: Db, log: Logger): Promise<string> {
  const { dataDir } = config
  const [current, ...older] = readKeptSecrets(dataDir, log)
  const isUnfinished = older.length > 0
  if (!isUnfinished) await storeLookups(db, openSecrets(config, log), 'current')
  const next = isUnfinished ? current : newSecret()
  if (!isUnfinished) writeKeptSecrets(dataDir, [next, current])
  const told = await resealAll(db, openSecrets(config, log))
  writeKeptSecrets(dataDir, [next])
  return `${told}. DATA_DIR/secret is new: store a copy of it apart from the backups`
}

/** Encrypts every sealed column with the current secret. A value that no secret decrypts stays as it is. */
async function resealAll(db: Db, secrets: Secrets): Promise<string> {
  const all = acrossOwners(db)
  const count = { done: 0, unreadable: 0 }
  const reseal = async (info: string, context: string, before: string, save: (sealed: string) => Promise<unknown>) => {
    if (secrets.isCurrent(info, before)) return
    const text = secrets.open(info, context, before)
    if (text === null) count.unreadable += 1
    else {
      await save(secrets.seal(info, context, text))
      count.done += 1
    }
  }
  for (const row of await all.selectFrom('provider_keys').select(['user_id', 'sealed']).execute())
    await reseal(KEY_SEAL, createKeyContext(row.user_id), row.sealed, (sealed) =>
      all.updateTable('provider_keys').set({ sealed }).where('user_id', '=', row.user_id).execute(),
    )
  for (const row of await all.selectFrom('user_providers').select(['id', 'user_id', 'base_url', 'sealed']).execute())
    if (row.sealed !== null)
      await reseal(OWN_KEY_SEAL, createOwnKeyContext(row.user_id, row.base_url), row.sealed, (sealed) =>
        all.updateTable('user_providers').set({ sealed }).where('id', '=', row.id).execute(),
      )
  for (const { id, message_id, sealed: before } of await listMails(db))
    if (before !== null)
      await reseal(MAIL_SEAL, message_id, before, (sealed) =>
        db.updateTable('mails').set({ sealed }).where('id', '=', id).execute(),
      )
  for (const { info, sealed: before } of await db.selectFrom('lookup_keys').selectAll().execute())
    await reseal(LOOKUP_SEAL, info, before, (sealed) =>
      db.updateTable('lookup_keys').set({ sealed }).where('info', '=', info).execute(),
    )
  for (const { serial, sealed: before } of await db.selectFrom('signing_keys').select(['serial', 'sealed']).execute())
    await reseal(SIGNING_KEY_SEAL, serial, before, (sealed) =>
      db.updateTable('signing_keys').set({ sealed }).where('serial', '=', serial).execute(),
    )
  return describeCount(count)
}

const listMails = (db: Db) =>
  db.selectFrom('mails').select(['id', 'message_id', 'sealed']).where('sealed', 'is not', null).execute()

const describeCount = ({ done, unreadable }: { done: number; unreadable: number }) =>
  `Encrypted ${done} values with the new secret${unreadable > 0 ? `; ${unreadable} that no secret decrypts were left` : ''}`
