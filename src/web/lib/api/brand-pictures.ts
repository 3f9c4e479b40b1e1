import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { brandPictureRoutes, type PictureFilter } from '#contract/brands/pictures/brand-pictures.ts'
import { createApi } from './api.ts'

export const brandPicturesApi = createApi({ brandPictures: brandPictureRoutes })

export const picturesKey = (brandId: number) => ['brand-library', brandId]

const PAGE = 60

/** The pictures of a brand that a search and a filter let through, page by page. */
export const picturesQuery = (brandId: number, search: string, show: PictureFilter) =>
  infiniteQueryOptions({
    queryKey: [...picturesKey(brandId), search, show],
    queryFn: ({ pageParam: skip, signal }) =>
      brandPicturesApi.brandPictures.list({
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
export const usesQuery = (brandId: number, picture: number) =>
  queryOptions({
    queryKey: ['brand-library-uses', brandId, picture],
    queryFn: ({ signal }) => brandPicturesApi.brandPictures.uses({ params: { id: brandId, picture }, signal }),
  })
