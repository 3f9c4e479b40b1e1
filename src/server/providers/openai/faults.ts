import { badRequest, faultOfServer, faultOfTransport, isServerFault, modelRetired, promptRefused } from '../faults.ts'
import { ProviderFault } from '../provider-fault.ts'
import type { TransportFault } from '../transport-fault.ts'
import { faultOfWait, readRetryAfter, WAIT_MAX_SECONDS } from '../wait.ts'
import { readError } from './error-body.ts'

const REFUSED = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const NO_CREDIT = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'])

/** Converts a failed call for `model` to a `ProviderFault`. A call that may have been paid is repeated once at most. */
export const toProviderFault = (fault: TransportFault, model: string, now: Date): ProviderFault =>
  faultOfTransport(fault, 'once_more', () => faultOfStatus(fault, model, now))

function faultOfStatus(fault: TransportFault, model: string, now: Date): ProviderFault {
  const { status } = fault
  const { code, type } = readError(fault)
  if (REFUSED.has(code)) return promptRefused()
  if (status === 402 || NO_CREDIT.has(code) || NO_CREDIT.has(type)) return noCredit()
  if (status === 401 || status === 403) return keyRefused()
  if (status === 404) return modelRetired(model, 'PROVIDERS_FILE')
  const asked = readRetryAfter(fault.retryAfter, now)
  if (status === 429) return faultOfWait(asked)
  if (!isServerFault(status)) return badRequest()
  if (fault.body !== '' && asked !== null && asked > WAIT_MAX_SECONDS) return faultOfWait(asked)
  return faultOfServer(fault, 'once_more', asked)
}

export const keyRefused = () =>
  new ProviderFault(
    'no_permission',
    'The provider does not accept the API key of this server. The administrator can change it in PROVIDERS_FILE.',
  )

const noCredit = () =>
  new ProviderFault(
    'no_billing',
    'The provider’s account of this server has no credit left. The administrator can add credit or name another provider in PROVIDERS_FILE.',
  )
