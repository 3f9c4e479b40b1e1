import { signUpByApi, expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'

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
