import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes } from 'react-router'
import { createApp } from './app/app.tsx'
import { routes } from './app/routes.ts'

const container = document.getElementById('root')
if (!container) throw new Error('Root container missing')

if (container.hasChildNodes()) await loadMatched()
const { app } = createApp()
// Prerendered pages are English, so in other languages they are rendered again. As a transition, React hydrates the page in slices and
// handles the user's input between them.
if (container.hasChildNodes() && document.documentElement.lang === 'en')
  startTransition(() => void hydrateRoot(container, app))
else flushSync(() => createRoot(container).render(app))
delete document.documentElement.dataset['untranslated']

/** Loads the screen before the router starts, so that a prerendered page is hydrated at once. */
async function loadMatched(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
