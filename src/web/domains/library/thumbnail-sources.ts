import { THUMBNAIL_WIDTHS } from '#contract/options.ts'

/** The widths in which the server has a thumbnail, for the attribute `srcset`. Another host has one width only. */
export function thumbnailSources(thumbnail: string): { src: string; srcSet: string | undefined } {
  const url = new URL(thumbnail, window.location.origin)
  if (url.origin !== window.location.origin) return { src: thumbnail, srcSet: undefined }
  const sources = THUMBNAIL_WIDTHS.map((width) => {
    url.searchParams.set('w', String(width))
    return `${url.pathname}${url.search} ${width}w`
  })
  return { src: thumbnail, srcSet: sources.join(', ') }
}
