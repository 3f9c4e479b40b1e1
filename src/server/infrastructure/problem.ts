import { MIB } from '#contract/limits.ts'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'

/** What a reply with this status is about, where nothing more exact is known. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  412: 'changed_meanwhile',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_type',
  416: 'range_not_satisfiable',
  422: 'invalid',
  429: 'too_many_requests',
  431: 'headers_too_large',
  499: 'client_gone',
  502: 'provider_failed',
  503: 'unavailable',
  504: 'too_slow',
  507: 'no_space',
}

/** The stable name of an error's cause. Messages are translated and may be reworded, so no code may read them. */
export const codeOf = (status: number): string => CODES[status] ?? 'internal'

/** An error reply with its status and message for the user. All other errors are bugs or failures, and are answered with 500. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  readonly extra: Record<string, unknown>
  constructor(
    status: number,
    detail: string,
    options: { code?: string; headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.code = options.code ?? codeOf(status)
    this.headers = options.headers ?? {}
    this.extra = options.extra ?? {}
  }
}

/** The monthly limit has been reached. */
export const QUOTA_EXCEEDED = 'quota_exceeded'
export const OBJECT_NOT_FOUND = 'object_not_found'

/** The reply for a missing object and for one of another user, which must look the same. */
export const notFound = (
  thing:
    | 'Brand'
    | 'Campaign'
    | 'Cell'
    | 'Collection'
    | 'Content'
    | 'Font'
    | 'Import'
    | 'Job'
    | 'Picture'
    | 'Product'
    | 'Provider'
    | 'Sound'
    | 'Tag'
    | 'Update'
    | 'Version'
    | 'View',
) => new Problem(404, `${thing} not found`, { code: OBJECT_NOT_FOUND })

/** The user is not signed in. */
export const unauthorized = () => new Problem(401, CREDENTIALS_REFUSED, { headers: { 'www-authenticate': 'Bearer' } })

/** A rate limit, with the seconds until the next attempt can succeed. */
export function tooMany(sentence: (wait: string) => string, seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds))
  return new Problem(429, sentence(`${wait} second${wait === 1 ? '' : 's'}`), {
    headers: { 'retry-after': String(wait) },
  })
}

/** Nobody reads this reply; log and metrics show that the client disconnected. */
export const clientGone = () => new Problem(499, 'The client closed the request.')

/** `limit` in bytes. */
export function tooLarge(limit: number, what = 'Request body'): Problem {
  const text = limit >= MIB ? `${limit / MIB} MB` : `${limit / 1024} KB`
  return new Problem(413, `${what} is too large. The limit is ${text}.`)
}

export const unavailable = (retryAfter = 5) =>
  new Problem(503, 'The service is temporarily unavailable. Please try again.', {
    headers: { 'retry-after': String(retryAfter) },
  })

/** The reason why the process cannot start, in one line that names the setting. */
export class StartError extends Error {}
