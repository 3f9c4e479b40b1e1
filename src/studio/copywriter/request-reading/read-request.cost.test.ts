import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

/** Texts that repeat what readers look for, or what only begins like it. */
const REPEATED = [
  'Morning Serum now $39 instead of $48 until Sunday, book at www.example.com before Friday. ',
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

/** The least CPU time in milliseconds of three readings; the results of a request are kept, so each one differs. */
function measure(text: string, length: number): number {
  const times = [1, 2, 3].map((turn) => {
    const prompt = text.repeat(Math.ceil(length / text.length)).slice(0, length) + turn
    const start = process.cpuUsage()
    readRequest(createBrief({ prompt }))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.each(REPEATED.map((text) => [JSON.stringify(text), text]))(
  'the time to read %s again and again grows with its length',
  (_name, text) => {
    measure(text, 100)
    expect(measure(text, 500)).toBeLessThan(50)
    // Eight times the length takes at most n log n, and what is measured varies.
    expect(measure(text, 8000)).toBeLessThan(12 * measure(text, 1000) + 60)
  },
)
