import { consistencyRoutes } from '#contract/brand-updates/consistency.ts'
import { reportFileName } from '#contract/text/file-names.ts'
import { attach } from '../../http/attachment.ts'
import { handlers } from '../../http/handlers.ts'
import { readConsistency } from './read-consistency.ts'
import { createReportPdf } from './report-pdf.ts'

export const consistencyHandlers = handlers(consistencyRoutes, {
  get: ({ app, user, params }) => readConsistency(app, user.owner, params.id),
  pdf: async ({ app, user, params, reply }) => {
    const report = await readConsistency(app, user.owner, params.id)
    const name = reportFileName(report.brand, report.created_at)
    void reply.type('application/pdf').header('content-disposition', attach(name))
    // Without PUBLIC_URL, the links lead to the host that the report was asked from, where the session is.
    const { protocol, host } = reply.request
    return reply.send(await createReportPdf(report, app.config.publicUrl ?? `${protocol}://${host}`))
  },
})
