/** What a campaign format is. This file does not import zod, so any page may import it. */

export const CAMPAIGN_PLATFORMS = [
  'instagram',
  'facebook',
  'twitter',
  'linkedin',
  'tiktok',
  'youtube',
  'pinterest',
  'threads',
  'google',
] as const
export type CampaignPlatform = (typeof CAMPAIGN_PLATFORMS)[number]

/** As the platforms write their names. */
export const PLATFORM_NAMES: Readonly<Record<CampaignPlatform, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  threads: 'Threads',
  google: 'Google Ads',
}

export const PLACEMENTS = ['post', 'story', 'reel', 'carousel', 'cover', 'ad'] as const
export type Placement = (typeof PLACEMENTS)[number]

/**
 * How sure a row is. A: the platform's own page. B: several independent guides agree. C: one source, a conflict, or general knowledge.
 */
export type FormatGrade = 'A' | 'B' | 'C'

/** One format: where a design goes, and what the platform takes there. Boxes and insets are pixels of the format. */
export interface CampaignFormat {
  /** `instagram.story`. The key is stable: stored plans and translations of the name refer to it. */
  key: string
  platform: CampaignPlatform
  placement: Placement
  kinds: readonly ('image' | 'video')[]
  /** The English name. The screens translate it by the key. */
  name: string
  width: number
  height: number
  image_types: readonly ('jpeg' | 'png' | 'webp')[]
  /** The largest image that the platform takes, in bytes. */
  max_bytes: number
  max_video_bytes: number | null
  /** Shortest and longest video in seconds. */
  min_s: number | null
  max_s: number | null
  slides: { min: number; max: number } | null
  /** What the platform covers at each side. */
  safe: { top: number; right: number; bottom: number; left: number }
  /** Further boxes that the platform covers. */
  keep_out: readonly { x: number; y: number; width: number; height: number }[]
  as_of: string
  grade: FormatGrade
  source: string
}
