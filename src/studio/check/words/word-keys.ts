import { findTerms } from './languages/terms.ts'
import { readTokens, toCleanText } from './tokens.ts'

/** The words of phrases and the names of days and months of a language, as the judge compares them. */
export function toWordKeys(phrases: readonly string[], language: string): ReadonlySet<string> {
  const keys = new Set(findTerms(language).days)
  for (const phrase of phrases) for (const { key } of readTokens(toCleanText(phrase))) keys.add(key)
  return keys
}
