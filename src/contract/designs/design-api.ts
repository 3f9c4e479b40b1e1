import { designRoutes } from './design.ts'
import { translationRoutes } from './translations.ts'

/** The calls that change a finished design. The browser loads them with the editor and its dialogs. */
export const designApi = { design: designRoutes, translations: translationRoutes }
