import type { ImageRef } from '#studio/model/brief.ts'
import { requireBrand } from '../../brands/brands.ts'
import { selectBrandFonts } from '../../brands/fonts/stored-fonts.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { keepLogo, keepPicture } from '../../files/files.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { requireProduct } from '../../products/products.ts'
import { brandWith, productWith, type Inputs } from './build-brief.ts'
import { findProductPicture, listLogos } from '../../files/brief-pictures.ts'

interface Named {
  brand_id: number
  product_id?: number | null | undefined
  brand_data?: Record<string, unknown> | null | undefined
  product_data?: Record<string, unknown> | null | undefined
}

/**
 * Loads the brand, the product and the images of a request. All of them belong to the user.
 * @throws {Problem} 404 when the brand or the product does not exist or belongs to somebody else
 */
export async function loadInputs(
  app: Core & StorageSeam,
  owner: OwnerId,
  named: Named,
  files: UploadedFile[],
): Promise<Inputs> {
  const brand = await requireBrand(app, owner, named.brand_id)
  const product = named.product_id ? await requireProduct(app, owner, brand.id, named.product_id) : null
  const uploaded = await keepPictures(app, owner, files)
  const hasLogo = uploaded.some(({ role }) => role === 'logo')
  const logos = hasLogo ? [] : await listLogos(app, owner, brand)
  const picture = await findProductPicture(app, owner, product?.image_url ?? null)
  const shown = brandWith(brand, named.brand_data)
  return {
    brand: shown,
    fonts: await selectBrandFonts(app, owner, shown),
    product: product && productWith(product, named.product_data),
    pictures: [...(picture ? [picture] : []), ...uploaded, ...logos],
  }
}

/** Stores the uploaded images. An uploaded logo replaces the brand's logo for this request only. */
async function keepPictures(app: Core & StorageSeam, owner: OwnerId, files: UploadedFile[]): Promise<ImageRef[]> {
  const kept: ImageRef[] = []
  for (const { part, withBytes } of files) {
    const role = part === 'image' ? 'logo' : 'reference'
    const keep = role === 'logo' ? keepLogo : keepPicture
    kept.push({ key: toUploadKey(await withBytes((bytes) => keep(app, owner, bytes))), role })
  }
  return kept
}
