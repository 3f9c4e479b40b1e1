import { expect, test } from 'vitest'
import { listSmallFiles } from './small-files.ts'

const SCREEN = 'src/web/features/x/x-screen.tsx'
const PART = 'src/web/features/x/part.ts'
const screen = { path: SCREEN, source: `import { a } from './part.ts'\n` }
const part = { path: PART, source: 'export const a = 1\n' }

test('a short file with one reader belongs into its reader', () => {
  expect(listSmallFiles([screen, part])).toEqual([{ path: PART, reader: SCREEN }])
})

test.each([
  ['that two files read', [screen, part, { path: 'src/web/y.ts', source: `import '#web/features/x/part.ts'\n` }]],
  ['that has a test', [screen, part, { path: 'src/web/features/x/part.test.ts', source: `import './part.ts'\n` }]],
  ['of 60 lines', [screen, { path: PART, source: '\n'.repeat(60) }]],
  ['that is loaded on demand', [part, { path: SCREEN, source: `export const load = () => import('./part.ts')\n` }]],
  ['whose reader would be too long', [{ path: SCREEN, source: screen.source + '\n'.repeat(290) }, part]],
  [
    'with a component that a file without components reads',
    [
      { path: 'src/web/routes.ts', source: `import './part.tsx'\n` },
      { path: 'src/web/part.tsx', source: '\n' },
    ],
  ],
  [
    'that a file of another room reads',
    [
      { path: 'src/server/products/x.ts', source: `import '../brands/part.ts'\n` },
      { path: 'src/server/brands/part.ts', source: '\n' },
    ],
  ],
  [
    'that routes read',
    [
      { path: 'src/server/brands/brands.routes.ts', source: `import './part.ts'\n` },
      { path: 'src/server/brands/part.ts', source: '\n' },
    ],
  ],
])('a file %s stands alone', (_, files) => {
  expect(listSmallFiles(files)).toEqual([])
})
