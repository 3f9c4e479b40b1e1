import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CELL_STATES, CELL_STATUSES } from '#contract/campaigns/cells.ts'
import type { Proposal } from '#contract/campaigns/key-visual.ts'
import { fromKeys } from '#contract/schema/from-keys.ts'
import { createCell } from '#web/features/campaigns/create-cell.ts'
import { button } from '../../testing/page/controls.ts'
import { DESIGN_REPLIES } from '../../testing/replies/design-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { createCampaign } from '../../testing/stored/stored-campaign.ts'

useApp()

const RUN = 'POST /api/campaigns/*/run'
const NOW = '2026-11-26T10:00:00Z'
const FAILURE = 'The studio could not finish this item. Please try again.'

const FAILED = createCell({ state: 'failed', failure: FAILURE, content_id: null, made_at: null })

const CAMPAIGN = createCampaign({
  plan: { formats: [FAILED.format], languages: ['en'], variants: 1, videos: [] },
  cells: 1,
  states: { ...fromKeys(CELL_STATES, () => 0), failed: 1 },
  statuses: { ...fromKeys(CELL_STATUSES, () => 0), draft: 1 },
})

test('an approved asset that does not follow the campaign says why, and is made again by a button', async () => {
  const cell = createCell({ status: 'approved', is_outdated: true, is_locked: true })
  await signIn({
    ...DESIGN_REPLIES,
    'GET /api/campaigns/*': { ...CAMPAIGN, made: 1 },
    'GET /api/campaigns/*/cells': { cells: [cell], total: 1 },
    [RUN]: { cells: 1 },
  })
  await openScreen('/dashboard/campaigns/3?tab=board', 'Launch')
  await expect.element(page.getByRole('img', { name: 'Locked' })).toBeVisible()
  await button('Instagram · Post').click()
  const dialog = page.getByRole('dialog', { name: 'Instagram · Post, English' })
  await expect.element(dialog.getByText(/because it is approved or locked/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Make again' }).click()
  await expect.poll(() => listSent(RUN)).toEqual([{ cell_ids: [cell.id] }])
})

test('a failed asset of a campaign says why, and is made again by a button', async () => {
  let cell = FAILED
  await signIn({
    'GET /api/campaigns/*': CAMPAIGN,
    'GET /api/campaigns/*/cells': () => ({ cells: [cell], total: 1 }),
    [RUN]: () => {
      cell = { ...FAILED, state: 'made', failure: null }
      return { cells: 1 }
    },
  })
  await openScreen('/dashboard/campaigns/3?tab=board', 'Launch')
  await button('Instagram · Post').click()
  const dialog = page.getByRole('dialog', { name: 'Instagram · Post, English' })
  const failure = dialog.getByText(FAILURE)
  await expect.element(failure).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).not.toBeInTheDocument()
  expect(listSent(RUN)).toEqual([{ cell_ids: [FAILED.id] }])
})

const PROPOSAL: Proposal = {
  state: 'waiting',
  stage: null,
  progress: 0,
  created_at: NOW,
  ended_at: null,
  content_id: null,
  thumbnail_url: null,
  headline: null,
  layout: null,
  score: null,
  passed: null,
  failure: null,
  width: 1080,
  height: 1350,
}

test('proposals say how far they are, and are canceled by a button', async () => {
  const finished = { ...PROPOSAL, state: 'made' as const, progress: 1, ended_at: NOW, content_id: 5, layout: 'split' }
  const painted = { ...PROPOSAL, state: 'running' as const, stage: 'picture', progress: 0.5 }
  let proposals = [finished, painted, PROPOSAL]
  await signIn({
    'GET /api/campaigns/*': () => ({ ...CAMPAIGN, proposals }),
    'POST /api/campaigns/*/cancel': () => {
      proposals = [
        finished,
        { ...painted, state: 'cancelled', stage: null, ended_at: NOW },
        { ...PROPOSAL, state: 'cancelled', ended_at: NOW },
      ]
      return { ...CAMPAIGN, proposals }
    },
  })
  await openScreen('/dashboard/campaigns/3?tab=visual', 'Launch')
  const shown = page.getByRole('region', { name: 'Proposals' })
  await expect.element(shown.getByText(/^1 of 3 made · /)).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress of Proposals' }))
    .toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByRole('article', { name: 'Proposal 2' })).toMatchTextContent('Making the picture')
  await expect.element(page.getByRole('article', { name: 'Proposal 3' })).toMatchTextContent('Waiting')
  await shown.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('article', { name: 'Proposal 3' })).toMatchTextContent('Canceled')
  await expect.element(shown.getByText(/^1 of 3 made/)).not.toBeInTheDocument()
})

test('the bar of a run leaves out what is being made again', async () => {
  const states = { ...fromKeys(CELL_STATES, () => 0), made: 1, waiting: 3 }
  await signIn({ 'GET /api/campaigns/*': { ...CAMPAIGN, cells: 4, made: 4, states, is_running: true } })
  await openScreen('/dashboard/campaigns/3?tab=visual', 'Launch')
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress of Launch' }))
    .toHaveAttribute('aria-valuenow', '25')
})
