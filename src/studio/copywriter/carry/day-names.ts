import { findLocale } from '../languages/format-amounts.ts'

export interface DayNames {
  months: ReadonlyMap<string, number>
  weekdays: ReadonlyMap<string, number>
  short: ReadonlyMap<string, number>
}

/** Languages that inflect the names of days and months. */
export const INFLECTED: readonly string[] = ['pl', 'ru', 'uk', 'tr']
/** The names of days and months in a language, as people type them, with their numbers from 0. */
export function findDayNames(tag: string): DayNames {
  const list = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday', times: readonly number[]) => {
    const format = new Intl.DateTimeFormat(findLocale(tag), { ...options, timeZone: 'UTC' })
    return times.map((time) => {
      const found = format.formatToParts(time).find(({ type }) => type === part)?.value ?? ''
      return found.toLowerCase().replace(/\.$/, '')
    })
  }
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1))
  const isInflected = INFLECTED.includes(tag)
  const number = (names: readonly string[]) => names.map((name, index) => [name, index] as const)
  const cut = (name: string) => (isInflected && name.length > 4 ? name.slice(0, Math.max(3, name.length - 2)) : name)
  const wordsOnly = (entries: readonly (readonly [string, number])[]) => {
    const words = entries.filter(([name]) => /\p{L}/u.test(name))
    const bare = words.map(([name, index]) => [withoutAccents(name), index] as const)
    return new Map([...bare, ...words].map(([name, index]) => [cut(name), index] as const))
  }
  return {
    months: wordsOnly([
      ...number(list({ month: 'long', day: 'numeric' }, 'month', months)),
      ...number(list({ month: 'long' }, 'month', months)),
      ...number(list({ month: 'short' }, 'month', months)),
      ...(tag === 'en' ? [['sept', 8] as const] : []),
    ]),
    weekdays: wordsOnly([
      ...number(list({ weekday: 'long' }, 'weekday', days)),
      ...number(list({ weekday: 'long' }, 'weekday', days)).map(
        ([name, index]) => [name.replace(/^(?:วัน|ال|יום |-feira$)/u, '').replace(/-feira$/, ''), index] as const,
      ),
      ...number(list({ weekday: 'long' }, 'weekday', days)).map(
        ([name, index]) => [name.replace('-feira', ' feira'), index] as const,
      ),
      ...(tag === 'de' ? [['sonnabend', 5] as const] : []),
    ]),
    short: wordsOnly([
      ...number(list({ weekday: 'short' }, 'weekday', days)),
      ...(tag === 'en'
        ? ([
            ['tues', 1],
            ['thurs', 3],
            ['thur', 3],
            ['weds', 2],
          ] as const)
        : []),
    ]),
  }
}

/** People leave accents out: "sabado", "fevrier", "Mayis". */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
