import { NEW_CONTENT_SIZE } from '#contract/platforms/presets.ts'
import { WIZARD_PLATFORMS, type WizardPlatform } from '#contract/platforms/platform.ts'
import { parseDimensions } from '#contract/schema/dimensions.ts'
import { fromKeys } from '#contract/schema/from-keys.ts'
import { SIZES_PER_PLATFORM_MAX } from '#contract/limits.ts'
import { DIMENSIONS_INVALID } from '#contract/messages.ts'
import { CONTENT_TYPES, type ContentType } from '#contract/options.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'

/** A size while it is edited. Its id stays the same when it is moved. */
export interface DraftSize {
  id: string
  text: string
}

/** Type → platform → sizes. The first size of a list is the one that is generated. */
export type SizeDraft = Record<ContentType, Record<WizardPlatform, DraftSize[]>>
export interface Place {
  type: ContentType
  platform: WizardPlatform
}

export const PLACES: readonly Place[] = CONTENT_TYPES.flatMap((type) =>
  WIZARD_PLATFORMS.map((platform) => ({ type, platform })),
)

let lastId = 0
const draftSize = (text: string): DraftSize => ({ id: `size-${(lastId += 1)}`, text })

const build = (sizesAt: (place: Place) => DraftSize[]): SizeDraft =>
  fromKeys(CONTENT_TYPES, (type) => fromKeys(WIZARD_PLATFORMS, (platform) => sizesAt({ type, platform })))

export const toDraft = (sizes: ContentSizes): SizeDraft =>
  build(({ type, platform }) => (sizes[type]?.[platform] ?? []).map(draftSize))

/** A copy of the draft with the list of one place replaced. */
export const withSizes = (draft: SizeDraft, { type, platform }: Place, sizes: DraftSize[]): SizeDraft => ({
  ...draft,
  [type]: { ...draft[type], [platform]: sizes },
})

/** The list with one more size at the end. A full list is returned unchanged. */
export const withNewSize = (sizes: readonly DraftSize[]): DraftSize[] =>
  sizes.length < SIZES_PER_PLATFORM_MAX ? [...sizes, draftSize(NEW_CONTENT_SIZE)] : [...sizes]

/** The list with the size at `index` moved one place up (-1) or down (+1). */
export function withMoved(sizes: readonly DraftSize[], index: number, by: -1 | 1): DraftSize[] {
  const moved = [...sizes]
  const [size] = moved.splice(index, 1)
  if (size) moved.splice(Math.max(0, index + by), 0, size)
  return moved
}

/** The error message for a typed size, or undefined if it is valid. */
export const problemIn = (text: string): string | undefined => (parseDimensions(text) ? undefined : DIMENSIONS_INVALID)

/** The first invalid size, if any. */
export const firstProblem = (draft: SizeDraft): DraftSize | undefined =>
  PLACES.flatMap(({ type, platform }) => draft[type][platform]).find(({ text }) => problemIn(text))

/** Converts the draft into the request body. */
export const toSizes = (draft: SizeDraft): ContentSizes =>
  fromKeys(CONTENT_TYPES, (type) =>
    fromKeys(WIZARD_PLATFORMS, (platform) => draft[type][platform].map(({ text }) => text)),
  )

/** The places whose sizes differ from the saved ones. */
export const changedPlaces = (draft: SizeDraft, saved: ContentSizes): Place[] =>
  PLACES.filter(
    ({ type, platform }) =>
      draft[type][platform].map(({ text }) => text).join() !== (saved[type]?.[platform] ?? []).join(),
  )
