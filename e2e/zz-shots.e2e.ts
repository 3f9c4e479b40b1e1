import { callApi, makeCampaign } from './made-campaign.ts'
import { test } from './signet.ts'

const DIR = '/tmp/hshots'
test('shots', async ({ page }) => {
  const { id, cells } = await makeCampaign(page, {
    formats: ['instagram.post', 'instagram.story', 'google.ad.300x250', 'twitter.post'],
    languages: ['en', 'de', 'ar'],
    variants: 1,
  })
  const plan = (ids: number[], planned_on: string) =>
    callApi(page, 'PATCH', `/api/campaigns/${id}/cells`, { ids, planned_on })
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const ids = cells.map((cell) => cell.id)
  await plan(ids.slice(0, 5), day(1))
  await plan(ids.slice(5, 6), day(0))
  await plan(ids.slice(6, 8), day(3))
  await callApi(page, 'PATCH', `/api/campaigns/${id}/cells`, { ids: ids.slice(0, 4), status: 'approved' })
  await callApi(page, 'POST', `/api/campaigns/${id}/texts/write`, { language: 'en' })
  const screens: [string, string][] = [
    ['calendar-month', '/dashboard/calendar'],
    ['calendar-week', '/dashboard/calendar?view=week'],
    ['texts', `/dashboard/campaigns/${id}?tab=texts`],
    ['pack', `/dashboard/campaigns/${id}?tab=pack`],
  ]
  for (const [name, url] of screens)
    for (const width of [1440, 390])
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.evaluate((of) => localStorage.setItem('signet-theme', of), theme)
        await page.goto(url)
        await page.waitForLoadState('networkidle')
        await page.evaluate((of) => document.documentElement.setAttribute('data-theme', of), theme)
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${DIR}/${name}-${width}-${theme}.png`, fullPage: true })
      }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/calendar')
  await page.locator('[data-cell]').first().click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${DIR}/dialog.png` })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Create an address' }).click()
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${DIR}/feed.png` })
})
