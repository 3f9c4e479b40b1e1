import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openOwnSite } from '../testing/site.ts'

test('an overloaded process refuses requests until the load is over', async () => {
  const site = await openOwnSite({ rateLimits: false })
  const { token } = await site.signUp()
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.body?.cancel()
    return [answer.status, answer.headers.get('retry-after')]
  }
  // The load is measured while requests arrive.
  expect(await ask('/api/brands')).toEqual([200, null])
  const blocked = new Int32Array(new SharedArrayBuffer(4))
  const started = Date.now()
  while (Date.now() - started < 10_000) {
    // Blocks the event loop without using the processor.
    Atomics.wait(blocked, 0, 0, 1600)
    await nextTurn()
  }
  expect([await ask('/api/brands'), await ask('/api/health')]).toEqual([
    [503, '5'],
    [200, null],
  ])
  await expect.poll(() => ask('/api/brands')).toEqual([200, null])
})
