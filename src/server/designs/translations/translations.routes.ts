import { translationRoutes } from '#contract/designs/translations.ts'
import { handlers } from '../../http/handlers.ts'
import { readSubmitOptions, sendSubmitted } from '../../http/submits.ts'
import { createTranslations } from './create-versions.ts'
import { readTexts } from './read-texts.ts'
import { suggestTranslation } from './suggest.ts'

export const translationHandlers = handlers(translationRoutes, {
  texts: ({ app, user, body }) => readTexts(app, user.owner, body.ids),
  suggest: ({ app, user, params, body, gone }) =>
    suggestTranslation(app, user.owner, { id: params.id, language: body.language, gone }),
  create: async ({ app, user, headers, body, gone, reply }) => {
    const options = readSubmitOptions(headers, gone)
    return sendSubmitted(reply, await createTranslations(app, user.owner, body.translations, options))
  },
})
