import { matchRoutes } from 'react-router'
import { routes } from './routes.ts'

/** Downloads the code of a screen before it is visited. The browser caches modules, so repeated calls cost nothing. */
export function prefetchScreen(path: string): void {
  for (const { route } of matchRoutes(routes, path.split('?')[0] ?? path) ?? []) {
    if (typeof route.lazy === 'function') void Promise.resolve(route.lazy()).catch(() => undefined)
  }
}
