import { verifyRoutes } from '#contract/proofs/verify.ts'
import { handlers } from '../../http/handlers.ts'
import { verifyAddress, verifyUpload } from './verify-in-turn.ts'

export const verifyHandlers = handlers(verifyRoutes, {
  file: ({ app, files: [file] }) => verifyUpload(app, file),
  address: ({ app, query, gone }) => verifyAddress(app, query.url, gone),
})
