import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createBrief } from '../testing.ts'
import { openStudio } from './studio.ts'

/** Counts the worker threads of this process that start from now on and have not ended. */
function watchThreads(): () => number {
  let running = 0
  const onStart = (message: unknown) => {
    running += 1
    ;(message as { worker: Worker }).worker.once('exit', () => (running -= 1))
  }
  subscribe('worker_threads', onStart)
  onTestFinished(() => void unsubscribe('worker_threads', onStart))
  return () => running
}

test('threads start with the first task, end when there is none, and start again', async () => {
  const running = watchThreads()
  const studio = openStudio({ threads: 1, idleMs: 300 })
  onTestFinished(() => studio.close())
  expect(running()).toBe(0)
  for (let round = 0; round < 2; round += 1) {
    const writing = studio.writeCopy(createBrief({ prompt: 'Soft skin for everyone' }))
    expect(running()).toBe(1)
    expect((await writing).headline).not.toBe('')
    await expect.poll(running).toBe(0)
  }
})
