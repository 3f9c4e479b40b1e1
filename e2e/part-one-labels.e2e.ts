import type { Page } from '@playwright/test'
import {
  createUser,
  registerUser,
  expect,
  expectAccessible,
  expectWords,
  acceptRefusals,
  PASSWORD,
  refuse,
  delayCalls,
  test,
} from './signet.ts'

const body = (page: Page) => page.locator('body')
const main = (page: Page) => page.getByRole('main')

test('signed-out screens have the texts of part 1', async ({ page, complaints }) => {
  for (const [path, words] of [
    ['login', 'login'],
    ['auth', 'login'],
    ['register', 'register'],
    ['forgot-password', 'forgot-password'],
    ['verify-email', 'verify-email'],
    ['verify-email-required', 'verification-required'],
  ] as const) {
    await page.goto(`/${path}`)
    await expectWords(body(page), words)
    const email = page.getByLabel('Email')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required')
  }
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('seen')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await refuse(page, '**/api/auth/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
  acceptRefusals(complaints)
})

test('the sidebar, the user menu and the command palette have the texts of part 1', async ({ page }) => {
  await registerUser(page, 'shell.reader@example.com', 'Mary Ann Evans')
  await page.goto('/dashboard/channels')
  await expectWords(main(page), 'channels')
  await expectWords(page.getByRole('banner'), 'top-bar')
  await expectWords(page.getByRole('complementary').getByRole('navigation'), 'sidebar')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expectWords(page.getByRole('complementary').getByRole('navigation'), 'sidebar-collapsed')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()

  await page.getByRole('button', { name: 'MA User menu' }).click()
  const expectAvatars = (widths: number[]) =>
    expect
      .poll(() => page.getByText('MA', { exact: true }).evaluateAll((all) => all.map((one) => one.clientWidth)))
      .toEqual(widths)
  await expectAvatars([32, 40])
  await expectWords(page.getByRole('menu'), 'user-menu')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const [item, path] of [
    ['Profile & Settings', '/dashboard/settings'],
    ['API Keys', '/dashboard/api-keys'],
    ['Change Password', '/dashboard/change-password'],
    ['Help & Support', '/help'],
  ] as const) {
    await expect(page.getByRole('menu')).toBeHidden()
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.waitForURL(`**${path}`)
  }

  await page.goto('/dashboard/settings')
  await expectAvatars([32, 56])
  await page.keyboard.press('Meta+k')
  await expectWords(page.getByRole('dialog'), 'palette')
  await expectAccessible(page)
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toContainText('Dashboard')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(selected).toContainText('Dashboard')
  await page.keyboard.press('ArrowUp')
  await expect(selected).toContainText('Logout')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('instagram')
  await expect(page.getByRole('option')).toHaveText([/^Social Channels/])
  await page.getByRole('combobox').fill('no such thing')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectWords(page.getByRole('dialog').getByRole('navigation'), 'sidebar')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'My Brands' }).click()
  await page.waitForURL('**/dashboard/brands')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('settings: texts, defaults, errors, and the values stored in this browser', async ({ page, complaints }) => {
  await registerUser(page, 'settled.reader@example.com')
  await page.goto('/dashboard/settings')
  await expectWords(main(page), 'settings')
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  expect((await accent()).toUpperCase()).toBe('#00ADB5')
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByLabel('Username').fill('')
  await page.getByLabel('Email').fill('nobody')
  await save.click()
  await expect(main(page)).toContainText('Username must be 3 to 30 characters.')
  await expect(main(page)).toContainText('Please enter a valid email address.')
  await page.getByLabel('Username').fill('Ann')
  await page.getByLabel('Email').fill('settled.reader@example.com')
  await refuse(page, '**/api/auth/profile')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Update failed')
  await page.unroute('**/api/auth/profile')
  await page.getByRole('checkbox', { name: 'Success toasts' }).click()
  await save.click()
  await expect(page.getByRole('button', { name: 'A User menu' })).toBeVisible()
  await expect(page.getByText('Profile updated')).toBeHidden()

  await page.getByRole('checkbox', { name: 'Error toasts' }).click()
  await page.getByRole('checkbox', { name: 'Product updates' }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await page.getByRole('textbox', { name: 'Accent color' }).fill('#C2410C')
  await page.getByRole('textbox', { name: 'Accent color' }).blur()
  await page.reload()
  for (const name of ['Success toasts', 'Error toasts', 'Product updates'])
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  expect((await accent()).toUpperCase()).toBe('#C2410C')
  const { 'signet-token': token, ...kept } = await page.evaluate(
    () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
  )
  expect(token).toBeTruthy()
  expect(kept).toEqual({
    'signet-theme': 'dark',
    'signet-accent': '#C2410C',
    'signet-toasts-success': 'false',
    'signet-toasts-error': 'false',
    'signet-toasts-updates': 'false',
  })
  await page.getByRole('button', { name: 'Reset to default' }).click()
  expect((await accent()).toUpperCase()).toBe('#00ADB5')
  acceptRefusals(complaints)
})

test('a provider key: every text and error from Not Set to Configured and back', async ({ page, complaints }) => {
  await createUser(page)
  await refuse(page, '**/api/user/api-keys', { status: 503, body: '' })
  await page.goto('/dashboard/api-keys')
  await expect(page.getByText('Failed to load API keys: 503')).toBeVisible()
  await page.unroute('**/api/user/api-keys')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Not Set')).toBeVisible()
  await expectWords(main(page), 'api-keys-not-set')

  const probe = page.getByRole('button', { name: 'Test Key' })
  const save = page.getByRole('button', { name: 'Save Key' })
  await page.getByLabel('API key', { exact: true }).fill('   ')
  await save.click()
  await expect(main(page)).toContainText('Please enter a valid API key')
  await probe.click()
  await expect(main(page)).toContainText('Please enter an API key to test')
  await page.getByLabel('API key', { exact: true }).fill('AIzaSyGood-0123456789abcdefghijwxyz')
  for (const [answer, sentence] of [
    [{ status: 500, body: '' }, 'Failed to test API key'],
    [
      { status: 200, body: '{"valid":false,"message":"The key was rejected by Gemini."}' },
      'The key was rejected by Gemini.',
    ],
    [{ status: 200, body: '{"valid":true,"message":"yes"}' }, 'API key is valid!'],
  ] as const) {
    await refuse(page, '**/api/user/api-keys/gemini/test?**', answer)
    await probe.click()
    await expect(main(page).getByText(sentence, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await refuse(page, '**/api/user/api-keys/gemini')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save API key')
  await delayCalls(page, '**/api/user/api-keys/gemini')
  await save.click()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  await expect(page.getByText('Configured')).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expectWords(main(page), 'api-keys-configured')
  await expectAccessible(page)
  await refuse(page, '**/api/user/api-keys/gemini')
  for (const sentence of ['Failed to delete API key', 'Not Set']) {
    await page.getByRole('button', { name: 'Delete Key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(main(page).getByText(sentence, { exact: true })).toBeVisible()
    await page.unroute('**/api/user/api-keys/gemini')
  }
  acceptRefusals(complaints)
})

test('toasts are at the top right: a success for two seconds, an error for four, at most twenty', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await createUser(page)
  await page.goto('/dashboard/settings')
  await page.getByLabel('Username').fill('Ann')
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  const expectGoneAfter = async (note: ReturnType<Page['locator']>, ms: number) => {
    await expect(note).toHaveCSS('opacity', '1')
    await page.clock.runFor(ms - 1000)
    await page.waitForTimeout(300)
    await expect(note).toHaveCSS('opacity', '1')
    await page.clock.runFor(1000)
    await expect(note).toHaveCSS('opacity', '0')
    await page.clock.resume()
  }
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = page.locator('.popup', { hasText: 'Profile updated' })
  await expect(saved).toBeVisible()
  await pause()
  const box = await saved.boundingBox()
  expect(box?.y).toBeLessThan(40)
  expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
  await expectGoneAfter(saved, 2000)

  await page.goto('/dashboard/generate')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  const refused = page.locator('.popup', { hasText: 'Please select a valid image file' })
  await expect(refused).toBeVisible()
  await pause()
  await expectGoneAfter(refused, 4000)

  const chooser = page.locator('input[type="file"]').first()
  await pause()
  for (let count = 0; count < 23; count += 1)
    await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(refused).toHaveCount(20)
  await refused.first().getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.runFor(1500)
  await expect(refused).toHaveCount(19)
  acceptRefusals(complaints)
})

test('the theme button switches from light to dark to the system theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await createUser(page)
  await page.goto('/dashboard')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  for (const [mode, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ]) {
    await page.getByRole('button', { name: /^Theme:/ }).click()
    await expect(page.getByRole('button', { name: `Theme: ${mode}` })).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', theme ?? '')
  }
})

test('loading states: the guard while the session loads, a button while it works', async ({ page, complaints }) => {
  const email = 'waiting.reader@example.com'
  await registerUser(page, email)
  await delayCalls(page, '**/api/auth/me', 1500)
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Creating' })).toBeVisible()
  // A session that was ended elsewhere: the first refused call clears the token and redirects to the login.
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('link', { name: 'API Keys' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('signet-token'))).toBeNull()
  await delayCalls(page, '**/api/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  await page.waitForURL('**/dashboard')
  acceptRefusals(complaints)
})
