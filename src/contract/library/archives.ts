import '../schema/jitless.ts'
import { z } from 'zod'
import { Id, IdNumber, Timestamp } from '../schema/fields.ts'
import { ARCHIVE_ITEMS_MAX, ARCHIVES_PER_MINUTE } from '../limits.ts'
import { ARCHIVE_LINK_SPENT, NOTHING_SELECTED, TOO_MANY_SELECTED } from '../messages.ts'
import { routes } from '../route.ts'

export const ArchiveRequest = z.object({
  ids: z.array(IdNumber(), NOTHING_SELECTED).min(1, NOTHING_SELECTED).max(ARCHIVE_ITEMS_MAX, TOO_MANY_SELECTED),
})

/** A prepared archive. `url` works once and needs no bearer token, because a browser's download cannot send one. */
export const Archive = z.object({
  url: z.string(),
  expires_at: Timestamp,
  file_name: z.string(),
  /** The number of items in the archive, and their size in bytes. */
  items: z.number(),
  size_bytes: z.number(),
})
export type Archive = z.output<typeof Archive>

/** An item in `manifest.json` of an archive, and the columns of `manifest.csv`. USD; seconds; bytes; pixels. */
export const ManifestItem = z.object({
  file_name: z.string(),
  /** True if the bytes are missing. The archive then has no such file. */
  is_missing: z.boolean(),
  id: Id,
  title: z.string(),
  prompt: z.string(),
  caption: z.string().nullable(),
  hashtags: z.array(z.string()),
  alt_text: z.string().nullable(),
  brand: z.string(),
  product: z.string().nullable(),
  platform: z.string().nullable(),
  content_type: z.string(),
  width: z.number(),
  height: z.number(),
  duration_seconds: z.number().nullable(),
  size_bytes: z.number(),
  created_at: Timestamp,
  model_used: z.string(),
  cost_usd: z.number().nullable(),
  /** The alternative texts of the slides of a carousel in their order; empty for other items. */
  slide_alt_texts: z.array(z.string()),
  /** Texts of the request that the design does not show. */
  left_out: z.array(z.string()),
  /** SHA-256 digest of the file in hex, and whether it has Content Credentials. */
  sha256: z.string(),
  has_credentials: z.boolean(),
})
export type ManifestItem = z.output<typeof ManifestItem>

export const archiveRoutes = routes({
  create: {
    method: 'POST',
    path: '/api/archives',
    summary: 'Prepare a zip archive of chosen items; those that are gone are left out',
    access: 'user',
    refuses: { 404: 'Content not found' },
    limits: [{ per: 'user', count: ARCHIVES_PER_MINUTE, seconds: 60 }],
    body: ArchiveRequest,
    reply: Archive,
    status: 201,
  },
  download: {
    method: 'GET',
    path: '/api/archives',
    summary:
      'The bytes of a prepared archive: every item with its Content Credentials, the captions of films, manifest.json and manifest.csv',
    access: 'public',
    refuses: { 404: ARCHIVE_LINK_SPENT },
    query: z.object({ ticket: z.string(ARCHIVE_LINK_SPENT).max(64, ARCHIVE_LINK_SPENT) }),
    bytes: ['application/zip'],
  },
})
