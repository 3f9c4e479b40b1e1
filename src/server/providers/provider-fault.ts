import type { Spend } from './answers.ts'

export type FaultCode =
  | 'refused_prompt'
  | 'refused_picture'
  | 'no_picture'
  | 'key_invalid'
  | 'no_permission'
  | 'no_billing'
  | 'region'
  | 'bad_request'
  | 'quota'
  | 'overload'
  | 'provider_error'
  | 'time_out'
  | 'paused'
  | 'broken_answer'
  | 'unusable_answer'
  | 'model_retired'
  | 'unreachable'
  | 'lost'
  | 'film_failed'
  | 'no_film'

/** `tries` counts the first one; `afterSeconds` is what the provider asked for. */
export type Again = 'never' | { tries: number; afterSeconds: number | null }

interface Details {
  again?: Again
  /** Seconds after which a person may try again, where the provider told. */
  retryAfterSeconds?: number | null
  spend?: Spend | null
  mayBePaid?: boolean
}

/**
 * Every way in which the service can fail, each with its own plain sentence for a marketer, with a way on. Carries nothing
 * of what the provider wrote, and no cause: neither could be shown or logged.
 */
export class ProviderFault extends Error {
  readonly code: FaultCode
  readonly again: Again
  readonly retryAfterSeconds: number | null
  /** What the failed call cost all the same, as far as the provider told. */
  readonly spend: Spend | null
  /** Whether the provider may have charged, or still may, although no answer tells so. */
  readonly mayBePaid: boolean
  constructor(code: FaultCode, sentence: string, { again, retryAfterSeconds, spend, mayBePaid }: Details = {}) {
    super(sentence)
    this.name = 'ProviderFault'
    this.code = code
    this.again = again ?? 'never'
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.spend = spend ?? null
    this.mayBePaid = mayBePaid ?? false
  }

  /** The reply of quick generate. */
  get status(): 422 | 429 | 502 {
    if (this.code === 'quota') return 429
    return this.code === 'refused_prompt' || this.code === 'refused_picture' ? 422 : 502
  }
}

/** The same fault for a call that was answered; null where the answer does not tell what it cost. */
export const paid = (fault: ProviderFault, spend: Spend | null): ProviderFault =>
  new ProviderFault(fault.code, fault.message, {
    again: fault.again,
    retryAfterSeconds: fault.retryAfterSeconds,
    spend,
    mayBePaid: spend === null,
  })

/** The same fault for a call that only asks after something paid: what that costs is as open as before. */
export const stillOpen = ({ code, message, again, retryAfterSeconds }: ProviderFault): ProviderFault =>
  new ProviderFault(code, message, { again, retryAfterSeconds, mayBePaid: true })
