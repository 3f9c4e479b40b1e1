import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Screen } from './screen.ts'

interface Route {
  path?: string
  index?: boolean
  children?: Route[]
}

/** Routes without a listed screen, and listed screens without a route. */
export async function listUnlistedRoutes(screens: readonly Screen[]): Promise<string[]> {
  const table = join(import.meta.dirname, '../../src/web/app/routes.ts')
  const { module } = await runnerImport<{ routes: Route[] }>(table)
  const known = new Set(module.routes.flatMap((route) => listPaths(route, '')))
  const shot = new Set(screens.map(({ route }) => route).filter((route) => route !== '*'))
  return [
    ...[...known]
      .filter((path) => ![...shot].some((route) => covers(path, route)))
      .map((path) => `${path} has no screen in scripts/screens`),
    ...[...shot]
      .filter((route) => ![...known].some((path) => covers(path, route)))
      .map((route) => `${route} is not in the route table`),
  ]
}

/** A path that ends with `/*` has several screens. */
const covers = (path: string, route: string): boolean =>
  path.endsWith('/*') ? `${route}/`.startsWith(path.slice(0, -1)) : path === route

/** Paths that show a screen. A route with children is only their frame. */
function listPaths({ path = '', children }: Route, above: string): string[] {
  const here = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/$/, '')
  if (!children) return [here || '/']
  return children.flatMap((child) => listPaths(child, here === '/' ? '' : here))
}
