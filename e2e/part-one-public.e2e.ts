import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWords, acceptRefusals, test } from './signet.ts'

const body = (page: Page) => page.locator('body')

test('the landing page has all specified texts, including the answers of the FAQ', async ({ page }) => {
  await page.goto('/')
  const questions = page.getByRole('region', { name: 'Frequently asked questions' }).locator('summary')
  await expect(questions).toHaveCount(6)
  for (const question of await questions.all()) await question.click()
  await expectWords(body(page), 'landing')
  await expect(page).toHaveTitle('Signet: on-brand pictures for every platform')
  await expectAccessible(page)
})

/** Path, title and subtitle of the pages whose content does not exist yet. */
const SOON = [
  ['features', 'Features', 'Everything Signet does for your brand, in detail.'],
  ['pricing', 'Pricing', 'Plans and what each of them includes every month.'],
  ['case-studies', 'Case Studies', 'How teams work with Signet.'],
  ['testimonials', 'Testimonials', 'What people who use Signet say about it.'],
  ['blog', 'Blog', 'Notes on brands, type and pictures.'],
  ['help', 'Help & Support', 'Answers, and people who have more of them.'],
  ['guides', 'Guides', 'From the first brand kit to a month of posts.'],
  ['events', 'Events', 'Where to meet us.'],
  ['privacy', 'Privacy Policy', ''],
  ['terms', 'Terms of Service', ''],
  ['cookies', 'Cookie Policy', ''],
  ['contact', 'Contact', 'Write to the people behind Signet.'],
] as const

test('twelve pages are announced as coming soon', async ({ page }) => {
  for (const [path, title, subtitle] of SOON) {
    await page.goto(`/${path}`)
    await expect(page).toHaveTitle(`${title} · Signet`)
    const lines = [title, subtitle, 'This page is coming soon.'].filter(Boolean)
    await expect(page.getByRole('main').locator('h1, p')).toHaveText(lines)
  }
  await expectAccessible(page)
})

test('an unknown path, a screen that throws and a page without its root element show an error', async ({
  page,
  complaints,
}) => {
  await page.goto('/nowhere')
  await expectWords(body(page), 'error-unknown')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL(/\/$/)
  acceptRefusals(complaints)

  await page.route('**/assets/placeholder-screen-*', (route) => route.abort())
  await page.goto('/contact')
  await expectWords(body(page), 'error-broken')
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
