import { signUpByApi, expect, PASSWORD, signUp, test, createUser } from './signet.ts'

test('from the landing page to the dashboard with the keyboard alone', async ({ page, context }) => {
  const email = await signUp(page)
  await page.evaluate(() => localStorage.removeItem('signet-token'))
  const fresh = await context.newPage()
  await fresh.goto('/')
  const focused = () => fresh.evaluate(() => (document.activeElement as HTMLElement | null)?.textContent?.trim() ?? '')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1) await fresh.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('Log in')
  await fresh.keyboard.press('Enter')
  await fresh.waitForURL('**/login')
  await fresh.getByLabel('Email').focus()
  await fresh.keyboard.type(email)
  await fresh.keyboard.press('Tab')
  await fresh.keyboard.type(PASSWORD)
  await fresh.keyboard.press('Enter')
  await fresh.waitForURL('**/dashboard')
})

test("the palette finds screens and brands, the theme changes, the sidebar's state is stored", async ({ page }) => {
  await createUser(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'New Brand' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Zanzibar Teas')
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await expect(page.getByText('Brand created')).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('zanzibar')
  await expect(palette.getByText('Zanzibar Teas')).toBeVisible()
  await palette.getByRole('combobox').fill('qqqq')
  await expect(palette.getByText('No results')).toBeVisible()
  await palette.getByRole('combobox').fill('favorites')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/favorites')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await page.getByRole('button', { name: /collapse/i }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /expand/i })).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signUpByApi(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.getByRole('button', { name: /Ann Miller|user menu|account/i }).click()
  await expect(page.getByText('Free Plan')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  await expect(other).toHaveURL(/\/login$/)
})

test('the code of a screen is loaded before its link in the sidebar is clicked', async ({ page }) => {
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
})
