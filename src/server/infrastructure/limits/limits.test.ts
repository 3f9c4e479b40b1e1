import { describe, expect, test } from 'vitest'
import { openOwnSite } from '../../testing/site.ts'
import { openGeneralLimits } from './general.ts'

test('a token bucket allows its burst at once and then its rate, for each key', () => {
  let [now, time] = [0, Date.now()]
  const limits = openGeneralLimits({ now: () => new Date(time), elapsed: () => now })
  const rate = { perMinute: 60, burst: 10 }
  const taken = (key: string, tries: number) => {
    let count = 0
    for (let index = 0; index < tries; index += 1) {
      try {
        limits.take(key, rate)
        count += 1
      } catch (error) {
        expect(error).toMatchObject({
          status: 429,
          message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/),
        })
      }
    }
    return count
  }
  expect(taken('ann', 20)).toBe(10)
  expect(taken('bob', 20)).toBe(10)
  now += 5000
  expect(taken('ann', 20)).toBe(5)
  now += 3_600_000
  expect(taken('ann', 20)).toBe(10)
  // Somebody sets the time of the machine back.
  time -= 2 * 3_600_000
  now += 5000
  expect(taken('ann', 20)).toBe(5)
})

describe('request limits', () => {
  test('allow a signed-in user 200 requests at once, without counting images and probes', async () => {
    // On a slow machine, time would allow more requests before all have been sent.
    const site = await openOwnSite({}, { speed: 0.001 })
    const ann = await site.signUp()
    const many = (count: number, path: string) =>
      Promise.all(
        Array.from({ length: count }, () =>
          fetch(site.origin + path, { headers: { authorization: `Bearer ${ann.token}` } }),
        ),
      )
    const statuses = async (count: number, path: string) => (await many(count, path)).map(({ status }) => status)
    expect(await statuses(60, '/api/content/1/thumbnail')).toEqual(Array<number>(60).fill(404))
    expect(await statuses(60, '/api/health')).toEqual(Array<number>(60).fill(200))
    const answered = await statuses(320, '/api/brands')
    expect(answered.filter((status) => status === 200).length).toBeGreaterThanOrEqual(195)
    expect(answered.filter((status) => status === 429).length).toBeGreaterThan(10)
  })

  test('can be turned off for load tests, except the waits of the sign-in', async () => {
    const site = await openOwnSite({ rateLimits: false })
    for (let count = 0; count < 130; count += 1) await site.visitor().auth.checkToken({ query: { token: 'x' } })
    const guess = () => site.visitor().auth.login({ body: { email: 'ann@example.com', password: 'wrong password' } })
    for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toMatchObject({ status: 401 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})
