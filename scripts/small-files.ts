import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPart, findRoom } from './floors.ts'
import { readImports } from './imports.ts'

/**
 * Part of `npm run check`: a file has two readers, or a test, or 60 lines. Any other file is a part of the file that reads it, and is read there
 * from top to bottom. Files that are loaded on demand, or started as workers, are files of their own.
 */
const MIN_LINES = 60
/** A file that would be longer with its part keeps it beside itself. */
const MAX_MERGED_LINES = 290
/** Roots in which the rule holds. */
const HELD = /^(?:src|bench)\//
/** Rows of a table (also one file for each language, layout or drawing), word lists, texts of tests, routes beside their domain, the migrations, and the code for the version before, which goes as a whole. */
const EXEMPT =
  /^src\/contract\/platforms\/rows\/|^src\/studio\/(?:art|layouts\/definitions)\/|^src\/studio\/.*\b(?:testing|languages)\/|\/[a-z]{2}(?:-[a-z]{2,4})?\.ts$|\.routes\.ts$|-tables\.ts$|\/migrations\/|\/(?:adopt-baseline|migrate)\.ts$|\/process-tests\//
/** Files that list what others do. They contain no work of their own. */
const LISTS = /\.routes\.ts$|^src\/server\/start\/|^src\/server\/providers\/operator-providers\.ts$/

/** A file, with its text. */
export interface SourceFile {
  path: string
  source: string
}

/** A file that belongs into its only reader. */
export interface SmallFile {
  path: string
  reader: string
}

const countLines = (source: string) => source.split('\n').length - 1

/** The files that are too small to stand alone. Tests count as readers. */
export function listSmallFiles(files: readonly SourceFile[]): SmallFile[] {
  const lines = new Map(files.map(({ path, source }) => [path, countLines(source)]))
  const readers = new Map<string, Set<string>>()
  const deferred = new Set<string>()
  for (const { path, source } of files) {
    const imports = readImports(path, source)
    for (const target of imports.loaded) readers.set(target, (readers.get(target) ?? new Set()).add(path))
    for (const target of imports.deferred) deferred.add(target)
  }
  const fitsInto = (path: string, reader: string) =>
    (lines.get(path) ?? 0) + (lines.get(reader) ?? 0) <= MAX_MERGED_LINES &&
    (path.endsWith('.ts') || reader.endsWith('.tsx')) &&
    isSameRoom(path, reader) &&
    !LISTS.test(reader)
  return [...lines].flatMap(([path, length]) => {
    const [reader, second] = readers.get(path) ?? []
    const standsAlone = reader === undefined || second !== undefined || length >= MIN_LINES || deferred.has(path)
    return standsAlone || !HELD.test(path) || EXEMPT.test(path) || !fitsInto(path, reader) ? [] : [{ path, reader }]
  })
}

/** A file of the server stays in its room, and one of the studio in its folder, so that the floors hold. */
function isSameRoom(path: string, reader: string): boolean {
  if (path.startsWith('src/studio/')) return readFolder(path) === readFolder(reader)
  if (!path.startsWith('src/server/')) return true
  return findRoom(path) === findRoom(reader) && findPart(path) === findPart(reader)
}

const readFolder = (path: string): string | undefined => path.split('/')[2]

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const paths = globSync(['{src,bench,e2e,scripts}/**/*.{ts,tsx,mjs}', '*.config.ts'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  const files = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const found = listSmallFiles(files)
  for (const { path, reader } of found)
    process.stderr.write(
      `${path} has fewer than ${MIN_LINES} lines, no test, and one reader: make it a part of ${reader}\n`,
    )
  process.exit(found.length > 0 ? 1 : 0)
}
