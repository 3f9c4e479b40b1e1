import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { prefetchScreen } from './app/prefetch-screen.ts'
import { routes } from './app/routes.ts'
import { setPrefetch } from './lib/api/prefetch.ts'

const container = document.getElementById('root')
if (!container) throw new Error('Root container missing')

setPrefetch(prefetchScreen)
if (container.hasChildNodes()) await loadMatched()
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
)
// In a transition React takes the page over in slices, between which it answers to the person who already reads it.
if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app))
else createRoot(container).render(app)

/** A prerendered page is taken over in one go: its screen has to be there before the router starts. */
async function loadMatched(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
