import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { expect, expectAccessible, openWithoutReload, signUpByApi, test } from './signet.ts'

const CLICKS_MAX = 5
/** On a machine that has time for it. */
const SECONDS_MAX = scaleLimit(60)

/** Starts counting mouse clicks, across all screens. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('noteClick', () => (clicks += 1))
  await page.evaluate(() => {
    const { noteClick } = window as unknown as { noteClick: () => void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && noteClick(), { capture: true })
  })
  return () => clicks
}

test('a verified user gets a branded image with five clicks, within a minute', async ({ page }, { annotations }) => {
  await signUpByApi(page)
  const clicks = await countClicks(page)
  const started = Date.now()
  await page.getByRole('button', { name: 'Start in a minute' }).click()
  await expect(page.getByRole('heading', { name: 'Your first picture' })).toBeVisible()
  await expect(page.getByLabel('Brand name')).toBeFocused()
  await page.keyboard.type('Nocte')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lavender Night Cream')
  await page.getByText('Plum', { exact: true }).click()
  await page.getByText('Elegant', { exact: true }).click()
  await page.getByRole('button', { name: 'Make my first picture' }).click()
  await expect(page.getByRole('list', { name: 'How it is made' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There it is' })).toBeVisible()
  const seconds = (Date.now() - started) / 1000
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/Lavender_Night_Cream\.png$/)
  annotations.push({ type: 'onboarding', description: `${clicks()} clicks, ${seconds.toFixed(1)} s` })
  expect(clicks()).toBeLessThanOrEqual(CLICKS_MAX)
  expect(seconds).toBeLessThanOrEqual(SECONDS_MAX)
  await expectAccessible(page)

  await openWithoutReload(page, '/dashboard/brands')
  await expect(page.getByRole('heading', { name: 'Nocte' })).toBeVisible()
  await openWithoutReload(page, '/dashboard/products')
  await expect(page.getByText('Lavender Night Cream').first()).toBeVisible()
})
