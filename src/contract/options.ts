import { MOODS } from './designs/video-options.ts'

/** Option lists and defaults that forms and server share. This file does not import zod, so any page may import it. */

/** Who may sign up: everybody, who was invited, or nobody. */
export const SIGN_UP_MODES = ['open', 'invite', 'off'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

export const BRAND_TONES = [
  'professional',
  'playful',
  'luxury',
  'minimal',
  'bold',
  'friendly',
  'authoritative',
  'innovative',
] as const
export type BrandTone = (typeof BRAND_TONES)[number]

/** How a text speaks to its readers: Sie, vous, usted, or du, tu, tú. */
export const FORMS_OF_ADDRESS = ['formal', 'informal'] as const
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number]

export const PRODUCT_TYPES = [
  'physical_good',
  'digital_product',
  'software_saas',
  'service',
  'event',
  'feature_update',
  'promotion_sale',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const AVAILABILITIES = ['available', 'out_of_stock', 'coming_soon', 'discontinued'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export const DEFAULT_CTA_TEXT = 'Learn More'

export const CONTENT_TYPES = ['image', 'video'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

/** The options of the wizard. Its tones differ from those of brands. */
export const WIZARD_TONES = ['professional', 'casual', 'enthusiastic', 'informative'] as const
export const GOALS = ['awareness', 'engagement', 'sales'] as const
export const THEMES = ['summer', 'black_friday', 'new_year', 'christmas', 'halloween'] as const
/** The engine of an image: the model if a key is available, or always the built-in studio. */
export const ENGINES = ['auto', 'studio'] as const
/**
 * What a video sounds like: music of its own and the sound of its clip, the sound of its clip alone, or nothing. `music` lets the tone choose
 * the mood.
 */
export const VIDEO_SOUNDS = ['music', 'clip', 'none', ...MOODS] as const
export type VideoSound = (typeof VIDEO_SOUNDS)[number]
/** Whether a video has a voice: none, or one that a provider speaks. */
export const VIDEO_VOICES = ['none', 'spoken'] as const
export type VideoVoiceChoice = (typeof VIDEO_VOICES)[number]
/** `none` returns the model's image without texts and logo. */
export const LAYOUT_MODES = ['auto', 'none'] as const

/** The layouts of the studio, for new versions of an item. */
export const LAYOUTS = [
  'split',
  'poster',
  'card',
  'arch',
  'wedge',
  'masthead',
  'bars',
  'horizon',
  'minimal',
  'ticket',
  'bubble',
  'columns',
  'quote',
  'offer',
  'photo',
  'seal',
  'collage',
  'prints',
  'statement',
  'agenda',
  'announcement',
  'comparison',
  'coupon',
  'factsheet',
  'job',
  'menu',
  'statistic',
  'steps',
  'billboard',
  'numeral',
  'voice',
  'band',
  'frame',
  'tiles',
  'rings',
  'disc',
  'halftone',
  'rays',
  'slant',
  'tide',
  'stripes',
] as const
export type LayoutName = (typeof LAYOUTS)[number]

export const CONTENT_SORTS = ['newest', 'oldest', 'name'] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]

export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const

export const DEFAULT_PRIMARY_COLOR = '#0A7C66'
export const DEFAULT_SECONDARY_COLOR = '#111111'
export const DEFAULT_BRAND_TONE: BrandTone = 'professional'

export const DEFAULT_ACCENT_COLOR = '#00ADB5'

export type FontCategory = 'sans-serif' | 'serif' | 'display' | 'monospace'

/** The font families that forms offer first; `typography` of a brand is a CSS font-family text that begins with the name of a family. */
export const FONTS: readonly { family: string; category: FontCategory }[] = [
  { family: 'Inter', category: 'sans-serif' },
  { family: 'Roboto', category: 'sans-serif' },
  { family: 'Open Sans', category: 'sans-serif' },
  { family: 'Lato', category: 'sans-serif' },
  { family: 'Montserrat', category: 'sans-serif' },
  { family: 'Poppins', category: 'sans-serif' },
  { family: 'Source Sans Pro', category: 'sans-serif' },
  { family: 'Nunito', category: 'sans-serif' },
  { family: 'Playfair Display', category: 'serif' },
  { family: 'Merriweather', category: 'serif' },
  { family: 'Lora', category: 'serif' },
  { family: 'Crimson Text', category: 'serif' },
  { family: 'Oswald', category: 'display' },
  { family: 'Bebas Neue', category: 'display' },
  { family: 'Anton', category: 'display' },
  { family: 'JetBrains Mono', category: 'monospace' },
  { family: 'Fira Code', category: 'monospace' },
  { family: 'Source Code Pro', category: 'monospace' },
]
export const DEFAULT_TYPOGRAPHY = 'Inter, system-ui, sans-serif'

const list = (category: FontCategory, names: string) => names.split(', ').map((family) => ({ family, category }))

/** The other families that the studio bundles. */
export const MORE_FONTS: readonly { family: string; category: FontCategory }[] = [
  ...list(
    'sans-serif',
    'Archivo, Archivo Black, Assistant, Baloo 2, Barlow, Cairo, Comfortaa, DM Sans, Exo 2, Figtree, Fredoka, Heebo, ' +
      'IBM Plex Sans, Josefin Sans, Jost, Kanit, Karla, Lexend, Libre Franklin, Manrope, Mulish, Noto Sans, ' +
      'Nunito Sans, Outfit, PT Sans, Plus Jakarta Sans, Prompt, Public Sans, Quicksand, Raleway, Red Hat Display, ' +
      'Rubik, Saira, Sora, Space Grotesk, Syne, Tajawal, Titillium Web, Urbanist, Work Sans',
  ),
  ...list(
    'serif',
    'Abril Fatface, Alegreya, Alfa Slab One, Bitter, Bodoni Moda, Bree Serif, Cardo, Cinzel, Cormorant Garamond, ' +
      'Crimson Pro, DM Serif Display, EB Garamond, Fraunces, IBM Plex Serif, Instrument Serif, Libre Baskerville, ' +
      'Marcellus, Noto Serif, PT Serif, Prata, Source Serif 4, Spectral, Vollkorn, Zilla Slab',
  ),
  ...list(
    'display',
    'Amatic SC, Bangers, Barlow Condensed, Bowlby One, Caveat, Caveat Brush, Dancing Script, Fjalla One, ' +
      'Great Vibes, Kaushan Script, Lobster, Pacifico, Righteous, Roboto Condensed, Sacramento, Teko',
  ),
]
