/** How the service fails, whatever was asked: an error that it answers, or a connection that goes wrong. */
export interface Fault {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** What happens to the connection instead of, or during, an answer. */
  wire?: 'hang' | 'reset' | 'cut' | 'slow' | 'lost'
}

const QUOTA = 'You exceeded your current quota, please check your plan and billing details.'
const TYPE = 'type.googleapis.com/google.rpc.'

const error = (code: number, status: string, message: string, details: unknown[] = []): Fault => ({
  status: code,
  body: { error: { code, message, status, ...(details.length > 0 && { details }) } },
})
const reason = (text: string) => [{ '@type': `${TYPE}ErrorInfo`, reason: text, domain: 'googleapis.com' }]
const retryInfo = (seconds: number) => ({ '@type': `${TYPE}RetryInfo`, retryDelay: `${seconds}s` })
const quota = (quotaId: string, quotaValue: string) => ({
  '@type': `${TYPE}QuotaFailure`,
  violations: [{ quotaMetric: 'generativelanguage.googleapis.com/requests', quotaId, quotaValue }],
})
const text = (status: number, body: string, type = 'application/json'): Fault => ({
  status,
  body,
  headers: { 'content-type': type },
})
const HTML = '<!doctype html><title>Error 502 (Server Error)!!1</title>'

/** `retryAfter` is what the service asks to wait, in seconds. */
const FAULTS = {
  bad_key: () =>
    error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', reason('API_KEY_INVALID')),
  expired_key: () =>
    error(400, 'INVALID_ARGUMENT', 'API key expired. Please renew the API key.', reason('API_KEY_INVALID')),
  unauthenticated: () => error(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
  no_key: () => error(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers."),
  leaked_key: () => error(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
  blocked_key: () =>
    error(403, 'PERMISSION_DENIED', 'Requests to this API are blocked.', reason('API_KEY_SERVICE_BLOCKED')),
  disabled: () => error(403, 'PERMISSION_DENIED', 'Generative Language API is disabled.', reason('SERVICE_DISABLED')),
  location: () => error(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
  billing: () => error(400, 'FAILED_PRECONDITION', 'Please enable billing on your project in Google AI Studio.'),
  billed_users: () => error(400, 'INVALID_ARGUMENT', 'This model is only accessible to billed users at this time.'),
  billing_disabled: () =>
    error(403, 'PERMISSION_DENIED', 'This API method requires billing to be enabled.', reason('BILLING_DISABLED')),
  paid_plan: () => error(400, 'FAILED_PRECONDITION', 'This model is available on the paid tier only. Please upgrade.'),
  invalid: () => error(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
  invalid_interaction: () => ({
    status: 400,
    body: { error: { message: "Invalid value at 'duration'.", code: 'invalid_request' } },
  }),
  retired: () => error(404, 'NOT_FOUND', 'This model is no longer available. Please use a newer model.'),
  conflict: () => error(409, 'ABORTED', 'The operation was aborted.'),
  '429': (retryAfter = 37) =>
    error(429, 'RESOURCE_EXHAUSTED', QUOTA, [quota('RequestsPerMinute', '10'), retryInfo(retryAfter)]),
  '429_header': (retryAfter = 37): Fault => ({
    ...error(429, 'RESOURCE_EXHAUSTED', QUOTA),
    headers: { 'retry-after': String(retryAfter) },
  }),
  '429_bare': () => error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'),
  quota: (retryAfter = 36_990) => error(429, 'RESOURCE_EXHAUSTED', QUOTA, [retryInfo(retryAfter)]),
  quota_day: () =>
    error(429, 'RESOURCE_EXHAUSTED', QUOTA, [quota('GenerateRequestsPerDayPerProjectPerModel', '250'), retryInfo(21)]),
  no_allowance: () =>
    error(429, 'RESOURCE_EXHAUSTED', `${QUOTA} limit: 0`, [quota('RequestsPerDayFreeTier', '0'), retryInfo(30)]),
  '408': () => error(408, 'DEADLINE_EXCEEDED', 'Request timed out.'),
  '500': () => error(500, 'INTERNAL', 'An internal error has occurred.'),
  '502': () => text(502, HTML, 'text/html'),
  /** An error page that is longer than a reader of errors needs. */
  long_502: () => text(502, HTML.repeat(5000), 'text/html'),
  '503': () => error(503, 'UNAVAILABLE', 'This model is currently experiencing high demand.'),
  '503_later': (retryAfter = 900): Fault => ({
    ...error(503, 'UNAVAILABLE', 'The service is under maintenance.'),
    headers: { 'retry-after': String(retryAfter) },
  }),
  '503_empty': () => text(503, ''),
  '504': () => error(504, 'DEADLINE_EXCEEDED', 'The request could not be finished in time.'),
  hang: (): Fault => ({ wire: 'hang' }),
  reset: (): Fault => ({ wire: 'reset' }),
  /** The work is done and billed, and the connection breaks before its answer. */
  lost: (): Fault => ({ wire: 'lost' }),
  cut: (): Fault => ({ wire: 'cut' }),
  slow: (): Fault => ({ wire: 'slow' }),
  malformed: () => text(200, '{"candidates": [}'),
  truncated: () => text(200, '{"candidates":[{"content":{"role":"model","parts":[{"inli'),
  empty: () => text(200, ''),
  html: () => text(200, HTML, 'text/html'),
  empty_object: () => text(200, '{}'),
  array: () => text(200, '[]'),
  redirect: (): Fault => ({ status: 302, body: '', headers: { location: 'http://elsewhere.invalid/' } }),
} satisfies Record<string, (retryAfter?: number) => Fault>

export type WireFaultName = keyof typeof FAULTS

/** The fault of this name; null for one that only an answer's content can have. */
export function wireFault(name: string, retryAfter?: number): Fault | null {
  return Object.hasOwn(FAULTS, name) ? FAULTS[name as WireFaultName](retryAfter) : null
}

/** An error that the service answers to what must not be asked. */
export const invalidArgument = (message: string): Fault => error(400, 'INVALID_ARGUMENT', message)
export const notFound = (what: string): Fault => error(404, 'NOT_FOUND', `${what} is not found for API version v1beta.`)
