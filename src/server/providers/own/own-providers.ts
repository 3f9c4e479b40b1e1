import type { OwnProvider, OwnProviderInput, OwnProviders } from '#contract/providers/own-providers.ts'
import { OWN_PROVIDERS_MAX } from '#contract/providers/own-providers.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import { announceChange } from '../../accounts/announce-change.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { ProvidersSeam } from '../seam.ts'
import { maskKey } from './api-keys.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { isNotUnique } from '../../infrastructure/error-code.ts'
import { getFetchRules } from '../../files/ssrf-safe-fetch.ts'
import { omit } from '../../infrastructure/omit.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { isAllowedAddress } from './address.ts'
import { findOwnProvider, lockOwnProvider, type OpenedProvider, readOwnProviders, sealKey } from './stored-providers.ts'
import { describePause, NOT_PAUSED } from './pauses.ts'
import { testConnection, testStored } from './test-connection.ts'

export async function listOwnProviders(app: Core & ProvidersSeam, owner: OwnerId): Promise<OwnProviders> {
  return { providers: (await readOwnProviders(app, owner)).map((stored) => toOwnProvider(app, stored)) }
}

/**
 * Adds a provider with its encrypted key.
 * @throws {Problem} 409 for a name that is in use and for too many providers, 422 for an address that is not public
 */
export async function createOwnProvider(
  app: Core & ProvidersSeam & MailSeam,
  user: SignedIn,
  input: OwnProviderInput,
): Promise<OwnProvider> {
  const { owner } = user
  await requireAllowed(app, owner, input)
  const { key, ...fields } = input
  const sealed = sealKey(app, owner, input.base_url, key ?? null)
  const id = await announceChange(app, user, async (trx) => {
    await requireFewer(trx, owner)
    const row = { ...fields, sealed, priced_at: app.clock.now() }
    const added = await insertOwned(trx, owner, 'user_providers', row)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseTakenName)
    return { change: toChange('providerAdded', input), result: added.id }
  })
  return readOne(app, owner, id)
}

/** @throws {Problem} 409 if the user has as many providers as there may be */
async function requireFewer(trx: Trx, owner: OwnerId): Promise<void> {
  const { count } = await selectOwned(trx, owner, 'user_providers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= OWN_PROVIDERS_MAX) throw new Problem(409, PROVIDER_SENTENCES.tooManyProviders)
}

/**
 * Changes a provider. An absent key keeps the saved one, which is for its address only.
 * @throws {Problem} 404, 409 for a name that is in use, 422 for an address that is not public or a new address without a key
 */
export async function updateOwnProvider(
  app: Core & ProvidersSeam & MailSeam,
  user: SignedIn,
  id: number,
  input: OwnProviderInput,
): Promise<OwnProvider> {
  const { owner } = user
  await readOne(app, owner, id)
  // Resolves a host name, so it must not run while rows are locked.
  await requireAllowed(app, owner, input)
  const { key, ...fields } = input
  await announceChange(app, user, async (trx) => {
    const stored = await lockOwnProvider(app, trx, owner, id)
    if (!stored) throw notFound('Provider')
    if (key === undefined && stored.key !== '' && stored.base_url !== input.base_url)
      throw new Problem(422, PROVIDER_SENTENCES.providerKeyAgain)
    const sealed = key === undefined ? {} : { sealed: sealKey(app, owner, input.base_url, key) }
    const priced = hasNewPrices(stored, input) ? { priced_at: app.clock.now() } : {}
    await updateOwned(trx, owner, 'user_providers')
      .set({ ...fields, ...sealed, ...priced, ...NOT_PAUSED })
      .where('id', '=', id)
      .execute()
      .catch(refuseTakenName)
    return { change: toChange('providerChanged', input), result: undefined }
  })
  return readOne(app, owner, id)
}

const toChange = (kind: 'providerAdded' | 'providerChanged', { name, base_url }: OwnProviderInput) => ({
  kind,
  name,
  address: base_url,
})

/** @throws {Problem} 404 */
export async function removeOwnProvider({ db, log }: Core, owner: OwnerId, id: number): Promise<{ message: string }> {
  const removed = await deleteOwned(db, owner, 'user_providers').where('id', '=', id).returning('id').executeTakeFirst()
  if (!removed) throw notFound('Provider')
  log.info({ event: 'provider_removed', user_id: owner }, 'provider removed')
  return { message: PROVIDER_SENTENCES.providerDeleted }
}

interface Tested {
  id?: number | null | undefined
  base_url: string
  key?: string | null | undefined
  text_model: string | null
  image_model: string | null
}

/** Tests what was typed. Without a key, that of the saved provider is used, but only for its own address. */
export async function testTyped(app: Core & ProvidersSeam, owner: OwnerId, { id, base_url, key, ...models }: Tested) {
  const named = [models.text_model, models.image_model].filter((model) => model !== null)
  const stored = key === undefined && id ? await findOwnProvider(app, owner, id) : null
  if (stored?.base_url === base_url) return testStored(app, owner, { ...stored, key: stored.key ?? '' }, named)
  return testConnection(app, getFetchRules(app, owner), { base_url, key: key ?? '', models: named })
}

async function readOne(app: Core & ProvidersSeam, owner: OwnerId, id: number): Promise<OwnProvider> {
  const stored = await findOwnProvider(app, owner, id)
  if (!stored) throw notFound('Provider')
  return toOwnProvider(app, stored)
}

function toOwnProvider(app: Core, stored: OpenedProvider): OwnProvider {
  const { key, ...provider } = omit(stored, 'priced_at', 'time_outs', 'paused_until')
  const problem = describePause(app, stored)
  return { ...provider, masked_key: key ? maskKey(key) : null, is_key_unreadable: key === null, problem }
}

async function requireAllowed(
  app: Core & ProvidersSeam,
  owner: OwnerId,
  { name, base_url, text_model, image_model }: OwnProviderInput,
) {
  if (text_model === null && image_model === null) throw new Problem(422, PROVIDER_SENTENCES.providerModelMissing)
  const reserved = ['gemini', 'studio', ...app.operatorProviders.names]
  if (reserved.includes(name.toLowerCase())) throw new Problem(422, PROVIDER_SENTENCES.providerNameReserved)
  if (!(await isAllowedAddress(base_url, getFetchRules(app, owner))))
    throw new Problem(422, PROVIDER_SENTENCES.providerAddressRefused)
}

const hasNewPrices = (stored: OpenedProvider, input: OwnProviderInput) =>
  stored.text_input_usd !== input.text_input_usd ||
  stored.text_output_usd !== input.text_output_usd ||
  stored.image_usd !== input.image_usd

function refuseTakenName(error: unknown): never {
  if (isNotUnique(error)) throw new Problem(409, PROVIDER_SENTENCES.providerNameTaken)
  throw error
}
