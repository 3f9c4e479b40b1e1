import '../schema/jitless.ts'
import { z } from 'zod'
import { PreviewImage } from '../designs/design-preview.ts'
import { DERIVED_WAITING_PER_USER_MAX } from '../limits.ts'
import { JOB_FINISHED, NOT_EDITABLE, NOTHING_SELECTED } from '../messages.ts'
import { CONTENT_TYPES } from '../options.ts'
import { routes } from '../route.ts'
import { ById, Id, IdNumber, Page, Timestamp } from '../schema/fields.ts'
import { IdempotencyKey, SUBMITS } from '../generation/submits.ts'

const TOO_MANY = `Update at most ${DERIVED_WAITING_PER_USER_MAX} designs at once`

/**
 * A design that was drawn with other colors, fonts, another name or another logo than the brand has now. `is_painted`: a model painted its
 * picture, whose colors do not follow. `is_approved`: it is an approved asset of a campaign. `is_locked`: a person locked it.
 * Each of them is updated only if a person chooses it.
 */
const OutdatedDesign = z.object({
  content_id: Id,
  title: z.string().nullable(),
  content_type: z.enum(CONTENT_TYPES),
  width: z.number(),
  height: z.number(),
  thumbnail_url: z.string(),
  is_painted: z.boolean(),
  is_approved: z.boolean(),
  is_locked: z.boolean(),
})
export type OutdatedDesign = z.output<typeof OutdatedDesign>

/** One update of designs. It has ended when `waiting` is 0. */
const BrandUpdate = z.object({
  id: Id,
  created_at: Timestamp,
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  canceled: z.number(),
  waiting: z.number(),
  /** How many of the new versions failed a rule of the brand check. */
  off_brand: z.number(),
  undone_at: Timestamp.nullable(),
})
export type BrandUpdate = z.output<typeof BrandUpdate>

const ByUpdate = z.object({ id: Id, update: Id })
const missing = 'Brand not found'
const updateMissing = 'Update not found'

export const brandUpdateRoutes = routes({
  outdated: {
    method: 'GET',
    path: '/api/brands/:id/outdated',
    summary:
      'A page of the designs that do not follow the brand as it is now, newest first; `total` and `kept` count all',
    access: 'user',
    params: ById,
    query: z.object(Page),
    reply: z.object({ designs: z.array(OutdatedDesign), total: z.number(), kept: z.number() }),
    missing,
  },
  preview: {
    method: 'POST',
    path: '/api/brands/:id/updates/preview',
    summary: 'Draw a design with the brand as it is now, without saving it',
    access: 'user',
    params: ById,
    body: z.object({ content_id: IdNumber('content_id must be the number of an item') }),
    reply: z.object({ image: PreviewImage, score: z.number().nullable(), passed: z.boolean().nullable() }),
    refuses: { 404: 'Content not found', 409: NOT_EDITABLE },
    uncounted: true,
    missing,
  },
  start: {
    method: 'POST',
    path: '/api/brands/:id/updates',
    summary:
      'Draw designs again with the brand as it is now, as new versions; costs nothing and takes nothing from the month',
    access: 'user',
    params: ById,
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    limits: [SUBMITS],
    body: z.object({
      /** The designs. Absent means all outdated ones that no model painted and nobody approved or locked. */
      content_ids: z
        .array(IdNumber('content_ids must be numbers of items'), NOTHING_SELECTED)
        .min(1, NOTHING_SELECTED)
        .max(DERIVED_WAITING_PER_USER_MAX, TOO_MANY)
        .optional(),
    }),
    reply: BrandUpdate,
    refuses: {
      404: 'Content not found',
      409: 'All designs follow the brand already, or a design cannot be edited',
      422: 'The Idempotency-Key belongs to another request',
      429: 'Too many designs are waiting',
    },
    status: 202,
    missing,
  },
  list: {
    method: 'GET',
    path: '/api/brands/:id/updates',
    summary: 'The newest five updates of designs of a brand, newest first',
    access: 'user',
    params: ById,
    reply: z.object({ updates: z.array(BrandUpdate) }),
    missing,
  },
  cancel: {
    method: 'POST',
    path: '/api/brands/:id/updates/:update/cancel',
    summary: 'Stop an update; the versions that were made stay',
    access: 'user',
    params: ByUpdate,
    reply: BrandUpdate,
    refuses: { 409: JOB_FINISHED },
    missing: updateMissing,
  },
  undo: {
    method: 'POST',
    path: '/api/brands/:id/updates/:update/undo',
    summary: 'Undo a whole update: its versions go to the trash, so the former ones are current again',
    access: 'user',
    params: ByUpdate,
    reply: BrandUpdate,
    refuses: { 409: 'The update was undone already' },
    missing: updateMissing,
  },
})
