import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/client.ts'
import { retryAsAsked } from './retry-as-asked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call that is refused as the list says, and then succeeds. Also the times of its tries, in seconds from the first. */
function refuse(...refusals: ApiError[]) {
  const started = Date.now()
  const tries: number[] = []
  const call = async () => {
    tries.push((Date.now() - started) / 1000)
    const refusal = refusals.shift()
    if (refusal) throw refusal
    return 'taken'
  }
  return { call, tries }
}

const busy = (retryAfter?: number, status = 429) => new ApiError(status, 'Too many requests', { retryAfter })

test.each([429, 503])(
  'a call that is refused with %i is sent again after the time that the server asks for',
  async (status) => {
    const { call, tries } = refuse(busy(7, status), busy(3, status))
    const waits: boolean[] = []
    const reply = retryAsAsked(call, { onWait: (isWaiting) => waits.push(isWaiting) })
    await vi.runAllTimersAsync()
    expect(await reply).toBe('taken')
    expect(tries).toEqual([0, 7, 10])
    expect(waits).toEqual([true, false, true, false])
  },
)

test('each further refusal at least doubles the wait, and after eight retries the last refusal is thrown', async () => {
  const { call, tries } = refuse(...Array.from({ length: 20 }, () => busy(1)))
  const reply = retryAsAsked(call).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await reply).toEqual(busy(1))
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
})

test.each([
  ['has another cause', new ApiError(415, 'No picture')],
  ['names no time', busy()],
  ['asks for an hour', busy(3600)],
])('a call whose refusal %s is not sent again', async (_, refusal) => {
  const { call, tries } = refuse(refusal)
  await expect(retryAsAsked(call)).rejects.toBe(refusal)
  expect(tries).toEqual([0])
})

test('a wait ends when its signal is aborted, and the call is not sent again', async () => {
  const { call, tries } = refuse(busy(30))
  const stopped = new AbortController()
  const reply = retryAsAsked(call, { signal: stopped.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  stopped.abort()
  expect(await reply).toEqual(busy(30))
  expect([tries, vi.getTimerCount()]).toEqual([[0], 0])
})
