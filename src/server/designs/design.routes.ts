import { designRoutes } from '#contract/designs/design.ts'
import { handlers } from '../http/handlers.ts'
import { readSubmitOptions, sendSubmitted } from '../http/submits.ts'
import { readDesignState } from './design.ts'
import { dropDraft, saveDraft } from './drafts.ts'
import { exportDesign } from './exports.ts'
import { previewMotifs } from './motifs.ts'
import { uploadDesignImage } from './images.ts'
import { previewDesign, previewLayouts } from './preview.ts'
import { listVersions, saveVersion } from './versions.ts'

export const designHandlers = handlers(designRoutes, {
  get: ({ app, user, params }) => readDesignState(app, user.owner, params.id),
  preview: ({ app, user, params, body, gone }) => previewDesign(app, { owner: user.owner, id: params.id, gone }, body),
  layouts: ({ app, user, params, body, gone }) => previewLayouts(app, { owner: user.owner, id: params.id, gone }, body),
  motifs: ({ app, user, params, gone }) => previewMotifs(app, { owner: user.owner, id: params.id, gone }),
  uploadPicture: ({ app, user, params, files }) => uploadDesignImage(app, user.owner, params.id, files),
  saveDraft: ({ app, user, params, headers, body }) => {
    const known = Number(headers['if-match'].slice(1, -1))
    return saveDraft(app, user.owner, params.id, { design: body, known })
  },
  dropDraft: ({ app, user, params }) => dropDraft(app, user.owner, params.id),
  saveVersion: async ({ app, user, params, headers, body, gone, reply }) => {
    const options = readSubmitOptions(headers, gone)
    return sendSubmitted(reply, await saveVersion(app, user.owner, { id: params.id, design: body }, options))
  },
  export: async ({ app, user, params, body, gone, reply }) => {
    const { data, mimeType } = await exportDesign(app, { owner: user.owner, id: params.id, gone }, body)
    return reply.type(mimeType).send(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
  },
  versions: ({ app, user, params }) => listVersions(app, user.owner, params.id),
})
