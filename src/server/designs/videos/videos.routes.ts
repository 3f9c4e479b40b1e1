import { videoRoutes } from '#contract/designs/videos.ts'
import { handlers } from '../../http/handlers.ts'
import { readSubmitOptions, sendSubmitted } from '../../http/submits.ts'
import { previewVideo } from './preview-video.ts'
import { turnDesign } from './turn-design.ts'

export const videoHandlers = handlers(videoRoutes, {
  preview: ({ app, user, params, body, gone }) => previewVideo(app, { owner: user.owner, id: params.id, gone }, body),
  turn: async ({ app, user, params, headers, body, gone, reply }) => {
    const options = readSubmitOptions(headers, gone)
    return sendSubmitted(reply, await turnDesign(app, user.owner, { id: params.id, into: body.into }, options))
  },
})
