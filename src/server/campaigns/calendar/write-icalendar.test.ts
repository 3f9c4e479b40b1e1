import { sync } from 'node-ical'
import { expect, test } from 'vitest'
import { type DayEvent, writeCalendar } from './write-icalendar.ts'

const NOW = new Date('2026-11-25T14:30:05Z')
const event: DayEvent = {
  uid: 'cell-7@signet.example.com',
  date: '2026-12-31',
  summary: 'Winter sale: Instagram Story (German)',
  description: 'Approved',
  categories: ['instagram'],
  url: 'https://signet.example.com/dashboard/campaigns/3',
  isConfirmed: true,
}
const write = (...events: DayEvent[]) => writeCalendar({ name: 'Signet', now: NOW, events })

/** The only event, as an independent library reads it. */
function readEvent(text: string) {
  const found = Object.values(sync.parseICS(text)).find((one) => one?.type === 'VEVENT')
  if (found?.type !== 'VEVENT') throw new Error('no event')
  return found
}

test('a calendar is read by another library: a whole day, its texts and its address', () => {
  const read = readEvent(write(event))
  expect(read).toMatchObject({
    uid: event.uid,
    datetype: 'date',
    summary: event.summary,
    description: 'Approved',
    url: event.url,
    status: 'CONFIRMED',
    categories: ['instagram'],
  })
  expect([read.start.getFullYear(), read.start.getMonth() + 1, read.start.getDate()]).toEqual([2026, 12, 31])
  expect([read.end?.getFullYear(), read.end?.getMonth(), read.end?.getDate()]).toEqual([2027, 0, 1])
  expect(read.dtstamp.toISOString()).toBe('2026-11-25T14:30:05.000Z')
})

test.each([
  ['signs that have a meaning', String.raw`50% off; today, only \o/ "now": yes`],
  ['lines', 'One\nTwo\nThree'],
  ['Arabic', 'تخفيضات الشتاء، حتى نهاية الأسبوع؛ على جميع المنتجات في متاجرنا وعلى الإنترنت بدون حد أدنى'],
  [
    'Japanese',
    '冬のセール、今週末まで。すべての商品が対象です。オンラインストアでもご利用いただけます。送料は無料です。',
  ],
  ['emoji', '🎉'.repeat(60)],
])('%s survive', (_, text) => {
  expect(readEvent(write({ ...event, summary: text, description: text }))).toMatchObject({
    summary: text,
    description: text,
  })
})

test('a line break in a text cannot add a line of its own', () => {
  const forged = write({
    ...event,
    summary: 'Sale\r\nEND:VEVENT\rATTACH:https://evil.example',
    url: 'https://a.example/\r\nX:1',
  })
  expect(forged.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(forged).not.toMatch(/^(ATTACH|X:1)/m)
})

test('lines end with CRLF, have at most 75 octets, and no character is cut', () => {
  const text = write({ ...event, summary: '🎉é冬'.repeat(80) })
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
})
