import { api } from '#contract/api.ts'
import { examples } from '#contract/description/examples.ts'
import { describeApi } from '#contract/description/openapi.ts'
import { systemRoutes } from '#contract/system.ts'
import { handlers } from '../handlers.ts'
import { checkReadiness } from './readiness.ts'

export const systemHandlers = handlers(systemRoutes, {
  health: () => ({ status: 'ok' as const }),
  ready: async ({ app, reply }) => {
    const checks = await checkReadiness(app)
    const isReady = Object.values(checks).every(Boolean)
    if (!isReady) void reply.status(503).header('retry-after', '5')
    return reply.send({
      status: isReady ? 'ready' : 'unavailable',
      checks,
      ...(!isReady && { detail: 'The service is temporarily unavailable. Please try again.' }),
    })
  },
  openapi: ({ app }) => describeApi(api, app.publicUrl(), examples),
})
