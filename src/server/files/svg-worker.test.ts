import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">
  <feTurbulence numOctaves="9" baseFrequency="9"/><feMorphology radius="900"/></filter>
  ${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(300)}</svg>`

test('the process for a slow SVG ends in time without its parent', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'svg-worker.ts'), '500'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdin.end(SLOW)
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
