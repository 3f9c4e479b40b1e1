import '../../schema/jitless.ts'
import { z } from 'zod'
import { UPLOADS } from '../brands.ts'
import { LOGO_VARIANT_MAX_BYTES } from '../../limits.ts'
import { NOT_YOURS } from '../../messages.ts'
import { routes } from '../../route.ts'
import { ById, Id } from '../../schema/fields.ts'
import { UploadedUrl } from '../../schema/uploaded-url.ts'
import { COMPUTED_VARIANTS } from './computed-variants.ts'
import { LOGO_VARIANTS, ShownLogoVariants } from './logo-variants.ts'

/** The logo of a brand, its variants, and the missing kinds that can be tried from an SVG. */
const BrandLogos = z.object({
  logo_url: z.string().nullable(),
  logos: ShownLogoVariants,
  offers: z.array(z.enum(COMPUTED_VARIANTS)),
})
export type BrandLogos = z.output<typeof BrandLogos>

const VariantOfBrand = z.object({ id: Id, kind: z.enum(LOGO_VARIANTS) })
const missing = 'Brand not found'

export const brandLogoRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands/:id/logos',
    summary: 'The variants of the logo of a brand, and those that can be computed from its SVG',
    access: 'user',
    params: ById,
    reply: BrandLogos,
    missing,
  },
  upload: {
    method: 'POST',
    path: '/api/brands/:id/logos/:kind',
    summary: 'Upload a variant of the logo; one of the same kind is replaced',
    access: 'user',
    refuses: {
      413: 'The uploads are full, or the picture is too large',
      415: 'No picture',
      422: 'The picture cannot be read',
    },
    params: VariantOfBrand,
    files: { file: { min: 1, max: 1, maxBytes: LOGO_VARIANT_MAX_BYTES } },
    limits: [UPLOADS],
    reply: BrandLogos,
    missing,
  },
  save: {
    method: 'PUT',
    path: '/api/brands/:id/logos/:kind',
    summary: 'Make an upload of the caller a variant of the logo, such as a computed one',
    access: 'user',
    refuses: { 422: NOT_YOURS },
    params: VariantOfBrand,
    body: z.object({ url: UploadedUrl }),
    reply: BrandLogos,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/brands/:id/logos/:kind',
    summary: 'Delete a variant of the logo',
    access: 'user',
    params: VariantOfBrand,
    reply: BrandLogos,
    missing: 'Picture not found',
  },
  compute: {
    method: 'POST',
    path: '/api/brands/:id/logos/:kind/computed',
    summary: 'Compute a variant from the SVG of the logo; nothing is saved, and the picture is deleted after an hour',
    access: 'user',
    refuses: {
      413: 'The uploads are full',
      422: 'The logo is no SVG, or the variant cannot be made from it',
    },
    params: z.object({ id: Id, kind: z.enum(COMPUTED_VARIANTS) }),
    limits: [UPLOADS],
    reply: z.object({ url: z.string() }),
    missing,
  },
})
