/** Which columns of a table become which fields of a product. This file does not import zod. */

export const IMPORT_FIELDS = [
  'key',
  'name',
  'description',
  'category',
  'price',
  'sale_price',
  'sku',
  'upc',
  'features',
  'benefits',
  'key_benefits',
  'target_audience',
  'unique_selling_proposition',
  'image_url',
  'product_url',
  'availability_status',
  'tags',
  'default_cta_text',
  'launch_date',
  'language',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_KINDS = ['shopify', 'google', 'meta', 'own'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The field of each column, in their order; null for a column that is not imported. */
export type Mapping = readonly (ImportField | null)[]

/**
 * Heads as Shopify, Google Merchant Center and Meta write them, and common ones of own tables; normalized. The first column with one of
 * the heads gets the field, in the order of this list, so `URL handle` is the key before `SKU` is.
 */
const ALIASES: Readonly<Record<ImportField, readonly string[]>> = {
  key: ['urlhandle', 'handle', 'id', 'key', 'productid', 'artikelnummer', 'externalid'],
  name: ['title', 'name', 'productname', 'product', 'produktname', 'nombre', 'nom', 'titel'],
  description: ['description', 'bodyhtml', 'body', 'longdescription', 'beschreibung', 'descripcion'],
  category: [
    'productcategory',
    'producttype',
    'googleproductcategory',
    'fbproductcategory',
    'category',
    'kategorie',
    'type',
  ],
  price: ['price', 'variantprice', 'preis', 'precio', 'prix', 'regularprice'],
  sale_price: ['saleprice', 'specialprice', 'offerprice'],
  sku: ['sku', 'variantsku', 'mpn', 'articlenumber'],
  upc: ['barcode', 'variantbarcode', 'gtin', 'upc', 'ean'],
  features: ['features', 'merkmale'],
  benefits: ['benefits', 'vorteile'],
  key_benefits: ['keybenefits', 'bulletpoints', 'highlights', 'producthighlight'],
  target_audience: ['targetaudience', 'audience', 'zielgruppe'],
  unique_selling_proposition: ['uniquesellingproposition', 'usp'],
  image_url: ['productimageurl', 'imagesrc', 'imagelink', 'image', 'imageurl', 'picture', 'bild'],
  product_url: ['link', 'url', 'producturl', 'productlink', 'website'],
  availability_status: ['availability', 'availabilitystatus', 'inventoryquantity', 'variantinventoryqty', 'stock'],
  tags: ['tags', 'keywords', 'schlagworte'],
  default_cta_text: ['calltoaction', 'cta', 'defaultctatext', 'button'],
  launch_date: ['launchdate', 'availabilitydate', 'releasedate'],
  language: ['language', 'contentlanguage', 'sprache'],
}

/** Lower case without spaces, punctuation and accents. Google's `g:` prefix is dropped. */
export const normalizeHead = (head: string): string =>
  head
    .toLowerCase()
    .replace(/^g:/, '')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Suggests a field for each column. No two columns get the same field. */
export function suggestMapping(heads: readonly string[]): (ImportField | null)[] {
  const normal = heads.map(normalizeHead)
  const mapping = heads.map((): ImportField | null => null)
  for (const field of IMPORT_FIELDS) {
    const found = [...ALIASES[field], field.replaceAll('_', '')]
      .map((alias) => normal.findIndex((head, index) => head === alias && mapping[index] === null))
      .find((index) => index >= 0)
    if (found !== undefined) mapping[found] = field
  }
  return mapping
}

/** Which product wrote a table, by its heads. Merchant files are separated by tabs, catalogues of Meta by commas. */
export function detectKind(heads: readonly string[], delimiter: string): ImportKind {
  const normal = new Set(heads.map(normalizeHead))
  const has = (...names: string[]) => names.every((name) => normal.has(name))
  if (has('title') && (has('urlhandle') || has('handle'))) return 'shopify'
  if (!has('id', 'title') || !has('imagelink')) return 'own'
  if (has('fbproductcategory')) return 'meta'
  return delimiter === '\t' || has('googleproductcategory') ? 'google' : 'meta'
}
