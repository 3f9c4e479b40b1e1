import type { Page } from '@playwright/test'
import {
  createUser,
  expect,
  expectAccessibleInBothThemes,
  acceptRefusals,
  createByApi,
  refuse,
  refuseOnce,
  delayCalls,
  test,
} from './signet.ts'

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
const findToast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function createItems(page: Page, titles: string[]): Promise<void> {
  await createUser(page)
  const { id } = await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#124E42' })
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  for (const [index, title] of titles.entries()) {
    const dimensions = ['300x300', '300x480', '480x300'][index % 3] ?? ''
    const multipart = {
      brand_id: String(id),
      content_type: 'image',
      prompt: `Say "${title} is here"`,
      dimensions,
      title,
    }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post('/api/content/generate', { headers, multipart })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

async function removeAll(page: Page, titles: string[]): Promise<void> {
  for (const title of titles) {
    await page.getByRole('button', { name: `Preview ${title}`, exact: true }).focus()
    await page.keyboard.press('Delete')
    await confirm(page, 'Confirm')
    await expect(card(page, title)).toBeHidden()
  }
}

test('deleted items are in the trash, and are restored from it or deleted forever', async ({ page, complaints }) => {
  await createItems(page, ['E', 'D', 'C', 'B', 'A'])
  await page.goto('/dashboard/content')
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Empty Trash' })).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Back to My Content' }).click()
  await card(page, 'C').getByRole('button', { name: 'Favorite' }).click({ force: true })
  await removeAll(page, ['B', 'C', 'D', 'E'])
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect.poll(() => names(page)).toEqual(['E', 'D', 'C', 'B'])
  await expect(card(page, 'E')).toContainText('30 days left')
  await expect(card(page, 'E').getByRole('img')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await expectRefusals(page)
  await card(page, 'C').hover()
  await card(page, 'C').getByRole('button', { name: 'Restore' }).click()
  await expect(findToast(page, 'Restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select B' })).toBeFocused()

  await page.keyboard.press('Delete')
  await expect(page.getByRole('dialog')).toContainText(
    '"B" and its file will be deleted permanently. This action cannot be undone.',
  )
  await confirm(page, 'Cancel')
  await expect(page.getByRole('button', { name: 'Select B' })).toBeFocused()
  await page.keyboard.press('Delete')
  await confirm(page, 'Delete forever')
  await expect(findToast(page, 'Deleted forever')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['E', 'D'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['E', 'D'])

  await page.getByRole('button', { name: 'Back to My Content' }).click()
  await expect.poll(() => names(page)).toEqual(['A', 'C'])
  const heart = card(page, 'C').getByRole('button', { name: 'Favorite' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Preview C' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /./ }).first()).toBeVisible()
  acceptRefusals(complaints)
})

/** Calls that fail restore all items and show the error. */
async function expectRefusals(page: Page): Promise<void> {
  await refuseOnce(page, /\/restore$/, 'POST', 'Not now')
  await card(page, 'D').hover()
  await card(page, 'D').getByRole('button', { name: 'Restore' }).click()
  await expect(findToast(page, 'Not now')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['E', 'D', 'C', 'B'])
  await refuseOnce(page, /\/api\/trash\/\d+$/, 'DELETE', 'It is held back')
  await card(page, 'D').hover()
  await card(page, 'D').getByRole('button', { name: 'Delete forever' }).click()
  await confirm(page, 'Delete forever')
  await expect(findToast(page, 'It is held back')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['E', 'D', 'C', 'B'])
}

test('the trash shows loading and error states, and several items are restored, deleted or emptied at once', async ({
  page,
  complaints,
}) => {
  await createItems(page, ['D', 'C', 'B', 'A'])
  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview A' }).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'Select all 4 loaded' }).click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('4 items leave your library and stay in the trash for 30 days.')
  await confirm(page, 'Confirm')
  await expect(page.getByRole('heading', { name: 'No content yet' })).toBeVisible()
  await delayCalls(page, '**/api/trash?*', 700)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  await expect(page.getByText('Showing 4 of 4 items')).toBeVisible()
  await refuse(page, '**/api/trash?*')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load trash')
  await page.unroute('**/api/trash?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Showing 4 of 4 items')).toBeVisible()

  const bar = page.getByRole('region', { name: 'Selection' })
  const [first = '', second = ''] = (await names(page)).map(String)
  await page.getByRole('button', { name: `Select ${first}` }).click()
  await page.getByRole('button', { name: `Select ${second}` }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(findToast(page, 'Restored 2 items')).toBeVisible()
  await expect(page.getByText('Showing 2 of 2 items')).toBeVisible()
  await page.getByRole('button', { name: 'Empty Trash' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 items and their files will be deleted permanently.')
  await confirm(page, 'Empty trash')
  await expect(findToast(page, 'Trash emptied')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to My Content' }).click()
  await expect.poll(async () => (await names(page)).map(String).toSorted()).toEqual([first, second].toSorted())
  acceptRefusals(complaints)
})

test('a deletion can be undone even if success toasts are turned off', async ({ page }) => {
  await createItems(page, ['Only'])
  await page.evaluate(() => localStorage.setItem('signet-toasts-success', 'false'))
  await page.goto('/dashboard/content')
  await card(page, 'Only').getByRole('button', { name: 'Copy' }).click({ force: true })
  await removeAll(page, ['Only'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['Only'])
  await expect(findToast(page, 'Copied to clipboard')).toBeHidden()
})
