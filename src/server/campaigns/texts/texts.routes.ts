import { campaignTextRoutes } from '#contract/campaigns/texts.ts'
import { handlers } from '../../http/handlers.ts'
import { listTexts } from './list-texts.ts'
import { saveTexts } from './save-texts.ts'
import { exportTexts } from './texts-csv.ts'
import { writeCampaignTexts } from './write-campaign-texts.ts'

export const campaignTextHandlers = handlers(campaignTextRoutes, {
  list: ({ app, user, params, query }) => listTexts(app, user.owner, params.id, query.language),
  save: ({ app, user, params, body }) => saveTexts(app, user.owner, params.id, body.texts),
  write: ({ app, user, params, body, gone }) => writeCampaignTexts(app, user.owner, params.id, { ...body, gone }),
  csv: async ({ app, user, params, reply }) => {
    const { name, text } = await exportTexts(app, user.owner, params.id)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(text))
  },
})
