import '../schema/jitless.ts'
import { z } from 'zod'
import { Design } from './design-document.ts'
import { EXPORT_FORMATS, EXPORT_RATIOS, EXPORT_TYPES } from './design-options.ts'
import { EXPORT_BYTES_MAX, EXPORT_BYTES_MIN } from '../limits.ts'

const QUALITY = 'quality must be a whole number from 1 to 100'
const BYTES = `max_bytes must be a whole number from ${EXPORT_BYTES_MIN} to ${EXPORT_BYTES_MAX}`

/**
 * What to export. `ratio` is pixels of the file for each pixel of the canvas.
 * - `quality` and `max_bytes` are for PNG, JPEG and WebP. With `max_bytes`, the file has the highest quality that fits. Without both, PNG is
 *   lossless, and the others have quality 90
 * - `frames` is a zip of JPEG files, ten for each second, and `storyboard` a PDF of the scenes with their times and words
 * - SVG and JSON have no pixels, so their only `ratio` is 1; that of a GIF is 0.5
 * - `design` null exports the item as it is stored
 * - `credentials` false leaves out the Content Credentials of PNG, JPEG, WebP, GIF and MP4 files
 */
export const ExportRequest = z.object({
  format: z.enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(', ')}`),
  ratio: z.literal([...EXPORT_RATIOS], 'ratio must be 0.5, 1 or 2').default(1),
  quality: z.int(QUALITY).min(1, QUALITY).max(100, QUALITY).nullable().default(null),
  max_bytes: z.int(BYTES).min(EXPORT_BYTES_MIN, BYTES).max(EXPORT_BYTES_MAX, BYTES).nullable().default(null),
  design: Design.nullable().default(null),
  credentials: z.boolean('credentials must be true or false').default(true),
})
export type ExportRequest = z.output<typeof ExportRequest>

/** A format of an item, and the sizes that it is available in. */
export const ExportChoice = z.object({
  format: z.enum(EXPORT_FORMATS),
  ratios: z.array(z.literal([...EXPORT_RATIOS])),
})
export type ExportChoice = z.output<typeof ExportChoice>

export const EXPORT_MEDIA_TYPES = [...new Set(Object.values(EXPORT_TYPES))]
