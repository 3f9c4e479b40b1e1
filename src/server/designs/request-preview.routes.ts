import { requestPreviewRoutes } from '#contract/generation/request-preview.ts'
import { handlers } from '../http/handlers.ts'
import { playRequestFilm } from './films/request-film.ts'
import { keepPreviewPictures } from './preview-pictures.ts'
import { previewRequest } from './request-preview.ts'

export const requestPreviewHandlers = handlers(requestPreviewRoutes, {
  draw: ({ app, user, body, gone }) => previewRequest(app, user.owner, body, gone),
  playFilm: ({ app, user, body, gone }) => playRequestFilm(app, user.owner, body, gone),
  keepPictures: ({ app, user, files }) => keepPreviewPictures(app, user.owner, files),
})
