import type { CampaignFormat, CampaignPlatform, FormatGrade, Placement } from './format.ts'

const MB = 1_000_000
const AS_OF = '2026-11-23'
/** The product makes carousels of 2 to 20 slides. Platforms that take more get no more than that. */
const SLIDES_MAX = 20

const JPEG = ['jpeg'] as const
const WEB = ['jpeg', 'png'] as const

type Insets = readonly [top: number, right: number, bottom: number, left: number]
const ALL: Insets = [0, 0, 0, 0]
/** Meta's rule of March 2026 for reels: 14 %, 6 %, 35 %, 6 %. A story has fewer buttons at the bottom: 20 %. */
const META_REEL: Insets = [269, 65, 672, 65]
const META_STORY: Insets = [269, 65, 384, 65]
const FEED_AD: Insets = [64, 64, 64, 64]
const LINK: Insets = [40, 50, 40, 50]

const API_GUIDES = 'Ayrshare and ContentStudio documentation, 2026'
const META_SAFE = 'primores.org and adsuploader.com on the rule of March 2026'
const META_COPY = 'Guides to Meta ads, 2026'
const X_DOCS = 'X developer documentation, 22 August 2026'
const GOOGLE = 'Google Ads display specifications, guides of 2026'
const PMAX = 'developers.google.com/google-ads/api/performance-max/asset-requirements'
const GUIDES = 'Publishing guides of 2026'

interface RowOptions {
  safe?: Insets
  keep_out?: CampaignFormat['keep_out']
  video?: { max_bytes: number; min_s: number; max_s: number }
  /** The format is for videos only. */
  only?: 'video'
  types?: CampaignFormat['image_types']
  bytes?: number
  slides?: readonly [number, number]
  grade?: FormatGrade
}

type Place = readonly [key: string, placement: Placement, name: string, size: string]

/** Returns the function that writes the rows of one platform. `usual` holds what most of them share. */
const rowsOf =
  (platform: CampaignPlatform, source: string, usual: RowOptions) =>
  ([key, placement, name, size]: Place, own: RowOptions = {}, ownSource = source): CampaignFormat => {
    const {
      safe = ALL,
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
      key: `${platform}.${key}`,
      platform,
      placement,
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

const instagram = rowsOf('instagram', API_GUIDES, { types: JPEG, bytes: 8 * MB })
const instagramStory = { max_bytes: 100 * MB, min_s: 3, max_s: 60 }
const instagramReel = { max_bytes: 300 * MB, min_s: 3, max_s: 900 }
const INSTAGRAM = [
  instagram(['post', 'post', 'Post', '1080x1350']),
  instagram(['post.square', 'post', 'Square post', '1080x1080']),
  instagram(['post.wide', 'post', 'Wide post', '1080x566']),
  instagram(['post.tall', 'post', 'Tall post', '1080x1440'], { grade: 'C' }),
  instagram(['carousel', 'carousel', 'Carousel', '1080x1350'], { slides: [2, 20] }),
  instagram(['carousel.square', 'carousel', 'Square carousel', '1080x1080'], { slides: [2, 20] }),
  instagram(['story', 'story', 'Story', '1080x1920'], { safe: META_STORY, video: instagramStory }, META_SAFE),
  instagram(['reel', 'reel', 'Reel', '1080x1920'], { safe: META_REEL, video: instagramReel, only: 'video' }, META_SAFE),
  instagram(['cover', 'cover', 'Reel cover', '1080x1920'], { safe: META_REEL }, META_SAFE),
  instagram(['ad', 'ad', 'Feed ad', '1080x1350'], { safe: FEED_AD, bytes: 30 * MB, types: WEB }, META_COPY),
  instagram(
    ['ad.story', 'ad', 'Story ad', '1080x1920'],
    { safe: META_REEL, types: WEB, video: instagramStory },
    META_SAFE,
  ),
]

const facebook = rowsOf('facebook', 'Error 1366046 of the Graph API for the bytes; guides of 2026', { bytes: 4 * MB })
const facebookFilm = { max_bytes: 300 * MB, min_s: 3, max_s: 90 }
/** A phone shows the middle of a cover. */
const FACEBOOK_COVER: Insets = [40, 328, 40, 328]
const FACEBOOK = [
  facebook(['post', 'post', 'Post', '1080x1350']),
  facebook(['post.square', 'post', 'Square post', '1080x1080']),
  facebook(['post.link', 'post', 'Link picture', '1200x630'], { safe: LINK }),
  facebook(['carousel', 'carousel', 'Carousel', '1080x1080'], { slides: [2, 10] }),
  facebook(['story', 'story', 'Story', '1080x1920'], { safe: META_STORY, video: facebookFilm, grade: 'C' }, META_SAFE),
  facebook(
    ['reel', 'reel', 'Reel', '1080x1920'],
    { safe: META_REEL, video: facebookFilm, only: 'video', grade: 'C' },
    META_SAFE,
  ),
  facebook(['cover', 'cover', 'Cover', '1640x624'], { safe: FACEBOOK_COVER, grade: 'C' }),
  facebook(['ad', 'ad', 'Feed ad', '1080x1350'], { safe: FEED_AD, bytes: 30 * MB }, META_COPY),
  facebook(['ad.square', 'ad', 'Square ad', '1080x1080'], { safe: FEED_AD, bytes: 30 * MB }, META_COPY),
]

const twitter = rowsOf('twitter', X_DOCS, { grade: 'A' })
const twitterFilm = { max_bytes: 512 * MB, min_s: 0.5, max_s: 140 }
const TWITTER = [
  twitter(['post', 'post', 'Post', '1600x900']),
  twitter(['post.square', 'post', 'Square post', '1080x1080']),
  twitter(['post.tall', 'post', 'Tall post', '1080x1350']),
  twitter(['post.link', 'post', 'Link card', '1200x628'], { grade: 'B' }, GUIDES),
  twitter(['post.video', 'post', 'Video', '1280x720'], { video: twitterFilm, only: 'video' }),
  twitter(['post.video.tall', 'post', 'Tall video', '720x1280'], { video: twitterFilm, only: 'video' }),
  twitter(['post.video.square', 'post', 'Square video', '720x720'], { video: twitterFilm, only: 'video' }),
  twitter(['cover', 'cover', 'Header', '1500x500'], { safe: [40, 100, 110, 100], grade: 'B' }, GUIDES),
  twitter(['ad', 'ad', 'Card ad', '1200x628'], { grade: 'B' }, GUIDES),
]

const linkedin = rowsOf('linkedin', GUIDES, {})
const LINKEDIN = [
  linkedin(['post', 'post', 'Post', '1200x627'], { safe: LINK }),
  linkedin(['post.square', 'post', 'Square post', '1200x1200']),
  linkedin(['post.tall', 'post', 'Tall post', '1080x1350']),
  linkedin(['post.video', 'post', 'Video', '1920x1080'], {
    video: { max_bytes: 500 * MB, min_s: 3, max_s: 1800 },
    only: 'video',
  }),
  linkedin(['carousel', 'carousel', 'Document', '1080x1350'], { slides: [2, 300] }),
  linkedin(['carousel.square', 'carousel', 'Square document', '1080x1080'], { slides: [2, 300] }),
  // The page's logo and the portrait cover the lower left corner. Their size is general knowledge.
  linkedin(['cover', 'cover', 'Company cover', '1128x191'], { safe: [0, 0, 0, 180], grade: 'C' }),
  linkedin(['cover.personal', 'cover', 'Personal cover', '1584x396'], { safe: [0, 0, 0, 396], grade: 'C' }),
  linkedin(['ad', 'ad', 'Single image ad', '1200x627'], { safe: LINK }),
  linkedin(['ad.square', 'ad', 'Square ad', '1200x1200']),
]

const tiktok = rowsOf('tiktok', 'developers.tiktok.com (media transfer) and guides of 2026', {})
const TIKTOK_SAFE = 'TikTok template, measured at forum.logik.tv'
/** The caption grows from below; the column of buttons lies at the right. */
const TIKTOK: RowOptions = {
  safe: [240, 119, 660, 119],
  keep_out: [{ x: 842, y: 360, width: 238, height: 900 }],
  grade: 'C',
}
const tiktokFilm = { max_bytes: 4000 * MB, min_s: 3, max_s: 600 }
const TIKTOK_ROWS = [
  tiktok(['video', 'reel', 'Video', '1080x1920'], { ...TIKTOK, video: tiktokFilm, only: 'video' }, TIKTOK_SAFE),
  tiktok(['cover', 'cover', 'Video cover', '1080x1920'], { ...TIKTOK, types: JPEG, bytes: 20 * MB }, TIKTOK_SAFE),
  tiktok(
    ['carousel', 'carousel', 'Photos', '1080x1920'],
    { ...TIKTOK, types: ['jpeg', 'webp'], bytes: 20 * MB, slides: [2, 35] },
    TIKTOK_SAFE,
  ),
  tiktok(
    ['ad', 'ad', 'In-feed ad', '1080x1920'],
    { ...TIKTOK, video: { ...tiktokFilm, max_bytes: 500 * MB, min_s: 5 }, only: 'video' },
    TIKTOK_SAFE,
  ),
]

const youtube = rowsOf('youtube', GUIDES, { bytes: 2 * MB })
const YOUTUBE = [
  youtube(['thumbnail', 'cover', 'Thumbnail', '1280x720'], {
    safe: [36, 40, 36, 40],
    keep_out: [{ x: 1120, y: 660, width: 160, height: 60 }],
  }),
  youtube(['short', 'reel', 'Short', '1080x1920'], {
    safe: [190, 120, 480, 60],
    video: { max_bytes: 2000 * MB, min_s: 1, max_s: 180 },
    only: 'video',
    grade: 'C',
  }),
  youtube(['banner', 'cover', 'Channel banner', '2560x1440'], { safe: [508, 507, 509, 507], bytes: 6 * MB }),
]

const pinterest = rowsOf('pinterest', 'Guides of 2026; github.com/pinterest/api-description, 11 December 2025', {
  bytes: 20 * MB,
  grade: 'C',
})
const pinterestFilm = { max_bytes: 2000 * MB, min_s: 4, max_s: 900 }
const PINTEREST = [
  pinterest(['pin', 'post', 'Pin', '1000x1500'], { video: pinterestFilm }),
  pinterest(['pin.square', 'post', 'Square pin', '1000x1000'], { video: pinterestFilm }),
  pinterest(['carousel', 'carousel', 'Carousel', '1000x1500'], { slides: [2, 5], grade: 'B' }),
  pinterest(['ad', 'ad', 'Pin ad', '1000x1500'], { video: pinterestFilm }),
]

const threads = rowsOf('threads', 'developers.facebook.com/documentation/threads/posts, 14 April 2026', {
  bytes: 8 * MB,
})
const threadsFilm = { max_bytes: 1000 * MB, min_s: 1, max_s: 300 }
const THREADS = [
  threads(['post', 'post', 'Post', '1080x1350'], { video: threadsFilm }),
  threads(['post.square', 'post', 'Square post', '1080x1080'], { video: threadsFilm }),
  threads(['carousel', 'carousel', 'Carousel', '1080x1350'], { slides: [2, 20] }),
]

const google = rowsOf('google', GOOGLE, { bytes: 150_000 })
const GOOGLE_ROWS = [
  google(['ad.300x250', 'ad', 'Medium rectangle', '300x250']),
  google(['ad.336x280', 'ad', 'Large rectangle', '336x280']),
  google(['ad.300x600', 'ad', 'Half page', '300x600']),
  google(['ad.970x250', 'ad', 'Billboard', '970x250']),
  google(['ad.728x90', 'ad', 'Leaderboard', '728x90']),
  google(['ad.970x90', 'ad', 'Large leaderboard', '970x90']),
  google(['ad.160x600', 'ad', 'Wide skyscraper', '160x600']),
  google(['ad.320x50', 'ad', 'Mobile banner', '320x50']),
  google(['ad.320x100', 'ad', 'Large mobile banner', '320x100']),
  google(['ad.wide', 'ad', 'Responsive wide', '1200x628'], { bytes: 5_120_000, grade: 'A' }, PMAX),
  google(['ad.square', 'ad', 'Responsive square', '1200x1200'], { bytes: 5_120_000, grade: 'A' }, PMAX),
  google(['ad.tall', 'ad', 'Responsive tall', '960x1200'], { bytes: 5_120_000, grade: 'A' }, PMAX),
]

/** All formats as of `as_of`. Platforms change their figures about twice a year: correct them here and nowhere else. */
export const FORMAT_ROWS: readonly CampaignFormat[] = [
  ...INSTAGRAM,
  ...FACEBOOK,
  ...TWITTER,
  ...LINKEDIN,
  ...TIKTOK_ROWS,
  ...YOUTUBE,
  ...PINTEREST,
  ...THREADS,
  ...GOOGLE_ROWS,
]
