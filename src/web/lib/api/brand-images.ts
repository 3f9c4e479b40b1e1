import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type BrandImage, brandImageRoutes, type ImageFilter } from '#contract/brands/images/brand-images.ts'
import type { DesignImage } from '#contract/designs/design.ts'
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

const CLIP_NAME = /\.(?:mp4|mov|m4v|webm)$/i

/** Adds a picture or a clip to the library of a brand, with the name of its file as its title. */
export function uploadToBrand(brandId: number, file: File): Promise<BrandImage> {
  const { upload, uploadClip } = brandImagesApi.brandPictures
  const send = file.type.startsWith('video/') || CLIP_NAME.test(file.name) ? uploadClip : upload
  const title = file.name.replace(/\.[^.]{1,5}$/, '').slice(0, 120)
  return send({ params: { id: brandId }, form: { title }, files: { file: [file] } })
}

/** A picture of a brand as scenes of films show it. */
export const toSceneImage = ({ key, url, focus = null, title, clip }: BrandImage): DesignImage => ({
  id: key,
  role: 'uploaded',
  url,
  ...(clip && { clip: { key: clip.key, seconds: clip.seconds, focus, title } }),
})

/** The designs that show a picture. */
export const usesQuery = (brandId: number, image: number) =>
  queryOptions({
    queryKey: ['brand-library-uses', brandId, image],
    queryFn: ({ signal }) => brandImagesApi.brandPictures.uses({ params: { id: brandId, picture: image }, signal }),
  })
