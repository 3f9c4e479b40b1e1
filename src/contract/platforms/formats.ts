/** The formats of all platforms as dated data. To add one, add its row in `rows/`; every list below and every safe area has it. */
import type { Format, Offer, PlatformFormat } from './format.ts'
import { FACEBOOK_FORMATS } from './rows/facebook.ts'
import { GENERAL_FORMATS } from './rows/general.ts'
import { GOOGLE_FORMATS } from './rows/google.ts'
import { INSTAGRAM_FORMATS } from './rows/instagram.ts'
import { LINKEDIN_FORMATS } from './rows/linkedin.ts'
import { PINTEREST_FORMATS } from './rows/pinterest.ts'
import { THREADS_FORMATS } from './rows/threads.ts'
import { TIKTOK_FORMATS } from './rows/tiktok.ts'
import { TWITTER_FORMATS } from './rows/twitter.ts'
import { YOUTUBE_FORMATS } from './rows/youtube.ts'

export const FORMATS: readonly Format[] = [
  ...GENERAL_FORMATS,
  ...INSTAGRAM_FORMATS,
  ...FACEBOOK_FORMATS,
  ...TWITTER_FORMATS,
  ...LINKEDIN_FORMATS,
  ...TIKTOK_FORMATS,
  ...YOUTUBE_FORMATS,
  ...PINTEREST_FORMATS,
  ...THREADS_FORMATS,
  ...GOOGLE_FORMATS,
]

const BY_KEY = new Map(FORMATS.map((format) => [format.key, format]))

/** The format of a key; null for a key that does not exist. */
export const findFormat = (key: string): Format | null => BY_KEY.get(key) ?? null

/** The formats that are offered in a place, in the order of the table. */
export const listOffered = (place: Offer, formats: readonly Format[] = FORMATS): Format[] =>
  formats.filter(({ offered_in }) => offered_in.includes(place))

/** The formats that campaigns make. */
export const listCampaignFormats = (formats: readonly Format[] = FORMATS): PlatformFormat[] =>
  listOffered('campaign', formats).filter((format): format is PlatformFormat => format.platform !== null)

export const CAMPAIGN_FORMATS: readonly PlatformFormat[] = listCampaignFormats()

const CAMPAIGN_BY_KEY = new Map(CAMPAIGN_FORMATS.map((format) => [format.key, format]))

/** The format of campaigns with a key; null for any other key. */
export const findCampaignFormat = (key: string): PlatformFormat | null => CAMPAIGN_BY_KEY.get(key) ?? null

/** The formats of campaigns of a platform, of a placement, or of both, in the order of the table. */
export function listFormats({ platform, placement }: { platform?: string; placement?: string } = {}): PlatformFormat[] {
  return CAMPAIGN_FORMATS.filter(
    (format) =>
      (platform === undefined || format.platform === platform) &&
      (placement === undefined || format.placement === placement),
  )
}

/** `1080x1920`: the size as generation writes it. */
export const formatSize = ({ width, height }: Pick<Format, 'width' | 'height'>): string => `${width}x${height}`

export const FORMAT_UNKNOWN = 'There is no such format'
export const FORMAT_SIZE = 'The dimensions are not those of the format'

/** Limits of a format in pixels, and of width to height. Sizes elsewhere keep their own limits. */
export const FORMAT_SIDE_MIN = 50
export const FORMAT_SIDE_MAX = 4096
export const FORMAT_RATIO_MAX = 11
export const FORMAT_RATIO_MIN = 1 / 4

/** Whether a size can be a format. */
export function isFormatSize(width: number, height: number): boolean {
  const fits = (side: number) => Number.isInteger(side) && side >= FORMAT_SIDE_MIN && side <= FORMAT_SIDE_MAX
  const ratio = width / height
  return fits(width) && fits(height) && ratio <= FORMAT_RATIO_MAX && ratio >= FORMAT_RATIO_MIN
}
