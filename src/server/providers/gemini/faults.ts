import { z } from 'zod'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { badRequest, faultOfServer, faultOfTransport, isServerFault, type Repeat } from '../faults.ts'
import { ProviderFault } from '../provider-fault.ts'
import { firstEntries } from '../reply-parts.ts'
import type { TransportFault } from '../transport-fault.ts'
import { faultOfWait, readRetryAfter, WAIT_MAX_SECONDS } from '../wait.ts'

/** Converts a failed call to a `ProviderFault`. `missing` creates the fault of a 404. */
export const toProviderFault = (
  fault: TransportFault,
  repeat: Repeat,
  missing: () => ProviderFault,
  now: Date,
): ProviderFault => faultOfTransport(fault, repeat, () => faultOfStatus(fault, repeat, missing, now))

function faultOfStatus(fault: TransportFault, repeat: Repeat, missing: () => ProviderFault, now: Date): ProviderFault {
  const { status } = fault
  if (status === 400 || status === 401 || status === 403) return refusedKeyOrRequest(fault)
  if (status === 404) return missing()
  if (status === 429) return hasNoAllowance(readError(fault)) ? noBilling() : quotaFault(fault, now)
  if (!isServerFault(status)) return badRequest()
  const asked = asksAgainAfter(fault, now)
  if (fault.body !== '' && asked !== null && asked > WAIT_MAX_SECONDS) return quotaFault(fault, now)
  return faultOfServer(fault, repeat, asked)
}

const noBilling = () =>
  new ProviderFault(
    'no_billing',
    'This Gemini API key has no billing, which pictures and videos need. Turn it on in Google AI Studio or use another key.',
  )

/** A bad key is a 400 as often as a 401 or 403, so the reason decides and not the status. Words only serve to tell them apart. */
function refusedKeyOrRequest(fault: TransportFault): ProviderFault {
  const { message, reasons } = readError(fault)
  if (/reported as leaked/i.test(message))
    return new ProviderFault(
      'key_invalid',
      'Google has blocked this Gemini API key because it became public. Save a new key in Settings.',
    )
  if (/API key expired/i.test(message))
    return new ProviderFault('key_invalid', 'This Gemini API key has expired. Save a new key in Settings.')
  if (fault.status === 401 || reasons.includes('API_KEY_INVALID') || /API key not (?:valid|found)/i.test(message))
    return new ProviderFault('key_invalid', 'The Gemini API key was rejected. Check the key in Settings and try again.')
  if (/location is not supported/i.test(message))
    return new ProviderFault(
      'region',
      'Gemini is not offered in the region of this server. Choose the built-in studio for this item.',
    )
  if (reasons.includes('BILLING_DISABLED') || /\bbilled users\b|\bbilling\b|\bpaid (?:plan|tier)\b/i.test(message))
    return noBilling()
  if (fault.status === 403)
    return new ProviderFault(
      'no_permission',
      'This Gemini API key may not be used for this. Check its restrictions in Google AI Studio or use another key.',
    )
  return badRequest()
}

/** Seconds that the provider asks to wait, by `Retry-After` or `RetryInfo`, the longer one; null when it says nothing. */
function asksAgainAfter(fault: TransportFault, now: Date): number | null {
  const asked = [readRetryAfter(fault.retryAfter, now), readError(fault).retryDelaySeconds].filter(
    (seconds) => seconds !== null,
  )
  return asked.length === 0 ? null : Math.max(...asked)
}

/** A key without billing has a quota of zero for this model, so waiting does not help. */
const hasNoAllowance = ({ message, quotas }: ErrorBody) =>
  quotas.some(({ value }) => value === '0') || /\blimit: 0\b/.test(message)

/**
 * The queue waits a short time itself; the message names a long one. An allowance for the day comes with a short delay all the
 * same, so its name decides and the wait is that until the day ends.
 */
function quotaFault(fault: TransportFault, now: Date): ProviderFault {
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

/** The error format of both endpoint families; missing fields are empty. */
interface ErrorBody {
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
function readError({ body }: TransportFault): ErrorBody {
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
