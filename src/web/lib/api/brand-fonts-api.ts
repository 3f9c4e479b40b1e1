import { brandFontsApi as table } from '#contract/brands/fonts/brand-fonts-api.ts'
import { createClient, type LenientClient } from '#contract/client/client.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of the dialog for the fonts of a brand, whose routes the other screens do not load. */
export const brandFontsApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
