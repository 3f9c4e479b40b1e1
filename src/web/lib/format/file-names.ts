import { getExtension, reducedTitle, toTimestamp } from '#contract/text/file-names.ts'
import { GENERATED_FILE_TITLE_MAX } from '#contract/limits.ts'

/** File name of an image from Quick Generate: `2026-11-21T12-00-00_Spring_launch.png`. */
export function generatedFileName(title: string | null | undefined, mimeType: string, now = new Date()): string {
  return `${toTimestamp(now)}_${reducedTitle(title, GENERATED_FILE_TITLE_MAX) || 'generated'}.${getExtension(mimeType)}`
}

/** File name of the wizard's `n`th result, starting at 1: `generated_2026-11-21T12-00-00_1.png`. */
export function wizardFileName(n: number, mimeType: string, now = new Date()): string {
  return `generated_${toTimestamp(now)}_${n}.${getExtension(mimeType)}`
}
