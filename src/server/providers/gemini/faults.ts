import { badRequest, faultOfServer, faultOfTransport, isServerFault, type Repeat } from '../faults.ts'
import { ProviderFault } from '../provider-fault.ts'
import type { TransportFault } from '../transport-fault.ts'
import { readError } from './error-body.ts'
import { WAIT_MAX_SECONDS } from '../wait.ts'
import { asksAgainAfter, hasNoAllowance, quotaFault } from './quota.ts'

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
