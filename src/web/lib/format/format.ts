const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Created once, because creating a formatter takes longer than rendering a card. */
const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `just now`, `5 min ago`, `3 h ago`, `yesterday`, `4 days ago`, then the date. Times are ISO 8601. */
export function relativeTime(time: string, now = Date.now()): string {
  const age = now - Date.parse(time)
  if (Number.isNaN(age)) return ''
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  if (age < 2 * DAY) return 'yesterday'
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} days ago`
  return shortDate(time)
}

/** Formats an ISO 8601 time as `Nov 21, 2026` in the user's time zone. */
export function shortDate(time: string): string {
  return written(days, time)
}

/** Date and time to the minute, for titles and details. */
export function exactTime(time: string): string {
  return written(moments, time)
}

function written(format: Intl.DateTimeFormat, time: string): string {
  const at = Date.parse(time)
  return Number.isNaN(at) ? 'Invalid Date' : format.format(at)
}

/** Time until an email can be requested again: `Xh Ym`, `Xm` or `Available now`. Rounded up to minutes. */
export function untilResend(time: string | null | undefined, now = Date.now()): string {
  const left = time ? Date.parse(time) - now : 0
  if (!(left > 0)) return 'Available now'
  const minutes = Math.ceil(left / MINUTE)
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** `30 days left`, `1 day left`, then `less than a day left`. Rounded to days. */
export function timeLeft(time: string, now = Date.now()): string {
  const left = (Date.parse(time) - now) / DAY
  if (!(left >= 1)) return 'less than a day left'
  return Math.round(left) === 1 ? '1 day left' : `${Math.round(left)} days left`
}

/** Formats bytes as `1.5 MB`, with steps of 1024 and at most two decimals. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`
}

export function thousands(value: number): string {
  return value.toLocaleString('en-US')
}

/** The first letters of at most two words. `S` if there is no name. */
export function getInitials(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/u).filter(Boolean).slice(0, 2)
  return words.map((word) => Array.from(word)[0]?.toUpperCase()).join('') || 'S'
}
