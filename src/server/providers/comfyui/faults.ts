import { badRequest, faultOfServer, faultOfTransport, isServerFault, modelRetired, TRIES_FREE } from '../faults.ts'
import { promptRefused, type Repeat } from '../faults.ts'
import { keyRefused } from '../openai/faults.ts'
import { ProviderFault } from '../provider-fault.ts'
import type { TransportFault } from '../transport-fault.ts'
import { faultOfWait, readRetryAfter, WAIT_MAX_SECONDS } from '../wait.ts'
import type { PromptState } from './prompts.ts'

/** Converts a failed request for `model` to a `ProviderFault`. */
export const toProviderFault = (fault: TransportFault, model: string, repeat: Repeat, now: Date): ProviderFault =>
  faultOfTransport(fault, repeat, () => faultOfStatus(fault, model, repeat, now))

function faultOfStatus(fault: TransportFault, model: string, repeat: Repeat, now: Date): ProviderFault {
  const { status } = fault
  if (status === 401 || status === 403) return keyRefused()
  // A model or a node of the workflow that the server does not have.
  const lacksModel = /value_not_in_list|missing_node_type|does not exist/.test(fault.body)
  if (status === 404 || (status === 400 && lacksModel)) return modelRetired(model, 'PROVIDERS_FILE')
  const asked = readRetryAfter(fault.retryAfter, now)
  if (status === 429) return faultOfWait(asked)
  if (!isServerFault(status)) return badRequest()
  if (fault.body !== '' && asked !== null && asked > WAIT_MAX_SECONDS) return faultOfWait(asked)
  return faultOfServer(fault, repeat, asked)
}

const FREELY = { again: { tries: TRIES_FREE, afterSeconds: null } }

/** A run that ended without a result. It costs nothing. */
export function faultOfRun({ cause }: PromptState & { state: 'failed' }): ProviderFault {
  if (cause === 'declined') return promptRefused()
  return cause === 'memory'
    ? new ProviderFault(
        'overload',
        'The provider is overloaded at the moment. Please try again in a few minutes.',
        FREELY,
      )
    : new ProviderFault(
        'provider_error',
        'The provider had a fault of its own. Please try again in a few minutes.',
        FREELY,
      )
}
