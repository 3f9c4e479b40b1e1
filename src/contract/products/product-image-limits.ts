/** Pictures of a product besides the main one. This file does not import zod. */
export const PRODUCT_IMAGES_MAX = 8
export const TOO_MANY_IMAGES = `A product can have at most ${PRODUCT_IMAGES_MAX} pictures besides the main one.`
