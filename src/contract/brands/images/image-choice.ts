import { z } from 'zod'

const INVALID = 'brand_picture must be auto, none, or the number of a picture'

/**
 * Which picture of the brand's library a design shows: `auto`, the default, chooses by the request, `none` shows none, a number is that of a picture.
 * A request with pictures of its own shows those.
 */
export const BrandImageChoice = z.union([z.enum(['auto', 'none']), z.coerce.number().int().min(1)], INVALID).optional()
export type BrandImageChoice = NonNullable<z.output<typeof BrandImageChoice>>
