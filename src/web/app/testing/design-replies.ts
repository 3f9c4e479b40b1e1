import { z } from 'zod'
import { DesignPreview } from '#contract/design/design-preview.ts'
import { DesignState } from '#contract/design/design.ts'
import { PIXEL } from './content-replies.ts'
import type { Answers } from './named-replies.ts'
import text from './recorded-design.json?raw'

const recorded = z.object({ state: DesignState, preview: z.looseObject({}) }).parse(JSON.parse(text))
const { state } = recorded
const { width, height } = state.size
const image = { mime_type: 'image/png', content_data: PIXEL, width, height, box: [0, 0, width, height] }
const preview = DesignPreview.parse({ ...recorded.preview, image })

/**
 * Answers the calls of the editor as the server did for an image with a headline, a picture, a logo and a button. Every preview is that of
 * the saved design, in one color.
 */
export const DESIGN_REPLIES: Answers = {
  'GET /api/content/*/design': state,
  'POST /api/content/*/design/preview': preview,
  'POST /api/content/*/design/layouts': { layouts: state.layouts.map((layout) => ({ layout, image })) },
  'PUT /api/content/*/design/draft': { rev: 1, updated_at: '2026-11-26T10:00:00Z' },
}
