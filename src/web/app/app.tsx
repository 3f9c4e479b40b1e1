import { type ReactElement, StrictMode } from 'react'
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setPrefetch } from '#web/lib/api/prefetch.ts'
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

/** Downloads the code of a screen before it is visited. The browser caches modules, so repeated calls cost nothing. */
function prefetchScreen(path: string): void {
  for (const { route } of matchRoutes(routes, path.split('?')[0] ?? path) ?? []) {
    if (typeof route.lazy === 'function') void Promise.resolve(route.lazy()).catch(() => undefined)
  }
}
