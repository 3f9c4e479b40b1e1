import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, dialog, expectPath } from '../../testing/page/controls.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const sidebar = page.getByRole('complementary').getByRole('navigation')
const menu = page.getByRole('menu')
const option = page.getByRole('option')
const selected = page.getByRole('option', { selected: true })

/** The widths of all visible avatars, which are in pixels. */
const expectAvatars = (widths: number[]) =>
  expect
    .poll(() =>
      page
        .getByText('MA', { exact: true })
        .elements()
        .map(({ clientWidth }) => clientWidth),
    )
    .toEqual(widths)

useApp()

const signInAsEvans = () =>
  signIn({ 'GET /api/auth/me': { username: 'Mary Ann Evans', email: 'shell.reader@example.com' } })

test('the sidebar and the top bar have the agreed texts, and the state of the sidebar is stored', async () => {
  await signInAsEvans()
  await openApp('/dashboard/channels')
  await expectWords(page.getByRole('main'), 'channels')
  await expectWords(page.getByRole('banner'), 'top-bar')
  await expectWords(sidebar, 'sidebar')
  await button('Collapse sidebar').click()
  await expectWords(sidebar, 'sidebar-collapsed')
  await expectAccessible()
  await openApp('/dashboard/channels')
  await button('Expand sidebar').click()
  await expectWords(sidebar, 'sidebar')

  await page.viewport(390, 844)
  await button('Open menu').click()
  await expectWords(dialog().getByRole('navigation'), 'sidebar')
  await expectAccessible()
  await dialog().getByRole('link', { name: 'My Brands' }).click()
  await expectPath('/dashboard/brands')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the user menu has the agreed texts and leads to its screens', async () => {
  await signInAsEvans()
  await openApp('/dashboard/channels')
  await button('MA User menu').click()
  await expectAvatars([32, 40])
  await expectWords(menu, 'user-menu')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  for (const [item, path] of [
    ['Profile & Settings', '/dashboard/settings'],
    ['API Keys', '/dashboard/api-keys'],
    ['Change Password', '/dashboard/change-password'],
    ['Help & Support', '/help'],
  ] as const) {
    await expect.element(menu).not.toBeInTheDocument()
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expectPath(path)
  }
})

test('the command palette has the agreed texts, and is used with the keyboard', async () => {
  await signInAsEvans()
  await openScreen('/dashboard/settings', 'Settings')
  await expectAvatars([32, 56])
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await expectWords(dialog(), 'palette')
  await expectAccessible()
  await expect.element(selected).toMatchTextContent(/^Dashboard/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(selected).toMatchTextContent(/^Quick Generate/)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(selected).toMatchTextContent(/^Dashboard/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected).toMatchTextContent(/^Logout/)
  await userEvent.keyboard('{Escape}')
  await button('Search').click()
  const search = page.getByRole('combobox')
  await search.fill('instagram')
  await expect.element(option).toHaveLength(1)
  await expect.element(option).toMatchTextContent(/^Social Channels/)
  await search.fill('no such thing')
  await expectText(dialog().getByRole('status'), 'No results')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
