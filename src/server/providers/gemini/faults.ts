import type { Spend } from './answers.ts'
import { type Again, ProviderFault } from './provider-fault.ts'
import { asksAgainAfter, hasNoAllowance, quotaFault } from './quota.ts'
import { readError, type TransportFault } from './transport-fault.ts'

/** Tries in all of a call whose failure cost nothing: refused connections, and faults that the provider answered. */
export const TRIES_FREE = 4
/** Tries in all of a call that may have been paid although its answer was lost. */
export const TRIES_PAID = 2

/**
 * What may be done again with a call: `once_more` what may have been paid, `never` what may have started something of
 * lasting cost, `freely` what only asks.
 */
export type Repeat = 'once_more' | 'never' | 'freely'

const BROKE = 'The connection to the provider broke. Please try again.'

/** A request that was sent without a reply may have been charged. */
const LOST: Record<Repeat, { sentence: string; again: Again; mayBePaid: true }> = {
  once_more: { sentence: BROKE, again: { tries: TRIES_PAID, afterSeconds: null }, mayBePaid: true },
  freely: { sentence: BROKE, again: { tries: TRIES_FREE, afterSeconds: null }, mayBePaid: true },
  never: {
    sentence: 'The provider may have started this video. Check before trying again.',
    again: 'never',
    mayBePaid: true,
  },
}

const freely = (afterSeconds: number | null = null): { again: Again } => ({
  again: { tries: TRIES_FREE, afterSeconds },
})

export const modelRetired = (model: string) =>
  new ProviderFault(
    'model_retired',
    `The provider no longer offers the model ${model}. The administrator can name another in GEMINI_MODELS_FILE.`,
  )

export const unreadable = (repeat: Repeat) =>
  repeat === 'never'
    ? new ProviderFault('lost', LOST.never.sentence, LOST.never)
    : new ProviderFault('broken_answer', 'The provider’s answer could not be read. Please try again.', LOST[repeat])

/**
 * An answer that came whole and cannot be used. It is charged, so it is never bought a second time unless a person asks for
 * it; `again` is for what can be looked at once more for nothing. `spend` is null where the answer did not tell its cost.
 */
export function unusable(what: 'words' | 'picture' | 'video', spend: Spend | null, again: Again = 'never') {
  const charge = spend ? `cost about $${spend.estimated_cost_usd.toFixed(4)}` : 'may have been charged'
  return new ProviderFault(
    'unusable_answer',
    `The provider’s answer has no usable ${what} and ${charge}. Nothing was bought again: try again, or choose the built-in studio for this item.`,
    { again, spend, mayBePaid: spend === null },
  )
}

/** Converts a failed call to a `ProviderFault`. `missing` creates the fault of a 404. */
export function toProviderFault(
  fault: TransportFault,
  repeat: Repeat,
  missing: () => ProviderFault,
  now: Date,
): ProviderFault {
  switch (fault.reason) {
    case 'unreachable':
      return new ProviderFault(
        'unreachable',
        'The provider could not be reached. Please try again in a few minutes.',
        freely(),
      )
    case 'time_out':
      if (repeat === 'never') return unreadable(repeat)
      return new ProviderFault('time_out', 'The provider took too long to answer. Please try again.', LOST[repeat])
    case 'lost':
      return new ProviderFault('lost', LOST[repeat].sentence, LOST[repeat])
    case 'status':
      return faultOfStatus(fault, repeat, missing, now)
    default:
      return unreadable(repeat)
  }
}

function faultOfStatus(fault: TransportFault, repeat: Repeat, missing: () => ProviderFault, now: Date): ProviderFault {
  const { status } = fault
  if (status === 400 || status === 401 || status === 403) return refusedKeyOrRequest(fault)
  if (status === 404) return missing()
  if (status === 429) return hasNoAllowance(readError(fault)) ? noBilling() : quotaFault(fault, now)
  if (![408, 500, 502, 503, 504].includes(status)) return badRequest()
  if (fault.body === '') return new ProviderFault('lost', LOST[repeat].sentence, LOST[repeat])
  const asked = asksAgainAfter(fault, now)
  if (asked !== null && asked > 120) return quotaFault(fault, now)
  if (status === 503)
    return new ProviderFault(
      'overload',
      'The provider is overloaded at the moment. Please try again in a few minutes.',
      freely(asked),
    )
  if (status === 500 || status === 502)
    return new ProviderFault(
      'provider_error',
      'The provider had a fault of its own. Please try again in a few minutes.',
      freely(asked),
    )
  return new ProviderFault('time_out', 'The provider took too long to answer. Please try again.', freely(asked))
}

const badRequest = () =>
  new ProviderFault(
    'bad_request',
    'The provider did not accept this request. Change the prompt, the size or the pictures and try again.',
  )

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
