import { ApiError } from '#contract/client/client.ts'
import { t } from '#web/words/analytics.ts'

export const LIST_FAILED = t.failedToFetchAnalytics
export const STATS_FAILED = t.failedToFetchAnalyticsStats

/** The reason why analytics are not available. */
export function accessProblem(isSignedIn: boolean, token: string | null): string | null {
  if (!isSignedIn) return t.logInHint
  return token ? null : t.noAuthenticationTokenAvailable
}

/** The message for a failed call: `refused` if the reply was an error, the general message if there was no reply. */
export function describeFailure(error: unknown, refused: string): string | null {
  if (!error) return null
  return error instanceof ApiError && error.status > 0 ? refused : t.failedToLoadAnalytics
}
