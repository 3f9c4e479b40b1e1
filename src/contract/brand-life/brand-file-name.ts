/** The end of the name of a brand file. This file does not import zod, so any page may import it. */
export const BRAND_FILE_EXTENSION = '.signetbrand'
