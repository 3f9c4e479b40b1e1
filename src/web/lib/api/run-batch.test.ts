import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/client.ts'
import { runBatch } from './run-batch.ts'

test('every item gets a call, four at a time, and a failure stops none of the others', async () => {
  let running = 0
  let most = 0
  const outcome = await runBatch([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 1))
    running -= 1
    if (item % 3 === 0) throw new Error(`no ${item}`)
  })
  expect(most).toBe(4)
  expect(new Set(outcome.done)).toEqual(new Set([1, 2, 4, 5, 7, 8]))
  expect(new Set(outcome.failed)).toEqual(new Set([3, 6, 9]))
  expect(outcome.error).toEqual(new Error('no 3'))
})

test('an empty batch ends at once', async () => {
  expect(await runBatch([], () => Promise.reject(new Error('never')))).toEqual({ done: [], failed: [], error: null })
})

test('an item that the server refuses for now gets another call', async () => {
  vi.useFakeTimers()
  const calls: number[] = []
  const batch = runBatch([1, 2], async (item) => {
    calls.push(item)
    if (calls.length === 1) throw new ApiError(429, 'Too many requests', { retryAfter: 5 })
  })
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await batch).toEqual({ done: [2, 1], failed: [], error: null })
  expect(calls).toEqual([1, 2, 1])
})
