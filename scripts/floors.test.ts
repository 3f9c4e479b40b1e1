import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawFloors, explainFault, FLOORS, listImports, listMutualFolders, listServerImports } from './floors.ts'

/** The faults of one planted file. */
const findFaults = (file: string, source: string) => listImports(file, source).flatMap((one) => explainFault(one) ?? [])

describe('an import of the server is refused', () => {
  test.each([
    ['of a room above', 'src/server/generation/run/x.ts', `import { a } from '../../campaigns/campaigns.ts'`],
    ['of a type above', 'src/server/brands/x.ts', `import type { A } from '../designs/design.ts'`],
    ['of a room on the same floor', 'src/server/products/x.ts', `export { a } from '../providers/provider.ts'`],
    ['that is dynamic', 'src/server/stored/x.ts', `export const load = () => import('#server/files/files.ts')`],
    ['of routes', 'src/server/http/x.ts', `import { a } from '../brands/brands.routes.ts'`],
    ['of a part above', 'src/server/infrastructure/db/x.ts', `import { a } from '../mail/mail.ts'`],
    ['of the file of a worker', 'src/server/files/x.ts', `new Worker(new URL('../brands/x.ts', import.meta.url))`],
  ])('%s', (_, file, source) => {
    expect(findFaults(file, source)).toEqual([expect.stringContaining('must not import')])
  })

  test('of a room that stands on no floor', () => {
    expect(findFaults('src/server/start/x.ts', `import { a } from '../attic/a.ts'`)).toEqual([
      'attic stands on no floor of scripts/floors.ts',
    ])
  })
})

test.each([
  ['src/server/generation/run/x.ts', `import { a } from '../../spending/ledger/quota.ts'`],
  ['src/server/generation/run/x.ts', `import { a } from '../accept/quick.ts'`],
  ['src/server/brands/brands.routes.ts', `import { a } from '../campaigns/campaigns.ts'`],
  ['src/server/infrastructure/mail/x.ts', `import { a } from '../db/database.ts'`],
])('an import downwards or within a room is accepted: %s', (file, source) => {
  expect(findFaults(file, source)).toEqual([])
})

test('no two rooms of the server import each other', () => {
  const imports = listServerImports()
  expect(imports.filter((one) => explainFault(one) !== null)).toEqual([])
  expect(listMutualFolders(imports)).toEqual([])
})

test('two folders import each other also when only the routes of one do', () => {
  const [routes, http] = ['src/server/brands/brands.routes.ts', 'src/server/http/handlers.ts']
  const there = { file: routes, target: http }
  expect(listMutualFolders([there])).toEqual([])
  expect(listMutualFolders([there, { file: http, target: 'src/server/brands/brands.ts' }])).toEqual(['brands http'])
})

test('the drawing in ARCHITECTURE.md is the list of floors', () => {
  const text = readFileSync(join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')
  expect(text).toContain(`\`\`\`\n${drawFloors(FLOORS)}\n\`\`\`\n`)
})
