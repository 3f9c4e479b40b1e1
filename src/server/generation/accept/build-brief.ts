import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ApprovedClaim } from '#contract/brands/approved-claims.ts'
import { BrandFields } from '#contract/brands/brands.ts'
import { ProductInput } from '#contract/products/products.ts'
import type { BrandBrief, ClipRef, ImageRef, ProductBrief } from '#studio/model/brief.ts'
import type { BrandFonts } from '#studio/type/uploaded-family.ts'
import { formatPrice, NO_CURRENCY } from '#studio/copywriter/languages/format-amounts.ts'
import { toBriefPalette } from '../../brands/palette/stored-palette.ts'
import type { BrandsTable, ProductsTable } from '../../infrastructure/db/schema.ts'
import { uncleanField } from '../../infrastructure/unclean-text.ts'
import { BRIEF_VERSION, type ItemBrief } from '../../stored/brief.ts'

/** The current brand and product with their images. */
export interface Inputs {
  brand: Selectable<BrandsTable>
  product: Selectable<ProductsTable> | null
  pictures: ImageRef[]
  /** The clips that its pictures are stills of. */
  clips?: readonly ClipRef[] | undefined
  /** The uploaded font families that the brand uses. */
  fonts?: BrandFonts | undefined
}

/** What a request adds to the brand and the product. Sizes are in pixels. */
export type Wish = Pick<
  ItemBrief,
  | 'content_type'
  | 'format'
  | 'width'
  | 'height'
  | 'platform'
  | 'safe_area'
  | 'title'
  | 'prompt'
  | 'tone'
  | 'goal'
  | 'theme'
  | 'instructions'
  | 'engine'
  | 'layout'
  | 'sound'
  | 'voice'
  | 'captions'
  | 'scenes'
  | 'language'
  | 'choices'
> & { seed?: number; chooses_seed?: boolean }

/** Builds the immutable snapshot that an item is generated from, with the seed of its request or a random 32-bit one. */
export function buildBrief({ brand, product, pictures, clips = [], fonts }: Inputs, wish: Wish): ItemBrief {
  return {
    version: BRIEF_VERSION,
    ...wish,
    brand: brandBrief(brand, fonts),
    product: product && productBrief(product, brand.currency),
    pictures,
    ...(clips.length > 0 && wish.content_type === 'video' && { clips }),
    brand_id: brand.id,
    brand_version: brand.version,
    product_id: product?.id ?? null,
    seed: wish.seed ?? randomInt(2 ** 32),
  }
}

type Snapshot = Record<string, unknown> | null | undefined

/**
 * Valid fields of a snapshot replace the stored ones for this request only; all others are ignored. In a multipart form a snapshot
 * is a string, so its fields are checked for control characters here.
 */
export const brandWith = (brand: Selectable<BrandsTable>, snapshot: Snapshot) =>
  overlaid(brand, snapshot, BrandFields.shape)

export const productWith = (product: Selectable<ProductsTable>, snapshot: Snapshot) =>
  overlaid(product, snapshot, ProductInput.shape)

/** Images and claims of a snapshot are ignored: only stored ones are known to belong to the user, or to be approved. */
const NEVER_OVERLAID = new Set(['logo_url', 'logo_variants', 'image_url', 'approved_claims'])

function overlaid<T extends object>(row: T, snapshot: Snapshot, shape: Record<string, z.ZodType>): T {
  const valid = Object.entries(snapshot ?? {}).flatMap(([name, value]) => {
    // Only own names: a stranger's `toString` would find what every object inherits.
    const isField = Object.hasOwn(row, name) && Object.hasOwn(shape, name) && !NEVER_OVERLAID.has(name)
    const parsed = isField && uncleanField(value) === null ? shape[name]?.safeParse(value) : null
    return parsed?.success ? [[name, parsed.data] as const] : []
  })
  return { ...row, ...Object.fromEntries(valid) }
}

const toBriefClaim = ({ text, market, expires_on }: ApprovedClaim) => ({ text, market, expires_on })

function brandBrief(brand: Selectable<BrandsTable>, fonts: BrandFonts | undefined): BrandBrief {
  const extended_palette = toBriefPalette(brand.extended_palette)
  const { name, description, primary_color, secondary_color, typography, brand_tone, content_guidelines } = brand
  return {
    name,
    description,
    primary_color,
    secondary_color,
    typography,
    tone: brand_tone,
    voice: brand.brand_voice,
    audience: brand.target_audience,
    ctas: brand.key_ctas,
    keywords: brand.keywords_topics,
    do: content_guidelines.do,
    dont: content_guidelines.dont,
    language: brand.language,
    currency: brand.currency,
    ...(brand.form_of_address && { form_of_address: brand.form_of_address }),
    ...(brand.approved_claims.length > 0 && { claims: brand.approved_claims.map(toBriefClaim) }),
    ...(extended_palette && { extended_palette }),
    ...(fonts && { fonts }),
    ...(brand.ai_label && { ai_label: { text: brand.ai_label, always: brand.ai_label_on === 'all' } }),
  }
}

/** `usual` is the currency of the brand. Without any, the price is a number alone. */
export function productBrief(product: Selectable<ProductsTable>, usual: string | null): ProductBrief {
  const currency = product.currency ?? usual ?? NO_CURRENCY
  const { name, description, unique_selling_proposition, key_benefits, key_features, default_cta_text } = product
  return {
    name,
    description,
    proposition: unique_selling_proposition,
    benefits: key_benefits.length > 0 ? key_benefits : key_features,
    // The studio writes the price again where the design is in another language.
    price_text: product.pricing_text ?? (product.price === null ? null : formatPrice(product.price, currency, 'en')),
    cta: default_cta_text,
    amount: product.pricing_text ? null : product.price,
    currency,
    language: product.language,
  }
}
