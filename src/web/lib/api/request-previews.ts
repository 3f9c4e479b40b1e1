import type { z } from 'zod'
import { type RequestPreviewInput, requestPreviewRoutes } from '#contract/generation/request-preview.ts'
import { createApi } from './api.ts'

export const requestPreviewApi = createApi({ requestPreviews: requestPreviewRoutes })

/** A request as the call takes it. */
export type PreviewAsked = z.input<typeof RequestPreviewInput>
