import type { Format, Grade, Offer, Placement } from '../format.ts'
import type { Platform } from '../platform.ts'

export const MB = 1_000_000
/** When the rows of all platforms were last looked up. Platforms change their figures about twice a year. */
export const AS_OF = '2026-11-23'
/** The product makes carousels of 2 to 20 slides. Platforms that take more get no more than that. */
const SLIDES_MAX = 20

export const JPEG = ['jpeg'] as const
export const WEB = ['jpeg', 'png'] as const

export type Insets = readonly [top: number, right: number, bottom: number, left: number]
const NOTHING: Insets = [0, 0, 0, 0]
/** Meta's rule of March 2026 for reels: 14 %, 6 %, 35 %, 6 %. A story has fewer buttons at the bottom: 20 %. */
export const META_REEL: Insets = [269, 65, 672, 65]
export const META_STORY: Insets = [269, 65, 384, 65]
export const META_SAFE = 'primores.org and adsuploader.com on the rule of March 2026'
export const META_COPY = 'Guides to Meta ads, 2026'
export const FEED_AD: Insets = [64, 64, 64, 64]
/** The edges that some apps cut off the picture of a link. */
export const LINK: Insets = [40, 50, 40, 50]
export const GUIDES = 'Publishing guides of 2026'

const CAMPAIGNS = ['campaign'] as const
/** Ads are sizes of their own also outside of a campaign. */
const ADS = ['quick', 'campaign'] as const

export interface RowOptions {
  offered_in?: readonly Offer[]
  safe?: Insets
  keep_out?: Format['keep_out']
  video?: { max_bytes: number; min_s: number; max_s: number }
  /** The format is for videos only. */
  only?: 'video'
  types?: Format['image_types']
  bytes?: number
  slides?: readonly [number, number]
  grade?: Grade
}
type Place = readonly [key: string, placement: Placement, name: string, size: string]

/** Returns the function that writes the formats of one platform; null for those of none. `usual` holds what most of them share. */
export const formatsOf =
  <Of extends Platform | null>(platform: Of, source: string, usual: RowOptions) =>
  ([key, placement, name, size]: Place, own: RowOptions = {}, ownSource = source): Format & { platform: Of } => {
    const {
      offered_in = placement === 'ad' ? ADS : CAMPAIGNS,
      safe = NOTHING,
      keep_out = [],
      video,
      only,
      types = WEB,
      bytes = 5 * MB,
      slides,
      grade = 'B',
    } = { ...usual, ...own }
    const [width = 0, height = 0] = size.split('x').map(Number)
    const [top, right, bottom, left] = safe
    return {
      key: `${platform ?? 'general'}.${key}`,
      platform,
      placement,
      offered_in,
      kinds: only ? [only] : video ? ['image', 'video'] : ['image'],
      name,
      width,
      height,
      image_types: types,
      max_bytes: bytes,
      max_video_bytes: video?.max_bytes ?? null,
      min_s: video?.min_s ?? null,
      max_s: video?.max_s ?? null,
      slides: slides ? { min: slides[0], max: Math.min(slides[1], SLIDES_MAX) } : null,
      safe: { top, right, bottom, left },
      keep_out,
      as_of: AS_OF,
      grade,
      source: ownSource,
    }
  }
