import type { FaultCode } from './provider-fault.ts'
import type { ImageProvider, SpeechProvider, TextProvider, VideoProvider } from './provider.ts'

/** The protocol of a provider's API. */
export type Protocol = 'gemini' | 'openai' | 'comfyui'

/** What each kind of call needs from its provider. */
export interface ProviderOf {
  copy: TextProvider
  picture: ImageProvider
  film: VideoProvider
  speech: SpeechProvider
}

export type CallKind = keyof ProviderOf

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
export interface Payer<Provider> extends Named {
  provider: Provider
  key: string
  isPlatform: boolean
}

/**
 * The provider that was found for a kind of call. One that was chosen and cannot be used has no key, and the sentence that says why; no
 * other provider is used in its place.
 */
export type Resolved<Provider> =
  | Payer<Provider>
  | (Named & {
      /** Null if it no longer exists. */
      provider: Provider | null
      key: null
      isPlatform: false
      problem: string
      /** `key_invalid` by default. */
      code?: FaultCode
    })

/** What makes each part of an item. Null where rules or the built-in studio do. */
export type Resolution = { [Kind in CallKind]: Resolved<ProviderOf[Kind]> | null }

/** A resolution in which nothing is left that cannot be used. */
export type Payers = { [Kind in CallKind]: Payer<ProviderOf[Kind]> | null }

/** The provider with a key that can be used; null without one. */
export function findPayer<Provider>(resolved: Resolved<Provider> | null): Payer<Provider> | null {
  return resolved === null || resolved.key === null ? null : resolved
}
