import { array, constantFrom, oneof, string } from 'fast-check'
import { listAllowedChanges } from '../../copywriter/request-reading/allowed-changes.ts'
import { readRequest } from '../../copywriter/request-reading/read-request.ts'
import { createBrief } from '../briefs.ts'

const WORDS =
  'Morning Serum now $39 instead of $48 until Sunday , . ! & + / ( ) " “ ” – - : ; • 1. 2) 20% off 4.9/5 24/7 statt 80 € nur 49 € bis Freitag au lieu de 12,50 € ahora 5 mayo 12.5. 18 Uhr 7 pm 通常 5,000円 今だけ 3,980円 السعر 99 ريال بدلاً من पहले ₹999 अब сейчас 500 ₽ вместо zamiast 20 zł don’t mention the price please create a post about our our shop.example.com @rose #SlowSunday +44 20 7946 0123 iPhone &amp; and und et closed geschlossen'.split(
    ' ',
  )

/** Texts of words, marks and spaces in any order, and any characters at all. */
export const RANDOM_TEXT = oneof(
  array(oneof(constantFrom(...WORDS), constantFrom('\n', '  ', '\u200B', 'é', '\u00A0')), { maxLength: 40 }).map(
    (words) => words.join(' '),
  ),
  string({ unit: 'grapheme', maxLength: 200 }),
)

/** What may stand between two pieces: marks, also as character references. */
const listLetters = (text: string) => text.replace(/&(?:amp;)?amp;/g, ' ').match(/[\p{L}\p{N}]/gu) ?? []

/** What is wrong with the reading of a text: letters in no piece or in two, another order, and words that were changed. */
export function findReadingFaults(prompt: string): string[] {
  const { pieces, instructions } = readRequest(createBrief({ prompt }))
  const sources = [...pieces, ...instructions].map(({ source }) => source).toSorted((a, b) => a.start - b.start)
  const ends = [0, ...sources.map(({ end }) => end)]
  const starts = [...sources.map(({ start }) => start), prompt.length]
  const lost = starts.flatMap((start, index) => listLetters(prompt.slice(ends[index], start)))
  const overlapping = starts.filter((start, index) => start < (ends[index] ?? 0))
  const changed = pieces.filter(({ text, source, entry }) => {
    const typed = prompt.slice(source.start, source.end)
    const words = entry ? typed.replace(/^\P{L}*?\d{0,2}[.):：、\s•*–—-]+/u, '') : typed
    return (listAllowedChanges(typed, text) ?? listAllowedChanges(words, text)) === null
  })
  const unordered = pieces.filter(({ source }, index) => source.start < (pieces[index - 1]?.source.start ?? 0))
  const outside = pieces.filter(({ text, emphasis }) =>
    emphasis.some(({ start, end }) => start >= end || end > text.length),
  )
  return [
    ...lost.map((letter) => `lost: ${letter}`),
    ...overlapping.map((start) => `twice at ${start}`),
    ...changed.map(({ text }) => `changed: ${text}`),
    ...unordered.map(({ text }) => `in another order: ${text}`),
    ...outside.map(({ text }) => `emphasis outside of: ${text}`),
  ]
}
