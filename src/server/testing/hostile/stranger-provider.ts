import { openOwnImages, openOwnTexts } from '../../providers/own/open-own-provider.ts'
import type { OpenedProvider } from '../../providers/own/stored-providers.ts'
import { PUBLIC_ONLY } from '../../files/ssrf-safe-fetch.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { byRules, TEST_KEY, TEST_NOW } from '../gemini/gemini-provider.ts'

const OWNER = toOwner({ id: 1, username: 'Ann' })
/** Five minutes of patience are three seconds. */
export const SHORT_PATIENCE = { now: () => TEST_NOW, speed: 100 }

/** A user's own provider on a server of a stranger, without a database. `url` has no slash at its end. */
export function openStrangerProvider(url: string) {
  const provider: OpenedProvider = {
    id: 1,
    name: 'Mine',
    base_url: url,
    key: TEST_KEY,
    text_model: 'words-1',
    image_model: 'paint-1',
    takes_pictures: false,
    text_input_usd: 0,
    text_output_usd: 0,
    image_usd: 0.04,
    priced_at: TEST_NOW,
    time_outs: 0,
    paused_until: null,
  }
  const rules = { ...PUBLIC_ONLY, allowed: [new URL(url).host] }
  const pauses = { noteAnswer: async () => {}, noteTimeOut: async () => false }
  const parts = { clock: SHORT_PATIENCE, rules, writeByRules: byRules, pauses }
  return {
    rules,
    images: openOwnImages(parts, OWNER, provider),
    texts: openOwnTexts(parts, OWNER, provider),
  }
}

/** What a call of a provider needs. It is never canceled. */
export const createCall = (): { owner: number; key: string; signal: AbortSignal } => ({
  owner: 1,
  key: TEST_KEY,
  signal: new AbortController().signal,
})
