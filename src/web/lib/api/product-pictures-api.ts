import { createClient, type LenientClient } from '#contract/client/client.ts'
import { productCutOutRoutes } from '#contract/products/product-cut-outs.ts'
import { productPictureRoutes } from '#contract/products/product-pictures.ts'
import { CLIENT_OPTIONS } from './api.ts'

const table = { productPictures: productPictureRoutes, productCutOuts: productCutOutRoutes }

/** The API client of the pictures of products, whose routes the other screens do not load. */
export const productPicturesApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
