import { brandLifeApi } from './brand-life/brand-life-api.ts'
import { brandLogoRoutes } from './brand-logos/brand-logos.ts'
import { brandFontsApi } from './brand-fonts/brand-fonts-api.ts'
import { brandImportRoutes } from './brands-import/brands-import.ts'
import { budgetsApi } from './budgets/budgets-api.ts'
import { campaignApi } from './campaigns/campaign-api.ts'
import { carouselApi } from './carousels/carousel-api.ts'
import { contentLockRoutes } from './content-lock.ts'
import { designApi } from './design/design-api.ts'
import { importsApi } from './imports/imports-api.ts'
import { organizeApi } from './organize/organize-api.ts'
import { providersApi } from './providers/providers-api.ts'
import { productCutOutRoutes } from './product-cut-outs.ts'
import { productPictureRoutes } from './product-pictures.ts'
import { productImportRoutes } from './products-import.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = {
  ...screenApi,
  ...designApi,
  ...campaignApi,
  ...carouselApi,
  ...organizeApi,
  ...importsApi,
  ...brandLifeApi,
  ...budgetsApi,
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
