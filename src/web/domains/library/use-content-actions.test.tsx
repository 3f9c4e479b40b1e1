import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData, contentList } from '#web/lib/api/content.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { ConfirmHost } from '#web/ui/feedback/confirm.tsx'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { ItemActions } from './item-actions.tsx'
import { LIBRARY_WORDS, useContentActions } from './use-content-actions.tsx'

const ITEM: ContentItem = {
  id: 7,
  brand_id: 1,
  content_type: 'image',
  prompt: 'A calm post about sleep',
  dimensions: '1080x1080',
  title: 'Sleep well',
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
}
const LIST = contentList({}, 24)

/** The calls that reached the server, and how it answers them. */
const calls: string[] = []
let answer: (call: string) => { status: number; body: object } = () => ({ status: 200, body: {} })

beforeEach(() => {
  calls.length = 0
  toast.remove()
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const call = `${init?.method ?? 'GET'} ${url instanceof Request ? url.url : url.toString()}`
    calls.push(call)
    const { status, body } = answer(call)
    return Promise.resolve(Response.json(body, { status }))
  })
})
afterEach(() => vi.restoreAllMocks())

function Library() {
  const actions = useContentActions(LIBRARY_WORDS)
  const list = useInfiniteQuery(LIST)
  const items = list.data?.pages.flatMap((one) => one.content) ?? []
  return (
    <>
      {items.map((item) => (
        <article key={item.id} aria-label={item.title ?? ''}>
          <ItemActions item={item} actions={actions} />
        </article>
      ))}
      <ConfirmHost />
      <Toaster />
    </>
  )
}

/** A library of one item that is loaded, with its bytes. */
async function renderLibrary() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queries.setQueryData(LIST.queryKey, { pages: [{ content: [ITEM], total: 1 }], pageParams: [0] })
  queries.setQueryData(contentData(ITEM.id).queryKey, { ...ITEM, mime_type: 'image/png', content_data: 'AAAA' })
  const router = createBrowserRouter([{ path: '*', element: <Library /> }])
  await render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { item: page.getByRole('article', { name: 'Sleep well' }), queries }
}

const getButton = (name: string) => page.getByRole('article', { name: 'Sleep well' }).getByRole('button', { name })

test('a favorite mark shows at once and is sent to the server', async () => {
  answer = () => ({ status: 200, body: { id: 7, is_favorite: true } })
  await renderLibrary()
  await getButton('Favorite').click()
  await expect.element(getButton('Favorite')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => calls).toEqual(['PATCH /api/content/7/favorite'])
})

test('a favorite mark that the server refuses is taken back, with its reason', async () => {
  answer = () => ({ status: 503, body: { detail: 'We are overloaded' } })
  await renderLibrary()
  await getButton('Favorite').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'We are overloaded' })).toBeVisible()
  await expect.element(getButton('Favorite')).toHaveAttribute('aria-pressed', 'false')
})

test('Copy puts the prompt on the clipboard and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderLibrary()
  await getButton('Copy').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith('A calm post about sleep')
})

test('a copy that the browser refuses says that it failed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await renderLibrary()
  await getButton('Copy').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Failed to copy' })).toBeVisible()
})

test('Download saves the bytes under a name that tells which item it is', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answer = () => ({ status: 200, body: { ...ITEM, mime_type: 'image/png', content_data: 'AAAA' } })
  await renderLibrary()
  await getButton('Download').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Downloaded 7_Sleep_well.png' })).toBeVisible()
  expect(saved).toEqual(['7_Sleep_well.png'])
})

test('a download whose bytes cannot be fetched says that it failed', async () => {
  answer = () => ({ status: 503, body: { detail: 'We are overloaded' } })
  const { queries } = await renderLibrary()
  queries.removeQueries({ queryKey: contentData(ITEM.id).queryKey })
  await getButton('Download').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Failed to download' })).toBeVisible()
})

test('Delete asks first, and Cancel changes nothing', async () => {
  const { item } = await renderLibrary()
  await getButton('Delete').click()
  const question = page.getByRole('dialog', { name: 'Delete content?' })
  await expect.element(question).toHaveAccessibleDescription(/"Sleep well" leaves your library/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(item).toBeVisible()
  expect(calls).toEqual([])
})

test('a deleted item leaves the list, and Undo brings it back', async () => {
  answer = () => ({ status: 200, body: { ...ITEM, message: 'Deleted' } })
  const { item } = await renderLibrary()
  await getButton('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(page.getByText('“Sleep well” is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(item).toBeVisible()
  await expect.poll(() => calls).toEqual(['DELETE /api/content/7', 'POST /api/content/7/restore'])
})

test('an item that the server does not delete comes back to the list', async () => {
  answer = () => ({ status: 503, body: { detail: 'We are overloaded' } })
  const { item } = await renderLibrary()
  await getButton('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'We are overloaded' })).toBeVisible()
  await expect.element(item).toBeVisible()
})
