import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds Tailwind classes that name a physical side, such as `ml-2` or `text-left`. Logical ones, `ms-2` and `text-start`, also hold
 * where screens read from right to left. A part of `npm run check`.
 */

/** What is the same in every direction: pictures, positions of the pointer, English pages, and the canvas of the editor. */
const PHYSICAL =
  /\.test\.|src\/web\/editor\/canvas\/|features\/(landing|docs)\/|brand-preview|compare-dialog|color-picker|masonry/
const CLASS =
  /(?<=[\s'"`:])-?(?:scroll-)?(?:[mp][lr]-[\w[(]|(?:left|right)-(?:[\d[]|auto|px|full)|text-(?:left|right)(?=[\s'"`])|border-[lr](?=[\s'"`-])|rounded-(?:[lr]|[tb][lr])(?=[\s'"`-]))[\w.\]%-]*/g

/** The physical classes in a file, each with its line. */
export function findPhysicalClasses(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(CLASS), ([found]) => `${file}:${index + 1} ${found}`))
}

const root = join(import.meta.dirname, '..')

if (import.meta.main) {
  const files = globSync('src/web/**/*.tsx', { cwd: root }).filter((file) => !PHYSICAL.test(file))
  const found = files.toSorted().flatMap((file) => findPhysicalClasses(file, readFileSync(join(root, file), 'utf8')))
  for (const line of found) process.stderr.write(`${line}\n`)
  if (found.length > 0) process.stderr.write('Use the logical class (ms, me, ps, pe, start, end), for right to left.\n')
  process.exit(found.length > 0 ? 1 : 0)
}
