import { generatorRoutes } from '#contract/generator.ts'
import { handlers } from '../http/handlers.ts'
import { listJobs } from './jobs.ts'

export const generatorHandlers = handlers(generatorRoutes, {
  jobs: ({ app, user }) => listJobs(app, user.id),
})
