import type { BrandImageChoice } from '#contract/brands/images/image-choice.ts'
import { parseDimensions } from '#contract/schema/dimensions.ts'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import type { ImageRef } from '#studio/model/brief.ts'
import { chooseBrandImage } from '../../brand-images/choose-image.ts'
import { findClipsOf, findSceneImages } from '../../brand-images/clips.ts'
import { requireBrand } from '../../brands/brands.ts'
import { selectBrandFonts } from '../../brands/fonts/stored-fonts.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { keepLogo, keepImage } from '../../files/files.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { requireProduct } from '../../products/products.ts'
import { brandWith, productWith, type Inputs } from './build-brief.ts'
import { findProductImage, listLogos } from '../../files/brief-images.ts'

interface Named {
  brand_id: number
  product_id?: number | null | undefined
  brand_data?: Record<string, unknown> | null | undefined
  product_data?: Record<string, unknown> | null | undefined
  /** The words that a picture of the brand is chosen by, and the size of the design: `WIDTHxHEIGHT`. */
  prompt?: string | undefined
  instructions?: string | null | undefined
  dimensions?: string | undefined
  brand_picture?: BrandImageChoice | undefined
  /** The scenes of a film, with the pictures of the brand that they show. */
  scenes?: RequestScenes | undefined
}

/**
 * Loads the brand, the product and the images of a request. All of them belong to the user. An uploaded logo replaces the brand's logo for
 * this request only.
 * @throws {Problem} 404 when the brand or the product does not exist or belongs to somebody else
 */
export async function loadInputs(
  app: Core & StorageSeam,
  owner: OwnerId,
  named: Named,
  loadUploaded: () => Promise<ImageRef[]> = () => Promise.resolve([]),
): Promise<Inputs> {
  const brand = await requireBrand(app, owner, named.brand_id)
  const product = named.product_id ? await requireProduct(app, owner, brand.id, named.product_id) : null
  const uploaded = await loadUploaded()
  const hasLogo = uploaded.some(({ role }) => role === 'logo')
  const logos = hasLogo ? [] : await listLogos(app, owner, brand)
  const ofProduct = await findProductImage(app, owner, product?.image_url ?? null)
  const ofBrand = await findBrandImage(app, owner, named, {
    product,
    hasOther: ofProduct !== null || uploaded.some(({ role }) => role === 'reference'),
  })
  // A picture that a person chose by name is shown in place of that of the product.
  const image = ofBrand ?? ofProduct
  const ofScenes = await findSceneImages(app, owner, brand.id, named.scenes)
  const shown = brandWith(brand, named.brand_data)
  return {
    brand: shown,
    fonts: await selectBrandFonts(app, owner, shown),
    product: product && productWith(product, named.product_data),
    pictures: [...(image ? [image] : []), ...uploaded, ...logos, ...ofScenes.pictures],
    clips: [...(ofBrand ? await findClipsOf(app, owner, [ofBrand.key]) : []), ...ofScenes.clips],
  }
}

/** The picture of the brand's library for a request. One that has a picture already gets it only by name. */
function findBrandImage(
  app: Core,
  owner: OwnerId,
  { brand_id, prompt, instructions, dimensions, brand_picture = 'auto' }: Named,
  { product, hasOther }: { product: { id: number; name: string } | null; hasOther: boolean },
): Promise<ImageRef | null> {
  if (brand_picture === 'none' || (brand_picture === 'auto' && hasOther)) return Promise.resolve(null)
  return chooseBrandImage(app, owner, {
    brandId: brand_id,
    productId: product?.id ?? null,
    text: [prompt, instructions, product?.name].filter(Boolean).join('\n'),
    size: parseDimensions(dimensions ?? ''),
    choice: brand_picture,
  })
}

/**
 * Stores the images that belong to a request: its logo in the part `image`, all others are references.
 * @throws {Problem} 413, 415 or 422 where one cannot be taken
 */
export async function keepImages(
  app: Core & StorageSeam,
  owner: OwnerId,
  files: readonly UploadedFile[],
): Promise<ImageRef[]> {
  const kept: ImageRef[] = []
  for (const { part, withBytes } of files) {
    const role = part === 'image' ? 'logo' : 'reference'
    const keep = role === 'logo' ? keepLogo : keepImage
    kept.push({ key: toUploadKey(await withBytes((bytes) => keep(app, owner, bytes))), role })
  }
  return kept
}
