import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { api } from './api.ts'

export const sizesQuery = queryOptions({
  queryKey: ['sizes'],
  queryFn: async () => (await api.sizes.get()).content_sizes,
})

/** The size that is generated for a content type and platform: the first configured one, or the first default. */
export function findOutputSize(sizes: ContentSizes | undefined, type: string, platform: string): string | undefined {
  const of = (map: SizeMap | undefined) => map?.[type]?.[platform]?.[0]
  return of(sizes) ?? of(DEFAULT_CONTENT_SIZES)
}

/** Sizes by the names that a server offers, which may be others than ours. */
type SizeMap = Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>> | undefined>>
