import { createContent } from '#web/app/testing/content-replies.ts'
import { signUpByApi, expect, expectAccessible, expectAccessibleInBothThemes, acceptRefusals, test } from './signet.ts'
import { openSignedIn } from './named-fields.ts'

/** Calls that parts 1 and 2 do not name are answered with 404, which the browser logs to its console. */
test.afterEach(({ complaints }) => acceptRefusals(complaints))

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a new user sees the link to the first image without scrolling, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await signUpByApi(page)
    const start = page.getByRole('button', { name: 'Start in a minute' })
    // The two calls that show that there is no content yet are slow on a busy machine.
    await expect(start).toBeInViewport({ ratio: 1, timeout: 15_000 })
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Start Creating' }).click()
    await expect(page.getByText('No brands yet')).toBeVisible()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await start.click()
    await expect(page.getByRole('heading', { name: 'Your first picture' })).toBeVisible()
  })
}

test('once there is content, the home screen offers only the wizard', async ({ page }) => {
  await openSignedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Start in a minute' })).toHaveCount(0)
})

test('platform names are spelled as their owners spell them', async ({ page }) => {
  const made = { ...createContent(13), platform: 'linkedin' }
  await openSignedIn(page, { 'GET /api/content': { content: [made], total: 1 } })
  await page.goto('/dashboard/content?item=13')
  await expect(page.getByRole('dialog')).toContainText('PlatformLinkedIn', { timeout: 15_000 })
})
