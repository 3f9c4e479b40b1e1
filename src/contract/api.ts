import { brandUpdateRoutes } from './brand-updates/brand-updates.ts'
import { consistencyRoutes } from './brand-updates/consistency.ts'
import { brandFileRoutes } from './brands/brand-files.ts'
import { brandVersionRoutes } from './brands/brand-versions.ts'
import { brandImageRoutes } from './brands/images/brand-images.ts'
import { brandFontRoutes } from './brands/fonts/brand-fonts.ts'
import { brandLogoRoutes } from './brands/logos/brand-logos.ts'
import { brandImportRoutes } from './brands/site-reading/brands-import.ts'
import { calendarRoutes } from './campaigns/calendar.ts'
import { campaignRoutes } from './campaigns/campaign-routes.ts'
import { packRoutes } from './campaigns/pack.ts'
import { campaignTextRoutes } from './campaigns/texts.ts'
import { importRoutes } from './catalog-files/imports.ts'
import { carouselRoutes } from './designs/carousels/carousels.ts'
import { designRoutes } from './designs/design.ts'
import { videoRoutes } from './designs/videos.ts'
import { translationRoutes } from './designs/translations.ts'
import { contentLockRoutes } from './library/content-lock.ts'
import { collectionRoutes, tagRoutes, viewRoutes } from './library/organize/organize.ts'
import { productCutOutRoutes } from './products/product-cut-outs.ts'
import { productImageRoutes } from './products/product-images.ts'
import { productImportRoutes } from './products/products-import.ts'
import { proofRoutes } from './proofs/proofs.ts'
import { verifyRoutes } from './proofs/verify.ts'
import { ownProviderRoutes } from './providers/own-providers.ts'
import { providerChoiceRoutes } from './providers/provider-choices.ts'
import { directionRoutes } from './generation/directions.ts'
import { requestPreviewRoutes } from './generation/request-preview.ts'
import { screenApi } from './screen-api.ts'
import { soundRoutes } from './sounds/sounds.ts'
import { budgetRoutes } from './spending/budgets.ts'

/** All API calls: those that every screen loads, and those that the browser loads with the screens and dialogs that use them. */
export const api = {
  ...screenApi,
  requestPreviews: requestPreviewRoutes,
  directions: directionRoutes,
  design: designRoutes,
  translations: translationRoutes,
  campaigns: campaignRoutes,
  campaignTexts: campaignTextRoutes,
  packs: packRoutes,
  calendar: calendarRoutes,
  carousels: carouselRoutes,
  films: videoRoutes,
  tags: tagRoutes,
  collections: collectionRoutes,
  views: viewRoutes,
  imports: importRoutes,
  brandVersions: brandVersionRoutes,
  brandUpdates: brandUpdateRoutes,
  brandFiles: brandFileRoutes,
  consistency: consistencyRoutes,
  budgets: budgetRoutes,
  ownProviders: ownProviderRoutes,
  providerChoices: providerChoiceRoutes,
  brandFonts: brandFontRoutes,
  brandPictures: brandImageRoutes,
  sounds: soundRoutes,
  contentLock: contentLockRoutes,
  brandImport: brandImportRoutes,
  brandLogos: brandLogoRoutes,
  productImport: productImportRoutes,
  productPictures: productImageRoutes,
  productCutOuts: productCutOutRoutes,
  proofs: proofRoutes,
  verify: verifyRoutes,
}
export type Api = typeof api
