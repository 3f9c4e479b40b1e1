import { ProviderFault } from './provider-fault.ts'
import { type ErrorBody, readError, type TransportFault } from './transport-fault.ts'

/** With a longer wait, the item fails at once and tells the user. */
const WAIT_MAX_SECONDS = 120
const TRIES = 4

/** Seconds that the provider asks to wait, by `Retry-After` or `RetryInfo`, the longer one; null when it says nothing. */
export function asksAgainAfter(fault: TransportFault, now: Date): number | null {
  const asked = [headerSeconds(fault.retryAfter, now), readError(fault).retryDelaySeconds].filter(
    (seconds) => seconds !== null,
  )
  return asked.length === 0 ? null : Math.max(...asked)
}

/** `Retry-After` is a number of seconds or a date (RFC 9110 section 10.2.3). */
function headerSeconds(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, (date - now.getTime()) / 1000)
}

/** A key without billing has a quota of zero for this model, so waiting does not help. */
export const hasNoAllowance = ({ message, quotas }: ErrorBody) =>
  quotas.some(({ value }) => value === '0') || /\blimit: 0\b/.test(message)

/**
 * A short wait is waited out by the queue; a long one is told. An allowance for the day comes with a short delay all the
 * same, so its name decides and the wait is that until the day ends.
 */
export function quotaFault(fault: TransportFault, now: Date): ProviderFault {
  const asked = asksAgainAfter(fault, now)
  const perDay = readError(fault).quotas.some(({ id }) => /PerDay/i.test(id))
  const wait = perDay ? Math.max(asked ?? 0, secondsToPacificMidnight(now)) : asked
  if (perDay || (wait !== null && wait > WAIT_MAX_SECONDS))
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

/** Daily quotas reset at midnight Pacific time (https://ai.google.dev/gemini-api/docs/rate-limits). */
function secondsToPacificMidnight(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' }).format(now)
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number)
  return 24 * 3600 - (hours * 3600 + minutes * 60 + seconds)
}
