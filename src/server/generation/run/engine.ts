import type { ENGINES } from '#contract/options.ts'
import { readOwnKey } from '../../account/api-keys.ts'
import type { HasClock } from '../../clock.ts'
import type { HasConfig } from '../../config.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import { keepOutOfLogs } from '../../logging/log-scrubber.ts'
import type { HasGemini } from '../../providers/gemini/gemini.ts'
import type { HasOperatorProviders } from '../../providers/operator-providers.ts'
import { estimateItem, type ImageProvider, type TextProvider, type VideoProvider } from '../../providers/provider.ts'
import type { HasLog } from '../../request-context.ts'
import type { HasSecrets } from '../../secrets.ts'

/** The key that pays for the provider calls of an item; null when the studio does everything. */
export type Payer = { key: string; isPlatform: boolean } | null

/** A provider, and the key that pays for its calls. */
export interface Source<Provider, Key = string> {
  provider: Provider
  key: Key
  isPlatform: boolean
}

/** What makes each part of an item. Null where rules or the built-in studio do. */
export interface Sources<Key = string> {
  copy: Source<TextProvider, Key> | null
  picture: Source<ImageProvider, Key> | null
  film: Source<VideoProvider, Key> | null
}

/** The keys are null when the user's key cannot be decrypted. */
export type Engine = Sources<string | null> & { name: 'studio' | 'gemini' | 'openai' | 'comfyui' }

export type EngineParts = HasConfig & HasLog & HasClock & HasSecrets & HasDb & HasGemini & HasOperatorProviders

/**
 * Chooses the user's own key, otherwise what the platform pays for, otherwise the studio. The operator's choice of PROVIDERS_FILE for a
 * kind of call comes before the platform's Gemini key. When the user's key cannot be decrypted, no other key is used.
 */
export async function engineFor(app: EngineParts, owner: OwnerId, wanted: (typeof ENGINES)[number]): Promise<Engine> {
  if (wanted === 'studio') return STUDIO
  const own = await readOwnKey(app, owner)
  if (own) return onGemini(app, own.key, false)
  return onPlatform(app)
}

const STUDIO: Engine = { name: 'studio', copy: null, picture: null, film: null }

function onGemini({ gemini }: HasGemini, key: string | null, isPlatform: boolean): Engine {
  const source = { provider: gemini, key, isPlatform }
  return { name: 'gemini', copy: source, picture: source, film: source }
}

function onPlatform(app: EngineParts): Engine {
  const { geminiApiKey } = app.config
  if (geminiApiKey) keepOutOfLogs(geminiApiKey)
  const otherwise = geminiApiKey ? onGemini(app, geminiApiKey, true) : STUDIO
  const [copy, picture] = [app.operatorProviders.copy(), app.operatorProviders.picture()]
  if (!copy && !picture) return otherwise
  return {
    name: picture?.protocol ?? (otherwise.name === 'studio' ? 'openai' : otherwise.name),
    copy: copy ? { ...copy, isPlatform: true } : otherwise.copy,
    picture: picture ? { ...picture, isPlatform: true } : otherwise.picture,
    film: otherwise.film,
  }
}

/** The source with a key that can be used; null without one. */
export function findUsable<Provider>(source: Source<Provider, string | null> | null): Source<Provider> | null {
  if (source === null || source.key === null) return null
  return { ...source, key: source.key }
}

/**
 * What a call for text costs at most, in USD: about six times the usual prompt and answer of one item at the prices of November 2026.
 * The price of an image or a video is fixed by its size; that of text is not known before the answer.
 */
const TEXT_CALL_UPPER_USD = 0.02

/** What one call for text costs at most, in USD. Texts of a provider without prices are free. */
export const estimateTextCall = ({ provider }: Source<TextProvider>): number => {
  const usual = provider.copyUsd()
  return usual === 0 ? 0 : Math.max(usual, TEXT_CALL_UPPER_USD)
}

/** Estimated price of one item of this type and size in pixels, copy included; USD. */
export function estimateFor(
  { copy, picture, film }: Sources<string | null>,
  contentType: 'image' | 'video',
  width: number,
  height: number,
): number {
  const providers = {
    copy: copy?.provider ?? null,
    picture: picture?.provider ?? null,
    film: film?.provider ?? null,
  }
  return estimateItem(providers, contentType, width, height)
}
