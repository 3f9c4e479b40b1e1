import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { BrandFields, BrandInput } from '#contract/brands/brands.ts'
import { OptionalText } from '#contract/schema/fields.ts'
import { NAME_MAX } from '#contract/limits.ts'
import { BRAND_SAVE_FAILED } from '#contract/messages.ts'
import { ProductInput } from '#contract/products/products.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { findNewestByName } from '#web/lib/forms/find-newest-by-name.ts'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { BRAND_IMAGES_KEY } from '#web/lib/brand/use-brand-image.ts'
import { useQuickGeneration, type Brief } from '#web/lib/jobs/use-quick-generation.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/start.ts'

/** The fields of a first brand. Without a product, the image is about the brand itself. */
export const StartChoices = BrandFields.pick({
  name: true,
  primary_color: true,
  secondary_color: true,
  typography: true,
}).extend({ product: OptionalText(NAME_MAX, t.product) })
export type StartChoices = z.output<typeof StartChoices>

/** Portrait, which most feeds show largest. */
const DIMENSIONS = '1080x1350'

/** Ids created by an earlier submit. Submitting again updates these rows and creates no others. */
interface Kept {
  brandId?: number
  productId?: number
  /** The file that is the logo of the brand already. */
  logo?: File
}

export type FirstImageRun = ReturnType<typeof useFirstImage>

/** Saves the brand, and the product if one is named. Then the studio renders an image, which costs nothing. */
export function useFirstImage() {
  const client = useQueryClient()
  const quick = useQuickGeneration()
  const kept = useRef<Kept>({})
  const [brief, setBrief] = useState<Brief | null>(null)
  const [hasLogo, setHasLogo] = useState(false)
  const [isKeeping, setKeeping] = useState(false)

  const make = async (choices: StartChoices, logo: File | undefined) => {
    setKeeping(true)
    // Browsers allow six HTTP/1.1 connections per host, so previews that are no longer needed would delay the other calls.
    void client.cancelQueries({ queryKey: BRAND_IMAGES_KEY })
    try {
      const newBrief = buildBrief(choices, await keep(choices, logo, kept.current))
      setBrief(newBrief)
      setHasLogo(logo !== undefined)
      quick.generate(newBrief)
    } catch (error) {
      toast.error(getErrorMessage(error, BRAND_SAVE_FAILED))
    }
    setKeeping(false)
    void client.invalidateQueries({ queryKey: brandsQuery.queryKey })
    void client.invalidateQueries({ queryKey: PRODUCTS_KEY })
  }
  return {
    generation: quick.generation,
    cancel: quick.cancel,
    make: (choices: StartChoices, logo?: File) => void make(choices, logo),
    hasLogo,
    isKeeping,
    brandId: brief?.brand_id,
    /** Submits the same request again; every request renders a different image. */
    again: () => brief && quick.generate(brief),
  }
}

async function keep(
  choices: StartChoices,
  logo: File | undefined,
  kept: Kept,
): Promise<{ brandId: number; productId?: number }> {
  const { product, ...brand } = choices
  const body = BrandInput.parse(brand)
  if (kept.brandId === undefined) kept.brandId = await createBrand(body)
  else await api.brands.update({ params: { id: kept.brandId }, body })
  const { brandId } = kept
  if (logo && logo !== kept.logo) await api.brands.uploadLogo({ params: { id: brandId }, files: { file: [logo] } })
  kept.logo = logo
  if (!product) return { brandId }
  const of = ProductInput.parse({ name: product })
  if (kept.productId === undefined) kept.productId = await createProduct(brandId, of)
  else await api.products.update({ params: { id: kept.productId }, body: of })
  return { brandId, productId: kept.productId }
}

/** @throws {Error} if neither the reply nor the list contains the id of the new brand */
async function createBrand(body: BrandInput): Promise<number> {
  const { id } = await api.brands.create({ body })
  return id ?? known(findNewestByName((await api.brands.list()).brands, body.name)?.id)
}

/** @throws {Error} if neither the reply nor the list contains the id of the new product */
async function createProduct(brandId: number, body: ProductInput): Promise<number> {
  const { id } = await api.products.create({ params: { id: brandId }, body })
  return id ?? known(findNewestByName((await api.products.list({ params: { id: brandId } })).products, body.name)?.id)
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('The reply lacks the id of the created row')
  return id
}

function buildBrief(
  { name, product }: StartChoices,
  { brandId, productId }: { brandId: number; productId?: number },
): Brief {
  return {
    brand_id: brandId,
    product_id: productId,
    content_type: 'image',
    prompt: product ? t.promptProduct.replace('{product}', () => product) : t.promptBrand.replace('{name}', () => name),
    title: product || name,
    dimensions: DIMENSIONS,
    brand_data: null,
    product_data: null,
    language: currentLanguage() === 'en' ? null : currentLanguage(),
    layout: 'auto',
    engine: 'studio',
    logo: undefined,
    references: [],
  }
}
