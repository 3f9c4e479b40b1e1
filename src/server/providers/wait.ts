import { ProviderFault } from './provider-fault.ts'

/** With a longer wait, the item fails at once and tells the user. */
export const WAIT_MAX_SECONDS = 120
const TRIES = 4

/** `Retry-After` is a number of seconds or a date (RFC 9110 section 10.2.3). */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, (date - now.getTime()) / 1000)
}

/** Seconds until a retry; null if unknown. The queue waits a short time itself; the message names a long one, and any one if `isLong`. */
export function faultOfWait(wait: number | null, isLong = false): ProviderFault {
  if (isLong || (wait !== null && wait > WAIT_MAX_SECONDS))
    return new ProviderFault('quota', `The provider's quota is used up. Try again in ${inWords(wait ?? 0)}.`, {
      retryAfterSeconds: Math.ceil(wait ?? 0),
    })
  return new ProviderFault(
    'quota',
    `The provider is limiting requests at the moment. Try again in ${inWords(wait ?? 60)}.`,
    { again: { tries: TRIES, afterSeconds: wait }, retryAfterSeconds: Math.ceil(wait ?? 60) },
  )
}

/** `10 h 17 min`, `4 min`, `37 s`; never less than what it stands for. */
function inWords(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
