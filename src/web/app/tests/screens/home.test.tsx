import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { listCalls } from '../../testing/browser/calls.ts'
import { createContent } from '../../testing/replies/content-replies.ts'
import { button, dialog, expectPath } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { NEW_ACCOUNT } from '../../testing/stored/new-account.ts'
import { expectDownload, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card, main, region, scrollTo } from '../../testing/page/parts.ts'
import { holdReply, idIn, refuse, sendPart } from '../../testing/replies/replies.ts'
import { expectWords } from '../../testing/page/words.ts'

useApp()
useMotion()

/** Seven items, in pages, without brands and products. */
const FILLED: Answers = {
  'GET /api/brands': { brands: [] },
  'GET /api/content': sendPart(
    'content',
    Array.from({ length: 7 }, (_, index) => createContent(index + 1)),
    'skip',
  ),
  'GET /api/content/*': IMAGE,
}

const makeContent = (id: number, title: string) => ({
  ...createContent(id),
  content_type: 'image',
  title,
  created_at: new Date().toISOString(),
})

/** One brand with one product and two items. */
const STARTED: Answers = {
  ...NEW_ACCOUNT,
  'GET /api/brands': { brands: [{ id: 1, name: 'Nocte' }] },
  'GET /api/brands/*/products': { products: [{ id: 7, name: 'Night cream' }] },
  'GET /api/analytics/stats': { total_content: 2 },
  'GET /api/content': sendPart('content', [makeContent(2, 'Last light'), makeContent(1, 'First light')], 'skip'),
  'GET /api/content/*': IMAGE,
}

test('the home screen has the agreed texts: empty and loading', async () => {
  const { answer, release } = holdReply(() => ({ content: [], total: 0 }))
  await signIn({ ...NEW_ACCOUNT, 'GET /api/content': answer })
  await openApp('/dashboard')
  const placeholders = () => region('Recent Content').query()?.querySelectorAll('[aria-busy] > *').length
  await expect.poll(placeholders).toBe(6)
  release()
  await expect.element(page.getByText('No content yet')).toBeVisible()
  await expectWords(main(), 'home-empty')
  await button('Create Your First Content').click()
  await expectPath('/dashboard/generator')
  window.history.back()
  await button('Start Creating').click()
  await expectPath('/dashboard/generator')
})

test('campaigns are one press away, also on a phone', async () => {
  await page.viewport(390, 844)
  await signIn(NEW_ACCOUNT)
  await openScreen('/dashboard', /^Welcome back/)
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: /^Campaigns/ })
    .click()
  await expectPath('/dashboard/campaigns')
})

test('the home screen has the agreed texts when it is filled, and shows no image that could not be loaded', async () => {
  await signIn({ ...FILLED, 'GET /api/content/*': (url) => (idIn(url) === 3 ? refuse() : IMAGE) })
  await openScreen('/dashboard', /^Welcome back/)
  await expect.element(page.getByRole('article')).toHaveLength(6)
  await expectWords(main(), 'home-filled')
  const activity = region('Recent Activity')
  await expect.element(activity.getByRole('listitem')).toHaveLength(4)
  const download = activity.getByRole('button', { name: 'Download' }).first()
  expect(await expectDownload(download)).toBe('1_Generated_Image.png')
  await scrollTo(page.getByRole('article').nth(3))
  await expect.element(page.getByRole('article').first().getByRole('img')).toBeVisible()
  await expect
    .poll(() => vi.mocked(console.warn).mock.calls.map(String))
    .toContainEqual(expect.stringContaining('The preview of content 3 could not be loaded'))
  expect(page.getByRole('article').nth(2).getByRole('img').elements()).toEqual([])
})

test('the home screen of a new account leads to empty analytics', async () => {
  await signIn(NEW_ACCOUNT)
  await openApp('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ann Miller!' })).toBeVisible()
  await expect.element(page.getByText(/^Last active \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect.element(page.getByText('$0.0000')).toBeVisible()
  await expect.element(page.getByText('No recent activity')).toBeVisible()
  await expect.element(page.getByText('No content yet')).toBeVisible()
  await button('View Analytics').click()
  await expect.element(page.getByText('No Analytics Data Yet')).toBeVisible()
  await expect.element(button('Export CSV')).toBeDisabled()
  await expectAccessible()
})

test('the home screen counts the content, shows recent items, and downloads them', async () => {
  await signIn({ ...STARTED, 'PATCH /api/content/*/favorite': () => refuse() })
  await openScreen('/dashboard', /^Welcome back/)
  await expect
    .element(region('At a glance'))
    .toHaveTextContent('Total Content2Active Brands1Products1Total Cost$0.0000')
  await expect.element(region('Content Performance')).toMatchTextContent('2 (100%)')
  await expect.element(card('Last light')).toMatchTextContent(/#\d+ · just now/)
  await expectAccessible()

  const heart = card('Last light').getByRole('button', { name: 'Favorite' })
  await button('Favorite').first().click()
  await expect.element(page.getByText('Not now')).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  answerWith({ ...STARTED, 'GET /api/content/*': () => refuse() })
  await button('Favorite').first().click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expectMediaOfLastLight()
})

/** Checks preview and download of the item "Last light", first with refused bytes. */
async function expectMediaOfLastLight(): Promise<void> {
  await openScreen('/dashboard', /^Welcome back/)
  await card('Last light').getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog().getByText('Failed to load preview')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const download = card('Last light').getByRole('button', { name: 'Download' })
  await download.click()
  await expect.element(page.getByText('Download failed')).toBeVisible()
  answerWith(STARTED)
  expect(await expectDownload(download)).toMatch(/^\d+_Last_light\.png$/)
  await expect.element(page.getByText('Download started')).toBeVisible()
}

test('the home screen loads pages of six while pages are full, and works without analytics', async () => {
  await signIn({ ...FILLED, 'GET /api/analytics/stats': () => refuse() })
  await openApp('/dashboard')
  await expect.element(page.getByRole('article')).toHaveLength(6)
  await expect.element(page.getByRole('article').nth(1)).toHaveAccessibleName('Generated Video')
  await expect.element(page.getByText('Analytics Overview')).not.toBeInTheDocument()
  await expect.element(region('Recent Activity').getByRole('listitem')).toHaveLength(4)
  await button('Load More Content').click()
  await expect.element(page.getByRole('article')).toHaveLength(7)
  expect(listCalls()).toContain('GET /api/content?skip=6&limit=6')
  await expect.element(button('Load More Content')).not.toBeInTheDocument()
  await expect.element(region('Content Performance')).toMatchTextContent('4 (57%)')

  answerWith({ ...FILLED, 'GET /api/content': () => refuse() })
  await openApp('/dashboard')
  await expect.element(page.getByText('Failed to load dashboard data')).toBeVisible()
})

test('once there is content, the home screen offers only the wizard', async () => {
  await signIn()
  await openScreen('/dashboard', 'Welcome back, Ann Miller!')
  await expect.element(page.getByRole('article')).toHaveLength(6)
  await expect.element(button('Start Creating')).toBeVisible()
  await expect.element(button('Start in a minute')).not.toBeInTheDocument()
})
