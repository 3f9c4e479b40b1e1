import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Budget, BudgetSums } from '#contract/spending/budgets.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { button, chooseOption, chooseRadio, continueToReview, dialog } from '../../testing/page/controls.ts'
import { createCampaign } from '../../testing/stored/stored-campaign.ts'

useApp()

const createSums = (reached: number): BudgetSums => ({
  limit_usd: 10,
  spent_usd: reached / 10,
  reserved_usd: 0,
  unknown_usd: 0,
  left_usd: 10 - reached / 10,
  reached,
  refused_usd: null,
})
const createBudget = (scope: Budget['scope'], id: number | null, name: string | null, reached: number): Budget => ({
  scope,
  id,
  name,
  month: createSums(reached),
  total: createSums(0),
  forecast_usd: 0,
})
const OVERVIEW = {
  resets_at: '2026-12-01T00:00:00Z',
  budgets: [
    createBudget('account', null, null, 80),
    createBudget('brand', 1, 'Verdant', 100),
    createBudget('brand', 2, 'Nocte', 50),
  ],
  models: [],
  lost_calls: [],
}
const ACCOUNT = 'All spending: 80% of the budget is used.'
const VERDANT = 'Brand: Verdant: the budget is used up. Paid calls stop until you raise it.'
const NOCTE = 'Brand: Nocte: half of the budget is used.'

test('Quick Generate shows the budgets that the chosen brand counts against, with a way to raise them', async () => {
  await signIn({
    'GET /api/brands': {
      brands: [
        { id: 2, name: 'Nocte' },
        { id: 1, name: 'Verdant' },
      ],
    },
    'GET /api/budgets': OVERVIEW,
  })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await expect.element(page.getByText(ACCOUNT)).toBeVisible()
  expect(page.getByText(VERDANT).query()).toBeNull()
  await chooseOption('Brand', 'Verdant')
  await expect.element(page.getByText(VERDANT)).toBeVisible()
  expect(page.getByText(NOCTE).query()).toBeNull()
  const raise = page.getByRole('link', { name: 'Raise limit' }).first()
  await expect.element(raise).toHaveAttribute('href', '/dashboard/analytics')
})

test('the wizard, a carousel and a campaign show them too', async () => {
  await signIn({
    'GET /api/brands': { brands: [{ id: 1, name: 'Verdant' }] },
    'GET /api/budgets': OVERVIEW,
    'GET /api/campaigns/*': createCampaign(),
  })
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio', { name: 'Verdant' }))
  await continueToReview()
  await expect.element(page.getByText(VERDANT)).toBeVisible()

  await openScreen('/dashboard/generate', 'Quick Generate')
  await button('New carousel').click()
  await expect.element(dialog().getByText(ACCOUNT)).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await openScreen('/dashboard/campaigns/3', 'Launch')
  await expect.element(page.getByText(VERDANT)).toBeVisible()
})

test('without budgets, or if they cannot be loaded, nothing is said', async () => {
  await signIn({ 'GET /api/budgets': () => Response.json({ detail: 'Try again later' }, { status: 503 }) })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible()
  expect(page.getByText('Try again later').query()).toBeNull()
})
