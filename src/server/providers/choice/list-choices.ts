import type { ConnectionTest } from '#contract/providers/own-providers.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { KEY_UNREADABLE, readOwnKey, testApiKey } from '../own/api-keys.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { getFetchRules } from '../../files/ssrf-safe-fetch.ts'
import { keepOutOfLogs } from '../../infrastructure/logging/log-scrubber.ts'
import type { OperatorPayer } from '../operator-providers.ts'
import { openOwnImages, openOwnTexts, type OwnProviderParts } from '../own/open-own-provider.ts'
import { type OpenedProvider, readOwnProviders } from '../own/stored-providers.ts'
import { describePause, openPauses } from '../own/pauses.ts'
import { testComfyConnection, testConnection, testStored } from '../own/test-connection.ts'
import type { ProvidersSeam } from '../seam.ts'
import type { CallKind, ProviderOf, Resolved, Resolution } from '../resolution.ts'

/**
 * What a person can choose for a kind of call. `choice` is its reference, which is stored: `gemini` with the user's key,
 * `platform-gemini`, `platform:NAME/MODEL`, `own:ID`, or `studio`, which resolves to no provider.
 */
export interface Choice<Provider> {
  choice: string
  resolved: Resolved<Provider> | null
  /** Asks the provider for something that costs nothing. */
  test: () => Promise<ConnectionTest>
}

/** All providers that a user can choose for each kind of call, the user's own first. */
export async function listChoices(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
): Promise<{ [Kind in CallKind]: Choice<ProviderOf[Kind]>[] }> {
  const gemini = [await findOwnGemini(app, owner), findPlatformGemini(app)].filter((one) => one !== null)
  const own = await readOwnProviders(app, owner)
  const of = <Kind extends CallKind>(kind: Kind) =>
    gemini.map(({ choice, resolution, test }) => ({ choice, resolved: resolution[kind], test }))
  const parts = toOwnParts(app, owner)
  const { operatorProviders: operator } = app
  return {
    copy: [
      ...of('copy'),
      ...own.flatMap((one) => toChoice(app, owner, one, openOwnTexts(parts, owner, one), one.text_model)),
      ...operator.listCopies().map((one) => ofOperator(app, one)),
      STUDIO,
    ],
    picture: [
      ...of('picture'),
      ...own.flatMap((one) => toChoice(app, owner, one, openOwnImages(parts, owner, one), one.image_model)),
      ...operator.listImages().map((one) => ofOperator(app, one)),
      STUDIO,
    ],
    film: [...of('film'), STUDIO],
    speech: [...of('speech'), ...operator.listSpeech().map((one) => ofOperator(app, one)), STUDIO],
  }
}

const STUDIO = {
  choice: 'studio',
  resolved: null,
  test: () => Promise.resolve({ valid: true, message: PROVIDER_SENTENCES.studioNeedsNone }),
}

/** One key of Gemini serves every kind of call. */
type GeminiChoice = Pick<Choice<never>, 'choice' | 'test'> & { resolution: Resolution }

/** Gemini with the user's own key; null without one. */
export async function findOwnGemini(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
): Promise<GeminiChoice | null> {
  const own = await readOwnKey(app, owner)
  if (!own) return null
  const { key } = own
  const test = () => (key === null ? Promise.resolve({ valid: false, message: KEY_UNREADABLE }) : testApiKey(app, key))
  const resolve = (kind: CallKind) => {
    const named = {
      provider: app.gemini,
      name: 'gemini',
      protocol: 'gemini' as const,
      model: app.gemini.modelOf(kind),
      isPlatform: false as const,
    }
    return key === null ? { ...named, key, problem: KEY_UNREADABLE } : { ...named, key }
  }
  return {
    choice: 'gemini',
    resolution: {
      copy: resolve('copy'),
      picture: resolve('picture'),
      film: resolve('film'),
      speech: resolve('speech'),
    },
    test,
  }
}

/** Gemini with the key of the platform; null if it has none. */
export function findPlatformGemini(app: Core & StudioSeam & ProvidersSeam): GeminiChoice | null {
  const { geminiApiKey: key } = app.config
  if (!key) return null
  keepOutOfLogs(key)
  const { gemini } = app
  const resolve = (kind: CallKind) => ({
    provider: gemini,
    key,
    isPlatform: true,
    name: 'gemini',
    protocol: 'gemini' as const,
    model: gemini.modelOf(kind),
  })
  const resolution = {
    copy: resolve('copy'),
    picture: resolve('picture'),
    film: resolve('film'),
    speech: resolve('speech'),
  }
  return { choice: 'platform-gemini', resolution, test: () => testApiKey(app, key) }
}

const toOwnParts = (app: Core & StudioSeam & ProvidersSeam, owner: OwnerId): OwnProviderParts => ({
  clock: app.clock,
  rules: getFetchRules(app, owner),
  writeByRules: (brief) => app.studio.writeCopy(brief),
  pauses: openPauses(app),
})

function toChoice<Provider>(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  own: OpenedProvider,
  provider: Provider | null,
  model: string | null,
): Choice<Provider>[] {
  if (provider === null || model === null) return []
  const { id, name, key } = own
  const named = { provider, name, protocol: 'openai' as const, model, isPlatform: false, isOwnServer: true } as const
  const unreadable = `The saved key of the provider ${name} can no longer be read. Enter it again under API Keys.`
  const test = () =>
    key === null
      ? Promise.resolve({ valid: false, message: unreadable })
      : testStored(app, owner, { ...own, key }, [model])
  const pause = describePause(app, own)
  const resolved =
    key === null
      ? { ...named, key, problem: unreadable }
      : pause === null
        ? { ...named, key }
        : { ...named, key: null, problem: pause, code: 'paused' as const }
  return [{ choice: `own:${id}`, resolved, test }]
}

const ofOperator = <Provider>(
  app: Core & StudioSeam & ProvidersSeam,
  payer: OperatorPayer<Provider>,
): Choice<Provider> => ({
  choice: `platform:${payer.name}/${payer.model}`,
  resolved: payer,
  test: () => {
    const { protocol, baseUrl: base_url, key, model } = payer
    return protocol === 'comfyui'
      ? testComfyConnection(app, { base_url, key })
      : testConnection(app, null, { base_url, key, models: [model] })
  },
})
