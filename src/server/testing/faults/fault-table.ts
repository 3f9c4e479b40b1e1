import type { Again, FaultCode } from '../../providers/provider-fault.ts'
import type { GeminiFaultName } from '../gemini/gemini-server.ts'

const KEY = 'The Gemini API key was rejected. Check the key in Settings and try again.'
const MAY_NOT =
  'This Gemini API key may not be used for this. Check its restrictions in Google AI Studio or use another key.'
const NO_BILLING =
  'This Gemini API key has no billing, which pictures and videos need. Turn it on in Google AI Studio or use another key.'
const BAD_REQUEST =
  'The provider did not accept this request. Change the prompt, the size or the pictures and try again.'
const LIMITED = 'The provider is limiting requests at the moment. Try again in 37 s.'
export const TOO_LONG = 'The provider took too long to answer. Please try again.'
const OWN_FAULT = 'The provider had a fault of its own. Please try again in a few minutes.'
const OVERLOAD = 'The provider is overloaded at the moment. Please try again in a few minutes.'
export const BROKE = 'The connection to the provider broke. Please try again.'
export const UNREADABLE = 'The provider’s answer could not be read. Please try again.'
/** What an answer that came whole and is of no use says. */
export const unusable = (what: string, charge: string | RegExp) =>
  new RegExp(
    `^The provider’s answer has no usable ${what} and ${typeof charge === 'string' ? charge : charge.source}\\. Nothing was bought again: try again, or choose the built-in studio for this item\\.$`,
  )
export const MAY_HAVE_STARTED = 'The provider may have started this video. Check before trying again.'

/** A fault without a charge: four tries, each after so many seconds, or after a growing wait for null. */
export const free = (afterSeconds: number | null = null): Again => ({ tries: 4, afterSeconds })
export const twice: Again = { tries: 2, afterSeconds: null }
/** Fault, code, sentence, tries, status of Quick Generate. */
export type FaultRow = [GeminiFaultName, FaultCode, string, Again, number]

/** What the service answers in words, the same for every kind of call. */
export const ANSWERED: FaultRow[] = [
  ['bad_key', 'key_invalid', KEY, 'never', 502],
  ['expired_key', 'key_invalid', 'This Gemini API key has expired. Save a new key in Settings.', 'never', 502],
  ['unauthenticated', 'key_invalid', KEY, 'never', 502],
  [
    'leaked_key',
    'key_invalid',
    'Google has blocked this Gemini API key because it became public. Save a new key in Settings.',
    'never',
    502,
  ],
  ['no_key', 'no_permission', MAY_NOT, 'never', 502],
  ['blocked_key', 'no_permission', MAY_NOT, 'never', 502],
  ['disabled', 'no_permission', MAY_NOT, 'never', 502],
  [
    'location',
    'region',
    'Gemini is not offered in the region of this server. Choose the built-in studio for this item.',
    'never',
    502,
  ],
  ['billing', 'no_billing', NO_BILLING, 'never', 502],
  ['billed_users', 'no_billing', NO_BILLING, 'never', 502],
  ['billing_disabled', 'no_billing', NO_BILLING, 'never', 502],
  ['paid_plan', 'no_billing', NO_BILLING, 'never', 502],
  ['invalid', 'bad_request', BAD_REQUEST, 'never', 502],
  ['invalid_interaction', 'bad_request', BAD_REQUEST, 'never', 502],
  ['conflict', 'bad_request', BAD_REQUEST, 'never', 502],
  ['429', 'quota', LIMITED, free(37), 429],
  ['429_header', 'quota', LIMITED, free(37), 429],
  ['429_bare', 'quota', 'The provider is limiting requests at the moment. Try again in 60 s.', free(), 429],
  ['quota', 'quota', "The provider's quota is used up. Try again in 10 h 17 min.", 'never', 429],
  ['quota_day', 'quota', "The provider's quota is used up. Try again in 21 h.", 'never', 429],
  ['no_allowance', 'no_billing', NO_BILLING, 'never', 502],
  ['408', 'time_out', TOO_LONG, free(), 502],
  ['500', 'provider_error', OWN_FAULT, free(), 502],
  ['502', 'provider_error', OWN_FAULT, free(), 502],
  ['503', 'overload', OVERLOAD, free(), 502],
  ['503_later', 'quota', "The provider's quota is used up. Try again in 15 min.", 'never', 429],
  ['504', 'time_out', TOO_LONG, free(), 502],
]

/** What is left when the answer is lost or cannot be read: how often it may be tried again depends on what it cost. */
export const LOST: GeminiFaultName[] = ['reset', 'lost', 'cut', '503_empty']
export const GARBLED: GeminiFaultName[] = ['malformed', 'truncated', 'empty', 'html', 'redirect']

export const retired = (model: string): FaultRow => [
  'retired',
  'model_retired',
  `The provider no longer offers the model ${model}. The administrator can name another in GEMINI_MODELS_FILE.`,
  'never',
  502,
]

/** Fault, code, sentence of answers that are no success although their status is 200. */
type RefusalRow = [GeminiFaultName, FaultCode, string]

export const declined = (reason: string) =>
  `The provider declined this request${reason}. Change the prompt or the pictures and try again.`
const heldBack = (reason: string) =>
  `The provider painted a picture and held it back${reason}. Change the prompt or the pictures and try again.`
export const NO_IMAGE = 'The provider answered without a picture. Describe what the picture should show and try again.'

export const REFUSED_PROMPT: RefusalRow[] = [
  ['safety_prompt', 'refused_prompt', declined(' (safety rules)')],
  ['blocklist_prompt', 'refused_prompt', declined(' (a word it does not allow)')],
  ['safety', 'refused_prompt', declined(' (safety rules)')],
  ['prohibited', 'refused_prompt', declined(' (content it does not allow)')],
  ['blocklist', 'refused_prompt', declined(' (a word it does not allow)')],
  ['spii', 'refused_prompt', declined(' (personal data)')],
  ['recitation', 'refused_prompt', declined(' (too close to existing work)')],
  ['language', 'refused_prompt', declined(' (a language it does not know)')],
  ['other', 'refused_prompt', declined('')],
]
export const REFUSED_IMAGE: RefusalRow[] = [
  ['image_safety', 'refused_picture', heldBack(' (safety rules)')],
  ['image_prohibited', 'refused_picture', heldBack(' (content it does not allow)')],
  ['image_recitation', 'refused_picture', heldBack(' (too close to existing work)')],
  ['image_other', 'refused_picture', heldBack('')],
]

/** Answers without a picture, and pictures that are none. */
export const PICTURELESS = [
  'no_image',
  'no_candidates',
  'null_parts',
  'no_content',
  'malformed_response',
  'empty_object',
] as const
export const BROKEN_IMAGES = ['bad_base64', 'corrupt_image', 'cut_image', 'svg', 'huge_pixels'] as const
export const BROKEN_VIDEOS = ['garbage_film', 'cut_film', 'bad_base64'] as const

export const ENDED_VIDEOS: RefusalRow[] = [
  ['failed', 'film_failed', 'The provider could not make this video. Change the prompt or try again.'],
  [
    'failed_safety',
    'refused_prompt',
    'The provider declined this request. Change the prompt or the pictures and try again.',
  ],
  [
    'failed_step',
    'refused_prompt',
    'The provider declined this request. Change the prompt or the pictures and try again.',
  ],
  ['cancelled', 'film_failed', 'This video was cancelled at the provider. Generate it again if you still want it.'],
  ['incomplete', 'film_failed', 'The provider stopped before this video was finished. Please try again.'],
  [
    'requires_action',
    'film_failed',
    'The provider wants to ask something before it makes this video. Make the prompt clearer and try again.',
  ],
  [
    'budget_exceeded',
    'film_failed',
    'The spending limit of this Gemini API key is reached. Raise it in Google AI Studio or use another key.',
  ],
  [
    'no_film',
    'no_film',
    'The provider finished without a video, as it does when it declines a request. Change the prompt or the pictures and try again.',
  ],
]
