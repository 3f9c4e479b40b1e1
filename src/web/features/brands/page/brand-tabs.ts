import { t as images } from '#web/words/brand-images.ts'
import { t } from '#web/words/brand-updates.ts'

/** The parts of the page of a brand, each with an address of its own. */
export const BRAND_TABS = [
  'overview',
  'designs',
  'pictures',
  'versions',
  'logos',
  'fonts',
  'palette',
  'consistency',
  'providers',
] as const
export type BrandTab = (typeof BRAND_TABS)[number]

export const TAB_NAMES: Readonly<Record<BrandTab, string>> = {
  overview: t.overview,
  designs: t.designs,
  pictures: images.pictures,
  versions: t.versions,
  logos: t.logos,
  fonts: t.fonts,
  palette: t.palette,
  consistency: t.consistency,
  providers: t.providers,
}

/** The overview has the shortest address. */
export const brandPath = (id: number, tab: BrandTab = 'overview'): string =>
  tab === 'overview' ? `/dashboard/brands/${id}` : `/dashboard/brands/${id}/${tab}`
