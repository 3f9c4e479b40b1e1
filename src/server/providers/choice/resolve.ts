import type { ENGINES } from '#contract/options.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../seam.ts'
import { type Choice, findOwnGemini, findPlatformGemini, listChoices } from './list-choices.ts'
import { type Choices, readChoices } from './stored-choices.ts'
import { estimateItem, type TextProvider, type TextsAsked } from '../provider.ts'
import type { CallKind, Payer, Protocol, Resolution, Resolved } from '../resolution.ts'

const NOTHING: Resolution = { copy: null, picture: null, film: null, speech: null }

/**
 * Chooses a provider for each kind of call: the default of the brand, then the choice of the account, then the first that there is. A
 * chosen provider that is gone, or whose key cannot be decrypted, is not replaced by another.
 * Why, and what was rejected: docs/decisions/0054-own-providers-and-choice.md.
 */
export async function resolveProviders(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  wanted: (typeof ENGINES)[number],
  brandId: number | null = null,
): Promise<Resolution> {
  if (wanted === 'studio') return NOTHING
  const { account, brand } = await readChoices(app.db, owner, brandId)
  return resolveChoices(app, owner, { ...account, ...brand })
}

/** The providers that obey these choices. */
export async function resolveChoices(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  choices: Choices,
): Promise<Resolution> {
  await app.prices.refresh()
  const first = await findFirst(app, owner)
  if (Object.keys(choices).length === 0) return first
  const listed = await listChoices(app, owner)
  return {
    copy: choices.copy ? find(listed.copy, 'copy', choices.copy) : first.copy,
    picture: choices.picture ? find(listed.picture, 'picture', choices.picture) : first.picture,
    film: choices.film ? find(listed.film, 'film', choices.film) : first.film,
    speech: choices.speech ? find(listed.speech, 'speech', choices.speech) : first.speech,
  }
}

/** What is used without a choice: the user's own Gemini key, then what the platform pays for, its PROVIDERS_FILE first. */
async function findFirst(app: Core & StudioSeam & ProvidersSeam, owner: OwnerId): Promise<Resolution> {
  const own = await findOwnGemini(app, owner)
  if (own) return own.resolution
  const gemini = findPlatformGemini(app)?.resolution ?? NOTHING
  return {
    ...gemini,
    copy: app.operatorProviders.copy() ?? gemini.copy,
    picture: app.operatorProviders.picture() ?? gemini.picture,
    speech: app.operatorProviders.speech() ?? gemini.speech,
  }
}

const GONE: Readonly<Record<CallKind, string>> = {
  copy: PROVIDER_SENTENCES.choiceGoneText,
  picture: PROVIDER_SENTENCES.choiceGoneImage,
  film: PROVIDER_SENTENCES.choiceGoneVideo,
  speech: PROVIDER_SENTENCES.choiceGoneVoice,
}

function find<Provider>(
  listed: readonly Choice<Provider>[],
  kind: CallKind,
  choice: string,
): Resolved<Provider> | null {
  const found = listed.find((one) => one.choice === choice)
  if (found) return found.resolved
  return {
    provider: null,
    name: '',
    protocol: 'openai',
    model: null,
    key: null,
    isPlatform: false,
    problem: GONE[kind],
  }
}

/** The name of what makes an item: the protocol of what paints, otherwise of what writes. */
export const nameEngine = ({ copy, picture, film }: Resolution): 'studio' | Protocol =>
  (picture ?? film ?? copy)?.protocol ?? 'studio'

/** The least amount that a call for text reserves, in USD: about six times its usual cost at the prices of November 2026. */
const TEXT_CALL_LEAST_USD = 0.02

/**
 * The upper estimate of one call for text, in USD: the length of an answer is not known before it arrives. Gemini gets no limit for its
 * answers, so for Gemini it is the price of a long answer. Texts of a provider without prices are free.
 */
export const estimateTextCall = ({ provider }: Payer<TextProvider>, asked: TextsAsked): number => {
  const upper = provider.upperUsd(asked)
  return upper === 0 ? 0 : Math.max(upper, TEXT_CALL_LEAST_USD)
}

/** Estimated price of one item of this type and size in pixels, copy included; USD. */
export function estimateFor(
  { copy, picture, film }: Resolution,
  contentType: 'image' | 'video',
  width: number,
  height: number,
): number {
  const providers = {
    copy: copy?.provider ?? null,
    picture: picture?.provider ?? null,
    film: film?.provider ?? null,
  }
  return estimateItem(providers, contentType, width, height)
}
