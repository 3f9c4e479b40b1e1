import { StrictMode, type ReactElement } from 'react'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setPrefetch } from '#web/lib/api/prefetch.ts'
import { prefetchScreen } from './prefetch-screen.ts'
import { routes } from './routes.ts'

/** Creates the app. Its router begins at once to load the screen of the page's address. */
export function createApp(): { app: ReactElement; router: DataRouter } {
  setPrefetch(prefetchScreen)
  const router = createBrowserRouter(routes)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  return { app, router }
}
