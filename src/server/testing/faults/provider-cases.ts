import type { ComfyFaultName } from '../comfyui/comfyui-faults.ts'
import type { GeminiFaultName } from '../gemini/gemini-server.ts'
import type { OpenAiFaultName } from '../openai/openai-faults.ts'
import { BROKE, declined, NO_IMAGE, UNREADABLE } from './fault-table.ts'

/** What a failed call cost: its answer tells it, nothing was charged, or it may have been charged. */
export type Cost = 'told' | 'none' | 'open'
export type ProviderName = 'Gemini' | 'an OpenAI-compatible server' | 'ComfyUI'

interface Cell<Name extends string> {
  /** The name of the fault in the provider's stand-in. */
  fault: Name
  paid: 0 | 1
  cost: Cost
}

/** One way in which a call can fail, with its code and message. A provider that cannot fail so has no cell. */
export interface FaultCase {
  kind: 'copy' | 'picture'
  code: string
  message: string | RegExp
  on: {
    Gemini?: Cell<GeminiFaultName>
    'an OpenAI-compatible server'?: Cell<OpenAiFaultName>
    ComfyUI?: Cell<ComfyFaultName>
  }
}

const LIMITED = 'The provider is limiting requests at the moment. Try again in 37 s.'
const OWN_FAULT = 'The provider had a fault of its own. Please try again in a few minutes.'
const OVERLOAD = 'The provider is overloaded at the moment. Please try again in a few minutes.'
const BAD_REQUEST =
  'The provider did not accept this request. Change the prompt, the size or the pictures and try again.'
const NO_USE =
  /^The provider’s answer has no usable (?:picture|words) and cost about \$0\.\d{4}\. Nothing was bought again/
const NO_USE_UNKNOWN =
  /^The provider’s answer has no usable picture and may have been charged\. Nothing was bought again/
const KEY_REFUSED =
  'The provider does not accept the API key of this server. The administrator can change it in PROVIDERS_FILE.'
const NO_MODEL = /^The provider no longer offers the model .+\. The administrator can name another in PROVIDERS_FILE\.$/

type Charge = [paid: 0 | 1, cost: Cost]
const FREE: Charge = [0, 'none']
const TOLD: Charge = [1, 'told']
/** Sent, and neither answered nor billed. */
const OPEN: Charge = [0, 'open']
/** Billed, and its answer lost. */
const LOST: Charge = [1, 'open']

type Names = [GeminiFaultName | null, OpenAiFaultName | null, ComfyFaultName | null]

const cell = <Name extends string>(fault: Name | null, [paid, cost]: Charge): Cell<Name> | undefined =>
  fault === null ? undefined : { fault, paid, cost }

/** `charges` are those of the three providers, or the one of all. */
function row(
  kind: FaultCase['kind'],
  [gemini, openai, comfyui]: Names,
  code: string,
  message: FaultCase['message'],
  charges: Charge | [Charge, Charge, Charge],
): FaultCase {
  const [first, second, third] = (Array.isArray(charges[0]) ? charges : [charges, charges, charges]) as [
    Charge,
    Charge,
    Charge,
  ]
  const [onGemini, onOpenAi, onComfy] = [cell(gemini, first), cell(openai, second), cell(comfyui, third)]
  return {
    kind,
    code,
    message,
    on: {
      ...(onGemini && { Gemini: onGemini }),
      ...(onOpenAi && { 'an OpenAI-compatible server': onOpenAi }),
      ...(onComfy && { ComfyUI: onComfy }),
    },
  }
}

export const FAULT_CASES: readonly FaultCase[] = [
  row('picture', ['safety_prompt', 'moderation', 'declined'], 'refused_prompt', /^The provider declined/, [
    TOLD,
    FREE,
    FREE,
  ]),
  row('copy', ['safety_prompt', 'refusal', null], 'refused_prompt', /^The provider declined this request/, TOLD),
  row('copy', ['other', 'filtered', null], 'refused_prompt', declined(''), TOLD),
  row('picture', [null, 'bad_key', 'bad_key'], 'no_permission', KEY_REFUSED, FREE),
  row('picture', [null, 'missing', 'missing_model'], 'model_retired', NO_MODEL, FREE),
  row('picture', ['429', '429', '429'], 'quota', LIMITED, FREE),
  row('copy', ['429', '429', null], 'quota', LIMITED, FREE),
  row('picture', ['500', '500', '500'], 'provider_error', OWN_FAULT, FREE),
  row('picture', ['503', '503', '503'], 'overload', OVERLOAD, FREE),
  row('picture', ['invalid', 'invalid', 'invalid'], 'bad_request', BAD_REQUEST, FREE),
  row('picture', [null, null, 'run_error'], 'provider_error', OWN_FAULT, FREE),
  row('picture', [null, null, 'interrupted'], 'provider_error', OWN_FAULT, FREE),
  row('picture', [null, null, 'out_of_memory'], 'overload', OVERLOAD, FREE),
  row('picture', ['reset', 'reset', 'reset'], 'lost', BROKE, OPEN),
  // ComfyUI is asked for the prompt by its id, so an answer that is lost there is no fault.
  row('picture', ['lost', 'lost', null], 'lost', BROKE, LOST),
  row('picture', ['cut', 'cut', null], 'lost', BROKE, LOST),
  row('copy', ['lost', 'lost', null], 'lost', BROKE, LOST),
  row('picture', [null, null, 'forgotten'], 'lost', BROKE, OPEN),
  row('picture', ['503_empty', '503_empty', '503_empty'], 'lost', BROKE, OPEN),
  row('picture', ['html', 'html', 'html'], 'broken_answer', UNREADABLE, OPEN),
  row('picture', ['empty', 'empty', 'empty'], 'broken_answer', UNREADABLE, OPEN),
  row('picture', ['redirect', 'redirect', 'redirect'], 'broken_answer', UNREADABLE, OPEN),
  row('picture', ['no_image', 'no_data', 'no_image'], 'no_picture', NO_IMAGE, TOLD),
  row('picture', ['corrupt_image', 'corrupt_image', 'corrupt_image'], 'unusable_answer', NO_USE, TOLD),
  row('picture', ['bad_base64', 'bad_base64', 'file_gone'], 'unusable_answer', NO_USE, TOLD),
  row('picture', ['svg', 'broken_url', 'svg'], 'unusable_answer', NO_USE, TOLD),
  row('picture', ['huge_pixels', 'huge_pixels', 'huge_pixels'], 'unusable_answer', NO_USE, TOLD),
  row('picture', ['oversize', 'oversize', null], 'unusable_answer', NO_USE_UNKNOWN, LOST),
  row('picture', [null, null, 'oversize'], 'unusable_answer', NO_USE, TOLD),
  row('copy', ['other_json', 'other_json', null], 'unusable_answer', NO_USE, TOLD),
]
