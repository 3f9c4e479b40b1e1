import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openOwnSite, type Site } from '../testing/site.ts'

const CONNECTIONS_MAX = 8
const REFUSED = '{"detail":"The service is temporarily unavailable. Please try again.","code":"unavailable"}'

/** Occupies every connection to the database until the returned function is called. */
async function occupyDatabase({ opened }: Site): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const takes = Array.from({ length: CONNECTIONS_MAX }, () => opened.app.db.connection().execute(() => promise))
  await nextTurn()
  void Promise.all(takes)
  return resolve
}

describe('under load', () => {
  test('requests beyond the database limit are refused at once, probes get replies, and waiting requests succeed', async () => {
    const site = await openOwnSite({ rateLimits: false })
    const { token } = await site.signUp()
    const ask = async (path: string) => {
      const answer = await fetch(site.origin + path, { headers: { authorization: `Bearer ${token}` } })
      return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') }
    }
    const release = await occupyDatabase(site)
    const answers = Array.from({ length: 600 }, () => ask('/api/brands'))
    const refused = await Promise.any(answers)
    expect(refused).toEqual({ status: 503, text: REFUSED, retryAfter: '5' })
    expect((await ask('/api/health')).status).toBe(200)
    release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
    expect((await ask('/api/brands')).status).toBe(200)
  })

  test('a person with few requests gets an answer while those of another one are refused', async () => {
    const site = await openOwnSite({ rateLimits: false })
    const [mallory, bob] = [await site.signUp('Mallory'), await site.signUp('Bob')]
    const ask = async (token: string) =>
      (await fetch(`${site.origin}/api/brands`, { headers: { authorization: `Bearer ${token}` } })).status
    await Promise.all([ask(mallory.token), ask(bob.token)])
    const release = await occupyDatabase(site)
    const attack = Array.from({ length: 600 }, () => ask(mallory.token))
    expect(await Promise.any(attack)).toBe(503)
    const answers = [ask(bob.token)]
    await expect.poll(() => site.opened.app.waitingStatements()).toBeGreaterThan(400)
    release()
    expect(await Promise.all(answers)).toEqual([200])
    await Promise.all(attack)
  })
})
