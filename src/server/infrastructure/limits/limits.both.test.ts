import { expect, test } from 'vitest'
import { openOwnSite } from '../../testing/site.ts'

test('request limits are counted in the database, by route and client', async () => {
  const site = await openOwnSite()
  const check = () => site.visitor().auth.checkToken({ query: { token: 'x' } })
  for (let count = 0; count < 120; count += 1) await check()
  await expect(check()).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
  })
  const again = await fetch(`${site.origin}/api/auth/check-token-status?token=y`)
  expect([again.status, Number(again.headers.get('retry-after')) >= 1]).toEqual([429, true])
  for (const spelling of [
    '/api/Auth/check-token-status',
    '/api/auth/check-token-status/',
    '/api//auth/check-token-status',
  ]) {
    expect((await fetch(`${site.origin}${spelling}`)).status).toBe(404)
  }
  site.clock.advance(61_000)
  await check()
})
