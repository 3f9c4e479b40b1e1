import { type Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import { CELL_STATES, CELL_STATUSES } from '#contract/campaigns/cells.ts'
import { fromKeys } from '#contract/schema/from-keys.ts'

const NOW = '2026-11-26T10:00:00Z'

/** A campaign called Launch without a key visual, as the server sends it. */
export const createCampaign = ({ plan, ...given }: Partial<Campaign> = {}): Campaign => ({
  ...CampaignInput.parse({
    brand_id: 1,
    name: 'Launch',
    plan: plan ?? { formats: ['instagram.story'], languages: ['en'] },
  }),
  id: 3,
  slug: 'launch',
  brand_name: 'Verdant',
  created_at: NOW,
  updated_at: NOW,
  thumbnail_url: null,
  cells: 0,
  made: 0,
  up_to_date: 0,
  approved: 0,
  is_running: false,
  products: [],
  states: fromKeys(CELL_STATES, () => 0),
  statuses: fromKeys(CELL_STATUSES, () => 0),
  key_visual: null,
  proposals: [],
  edits: [],
  ...given,
})
