import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Brand } from '#contract/brands/brands.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { ImagesPanel } from './images-panel.tsx'

afterEach(() => void vi.unstubAllGlobals())

const BRAND = { id: 3, name: 'Nordwind' } as Brand
const TAKEN = () => Response.json({ id: 1 }, { status: 201 })
const tooMany = (seconds: number) =>
  Response.json(
    { detail: `Too many requests. Try again in ${seconds} seconds.`, code: 'too_many_requests' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )

/** Opens the pictures of a brand. `answer` replies to each upload, which is told by its file and how often it was sent before. */
async function openPanel(answer: (name: string, earlier: number) => Response | Promise<Response>) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    if (!(body instanceof FormData)) return Response.json({ pictures: [], total: 0 })
    const { name } = body.get('file') as File
    sent.push(name)
    return answer(name, sent.filter((one) => one === name).length - 1)
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ImagesPanel brand={BRAND} />
    </QueryClientProvider>,
  )
  const add = (...names: string[]) =>
    screen.getByLabelText('Add pictures').upload(names.map((name) => new File(['x'], name, { type: 'image/png' })))
  const expectStatus = (text: string) =>
    expect.element(screen.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveTextContent(text)
  return { screen, add, sent, expectStatus }
}

const PHOTOS = Array.from({ length: 12 }, (_, index) => `photo-${index}.png`)

test('an upload that the server refuses for now waits as long as the server asks, says so, and continues by itself', async () => {
  const { screen, add, sent, expectStatus } = await openPanel((name, earlier) =>
    name === 'photo-4.png' && earlier === 0 ? tooMany(1) : TAKEN(),
  )
  await add(...PHOTOS)
  await expectStatus('11 of 12 uploaded Waiting for the server. The upload continues by itself.')
  await expectStatus('12 of 12 uploaded')
  expect(sent.filter((name) => name === 'photo-4.png')).toHaveLength(2)
  await expect.element(screen.getByRole('list', { name: 'Files that failed' })).not.toBeInTheDocument()
})

test('failed uploads are retried one by one or all at once, except files that cannot be read', async () => {
  let isBroken = true
  const { screen, add, sent, expectStatus } = await openPanel((name) => {
    if (name === 'text.png') return Response.json({ detail: NOT_AN_IMAGE }, { status: 415 })
    return isBroken ? new Response('', { status: 500 }) : TAKEN()
  })
  await add('a.png', 'b.png', 'text.png', 'c.png')
  await expectStatus('0 of 4 uploaded 4 failed')
  const failed = screen.getByRole('list', { name: 'Files that failed' }).getByRole('listitem')
  await expect.element(failed.filter({ hasText: 'a.png' })).toHaveTextContent('a.png: Failed to upload Retry')
  await expect.element(screen.getByRole('button', { name: 'Retry text.png' })).not.toBeInTheDocument()
  isBroken = false
  await screen.getByRole('button', { name: 'Retry b.png' }).click()
  await expectStatus('1 of 4 uploaded 3 failed')
  await screen.getByRole('button', { name: 'Retry all' }).click()
  await expectStatus('3 of 4 uploaded 1 failed')
  await expect.element(screen.getByRole('button', { name: 'Retry all' })).not.toBeInTheDocument()
  expect(failed.elements().map((one) => one.textContent)).toEqual([`text.png: ${NOT_AN_IMAGE} `])
  expect(sent.filter((name) => name === 'text.png')).toHaveLength(1)
})

test('files that are added later keep those that failed before, until the list is closed', async () => {
  const { screen, add, expectStatus } = await openPanel((name) =>
    name === 'a.png' ? new Response('', { status: 500 }) : TAKEN(),
  )
  await add('a.png')
  await expectStatus('0 of 1 uploaded 1 failed')
  await add('b.png')
  await expectStatus('1 of 2 uploaded 1 failed')
  await screen.getByRole('button', { name: 'Close' }).click()
  await add('b.png')
  await expectStatus('1 of 1 uploaded')
})

test('Stop also ends the wait of an upload, which is left out like those that had not begun', async () => {
  const { screen, add, sent, expectStatus } = await openPanel((name) =>
    name === 'photo-0.png' ? TAKEN() : tooMany(60),
  )
  await add(...PHOTOS)
  await expectStatus('1 of 12 uploaded Waiting for the server. The upload continues by itself.')
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expectStatus('1 of 1 uploaded')
  expect(sent).toEqual(['photo-0.png', 'photo-1.png', 'photo-2.png', 'photo-3.png'])
})
