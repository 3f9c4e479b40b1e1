import '../../schema/jitless.ts'
import { z } from 'zod'
import { SOCIAL_CHANNELS } from '../../platforms/platform.ts'
import { BRAND_TONES } from '../../options.ts'
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILES_MAX } from './import-limits.ts'
import { ExtendedPalette } from '../palette/extended-palette.ts'
import { routes } from '../../route.ts'
import { PageEncoding } from './page-encoding.ts'
import { RequiredSiteUrl, SiteUrl } from '../../schema/site-url.ts'

/** `full` has name and symbol, `mark` is about square; the others are versions for a light and a dark background. */
export const LOGO_KINDS = ['full', 'mark', 'on_light', 'on_dark'] as const
export const COLOR_ROLES = ['primary', 'secondary', 'accent', 'ground', 'ink', 'neutral'] as const
export const FONT_MATCHES = ['exact', 'alias', 'class'] as const

/** A product of the site, with the names of the fields of a product. */
const ProductDraft = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  /** The price in words, where amount and currency do not say all of it. */
  pricing_text: z.string().nullable(),
  product_url: z.string().nullable(),
  image_url: z.string().nullable(),
})

export const BrandDraft = z.object({
  name: z.string(),
  description: z.string().nullable(),
  primary_color: z.string(),
  secondary_color: z.string(),
  /** Null if no further colors were found with some confidence. */
  extended_palette: ExtendedPalette.nullable(),
  typography: z.string(),
  brand_tone: z.enum(BRAND_TONES),
  brand_voice: z.string().nullable(),
  target_audience: z.string().nullable(),
  keywords_topics: z.array(z.string()),
  key_ctas: z.array(z.string()),
  social_channels: z.array(z.enum(SOCIAL_CHANNELS)),
  language: z.string().nullable(),
  /** The currency of its prices (ISO 4217): that of its products, otherwise of its country. */
  currency: z.string().nullable(),
  /** The best of `logos`. */
  logo_url: z.string().nullable(),
  /** Uploads of the caller, best first. Those that no brand uses are deleted after an hour. */
  logos: z.array(
    z.object({ url: z.string(), kind: z.enum(LOGO_KINDS), width: z.number().int(), height: z.number().int() }),
  ),
  /** `share` is the weight of a color among all that were found, 0 to 1. */
  palette: z.array(z.object({ hex: z.string(), share: z.number(), role: z.enum(COLOR_ROLES) })),
  /** `nearest` is the family that designs are rendered in. */
  fonts: z.array(
    z.object({
      family: z.string(),
      use: z.enum(['heading', 'body']),
      nearest: z.string(),
      match: z.enum(FONT_MATCHES),
    }),
  ),
  channels: z.array(z.object({ channel: z.enum(SOCIAL_CHANNELS), url: z.string() })),
  products: z.array(ProductDraft),
})
export type BrandDraft = z.output<typeof BrandDraft>

/**
 * `field` is a field of the draft, or an entry of a list, such as `logos.0`. `source` is a sentence; `key` and `text` are the parts that
 * it is made of. A confidence of 0 means that the field was not found.
 */
export const Evidence = z.object({
  field: z.string(),
  source: z.string(),
  confidence: z.number().min(0).max(1),
  key: z.string(),
  text: z.string(),
})
export type Evidence = z.output<typeof Evidence>

/** What could not be read. `sentence` is made of `key` and `text`, as in evidence. */
export const ImportNote = z.object({ key: z.string(), text: z.string(), sentence: z.string() })

export const BrandImport = z.object({
  draft: BrandDraft,
  evidence: z.array(Evidence),
  found: z.number().int(),
  sought: z.number().int(),
  notes: z.array(ImportNote),
  /** The text encoding that the page was read in; null without a page. */
  encoding: z.string().nullish(),
})
export type BrandImport = z.output<typeof BrandImport>

export const brandImportRoutes = routes({
  read: {
    method: 'POST',
    path: '/api/brands/import',
    summary: 'Draft a brand from a web address, files, or both; nothing is saved',
    access: 'user',
    refuses: {
      413: 'The uploads are full, or a file is too large',
      422: 'The site cannot be read, or neither an address nor a file was sent',
    },
    body: z.object({ url: RequiredSiteUrl, encoding: PageEncoding }),
    form: z.object({ url: SiteUrl.optional(), encoding: PageEncoding }),
    files: { files: { max: IMPORT_FILES_MAX, maxBytes: IMPORT_FILE_MAX_BYTES, holds: 'files' } },
    limits: [{ per: 'user', count: 10, seconds: 60 }],
    reply: BrandImport,
  },
})
