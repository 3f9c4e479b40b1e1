import { expect, test } from 'vitest'
import { ApiError } from '#contract/client/client.ts'
import type { JobDetail } from '#contract/generation/generator.ts'
import { readJobs } from './job-stream.ts'

const job = (id: number) => ({ id }) as JobDetail

async function* streamOf(jobs: readonly JobDetail[], end?: Error): AsyncGenerator<JobDetail> {
  for (const one of jobs) yield one
  if (end) throw end
}

/** Reads the given streams one after the other. After the last one, the signal of the reader is aborted. */
async function read(streams: (() => Promise<AsyncIterable<JobDetail>>)[]) {
  const control = new AbortController()
  const seen: (number | 'return')[] = []
  const pauses: number[] = []
  let opened = 0
  await readJobs({
    open: () => streams[opened++]?.() ?? Promise.reject(new Error('no more')),
    onJob: ({ id }) => seen.push(id),
    onReturn: () => seen.push('return'),
    signal: control.signal,
    pause: (milliseconds) => {
      pauses.push(milliseconds)
      if (opened >= streams.length) control.abort()
      return Promise.resolve()
    },
  })
  return { seen, pauses, opened }
}

test('a broken stream is opened again, and missed changes are fetched', async () => {
  const { seen } = await read([
    () => Promise.resolve(streamOf([job(1), job(2)], new Error('cut'))),
    () => Promise.resolve(streamOf([job(3)])),
  ])
  expect(seen).toEqual([1, 2, 'return', 3])
})

test('delays grow to half a minute while no job arrives, and start again after a job', async () => {
  const broken = () => Promise.reject(new ApiError(0, 'unreachable'))
  const { pauses } = await read([
    ...Array.from({ length: 7 }, () => broken),
    () => Promise.resolve(streamOf([job(1)])),
    broken,
  ])
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000, 2000])
})

test.each([
  [401, 1],
  [404, 1],
  [429, 2],
  [503, 2],
])('after status %i the stream is opened %i times', async (status, times) => {
  const refused = () => Promise.reject(new ApiError(status, 'no'))
  expect((await read([refused, refused])).opened).toBe(times)
})
