import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { spawnLimited } from './limited-process.ts'

const WORKER = join(import.meta.dirname, 'svg-worker.ts')
const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">
  <feTurbulence numOctaves="9" baseFrequency="9"/><feMorphology radius="900"/></filter>
  ${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(300)}</svg>`
const SOUND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>'

test('the process for a slow SVG is killed once it has used its CPU time', async () => {
  const child = spawnLimited(WORKER, [], { cpuSeconds: 1 })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdin.end(SLOW)
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a sound SVG is drawn although its process had to wait for longer than its CPU time', async () => {
  const child = spawnLimited(WORKER, [], { cpuSeconds: 2 })
  onTestFinished(() => void child.kill('SIGKILL'))
  // As on a machine whose cores are taken: the time passes, and the process does not run.
  child.kill('SIGSTOP')
  await setTimeout(2500)
  child.kill('SIGCONT')
  child.stdin.end(SOUND)
  child.stdout.resume()
  expect(await once(child, 'close')).toEqual([0, null])
})
