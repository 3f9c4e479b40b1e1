import { UNSPACED } from '../carry/create-rules.ts'
import { matchAllWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'

/**
 * Whether a clause only says how to reach somebody: a telephone number or an email address, and words such as "call". A web address may be the
 * news itself, and what is offered is no such word: "Emergency plumber 0171 2345678".
 */
export function isContactOnly(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  words: ReadingWords,
): boolean {
  if (spans.length === 0 || !spans.every((span) => span.kind === 'contact' && isNumber(text, span))) return false
  let rest = ''
  let last = start
  for (const span of spans) {
    rest += `${text.slice(last, span.start)} `
    last = span.end
  }
  rest += text.slice(last, end)
  const isUnspaced = UNSPACED.includes(words.tag)
  const reached = rest.replace(matchAllWords(words.reach, isUnspaced), ' ')
  const left = reached.replace(matchAllWords([words.lead, words.dangling].join('|'), isUnspaced), ' ')
  if (!/[\p{L}\p{N}]/u.test(left)) return true
  // "Ring til Mette på 22 33 44 55": a name behind the words.
  const name = left.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return (
    reached !== rest &&
    name.length === 1 &&
    /^\p{Lu}\p{Ll}/u.test(name[0] ?? '') &&
    !rest.trim().startsWith(name[0] ?? '')
  )
}

const isNumber = (text: string, { start, end }: Extent): boolean =>
  /^[^\p{L}]+$|^[^@\s]+@[^@\s]+\.\p{L}+$/u.test(text.slice(start, end)) && !/^[@#]/.test(text.slice(start, end))
