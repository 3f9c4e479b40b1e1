import { requestPreviewRoutes } from '#contract/generation/request-preview.ts'
import { handlers } from '../http/handlers.ts'
import { playRequestVideo } from './videos/request-video.ts'
import { keepPreviewImages } from './preview-images.ts'
import { previewRequest } from './request-preview.ts'

export const requestPreviewHandlers = handlers(requestPreviewRoutes, {
  draw: ({ app, user, body, gone }) => previewRequest(app, user.owner, body, gone),
  playFilm: ({ app, user, body, gone }) => playRequestVideo(app, user.owner, body, gone),
  keepPictures: ({ app, user, files }) => keepPreviewImages(app, user.owner, files),
})
