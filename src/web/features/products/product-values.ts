import type { z } from 'zod'
import type { Product, ProductInput } from '#contract/products/products.ts'
import { DEFAULT_CTA_TEXT } from '#contract/options.ts'
import { acceptUnlisted } from '#web/lib/forms/accept-unlisted.ts'

export type ProductValues = z.input<typeof ProductInput>

/** The initial form values. Fields that a reply leaves out are blank. */
export function toFormValues(product: Partial<Product> | undefined): ProductValues {
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    category: product?.category ?? '',
    price: product?.price ?? undefined,
    sku: product?.sku ?? '',
    upc: product?.upc ?? '',
    features: product?.features ?? '',
    benefits: product?.benefits ?? '',
    ingredients: product?.ingredients ?? '',
    target_audience: product?.target_audience ?? '',
    usage_instructions: product?.usage_instructions ?? '',
    image_url: product?.image_url ?? '',
    product_type: product?.product_type ? acceptUnlisted(product.product_type) : null,
    key_features: product?.key_features ?? [],
    key_benefits: product?.key_benefits ?? [],
    product_audience: product?.product_audience ?? '',
    pain_point_solved: product?.pain_point_solved ?? '',
    unique_selling_proposition: product?.unique_selling_proposition ?? '',
    product_url: product?.product_url ?? '',
    default_cta_text: product?.default_cta_text ?? DEFAULT_CTA_TEXT,
    pricing_text: product?.pricing_text ?? '',
    availability_status: product?.availability_status ? acceptUnlisted(product.availability_status) : null,
    launch_date: product?.launch_date?.slice(0, 10) ?? '',
    tags: product?.tags ?? [],
    specifications: product?.specifications ?? {},
    testimonials: product?.testimonials ?? '',
    faq: product?.faq ?? '',
    related_products: product?.related_products ?? '',
    language: product?.language ? acceptUnlisted(product.language) : undefined,
    currency: product?.currency ? acceptUnlisted(product.currency) : undefined,
  }
}

/** The request body of a save. Blank fields are left out, except an image, a language or a currency that is being removed. */
export function toPayload(input: ProductInput, stored: Product | undefined): ProductValues {
  const { name, image_url, ...rest } = input
  const filled = Object.entries(rest).filter(([, value]) => !isBlank(value))
  const isImageTaken = image_url === null && Boolean(stored?.image_url)
  return {
    name,
    ...Object.fromEntries(filled),
    ...((image_url || isImageTaken) && { image_url }),
    ...(rest.language === null && stored?.language && { language: null }),
    ...(rest.currency === null && stored?.currency && { currency: null }),
    // The currency of a new product without a price is only a suggestion.
    ...(!stored && rest.price === null && { currency: undefined }),
  }
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
