import { dirname, normalize } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

/** The files of this project that a file names, as paths that begin at the root. */
export interface Imports {
  /** Imported or exported again, also as a type. */
  loaded: string[]
  /** Imported when they are first needed, or started as the file of a worker. */
  deferred: string[]
}

/** What a file of this project imports from this project. */
export function readImports(file: string, source: string): Imports {
  const { module } = parseSync(file, source)
  const loaded = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ]
  const deferred = [
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...[...source.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, specifier = '']) => specifier),
  ]
  const find = (specifiers: readonly string[]) => specifiers.flatMap((specifier) => findTarget(file, specifier) ?? [])
  return { loaded: find(loaded), deferred: find(deferred) }
}

/** Null for a package. */
function findTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? normalize(`${dirname(file)}/${specifier}`) : null
}
