import { GENERATED_FILE_TITLE_MAX, LIBRARY_FILE_TITLE_MAX } from '#contract/limits.ts'

/** Name of a picture straight from the generator: `2026-11-21T12-00-00_Spring_launch.png`. */
export function generatedFileName(title: string | null | undefined, mimeType: string, now = new Date()): string {
  return `${timestampOf(now)}_${reduced(title, GENERATED_FILE_TITLE_MAX) || 'generated'}.${extensionOf(mimeType)}`
}

/** Name of the `n`th result of the wizard, counted from 1: `generated_2026-11-21T12-00-00_1.png`. */
export function wizardFileName(n: number, mimeType: string, now = new Date()): string {
  return `generated_${timestampOf(now)}_${n}.${extensionOf(mimeType)}`
}

/** Name of a picture from the library: `42_Spring_launch.png`. */
export function libraryFileName(id: number, title: string | null | undefined, mimeType: string): string {
  return `${id}_${reduced(title, LIBRARY_FILE_TITLE_MAX) || 'generated'}.${extensionOf(mimeType)}`
}

/** Letters (with their marks), digits, spaces, hyphens and underscores; spaces turned to underscores. */
function reduced(title: string | null | undefined, max: number): string {
  const kept = (title ?? '').replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()
  return Array.from(kept.replaceAll(' ', '_')).slice(0, max).join('')
}

const timestampOf = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

const extensionOf = (mimeType: string) => (mimeType.startsWith('image/') ? 'png' : 'mp4')
