import { expect, expectAccessible, expectWords, test } from './signet.ts'

test('the dashboard requires a session, and an unknown path, a screen that cannot be loaded and a page without its root element show an error', async ({
  page,
  complaints,
}) => {
  await page.goto('/dashboard/content')
  await page.waitForURL('**/login')
  await page.goto('/nowhere')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()

  await page.route('**/assets/placeholder-screen-*', (route) => route.abort())
  await page.goto('/contact')
  await expectWords(page.locator('body'), 'error-broken')
  await expectAccessible(page)
  await page.unroute('**/assets/placeholder-screen-*')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByText('This page is coming soon.')).toBeVisible()
  complaints.length = 0

  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="other"') })
  })
  await page.goto('/login')
  await expect.poll(() => complaints.join()).toContain('Root container missing')
  complaints.length = 0
})
