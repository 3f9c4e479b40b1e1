import { signUpByApi, expect, test } from './signet.ts'

test('the code of a screen is loaded before its link is clicked, a new tab has the stored theme at once and shows that the session loads, and signing out ends both', async ({
  page,
  context,
}) => {
  await signUpByApi(page)
  const links = page.getByRole('navigation', { name: 'Main' })
  await Promise.all([
    page.waitForRequest(/analytics-screen-.*\.js$/),
    links.getByRole('link', { name: 'Analytics' }).hover(),
  ])
  await Promise.all([
    page.waitForRequest(/settings-screen-.*\.js$/),
    links.getByRole('link', { name: 'Settings' }).focus(),
  ])

  const other = await context.newPage()
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
  await other.route('**/api/auth/me', async (route) => {
    await isSeen
    await route.continue()
  })
  await page.evaluate(() => localStorage.setItem('signet-theme', 'dark'))
  await other.goto('/dashboard', { waitUntil: 'commit' })
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByText('Loading...')).toBeVisible()
  await expect(other).toHaveURL(/\/dashboard$/)
  release()
  await expect(other.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
  await page.getByRole('button', { name: /User menu/ }).click()
  await expect(page.getByText('Free Plan')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  await expect(other).toHaveURL(/\/login$/)
})
