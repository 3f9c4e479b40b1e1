import type { FaultCode } from './provider-fault.ts'
import type { ImageProvider, TextProvider, VideoProvider } from './provider.ts'

/** The protocol of a provider's API. */
export type Protocol = 'gemini' | 'openai' | 'comfyui'

interface Named {
  /** `gemini`, or the name of a provider of the operator or the user. */
  name: string
  protocol: Protocol
  /** Null if no model is in use. */
  model: string | null
  /** Whether its address is that of a server which a user named. */
  isOwnServer?: true
}

/** A provider, and the key that pays for its calls; an empty one for a server that asks for none. */
export interface Source<Provider> extends Named {
  provider: Provider
  key: string
  isPlatform: boolean
}

/** A chosen provider that cannot be used, with the sentence that says why. No other provider is used in its place. */
export interface Unusable<Provider> extends Named {
  /** Null if it no longer exists. */
  provider: Provider | null
  key: null
  isPlatform: false
  problem: string
  /** `key_invalid` by default. */
  code?: FaultCode
}

export type Chosen<Provider> = Source<Provider> | Unusable<Provider>

/** What makes each part of an item. Null where rules or the built-in studio do. */
export interface Sources {
  copy: Source<TextProvider> | null
  picture: Source<ImageProvider> | null
  film: Source<VideoProvider> | null
}

/** Like `Sources`, but each of them may be one that cannot be used. */
export interface ChosenSources {
  copy: Chosen<TextProvider> | null
  picture: Chosen<ImageProvider> | null
  film: Chosen<VideoProvider> | null
}

/** The source with a key that can be used; null without one. */
export function findUsable<Provider>(source: Chosen<Provider> | null): Source<Provider> | null {
  return source === null || source.key === null ? null : source
}
