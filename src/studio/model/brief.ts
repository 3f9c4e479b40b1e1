import type { FormOfAddress } from '#contract/options.ts'
import type { BrandPalette } from '../color/brand-palette.ts'
import type { AiLabel } from '../copywriter/ai-labels.ts'
import type { CutOutMarks } from './cut-out-marks.ts'
import type { SoundRef } from './video-sound.ts'
import type { LogoVariant } from './material.ts'
import type { PieceChoice } from './pieces.ts'
import type { SafeArea } from './scene.ts'
import type { BrandFonts } from '../type/uploaded-family.ts'

/** The brand at the time the request was accepted. Colors are `#RRGGBB`; `typography` is a CSS font-family value. */
export interface BrandBrief {
  name: string
  description: string | null
  primary_color: string
  secondary_color: string
  typography: string
  tone: string
  /** How the brand speaks, its audience, and what it likes to do. Only a text model uses these. */
  voice?: string | null
  audience?: string | null
  do?: readonly string[]
  /** Calls to action of the brand, favorites first. */
  ctas?: readonly string[]
  /** Keywords and topics, for hashtags. */
  keywords?: readonly string[]
  /** Claims that the brand approved, with the market that they are for and the last day (`YYYY-MM-DD`) on which a text model may make them. */
  claims?: readonly { text: string; market?: string | null; expires_on: string | null }[]
  /** What the brand never says or does: words, or rules such as "Use exclamation marks" or "Say 'cheap'". */
  dont?: readonly string[]
  /** The default language of designs: a BCP 47 tag. */
  language?: string | null
  /** The currency of prices that name none (ISO 4217). */
  currency?: string | null
  /** How sentences of ours speak to the readers. Without it, the texts of the brand show it. */
  form_of_address?: FormOfAddress | undefined
  /** The colors of the brand besides its two. */
  extended_palette?: BrandPalette | undefined
  /** The font families that the brand uploaded and chose. */
  fonts?: BrandFonts | undefined
  /** The label of designs that show a model's picture, or of all. */
  ai_label?: { text: AiLabel; always: boolean } | undefined
}

/** The product at the time the request was accepted. */
export interface ProductBrief {
  name: string
  description: string | null
  proposition: string | null
  benefits: readonly string[]
  price_text: string | null
  cta: string | null
  /** The price as a number and its currency (ISO 4217), if the user did not write it in words. `price_text` is its English form. */
  amount?: number | null
  currency?: string | null
  /** The language of the product's designs: a BCP 47 tag. */
  language?: string | null
}

/** An image of the request. `key` identifies its bytes in the renderer's input. Only overrides show a `spare` one. */
export interface ImageRef {
  key: string
  role: 'logo' | 'product' | 'reference' | 'spare'
  /** For the picture of a product: whether its background stays, or what a person painted over its cut-out. */
  cut_out?: 'off' | CutOutMarks
  /** Whether it is shown as it is, also where a model could paint from it: so for pictures of the library of a brand. */
  as_is?: boolean | undefined
  /** The point that every crop keeps, as shares of width and height. Without it, it is found in the pixels. */
  focus?: { x: number; y: number } | undefined
  /** Set for a variant of the logo: layouts use it in place of the logo where it can be seen better. */
  variant?: LogoVariant | undefined
}

/** A clip of the request: the key of its file, that of the image that stands for it, and its length. */
export interface ClipRef {
  key: string
  picture: string
  seconds: number
}

/**
 * The complete input for one item. It is immutable and stored with the item. The same brief gives the same result.
 * Regenerate uses the same brief with a new `seed` (unsigned 32-bit integer). Sizes are pixels.
 */
export interface Brief {
  content_type: 'image' | 'video'
  width: number
  height: number
  platform: string | null
  /** The key of the format that the design is for. Null for a size of its own. */
  format?: string | null
  brand: BrandBrief
  product: ProductBrief | null
  title: string | null
  prompt: string
  tone: string | null
  goal: string | null
  theme: string | null
  instructions: string | null
  pictures: readonly ImageRef[]
  /** The sound files that the storyboard of a film names. */
  sounds?: readonly SoundRef[] | undefined
  /** The clips that its storyboard plays. One whose picture is the first image of the brief gets a scene of its own. */
  clips?: readonly ClipRef[] | undefined
  seed: number
  /** The language that the user chose for the design: a BCP 47 tag. */
  language?: string | null
  /** The object that a person chose to be drawn; null for none. Absent: the words of the brief choose. Only designs without an image show one. */
  motif?: string | null
  /** Whether each clause of the request is shown whole: set where a design with lifted facts had a fault in its words. */
  keeps_clauses?: boolean
  /** Whether quotations of a request in another language are left out, because a person translates them: so in cells of a campaign. */
  leaves_out_quotations?: boolean
  /** What the platform leaves free on this canvas, in pixels of `width` and `height`. Otherwise platform and size select it. */
  safe_area?: SafeArea | null
  /** Places and words that a person chose for pieces of the request. */
  choices?: readonly PieceChoice[] | undefined
}
