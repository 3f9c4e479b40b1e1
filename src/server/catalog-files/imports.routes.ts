import { importRoutes } from '#contract/catalog-files/imports.ts'
import { handlers } from '../http/handlers.ts'
import { checkImport } from './check-import.ts'
import { changeEncoding, createImport } from './create-import.ts'
import { writeErrorFile } from './error-file.ts'
import { listImports, listNotes, readImport, removeImport } from './imports.ts'
import { startImport } from './run-import.ts'

export const importHandlers = handlers(importRoutes, {
  create: ({ app, user, form, files, gone }) => createImport(app, user.owner, form, { files, gone }),
  list: ({ app, user }) => listImports(app, user.owner),
  get: ({ app, user, params }) => readImport(app, user.owner, params.id),
  encode: ({ app, user, params, body, gone }) =>
    changeEncoding(app, user.owner, params.id, { encoding: body.encoding, gone }),
  check: ({ app, user, params, body }) => checkImport(app, user.owner, params.id, body),
  run: ({ app, user, params, body }) => startImport(app, user.owner, params.id, body),
  notes: ({ app, user, params, query }) => listNotes(app, user.owner, params.id, query),
  errorFile: async ({ app, user, params, reply }) => {
    const csv = await writeErrorFile(app, user.owner, params.id)
    return reply.type('text/csv; charset=utf-8').send(csv)
  },
  remove: ({ app, user, params }) => removeImport(app, user.owner, params.id),
})
