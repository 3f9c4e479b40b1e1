import { MIB } from '#contract/limits.ts'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'

/** A refusal with its status and the one sentence the person reads. Anything else that is thrown is a fault of ours. */
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

/** The answer for an object that is absent or somebody else's: both look the same. */
export const notFound = (thing: 'Brand' | 'Product' | 'Content' | 'Job') => new Problem(404, `${thing} not found`)

/** Whoever asks is not signed in, or not any more. */
export const unauthorized = () => new Problem(401, CREDENTIALS_REFUSED, { headers: { 'www-authenticate': 'Bearer' } })

/** A limit with the seconds after which it is worth trying again. */
export function tooMany(sentence: (wait: string) => string, seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds))
  return new Problem(429, sentence(`${wait} second${wait === 1 ? '' : 's'}`), {
    headers: { 'retry-after': String(wait) },
  })
}

/** `limit` in bytes. */
export function tooLarge(limit: number, what = 'Request body'): Problem {
  const text = limit >= MIB ? `${limit / MIB} MB` : `${limit / 1024} KB`
  return new Problem(413, `${what} is too large. The limit is ${text}.`)
}

export const unavailable = (retryAfter = 5) =>
  new Problem(503, 'The service is temporarily unavailable. Please try again.', {
    headers: { 'retry-after': String(retryAfter) },
  })

/** Why the process cannot start, in one line that names the setting. */
export class StartError extends Error {}
