import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, test } from './signet.ts'

const MADE = 'Content generated successfully! 🎉'

const continueToNextStep = async (page: Page, times = 1) => {
  for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: 'Continue' }).click()
}

test('a job is canceled, found and retried, continues after leaving the screen, and its end is announced', async ({
  page,
}) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Nocte' })
  // A small video takes a third of the time of a large one.
  await callApi(page, 'PUT', '/api/config', { content_sizes: { video: { instagram: ['640x640'] } } })
  // A video takes long enough to cancel it or to leave the screen on any machine. Images may be done before the click arrives.
  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name: 'Nocte' }).focus()
  await page.keyboard.press('Space')
  await continueToNextStep(page, 2)
  await page.getByRole('checkbox', { name: 'Video' }).focus()
  await page.keyboard.press('Space')
  await continueToNextStep(page, 3)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()
  const items = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Create More Content' })).toBeVisible()
  await page.getByRole('link', { name: 'Generation Jobs' }).click()
  const [newest, oldest] = [page.getByRole('row').nth(1), page.getByRole('row').last()]
  await expect(newest).toContainText(/Canceled|Partially failed/)
  await newest.getByRole('button', { name: /^Retry job/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Retry of')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'My Brands' }).click()
  // The message is shown for two seconds. An expectation, which looks once a second, may leave too little of them for the click.
  const messages = page.getByRole('region', { name: 'Messages' }).filter({ hasText: MADE })
  await messages.getByRole('link', { name: 'View job' }).click()
  await expect(dialog).toContainText('Succeeded')
  await expect(dialog).toContainText('640 × 640')
  await expect(dialog.getByRole('list', { name: 'Stages' }).first()).toContainText('Rendering')
  await expect(dialog).toContainText('1 attempt · $0.0000 · studio')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Types',
    'Platforms',
    'Tone',
    'Goal',
    'Status',
    'Created',
  ])
  await expect(newest).toContainText('Succeeded')
  await expect(oldest).toContainText(/Canceled|Partially failed/)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(newest.getByRole('cell').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
