import '../schema/jitless.ts'
import { z } from 'zod'
import { SOCIAL_CHANNELS } from '../platforms/platform.ts'
import {
  ById,
  Currency,
  Hex,
  Id,
  Language,
  Message,
  Name,
  OptionalText,
  Text,
  TextList,
  TextMap,
  Timestamp,
} from '../schema/fields.ts'
import { LOGO_MAX_BYTES, LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '../limits.ts'
import { ApprovedClaims, ShownClaims } from './approved-claims.ts'
import { LogoVariants, ShownLogoVariants } from './logos/logo-variants.ts'
import { FORM_OF_ADDRESS_UNKNOWN, LOGO_URL_INVALID, NOT_YOURS } from '../messages.ts'
import { FontChoice } from './fonts/font-choice.ts'
import { ExtendedPalette } from './palette/extended-palette.ts'
import {
  BRAND_TONES,
  DEFAULT_BRAND_TONE,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  DEFAULT_TYPOGRAPHY,
  FORMS_OF_ADDRESS,
} from '../options.ts'
import { type RequestLimit, routes } from '../route.ts'

/** An absolute http(s) URL without user info, or the path of one of the caller's own files. */
function isLogoUrl(text: string): boolean {
  if (text.startsWith('/api/files/')) return true
  return /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(text)
}

/** A missing value keeps the stored one; null or '' removes it. */
export const LogoUrl = Text(URL_MAX, 'Logo URL', {
  pattern: String.raw`^(https?://[^\s/@]+(/\S*)?|/api/files/[0-9a-f]{32}\.(png|jpg))?$`,
  examples: ['https://example.com/logo.png', ''],
})
  .nullish()
  .transform((text) => (text === '' ? null : text))
  .refine((text) => !text || isLogoUrl(text), LOGO_URL_INVALID)

/** The fields of a brand. Each is validated on its own. */
export const BrandFields = z.object({
  name: Name,
  description: OptionalText(LONG_TEXT_MAX, 'Description'),
  primary_color: Hex.default(DEFAULT_PRIMARY_COLOR),
  secondary_color: Hex.default(DEFAULT_SECONDARY_COLOR),
  typography: Text(SHORT_TEXT_MAX, 'Font')
    .default(DEFAULT_TYPOGRAPHY)
    .transform((text) => text || DEFAULT_TYPOGRAPHY),
  logo_url: LogoUrl,
  brand_tone: z.enum(BRAND_TONES, 'Please choose one of the listed tones').default(DEFAULT_BRAND_TONE),
  brand_persona: OptionalText(LONG_TEXT_MAX, 'Persona'),
  brand_voice: OptionalText(LONG_TEXT_MAX, 'Voice'),
  mission: OptionalText(LONG_TEXT_MAX, 'Mission'),
  brand_mission: OptionalText(LONG_TEXT_MAX, 'Mission'),
  values: OptionalText(LONG_TEXT_MAX, 'Values'),
  brand_values: OptionalText(LONG_TEXT_MAX, 'Values'),
  target_audience: OptionalText(LONG_TEXT_MAX, 'Target audience'),
  keywords_topics: TextList('Keywords'),
  social_channels: z
    .array(z.enum(SOCIAL_CHANNELS, 'Please choose from the listed channels'), 'Social channels must be a list')
    .nullish()
    .transform((channels) => [...new Set(channels ?? [])]),
  key_ctas: TextList('Calls to action'),
  competitors: TextList('Competitors'),
  brand_vision: OptionalText(LONG_TEXT_MAX, 'Vision'),
  content_guidelines: z
    .object({ do: TextList('Do'), dont: TextList('Don’t') })
    .nullish()
    .transform((lists) => lists ?? { do: [], dont: [] }),
  content_strategy: z
    .object({ pillars: TextList('Pillars'), themes: TextList('Themes') })
    .nullish()
    .transform((lists) => lists ?? { pillars: [], themes: [] }),
  brand_story: OptionalText(LONG_TEXT_MAX, 'Story'),
  tone_variations: TextMap('Tone variations'),
  language: Language,
  currency: Currency,
  form_of_address: z
    .enum([...FORMS_OF_ADDRESS, ''], FORM_OF_ADDRESS_UNKNOWN)
    .nullish()
    .transform((form) => (form === '' ? null : form)),
  /** A missing value keeps the stored one; null removes it. */
  extended_palette: ExtendedPalette.nullish(),
  /** A missing value keeps the stored ones; null removes them. */
  approved_claims: ApprovedClaims.nullish(),
  /** A missing value keeps the stored ones; null removes them. */
  logo_variants: LogoVariants.nullish(),
  /** A missing value keeps the stored one; null removes it. Names that the brand has no font of count as none. */
  uploaded_fonts: FontChoice.nullish(),
})

/** `mission` and `brand_mission`, `values` and `brand_values` are one stored field each: both names are accepted and returned. */
export const BrandInput = BrandFields.transform(({ brand_mission, brand_values, mission, values, ...brand }) => ({
  ...brand,
  mission: mission ?? brand_mission,
  values: values ?? brand_values,
}))
export type BrandInput = z.output<typeof BrandInput>

const Lists = z.array(z.string())

/** The browser replaces a missing field with the value in `catch`. Fields after `created_at` may be absent. */
export const Brand = z.object({
  id: Id,
  name: z.string().catch(''),
  description: z.string().nullable().catch(null),
  primary_color: z.string().catch(DEFAULT_PRIMARY_COLOR),
  secondary_color: z.string().catch(DEFAULT_SECONDARY_COLOR),
  typography: z.string().catch(DEFAULT_TYPOGRAPHY),
  brand_tone: z.string().catch(DEFAULT_BRAND_TONE),
  logo_url: z.string().nullable().catch(null),
  created_at: Timestamp.catch(''),
  brand_persona: z.string().nullable().optional(),
  brand_voice: z.string().nullable().optional(),
  mission: z.string().nullable().optional(),
  brand_mission: z.string().nullable().optional(),
  values: z.string().nullable().optional(),
  brand_values: z.string().nullable().optional(),
  target_audience: z.string().nullable().optional(),
  keywords_topics: Lists.optional().catch(undefined),
  social_channels: Lists.optional().catch(undefined),
  key_ctas: Lists.optional().catch(undefined),
  competitors: Lists.optional().catch(undefined),
  brand_vision: z.string().nullable().optional(),
  content_guidelines: z
    .object({ do: Lists.catch([]), dont: Lists.catch([]) })
    .optional()
    .catch(undefined),
  content_strategy: z
    .object({ pillars: Lists.catch([]), themes: Lists.catch([]) })
    .optional()
    .catch(undefined),
  brand_story: z.string().nullable().optional(),
  tone_variations: z.record(z.string(), z.string()).optional().catch(undefined),
  /** The default language of designs; null lets each prompt decide. */
  language: z.string().nullable().optional(),
  /** The currency of product prices that name none (ISO 4217); null: such a price is shown as a number alone. */
  currency: z.string().nullable().optional(),
  /** How sentences that Signet adds speak to the readers; null: as the texts of the brand do. */
  form_of_address: z.string().nullable().optional(),
  extended_palette: ExtendedPalette.nullish().catch(undefined),
  approved_claims: ShownClaims.optional().catch(undefined),
  logo_variants: ShownLogoVariants.optional().catch(undefined),
  uploaded_fonts: FontChoice.nullish().catch(undefined),
})
export type Brand = z.output<typeof Brand>

const missing = 'Brand not found'
export const UPLOADS: RequestLimit = { per: 'user', count: 30, seconds: 60 }

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
    refuses: { 422: NOT_YOURS },
    body: BrandInput,
    reply: Brand,
    openReply: true,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/api/brands/:id',
    summary: 'Replace a brand; an absent logo_url stays',
    access: 'user',
    refuses: { 422: NOT_YOURS },
    params: ById,
    body: BrandInput,
    reply: Brand,
    openReply: true,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/brands/:id',
    summary: 'Delete a brand',
    access: 'user',
    params: ById,
    reply: Message,
    openReply: true,
    missing,
  },
  preview: {
    method: 'POST',
    path: '/api/brands/preview',
    summary:
      'A small picture in the colors and type of a brand that need not be saved yet, with the uploaded fonts of a saved one',
    access: 'user',
    query: z.object({ brand_id: Id.optional() }),
    body: BrandInput,
    bytes: ['image/webp'],
    missing: 'Brand not found',
  },
  uploadLogo: {
    method: 'POST',
    path: '/api/brands/:id/logo',
    summary: 'Upload the logo of a brand',
    access: 'user',
    refuses: {
      413: 'The uploads are full, or the picture is too large',
      415: 'No picture',
      422: 'The picture cannot be read',
    },
    params: ById,
    files: { file: { min: 1, max: 1, maxBytes: LOGO_MAX_BYTES } },
    limits: [UPLOADS],
    reply: z.object({ logo_url: z.string() }),
    missing,
  },
})
