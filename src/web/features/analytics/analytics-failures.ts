import { ApiError } from '#contract/client.ts'

export const LIST_FAILED = 'Failed to fetch analytics'
export const STATS_FAILED = 'Failed to fetch analytics stats'

/** The reason why analytics are not available. */
export function accessProblem(isSignedIn: boolean, token: string | null): string | null {
  if (!isSignedIn) return 'Please log in to view analytics'
  return token ? null : 'No authentication token available'
}

/** The message for a failed call: `refused` if the reply was an error, the general message if there was no reply. */
export function describeFailure(error: unknown, refused: string): string | null {
  if (!error) return null
  return error instanceof ApiError && error.status > 0 ? refused : 'Failed to load analytics'
}
