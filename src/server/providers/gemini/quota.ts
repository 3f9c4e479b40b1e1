import type { ProviderFault } from '../provider-fault.ts'
import type { TransportFault } from '../transport-fault.ts'
import { faultOfWait, readRetryAfter } from '../wait.ts'
import { type ErrorBody, readError } from './error-body.ts'

/** Seconds that the provider asks to wait, by `Retry-After` or `RetryInfo`, the longer one; null when it says nothing. */
export function asksAgainAfter(fault: TransportFault, now: Date): number | null {
  const asked = [readRetryAfter(fault.retryAfter, now), readError(fault).retryDelaySeconds].filter(
    (seconds) => seconds !== null,
  )
  return asked.length === 0 ? null : Math.max(...asked)
}

/** A key without billing has a quota of zero for this model, so waiting does not help. */
export const hasNoAllowance = ({ message, quotas }: ErrorBody) =>
  quotas.some(({ value }) => value === '0') || /\blimit: 0\b/.test(message)

/**
 * The queue waits a short time itself; the message names a long one. An allowance for the day comes with a short delay all the
 * same, so its name decides and the wait is that until the day ends.
 */
export function quotaFault(fault: TransportFault, now: Date): ProviderFault {
  const asked = asksAgainAfter(fault, now)
  const perDay = readError(fault).quotas.some(({ id }) => /PerDay/i.test(id))
  const wait = perDay ? Math.max(asked ?? 0, secondsToPacificMidnight(now)) : asked
  return faultOfWait(wait, perDay)
}

/** Daily quotas reset at midnight Pacific time (https://ai.google.dev/gemini-api/docs/rate-limits). */
function secondsToPacificMidnight(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' }).format(now)
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number)
  return 24 * 3600 - (hours * 3600 + minutes * 60 + seconds)
}
