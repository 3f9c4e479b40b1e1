import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type BrandFontList, brandFontRoutes } from '#contract/brands/fonts/brand-fonts.ts'
import type { FontChoice } from '#contract/brands/fonts/font-choice.ts'
import { createApi } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { BRAND_IMAGES_KEY } from '#web/lib/brand/use-brand-image.ts'

export const brandFontsApi = createApi({ brandFonts: brandFontRoutes })

export const fontsQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand-fonts', id],
    queryFn: ({ signal }) => brandFontsApi.brandFonts.list({ params: { id }, signal }),
  })

/** The file of a font never changes. */
export const fontFileQuery = (id: number, font: number) =>
  queryOptions({
    queryKey: ['brand-font-file', id, font],
    queryFn: async ({ signal }) =>
      (await brandFontsApi.brandFonts.file({ params: { id, font }, signal })).arrayBuffer(),
    staleTime: Infinity,
    gcTime: 60_000,
  })

/** The picture that the studio draws. `fonts` changes with each font, so that a picture of other fonts is not used again. */
export const fontImageQuery = (id: number, { headline, text }: FontChoice, fonts: string) =>
  queryOptions({
    queryKey: ['brand-font-picture', id, headline, text, fonts],
    queryFn: ({ signal }) => brandFontsApi.brandFonts.preview({ params: { id }, body: { headline, text }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })

/** Shows the fonts of a reply, and reads again what depends on them. */
export function useSaveFonts(id: number) {
  const client = useQueryClient()
  return async (fonts: BrandFontList) => {
    client.setQueryData(fontsQuery(id).queryKey, fonts)
    await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
    await client.invalidateQueries({ queryKey: ['brand-updates', id] })
    await client.invalidateQueries({ queryKey: BRAND_IMAGES_KEY })
  }
}
