import { expect, test } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { FREQUENT_PASSWORDS, PASSWORD_MIN } from '#contract/limits.ts'
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

test('every one of the most frequent passwords is named as such, in any case', () => {
  const all = dictionary['passwords-common'].slice(0, FREQUENT_PASSWORDS).map(String)
  // The estimator found parts in these and missed the whole.
  const split = ['lovelove', 'testtest', 'catfish', 'fredfred', '21122112', 'QAZQAZ', 'BUBBLE']
  const long = [...split, ...all.filter((_, at) => at % 40 === 0)].filter(({ length }) => length >= PASSWORD_MIN)
  expect(long.filter((password) => !/most common/.test(advise(password).text))).toEqual([])
})

test('a very long password is still estimated at once', () => {
  const measure = () => {
    const start = performance.now()
    advise('correct horse battery staple '.repeat(40))
    return performance.now() - start
  }
  // A busy machine may interrupt one of them.
  expect(Math.min(...Array.from({ length: 3 }, measure))).toBeLessThan(1000)
})
