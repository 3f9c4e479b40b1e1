import { expect, test } from 'vitest'
import { openShares } from './shares.ts'

/** Calls that run until they are ended, and the names of those that have started. */
function prepare(size = { perUser: 2, perPlace: 3, inAll: 4 }) {
  const shares = openShares(size)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const call = (owner: number, place: string) => {
    const name = `${owner} ${place} ${ends.size}`
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const work = () => {
      started.push(name)
      return promise
    }
    return { name, ended: shares({ owner, place }, work) }
  }
  const end = async ({ name, ended }: { name: string; ended: Promise<void> }) => {
    ends.get(name)?.()
    await ended
  }
  return { call, end, started }
}

test('a user has two calls at once, and those of others do not wait for the third', () => {
  const { call, started } = prepare()
  for (let count = 0; count < 10; count += 1) call(1, `host-${count}`)
  expect(started).toHaveLength(2)
  const other = call(2, 'other')
  expect(started).toContain(other.name)
})

test('three calls run at one place, whoever makes them', () => {
  const { call, started } = prepare()
  for (let owner = 1; owner <= 5; owner += 1) call(owner, 'same')
  expect(started).toHaveLength(3)
  call(6, 'other')
  expect(started).toHaveLength(4)
})

test('a waiting call begins when its share is free, in their order', async () => {
  const { call, end, started } = prepare({ perUser: 1, perPlace: 9, inAll: 2 })
  const [first, second, third, other] = [call(1, 'a'), call(1, 'b'), call(1, 'c'), call(2, 'd')]
  expect(started).toEqual([first.name, other.name])
  await end(other)
  expect(started).toHaveLength(2)
  await end(first)
  expect(started.at(-1)).toBe(second.name)
  await end(second)
  expect(started.at(-1)).toBe(third.name)
})
