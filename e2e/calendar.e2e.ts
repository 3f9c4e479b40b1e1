import { callApi, makeCampaign } from './made-campaign.ts'
import { expect, test } from './signet.ts'

test('a planned day is stored, and the feed has a secret address until it is removed', async ({ page }) => {
  const { id } = await makeCampaign(page, { formats: ['google.ad.300x250'], languages: ['en'], variants: 1 })
  await page.goto('/dashboard/calendar?view=month&day=2026-12-08')
  await page.getByRole('region', { name: 'Without a day' }).getByRole('button').click()
  const plan = page.getByRole('dialog')
  await plan.getByLabel('Planned day', { exact: true }).fill('2026-12-31')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Moved to Thu, Dec 31')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('gridcell', { name: 'Thursday, December 31, 2026, 1 planned' })).toBeVisible()
  const { cells: planned } = await callApi<{ cells: object[] }>(
    page,
    'GET',
    '/api/calendar?from=2026-12-01&to=2026-12-31',
  )
  expect(planned).toMatchObject([{ campaign_id: id, planned_on: '2026-12-31', platform: 'google' }])

  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  const address = await dialog.getByLabel('Address').inputValue()
  expect((await (await page.request.get(address)).text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await dialog.getByRole('button', { name: 'Remove the address' }).click()
  await page.getByRole('dialog', { name: 'Remove the address?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
