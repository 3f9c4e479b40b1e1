import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Estimate } from './password-advice.ts'

/** Common passwords and 7,776 words. The complete English lists have 1.2 MB, which is too much for this advice. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** The time of an estimate grows faster than the text, so only this many characters are analyzed. */
const LONGEST = 64

/** Estimates how hard a password is to guess: a `score` of 0 to 4. `personal` are texts of the user that a guess would begin with. */
export function estimate(password: string, personal: readonly string[]): Estimate {
  const { score, sequence } = estimator.check(password.slice(0, LONGEST), [...personal])
  const [only, ...others] = sequence
  const isCommon =
    others.length === 0 && only?.pattern === 'dictionary' && only['dictionaryName'] === 'passwords-common'
  return { score, isCommon }
}
