import { matchRoutes } from 'react-router'
import { routes } from './routes.ts'

/** Fetches the code of a screen ahead of a visit. The browser keeps what it has, so asking twice costs nothing. */
export function prefetchScreen(path: string): void {
  for (const { route } of matchRoutes(routes, path.split('?')[0] ?? path) ?? []) {
    if (typeof route.lazy === 'function') void Promise.resolve(route.lazy()).catch(() => undefined)
  }
}
