import { findLocale, tidy } from '../languages/format-amounts.ts'
import { addAblative, addDative } from './turkish.ts'
import type { Day, Node } from './node.ts'
import type { Writer } from './writer.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Any year; weekdays are written by themselves. */
const YEAR = 2024
const at = ({ day = 1, month = 1, year = YEAR }: Day) => Date.UTC(year, month - 1, day)
/** 1 January 2024 was a Monday. */
const atWeekday = (weekday: number) => Date.UTC(2024, 0, weekday + 1)

function format(tag: string, time: number, options: Intl.DateTimeFormatOptions): string {
  return tidy(new Intl.DateTimeFormat(findLocale(tag), { ...options, timeZone: 'UTC' }).format(time))
    .replace(/ [гр]\.$/u, '')
    .replaceAll('ʼ', '’')
}

const writeWeekday = (weekday: number, tag: string) => format(tag, atWeekday(weekday), { weekday: 'long' })

function writeDate(day: Day, tag: string): string {
  const year = day.year === undefined ? {} : ({ year: 'numeric' } as const)
  if (day.day === undefined) return format(tag, at(day), { month: 'long', ...year })
  const written = format(tag, at(day), { day: 'numeric', month: 'long', ...year })
  return day.day === 1 ? written.replace(/^1(?= )/, FIRST[tag] ?? '1') : written
}

/** The first day of a month is an ordinal number. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º', 'pt-BR': '1º' }

/** A weekday stands where the language has it: "Samstag, 12. Mai", "5月12日（土）". */
function writeDay(day: Day, tag: string): string {
  if (day.weekday === undefined) return writeDate(day, tag)
  if (day.day === undefined) return writeWeekday(day.weekday, tag)
  const weekday = writeWeekday(day.weekday, tag)
  return (BESIDE[tag] ?? '{weekday}, {date}')
    .replace('{weekday}', shorten(weekday, tag))
    .replace('{date}', writeDate(day, tag))
}

const BESIDE: Readonly<Record<string, string>> = {
  fr: '{weekday} {date}',
  it: '{weekday} {date}',
  nl: '{weekday} {date}',
  tr: '{date} {weekday}',
  ar: '{weekday}، {date}',
  ja: '{date}（{weekday}）',
  'zh-Hans': '{date}（{weekday}）',
  'zh-Hant': '{date}（{weekday}）',
  ko: '{date}({weekday})',
  th: '{weekday}ที่ {date}',
}

/** In brackets the names of days are short. */
const shorten = (weekday: string, tag: string) =>
  tag === 'ja' || tag === 'ko'
    ? weekday.slice(0, 1)
    : tag === 'zh-Hans'
      ? weekday.replace('星期', '周')
      : tag === 'zh-Hant'
        ? weekday.replace('星期', '週')
        : weekday

/** A day, or the days from one to another: "3.–5. Mai 2026". */
export function writeDays(from: Day, to: Day | null, { words: { tag } }: Pick<Writer, 'words'>): string {
  if (to === null) return writeDay(from, tag)
  if (from.day === undefined || to.day === undefined) return writeWeekdays(writeDay(from, tag), writeDay(to, tag), tag)
  const isPlain = from.weekday === undefined && to.weekday === undefined
  const isSameMonth = from.month === to.month && (from.year ?? to.year) === to.year
  const bare = { ...from }
  delete bare.year
  if (!isPlain || !isSameMonth)
    return `${writeDay(from.year === to.year ? (tag === 'ja' || tag.startsWith('zh') || tag === 'ko' ? from : bare) : from, tag)}${SPACED[tag] ?? ' – '}${writeDay(tag === 'ja' || tag.startsWith('zh') || tag === 'ko' ? dropYear(to, from) : to, tag)}`
  return writeSpan(
    from.day,
    to.day,
    to.year === undefined && from.year !== undefined ? { ...to, year: from.year } : to,
    tag,
  )
}

function writeWeekdays(from: string, to: string, tag: string): string {
  const bare = (name: string) => (tag === 'pt-BR' ? name.replace('-feira', '') : name)
  const text = (WEEKDAYS[tag] ?? `{a}${SIGNS[tag] ?? '–'}{b}`).replace('{a}', bare(from)).replace('{b}', bare(to))
  return text.replace('dal domenica', 'dalla domenica').replace('al domenica', 'alla domenica')
}

const WEEKDAYS: Readonly<Record<string, string>> = {
  de: '{a} bis {b}',
  fr: 'du {a} au {b}',
  es: 'de {a} a {b}',
  'pt-BR': 'de {a} a {b}',
  it: 'dal {a} al {b}',
  nl: '{a} t/m {b}',
  ar: 'من {a} إلى {b}',
  hi: '{a} से {b}',
  vi: '{a} đến {b}',
}

function dropYear(to: Day, from: Day): Day {
  const kept = { ...to }
  if (from.year === to.year) delete kept.year
  return kept
}

const SIGNS: Readonly<Record<string, string>> = {
  ja: '〜',
  'zh-Hans': '至',
  'zh-Hant': '至',
  ko: '~',
  ar: ' – ',
  he: '–',
  vi: ' – ',
  hi: '–',
}
const SPACED: Readonly<Record<string, string>> = { ja: '〜', 'zh-Hans': '至', 'zh-Hant': '至', ko: ' ~ ' }

/** Two days of one month: the month is written once. */
function writeSpan(first: number, last: number, date: Day, tag: string): string {
  const written = writeDate({ ...date, day: last }, tag)
  const dot = tag === 'de' ? '.' : ''
  if (tag === 'ja') return `${writeDate({ ...date, day: first }, tag)}〜${last}日`
  if (tag === 'ko') return `${writeDate({ ...date, day: first }, tag)}~${last}일`
  if (tag.startsWith('zh')) return `${writeDate({ ...date, day: first }, tag)}至${last}日`
  const place = written.search(compilePattern(`(?<!\\d)${last}(?!\\d)`))
  return `${written.slice(0, place)}${first}${dot}–${written.slice(place)}`
}

/** "Saturday and Sunday" */
export function writeDayList(days: readonly Day[], writer: Pick<Writer, 'words'>): string {
  const { tag } = writer.words
  const written = days.map((day) => writeDays(day, null, writer))
  if (tag === 'ja' || tag.startsWith('zh') || tag === 'ko')
    return written.join(tag === 'ko' ? ', ' : tag === 'ja' ? '・' : '、')
  return new Intl.ListFormat(findLocale(tag), { type: 'conjunction' }).format(written)
}

const weekdayOf = (when: Node | undefined): number | undefined => {
  const day = when?.is === 'moment' ? when.day : when
  return day?.is === 'days' && day.to === null ? day.from.weekday : undefined
}
const hasDate = (when: Node | undefined): boolean => {
  const day = when?.is === 'moment' ? when.day : when
  return day?.is === 'days' && day.from.day !== undefined
}

/** The weekday in a phrase of the language, and what follows it. Many languages inflect the weekday. */
function writeWithWeekday(
  when: Node | undefined,
  written: string,
  tag: string,
  phrase: string | undefined,
): string | null {
  const weekday = weekdayOf(when)
  if (weekday === undefined || phrase === undefined) return null
  const name = writeWeekday(weekday, tag)
  if (!hasDate(when)) return phrase + written.slice(name.length)
  return AFTER.includes(tag) ? phrase + written.slice(name.length) : null
}

/** Languages in which the date follows the weekday. */
const AFTER: readonly string[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'he', 'hi', 'vi', 'ru', 'uk', 'ar']

/** "Until Sunday, 12 May" */
export function writeUntil(when: Node | undefined, { pack, words }: Writer, written: string): string {
  const weekday = weekdayOf(when)
  if (pack.tag === 'tr' && (hasDate(when) || weekday === undefined)) return `${addDative(written)} kadar`
  const phrase = weekday === undefined ? undefined : pack.offers.until[weekday]
  const known = POSTPOSED.includes(pack.tag)
    ? null
    : writeWithWeekday(when, written, pack.tag, phrase && lowerFirst(phrase, pack.tag))
  if (known !== null) return known
  if (phrase !== undefined && !hasDate(when) && when?.is !== 'moment') return lowerFirst(phrase, pack.tag)
  const isTime = when?.is === 'times' || when?.is === 'phrase'
  const template = isTime ? (words.say.until_time.split('|', 1)[0] ?? '') : pack.offers.until_date
  return elide(lowerFirst(template, pack.tag).replace(/\{(?:date|when)\}/, written), pack.tag)
}

/** "From Monday", "from 12 May on" */
export function writeFrom(when: Node | undefined, { words }: Writer, written: string): string {
  const { tag } = words
  const weekday = weekdayOf(when)
  if (tag === 'tr' && (hasDate(when) || weekday === undefined)) return `${addAblative(written)} itibaren`
  const phrase = weekday === undefined ? undefined : words.since[weekday]
  const known = POSTPOSED.includes(tag) ? null : writeWithWeekday(when, written, tag, phrase)
  if (known !== null) return known
  if (phrase !== undefined && !hasDate(when) && when?.is !== 'moment') return phrase
  const isTime = when?.is === 'times' || when?.is === 'phrase'
  const template = (isTime ? words.say.from_time : words.say.from).split('|', 1)[0] ?? ''
  return elide(template.replace('{when}', written), tag)
}

/** Languages whose word for "until" stands behind. */
const POSTPOSED: readonly string[] = ['hi', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'tr']

/** Italian articles before a vowel: "dall’8", "all’11". Russian "со 2". */
const elide = (text: string, tag: string) =>
  tag === 'it'
    ? text.replace(/(?<!\p{L})(d?all?)(?:o|e|a)? (?=(?:8|11)(?!\d))/giu, (_, word: string) =>
        word.toLowerCase().startsWith('d') ? 'dall’' : 'all’',
      )
    : tag === 'ru'
      ? text.replace(/^([сС]) (?=2 )/u, '$1о ')
      : text

const lowerFirst = (text: string, tag: string) => text.charAt(0).toLocaleLowerCase(tag) + text.slice(1)
