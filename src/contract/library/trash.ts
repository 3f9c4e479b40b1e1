import '../schema/jitless.ts'
import { z } from 'zod'
import { ContentItem, ThumbnailQuery } from './content.ts'
import { ById, Message, Page, Timestamp } from '../schema/fields.ts'
import { routes } from '../route.ts'

/** A deleted item. Its bytes are not available. `thumbnail_url` has a new key, so that older addresses no longer work. */
export const TrashItem = ContentItem.extend({
  deleted_at: Timestamp,
  /** When it is deleted permanently. */
  gone_at: Timestamp,
})
export type TrashItem = z.output<typeof TrashItem>

const missing = 'Content not found'

export const trashRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/trash',
    summary: 'A page of what was deleted and can be restored, newest deletion first',
    access: 'user',
    query: z.object(Page),
    reply: z.object({ content: z.array(TrashItem), total: z.number() }),
  },
  thumbnail: {
    method: 'GET',
    path: '/api/trash/:id/thumbnail',
    summary: 'A small picture of a deleted item',
    access: 'view-key',
    params: ById,
    query: ThumbnailQuery,
    bytes: ['image/webp'],
    uncounted: true,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/trash/:id',
    summary: 'Delete an item of the trash for good, with its bytes',
    access: 'user',
    params: ById,
    reply: Message,
    missing,
  },
  empty: {
    method: 'DELETE',
    path: '/api/trash',
    summary: 'Delete everything in the trash for good',
    access: 'user',
    reply: z.object({ deleted: z.number() }),
  },
})
