import type { ExportFormat, ExportRatio } from '../designs/design-options.ts'
import { LIBRARY_FILE_TITLE_MAX } from '../limits.ts'

/** The end of the name of a brand file. */
export const BRAND_FILE_EXTENSION = '.signetbrand'

/** What the name of an item is made of. Lists of other servers may leave out all but the first two. */
export interface NamedItem {
  title: string | null
  content_type: string
  id?: number
  brand_name?: string | undefined
  product_name?: string | null | undefined
  width?: number | undefined
  height?: number | undefined
}

/** The title of an item. One without a title is named by its subject, its size and its number, which tells it apart. */
export function getTitle({ title, content_type, id, brand_name, product_name, width, height }: NamedItem): string {
  if (title) return title
  const subject = product_name || brand_name
  if (!subject || !width || !height || !id) return content_type === 'video' ? 'Generated Video' : 'Generated Image'
  return `${subject} ${width}×${height} #${id}`
}

/** The file name of a library item: `42_Spring_launch.png`. The id makes it unique. */
export function libraryFileName(item: NamedItem & { id: number }, mimeType: string): string {
  const { brand_name, product_name } = item
  const described = brand_name && [brand_name, product_name, formatSize(item)].filter(Boolean).join(' ')
  const title = item.title || described || getTitle(item)
  return `${item.id}_${reducedTitle(title, LIBRARY_FILE_TITLE_MAX) || 'generated'}.${getExtension(mimeType)}`
}

/** The file name of an item in an archive: `42_Nocte_Spring_launch_1080x1350.png`. */
export const archivedFileName = (item: NamedItem & { id: number }, mimeType: string): string =>
  `${createStem(item)}.${getExtension(mimeType)}`

/** The file name of an export: `42_Nocte_Spring_launch_1080x1350@2x.jpg`. */
export function exportFileName(item: NamedItem & { id: number }, format: ExportFormat, ratio: ExportRatio): string {
  const scale =
    ratio === 1 || format === 'svg' || format === 'json' || format === 'gif' || format === 'storyboard'
      ? ''
      : `@${ratio}x`
  return `${createStem(item)}${scale}${EXTENSIONS[format] ?? `.${format}`}`
}

/** Ends of file names that are not those of their formats. */
const EXTENSIONS: Partial<Record<ExportFormat, string>> = {
  jpeg: '.jpg',
  frames: '_frames.zip',
  storyboard: '_storyboard.pdf',
}

/** Id, brand, title and size. Without a title, the product stands for it; a title that starts with the brand names it already. */
export function createStem(item: NamedItem & { id: number }): string {
  const { id, brand_name, product_name } = item
  const title = item.title || product_name || ''
  const brand = brand_name && !title.startsWith(brand_name) ? brand_name : ''
  const name = reducedTitle([brand, title].filter(Boolean).join(' '), LIBRARY_FILE_TITLE_MAX)
  return [id, name, formatSize(item)].filter(Boolean).join('_')
}

/** The file name of a brand: `Fern_Oak.signetbrand`. A name without letters and digits gives `brand-7`. */
export const brandFileName = (brand: { id: number; name: string }): string =>
  `${nameBrand(brand)}${BRAND_FILE_EXTENSION}`

/** The file name of a report: `Fern_Oak_consistency_2026-11-28.pdf`. */
export const reportFileName = (brand: { id: number; name: string }, createdAt: string): string =>
  `${nameBrand(brand)}_consistency_${createdAt.slice(0, 10)}.pdf`

const nameBrand = ({ id, name }: { id: number; name: string }) =>
  reducedTitle(name, LIBRARY_FILE_TITLE_MAX) || `brand-${id}`

const formatSize = ({ width, height }: NamedItem) => (width && height ? `${width}x${height}` : '')

/** Keeps letters (with their marks), digits, hyphens and underscores, and replaces spaces by underscores. */
export function reducedTitle(title: string | null | undefined, max: number): string {
  const kept = (title ?? '').replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()
  return Array.from(kept.replaceAll(' ', '_')).slice(0, max).join('')
}

/** `2026-11-21T12-00-05`: a time (UTC) in a form that file names allow. */
export const toTimestamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

export const getExtension = (mimeType: string) => (mimeType.startsWith('image/') ? 'png' : 'mp4')
