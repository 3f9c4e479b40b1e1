import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contentList } from '#web/lib/api/content.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { LockDesign } from './lock-design.tsx'

const LIST = contentList({}, 24)
const ITEM = {
  id: 7,
  brand_id: 1,
  content_type: 'image' as const,
  prompt: 'A calm post about sleep',
  dimensions: '1080x1080',
  title: 'Sleep well',
  is_favorite: false,
  created_at: '2026-11-25T10:00:00Z',
}

/** The calls that reached the server, and the status of its answers. */
const calls: { call: string; body: unknown }[] = []
let status = 200

beforeEach(() => {
  calls.length = 0
  toast.remove()
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const path = url instanceof Request ? url.url : url.toString()
    calls.push({ call: `${init?.method ?? 'GET'} ${path}`, body: init?.body })
    const body = status === 200 ? { id: 7, is_locked: true } : { detail: 'We are overloaded' }
    return Promise.resolve(Response.json(body, { status }))
  })
})
afterEach(() => vi.restoreAllMocks())

/** The lock of the only item of a list, as the preview shows it. */
function Details() {
  const [item] = useInfiniteQuery(LIST).data?.pages.flatMap((one) => one.content) ?? []
  return (
    <>
      {item && <LockDesign item={item} />}
      <Toaster />
    </>
  )
}

async function renderDetails() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queries.setQueryData(LIST.queryKey, { pages: [{ content: [ITEM], total: 1 }], pageParams: [0] })
  const router = createBrowserRouter([{ path: '*', element: <Details /> }])
  await render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const getButton = (name: string) => page.getByRole('button', { name, exact: true })

test('a lock shows at once, says what it does, and is sent to the server', async () => {
  status = 200
  await renderDetails()
  await expect
    .element(page.getByText('A locked design keeps its look when its brand or campaign changes.'))
    .toBeVisible()
  await getButton('Lock').click()
  await expect.element(getButton('Unlock')).toBeVisible()
  await expect.element(page.getByText('Locked', { exact: true })).toBeVisible()
  await expect.poll(() => calls).toEqual([{ call: 'PUT /api/content/7/lock', body: '{"locked":true}' }])
})

test('a lock that the server refuses is taken back, with its reason', async () => {
  status = 503
  await renderDetails()
  await getButton('Lock').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'We are overloaded' })).toBeVisible()
  await expect.element(getButton('Lock')).toBeVisible()
})
