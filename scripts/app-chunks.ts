import { dirname, join, resolve } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * Which modules of the app share a chunk. Left to the bundler, every combination of screens that share a module gets chunks of its own: the
 * dashboard loaded 84 scripts, a third of them a single icon (docs/decisions/0061-fewer-chunks.md).
 */

type Graph = Rolldown.ChunkingContext

const auth = ['auth', 'mail-sent', 'verify-email', 'verification-required', 'forgot-password', 'reset-password']
/** The modules of `src/web` from which the parts of the app import everything else. */
const PARTS = {
  start: ['main.tsx'],
  languages: [...['de', 'fr', 'es', 'pt-br', 'ja', 'ar'].map((name) => `words/${name}/catalog.ts`), 'words/pseudo.ts'],
  landing: ['features/landing/landing-screen.tsx'],
  data: ['app/data-layout.tsx'],
  auth: [...auth.map((name) => `features/accounts/${name}-screen.tsx`), 'features/accounts/email-change-screens.tsx'],
  dashboard: ['app/guard.tsx', 'features/dashboard/dashboard-screen.tsx'],
}
type Part = keyof typeof PARTS

interface Chunk {
  name: string
  has: (isIn: (part: Part) => boolean, id: string) => boolean
  /** Takes only modules that so many entries share, so that a screen loads little that it does not use. */
  sharedBy?: number
}

const isMain = (id: string) => id.endsWith('/src/web/main.tsx')

/**
 * The first chunk that has a module gets it. No chunk imports from a later one, because all imports of a part's module are in the part
 * too.
 */
const CHUNKS: readonly Chunk[] = [
  // `app` and `languages` are evaluated before the language is loaded, so their modules may read sentences only while they render.
  // `main.tsx` stays apart: it waits for a screen at its top level, and the screen would wait for the chunk of `main.tsx`.
  {
    name: 'app',
    has: (isIn, id) => !isMain(id) && (isIn('start') || (isIn('landing') && id.includes('/node_modules/'))),
  },
  { name: 'languages', has: (isIn) => isIn('languages'), sharedBy: 2 },
  { name: 'page', has: (isIn, id) => isIn('landing') && !id.includes('/features/landing/') },
  { name: 'account', has: (isIn) => isIn('data') || (isIn('auth') && isIn('dashboard')) },
  { name: 'dashboard', has: (isIn) => isIn('dashboard') },
  { name: 'forms', has: (isIn) => isIn('auth'), sharedBy: 2 },
  { name: 'controls', has: () => true, sharedBy: 5 },
]

const react: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /node_modules[/](react|scheduler)[/]/,
  priority: CHUNKS.length + 1,
}

export const groups: Rolldown.CodeSplittingGroup[] = [
  react,
  ...CHUNKS.map(({ name, has, sharedBy = 1 }, index) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (has((part) => listModules(part, graph).has(id), id) ? name : null),
    priority: CHUNKS.length - index,
    minShareCount: sharedBy,
  })),
]

const known = new Map<Part, Set<string>>()

/** The ids of a part's modules: those that it begins with, and all that they import, directly or not, except lazily. */
function listModules(part: Part, graph: Graph): Set<string> {
  const before = known.get(part)
  if (before) return before
  const found = new Set(PARTS[part].map((path) => resolve('src/web', path)))
  for (const id of found) for (const imported of listImports(id, graph)) found.add(imported)
  known.set(part, found)
  return found
}

const ICON_INDEX = /lucide-react[/]dist[/]esm[/]lucide-react\.mjs$/

/** What a module imports. The index of the icons imports all of them, so the icons of a module are read from its code. */
function listImports(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const index = importedIds.find((imported) => ICON_INDEX.test(imported))
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code ?? '')?.[1]
  if (!index || !names) return importedIds
  const icons = names.split(',').flatMap((name) => {
    const [exported] = name.trim().split(' ')
    return exported ? [findIcon(exported, index, graph)] : []
  })
  return [...importedIds.filter((imported) => imported !== index), ...icons]
}

/** @throws Error if the index does not export the icon */
function findIcon(name: string, index: string, graph: Graph): string {
  const code = graph.getModuleInfo(index)?.code ?? ''
  const path = new RegExp(`default as ${name}\\b.*? from ["'](.*?)["']`).exec(code)?.[1]
  if (!path) throw new Error(`lucide-react does not export the icon ${name}`)
  return join(dirname(index), path)
}
