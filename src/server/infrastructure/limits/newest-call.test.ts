import { expect, test } from 'vitest'
import { openNewestCalls } from './newest-call.ts'

const never = new AbortController().signal

/** A call that the test ends. */
function createPendingCall(name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { end: () => resolve(name), work: () => (started.push(name), promise) }
}

test('of the calls waiting for one key, only the newest runs', async () => {
  const run = openNewestCalls(10)
  const started: string[] = []
  const [first, second, third, other] = ['1', '2', '3', '4'].map((name) => createPendingCall(name, started))
  if (!first || !second || !third || !other) throw new Error('four calls')
  const one = run('ann', first.work, never)
  const two = run('ann', second.work, never)
  const three = run('ann', third.work, never)
  const bob = run('bob', other.work, never)
  await expect(two).rejects.toMatchObject({ status: 409, code: 'superseded' })
  expect(started).toEqual(['1', '4'])
  first.end()
  expect(await one).toBe('1')
  third.end()
  other.end()
  expect(await three).toBe('3')
  expect(await bob).toBe('4')
  expect(started).toEqual(['1', '4', '3'])
})

test('an aborted waiting call never runs, and the next one does', async () => {
  const run = openNewestCalls(10)
  const started: string[] = []
  const [first, second, third] = ['1', '2', '3'].map((name) => createPendingCall(name, started))
  if (!first || !second || !third) throw new Error('three calls')
  const one = run('ann', first.work, never)
  const leaving = new AbortController()
  const two = run('ann', second.work, leaving.signal)
  leaving.abort()
  await expect(two).rejects.toMatchObject({ status: 499 })
  first.end()
  await one
  third.end()
  expect(await run('ann', third.work, never)).toBe('3')
  expect(started).toEqual(['1', '3'])
})

test('too many keys at once are refused', async () => {
  const run = openNewestCalls(1)
  const held = createPendingCall('1', [])
  const one = run('ann', held.work, never)
  await expect(run('bob', async () => '2', never)).rejects.toMatchObject({ status: 503 })
  held.end()
  expect(await one).toBe('1')
})
