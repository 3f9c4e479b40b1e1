import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Estimate } from './password-advice.ts'

/** The well-known passwords and 7,776 plain words; the English lists (1.2 MB) would cost more than their advice is worth. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** The estimate grows faster than the text; from here on the rest only adds. */
const LONGEST = 64

export function estimate(password: string, personal: readonly string[]): Estimate {
  const { score, sequence } = estimator.check(password.slice(0, LONGEST), [...personal])
  const [only, ...others] = sequence
  const isCommon =
    others.length === 0 && only?.pattern === 'dictionary' && only['dictionaryName'] === 'passwords-common'
  return { score, isCommon }
}
