import './jitless.ts'
import { z } from 'zod'
import { ById, Hex, Id, Message, Name, OptionalText, Text, Timestamp } from './fields.ts'
import { LOGO_MAX_BYTES, LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './limits.ts'
import { LOGO_URL_INVALID } from './messages.ts'
import {
  BRAND_TONES,
  DEFAULT_BRAND_TONE,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  DEFAULT_TYPOGRAPHY,
} from './options.ts'
import { type RequestLimit, routes } from './route.ts'

/** An absolute http(s) address without user info, or a path to one of the caller's own files. */
function isLogoUrl(text: string): boolean {
  if (text.startsWith('/api/files/')) return true
  return /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(text)
}

/** Absent keeps what is there; null or '' removes it. */
export const LogoUrl = Text(URL_MAX, 'Logo URL')
  .nullish()
  .transform((text) => (text === '' ? null : text))
  .refine((text) => !text || isLogoUrl(text), LOGO_URL_INVALID)

export const BrandInput = z.object({
  name: Name,
  description: OptionalText(LONG_TEXT_MAX, 'Description'),
  primary_color: Hex.default(DEFAULT_PRIMARY_COLOR),
  secondary_color: Hex.default(DEFAULT_SECONDARY_COLOR),
  typography: Text(SHORT_TEXT_MAX, 'Font')
    .default(DEFAULT_TYPOGRAPHY)
    .transform((text) => text || DEFAULT_TYPOGRAPHY),
  brand_tone: z.enum(BRAND_TONES, 'Please choose one of the listed tones').default(DEFAULT_BRAND_TONE),
  logo_url: LogoUrl,
})
export type BrandInput = z.output<typeof BrandInput>

export const Brand = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  primary_color: z.string(),
  secondary_color: z.string(),
  typography: z.string(),
  brand_tone: z.string(),
  logo_url: z.string().nullable(),
  created_at: Timestamp,
})
export type Brand = z.output<typeof Brand>

const missing = 'Brand not found'
const UPLOADS: RequestLimit = { per: 'user', count: 30, seconds: 60 }

export const brandRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands',
    summary: 'All brands of the caller, newest first',
    access: 'user',
    reply: z.object({ brands: z.array(Brand) }),
  },
  create: {
    method: 'POST',
    path: '/api/brands',
    summary: 'Create a brand',
    access: 'user',
    body: BrandInput,
    reply: Brand,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/api/brands/:id',
    summary: 'Replace a brand; an absent logo_url stays',
    access: 'user',
    params: ById,
    body: BrandInput,
    reply: Brand,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/brands/:id',
    summary: 'Delete a brand',
    access: 'user',
    params: ById,
    reply: Message,
    missing,
  },
  uploadLogo: {
    method: 'POST',
    path: '/api/brands/:id/logo',
    summary: 'Upload the logo of a brand',
    access: 'user',
    params: ById,
    files: { file: { max: 1, maxBytes: LOGO_MAX_BYTES } },
    limits: [UPLOADS],
    reply: z.object({ logo_url: z.string() }),
    missing,
  },
})
