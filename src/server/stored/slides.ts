import { z } from 'zod'
import { SLIDE_ROLES } from '#contract/designs/carousels/carousel-options.ts'

/** One slide of `content.slides`: its file, and what a reply tells about it. */
const StoredSlideFile = z.object({
  blob: z.string(),
  size_bytes: z.number(),
  role: z.enum(SLIDE_ROLES),
  /** The number of a point in its list; null for none. Without it, points are counted. */
  number: z.number().nullish(),
  alt_text: z.string(),
})
export type StoredSlideFile = z.output<typeof StoredSlideFile>

/** Reads `content.slides`. Null for other items, and for damaged ones, so that one row does not fail a whole list. */
export const parseSlideFiles = (slides: unknown): StoredSlideFile[] | null =>
  z.array(StoredSlideFile).safeParse(slides).data ?? null
