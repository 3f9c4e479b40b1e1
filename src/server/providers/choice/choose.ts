import type { KindChoice, ProviderChoices, ProviderOption } from '#contract/providers/provider-choices.ts'
import type { ConnectionTest } from '#contract/providers/own-providers.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import { announceChange } from '../../accounts/announce-change.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import { requireBrand } from '../../brands/brands.ts'
import type { Core } from '../../infrastructure/core.ts'
import { deleteOwned, insertOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../seam.ts'
import { resolveChoices } from './resolve.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { CallKind, Resolution } from '../resolution.ts'
import { USUAL_SPEECH } from '../voices.ts'
import { listChoices } from './list-choices.ts'
import { type Choices, readChoices } from './stored-choices.ts'

const KINDS: readonly CallKind[] = ['copy', 'picture', 'film', 'speech']
/** The image whose price is shown, in pixels. */
const SIDE = 1080

/**
 * What makes each kind of call, and what else can be chosen, with prices.
 * @throws {Problem} 404 when there is no such brand
 */
export async function readProviderChoices(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  brandId: number | null,
): Promise<ProviderChoices> {
  if (brandId !== null) await requireBrand(app, owner, brandId)
  const { account, brand } = await readChoices(app.db, owner, brandId)
  const mine = brandId === null ? account : brand
  const inherited: Choices = brandId === null ? {} : account
  const choices = await listChoices(app, owner)
  const [current, fallback] = [
    await resolveChoices(app, owner, { ...account, ...brand }),
    await resolveChoices(app, owner, inherited),
  ]
  const toKind = (kind: CallKind): KindChoice => ({
    kind,
    choice: mine[kind] ?? null,
    options: choices[kind].map(({ choice, resolved }) => toOption(kind, choice, resolved)),
    otherwise: toOption(kind, '', fallback[kind]),
    current: toOption(kind, mine[kind] ?? '', current[kind]),
  })
  return { kinds: KINDS.map(toKind) }
}

const toOption = (kind: CallKind, choice: string, resolved: Resolution[CallKind]): ProviderOption => ({
  choice,
  name: resolved?.name ?? null,
  model: resolved?.model ?? null,
  usd: estimateUsd(kind, resolved),
  is_platform: resolved?.isPlatform ?? true,
  problem: resolved?.key === null ? resolved.problem : null,
})

function estimateUsd(kind: CallKind, resolved: Resolution[CallKind]): number {
  const provider = resolved?.provider ?? null
  if (provider === null) return 0
  if (kind === 'copy') return 'copyUsd' in provider ? provider.copyUsd() : 0
  if (kind === 'film') return 'videoUsd' in provider ? provider.videoUsd() : 0
  if (kind === 'speech') return 'speechUsd' in provider ? provider.speechUsd(USUAL_SPEECH) : 0
  return 'imageUsd' in provider ? provider.imageUsd(SIDE, SIDE) : 0
}

interface Wanted {
  brand_id?: number | null | undefined
  kind: CallKind
  choice: string | null
}

/** @throws {Problem} 404 when there is no such brand, 422 when the provider cannot be chosen */
export async function saveChoice(
  app: Core & StudioSeam & ProvidersSeam & MailSeam,
  user: SignedIn,
  { brand_id = null, kind, choice }: Wanted,
): Promise<ProviderChoices> {
  const { owner } = user
  if (choice !== null) await findChoice(app, owner, kind, choice)
  await announceChange(app, user, async (trx) => {
    if (brand_id !== null) await requireBrand({ db: trx }, owner, brand_id)
    const before = await deleteOwned(trx, owner, 'provider_choices')
      .where('kind', '=', kind)
      .where('brand_id', 'is not distinct from', brand_id)
      .returning('choice')
      .executeTakeFirst()
    if (choice !== null)
      await insertOwned(trx, owner, 'provider_choices', { brand_id, kind, choice })
        .onConflict((on) => on.columns(['user_id', 'brand_id', 'kind']).doUpdateSet({ choice }))
        .execute()
    const isSame = (before?.choice ?? null) === choice
    return { change: isSame ? null : { kind: 'choiceChanged' }, result: undefined }
  })
  return readProviderChoices(app, owner, brand_id)
}

/** @throws {Problem} 422 when the provider cannot be chosen */
export async function testChoice(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  { kind, choice }: { kind: CallKind; choice: string },
): Promise<ConnectionTest> {
  return (await findChoice(app, owner, kind, choice)).test()
}

async function findChoice(app: Core & StudioSeam & ProvidersSeam, owner: OwnerId, kind: CallKind, choice: string) {
  const choices = await listChoices(app, owner)
  const found = choices[kind].find((one) => one.choice === choice)
  if (!found) throw new Problem(422, PROVIDER_SENTENCES.choiceUnlisted)
  return found
}
