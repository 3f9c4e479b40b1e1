import { z } from 'zod'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { firstEntries } from '../reply-parts.ts'
import type { TransportFault } from '../transport-fault.ts'

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
    violations: firstEntries(
      z.object({ quotaId: text, quotaValue: z.coerce.string().catch('') }).catch({ quotaId: '', quotaValue: '' }),
    ).catch([]),
  })
  .catch({ reason: '', retryDelay: '', violations: [] })
const Body = z.object({
  error: z.object({ status: text, message: text, details: firstEntries(Detail).catch([]) }),
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
    return parseBoundedJson(body)
  } catch {
    return null
  }
}
