/** The names of weekdays and months of a language, in small letters, long and short. */
export interface DateWords {
  names: ReadonlySet<string>
  months: ReadonlySet<string>
  /** Whether a word is the beginning of a weekday: "thurs", "sat". */
  isShort: (word: string) => boolean
}

const known = new Map<string, DateWords>()

/** Reads the names of dates that `Intl` has for a language. Languages that it does not know have the English ones. */
export function findDateWords(language: string): DateWords {
  const found = known.get(language) ?? listDateWords(language)
  known.set(language, found)
  return found
}

function listDateWords(language: string): DateWords {
  const locale = isLocale(language) ? language : 'en'
  const list = (count: number, options: Intl.DateTimeFormatOptions, toDate: (index: number) => Date): string[] => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return Array.from({ length: count }, (_none, index) =>
      format.format(toDate(index)).toLowerCase().replace(/\./gu, ''),
    )
  }
  const toDay = (index: number) => new Date(Date.UTC(2026, 0, 4 + index))
  const toMonth = (index: number) => new Date(Date.UTC(2026, index, 15))
  const weekdays = list(7, { weekday: 'long' }, toDay)
  const months = new Set([
    ...list(12, { month: 'long', day: 'numeric' }, toMonth).flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []),
    ...list(12, { month: 'long' }, toMonth),
    ...list(12, { month: 'short' }, toMonth),
  ])
  return {
    months,
    names: new Set([...weekdays, ...list(7, { weekday: 'short' }, toDay), ...months]),
    isShort: (word) => word.length >= 3 && weekdays.some((day) => day.startsWith(word)),
  }
}

function isLocale(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}
