import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRow, PIXEL } from '../../testing/replies/content-replies.ts'
import { button } from '../../testing/page/controls.ts'
import { useMediaRequests } from '../../testing/browser/media-requests.ts'
import { movePointerAway, useMotion } from '../../testing/browser/motion.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card, scrollTo } from '../../testing/page/parts.ts'
import { sendPart } from '../../testing/replies/replies.ts'
import { createBareItem } from '../../testing/replies/library-replies.ts'

useApp()
useMotion()
const videos = useMediaRequests(PIXEL)

test('videos of the analytics load only while they play, so that six of them do not block other requests', async () => {
  const videoRows = Array.from({ length: 40 }, (_, at) => ({
    ...createRow(40 - at),
    content_type: 'video',
    thumbnail_url: `/api/content/${at}/thumbnail?w=640`,
    file_url: `/api/content/${at}/file?k=abc`,
  }))
  await signIn({ 'GET /api/analytics/content': sendPart('analytics', videoRows, 'offset') })
  await openScreen('/dashboard/analytics', 'Analytics')
  await scrollTo(page.getByRole('row').nth(8))
  await button('Load More Content').click()
  await expect.element(page.getByText(/^Showing 40 of/)).toBeVisible()
  expect(videos.started).toEqual([])
  const row = page.getByRole('row').nth(3)
  await scrollTo(row)
  await row.getByRole('button', { name: /^Play / }).hover()
  await expect.poll(() => videos.started.length).toBe(1)
  expect(videos.ended()).toBe(0)
  await movePointerAway()
  await expect.poll(videos.ended).toBe(1)
})

test('a video is not loaded while the pointer only passes over it, and loading stops when the pointer leaves', async () => {
  const item = {
    ...createBareItem(5000, { content_type: 'video' }),
    thumbnail_url: '/api/content/5000/thumbnail?w=640',
    file_url: '/api/content/5000/file?k=abc',
  }
  await signIn({ 'GET /api/content': { content: [item], total: 1 } })
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(card('Item 5000')).toBeVisible()
  await passUnderPointer(card('Item 5000').element())
  await userEvent.hover(card('Item 5000'))
  await expect.poll(() => videos.started.length).toBe(1)
  expect(videos.ended()).toBe(0)
  await movePointerAway()
  await expect.poll(videos.ended).toBe(1)
  expect(videos.started).toHaveLength(1)
})

/** Hovers over a card for 30 ms, as scrolling does, and lets the time pass in which a video would have started. */
async function passUnderPointer(article: Element): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  article.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await passTime(30)
  article.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
  await passTime(400)
  vi.useRealTimers()
}

/** Fires the timers of so many milliseconds, then waits until the page has rendered what they changed. */
async function passTime(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}
