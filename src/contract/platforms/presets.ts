import { CONTENT_TYPES, type ContentType } from '../options.ts'
import { fromKeys } from '../schema/from-keys.ts'
import type { Format } from './format.ts'
import { WIZARD_PLATFORMS, type WizardPlatform } from './platform.ts'
import { FORMATS, formatSize, listOffered } from './formats.ts'

/** The size of Quick Generate that is chosen first. */
export const DEFAULT_DIMENSIONS = '1024x1024'
/** The size of a carousel if the request names none: the tallest that feeds show whole. */
export const CAROUSEL_DIMENSIONS = '1080x1350'
/** The initial value of 'Add size'. */
export const NEW_CONTENT_SIZE = '1080x1080'

/** The formats that Quick Generate offers for any type of content, in their order. */
export const listPresets = (formats: readonly Format[] = FORMATS): Format[] =>
  listOffered('quick', formats).filter(({ placement }) => placement !== 'ad')

/** The ads that Quick Generate offers for a type. */
export const listAds = (type: ContentType, formats: readonly Format[] = FORMATS): Format[] =>
  listOffered('quick', formats).filter(({ placement, kinds }) => placement === 'ad' && kinds.includes(type))

/** The preset of a size. A request without the key of a format names its preset this way. Null for a size that no preset has. */
export const findPreset = (dimensions: string): Format | null =>
  listPresets().find((preset) => formatSize(preset) === dimensions) ?? null

/** Ads may have sizes that nothing else may have. */
export const isAdSize = (dimensions: string, type: ContentType): boolean =>
  listAds(type).some((ad) => formatSize(ad) === dimensions)

/** The formats that the form of a carousel offers. */
export const listCarouselFormats = (formats: readonly Format[] = FORMATS): Format[] => listOffered('carousel', formats)

/** The format of a carousel of this size on a platform, or on none. Null for a size that no format has. */
export const findCarouselFormat = (platform: string | null, dimensions: string): Format | null =>
  FORMATS.find(
    (format) => format.platform === platform && format.placement === 'carousel' && formatSize(format) === dimensions,
  ) ?? null

/** The sizes that the wizard makes until a person configures others, by type and platform. The first of a list is used. */
export const listWizardSizes = (
  type: ContentType,
  platform: WizardPlatform,
  formats: readonly Format[] = FORMATS,
): string[] =>
  listOffered('wizard', formats)
    .filter((format) => format.platform === platform && format.kinds.includes(type))
    .map(formatSize)

/** The format of a size that the wizard makes for a platform; null for a size that is no format of it. */
export const findWizardFormat = (type: ContentType, platform: WizardPlatform, dimensions: string): Format | null =>
  FORMATS.find(
    (format) =>
      format.platform === platform &&
      format.placement !== 'ad' &&
      format.kinds.includes(type) &&
      formatSize(format) === dimensions,
  ) ?? null

type SizesByPlatform = Readonly<Record<WizardPlatform, readonly string[]>>

/** `listWizardSizes` of all types and platforms. */
export const DEFAULT_CONTENT_SIZES: Readonly<Record<ContentType, SizesByPlatform>> = fromKeys(CONTENT_TYPES, (type) =>
  fromKeys(WIZARD_PLATFORMS, (platform) => listWizardSizes(type, platform)),
)
