import '../schema/jitless.ts'
import { z } from 'zod'
import { Archive } from '../library/archives.ts'
import { ARCHIVES_PER_MINUTE } from '../limits.ts'
import { ARCHIVE_LINK_SPENT } from '../messages.ts'
import { routes } from '../route.ts'
import { ById, Id, Timestamp } from '../schema/fields.ts'
import { DEFAULT_FILE_NAME_PATTERN, FILE_NAME_PATTERN_MAX, listUnknownFields } from './file-name.ts'

export const PACK_SCOPES = ['approved', 'all'] as const
export const PACK_EMPTY = 'There is nothing to download yet.'
export const PATTERN_BLANK = 'Enter a pattern for the file names.'
export const PATTERN_UNKNOWN = 'The pattern has a field that does not exist.'

export const PackRequest = z.object({
  /** `approved`: the cells that were approved and have not changed since. `all`: every cell that was made. */
  scope: z.enum(PACK_SCOPES, 'scope must be approved or all').default('approved'),
  pattern: z
    .string(PATTERN_BLANK)
    .max(FILE_NAME_PATTERN_MAX, `The pattern must be at most ${FILE_NAME_PATTERN_MAX} characters`)
    .transform((pattern) => pattern.trim())
    .refine((pattern) => pattern !== '', PATTERN_BLANK)
    .refine((pattern) => listUnknownFields(pattern).length === 0, PATTERN_UNKNOWN)
    .default(DEFAULT_FILE_NAME_PATTERN),
})
export type PackRequest = z.output<typeof PackRequest>

/** A file of a pack in `manifest.json`, and the columns of `manifest.csv`. Bytes; seconds; pixels. */
export const PackItem = z.object({
  file_name: z.string(),
  /** True if the bytes are missing. The pack then has no such file. */
  is_missing: z.boolean(),
  cell_id: Id,
  cell_key: z.string(),
  content_id: Id,
  platform: z.string(),
  placement: z.string(),
  format: z.string(),
  language: z.string(),
  variant: z.number(),
  product: z.string().nullable(),
  row_key: z.string().nullable(),
  /** The number of the version of the design, from 1. */
  version: z.number(),
  status: z.string(),
  /** Whether this version is the one that was approved. */
  is_approved: z.boolean(),
  planned_on: z.string().nullable(),
  mime_type: z.string(),
  width: z.number(),
  height: z.number(),
  duration_seconds: z.number().nullable(),
  size_bytes: z.number(),
  /** The largest file that the platform takes, and whether this one fits. */
  max_bytes: z.number(),
  fits_platform: z.boolean(),
  /** Of the file in the pack, and whether it has Content Credentials. */
  sha256: z.string(),
  has_credentials: z.boolean(),
  brand_check_passed: z.boolean().nullable(),
  brand_check_score: z.number().nullable(),
  /** The landing page with its UTM parameters. */
  landing_url: z.string().nullable(),
  caption: z.string().nullable(),
  /** Describes this file: each slide of a carousel has its own. */
  alt_text: z.string().nullable(),
  /** Texts of the request that the design does not show. */
  left_out: z.array(z.string()),
})
export type PackItem = z.output<typeof PackItem>

export const PackManifest = z.object({
  campaign: z.object({ id: Id, name: z.string(), slug: z.string() }),
  brand: z.string().nullable(),
  made_at: Timestamp,
  items: z.array(PackItem),
})

export const packRoutes = routes({
  create: {
    method: 'POST',
    path: '/api/campaigns/:id/pack',
    summary: 'Prepare the publishing pack of a campaign; its address works once',
    access: 'user',
    params: ById,
    limits: [{ per: 'user', count: ARCHIVES_PER_MINUTE, seconds: 60 }],
    body: PackRequest,
    /** `left_out`: made cells that are not approved, or that changed after their approval. */
    reply: Archive.extend({ left_out: z.number() }),
    refuses: { 409: PACK_EMPTY },
    status: 201,
    missing: 'Campaign not found',
  },
  download: {
    method: 'GET',
    path: '/api/packs',
    summary: 'The bytes of a prepared pack: files by platform, placement and language, texts, manifest, contact sheet',
    access: 'public',
    refuses: { 404: ARCHIVE_LINK_SPENT },
    query: z.object({ ticket: z.string(ARCHIVE_LINK_SPENT).max(64, ARCHIVE_LINK_SPENT) }),
    bytes: ['application/zip'],
  },
})
