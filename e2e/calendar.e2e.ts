import { callApi, makeCampaign } from './made-campaign.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'

const MONTH = '/dashboard/calendar?view=month&day=2026-12-08'

test('a post is planned by dragging, moved with the keyboard, undone, and planned in a dialog', async ({ page }) => {
  const { id, cells } = await makeCampaign(page)
  await page.goto(MONTH)
  await expect(page.getByText('Signet plans and does not publish.')).toBeVisible()
  const list = page.getByRole('region', { name: 'Without a day' })
  await expect(list.getByRole('button')).toHaveCount(cells.length)
  await expectAccessibleInBothThemes(page)

  const day = (name: string) => page.getByRole('gridcell', { name })
  await list.getByRole('button', { name: /Instagram · Post.*English/ }).dragTo(day('Thursday, December 10, 2026'))
  await expect(day('Thursday, December 10, 2026, 1 planned')).toBeVisible()
  await expect(list.getByRole('button')).toHaveCount(cells.length - 1)

  // Arrow keys move between days, Enter reaches the post, Shift and an arrow key move it.
  await day('Tuesday, December 8, 2026').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day('Thursday, December 10, 2026, 1 planned')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(day('Thursday, December 17, 2026, 1 planned').getByRole('button')).toBeFocused()
  await expect(page.getByText('Moved to Thu, Dec 17')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(day('Thursday, December 10, 2026, 1 planned')).toBeVisible()

  await list.getByRole('button', { name: /Google Ads.*English/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Planned day', { exact: true }).fill('2026-12-31')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(day('Thursday, December 31, 2026, 1 planned')).toBeVisible()
  await page.reload()
  await expect(day('Thursday, December 31, 2026, 1 planned')).toBeVisible()

  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'Thursday, December 10, 2026, 1 planned' })).toBeVisible()
  const { cells: planned } = await callApi<{ cells: object[] }>(
    page,
    'GET',
    '/api/calendar?from=2026-12-01&to=2026-12-31',
  )
  expect(planned).toMatchObject([
    { campaign_id: id, planned_on: '2026-12-10', platform: 'instagram' },
    { campaign_id: id, planned_on: '2026-12-31', platform: 'google' },
  ])
})

test('the feed has a secret address that is shown once, replaced and removed', async ({ page }) => {
  await makeCampaign(page, { formats: ['google.ad.300x250'], languages: ['en'], variants: 1 })
  await page.goto('/dashboard/calendar')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  const address = await dialog.getByLabel('Address').inputValue()
  expect((await (await page.request.get(address)).text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Replace the address' }).click()
  await page.getByRole('dialog', { name: 'Replace the address?' }).getByRole('button', { name: 'Replace' }).click()
  await expect(dialog.getByLabel('Address')).not.toHaveValue(address)
  const second = await dialog.getByLabel('Address').inputValue()
  expect([(await page.request.get(address)).status(), (await page.request.get(second)).status()]).toEqual([404, 200])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(dialog.getByText('There is an address since')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the address' }).click()
  await page.getByRole('dialog', { name: 'Remove the address?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await page.request.get(second)).status()).toBe(404)
})
