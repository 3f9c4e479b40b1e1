import { verifyRoutes } from '#contract/proofs/verify.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import { handlers } from '../../http/handlers.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { verifyAddress } from './verify-address.ts'
import { verifyFile } from './verify-file.ts'

export const verifyHandlers = handlers(verifyRoutes, {
  file: ({ app, files: [file] }) => {
    if (!file) throw new Problem(422, PROOF_SENTENCES.verifyNothing)
    return file.withBytes((bytes) => verifyFile(app, bytes))
  },
  address: ({ app, query, gone }) => verifyAddress(app, query.url, gone),
})
