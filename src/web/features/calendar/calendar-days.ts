import { currentLanguage, currentLocale } from '#web/words/define-words.ts'

/** A day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

const DAY_MS = 86_400_000
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)
const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day => toDay(toMs(day) + days * DAY_MS)

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Today where the user is. */
export function getToday(now = new Date()): Day {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** 0 is Sunday. */
const FIRST_WEEKDAYS: Readonly<Record<string, number>> = { en: 0, ja: 0, 'pt-BR': 0, ar: 6 }

/** The first day of the week in the language of the screens, from 0 for Sunday. */
export const getFirstWeekday = (language: string = currentLanguage()): number => FIRST_WEEKDAYS[language] ?? 1

export function startOfWeek(day: Day, firstWeekday = getFirstWeekday()): Day {
  const weekday = new Date(toMs(day)).getUTCDay()
  return addDays(day, -((weekday - firstWeekday + 7) % 7))
}

export const listWeek = (day: Day, firstWeekday = getFirstWeekday()): Day[] => {
  const start = startOfWeek(day, firstWeekday)
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}

/** The weeks that a month touches, with the days of its neighbors. */
export function listMonth(day: Day, firstWeekday = getFirstWeekday()): Day[][] {
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  let week = listWeek(`${month}-01`, firstWeekday)
  while (week.some((one) => one.slice(0, 7) === month)) {
    weeks.push(week)
    week = listWeek(addDays(week[0] ?? day, 7), firstWeekday)
  }
  return weeks
}

const format = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Date(toMs(day)).toLocaleDateString(currentLocale(), { ...options, timeZone: 'UTC' })

/** `Tuesday, December 1, 2026` */
export const describeDay = (day: Day): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `Tue, Dec 1` */
export const shortDay = (day: Day): string => format(day, { weekday: 'short', day: 'numeric', month: 'short' })
/** `December 2026` */
export const describeMonth = (day: Day): string => format(day, { month: 'long', year: 'numeric' })
/** `Tue` */
export const weekdayName = (day: Day): string => format(day, { weekday: 'short' })
/** `Nov 29 – Dec 5, 2026` */
export const describeWeek = (days: readonly Day[]): string => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const formatter = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return formatter.formatRange(toMs(first), toMs(last))
}

/** Where an arrow or paging key leads from a day; null for other keys. */
export function moveByKey(day: Day, key: string, isRightToLeft: boolean): Day | null {
  const forward = isRightToLeft ? -1 : 1
  if (key === 'ArrowRight') return addDays(day, forward)
  if (key === 'ArrowLeft') return addDays(day, -forward)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'PageDown') return addMonths(day, 1)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'Home') return startOfWeek(day)
  return key === 'End' ? addDays(startOfWeek(day), 6) : null
}
