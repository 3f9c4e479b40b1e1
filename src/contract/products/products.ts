import '../schema/jitless.ts'
import { z } from 'zod'
import { LogoUrl, UPLOADS } from '../brands/brands.ts'
import {
  ById,
  Currency,
  Id,
  Language,
  Message,
  Name,
  OptionalText,
  Text,
  TextList,
  TextMap,
  Timestamp,
} from '../schema/fields.ts'
import {
  CATEGORY_MAX,
  CODE_TEXT_MAX,
  LOGO_MAX_BYTES,
  LONG_TEXT_MAX,
  PRICE_MAX,
  SHORT_TEXT_MAX,
  URL_MAX,
} from '../limits.ts'
import { NOT_YOURS } from '../messages.ts'
import { AVAILABILITIES, DEFAULT_CTA_TEXT, PRODUCT_TYPES } from '../options.ts'
import { routes } from '../route.ts'

const PRICE_INVALID = 'Price must be a number from 0 to 9999999.99 with at most two decimals'

/** A price in the currency of the product, otherwise of its brand: at most two decimals, exactly as typed. */
export const Price = z
  .number(PRICE_INVALID)
  .min(0, PRICE_INVALID)
  .max(PRICE_MAX, PRICE_INVALID)
  .meta({ multipleOf: 0.01 })
  .refine((price) => Math.abs(Math.round(price * 100) - price * 100) < 1e-6, PRICE_INVALID)

/** An absolute http(s) URL. */
const WebUrl = Text(URL_MAX, 'Product URL', {
  pattern: String.raw`^(https?://[^\s/@]+([/?#]\S*)?)?$`,
  examples: ['https://example.com/serum', ''],
})
  .nullish()
  .transform((text) => text || null)
  .refine(
    (text) => text === null || /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text),
    'Product URL must start with http:// or https://.',
  )

/** A calendar day, YYYY-MM-DD. */
const Day = z
  .string('Launch date must be a date')
  .meta({ format: 'date' })
  .nullish()
  .transform((text) => text || null)
  .refine((text) => text === null || isDay(text), 'Launch date must be a date')

/** `Date` converts 30 February to 2 March, and accepts year 0. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false
  return new Date(text).toISOString().startsWith(text) && !text.startsWith('0000')
}

export const ProductInput = z.object({
  name: Name,
  description: OptionalText(LONG_TEXT_MAX, 'Description'),
  category: OptionalText(CATEGORY_MAX, 'Category'),
  price: Price.nullish().transform((price) => price ?? null),
  sku: OptionalText(CODE_TEXT_MAX, 'SKU'),
  upc: OptionalText(CODE_TEXT_MAX, 'UPC'),
  features: OptionalText(LONG_TEXT_MAX, 'Features'),
  benefits: OptionalText(LONG_TEXT_MAX, 'Benefits'),
  ingredients: OptionalText(LONG_TEXT_MAX, 'Ingredients'),
  target_audience: OptionalText(LONG_TEXT_MAX, 'Target audience'),
  usage_instructions: OptionalText(LONG_TEXT_MAX, 'Usage instructions'),
  image_url: LogoUrl,
  product_type: z
    .enum(PRODUCT_TYPES, 'Please choose one of the listed product types')
    .nullish()
    .transform((type) => type ?? null),
  key_features: TextList('Key features'),
  key_benefits: TextList('Key benefits'),
  product_audience: OptionalText(LONG_TEXT_MAX, 'Audience'),
  pain_point_solved: OptionalText(LONG_TEXT_MAX, 'Pain point'),
  unique_selling_proposition: OptionalText(LONG_TEXT_MAX, 'Unique selling proposition'),
  product_url: WebUrl,
  default_cta_text: Text(SHORT_TEXT_MAX, 'Call to action')
    .nullish()
    .transform((text) => text || DEFAULT_CTA_TEXT),
  pricing_text: OptionalText(SHORT_TEXT_MAX, 'Pricing text'),
  availability_status: z
    .enum(AVAILABILITIES, 'Please choose one of the listed states')
    .nullish()
    .transform((status) => status ?? null),
  launch_date: Day,
  tags: TextList('Tags'),
  specifications: TextMap('Specifications'),
  testimonials: OptionalText(LONG_TEXT_MAX, 'Testimonials'),
  faq: OptionalText(LONG_TEXT_MAX, 'FAQ'),
  related_products: OptionalText(LONG_TEXT_MAX, 'Related products'),
  language: Language,
  currency: Currency,
})
export type ProductInput = z.output<typeof ProductInput>

const text = z.string().nullable().optional()

/** The browser replaces a missing field with the value in `catch`. Fields after `created_at` may be absent. */
export const Product = z.object({
  id: Id,
  name: z.string().catch(''),
  description: z.string().nullable().catch(null),
  category: z.string().nullable().catch(null),
  price: z.number().nullable().catch(null),
  sku: z.string().nullable().catch(null),
  target_audience: z.string().nullable().catch(null),
  image_url: z.string().nullable().catch(null),
  created_at: Timestamp.catch(''),
  brand_id: Id.optional(),
  upc: text,
  features: text,
  benefits: text,
  ingredients: text,
  usage_instructions: text,
  product_type: text,
  key_features: z.array(z.string()).optional().catch(undefined),
  key_benefits: z.array(z.string()).optional().catch(undefined),
  product_audience: text,
  pain_point_solved: text,
  unique_selling_proposition: text,
  product_url: text,
  default_cta_text: z.string().optional().catch(undefined),
  pricing_text: text,
  availability_status: text,
  launch_date: text,
  tags: z.array(z.string()).optional().catch(undefined),
  specifications: z.record(z.string(), z.string()).optional().catch(undefined),
  testimonials: text,
  faq: text,
  related_products: text,
  /** The language of the product's designs; null takes that of the brand. */
  language: text,
  /** The currency of `price` (ISO 4217); null takes that of the brand. */
  currency: text,
})
export type Product = z.output<typeof Product>

const missing = 'Product not found'

export const productRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands/:id/products',
    summary: 'All products of a brand, newest first',
    access: 'user',
    params: ById,
    reply: z.object({ products: z.array(Product) }),
    missing: 'Brand not found',
  },
  create: {
    method: 'POST',
    path: '/api/brands/:id/products',
    summary: 'Create a product of a brand',
    access: 'user',
    refuses: { 422: NOT_YOURS },
    params: ById,
    body: ProductInput,
    reply: Product,
    openReply: true,
    status: 201,
    missing: 'Brand not found',
  },
  update: {
    method: 'PUT',
    path: '/api/products/:id',
    summary: 'Replace a product; an absent image_url stays',
    access: 'user',
    refuses: { 422: NOT_YOURS },
    params: ById,
    body: ProductInput,
    reply: Product,
    openReply: true,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/products/:id',
    summary: 'Delete a product with its picture',
    access: 'user',
    params: ById,
    reply: Message,
    openReply: true,
    missing,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/products/:id/image',
    summary: 'Upload the picture of a product',
    access: 'user',
    refuses: {
      413: 'The uploads are full, or the picture is too large',
      415: 'No picture',
      422: 'The picture cannot be read',
    },
    params: ById,
    files: { file: { min: 1, max: 1, maxBytes: LOGO_MAX_BYTES } },
    limits: [UPLOADS],
    reply: z.object({ image_url: z.string() }),
    missing,
  },
})
