import '../schema/jitless.ts'
import { z } from 'zod'
import { GenerateHeaders, SUBMITS } from '../generation/submits.ts'
import { ContentItem } from '../library/content.ts'
import {
  ALREADY_TURNED,
  DESIGN_TOO_LONG,
  NOT_A_VIDEO,
  NOT_EDITABLE,
  PREVIEW_SUPERSEDED,
  STILL_RUNNING,
} from '../messages.ts'
import { routes } from '../route.ts'
import { ById } from '../schema/fields.ts'
import { VideoPreview, VideoPreviewRequest } from './video-preview.ts'

const missing = 'Content not found'

export const videoRoutes = routes({
  /** Of stills and of frames, one request of a person is drawn at a time. Of those that wait, the newest runs, and the others get 409. */
  preview: {
    method: 'POST',
    path: '/api/content/:id/design/film',
    summary: 'Draw scenes and frames of an edited film for its storyboard, without saving it',
    access: 'user',
    params: ById,
    body: VideoPreviewRequest,
    reply: VideoPreview,
    refuses: {
      409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE} Or: ${NOT_A_VIDEO}`,
      422: `${DESIGN_TOO_LONG} Or: A picture or an override that is not valid`,
    },
    uncounted: true,
    missing,
  },
  /** The new item is not a version of the old one: it takes one unit of the month. The studio makes it, so no provider is paid. */
  turn: {
    method: 'POST',
    path: '/api/content/:id/design/turn',
    summary: 'Make a film of a picture or a carousel, or a carousel of a film, with the same words and pictures',
    access: 'user',
    params: ById,
    headers: GenerateHeaders,
    limits: [SUBMITS],
    body: z.object({ into: z.enum(['film', 'carousel'], 'into must be film or carousel') }),
    reply: ContentItem,
    refuses: { 409: NOT_EDITABLE, 422: ALREADY_TURNED, 502: 'Failed to generate content', 504: STILL_RUNNING },
    status: 201,
    missing,
  },
})
