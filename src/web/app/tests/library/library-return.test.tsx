import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createContent } from '../../testing/replies/content-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { sendPart } from '../../testing/replies/replies.ts'

const FORMS = ['1080x1080', '1080x1920', '1200x630']
const items = Array.from({ length: 300 }, (_, at) => ({
  ...createContent(at + 1),
  title: `Item ${at + 1}`,
  dimensions: FORMS[at % FORMS.length],
  thumbnail_url: '/landing/verdant-360.webp',
}))

useApp()
useMotion()

test('going back restores the library and its scroll position from the cache', async () => {
  await signIn({ 'GET /api/content': sendPart('content', items, 'skip') })
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(page.getByRole('article').first().getByRole('img')).toBeVisible()
  window.scrollTo(0, 3000)
  await expect.poll(() => window.scrollY).toBe(3000)
  await expect.poll(readArticleInView).not.toBe('')
  const seen = readArticleInView()
  await page.getByRole('link', { name: 'My Brands' }).click()
  await expect.element(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  // New requests of the screen are never answered.
  answerWith({ 'GET /api/content': () => new Promise(() => undefined) })
  window.history.back()
  await expect.element(page.getByRole('article', { name: seen, exact: true })).toBeInViewport()
  await expect.poll(() => window.scrollY).toBe(3000)

  // A page that is opened anew has no position to return to.
  await signIn({ 'GET /api/content': sendPart('content', items, 'skip') })
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(page.getByRole('article', { name: 'Item 1', exact: true }).getByRole('img')).toBeInViewport()
})

/** The name of the article in the middle of the window, or '' before it is drawn there. */
function readArticleInView(): string {
  const middle = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  return middle.find(({ localName }) => localName === 'article')?.getAttribute('aria-label') ?? ''
}
