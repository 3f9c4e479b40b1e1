import { arrive, expect, expectAccessible, forgiveRefusals, test } from './signet.ts'
import { enterNamed } from './named-fields.ts'
import { contentOf } from './stand-ins.ts'

/** Calls that parts 1 and 2 do not name are not found, which the browser notes on its console. */
test.afterEach(({ complaints }) => forgiveRefusals(complaints))

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a new account finds the way to its first picture in the first screen, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page)
    const start = page.getByRole('button', { name: 'Start in a minute' })
    // The two calls that tell that nothing was made take their time on a busy machine.
    await expect(start).toBeInViewport({ ratio: 1, timeout: 15_000 })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Start Creating' }).click()
    await expect(page.getByText('No brands yet')).toBeVisible()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await start.click()
    await expect(page.getByRole('heading', { name: 'Your first picture' })).toBeVisible()
  })
}

test('once something was made, the home begins with the wizard alone', async ({ page }) => {
  await enterNamed(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Start in a minute' })).toHaveCount(0)
})

test('platforms are written as their owners write them', async ({ page }) => {
  const made = { ...contentOf(13), platform: 'linkedin' }
  await enterNamed(page, { 'GET /api/content': { content: [made], total: 1 } })
  await page.goto('/dashboard/content?item=13')
  await expect(page.getByRole('dialog')).toContainText('PlatformLinkedIn', { timeout: 15_000 })
})
