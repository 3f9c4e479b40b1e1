import type { ENGINES } from '#contract/options.ts'
import { readOwnKey } from '../../account/api-keys.ts'
import type { HasClock } from '../../clock.ts'
import type { HasConfig } from '../../config.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import { keepOutOfLogs } from '../../logging/log-scrubber.ts'
import type { HasLog } from '../../request-context.ts'
import type { HasSecrets } from '../../secrets.ts'

/** The key that pays for the provider calls of an item; null when the studio does everything. */
export type Payer = { key: string; isPlatform: boolean } | null

/** What generates an item: the provider, paid with a key, or the built-in studio. */
export type Engine = { name: 'studio' } | { name: 'gemini'; key: string | null; isPlatform: boolean }

/**
 * Chooses the user's own key, otherwise the platform's key, otherwise the studio. When the user's key cannot be decrypted, `key` is
 * null and no other key is used.
 */
export async function engineFor(
  app: HasConfig & HasLog & HasClock & HasSecrets & HasDb,
  owner: OwnerId,
  wanted: (typeof ENGINES)[number],
): Promise<Engine> {
  if (wanted === 'studio') return { name: 'studio' }
  const own = await readOwnKey(app, owner)
  if (own) return { name: 'gemini', key: own.key, isPlatform: false }
  const { geminiApiKey } = app.config
  if (!geminiApiKey) return { name: 'studio' }
  keepOutOfLogs(geminiApiKey)
  return { name: 'gemini', key: geminiApiKey, isPlatform: true }
}
