import { queryOptions } from '@tanstack/react-query'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import type { GenerationOptions } from '#contract/generation/generator.ts'
import { CONTENT_TYPES, GOALS, THEMES, WIZARD_TONES } from '#contract/options.ts'
import { api } from '#web/lib/api/api.ts'

/** The options of the wizard if the server's options cannot be loaded. */
export const DEFAULT_OPTIONS: GenerationOptions = {
  tones: [...WIZARD_TONES],
  goals: [...GOALS],
  themes: [...THEMES],
  content_types: [...CONTENT_TYPES],
  platforms: [...WIZARD_PLATFORMS],
}

export const generationOptionsQuery = queryOptions({
  queryKey: ['generator', 'options'],
  queryFn: () => api.generator.options(),
})

/** The same with the providers and prices of a brand. */
export const brandOptionsQuery = (brandId: number | undefined) =>
  queryOptions({
    queryKey: [...generationOptionsQuery.queryKey, brandId ?? null],
    queryFn: () => api.generator.options(brandId === undefined ? {} : { query: { brand_id: brandId } }),
  })
