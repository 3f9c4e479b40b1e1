import { filmRoutes } from '#contract/designs/films.ts'
import { handlers } from '../../http/handlers.ts'
import { readSubmitOptions, sendSubmitted } from '../../http/submits.ts'
import { previewFilm } from './preview-film.ts'
import { turnDesign } from './turn-design.ts'

export const filmHandlers = handlers(filmRoutes, {
  preview: ({ app, user, params, body, gone }) => previewFilm(app, { owner: user.owner, id: params.id, gone }, body),
  turn: async ({ app, user, params, headers, body, gone, reply }) => {
    const options = readSubmitOptions(headers, gone)
    return sendSubmitted(reply, await turnDesign(app, user.owner, { id: params.id, into: body.into }, options))
  },
})
