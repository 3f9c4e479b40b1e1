import { brandLogoRoutes } from '#contract/brands/logos/brand-logos.ts'
import { createClient, type LenientClient } from '#contract/client/client.ts'
import { CLIENT_OPTIONS } from './api.ts'

const table = { brandLogos: brandLogoRoutes }

/** The API client of the variants of a logo, whose routes the other screens do not load. */
export const brandLogosApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
