import type { HasClock } from '../clock.ts'
import type { HasConfig } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import { keepOutOfLogs } from '../log-scrubber.ts'
import { testGeminiKey } from '../providers/gemini-key.ts'
import type { HasLog } from '../request-context.ts'
import type { HasSecrets } from '../secrets.ts'

type KeysApp = HasConfig & HasLog & HasClock & HasSecrets & HasDb

export const KEY_UNREADABLE = 'Your saved key can no longer be read. Please enter it again.'
const SEAL = 'provider-key/v1'
const createContext = (userId: number) => `user:${userId}:gemini`

/** Shows the first and last four characters of a key, or nothing of a short one. */
export function maskKey(key: string): string {
  const dots = '•'.repeat(8)
  return key.length < 12 ? dots : `${key.slice(0, 4)}${dots}${key.slice(-4)}`
}

export async function getApiKeys(app: KeysApp, userId: number) {
  const own = await readOwnKey(app, userId)
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
export async function readOwnKey(app: KeysApp, userId: number): Promise<{ key: string | null } | null> {
  const row = await app.db.selectFrom('provider_keys').select('sealed').where('user_id', '=', userId).executeTakeFirst()
  return row ? { key: await openKey(app, userId, row.sealed) } : null
}

export async function saveApiKey(app: KeysApp, userId: number, key: string): Promise<{ message: string }> {
  keepOutOfLogs(key)
  const sealed = app.secrets.seal(SEAL, createContext(userId), key)
  const updated_at = app.clock.now()
  await app.db
    .insertInto('provider_keys')
    .values({ user_id: userId, sealed, updated_at })
    .onConflict((on) => on.column('user_id').doUpdateSet({ sealed, updated_at }))
    .execute()
  return { message: 'API key saved' }
}

export async function removeApiKey({ db }: KeysApp, userId: number): Promise<{ message: string }> {
  await db.deleteFrom('provider_keys').where('user_id', '=', userId).execute()
  return { message: 'API key deleted' }
}

const SENTENCES = {
  accepted: 'API key is valid!',
  rejected: 'The key was rejected by Gemini.',
  unreachable: 'Could not reach Gemini. Please try again.',
}

export async function testApiKey({ config, log }: KeysApp, key: string): Promise<{ valid: boolean; message: string }> {
  keepOutOfLogs(key)
  const outcome = await testGeminiKey(config.geminiBaseUrl, key)
  log.info({ event: 'key_test', outcome }, 'provider key tested')
  return { valid: outcome === 'accepted', message: SENTENCES[outcome] }
}

/** Encrypts a key again with the current secret, if an older one was used. */
async function openKey(app: KeysApp, userId: number, sealed: string): Promise<string | null> {
  const key = app.secrets.open(SEAL, createContext(userId), sealed)
  if (key !== null) keepOutOfLogs(key)
  if (key !== null && !app.secrets.isCurrent(SEAL, sealed)) await saveApiKey(app, userId, key)
  return key
}
