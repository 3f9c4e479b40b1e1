import { expect, test } from 'vitest'
import { array, assert, constantFrom, nat, oneof, property, string } from 'fast-check'
import { createBrief } from '../../testing/briefs.ts'
import { listAllowedChanges } from './allowed-changes.ts'
import { readRequest } from './read-request.ts'

const WORDS =
  'Morning Serum now $39 instead of $48 until Sunday , . ! & + / ( ) " “ ” – - : ; • 1. 2) 20% off 4.9/5 24/7 statt 80 € nur 49 € bis Freitag au lieu de 12,50 € ahora 5 mayo 12.5. 18 Uhr 7 pm 通常 5,000円 今だけ 3,980円 السعر 99 ريال بدلاً من पहले ₹999 अब сейчас 500 ₽ вместо zamiast 20 zł don’t mention the price please create a post about our our shop.example.com @rose #SlowSunday +44 20 7946 0123 iPhone &amp; and und et closed geschlossen'.split(
    ' ',
  )
/** Texts of words, marks and spaces in any order, and any characters at all. */
const TEXT = oneof(
  array(oneof(constantFrom(...WORDS), constantFrom('\n', '  ', '\u200B', 'é', '\u00A0')), { maxLength: 40 }).map(
    (words) => words.join(' '),
  ),
  string({ unit: 'grapheme', maxLength: 200 }),
)

/** What may stand between two pieces: marks, also as character references. */
const listWords = (text: string) => text.replace(/&(?:amp;)?amp;/g, ' ').match(/[\p{L}\p{N}]/gu) ?? []

const read = (prompt: string) => readRequest(createBrief({ prompt }))

test('every character of a request is in exactly one piece or instruction, in its order', () => {
  assert(
    property(TEXT, (prompt) => {
      const { pieces, instructions } = read(prompt)
      const sources = [...pieces, ...instructions].map(({ source }) => source).toSorted((a, b) => a.start - b.start)
      let last = 0
      for (const { start, end } of sources) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(listWords(prompt.slice(last, start))).toEqual([])
        last = end
      }
      expect(listWords(prompt.slice(last))).toEqual([])
      expect(pieces.map(({ source }) => source.start)).toEqual(
        pieces.map(({ source }) => source.start).toSorted((a, b) => a - b),
      )
    }),
    { numRuns: 500, seed: 42 },
  )
})

test('the words of a piece are those of the request with allowed changes', () => {
  assert(
    property(TEXT, (prompt) => {
      for (const { text, source, emphasis, entry } of read(prompt).pieces) {
        const typed = prompt.slice(source.start, source.end)
        const words = entry ? typed.replace(/^\P{L}*?\d{0,2}[.):：、\s•*–—-]+/u, '') : typed
        expect(listAllowedChanges(typed, text) ?? listAllowedChanges(words, text), `${typed} → ${text}`).not.toBeNull()
        for (const { start, end } of emphasis) expect(start < end && end <= text.length).toBe(true)
      }
    }),
    { numRuns: 500, seed: 42 },
  )
})

test('the same request has the same pieces, also if another seed is drawn', () => {
  assert(
    property(TEXT, nat(), (prompt, seed) => {
      expect(readRequest(createBrief({ prompt, seed }))).toEqual(read(prompt))
    }),
    { numRuns: 100, seed: 42 },
  )
})
