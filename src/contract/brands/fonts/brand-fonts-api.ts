import { brandFontRoutes } from './brand-fonts.ts'

/** The calls of the dialog for the fonts of a brand, which loads them. */
export const brandFontsApi = { brandFonts: brandFontRoutes }
