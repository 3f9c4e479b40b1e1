import { signUpByApi, expect, test } from './signet.ts'

test('the code of a screen is loaded before its link is clicked, and signing out in one tab signs out the other', async ({
  page,
  context,
}) => {
  await signUpByApi(page)
  const links = page.getByRole('navigation', { name: 'Main' })
  await Promise.all([
    page.waitForRequest(/analytics-screen-.*\.js$/, { timeout: 10_000 }),
    links.getByRole('link', { name: 'Analytics' }).hover(),
  ])
  await Promise.all([
    page.waitForRequest(/settings-screen-.*\.js$/, { timeout: 10_000 }),
    links.getByRole('link', { name: 'Settings' }).focus(),
  ])

  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
  await page.getByRole('button', { name: /User menu/ }).click()
  await expect(page.getByText('Free Plan')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  await expect(other).toHaveURL(/\/login$/)
})
