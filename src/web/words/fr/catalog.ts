import { sentences } from '#contract/sentences/fr.ts'
import { createTranslate } from '#contract/sentences/translate.ts'
import type { Catalog } from '../define-words.ts'
import { analytics } from './analytics.ts'
import { apiKeys } from './api-keys.ts'
import { auth } from './auth.ts'
import { brandLife } from './brand-life.ts'
import { brandLogos } from './brand-logos.ts'
import { brandFonts } from './brand-fonts.ts'
import { brandPalette } from './brand-palette.ts'
import { brandImport } from './brand-import.ts'
import { brands } from './brands.ts'
import { budgets } from './budgets.ts'
import { calendar } from './calendar.ts'
import { campaignEdit } from './campaign-edit.ts'
import { campaignFormats } from './campaign-formats.ts'
import { campaigns } from './campaigns.ts'
import { carousels } from './carousels.ts'
import { changePassword } from './change-password.ts'
import { channels } from './channels.ts'
import { configuration } from './configuration.ts'
import { confirmation } from './confirmation.ts'
import { consistency } from './consistency.ts'
import { content } from './content.ts'
import { contentLock } from './content-lock.ts'
import { designLanguage } from './design-language.ts'
import { docs } from './docs.ts'
import { editor } from './editor.ts'
import { formControls } from './form-controls.ts'
import { jobDetails } from './job-details.ts'
import { frame } from './frame.ts'
import { generate } from './generate.ts'
import { handover } from './handover.ts'
import { home } from './home.ts'
import { jobs } from './jobs.ts'
import { library } from './library.ts'
import { money } from './money.ts'
import { options } from './options.ts'
import { palette } from './palette.ts'
import { imports } from './imports.ts'
import { organize } from './organize.ts'
import { productImport } from './product-import.ts'
import { productPictures } from './product-pictures.ts'
import { providers } from './providers.ts'
import { products } from './products.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { start } from './start.ts'
import { translateDesigns } from './translate.ts'
import { ui } from './ui.ts'
import { wizard } from './wizard.ts'
import { designParts } from './design-parts.ts'
import { site } from './site.ts'
import { placeholder } from './placeholder.ts'
import { landing } from './landing.ts'

export const catalog: Catalog = {
  analytics,
  'api-keys': apiKeys,
  auth,
  'brand-life': brandLife,
  'brand-logos': brandLogos,
  'brand-fonts': brandFonts,
  'brand-palette': brandPalette,
  'brand-import': brandImport,
  brands,
  budgets,
  calendar,
  'campaign-edit': campaignEdit,
  'campaign-formats': campaignFormats,
  campaigns,
  carousels,
  'change-password': changePassword,
  channels,
  configuration,
  confirmation,
  consistency,
  content,
  'content-lock': contentLock,
  'design-language': designLanguage,
  money,
  docs,
  editor,
  'form-controls': formControls,
  'job-details': jobDetails,
  frame,
  generate,
  handover,
  home,
  jobs,
  library,
  options,
  palette,
  imports,
  organize,
  'product-import': productImport,
  'product-pictures': productPictures,
  products,
  providers,
  settings,
  shell,
  start,
  translate: translateDesigns,
  ui,
  wizard,
  'design-parts': designParts,
  site,
  placeholder,
  landing,
}

export const translate = createTranslate(sentences, 'fr')
