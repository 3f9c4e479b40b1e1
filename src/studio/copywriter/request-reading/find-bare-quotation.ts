import { findFrame } from './find-frames.ts'
import type { WholeText } from './find-whole.ts'

/** The name behind the dash at the end of a line. */
const AUTHOR = /\s[–—~-]\s*[^–—~\n\d]{2,48}$/u
/** A date, a price or a time: it is no quotation. */
const FACT = /\d|\p{Sc}/u
/** In words. */
const MOST_AUTHOR = 6

/**
 * Finds the words of a quotation without its marks, where a request asks for one: "quote: Be kind to your mind – ANNA LEE". Without a name
 * behind it, it ends with its line.
 */
export function findBareQuotation(text: string): WholeText[] {
  const frame = findFrame(text, { start: 0, end: text.length })
  if (!frame?.isQuote) return []
  const line = text.slice(frame.end).split('\n', 1)[0]?.trimEnd() ?? ''
  const author = AUTHOR.exec(line)
  const isAuthor = author !== null && author[0].trim().split(/\s+/).length <= MOST_AUTHOR + 1
  const said = isAuthor ? line.slice(0, author.index) : line
  if (!/\p{L}/u.test(said) || FACT.test(said)) return []
  const extent = { start: frame.end, end: frame.end + said.trimEnd().length }
  return [{ ...extent, quoted: extent }]
}
