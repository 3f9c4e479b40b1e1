import type { Logger } from 'pino'

export interface HasLog {
  log: Logger
}

/**
 * What belongs to one request: a log that carries its id, and the id. Work that no request asked for has null, and the log of the server.
 */
export interface RequestContext extends HasLog {
  requestId: string | null
}
