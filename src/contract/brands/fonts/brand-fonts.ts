import '../../schema/jitless.ts'
import { z } from 'zod'
import { UPLOADS } from '../brands.ts'
import { routes } from '../../route.ts'
import { ById, Id, OptionalText, Timestamp } from '../../schema/fields.ts'
import { BRAND_FONT_SENTENCES } from '../../sentences/brand-font-sentences.ts'
import { FontChoice } from './font-choice.ts'
import { FONT_KINDS, FONT_MAX_BYTES, LICENSE_NOTE_MAX } from './font-options.ts'

const FontOfBrand = z.object({ id: Id, font: Id })
const LicenseNote = OptionalText(LICENSE_NOTE_MAX, 'License note')
const Kind = z.enum(FONT_KINDS, 'Please choose one of the listed kinds')

/** An uploaded font: one weight of a family. */
const BrandFont = z.object({
  id: Id,
  family: z.string(),
  style: z.string(),
  weight: z.number(),
  is_italic: z.boolean(),
  /** Whether it is the default instance of a variable font. */
  is_variable: z.boolean(),
  kind: z.enum(FONT_KINDS),
  scripts: z.array(z.string()),
  characters: z.number(),
  size_bytes: z.number(),
  license_note: z.string().nullable(),
  created_at: Timestamp,
})
export type BrandFont = z.output<typeof BrandFont>

/** The fonts of a brand by family and weight, and the families that it uses. */
const BrandFontList = z.object({
  fonts: z.array(BrandFont),
  headline: z.string().nullable(),
  text: z.string().nullable(),
})
export type BrandFontList = z.output<typeof BrandFontList>

const missing = 'Brand not found'
const fontMissing = BRAND_FONT_SENTENCES.fontMissing

export const brandFontRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands/:id/fonts',
    summary: 'The uploaded fonts of a brand',
    access: 'user',
    params: ById,
    reply: BrandFontList,
    missing,
  },
  upload: {
    method: 'POST',
    path: '/api/brands/:id/fonts',
    summary: 'Upload a font of a brand: OTF, TTF or WOFF2, one weight of a family',
    access: 'user',
    refuses: {
      413: 'The font is too large, or the uploads are full',
      415: 'No OTF, TTF or WOFF2 file',
      422: 'The font cannot be used, or the brand has too many fonts',
    },
    params: ById,
    form: z.object({ license_note: LicenseNote }),
    files: { file: { min: 1, max: 1, maxBytes: FONT_MAX_BYTES, holds: 'font' } },
    limits: [UPLOADS],
    reply: BrandFontList,
    status: 201,
    missing,
  },
  choose: {
    method: 'PUT',
    path: '/api/brands/:id/fonts',
    summary: 'Choose uploaded families for headlines and for other text',
    access: 'user',
    refuses: { 422: BRAND_FONT_SENTENCES.fontNotChosen },
    params: ById,
    body: FontChoice,
    reply: BrandFontList,
    missing,
  },
  preview: {
    method: 'POST',
    path: '/api/brands/:id/fonts/preview',
    summary: 'A small picture of the brand with these families, as the studio draws it',
    access: 'user',
    refuses: { 422: BRAND_FONT_SENTENCES.fontNotChosen },
    params: ById,
    body: FontChoice,
    bytes: ['image/webp'],
    missing,
  },
  update: {
    method: 'PUT',
    path: '/api/brands/:id/fonts/:font',
    summary: 'Change the license note of a font, and what it looks like; the kind counts for its whole family',
    access: 'user',
    params: FontOfBrand,
    body: z.object({ license_note: LicenseNote, kind: Kind.optional() }),
    reply: BrandFontList,
    missing: fontMissing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/brands/:id/fonts/:font',
    summary: 'Delete a font; designs that use it fall back to the typography of the brand when they are drawn again',
    access: 'user',
    params: FontOfBrand,
    reply: BrandFontList,
    missing: fontMissing,
  },
  file: {
    method: 'GET',
    path: '/api/brands/:id/fonts/:font/file',
    summary: 'The file of a font, as it was checked and rebuilt',
    access: 'user',
    params: FontOfBrand,
    bytes: ['font/otf', 'font/ttf'],
    missing: fontMissing,
  },
})
