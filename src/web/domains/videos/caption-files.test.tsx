import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ContentItem } from '#contract/library/content.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { CaptionFiles } from './caption-files.tsx'

const ITEM = { id: 7, content_type: 'video', title: 'Sleep well', mime_type: 'video/mp4', width: 1080, height: 1920 }

test('captions are downloaded under the name of their film, and a refusal is said', async () => {
  const bodies: unknown[] = []
  const replies = [
    new Response('1\n', { headers: { 'content-type': 'application/x-subrip' } }),
    Response.json({ detail: 'This format or size is not available.' }, { status: 422 }),
  ]
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body)
    return replies.shift()
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const screen = await render(
    <MemoryRouter>
      {/* Messages are shown at the top of a narrow screen. */}
      <div style={{ paddingTop: 240 }}>
        <CaptionFiles item={ITEM as unknown as ContentItem} />
      </div>
      <Toaster />
    </MemoryRouter>,
  )
  await screen.getByRole('button', { name: 'Download captions as SRT' }).click()
  await expect.poll(() => names).toHaveLength(1)
  expect(names[0]).toMatch(/\.srt$/)
  await screen.getByRole('button', { name: 'Download captions as VTT' }).click()
  await expect.element(screen.getByText('This format or size is not available.')).toBeVisible()
  expect(bodies).toMatchObject([{ format: 'srt' }, { format: 'vtt' }])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
