import { expect, test } from 'vitest'
import { adviceOn } from './password-advice.ts'
import { estimate } from './password-estimate.ts'

const PERSONAL = ['ann.lee@example.com', 'Ann Lee']
const advise = (password: string) => adviceOn(password, PERSONAL, estimate(password, PERSONAL))

test.each([
  ['abc', /^Very weak$/, /At least 6 characters/],
  ['ann.lee@example.com', /^Very weak$/, /email address or username/],
  ['ANN.LEE', /^Very weak$/, /email address or username/],
  ['ann lee', /^Very weak$/, /email address or username/],
  ['password', /^Very weak$/, /most common/],
  ['123456', /^Very weak$/, /most common/],
  ['tq8-Wv2z', /^(Fair|Good|Strong)$/, /15 characters or more/],
  ['otter velvet cinema gravel', /^Strong$/, /hard to guess/],
])('the advice for "%s" is %s', (password, label, text) => {
  const advice = advise(password)
  expect(advice.label).toMatch(label)
  expect(advice.text).toMatch(text)
})

test('a very long password is still estimated at once', () => {
  const start = performance.now()
  advise('correct horse battery staple '.repeat(40))
  expect(performance.now() - start).toBeLessThan(1000)
})
