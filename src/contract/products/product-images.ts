import '../schema/jitless.ts'
import { z } from 'zod'
import { UPLOADS } from '../brands/brands.ts'
import { LOGO_MAX_BYTES } from '../limits.ts'
import { NOT_YOURS } from '../messages.ts'
import { PRODUCT_IMAGES_MAX } from './product-image-limits.ts'
import { routes } from '../route.ts'
import { ById, Id } from '../schema/fields.ts'
import { UploadedUrl } from '../schema/uploaded-url.ts'

const FILE_INVALID = 'Please choose uploaded pictures'

const ImageOfProduct = z.object({ id: Id, picture: Id })

const ProductImage = z.object({ id: Id, url: z.string() })
export type ProductImage = z.output<typeof ProductImage>

/** `image_url` is the main picture, or null. `pictures` are the others in their order. */
export const ProductImages = z.object({ image_url: z.string().nullable(), pictures: z.array(ProductImage) })
export type ProductImages = z.output<typeof ProductImages>

const missing = 'Product not found'
const imageMissing = 'Picture not found'

export const productImageRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/products/:id/pictures',
    summary: 'The main picture of a product and its other pictures',
    access: 'user',
    params: ById,
    reply: ProductImages,
    missing,
  },
  add: {
    method: 'POST',
    path: '/api/products/:id/pictures',
    summary: 'Upload pictures of a product besides the main one',
    access: 'user',
    refuses: {
      413: 'The uploads are full, or a picture is too large',
      415: 'No picture',
      422: 'A picture cannot be read, or the product would have too many pictures',
    },
    params: ById,
    files: { file: { min: 1, max: PRODUCT_IMAGES_MAX, maxBytes: LOGO_MAX_BYTES } },
    limits: [UPLOADS],
    reply: ProductImages,
    missing,
  },
  attach: {
    method: 'POST',
    path: '/api/products/:id/pictures/uploads',
    summary: 'Add uploads of the caller to a product, such as pictures of an import',
    access: 'user',
    refuses: { 422: `${NOT_YOURS}, or the product would have too many pictures` },
    params: ById,
    body: z.object({ urls: z.array(UploadedUrl, FILE_INVALID).min(1, FILE_INVALID).max(PRODUCT_IMAGES_MAX) }),
    reply: ProductImages,
    missing,
  },
  arrange: {
    method: 'PUT',
    path: '/api/products/:id/pictures',
    summary: 'Change the order of the other pictures; those that are not named come last',
    access: 'user',
    params: ById,
    body: z.object({ ids: z.array(Id).max(PRODUCT_IMAGES_MAX) }),
    reply: ProductImages,
    missing,
  },
  makeMain: {
    method: 'POST',
    path: '/api/products/:id/pictures/:picture/main',
    summary: 'Make a picture the main one; the main one takes its place',
    access: 'user',
    params: ImageOfProduct,
    reply: ProductImages,
    missing: imageMissing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/products/:id/pictures/:picture',
    summary: 'Delete a picture of a product that is not the main one',
    access: 'user',
    params: ImageOfProduct,
    reply: ProductImages,
    missing: imageMissing,
  },
})
