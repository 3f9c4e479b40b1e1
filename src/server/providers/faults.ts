import type { Spend } from './answers.ts'
import { type Again, ProviderFault } from './provider-fault.ts'
import type { TransportFault } from './transport-fault.ts'

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

/** The answer of a call that may have been paid is missing: it may be made once more. */
export const lostAnswer = () => new ProviderFault('lost', BROKE, LOST.once_more)

/** The answers of a call and of its repetition are missing, so it is not made again. */
export const lostTooOften = () => new ProviderFault('lost', BROKE)

/** A call that may have been paid gave nothing in time: it may be made once more. */
export const tookTooLong = () =>
  new ProviderFault('time_out', 'The provider took too long to answer. Please try again.', LOST.once_more)

export const unreadable = (repeat: Repeat) =>
  repeat === 'never'
    ? new ProviderFault('lost', LOST.never.sentence, LOST.never)
    : new ProviderFault('broken_answer', 'The provider’s answer could not be read. Please try again.', LOST[repeat])

/**
 * An answer that came whole and cannot be used. It is charged, so it is never bought a second time unless a person asks for
 * it; `again` is for what can be looked at once more for nothing. `spend` is null where the answer did not tell its cost.
 */
export function unusable(what: 'words' | 'picture' | 'video' | 'voice', spend: Spend | null, again: Again = 'never') {
  const details = { again, spend, mayBePaid: spend === null }
  return new ProviderFault('unusable_answer', noUse(what, spend?.estimated_cost_usd ?? null), details)
}

/** The answer of an earlier attempt could not be used. Its cost is recorded already. */
export const wasted = (what: 'words' | 'picture' | 'video' | 'voice', usd: number) =>
  new ProviderFault('unusable_answer', noUse(what, usd))

function noUse(what: string, usd: number | null): string {
  const charge = usd === null ? 'may have been charged' : `cost about $${usd.toFixed(4)}`
  return `The provider’s answer has no usable ${what} and ${charge}. Nothing was bought again: try again, or choose the built-in studio for this item.`
}

/** Converts a failed call to a `ProviderFault`. `ofStatus` creates the fault of an error status. */
export function faultOfTransport(fault: TransportFault, repeat: Repeat, ofStatus: () => ProviderFault): ProviderFault {
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
      return ofStatus()
    default:
      return unreadable(repeat)
  }
}

/** The fault of a status that says that the service failed; `asked` is the wait in seconds that it asked for. */
export function faultOfServer(fault: TransportFault, repeat: Repeat, asked: number | null): ProviderFault {
  const { status } = fault
  if (fault.body === '') return new ProviderFault('lost', LOST[repeat].sentence, LOST[repeat])
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

export const badRequest = () =>
  new ProviderFault(
    'bad_request',
    'The provider did not accept this request. Change the prompt, the size or the pictures and try again.',
  )

/** The statuses of `faultOfServer`. */
export const isServerFault = (status: number) => [408, 500, 502, 503, 504].includes(status)

/** The fault of a model that the provider does not have. `file` is the variable in which the operator can name another. */
export const modelRetired = (model: string, file: 'GEMINI_MODELS_FILE' | 'PROVIDERS_FILE' = 'GEMINI_MODELS_FILE') =>
  new ProviderFault(
    'model_retired',
    `The provider no longer offers the model ${model}. The administrator can name another in ${file}.`,
  )

/** The fault of a prompt that the provider declines; `because` is empty, or the reason in parentheses after a space. */
export const promptRefused = (because = '') =>
  new ProviderFault(
    'refused_prompt',
    `The provider declined this request${because}. Change the prompt or the pictures and try again.`,
  )

export const noImage = () =>
  new ProviderFault(
    'no_picture',
    'The provider answered without a picture. Describe what the picture should show and try again.',
  )
