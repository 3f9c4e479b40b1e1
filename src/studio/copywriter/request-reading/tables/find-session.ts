import { findReadingWords } from '../../languages/reading/find-reading-words.ts'
import { matchWords } from '../word-pattern.ts'
import { hasDaysInside } from './days-head.ts'
import { createHead, HOURS } from './row-patterns.ts'
import type { Extent } from '../../../model/pieces.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

interface SessionPatterns {
  session: RegExp
  /** Words that no label begins with: "we". */
  first: RegExp
  /** Words that no label ends with: "open", "order by". */
  last: RegExp
}

const compiled = new Map<string, SessionPatterns>()

function patternsOf(language: string): SessionPatterns {
  const known = compiled.get(language)
  if (known) return known
  const { dangling, open, subordinate, continuing } = findReadingWords(language)
  const patterns = {
    session: compilePattern(
      `(?<=\\s)(?:${createHead(language)})[ ,:–-]{0,3}(?:(?:alle )?ore |o godz\\. |klo )?(?:${HOURS})\\s*[.,;!。]*$`,
      'u',
    ),
    first: matchWords([dangling, subordinate, continuing].filter(Boolean).join('|'), false),
    last: matchWords([dangling, open].filter(Boolean).join('|'), false),
  }
  compiled.set(language, patterns)
  return patterns
}

/** What every session ends with. It needs no language, so most texts are read without the patterns of one, which are slow to compile. */
const ENDS_WITH_HOURS = compilePattern(`(?:${HOURS})\\s*[.,;!。]*$`, 'u')

/** The most UTF-16 code units, and words, of what takes place. */
const LONGEST = 40
const MOST_WORDS = 5

/** Finds what takes place when, the day behind it: "street dance Saturdays 10am". `text` is in lower case; null if it is no such row. */
export function findSession(text: string, language: string): { label: Extent; value: Extent } | null {
  if (!ENDS_WITH_HOURS.test(text) || !hasDaysInside(text, language)) return null
  const { session, first, last } = patternsOf(language)
  const found = session.exec(text)
  if (!found) return null
  const typed = text.slice(0, found.index)
  const start = typed.length - typed.trimStart().length
  const name = typed
    .trim()
    .replace(/(?<![,–-])[,–-]+$/u, '')
    .trimEnd()
  const words = name.split(/\s+/u)
  const isLabel =
    /\p{L}{2}|\p{Lo}/u.test(name) &&
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    !/[:：.!?;|\n,]|\s[–—-]\s|\p{Sc}/u.test(name) &&
    !isOnly(first, words[0]) &&
    !isOnly(last, words.at(-1))
  if (!isLabel) return null
  const value = found[0].replace(/(?<![\s.,;!。])[\s.,;!。]+$/u, '')
  return {
    label: { start, end: start + name.length },
    value: { start: found.index, end: found.index + value.length },
  }
}

const isOnly = (pattern: RegExp, word = '') => pattern.exec(word)?.[0].length === word.length
