import { DAY, later } from '../../infrastructure/clock.ts'

/** An event of a whole day. `date` is `YYYY-MM-DD`. */
export interface DayEvent {
  /** Unique in the world, and the same each time. */
  uid: string
  date: string
  summary: string
  description: string
  categories: readonly string[]
  url: string
  isConfirmed: boolean
}

interface Calendar {
  name: string
  now: Date
  events: readonly DayEvent[]
}

/** Writes a calendar by RFC 5545: CRLF, lines of at most 75 octets, UTF-8. Calendar programs fetch it again after an hour. */
export function writeCalendar({ name, now, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Signet//Content calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986; the X- names are what Outlook and Apple Calendar read.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => listEventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function listEventLines(event: DayEvent, now: Date): string[] {
  const day = new Date(`${event.date}T00:00:00Z`)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART;VALUE=DATE:${toDate(day)}`,
    // The end of a whole day is the next day.
    `DTEND;VALUE=DATE:${toDate(later(day, DAY))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${event.categories.map(escapeText).join(',')}`,
    `URL:${withoutControls(event.url)}`,
    `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261125T143005Z` */
const toStamp = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
/** `20261125` */
const toDate = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')

const withoutControls = (text: string) => text.replaceAll(/\p{Cc}/gu, '')

/** A value of the type TEXT: RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  const escaped = text.replaceAll(/[\\;,]/g, String.raw`\$&`).split(/\r\n|\r|\n/)
  return escaped.map(withoutControls).join(String.raw`\n`)
}

const LINE_OCTETS = 75

/** Breaks a line after 75 octets, never inside a character. The following lines start with a space, which is not content. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
