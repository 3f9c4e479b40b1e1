import type { ExportFormat, ExportRatio } from './design/design-options.ts'
import { LIBRARY_FILE_TITLE_MAX } from './limits.ts'

/** The title of an item, or a default. */
export function getTitle(item: { title: string | null; content_type: string }): string {
  return item.title || (item.content_type === 'video' ? 'Generated Video' : 'Generated Image')
}

/** The file name of a library item: `42_Spring_launch.png`. The id makes it unique. */
export function libraryFileName(id: number, title: string | null | undefined, mimeType: string): string {
  return `${id}_${reducedTitle(title, LIBRARY_FILE_TITLE_MAX) || 'generated'}.${getExtension(mimeType)}`
}

/** The file name of an export: `42_Spring_launch@2x.jpg`. */
export function exportFileName(id: number, title: string | null, format: ExportFormat, ratio: ExportRatio): string {
  const name = reducedTitle(title, LIBRARY_FILE_TITLE_MAX) || 'generated'
  const size = ratio === 1 || format === 'svg' || format === 'json' || format === 'gif' ? '' : `@${ratio}x`
  return `${id}_${name}${size}.${format === 'jpeg' ? 'jpg' : format}`
}

/** Keeps letters (with their marks), digits, hyphens and underscores, and replaces spaces by underscores. */
export function reducedTitle(title: string | null | undefined, max: number): string {
  const kept = (title ?? '').replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()
  return Array.from(kept.replaceAll(' ', '_')).slice(0, max).join('')
}

/** `2026-11-21T12-00-05`: a time (UTC) in a form that file names allow. */
export const toTimestamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

export const getExtension = (mimeType: string) => (mimeType.startsWith('image/') ? 'png' : 'mp4')
