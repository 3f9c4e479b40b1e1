import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { dropLocalCopy } from '../draft/local-copy.ts'
import { EditorScreen } from '../editor-screen.tsx'
import { STATE, startDesignServer, type DesignServer } from './design-server.ts'

/** Gives each test of a file its own replies, and no copy of the design in the browser. */
export function useDesignServer(): { readonly current: DesignServer } {
  let server: DesignServer | null = null
  beforeEach(async () => {
    await page.viewport(1280, 900)
    await dropLocalCopy(STATE.content_id)
    server = startDesignServer()
  })
  afterEach(() => server?.stop())
  return {
    get current() {
      if (!server) throw new Error('The replies of a test exist only while it runs')
      return server
    },
  }
}

const Screen = () => (
  <>
    <EditorScreen />
    <Toaster />
  </>
)

/** Opens the editor of a design and waits until its first preview is drawn. `slot` finds a slot on the canvas. */
export async function openEditor(server: DesignServer, facts = STATE, hash = '') {
  server.facts = facts
  const path = '/dashboard/content/:id/edit'
  const entry = path.replace(':id', String(facts.content_id)) + hash
  const router = createMemoryRouter([{ path, element: <Screen /> }], { initialEntries: [entry] })
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const slot = (name: string) => screen.getByRole('group', { name: 'Design' }).getByRole('button', { name })
  await expect.element(slot('Headline, Wake up')).toBeVisible()
  return { screen, slot, router }
}
