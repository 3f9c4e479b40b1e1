import type { SignedIn } from '../../infrastructure/signed-in.ts'
import type { Core } from '../../infrastructure/core.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { keepOutOfLogs } from '../../infrastructure/logging/log-scrubber.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { testGeminiKey } from '../gemini-key.ts'
import { announceChange } from '../../accounts/announce-change.ts'

export const KEY_UNREADABLE = 'Your saved key can no longer be read. Please enter it again.'
/** How a key is encrypted: the purpose, and what it is bound to. */
export const KEY_SEAL = 'provider-key/v1'
export const createKeyContext = (owner: OwnerId) => `user:${owner}:gemini`

/** Shows the first and last four characters of a key, or nothing of a short one. */
export function maskKey(key: string): string {
  const dots = '•'.repeat(8)
  return key.length < 12 ? dots : `${key.slice(0, 4)}${dots}${key.slice(-4)}`
}

export async function getApiKeys(app: Core, owner: OwnerId) {
  const own = await readOwnKey(app, owner)
  if (!own) return { has_gemini_key: false, gemini_api_key: null }
  const { key } = own
  if (key === null) {
    return {
      has_gemini_key: false,
      gemini_api_key: null,
      message: KEY_UNREADABLE,
    }
  }
  return { has_gemini_key: true, gemini_api_key: maskKey(key) }
}

/** Reads the user's own provider key. `key` is null if it can no longer be decrypted. Null if the user has no key. */
export async function readOwnKey(app: Core, owner: OwnerId): Promise<{ key: string | null } | null> {
  const row = await selectOwned(app.db, owner, 'provider_keys').select('sealed').executeTakeFirst()
  return row ? { key: await openKey(app, owner, row.sealed) } : null
}

export async function saveApiKey(app: Core & MailSeam, user: SignedIn, key: string): Promise<{ message: string }> {
  const { owner } = user
  keepOutOfLogs(key)
  const sealed = app.secrets.seal(KEY_SEAL, createKeyContext(owner), key)
  const updated_at = app.clock.now()
  return announceChange(app, user, async (trx) => {
    const before = await readOwnKey({ ...app, db: trx }, owner)
    await insertOwned(trx, owner, 'provider_keys', { sealed, updated_at })
      .onConflict((on) => on.column('user_id').doUpdateSet({ sealed, updated_at }))
      .execute()
    return { change: before?.key === key ? null : { kind: 'keySaved' }, result: { message: 'API key saved' } }
  })
}

export async function removeApiKey(app: Core & MailSeam, user: SignedIn): Promise<{ message: string }> {
  return announceChange(app, user, async (trx) => {
    const { numDeletedRows } = await deleteOwned(trx, user.owner, 'provider_keys').executeTakeFirst()
    return { change: numDeletedRows > 0n ? { kind: 'keyDeleted' } : null, result: { message: 'API key deleted' } }
  })
}

const SENTENCES = {
  accepted: 'API key is valid!',
  rejected: 'The key was rejected by Gemini.',
  unreachable: 'Could not reach Gemini. Please try again.',
}

export async function testApiKey({ config, log }: Core, key: string): Promise<{ valid: boolean; message: string }> {
  keepOutOfLogs(key)
  const outcome = await testGeminiKey(config.geminiBaseUrl, key)
  log.info({ event: 'key_test', outcome }, 'provider key tested')
  return { valid: outcome === 'accepted', message: SENTENCES[outcome] }
}

/** Decrypts the key, and encrypts it again with the current secret if an older one was used. */
async function openKey(app: Core, owner: OwnerId, sealed: string): Promise<string | null> {
  const key = app.secrets.open(KEY_SEAL, createKeyContext(owner), sealed)
  if (key === null) return null
  keepOutOfLogs(key)
  if (!app.secrets.isCurrent(KEY_SEAL, sealed))
    await updateOwned(app.db, owner, 'provider_keys')
      .set({ sealed: app.secrets.seal(KEY_SEAL, createKeyContext(owner), key) })
      // A key that was changed or deleted meanwhile stays so.
      .where('sealed', '=', sealed)
      .execute()
  return key
}
