import { MIB } from '#contract/limits.ts'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'

/** An error reply with its status and message for the user. All other errors are bugs or failures, and are answered with 500. */
export class Problem extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  readonly extra: Record<string, unknown>
  constructor(
    status: number,
    detail: string,
    options: { headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.headers = options.headers ?? {}
    this.extra = options.extra ?? {}
  }
}

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
    | 'Tag'
    | 'Update'
    | 'Version'
    | 'View',
) => new Problem(404, `${thing} not found`)

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
