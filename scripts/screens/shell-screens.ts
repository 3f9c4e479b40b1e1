import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/testing/people.ts'
import { refuse } from '../../e2e/signet.ts'
import { showPausedProvider } from './changed-replies.ts'
import { everyState, press, type Screen } from './screen.ts'

const brands = '/dashboard/brands'
const products = '/dashboard/products'
const analytics = '/dashboard/analytics'
const settings = '/dashboard/settings'
const isCovered = true

const firstCard = (page: Page) => page.getByRole('article').first()
const edit = (page: Page) => firstCard(page).getByRole('button', { name: 'Edit', exact: true }).click()

const brandScreens: Screen[] = [
  ...everyState(brands),
  { route: brands, state: 'import', isCovered, act: (page) => press(page, 'Import brand') },
  {
    route: brands,
    state: 'import refused',
    isCovered,
    act: async (page) => {
      await press(page, 'Import brand')
      await page.getByLabel('Web address').fill('https://127.0.0.1/')
      await press(page, 'Read brand')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { route: brands, state: 'new', query: '?new' },
  { route: brands, state: 'new refused', query: '?new', act: (page) => press(page, 'Create Brand') },
  { route: brands, state: 'edit', act: edit },
  { route: brands, state: 'edit long', as: 'wordy', act: edit },
  { route: brands, state: 'nothing found', act: (page) => page.getByRole('searchbox').fill('zephyr') },
]

const productScreens: Screen[] = [
  ...everyState(products),
  { route: products, state: 'list', act: (page) => press(page, 'List view') },
  { route: products, state: 'long list', as: 'wordy', act: (page) => press(page, 'List view') },
  { route: products, state: 'new', query: '?new' },
  { route: products, state: 'edit', act: edit },
  { route: products, state: 'edit long', as: 'wordy', act: edit },
]

const startScreens: Screen[] = [
  { route: '/dashboard/start', state: 'empty', as: 'newcomer' },
  { route: '/dashboard/start', state: 'refused', as: 'newcomer', act: (page) => press(page, 'Make my first picture') },
  {
    route: '/dashboard/start',
    state: 'made',
    as: 'newcomer',
    act: async (page) => {
      await page.getByLabel('Brand name').fill('Nocte')
      await page.getByRole('textbox', { name: 'Product' }).fill('Lavender Night Cream')
      await page.getByText('Plum', { exact: true }).click()
      await page.getByText('Elegant', { exact: true }).click()
      await press(page, 'Make my first picture')
      await page.getByRole('heading', { name: 'There it is' }).waitFor({ timeout: 60_000 })
    },
  },
]

const analyticsScreens: Screen[] = [
  ...everyState(analytics),
  { route: analytics, state: 'filters', act: (page) => press(page, 'Filters') },
  { route: analytics, state: 'details', isCovered, act: (page) => press(page, 'View details') },
  { route: analytics, state: 'enlarged', isCovered, act: (page) => press(page, /^Enlarge/) },
]

/** Replaces the reply by a change of the email address that is not confirmed. */
const showPendingEmail = (pending_email: string) => async (page: Page) => {
  await page.route('**/api/auth/me', async (route) => {
    const user = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...user, pending_email } })
  })
}

const accountScreens: Screen[] = [
  { route: settings, state: 'full' },
  { route: settings, state: 'long', as: 'wordy' },
  { route: settings, state: 'new address waits', before: showPendingEmail('new.address@example.com') },
  { route: settings, state: 'long address waits', before: showPendingEmail(`${'long'.repeat(16)}@example.com`) },
  {
    route: settings,
    state: 'refused',
    before: (page) => refuse(page, '**/api/auth/profile'),
    act: async (page) => {
      await page.getByLabel('Username').fill('De')
      await press(page, 'Save')
    },
  },
  { route: settings, state: 'color picker', isCovered, act: (page) => press(page, 'Pick accent color') },
  { route: settings, state: 'delete account', isCovered, act: (page) => press(page, /^Delete/) },
  { route: '/dashboard/api-keys', state: 'not set' },
  { route: '/dashboard/api-keys', state: 'refused', act: (page) => press(page, 'Save Key') },
  { route: '/dashboard/api-keys', state: 'loading', answers: 'held' },
  { route: '/dashboard/api-keys', state: 'failing', answers: 'refused' },
  {
    route: '/dashboard/api-keys',
    state: 'configured',
    as: 'newcomer',
    act: async (page) => {
      await page.getByLabel('API key', { exact: true }).fill('AIza-this-key-is-not-good-0000000000')
      await press(page, 'Save Key')
      await page.getByText('Configured', { exact: true }).waitFor()
    },
  },
  { route: '/dashboard/api-keys', state: 'paused provider', before: showPausedProvider },
  { route: '/dashboard/api-keys', state: 'confirm', isCovered, before: askForPassword, act: chooseStudio },
  {
    route: '/dashboard/api-keys',
    state: 'confirm by code',
    as: 'newcomer',
    isCovered,
    before: askForPassword,
    act: async (page) => {
      await chooseStudio(page)
      await press(page, 'Email me a code')
      await page.getByLabel('Code from the email').fill('12345')
    },
  },
  { route: '/dashboard/change-password', state: 'request' },
  {
    route: '/dashboard/change-password',
    state: 'verify',
    as: 'newcomer',
    act: async (page) => {
      await press(page, 'Send Verification Code')
      await page.getByLabel('Verification code').fill('12345')
      await page.getByLabel('New password', { exact: true }).fill('12345')
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await page.getByLabel('Verification code').focus()
    },
  },
  {
    route: '/dashboard/change-password',
    state: 'changed',
    as: 'newcomer',
    act: async (page) => {
      await page.route('**/password-change/verify-otp', (route) => route.fulfill({ json: { message: 'Done.' } }))
      await press(page, 'Send Verification Code')
      await page.getByLabel('Verification code').fill('123456')
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await press(page, 'Change Password')
    },
  },
  { route: '/dashboard/channels', state: 'full' },
  { route: '/dashboard/configuration', state: 'full' },
  { route: '/dashboard/configuration', state: 'loading', answers: 'held' },
  { route: '/dashboard/configuration', state: 'failing', answers: 'refused' },
  { route: '/dashboard/configuration', state: 'refused', act: addBadSize },
]

/** The server asks for a confirmation, as it does 15 minutes after the sign-in. */
async function askForPassword(page: Page): Promise<void> {
  const json = { detail: 'Not confirmed', code: 'confirmation_required' }
  await page.route('**/api/providers/choices', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403, json }) : route.fallback(),
  )
}

async function chooseStudio(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Texts' }).click()
  await page.getByRole('option', { name: 'Built-in studio', exact: true }).click()
}

async function addBadSize(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Instagram image' }).getByRole('button', { name: 'Add size' }).click()
  await page.getByRole('textbox', { name: 'Instagram image size 3' }).fill('64x64')
  await press(page, 'Save')
}

const openPalette = (page: Page) => press(page, 'Search')

/** What the shell shows over any screen. */
const shellScreens: Screen[] = [
  {
    route: '/dashboard',
    state: 'session unknown',
    before: (page) => page.route('**/api/auth/me', () => undefined).then(() => undefined),
  },
  { route: '/dashboard', state: 'palette', isCovered, act: openPalette },
  {
    route: '/dashboard',
    state: 'palette without results',
    isCovered,
    act: async (page) => {
      await openPalette(page)
      await page.getByRole('dialog').getByRole('combobox').fill('zephyr')
    },
  },
  { route: '/dashboard', state: 'user menu', isCovered, act: (page) => press(page, /User menu/) },
  { route: '/dashboard', state: 'navigation', isCovered, act: toggleNavigation },
]

/** On a phone the sidebar is a dialog at the side; on a wide screen it is folded. */
async function toggleNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  await ((await menu.isVisible()) ? menu.click() : press(page, 'Collapse sidebar'))
}

export const SHELL_SCREENS: readonly Screen[] = [
  ...everyState('/dashboard'),
  ...shellScreens,
  ...startScreens,
  ...brandScreens,
  ...productScreens,
  ...analyticsScreens,
  ...accountScreens,
]
