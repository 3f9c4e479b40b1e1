/** How the service fails: an error that it answers, or a connection that breaks. */
export interface OpenAiFault {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  wire?: 'hang' | 'reset' | 'cut' | 'lost'
}

const error = (status: number, code: string | null, message: string, param: string | null = null): OpenAiFault => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param, code } },
})
const text = (body: string): OpenAiFault => ({ status: 200, body })

const FAULTS = {
  bad_key: () => error(401, 'invalid_api_key', 'Incorrect API key provided.'),
  forbidden: () => error(403, 'unsupported_country', 'Country, region, or territory not supported.'),
  no_credit: () => error(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan.'),
  missing: () => error(404, 'model_not_found', 'The model does not exist.'),
  invalid: () => error(400, 'invalid_value', 'Invalid value.', 'prompt'),
  moderation: () => error(400, 'moderation_blocked', 'Your request was rejected by the safety system.'),
  unknown_parameter: () => error(400, 'unknown_parameter', "Unknown parameter: 'response_format'.", 'response_format'),
  no_schema: () => error(400, null, 'response_format of type json_schema is not supported'),
  '429': (retryAfter = 37): OpenAiFault => ({
    ...error(429, 'rate_limit_exceeded', 'Rate limit reached.'),
    headers: { 'retry-after': String(retryAfter) },
  }),
  '500': () => error(500, null, 'The server had an error.'),
  /** An error page that is longer than a reader of errors needs. */
  long_500: (): OpenAiFault => ({ status: 500, body: `<!doctype html>${'<p>Bad gateway</p>'.repeat(20_000)}` }),
  '503': () => error(503, null, 'Loading model'),
  '503_empty': (): OpenAiFault => ({ status: 503, body: '' }),
  redirect: (): OpenAiFault => ({ status: 302, body: '', headers: { location: 'http://elsewhere.invalid/' } }),
  html: () => text('<!doctype html><title>Sign in</title>'),
  empty: () => text(''),
  hang: (): OpenAiFault => ({ wire: 'hang' }),
  reset: (): OpenAiFault => ({ wire: 'reset' }),
  /** The work is done and billed, and the connection breaks before, or in the middle of, its answer. */
  lost: (): OpenAiFault => ({ wire: 'lost' }),
  cut: (): OpenAiFault => ({ wire: 'cut' }),
} satisfies Record<string, (retryAfter?: number) => OpenAiFault>

/** Answers of status 200 that bring no use, or bring it in another form. */
type ContentFaultName =
  | 'refusal'
  | 'filtered'
  | 'other_json'
  | 'no_choices'
  | 'no_data'
  | 'no_usage'
  | 'corrupt_image'
  | 'bad_base64'
  | 'huge_pixels'
  | 'oversize'
  | 'broken_url'
  | 'data_url'

export type OpenAiFaultName = keyof typeof FAULTS | ContentFaultName

/** The fault of this name; one of an answer's content has neither status nor wire. */
export function findFault(name: OpenAiFaultName, retryAfter?: number): OpenAiFault {
  const make: ((retryAfter?: number) => OpenAiFault) | undefined = Object.hasOwn(FAULTS, name)
    ? FAULTS[name as keyof typeof FAULTS]
    : undefined
  return make?.(retryAfter) ?? {}
}
