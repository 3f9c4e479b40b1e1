import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OtherImages } from './other-images.tsx'

const ITEM = {
  id: 7,
  brand_id: 1,
  content_type: 'image' as const,
  prompt: 'Sourdough, every morning',
  dimensions: '1080x1080',
  title: 'Bread',
  is_favorite: false,
  created_at: '2026-11-25T10:00:00Z',
}
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const BYTES = { mime_type: 'image/png', content_data: DOT }

/** The calls that reached the server. */
const calls: { call: string; body: unknown }[] = []
let hasMotif = true
let motifs: (string | null)[] = []

beforeEach(() => {
  calls.length = 0
  hasMotif = true
  motifs = ['croissant', 'bagel', null]
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const path = url instanceof Request ? url.url : url.toString()
    calls.push({ call: `${init?.method ?? 'GET'} ${new URL(path, location.href).pathname}`, body: init?.body })
    if (path.endsWith('/motifs'))
      return Promise.resolve(Response.json({ motifs: motifs.map((motif) => ({ motif, image: BYTES })) }))
    if (path.endsWith('/revise')) return Promise.resolve(Response.json({ ...ITEM, ...BYTES, id: 8 }, { status: 201 }))
    return Promise.resolve(Response.json({ ...ITEM, ...BYTES, has_motif: hasMotif }))
  })
})
afterEach(() => vi.restoreAllMocks())

async function renderImages() {
  const onOpen = vi.fn<(id: number) => void>()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={queries}>
      <OtherImages item={ITEM} onOpen={onOpen} />
    </QueryClientProvider>,
  )
  return onOpen
}

test('other pictures are drawn on request, and the chosen one becomes a new version', async () => {
  const onOpen = await renderImages()
  await page.getByRole('button', { name: 'Show other pictures' }).click()
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['With the picture 1', 'With the picture 2', 'Without a picture'])
  await page.getByRole('button', { name: 'Without a picture' }).click()
  await expect.poll(() => onOpen.mock.calls).toEqual([[8]])
  expect(calls.at(-1)).toEqual({ call: 'POST /api/content/7/revise', body: '{"motif":null}' })
})

test('a design that nothing else fits says so', async () => {
  motifs = []
  await renderImages()
  await page.getByRole('button', { name: 'Show other pictures' }).click()
  await expect.element(page.getByText('No other picture fits this design.')).toBeVisible()
})

test('a design with an image of its own offers none', async () => {
  hasMotif = false
  await renderImages()
  await expect.poll(() => calls.length).toBe(1)
  expect(page.getByRole('region').elements()).toEqual([])
})
