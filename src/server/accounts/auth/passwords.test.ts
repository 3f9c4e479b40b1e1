import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

test('passwords are hashed by argon2id with 19 MiB, two passes, one lane', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(isOutdated(stored)).toBe(false)
  expect(isOutdated(stored.replace('m=19456', 'm=4096'))).toBe(true)
  expect(await verifyPassword(stored, 'correct horse')).toBe(true)
  expect(await verifyPassword(stored, 'wrong horse')).toBe(false)
  expect(await verifyPassword(null, 'no account has this password')).toBe(false)
})

test('too many hashes at once are refused, not queued without limit', async () => {
  const results = await Promise.allSettled(Array.from({ length: 140 }, (_, index) => hashPassword(`password ${index}`)))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
})
