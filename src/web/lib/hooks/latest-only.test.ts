import { expect, test } from 'vitest'
import { createLatestOnly } from './latest-only.ts'

/** Jobs that end when the test ends them. */
function createJobs() {
  const started: {
    request: number
    end: (reply: string) => void
    fail: (error: Error) => void
    signal: AbortSignal
  }[] = []
  const seen: string[] = []
  const latest = createLatestOnly<number, string>({
    run: (request, signal) =>
      new Promise((end, fail) => {
        started.push({ request, end, fail, signal })
      }),
    onReply: (reply) => seen.push(reply),
    onError: (error) => seen.push(String(error)),
  })
  return { started, seen, latest }
}

const settle = () => new Promise((done) => setTimeout(done))

test('one job runs at a time and the newest request wins', async () => {
  const { started, seen, latest } = createJobs()
  for (const request of [1, 2, 3, 4]) latest.ask(request)
  expect(started.map(({ request }) => request)).toEqual([1])
  started[0]?.end('one')
  await settle()
  expect(started.map(({ request }) => request)).toEqual([1, 4])
  started[1]?.end('four')
  await settle()
  expect(seen).toEqual(['one', 'four'])
})

test('after a failure the waiting request still runs', async () => {
  const { started, seen, latest } = createJobs()
  latest.ask(1)
  latest.ask(2)
  started[0]?.fail(new Error('no'))
  await settle()
  started[1]?.end('two')
  await settle()
  expect(seen).toEqual(['Error: no', 'two'])
})

test('stopping aborts the running job and drops the waiting one; asking again works', async () => {
  const { started, seen, latest } = createJobs()
  latest.ask(1)
  latest.ask(2)
  latest.stop()
  expect(started[0]?.signal.aborted).toBe(true)
  started[0]?.end('late')
  await settle()
  expect(seen).toEqual([])
  latest.ask(3)
  started[1]?.end('three')
  await settle()
  expect(started.map(({ request }) => request)).toEqual([1, 3])
  expect(seen).toEqual(['three'])
})
