import { z } from 'zod'
import { DesignPreview } from '#contract/designs/design-preview.ts'
import { DesignState } from '#contract/designs/design.ts'
import { PIXEL } from './content-replies.ts'
import type { Answers } from './agreed-replies.ts'
import text from './recorded-design.json?raw'

const recorded = z.object({ state: DesignState, preview: z.looseObject({}) }).parse(JSON.parse(text))
/** The editing state of an image with a headline, a picture, a logo and a button, as the server sent it. */
export const { state: RECORDED_STATE } = recorded
const { width, height } = RECORDED_STATE.size
const image = { mime_type: 'image/png', content_data: PIXEL, width, height, box: [0, 0, width, height] }
/** The preview of that image without edits, in one color. */
export const RECORDED_PREVIEW = DesignPreview.parse({ ...recorded.preview, image })

/** Answers the calls of the editor as the server did. Every preview is that of the saved design. */
export const DESIGN_REPLIES: Answers = {
  'GET /api/content/*/design': RECORDED_STATE,
  'POST /api/content/*/design/preview': RECORDED_PREVIEW,
  'POST /api/content/*/design/layouts': { layouts: RECORDED_STATE.layouts.map((layout) => ({ layout, image })) },
  'POST /api/content/*/design/directions': { directions: [] },
  'PUT /api/content/*/design/draft': { rev: 1, updated_at: '2026-11-26T10:00:00Z' },
}
