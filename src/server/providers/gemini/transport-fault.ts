import { z } from 'zod'

const NONE = { status: 0, body: '', retryAfter: null }

/**
 * Why a request has no usable reply. `unreachable`: it was never sent; `lost`: it was sent, but the reply is missing or incomplete;
 * `status`: an error status; `unreadable`: a success status with an unexpected body.
 */
export class TransportFault extends Error {
  readonly reason: 'unreachable' | 'lost' | 'time_out' | 'too_large' | 'elsewhere' | 'unreadable' | 'status'
  readonly status: number
  readonly retryAfter: string | null
  /** Private, so that no logger prints it. */
  readonly #body: string
  constructor(
    reason: TransportFault['reason'],
    answer: { status: number; body: string; retryAfter: string | null } = NONE,
  ) {
    super(`gemini: ${reason}`)
    this.name = 'TransportFault'
    this.reason = reason
    this.status = answer.status
    this.retryAfter = answer.retryAfter
    this.#body = answer.body
  }

  /** The text of an error reply, for parsing only. It must not be shown or logged. */
  get body(): string {
    return this.#body
  }
}

/** The error format of both endpoint families; missing fields are empty. */
export interface ErrorBody {
  status: string
  message: string
  reasons: string[]
  quotas: { id: string; value: string }[]
  retryDelaySeconds: number | null
}

const text = z.string().catch('')
const Detail = z
  .object({
    reason: text,
    retryDelay: text,
    violations: z
      .array(
        z.object({ quotaId: text, quotaValue: z.coerce.string().catch('') }).catch({ quotaId: '', quotaValue: '' }),
      )
      .catch([]),
  })
  .catch({ reason: '', retryDelay: '', violations: [] })
const Body = z.object({
  error: z.object({ status: text, message: text, details: z.array(Detail).catch([]) }),
})

/** Parses the body of an error reply. An HTML page or an empty body gives an error without fields. */
export function readError({ body }: TransportFault): ErrorBody {
  const parsed = Body.safeParse(parseJson(body))
  const { status, message, details } = parsed.data?.error ?? { status: '', message: '', details: [] }
  const delays = details.flatMap(({ retryDelay }) => /^(\d+(?:\.\d+)?)s$/.exec(retryDelay)?.[1] ?? []).map(Number)
  return {
    status,
    message,
    reasons: details.map(({ reason }) => reason),
    quotas: details.flatMap(({ violations }) =>
      violations.map(({ quotaId, quotaValue }) => ({ id: quotaId, value: quotaValue })),
    ),
    retryDelaySeconds: delays.length === 0 ? null : Math.max(...delays),
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
