import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import { WIZARD_PLATFORMS, type WizardPlatform } from '#contract/platforms/platform.ts'
import { CONTENT_TYPES, type ContentType } from '#contract/options.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import type { Core } from '../infrastructure/core.ts'
import { insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

/** Reads the user's sizes, with the defaults where none are configured. */
export async function getSizes({ db }: Core, owner: OwnerId): Promise<{ content_sizes: ContentSizes }> {
  const row = await selectOwned(db, owner, 'content_sizes').select('sizes').executeTakeFirst()
  return { content_sizes: completed(row?.sizes ?? {}) }
}

export async function updateSizes(
  { db }: Core,
  owner: OwnerId,
  sizes: ContentSizes,
): Promise<{ content_sizes: ContentSizes }> {
  const stored = JSON.stringify(sizes)
  await insertOwned(db, owner, 'content_sizes', { sizes: stored })
    .onConflict((on) => on.column('user_id').doUpdateSet({ sizes: stored }))
    .execute()
  return { content_sizes: completed(sizes) }
}

/** The size `WIDTHxHEIGHT` that is made for a type and platform: the first of its list, or of the beginning's where the list is empty. */
export const sizeToMake = (sizes: ContentSizes, type: ContentType, platform: WizardPlatform): string =>
  sizes[type]?.[platform]?.[0] ?? DEFAULT_CONTENT_SIZES[type][platform][0] ?? ''

function completed(sizes: ContentSizes): ContentSizes {
  const of = (type: ContentType) =>
    Object.fromEntries(
      WIZARD_PLATFORMS.map((platform) => [
        platform,
        sizes[type]?.[platform] ?? [...DEFAULT_CONTENT_SIZES[type][platform]],
      ]),
    )
  return Object.fromEntries(CONTENT_TYPES.map((type) => [type, of(type)]))
}
