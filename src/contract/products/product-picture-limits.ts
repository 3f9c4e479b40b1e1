/** Pictures of a product besides the main one. This file does not import zod. */
export const PRODUCT_PICTURES_MAX = 8
export const TOO_MANY_PICTURES = `A product can have at most ${PRODUCT_PICTURES_MAX} pictures besides the main one.`
