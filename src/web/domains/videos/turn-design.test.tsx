import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { TurnDesign } from './turn-design.tsx'

afterEach(() => void vi.unstubAllGlobals())

async function open(kind: 'image' | 'video' | 'carousel', reply: Response) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body)
    return reply.clone()
  })
  const page = (
    <>
      <TurnDesign id={7} kind={kind} />
      <Toaster />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/dashboard/content/:id/edit', element: <p>The editor</p> },
  ])
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, bodies, router }
}

test.each([
  ['image', 'Animate', 'film'],
  ['video', 'Make a carousel', 'carousel'],
  ['carousel', 'Make a film', 'film'],
] as const)('of an item that is %s, a new one is made and opened', async (kind, name, into) => {
  const { screen, bodies, router } = await open(kind, Response.json({ id: 8 }, { status: 201 }))
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByText('The editor')).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard/content/8/edit')
  expect(bodies).toEqual([{ into }])
})

test('a refusal is said', async () => {
  const { screen } = await open('image', Response.json({ detail: 'The monthly limit is reached' }, { status: 429 }))
  await screen.getByRole('button', { name: 'Animate' }).click()
  await expect.element(screen.getByText('The monthly limit is reached')).toBeVisible()
})
