/** The brand as it was when the request was accepted. Colours are `#RRGGBB`; `typography` is a CSS font-family text. */
export interface BrandBrief {
  name: string
  description: string | null
  primary_color: string
  secondary_color: string
  typography: string
  tone: string
  /** How the brand speaks, whom it speaks to, and what it likes to do; only a writing model makes use of these. */
  voice?: string | null
  audience?: string | null
  do?: readonly string[]
  /** Calls to action that the brand uses, favourites first. */
  ctas?: readonly string[]
  /** Keywords and topics, for hashtags. */
  keywords?: readonly string[]
  /** What the brand never says or does: words, "Use exclamation marks", "Say 'cheap'". */
  dont?: readonly string[]
}

/** The product as it was when the request was accepted. */
export interface ProductBrief {
  name: string
  description: string | null
  proposition: string | null
  benefits: readonly string[]
  price_text: string | null
  cta: string | null
}

/** A picture that came with the request, named by the key under which its bytes are handed to the studio. */
export interface PictureRef {
  key: string
  role: 'logo' | 'product' | 'reference'
}

/**
 * Everything that one item is made from: an immutable record, kept with the item. The same brief gives the same result;
 * Regenerate is the same brief with a new `seed` (an unsigned 32-bit integer). Sizes are pixels.
 */
export interface Brief {
  content_type: 'image' | 'video'
  width: number
  height: number
  platform: string | null
  brand: BrandBrief
  product: ProductBrief | null
  title: string | null
  prompt: string
  tone: string | null
  goal: string | null
  theme: string | null
  instructions: string | null
  pictures: readonly PictureRef[]
  seed: number
}
