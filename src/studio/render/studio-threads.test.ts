import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { openStudio } from './studio.ts'

/** Copy that is written already. A thread takes seconds of CPU time for the first request that it reads. */
const COPY = createCopy('Soft skin for everyone')

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
    const composing = studio.compose(createBrief(), COPY, {})
    expect(running()).toBe(1)
    expect((await composing).layers).not.toEqual([])
    await expect.poll(running).toBe(0)
  }
})

test('a thread keeps no pixels of files that it has decoded', async () => {
  const studio = openStudio({ threads: 1 })
  onTestFinished(() => studio.close())
  await studio.compose(createBrief(), COPY, {})
  // The cache belongs to the process.
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } })
})
