import { expect, test } from 'vitest'
import { createPixelCache } from './pixel-cache.ts'

const pixels = (bytes: number) => ({ width: 1, height: 1, data: new Uint8Array(bytes) })

test('the cache keeps the most recently used pixels within its bytes, and creates each once', async () => {
  const cache = createPixelCache(100)
  const created: string[] = []
  const ask = (key: string, bytes = 40) =>
    cache.get(key, async () => {
      created.push(key)
      return pixels(bytes)
    })
  await Promise.all([ask('a'), ask('a')])
  await ask('b')
  await ask('a')
  await ask('c')
  await ask('a')
  await ask('b')
  await ask('huge', 200)
  expect(created).toEqual(['a', 'b', 'c', 'b', 'huge'])
})
