import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../infrastructure/clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openOwnSite } from '../../testing/site.ts'

describe('replies do not reveal whether an address is known', () => {
  test('every reply has the same bytes for verified, unverified and unknown addresses', async () => {
    const site = await openOwnSite()
    const verified = (await site.signUpByEmail()).email
    await site.visitor().auth.register({ body: { username: 'Bob', email: 'waiting@example.com', password: PASSWORD } })
    // An address with an earlier request, so that all three have received one email.
    await site.visitor().auth.resendVerification({ body: { email: 'unknown@example.com' } })
    const post = async (path: string, body: object) => {
      const answer = await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return `${answer.status} ${await answer.text()}`
    }
    const asked = async (ask: (email: string) => Promise<string>) => {
      const answers = []
      for (const email of [verified, 'waiting@example.com', 'unknown@example.com']) answers.push(await ask(email))
      return new Set(answers)
    }
    const status = async (email: string) => (await fetch(`${site.origin}/api/auth/verification-status/${email}`)).text()
    expect(await asked(status)).toHaveProperty('size', 1)
    expect(await asked((email) => post('/api/auth/login', { email, password: 'a wrong password' }))).toHaveProperty(
      'size',
      1,
    )
    expect(await asked((email) => post('/api/auth/forgot-password', { email }))).toHaveProperty('size', 1)
    expect(await asked((email) => post('/api/auth/resend-verification', { email }))).toHaveProperty('size', 1)
    site.clock.advance(2 * MINUTE)
    expect(
      await asked((email) => post('/api/auth/register', { username: 'Ann', email, password: PASSWORD })),
    ).toHaveProperty('size', 1)
  })
})
