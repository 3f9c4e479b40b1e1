import { createClient, type LenientClient } from '#contract/client/client.ts'
import { carouselApi as table } from '#contract/designs/carousels/carousel-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of carousels, whose routes other screens do not load. */
export const carouselApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
