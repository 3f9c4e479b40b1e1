import { soundRoutes } from '#contract/sounds/sounds.ts'
import { handlers } from '../../http/handlers.ts'
import { addSound, changeSound, listSounds, removeSound, restoreSound } from './sounds.ts'

export const soundHandlers = handlers(soundRoutes, {
  list: ({ app, user, query }) => listSounds(app, user.owner, query.brand_id ?? null),
  upload: ({ app, user, form, files }) => addSound(app, user.owner, form, files),
  change: ({ app, user, params, body }) => changeSound(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeSound(app, user.owner, params.id),
  restore: ({ app, user, params }) => restoreSound(app, user.owner, params.id),
})
