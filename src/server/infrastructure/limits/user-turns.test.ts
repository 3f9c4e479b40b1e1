import { expect, test } from 'vitest'
import { openUserTurns } from './user-turns.ts'

/** Calls that run until they are ended, by a clock that is set, and the names of those that have started. */
function prepare(size: number) {
  let now = 0
  const inTurn = openUserTurns(size, () => now)
  const started: string[] = []
  const call = (user: string | null, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = inTurn(user, () => {
      started.push(name)
      return promise
    })
    return async (afterMs = 1) => {
      now += afterMs
      resolve()
      await ended
    }
  }
  return { call, started }
}

const settle = () => new Promise((done) => setImmediate(done))

test('the first call of another user starts before the many that wait', async () => {
  const { call, started } = prepare(2)
  const ends = Array.from({ length: 40 }, (_, index) => call('mallory', `mallory ${index}`))
  call('bob', 'bob 0')
  await settle()
  expect(started).toEqual(['mallory 0', 'mallory 1'])
  await ends[0]?.()
  await settle()
  expect(started.slice(2)).toEqual(['bob 0'])
})

test('users take turns, and the calls of each start in their order', async () => {
  const { call, started } = prepare(1)
  const names = ['ann', 'ann', 'ann', 'bob', 'bob', 'cem']
  const ends = names.map((user, index) => [`${user} ${index}`, call(user, `${user} ${index}`)] as const)
  for (let count = 0; count < names.length; count += 1) {
    await settle()
    await ends.find(([name]) => name === started.at(-1))?.[1]()
  }
  expect(started).toEqual(['ann 0', 'bob 3', 'cem 5', 'ann 1', 'bob 4', 'ann 2'])
})

test('a user with slow calls leaves one place while others are active, and has all of them alone', async () => {
  const { call, started } = prepare(2)
  const first = call('mallory', 'first')
  await settle()
  await first(5000)
  const second = call('mallory', 'second')
  call('mallory', 'third')
  await settle()
  expect(started).toEqual(['first', 'second', 'third'])
  const bob = call('bob', 'bob')
  await settle()
  await second(5000)
  await bob()
  call('mallory', 'fourth')
  call('bob', 'bob again')
  await settle()
  expect(started).toEqual(['first', 'second', 'third', 'bob', 'bob again'])
})

test('a call that counts for nobody waits for its turn', async () => {
  const { call, started } = prepare(1)
  const end = call('ann', 'ann')
  call('ann', 'ann again')
  call(null, 'video')
  await settle()
  await end()
  await settle()
  expect(started).toEqual(['ann', 'ann again'])
})
