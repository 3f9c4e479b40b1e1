import { currentLocale } from '#web/words/define-words.ts'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Created once, because creating a formatter takes longer than rendering a card. */
const days = onceFor((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' }))
const moments = onceFor((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

/** `just now`, `5 min ago`, `3 h ago`, `yesterday`, `4 days ago`, then the date. Times are ISO 8601. */
export function relativeTime(time: string, now = Date.now()): string {
  const age = now - Date.parse(time)
  if (Number.isNaN(age)) return ''
  if (age < MINUTE) return t.justNow
  if (age < HOUR) return plural(t.minAgo, Math.floor(age / MINUTE))
  if (age < DAY) return plural(t.hAgo, Math.floor(age / HOUR))
  if (age < 2 * DAY) return t.yesterday
  if (age < 7 * DAY) return plural(t.daysAgo, Math.floor(age / DAY))
  return shortDate(time)
}

/** Formats an ISO 8601 time as `Nov 21, 2026` in the user's time zone. */
export function shortDate(time: string): string {
  return written(days(), time)
}

/** Date and time to the minute, for titles and details. */
export function exactTime(time: string): string {
  return written(moments(), time)
}

/** Creates a formatter for the current locale when it is first used. */
function onceFor(create: (locale: string) => Intl.DateTimeFormat): () => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>()
  return () => {
    const locale = currentLocale()
    const format = known.get(locale) ?? create(locale)
    known.set(locale, format)
    return format
  }
}

function written(format: Intl.DateTimeFormat, time: string): string {
  const at = Date.parse(time)
  return Number.isNaN(at) ? 'Invalid Date' : format.format(at)
}

/** Time until an email can be requested again: `Xh Ym`, `Xm` or `Available now`. Rounded up to minutes. */
export function untilResend(time: string | null | undefined, now = Date.now()): string {
  const left = time ? Date.parse(time) - now : 0
  if (!(left > 0)) return t.availableNow
  const minutes = Math.ceil(left / MINUTE)
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** `30 days left`, `1 day left`, then `less than a day left`. Rounded to days. */
export function timeLeft(time: string, now = Date.now()): string {
  const left = (Date.parse(time) - now) / DAY
  if (!(left >= 1)) return t.lessThanADayLeft
  return plural(t.daysLeft, Math.round(left))
}

/** Formats bytes as `1.5 MB`, with steps of 1024 and at most two decimals. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const options = { maximumFractionDigits: 2, useGrouping: false }
  return `${(bytes / 1024 ** step).toLocaleString(currentLocale(), options)} ${units[step]}`
}

export function thousands(value: number): string {
  return value.toLocaleString(currentLocale())
}

/** The first letters of at most two words. `S` if there is no name. */
export function getInitials(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/u).filter(Boolean).slice(0, 2)
  return words.map((word) => Array.from(word)[0]?.toUpperCase()).join('') || 'S'
}
