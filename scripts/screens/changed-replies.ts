import type { Page } from '@playwright/test'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import type { OwnProvider } from '#contract/providers/own-providers.ts'

/** Changes the JSON of the replies to a URL. */
const change =
  <Reply>(url: RegExp, edit: (reply: Reply) => Reply) =>
  async (page: Page): Promise<void> => {
    await page.route(url, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      // The page may be closed meanwhile.
      const reply = await route.fetch().catch(() => null)
      return reply ? route.fulfill({ json: edit((await reply.json()) as Reply) }) : route.abort()
    })
  }

const CAMPAIGN = /\/api\/campaigns\/\d+$/
const FAILURE = 'The provider has no quota left for today. It opens again at midnight, Pacific time.'

/** The first proposal is made, the second runs and the third failed. */
export const showRunningProposals = change<Campaign>(CAMPAIGN, (campaign) => {
  const none = { content_id: null, thumbnail_url: null, headline: null, layout: null, ended_at: null }
  const ends = [
    {},
    { ...none, state: 'running', stage: 'render', progress: 0.6 },
    { ...none, state: 'failed', failure: FAILURE },
  ] as const
  const proposals = campaign.proposals.map((proposal, index) => ({ ...proposal, ...ends[index] }))
  return { ...campaign, key_visual: null, is_running: true, proposals }
})

export const showNoProposals = change<Campaign>(CAMPAIGN, (campaign) => ({
  ...campaign,
  key_visual: null,
  proposals: [],
}))

const NONE = { status: 'draft', content_id: null, thumbnail_url: null, file_url: null, headline: null } as const
const FAILED = { ...NONE, state: 'failed', failure: FAILURE } as const

const CELL_ENDS: readonly Partial<Cell>[] = [
  { is_locked: true, detached: ['headline', 'layout'], is_outdated: true, left_out: ['Free shipping'] },
  { ...NONE, state: 'running', progress: 0.4 },
  FAILED,
  { state: 'stale' },
  { state: 'needs_attention', changed_since_approval: true, is_locked: true },
  { ...NONE, state: 'waiting', progress: 0 },
]

/** Cells in all states: locked, with texts of their own, running, failed, outdated and waiting. */
export const showAllCellStates = change<{ cells: Cell[] }>(/\/api\/campaigns\/\d+\/cells/, ({ cells }) => ({
  cells: cells.map((cell, index) => ({ ...cell, ...CELL_ENDS[index] })),
}))

/** All cells failed. */
export const showFailedCells = change<{ cells: Cell[] }>(/\/api\/campaigns\/\d+\/cells/, ({ cells }) => ({
  cells: cells.map((cell) => ({ ...cell, ...FAILED })),
}))

const PROVIDER: OwnProvider = {
  id: 1,
  name: 'Gateway of the company',
  base_url: 'https://gateway.example/v1',
  masked_key: 'sk-…9f3a',
  is_key_unreadable: false,
  problem:
    'Gateway of the company did not answer twice in a row, so nothing is sent to it for 15 minutes. Test it to go on at once.',
  text_model: 'llama-3.3-70b-instruct',
  image_model: 'flux-1-dev',
  takes_pictures: true,
  text_input_usd: 0.4,
  text_output_usd: 1.2,
  image_usd: 0.025,
}

export const showPausedProvider = change<{ providers: OwnProvider[] }>(/\/api\/providers$/, () => ({
  providers: [PROVIDER, { ...PROVIDER, id: 2, name: 'Local models', problem: null, masked_key: null }],
}))
