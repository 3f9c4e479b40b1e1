import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CONFIG = `
  import { OutcomeReporter } from ${JSON.stringify(join(import.meta.dirname, 'outcome-reporter.ts'))}
  export default { test: { name: 'planted', retry: 1, reporters: [new OutcomeReporter('outcome.json', { withoutPostgres: false })] } }`
const TESTS = `
  import { expect, test } from 'vitest'
  let tries = 0
  test('is flaky', () => expect(['tries', (tries += 1)]).toEqual(['tries', 2]))
  test('is broken', () => { throw new Error('it never works') })
  test('works', () => expect(1).toBe(1))`

test('a test that fails, and one that passes at the second try only, are reported with file, title and reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signet-outcome-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG)
  writeFileSync(join(folder, 'planted.test.ts'), TESTS)
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'], { cwd: folder })
  expect(JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8'))).toEqual({
    failed: [expect.stringMatching(/^\[planted\] planted\.test\.ts > is broken\n {4}it never works/)],
    flaky: [expect.stringMatching(/^\[planted\] planted\.test\.ts > is flaky\n {4}expected \[ 'tries', 1 \]/)],
    withoutPostgres: false,
  })
})
