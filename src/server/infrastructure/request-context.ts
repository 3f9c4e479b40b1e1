import type { Logger } from 'pino'
import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'

/**
 * What belongs to one request: a log that carries its id, the id, and its language. Work that no request asked for has null, and the
 * log of the server.
 */
export interface RequestContext {
  log: Logger
  /** The language in which a request is answered. English for work that no request asked for. */
  language: InterfaceLanguage
  requestId: string | null
}
