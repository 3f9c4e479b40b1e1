import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { expectPath } from '../../testing/page/controls.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'
import { expectWords } from '../../testing/page/words.ts'

const body = page.elementLocator(document.body)
const faq = page.getByRole('region', { name: 'Frequently asked questions' })
const expectTitle = (title: string) => expect.poll(() => document.title).toBe(title)

useApp()

test('the landing page has all specified texts, including the answers of the FAQ', async () => {
  await openApp('/')
  await expect.element(faq).toBeVisible()
  const questions = [...faq.element().querySelectorAll('summary')]
  expect(questions).toHaveLength(6)
  for (const question of questions) await page.elementLocator(question).click()
  await expectWords(body, 'landing')
  await expectTitle('Signet: on-brand pictures for every platform')
  await expectAccessible()
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

test('twelve pages are announced as coming soon', async () => {
  for (const [path, title, subtitle] of SOON) {
    await openApp(`/${path}`)
    await expectTitle(`${title} · Signet`)
    const lines = [title, subtitle, 'This page is coming soon.'].filter(Boolean)
    await expect
      .poll(() => [...document.querySelectorAll('main h1, main p')].map((line) => line.textContent))
      .toEqual(lines)
  }
  await expectAccessible()
})

test('an unknown path shows an error that leads back to the start', async () => {
  await openApp('/nowhere')
  await expectWords(body, 'error-unknown')
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expectPath('/')
  await expect.element(faq).toBeVisible()
})

const finding = (text: string) => ({ actual: [expect.stringContaining(text)] })

test('a scan finds errors of colors and names', async () => {
  await openApp('/terms')
  await expect.element(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible()
  const main = page.getByRole('main').element()
  main.insertAdjacentHTML('beforeend', '<p style="color: #999; background: #fff">Barely legible</p>')
  await expect(expectAccessible()).rejects.toMatchObject(finding('color-contrast: <p'))
  main.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" />')
  await expect(expectAccessible(['image-alt'])).rejects.toMatchObject(finding('image-alt: <img'))
})
