import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const EMAIL = 'settled.reader@example.com'
const main = page.getByRole('main')
const username = page.getByLabelText('Username')
const checkbox = (name: string) => page.getByRole('checkbox', { name })
const expectAccent = (color: string) =>
  expect.poll(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').toUpperCase()).toBe(color)

useApp()

test('settings: texts, defaults and errors', async () => {
  await signIn({ 'GET /api/auth/me': { username: 'Ann Miller', email: EMAIL } })
  await openScreen('/dashboard/settings', 'Settings')
  await expectWords(main, 'settings')
  await expectAccent('#00ADB5')
  await username.fill('An')
  await button('Save').click()
  await expect.element(main).toMatchTextContent('Username must be 3 to 30 characters.')
  await username.fill('')
  await page.getByLabelText('Email').fill('nobody')
  await button('Save').click()
  await expect.element(main).toMatchTextContent('Username must be 3 to 30 characters.')
  await expect.element(main).toMatchTextContent('Please enter a valid email address.')
  await username.fill('Ann')
  await page.getByLabelText('Email').fill(EMAIL)
  answerWith({ 'PUT /api/auth/profile': failWithoutMessage })
  await button('Save').click()
  await expectText(page.getByRole('alert'), 'Update failed')
  answerWith({ 'GET /api/auth/me': { username: 'Ann', email: EMAIL } })
  await checkbox('Success toasts').click()
  await button('Save').click()
  await expect.element(button('A User menu')).toBeVisible()
  await expect.element(page.getByText('Profile updated')).not.toBeInTheDocument()
})

test('settings are stored in this browser, with only these keys, and can be reset', async () => {
  await signIn()
  await openScreen('/dashboard/settings', 'Settings')
  const toasts = ['Success toasts', 'Error toasts', 'Product updates']
  for (const name of toasts) await checkbox(name).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  await page.getByRole('textbox', { name: 'Accent color' }).fill('#C2410C')
  await userEvent.tab()
  await openApp('/dashboard/settings')
  for (const name of toasts) await expect.element(checkbox(name)).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expectAccent('#C2410C')
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'signet-token': 'abc',
    'signet-theme': 'dark',
    'signet-accent': '#C2410C',
    'signet-toasts-success': 'false',
    'signet-toasts-error': 'false',
    'signet-toasts-updates': 'false',
  })
  await button('Reset to default').click()
  await expectAccent('#00ADB5')
})
