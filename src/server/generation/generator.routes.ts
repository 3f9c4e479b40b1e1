import { Readable } from 'node:stream'
import { generatorRoutes } from '#contract/generation/generator.ts'
import { contentMakingRoutes } from '#contract/library/content.ts'
import { handlers } from '../http/handlers.ts'
import { readSubmitOptions, sendSubmitted } from '../http/submits.ts'
import { quickGenerate } from './accept/quick.ts'
import { reviseContent } from './accept/revise.ts'
import { generateFromWizard } from './accept/wizard.ts'
import { watchJobs } from './jobs/job-events.ts'
import { cancelJob, listJobs, readJob, retryJob } from './jobs/jobs.ts'
import { readOptions } from './accept/options.ts'

export const generatorHandlers = handlers(generatorRoutes, {
  options: ({ app, user, query }) => readOptions(app, user.owner, query.brand_id ?? null),
  generate: async ({ app, user, body, headers, gone, reply }) =>
    sendSubmitted(reply, await generateFromWizard(app, user.owner, body, readSubmitOptions(headers, gone))),
  jobs: ({ app, user }) => listJobs(app, user.owner),
  job: ({ app, user, params }) => readJob(app, user.owner, params.id),
  cancel: ({ app, user, params }) => cancelJob(app, user.owner, params.id),
  retry: ({ app, user, params, query }) => retryJob(app, user.owner, params.id, query.engine),
  events: async ({ app, user, request, reply, gone }) => {
    const release = app.jobStreams.take(user.owner)
    gone.addEventListener('abort', release)
    const isSignedIn = async () => (await app.findSession(request.headers.authorization)) !== null
    const stream = Readable.from(watchJobs(app, user.owner, isSignedIn, gone)).once('close', release)
    return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(stream)
  },
})

export const contentMakingHandlers = handlers(contentMakingRoutes, {
  generate: async ({ app, user, form, files, discardFiles, headers, gone, reply }) => {
    const input = { request: form, files, discardFiles }
    return sendSubmitted(reply, await quickGenerate(app, user.owner, input, readSubmitOptions(headers, gone)))
  },
  revise: ({ app, user, params, body, gone }) => reviseContent(app, user.owner, params.id, body, gone),
})
