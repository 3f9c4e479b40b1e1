import { expect, test } from 'vitest'
import { compareCost } from '../../render/testing/measure-cost.ts'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

/** What people write. */
const ORDINARY = 'Morning Serum now $39 instead of $48 until Sunday, book at www.example.com before Friday. '

/** Texts that repeat what readers look for, or what only begins like it. */
const REPEATED = [
  ORDINARY,
  ',',
  ': ',
  'a.',
  '1 ',
  '1',
  '+1',
  '0123 456 ',
  '"a ',
  '(((',
  '5€ ',
  '12 May, ',
  ' - ',
  'a\n',
  '- a\n',
  '1. a 2. b ',
  'www.',
  'http://',
  'a.com ',
  '@a ',
  '&amp;',
  'a\u200B',
  'e\u0301',
  'create a post about ',
  "don't mention the price ",
  'nicht den ',
  'statt 80 € nur 49 € bis Sonntag ',
  '通常5,000円が今だけ3,980円、',
  'السعر الآن 99 ريال بدلاً من 150 ريال، ',
  'पहले ₹999 अब ₹499 ',
  'รองเท้าวิ่ง จากเดิม 2,990 บาท ',
]

let runs = 0

/** Reads the text, repeated to that many characters. The results of a request are kept, so each one differs. */
function read(text: string, length: number): void {
  const prompt = text.repeat(Math.ceil(length / text.length)).slice(0, length) + (runs += 1)
  readRequest(createBrief({ prompt }))
}

test.each(REPEATED.map((text) => [JSON.stringify(text), text]))(
  '%s again and again takes about as long to read as other words, and the time grows with its length',
  async (_name, text) => {
    read(text, 100)
    const times = 10
    expect(
      await compareCost(
        () => read(text, 500),
        () => read(ORDINARY, 500),
        times,
      ),
    ).toBeLessThan(times)
    // Eight times the length takes at most n log n, and what is measured varies.
    const most = 15
    expect(
      await compareCost(
        () => read(text, 8000),
        () => read(text, 1000),
        most,
      ),
    ).toBeLessThan(most)
  },
)
