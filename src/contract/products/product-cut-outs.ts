import '../schema/jitless.ts'
import { z } from 'zod'
import { MARK_RUNS_MAX, MARKS_INVALID, MARKS_SIDE, MARKS_TOO_DETAILED } from './cut-out-marks.ts'
import { PREVIEW_SUPERSEDED } from '../messages.ts'
import { routes } from '../route.ts'
import { Id } from '../schema/fields.ts'

const Side = z.int(MARKS_INVALID).min(1, MARKS_INVALID).max(MARKS_SIDE, MARKS_INVALID)

/**
 * A grid over the whole picture, row by row. Each run is `length * 3 + mark`: 0 automatic, 1 keep, 2 remove. Cells after the last run are
 * automatic, and runs beyond the grid are ignored.
 */
export const CutOutMarks = z.object({
  version: z.literal(1, MARKS_INVALID),
  width: Side,
  height: Side,
  runs: z
    .array(
      z
        .int(MARKS_INVALID)
        .min(3, MARKS_INVALID)
        .max(MARKS_SIDE * MARKS_SIDE * 3 + 2, MARKS_INVALID),
      MARKS_INVALID,
    )
    .min(1, MARKS_INVALID)
    .max(MARK_RUNS_MAX, MARKS_TOO_DETAILED),
})
export type CutOutMarks = z.output<typeof CutOutMarks>

/** How designs show a product picture. `marks` correct the cut-out; they are kept while it is off. */
export const CutOut = z.object({ is_on: z.boolean(), marks: CutOutMarks.nullable() })
export type CutOut = z.output<typeof CutOut>

/**
 * `content_data` is base64. `background` is that of the file: a plain one is cut out without marks, another one is not, and a transparent
 * file has none.
 */
const CutOutPreview = z.object({
  mime_type: z.literal('image/webp'),
  content_data: z.string(),
  width: z.number(),
  height: z.number(),
  is_cut_out: z.boolean(),
  background: z.enum(['plain', 'other', 'none']),
})
export type CutOutPreview = z.output<typeof CutOutPreview>

/** The product and the name of the picture's file, which is the end of its URL. */
const ImageFile = z.object({
  id: Id,
  file: z
    .string()
    .regex(/^[0-9a-f]{32}\.(?:png|jpg)$/)
    .meta({ examples: ['0123456789abcdef0123456789abcdef.png'] }),
})

const missing = 'Picture not found'

export const productCutOutRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/products/:id/cut-outs/:file',
    summary: 'Whether a picture of a product is cut out, and the marks that correct it',
    access: 'user',
    params: ImageFile,
    reply: CutOut,
    missing,
  },
  save: {
    method: 'PUT',
    path: '/api/products/:id/cut-outs/:file',
    summary: 'Switch the cut-out of a picture on or off, and correct it; designs that exist stay as they are',
    access: 'user',
    params: ImageFile,
    body: CutOut,
    reply: CutOut,
    missing,
  },
  preview: {
    method: 'POST',
    path: '/api/products/:id/cut-outs/:file/preview',
    summary: 'Draw the cut-out of a picture with these marks, without saving them',
    access: 'user',
    refuses: { 409: PREVIEW_SUPERSEDED },
    params: ImageFile,
    body: z.object({ marks: CutOutMarks.nullable() }),
    reply: CutOutPreview,
    missing,
  },
})
