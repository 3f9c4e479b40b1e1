import '../schema/jitless.ts'
import { z } from 'zod'
import { LOGO_VARIANTS } from './logos/logo-variants.ts'
import { BRAND_FONTS_MAX, BRAND_FONTS_MAX_BYTES, FONT_KINDS, LICENSE_NOTE_MAX } from './fonts/font-options.ts'
import { Brand, BrandInput, UPLOADS } from './brands.ts'
import { BRAND_FILE_MAX_BYTES, LOGO_MAX_BYTES } from '../limits.ts'
import { routes } from '../route.ts'
import { ById } from '../schema/fields.ts'

export const BRAND_FILE_TYPE = 'application/vnd.signet.brand+json'

/** Characters of a logo of the greatest size in base64. */
const LOGO_BASE64_MAX = Math.ceil((LOGO_MAX_BYTES * 4) / 3) + 4
const FONT_BASE64_MAX = Math.ceil((BRAND_FONTS_MAX_BYTES * 4) / 3) + 4

/** Base64. Its bytes are checked like those of an upload. A pattern for megabytes of text would hold up other requests. */
const LogoFile = z.object({ mime_type: z.string().max(100), content_data: z.string().max(LOGO_BASE64_MAX) })

const FontOfFile = z.object({
  kind: z.enum(FONT_KINDS).optional().catch(undefined),
  license_note: z.string().max(LICENSE_NOTE_MAX).nullable().default(null),
  /** Base64. */
  content_data: z.string().max(FONT_BASE64_MAX),
})

/**
 * A brand as one JSON file: its fields, and its logo, the variants of it and its fonts as base64. A logo on another server is kept by its
 * address in `brand`.
 */
export const BrandFile = z.object({
  format: z.literal('signetbrand', 'This is not a brand file'),
  version: z.literal(1, 'This brand file is of a version that is not known'),
  brand: BrandInput,
  logo: LogoFile.nullable().default(null),
  logos: z
    .array(LogoFile.extend({ kind: z.enum(LOGO_VARIANTS) }))
    .max(LOGO_VARIANTS.length)
    .default([]),
  fonts: z.array(FontOfFile).max(BRAND_FONTS_MAX).default([]),
})
export type BrandFile = z.output<typeof BrandFile>

export const brandFileRoutes = routes({
  export: {
    method: 'GET',
    path: '/api/brands/:id/file',
    summary: 'A brand as one file with its logo and fonts, to import elsewhere',
    access: 'user',
    params: ById,
    bytes: [BRAND_FILE_TYPE],
    missing: 'Brand not found',
  },
  import: {
    method: 'POST',
    path: '/api/brands/file',
    summary: 'Create a brand from a brand file',
    access: 'user',
    form: z.object({}),
    files: { file: { min: 1, max: 1, maxBytes: BRAND_FILE_MAX_BYTES, holds: 'files' } },
    limits: [UPLOADS],
    reply: Brand,
    refuses: {
      413: 'The uploads are full, or the file is too large',
      415: 'The logo is no picture, or a font is no font',
      422: 'The file is not a brand file, or a font cannot be used',
    },
    status: 201,
  },
})
