import { designRoutes } from '#contract/design.ts'
import { handlers } from '../http/handlers.ts'
import { notFound } from '../problem.ts'

const missing = () => Promise.reject(notFound('Content'))

export const designHandlers = handlers(designRoutes, {
  get: missing,
  preview: missing,
  layouts: missing,
  uploadPicture: missing,
  saveDraft: missing,
  dropDraft: missing,
  saveVersion: missing,
  versions: missing,
})
