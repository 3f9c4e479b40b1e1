import type { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { nameOfUpload } from './name-of-upload.ts'

/** The URL to load a logo from: an absolute http(s) URL unchanged, or a path of our own server. Null for anything else. */
export function logoSource(url: string | null | undefined): string | null {
  if (!url) return null
  if (/^https?:\/\//i.test(url)) return url
  return url.startsWith('/') && !url.startsWith('//') ? url : null
}

/** The URL of a picture in a list, at most `width` pixels wide: the thumbnail of an upload. Other servers have one size only. */
export const thumbnailSource = (
  url: string | null | undefined,
  width: (typeof THUMBNAIL_WIDTHS)[number] = 320,
): string | null => (url && nameOfUpload(url) ? `${url}?w=${width}` : logoSource(url))
