import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import { createMonths } from './tables/row-patterns.ts'
import { matchWords } from './word-pattern.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const FIRST = 2
const compiled = new Map<string, readonly RegExp[]>()

/** The patterns of the numbers from 2 on in words of a language. */
function patternsOf(language: string): readonly RegExp[] {
  const { tag, numbers } = findReadingWords(language)
  const patterns =
    compiled.get(tag) ??
    numbers
      .split('|')
      .filter((forms) => forms !== '')
      .map((forms) => matchWords(forms.replaceAll('/', '|'), UNSPACED.includes(tag)))
  compiled.set(tag, patterns)
  return patterns
}

/** How many things the title of a list names: 3 for "3 signs of a good loaf" and "Three signs", "切り花の3つのコツ". A title is short. */
export const readCounts = (title: string, language: string): number[] => [
  ...listNumbers(title, language),
  ...patternsOf(language).flatMap((pattern, index) => (pattern.test(title) ? [index + FIRST] : [])),
]

const dated = new Map<string, RegExp>()

/** The numbers of a title that are no day of a month: "saldi dal 3 gennaio" counts nothing. */
function listNumbers(title: string, language: string): number[] {
  const pattern =
    dated.get(language) ??
    compilePattern(
      `(?<![\\p{N}.,])\\d{1,2}(?![\\p{N}.,%]| (?:de |of )?(?:${createMonths(language)})\\p{L}{0,3}(?![\\p{L}\\p{M}]))`,
      'giu',
    )
  dated.set(language, pattern)
  return (title.match(pattern) ?? []).map(Number)
}
