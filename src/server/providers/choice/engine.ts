import type { ENGINES } from '#contract/options.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../seam.ts'
import { type Candidate, findOwnGemini, findPlatformGemini, fromOperator, listCandidates } from './candidates.ts'
import { type CallKind, type Choices, readChoices } from './choices.ts'
import { estimateItem, type TextProvider, type TextsAsked } from '../provider.ts'
import type { Chosen, ChosenSources, Protocol, Source } from '../source.ts'

export type Engine = ChosenSources & { name: 'studio' | Protocol }

const NOTHING: ChosenSources = { copy: null, picture: null, film: null }

/**
 * Chooses a provider for each kind of call: the default of the brand, then the choice of the account, then the first that there is. A
 * chosen provider that is gone, or whose key cannot be decrypted, is not replaced by another.
 * Why, and what was rejected: docs/decisions/0054-own-providers-and-choice.md.
 */
export async function engineFor(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  wanted: (typeof ENGINES)[number],
  brandId: number | null = null,
): Promise<Engine> {
  if (wanted === 'studio') return { ...NOTHING, name: 'studio' }
  const { account, brand } = await readChoices(app.db, owner, brandId)
  return chooseEngine(app, owner, { ...account, ...brand })
}

/** The engine that obeys these choices. */
export async function chooseEngine(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  choices: Choices,
): Promise<Engine> {
  await app.prices.refresh()
  const otherwise = await findFirst(app, owner)
  if (Object.keys(choices).length === 0) return nameEngine(otherwise)
  const candidates = await listCandidates(app, owner)
  return nameEngine({
    copy: choices.copy ? find(candidates.copy, 'copy', choices.copy) : otherwise.copy,
    picture: choices.picture ? find(candidates.picture, 'picture', choices.picture) : otherwise.picture,
    film: choices.film ? find(candidates.film, 'film', choices.film) : otherwise.film,
  })
}

/** What is used without a choice: the user's own Gemini key, then what the platform pays for, its PROVIDERS_FILE first. */
async function findFirst(app: Core & StudioSeam & ProvidersSeam, owner: OwnerId): Promise<ChosenSources> {
  const own = await findOwnGemini(app, owner)
  if (own) return own.sources
  const otherwise = findPlatformGemini(app)?.sources ?? NOTHING
  const [copy, picture] = [app.operatorProviders.copy(), app.operatorProviders.picture()]
  return {
    copy: copy ? fromOperator(copy) : otherwise.copy,
    picture: picture ? fromOperator(picture) : otherwise.picture,
    film: otherwise.film,
  }
}

const GONE: Readonly<Record<CallKind, string>> = {
  copy: PROVIDER_SENTENCES.choiceGoneText,
  picture: PROVIDER_SENTENCES.choiceGoneImage,
  film: PROVIDER_SENTENCES.choiceGoneVideo,
}

function find<Provider>(
  candidates: readonly Candidate<Provider>[],
  kind: CallKind,
  choice: string,
): Chosen<Provider> | null {
  const found = candidates.find((candidate) => candidate.choice === choice)
  if (found) return found.source
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

/** The engine is named after what paints, otherwise after what writes. */
function nameEngine(sources: ChosenSources): Engine {
  const main = sources.picture ?? sources.film ?? sources.copy
  return { ...sources, name: main === null ? 'studio' : main.protocol }
}

/** The least amount that a call for text reserves, in USD: about six times its usual cost at the prices of November 2026. */
const TEXT_CALL_LEAST_USD = 0.02

/**
 * The upper estimate of one call for text, in USD: the length of an answer is not known before it arrives. Gemini gets no limit for its
 * answers, so for Gemini it is the price of a long answer. Texts of a provider without prices are free.
 */
export const estimateTextCall = ({ provider }: Source<TextProvider>, asked: TextsAsked): number => {
  const upper = provider.upperUsd(asked)
  return upper === 0 ? 0 : Math.max(upper, TEXT_CALL_LEAST_USD)
}

/** Estimated price of one item of this type and size in pixels, copy included; USD. */
export function estimateFor(
  { copy, picture, film }: ChosenSources,
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
