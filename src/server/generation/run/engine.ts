import type { ENGINES } from '#contract/options.ts'
import { readOwnKey } from '../../account/api-keys.ts'
import type { App } from '../../app.ts'
import { keepOutOfLogs } from '../../log-scrubber.ts'

/** Whose key pays for the calls of an item; null where the studio makes everything itself. */
export type Payer = { key: string; isPlatform: boolean } | null

/** Who makes an item: the provider, paid with a key, or the built-in studio. */
export type Engine = { name: 'studio' } | { name: 'gemini'; key: string | null; isPlatform: boolean }

/**
 * The user's own key, else the platform's, else the studio. An own key that cannot be read is not replaced: `key` is then
 * null, and the item says so.
 */
export async function engineFor(
  app: Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log'>,
  userId: number,
  wanted: (typeof ENGINES)[number],
): Promise<Engine> {
  if (wanted === 'studio') return { name: 'studio' }
  const own = await readOwnKey(app, userId)
  if (own) return { name: 'gemini', key: own.key, isPlatform: false }
  const { geminiApiKey } = app.config
  if (!geminiApiKey) return { name: 'studio' }
  keepOutOfLogs(geminiApiKey)
  return { name: 'gemini', key: geminiApiKey, isPlatform: true }
}
