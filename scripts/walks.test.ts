import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const documents = ['CONTRIBUTING.md', ...globSync('docs/how-to/*.md', { cwd: ROOT })]

interface Step {
  name: string
  file: string
}

/** The functions that a document names with their files: `cancelJob` in `src/server/generation/jobs/jobs.ts`. */
const listSteps = (text: string): Step[] =>
  [...text.matchAll(/`(\w+)` in\s+`(src\/[\w./-]+)`/g)].map(([, name = '', file = '']) => ({ name, file }))

/** Why a step leads nowhere; null if the file exports what it names. */
function explainFault({ name, file }: Step): string | null {
  if (!existsSync(join(ROOT, file))) return `${file} does not exist`
  const isExported = new RegExp(`^export (?:async )?(?:function\\*?|const|class|interface|type) ${name}\\b`, 'm').test(
    read(file),
  )
  return isExported ? null : `${file} does not export ${name}`
}

test.each(documents)('every function that %s names is exported by the file that it names', (document) => {
  expect(listSteps(read(document)).flatMap((step) => explainFault(step) ?? [])).toEqual([])
})

test('CONTRIBUTING.md walks through at least fourteen questions, each with a function', () => {
  const [, walks = ''] = read('CONTRIBUTING.md').split('\n## Find your way\n')
  const questions = (walks.split('\n## ')[0] ?? '').split(/\n(?=[A-Z][^\n]*\?)/).slice(1)
  expect(questions.length).toBeGreaterThanOrEqual(14)
  expect(questions.filter((question) => listSteps(question).length === 0)).toEqual([])
})

test('a function that was renamed and a file that was moved are found', () => {
  const steps = listSteps(
    '1. `cancelJobs` in `src/server/generation/jobs/jobs.ts` calls `cancelItems` in\n   `src/server/jobs/items.ts`.',
  )
  expect(steps.map(explainFault)).toEqual([
    'src/server/generation/jobs/jobs.ts does not export cancelJobs',
    'src/server/jobs/items.ts does not exist',
  ])
})
