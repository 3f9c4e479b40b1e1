import { brandUpdatesApi } from './brand-updates/brand-updates-api.ts'
import { brandLogoRoutes } from './brands/logos/brand-logos.ts'
import { brandFontsApi } from './brands/fonts/brand-fonts-api.ts'
import { brandImportRoutes } from './brands/site-reading/brands-import.ts'
import { spendingApi } from './spending/spending-api.ts'
import { campaignApi } from './campaigns/campaign-api.ts'
import { carouselApi } from './designs/carousels/carousel-api.ts'
import { contentLockRoutes } from './library/content-lock.ts'
import { designApi } from './designs/design-api.ts'
import { catalogFilesApi } from './catalog-files/catalog-files-api.ts'
import { organizeApi } from './library/organize/organize-api.ts'
import { providersApi } from './providers/providers-api.ts'
import { productCutOutRoutes } from './products/product-cut-outs.ts'
import { productPictureRoutes } from './products/product-pictures.ts'
import { productImportRoutes } from './products/products-import.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = {
  ...screenApi,
  ...designApi,
  ...campaignApi,
  ...carouselApi,
  ...organizeApi,
  ...catalogFilesApi,
  ...brandUpdatesApi,
  ...spendingApi,
  ...providersApi,
  ...brandFontsApi,
  contentLock: contentLockRoutes,
  brandImport: brandImportRoutes,
  brandLogos: brandLogoRoutes,
  productImport: productImportRoutes,
  productPictures: productPictureRoutes,
  productCutOuts: productCutOutRoutes,
}
export type Api = typeof api
