import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './imports.ts'

/**
 * Part of `npm run check`: the rooms of `src/server` stand on floors, and a room imports only rooms below it. Two rooms on one floor do
 * not know each other. `--print` shows the floors and what each room imports.
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['start'],
  ['routes'],
  ['http'],
  ['app'],
  ['brand-updates', 'catalog-files'],
  ['campaigns'],
  ['designs'],
  ['generation'],
  ['spending'],
  ['brand-images', 'products', 'providers'],
  ['brands', 'library'],
  ['proofs'],
  ['accounts', 'files'],
  ['platforms', 'stored'],
  ['infrastructure'],
]

/** The floors within `infrastructure`. A file that stands alone there is a room with the file's name. */
export const INFRASTRUCTURE_FLOORS: readonly (readonly string[])[] = [
  ['jobs', 'rendering', 'studio-process', 'uploads'],
  ['blobs', 'limits', 'lookup-keys', 'mail', 'notify'],
  ['core'],
  ['hooks', 'metrics', 'signed-in'],
  ['db'],
  ['backups'],
  ['secrets', 'storage'],
  ['config', 'data-dir-lock'],
  ['env-values'],
  [
    'clock',
    'coalesced-runs',
    'error-code',
    'logging',
    'month',
    'omit',
    'problem',
    'request-context',
    'synced-node-fs',
    'turns',
    'unclean-text',
  ],
]

const SERVER = 'src/server/'
/** Tests and their support open the whole server. */
const EXEMPT = /\.(?:test|soak)\.ts$|\/testing\/|\/process-tests\//

/** One import of a file of another room. Paths begin at `src/server/`. */
export interface RoomImport {
  file: string
  target: string
}

/** The room of a file: its folder, or `routes` for the routes of any folder, or `app`. */
export function findRoom(path: string): string {
  if (path.endsWith('.routes.ts')) return 'routes'
  return path.slice(SERVER.length).split('/')[0]?.replace(/\.ts$/, '') ?? ''
}

/** The part of `infrastructure` that a file belongs to; null outside of it. */
export function findPart(path: string): string | null {
  const rest = path.startsWith(`${SERVER}infrastructure/`) ? path.slice(`${SERVER}infrastructure/`.length) : null
  return rest?.split('/')[0]?.replace(/\.ts$/, '') ?? null
}

/** What a file of the server imports from the server: statically, dynamically, as a type, or as the file of a worker. */
export function listImports(file: string, source: string): RoomImport[] {
  const { loaded, deferred } = readImports(file, source)
  return [...loaded, ...deferred].filter((target) => target.startsWith(SERVER)).map((target) => ({ file, target }))
}

/** Why an import is against the direction; null if it is not. */
export function explainFault({ file, target }: RoomImport): string | null {
  const [from, to] = [findRoom(file), findRoom(target)]
  if (from !== to) return explain(FLOORS, from, to)
  const [part, other] = [findPart(file), findPart(target)]
  return part !== null && other !== null && part !== other ? explain(INFRASTRUCTURE_FLOORS, part, other) : null
}

function explain(floors: readonly (readonly string[])[], from: string, to: string): string | null {
  const [above, below] = [from, to].map((room) => floors.findIndex((rooms) => rooms.includes(room)))
  if (above === -1 || below === -1) return `${above === -1 ? from : to} stands on no floor of scripts/floors.ts`
  return (above ?? 0) < (below ?? 0) ? null : `${from} must not import ${to}, which does not stand below it`
}

/**
 * Pairs of folders that import each other, the routes of a folder included: a folder's routes stand above it, but whoever reads the folder
 * reads both.
 */
export function listMutualFolders(imports: readonly RoomImport[]): string[] {
  const folder = (path: string) => path.slice(SERVER.length).split('/')[0] ?? ''
  const known = new Set(imports.map(({ file, target }) => `${folder(file)} ${folder(target)}`))
  return [...known].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && known.has(`${to} ${from}`)
  })
}

/** All imports between files of the server, tests excepted. */
export function listServerImports(): RoomImport[] {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`${SERVER}**/*.ts`, { cwd: root }).filter((file) => !EXEMPT.test(file))
  return files.toSorted().flatMap((file) => listImports(file, readFileSync(join(root, file), 'utf8')))
}

/** The floors as a drawing, the highest first. */
export const drawFloors = (floors: readonly (readonly string[])[]): string =>
  floors.map((rooms) => rooms.join('   ')).join('\n')

function printGraph(imports: readonly RoomImport[]): void {
  process.stdout.write(`${drawFloors(FLOORS)}\n\n`)
  for (const room of FLOORS.flat()) {
    const targets = imports.filter(({ file }) => findRoom(file) === room).map(({ target }) => findRoom(target))
    const counts = Object.entries(Object.groupBy(targets, (target) => target)).filter(([target]) => target !== room)
    const shown = counts.map(([target, all]) => `${target} ${all?.length}`).toSorted()
    process.stdout.write(`${room} → ${shown.join(', ') || 'nothing'}\n`)
  }
}

if (import.meta.main) {
  const imports = listServerImports()
  if (process.argv.includes('--print')) printGraph(imports)
  const faults = imports.flatMap((one) => {
    const reason = explainFault(one)
    return reason === null ? [] : [`${one.file} → ${one.target}: ${reason}`]
  })
  for (const pair of listMutualFolders(imports)) faults.push(`${pair.replace(' ', ' and ')} import each other`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(faults.length > 0 ? 1 : 0)
}
