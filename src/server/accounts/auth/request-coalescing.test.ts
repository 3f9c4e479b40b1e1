import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRequestCoalescer } from './request-coalescing.ts'

/** The calls in their order. The test resolves each one with its index. */
function recordCalls() {
  const put: { key: string; answer: (value: number) => void; fail: (error: Error) => void }[] = []
  const { ask, waiting } = openRequestCoalescer(
    (key) =>
      new Promise<number>((resolve, reject) => {
        put.push({ key, answer: resolve, fail: reject })
      }),
  )
  return { put, ask, waiting, keys: () => put.map(({ key }) => key) }
}

test('calls that arrive during a run share the next run', async () => {
  const { put, ask, waiting, keys } = recordCalls()
  const first = ask('a')
  const others = [ask('a'), ask('a'), ask('a')]
  await turn()
  expect([keys(), waiting()]).toEqual([['a'], 3])
  put[0]?.answer(1)
  expect(await first).toBe(1)
  await turn()
  const late = ask('a')
  expect(keys()).toEqual(['a', 'a'])
  put[1]?.answer(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await turn()
  put[2]?.answer(3)
  expect([await late, keys(), waiting()]).toEqual([3, ['a', 'a', 'a'], 0])
})

test('a single call runs at once, and keys do not wait for each other', async () => {
  const { put, ask, keys } = recordCalls()
  const both = Promise.all([ask('a'), ask('b')])
  expect(keys()).toEqual(['a', 'b'])
  put[0]?.answer(1)
  put[1]?.answer(2)
  expect(await both).toEqual([1, 2])
  const again = ask('a')
  put[2]?.answer(3)
  expect(await again).toBe(3)
})

test('a failed run fails for all its callers, and a later call runs again', async () => {
  const { put, ask, waiting } = recordCalls()
  const all = Promise.allSettled([ask('a'), ask('a'), ask('a')])
  put[0]?.fail(new Error('away'))
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(waiting()).toBe(0)
  const since = ask('a')
  expect(put.length).toBe(2)
  put[1]?.answer(2)
  expect(await since).toBe(2)
})
