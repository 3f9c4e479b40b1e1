import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listCalls } from '../../testing/browser/calls.ts'
import { button, dialog, findVideos } from '../../testing/page/controls.ts'
import { createBareItem } from '../../testing/replies/library-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { type Answers, IMAGE, VIDEO } from '../../testing/replies/agreed-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card, region } from '../../testing/page/parts.ts'
import { failWithoutMessage, idIn } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const cards = () => page.getByRole('article')
const preview = (title: string) => button(`Preview ${title}`)

/** 5,000 items from number 5000 down, 4,900 of them on the first page. The first is a video; the bytes of the next two are missing or broken. */
const CROWD: Answers = {
  'GET /api/content': ({ searchParams }: URL) => {
    const skip = Number(searchParams.get('skip'))
    const length = skip === 0 ? 4900 : 100
    const content = Array.from({ length }, (_, at) => createCrowdItem(5000 - skip - at))
    return { content, total: 5000 }
  },
  'GET /api/content/*': (url: URL) => {
    if (idIn(url) === 4999) return failWithoutMessage()
    if (idIn(url) === 4998) return { mime_type: 'image/png', content_data: 'bm90aGluZw==' }
    return idIn(url) === 5000 ? VIDEO : IMAGE
  },
}

const createCrowdItem = (id: number) =>
  createBareItem(id, { content_type: id === 5000 ? 'video' : 'image', dimensions: '320x180' })

test('minimal replies are enough, videos play under the pointer, and thousands of items stay fast', async () => {
  await signIn(CROWD)
  await openApp('/dashboard/content')
  await expect.element(card('Item 4997').getByRole('img')).toBeVisible()
  for (const title of ['Item 4999', 'Item 4998'])
    await expect.element(card(title).getByRole('img')).not.toBeInTheDocument()
  const findClip = () => findVideos(card('Item 5000'))[0] as HTMLVideoElement
  await expect.poll(() => findClip().paused).toBe(true)
  expect(findClip().muted).toBe(true)
  await userEvent.hover(card('Item 5000'))
  await expect.poll(() => findClip().paused).toBe(false)
  expect(findClip().muted).toBe(true)
  expect(listCalls().filter((call) => /^GET \/api\/content\/\d+$/.test(call)).length).toBeLessThan(40)
  expect(cards().elements().length).toBeLessThan(60)
  await expectKeyboardInCrowd()
})

async function expectKeyboardInCrowd(): Promise<void> {
  await preview('Item 5000').click()
  await expect.poll(() => findVideos(dialog())[0]).toBeVisible()
  expect(findVideos(dialog())[0]).toHaveAttribute('controls')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Failed to load preview')
  await userEvent.keyboard('{Escape}')
  await expect.element(preview('Item 4999')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(preview('Item 101')).toHaveFocus()
  await expect.element(page.getByText('Showing 5,000 of 5,000 items')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(preview('Item 1')).toHaveFocus()
  expect(cards().elements().length).toBeLessThan(60)
}

/** Opens a library of this many items, all on the first page, from number 4000 down. Returns the list of its first card. */
async function openLibrary(count: number): Promise<Element> {
  const content = Array.from({ length: count }, (_, at) => createCrowdItem(4000 - at))
  await signIn({ 'GET /api/content': { content, total: count }, 'GET /api/content/*': IMAGE })
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(card('Item 4000').getByRole('img')).toBeVisible()
  const list = card('Item 4000').element().closest('ul')
  if (!list) throw new Error('The cards are in no list')
  return list
}

const nextFrame = () => new Promise<number>(requestAnimationFrame)

test('while scrolling, cards are mounted one at a time, before they are in the window', async () => {
  const list = await openLibrary(400)
  const added: number[] = []
  const watch = new MutationObserver((changes) =>
    added.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
  )
  watch.observe(list, { childList: true })
  for (let frame = 0; frame < 200; frame += 1) {
    window.scrollBy(0, 8)
    await nextFrame()
  }
  watch.disconnect()
  expect(added.length).toBeGreaterThan(10)
  expect(Math.max(...added)).toBe(1)
})

test('during fast scrolling, only placeholders are shown; cards appear when it slows down', async () => {
  const list = await openLibrary(1000)
  const isOutline = (node: Node) => node instanceof Element && node.ariaHidden === 'true'
  const added = await scrollFast(list)
  const outlines = added.filter(isOutline).length
  expect(outlines).toBeGreaterThan(20)
  expect(added.length - outlines).toBeLessThan(outlines / 10)
  await expect.poll(() => document.querySelector('main li[aria-hidden]')).toBeNull()
  await expect.poll(countVisibleCards).toBeGreaterThan(3)
})

/** Scrolls for 60 frames. Returns the nodes that were added to the list once the scrolling was recognized as fast. */
async function scrollFast(list: Element): Promise<Node[]> {
  const added: Node[] = []
  const watch = new MutationObserver((changes) => added.push(...changes.flatMap((one) => [...one.addedNodes])))
  let last = performance.now()
  for (let frame = 0; frame < 60; frame += 1) {
    const now = await nextFrame()
    window.scrollBy(0, 10 * Math.max(16, now - last))
    last = now
    // The first scroll events are not recognized as fast scrolling yet.
    if (frame === 4) watch.observe(list, { childList: true })
  }
  watch.disconnect()
  return added
}

const countVisibleCards = () =>
  cards()
    .elements()
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > 0).length

test('when all loaded items are deleted, the next ones are loaded', async () => {
  let left = Array.from({ length: 400 }, (_, at) => createBareItem(400 - at))
  await signIn({
    'GET /api/content': ({ searchParams }) => {
      const skip = Number(searchParams.get('skip'))
      return { content: left.slice(skip, skip + 48), total: left.length }
    },
    'GET /api/content/*': IMAGE,
    'DELETE /api/content/*': (url) => (left = left.filter(({ id }) => id !== idIn(url))),
  })
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(page.getByText(/Showing (48|96|144) of 400 items/)).toBeVisible()
  await preview('Item 400').click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: /Select all \d+ loaded/ }).click()
  const told = region('Selection').getByText(/^\d{2,} selected$/)
  await expect.element(told).toBeVisible()
  const loaded = Number(/\d+/.exec(told.element().textContent)?.[0])
  await region('Selection').getByRole('button', { name: 'Delete' }).click()
  await button('Confirm').click()
  await expect.element(card(`Item ${400 - loaded}`)).toBeVisible()
  await expect.element(page.getByText('No content yet')).not.toBeInTheDocument()
})
