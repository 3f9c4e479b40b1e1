import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, acceptRefusals, test } from './signet.ts'
import { openSignedIn } from './named-fields.ts'

test.use({ reducedMotion: 'no-preference' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const cards = (page: Page) => page.getByRole('article')
/** A toast fades out and is removed one second after its time. */
const FADE_MS = 1000

/** Deletes the first item of the library. */
async function deleteFirst(page: Page): Promise<void> {
  await cards(page).first().hover()
  await cards(page).first().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Deleted')).toBeVisible()
}

/** Calls that parts 1 and 2 do not name are answered with 404, which the browser logs to its console. */
test.afterEach(({ complaints }) => acceptRefusals(complaints))

test('a success toast stays two seconds, also for a deletion, whose undo offer stays below the list', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, { 'POST /api/content/*/restore': {} })
  await page.goto('/dashboard/content')
  await expect(page.getByText('Showing 13 of 13 items')).toBeVisible()
  await deleteFirst(page)
  await expect(page.getByText('Showing 12 of 12 items')).toBeVisible()
  await page.mouse.move(0, 500)
  await page.clock.runFor(2000 + FADE_MS)
  await expect(toast(page, 'Deleted')).toHaveCount(0)
  await expect(page.getByText('“Generated Image” is in the trash.')).toBeVisible()
  // The focused toast stays.
  await page.keyboard.press('F6')
  await expect(undo(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.clock.runFor(60_000)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 13 of 13 items')).toBeVisible()
  await expect(undo(page)).toHaveCount(0)

  await deleteFirst(page)
  await page.mouse.move(0, 500)
  await page.clock.runFor(8000)
  await expect(undo(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(undo(page)).toHaveCount(0)

  await deleteFirst(page)
  await page.getByRole('link', { name: 'My Brands' }).click()
  await expect(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
})

test('an error stays four seconds', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page)
  await page.goto('/dashboard/content')
  await page.route('**/api/content/*/favorite', (route) => route.abort())
  await cards(page).first().hover()
  await cards(page).first().getByRole('button', { name: 'Favorite' }).click()
  const error = toast(page, 'Failed to update favorite')
  await expect(error).toBeVisible()
  await page.mouse.move(0, 500)
  await page.clock.runFor(4000 + FADE_MS)
  await expect(error).toHaveCount(0)
})

test('F6 leads to the first button of the messages', async ({ page }) => {
  await openSignedIn(page)
  await page.goto('/dashboard/content')
  await page.route('**/api/content/*/favorite', (route) => route.abort())
  await cards(page).first().hover()
  await cards(page).first().getByRole('button', { name: 'Favorite' }).click()
  await expect(toast(page, 'Failed to update favorite')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
})
