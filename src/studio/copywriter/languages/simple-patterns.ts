import type { LanguagePatterns } from '../facts/language-patterns.ts'

const NEVER = /(?!)/u

/** Each is a list of alternatives of a pattern. */
interface SimpleWords {
  language: string
  action: string
  before: string
  after: string
}

/** Patterns of calls and comparisons, for a language without others. */
export const createSimplePatterns = ({ language, action, before, after }: SimpleWords): LanguagePatterns => ({
  language,
  action: [new RegExp(action, 'iu')],
  steps: NEVER,
  before: new RegExp(`${before}: `, 'iu'),
  after: new RegExp(`${after}: `, 'iu'),
  statistic: NEVER,
})
