import { expect, test } from 'vitest'
import { isStuck } from './attempts.ts'

test.each([
  [{ can_resend: true, verification_attempts: 5 }, false],
  [{ can_resend: false, verification_attempts: 4 }, false],
  [{ can_resend: false, verification_attempts: 5 }, true],
  [{ can_resend: false, verification_attempts: 9 }, true],
])('%o is stuck: %s', (status, expected) => {
  expect(isStuck(status)).toBe(expected)
})
