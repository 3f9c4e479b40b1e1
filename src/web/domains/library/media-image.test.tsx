import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData } from '#web/lib/api/content.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MediaImage } from './media-image.tsx'

/** One gray pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const item: ContentItem = {
  id: 7,
  brand_id: 1,
  content_type: 'image',
  prompt: 'A calm post about sleep',
  dimensions: '1080x1080',
  title: 'Sleep well',
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
}

/** `bytes` is the cached reply of the call by id. */
async function renderImage(shown: ContentItem, bytes: { mime_type: string; content_data: string }) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(contentData(shown.id).queryKey, { ...shown, ...bytes })
  return render(
    <QueryClientProvider client={queries}>
      <MediaImage item={shown} sizes="200px" className="size-50" />
    </QueryClientProvider>,
  )
}

test('an item without a thumbnail shows the bytes of the call by id, with its title as alternative text', async () => {
  const screen = await renderImage(item, { mime_type: 'image/png', content_data: PIXEL })
  const image = screen.getByRole('img', { name: 'Sleep well' })
  await expect.element(image).toHaveAttribute('src', expect.stringContaining('data:image/png;base64,'))
})

test('a thumbnail that fails is replaced by the call by id', async () => {
  const withThumbnail = { ...item, alt_text: 'A bed at night', thumbnail_url: 'data:image/webp;base64,AAAA' }
  const screen = await renderImage(withThumbnail, { mime_type: 'image/png', content_data: PIXEL })
  const image = screen.getByRole('img', { name: 'A bed at night' })
  await expect.element(image).toHaveAttribute('src', expect.stringContaining('data:image/png;base64,'))
})

test('a preview that cannot be shown is hidden and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const screen = await renderImage(item, { mime_type: 'image/png', content_data: 'AAAA' })
  await expect.poll(() => warn).toHaveBeenCalledWith(expect.stringContaining('content 7'), null)
  expect(screen.getByRole('img').query()).toBeNull()
  warn.mockRestore()
})
