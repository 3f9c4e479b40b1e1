import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { FREQUENT_PASSWORDS } from '#contract/limits.ts'
import type { Estimate } from './password-advice.ts'

/** Common passwords and 7,776 words. The complete English lists have 1.2 MB, which is too much for this advice. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** The estimator may split a frequent password into parts, so the whole one is looked up as well, as the server does. */
const frequent = new Set(dictionary['passwords-common'].slice(0, FREQUENT_PASSWORDS).map(String))

/** The time of an estimate grows faster than the text, so only this many characters are analyzed. */
const LONGEST = 64

/** Estimates how hard a password is to guess: a `score` of 0 to 4. `personal` are texts of the user that a guess would begin with. */
export function estimate(password: string, personal: readonly string[]): Estimate {
  const { score, sequence } = estimator.check(password.slice(0, LONGEST), [...personal])
  const [only, ...others] = sequence
  const isWholeMatch =
    others.length === 0 && only?.pattern === 'dictionary' && only['dictionaryName'] === 'passwords-common'
  const isCommon = isWholeMatch || frequent.has(password.normalize('NFKC').toLowerCase())
  return { score, isCommon }
}
