import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passTime, stopClock, useClock } from '../../testing/browser/clock.ts'
import { button, dialog, expectPath } from '../../testing/page/controls.ts'
import { emulateMedia } from '../../testing/browser/media.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()
useClock()

test('from the landing page to the dashboard with the keyboard alone', async () => {
  await openApp('/')
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  const readFocused = () => document.activeElement?.textContent?.trim() ?? ''
  for (let presses = 0; presses < 30 && readFocused() !== 'Log in'; presses += 1) await userEvent.tab()
  expect(readFocused()).toBe('Log in')
  await userEvent.keyboard('{Enter}')
  await expectPath('/login')
  const email = await page.getByLabelText('Email').findElement()
  email.focus()
  await userEvent.keyboard('ann@example.com{Tab}correct horse battery{Enter}')
  await expectPath('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ann Miller!' })).toBeVisible()
})

test('the palette finds screens and brands, also a new one', async () => {
  await signIn({ 'GET /api/brands': { brands: [] } })
  await openScreen('/dashboard/brands', 'My Brands')
  await button('New Brand').first().click()
  await page.getByLabelText('Name', { exact: true }).fill('Zanzibar Teas')
  answerWith({ 'GET /api/brands': { brands: [{ id: 1, name: 'Zanzibar Teas' }] } })
  await button('Create Brand').click()
  await expect.element(page.getByText('Brand created')).toBeVisible()

  await userEvent.keyboard('{Control>}k{/Control}')
  const search = dialog().getByRole('combobox')
  await search.fill('zanzibar')
  await expect.element(dialog().getByText('Zanzibar Teas')).toBeVisible()
  await search.fill('qqqq')
  await expect.element(dialog().getByText('No results')).toBeVisible()
  await search.fill('favorites')
  await expect.element(page.getByRole('option')).toMatchTextContent(/^Favorites/)
  await userEvent.keyboard('{Enter}')
  await expectPath('/dashboard/favorites')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the theme button switches from light to dark to the system theme', async () => {
  onTestFinished(() => emulateMedia({}))
  await emulateMedia({ 'prefers-color-scheme': 'dark' })
  await signIn()
  await openScreen('/dashboard', /^Welcome back/)
  const expectTheme = (theme: string) => expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
  await expectTheme('dark')
  for (const [mode, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ] as const) {
    await page.getByRole('button', { name: /^Theme:/ }).click()
    await expect.element(button(`Theme: ${mode}`)).toBeVisible()
    await expectTheme(theme)
  }
  await emulateMedia({ 'prefers-color-scheme': 'light' })
  await expectTheme('light')
})

/** The visible tooltip with this text. */
const findTooltip = (text: string) =>
  [...document.querySelectorAll('[aria-hidden]')].find((one) => one.textContent === text && one.checkVisibility())
const expectTooltip = (text: string, isShown: boolean) =>
  expect.poll(() => findTooltip(text) !== undefined).toBe(isShown)

test('the tooltip of a control shows on hover, next to it, and hides on Escape', async () => {
  await signIn()
  await openScreen('/dashboard/channels', /Channels/)
  stopClock()
  await button('Collapse sidebar').click()
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Brands' })
  await expect.element(button('Expand sidebar')).toBeVisible()
  await link.hover()
  await passTime(499)
  await expectTooltip('My Brands', false)
  await passTime(1)
  await expectTooltip('My Brands', true)
  const popup = findTooltip('My Brands') ?? document.body
  expect(popup.getBoundingClientRect().left).toBeGreaterThanOrEqual(link.element().getBoundingClientRect().right)
  await page.elementLocator(popup).hover()
  await passTime(200) // Longer than the pointer may be outside on its way to the tooltip.
  await expectTooltip('My Brands', true)
  await userEvent.keyboard('{Escape}')
  await passTime(1)
  await expectTooltip('My Brands', false)
})

test('the tooltip of a control shows while it has the focus', async () => {
  await signIn()
  await openScreen('/dashboard/channels', /Channels/)
  stopClock()
  await userEvent.tab()
  button('Search').element().focus()
  await userEvent.tab()
  const label = document.activeElement?.getAttribute('data-tooltip') ?? ''
  expect(label).not.toBe('')
  await passTime(1)
  await expectTooltip(label, true)
  await userEvent.tab()
  await passTime(1)
  await expectTooltip(label, false)
})
