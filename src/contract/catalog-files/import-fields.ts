/** Which columns of a table become which fields of a product. This file does not import zod. */

export const IMPORT_FIELDS = [
  'key',
  'name',
  'description',
  'category',
  'price',
  'sale_price',
  'sale_price_dates',
  'sale_price_start',
  'sale_price_end',
  'currency',
  'sku',
  'upc',
  'features',
  'benefits',
  'key_benefits',
  'target_audience',
  'unique_selling_proposition',
  'image_url',
  'more_images',
  'product_url',
  'availability_status',
  'status',
  'parent',
  'tags',
  'default_cta_text',
  'launch_date',
  'language',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_KINDS = ['shopify', 'woocommerce', 'google', 'meta', 'own'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The field of each column, in their order; null for a column that is not imported. */
export type Mapping = readonly (ImportField | null)[]
