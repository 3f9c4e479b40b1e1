import type { Selectable } from 'kysely'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { UserProvidersTable } from '../../infrastructure/db/provider-tables.ts'
import { keepOutOfLogs } from '../../infrastructure/logging/log-scrubber.ts'

type StoredProvider = Selectable<UserProvidersTable>

/** `key` is empty for a server that asks for none, and null if the saved one can no longer be decrypted. */
export type OpenedProvider = Omit<StoredProvider, 'user_id' | 'sealed'> & { key: string | null }

export const OWN_KEY_SEAL = 'own-provider/v1'

/** A key is bound to its address, so that no change of the row can send it elsewhere. */
export const createOwnKeyContext = (owner: OwnerId, baseUrl: string) => `user:${owner}:${baseUrl}`

export function sealKey(
  { secrets }: Pick<Core, 'secrets'>,
  owner: OwnerId,
  baseUrl: string,
  key: string | null,
): string | null {
  if (key === null) return null
  keepOutOfLogs(key)
  return secrets.seal(OWN_KEY_SEAL, createOwnKeyContext(owner, baseUrl), key)
}

/** The providers of a user in the order in which they were added. */
export async function readOwnProviders(app: Pick<Core, 'db' | 'secrets'>, owner: OwnerId): Promise<OpenedProvider[]> {
  const rows = await selectOwned(app.db, owner, 'user_providers').selectAll().orderBy('id').execute()
  return Promise.all(rows.map((row) => open(app, owner, row)))
}

/** One provider of a user; null if there is no such provider. */
export async function findOwnProvider(app: Core, owner: OwnerId, id: number): Promise<OpenedProvider | null> {
  const row = await selectOwned(app.db, owner, 'user_providers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? open(app, owner, row) : null
}

/** Finds a provider as `findOwnProvider` does, and locks its row until `trx` ends. */
export async function lockOwnProvider(
  { secrets }: Core,
  trx: Trx,
  owner: OwnerId,
  id: number,
): Promise<OpenedProvider | null> {
  const row = await selectOwned(trx, owner, 'user_providers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? open({ db: trx, secrets }, owner, row) : null
}

/** Decrypts the key, and encrypts it again with the current secret if an older one was used. */
async function open(app: Pick<Core, 'db' | 'secrets'>, owner: OwnerId, row: StoredProvider): Promise<OpenedProvider> {
  const { user_id: _, sealed, ...provider } = row
  if (sealed === null) return { ...provider, key: '' }
  const key = app.secrets.open(OWN_KEY_SEAL, createOwnKeyContext(owner, row.base_url), sealed)
  if (key === null) return { ...provider, key }
  keepOutOfLogs(key)
  if (!app.secrets.isCurrent(OWN_KEY_SEAL, sealed))
    await updateOwned(app.db, owner, 'user_providers')
      .set({ sealed: sealKey(app, owner, row.base_url, key) })
      .where('id', '=', row.id)
      // A key that was changed meanwhile stays.
      .where('sealed', '=', sealed)
      .execute()
  return { ...provider, key }
}
