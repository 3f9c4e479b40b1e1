import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { brandImageRoutes, type ImageFilter } from '#contract/brands/images/brand-images.ts'
import { createApi } from './api.ts'

export const brandImagesApi = createApi({ brandPictures: brandImageRoutes })

export const imagesKey = (brandId: number) => ['brand-library', brandId]

const PAGE = 60

/** The pictures of a brand that a search and a filter let through, page by page. */
export const imagesQuery = (brandId: number, search: string, show: ImageFilter) =>
  infiniteQueryOptions({
    queryKey: [...imagesKey(brandId), search, show],
    queryFn: ({ pageParam: skip, signal }) =>
      brandImagesApi.brandPictures.list({
        params: { id: brandId },
        query: { skip, limit: PAGE, show, search: search || undefined },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.pictures.length, 0)
      return last.pictures.length > 0 && loaded < last.total ? loaded : undefined
    },
    placeholderData: keepPreviousData,
  })

/** The designs that show a picture. */
export const usesQuery = (brandId: number, image: number) =>
  queryOptions({
    queryKey: ['brand-library-uses', brandId, image],
    queryFn: ({ signal }) => brandImagesApi.brandPictures.uses({ params: { id: brandId, picture: image }, signal }),
  })
