import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
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

/** The threads of this process. */
const listThreads = (): number[] => readdirSync('/proc/self/task').map(Number)

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

test('videos of a studio with lanes have a thread of their own, so a still that is started later is finished long before', async () => {
  const running = watchThreads()
  const studio = openStudio({ threads: 1, hasLanes: true })
  onTestFinished(() => studio.close())
  const [video, still] = (['video', 'image'] as const).map((content_type) =>
    createBrief({ content_type, width: 640, height: 640, prompt: 'Soft skin for everyone' }),
  )
  if (!video || !still) throw new Error('two briefs')
  // Starts both threads.
  const [scene] = await Promise.all([
    studio.compose(video, COPY, {}, { lane: 'videos' }),
    studio.compose(still, COPY, {}, { lane: 'stills' }),
  ])
  expect(running()).toBe(2)
  const ended: string[] = []
  const filming = studio.renderVideo(scene, {}, { ffmpegPath: null }).then(() => ended.push('video'))
  await studio.render(await studio.compose(still, COPY, {}), {})
  ended.push('image')
  await filming
  expect(ended).toEqual(['image', 'video'])
})

test.runIf(process.platform === 'linux')('the system serves the thread of videos after that of stills', async () => {
  const studio = openStudio({ threads: 1, hasLanes: true })
  onTestFinished(() => studio.close())
  const before = listThreads()
  await Promise.all([
    studio.compose(createBrief(), COPY, {}, { lane: 'stills' }),
    studio.compose(createBrief(), COPY, {}, { lane: 'videos' }),
  ])
  const added = listThreads().filter((thread) => !before.includes(thread))
  const priorities = added.map((thread) => getPriority(thread))
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  expect(Math.max(...priorities)).toBe(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
  expect(priorities).toContain(getPriority())
})
