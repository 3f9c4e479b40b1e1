import { currentLocale } from '#web/words/define-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'

interface Dates {
  starts_on: string | null
  ends_on: string | null
}

/** A day without a time, so it is read and written in UTC. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

function dayFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(currentLocale(), { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** `Dec 1, 2026` of `2026-12-01`. */
const writeDay = (day: string): string => dayFormat().format(atNoon(day))

/** `Dec 1` of a day in this year, `Dec 1, 2027` of another one. */
export function writeShortDay(day: string): string {
  const year = day.slice(0, 4) === String(new Date().getFullYear()) ? undefined : 'numeric'
  return atNoon(day).toLocaleDateString(currentLocale(), { year, month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** `Dec 1 – 14, 2026`, `From Dec 1, 2026` or `Until Dec 14, 2026`. Null without dates. */
export function describeDates({ starts_on, ends_on }: Dates): string | null {
  if (starts_on && ends_on) return dayFormat().formatRange(atNoon(starts_on), atNoon(ends_on))
  if (starts_on) return fill(t.from, { day: writeDay(starts_on) })
  return ends_on ? fill(t.until, { day: writeDay(ends_on) }) : null
}
