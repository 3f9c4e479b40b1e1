import '../schema/jitless.ts'
import { z } from 'zod'
import { routes } from '../route.ts'
import { ById, Id } from '../schema/fields.ts'

/** The browser loads this call with the preview of an item. */
export const contentLockRoutes = routes({
  save: {
    method: 'PUT',
    path: '/api/content/:id/lock',
    summary:
      'Lock or unlock the design of an item, in all its versions; edits of a campaign leave a locked design alone, and so does an update of the brand unless it is chosen',
    access: 'user',
    params: ById,
    body: z.object({ locked: z.boolean('locked must be true or false') }),
    reply: z.object({ id: Id, is_locked: z.boolean() }),
    missing: 'Content not found',
  },
})
