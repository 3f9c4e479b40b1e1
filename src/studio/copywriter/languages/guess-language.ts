import { eld } from 'eld/extrasmall'
import { keepResults } from '../keep-results.ts'

/** What the statistics of letters say about the language of a text. */
export interface LanguageGuess {
  /** An ISO 639-1 code, or an empty string. */
  language: string
  /** The scores of all languages by their codes, 0 to 1. */
  scores: Readonly<Record<string, number>>
  isReliable: boolean
}

/** Guesses the language of a text by statistics of its letters. */
export const guessLanguage = keepResults((text): LanguageGuess => {
  const found = eld.detect(text)
  return { language: found.language, scores: found.getScores(), isReliable: found.isReliable() }
})
