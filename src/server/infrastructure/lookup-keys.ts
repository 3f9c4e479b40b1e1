import { createHmac } from 'node:crypto'
import type { Db } from './db/database.ts'
import type { Secrets } from './secrets.ts'

/** Purposes of hashes that are stored for longer than a code or a link works: limits, waits after failed sign-ins, and kept usage. */
const LOOKUPS = ['limits/v1', 'throttle/v1', 'kept-usage/v1']

export const LOOKUP_SEAL = 'lookup-key/v1'

/**
 * The secrets, with the stored keys for hashes of these purposes. A key is stored when the secret is replaced, because a hash cannot be computed
 * again without what it was made of. Such a key reveals nothing about the secret.
 */
export async function keepLookups(db: Db, secrets: Secrets): Promise<Secrets> {
  const rows = await db.selectFrom('lookup_keys').selectAll().execute()
  const keys = new Map<string, Buffer>()
  for (const { info, sealed } of rows) {
    const key = secrets.open(LOOKUP_SEAL, info, sealed)
    if (key !== null) keys.set(info, Buffer.from(key, 'base64url'))
  }
  return {
    ...secrets,
    mac: (info, text) => {
      const key = keys.get(info)
      return key ? createHmac('sha256', key).update(text).digest() : secrets.mac(info, text)
    },
  }
}

/** Stores the keys that a secret gives, unless there are some already. */
export async function storeLookups(db: Db, secrets: Secrets, from: 'current' | 'previous'): Promise<void> {
  for (const info of LOOKUPS) {
    const key = secrets.derive(info, from)
    if (!key) continue
    const sealed = secrets.seal(LOOKUP_SEAL, info, key.toString('base64url'))
    await db
      .insertInto('lookup_keys')
      .values({ info, sealed })
      .onConflict((on) => on.column('info').doNothing())
      .execute()
  }
}
