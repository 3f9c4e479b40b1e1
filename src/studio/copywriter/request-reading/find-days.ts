import { foldCase } from '../../model/fold-case.ts'
import { ORDINALS } from './abbreviations.ts'
import { createMonths, createWeekdays, TIME_HEAD } from './tables/row-patterns.ts'
import type { Extent } from '../../model/pieces.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const AND = String.raw`(?:\s?[+&/]\s?|,? (?:and|und|u\.|et|y|e|en|i|ve|och|og|ja|a|és|și|και|и|та|й|и) )`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|ª|\.)?`

interface DayPatterns {
  dates: RegExp
  weekdays: RegExp
  /** A day with its number and its hour. */
  hours: RegExp
  /** A day with an ordinal number: "sat 9th". */
  ordinals: RegExp
  /** A day with the part of it that schools name: "Tuesdays after school". Null in a language without them here. */
  school: RegExp | null
  /** A fact that ends with the name of a day. */
  named: RegExp
}
const compiled = new Map<string, DayPatterns>()

function patternsOf(language: string): DayPatterns {
  const patterns = compiled.get(language) ?? {
    dates: createDates(language),
    weekdays: createWeek(language),
    hours: createDayAtHour(language),
    ordinals: createOrdinals(language),
    school: createSchool(language),
    named: compilePattern(String.raw`(?<![\p{L}\p{M}])(?:${createWeekdays(language)}|${INFLECTED})(?:-feira)?$`, 'u'),
  }
  compiled.set(language, patterns)
  return patterns
}

/** Patterns that know so many names and ignore case take long to compile, so these read lower case. */
const listMatches = (text: string, pattern: RegExp): Extent[] =>
  [...foldCase(text).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.replace(/(?<![\s,])[\s,]+$/u, '').length,
  }))

/** Finds several days of one month, which are one date: "21, 22 + 23 dec", "am 4./5. März", "1月17、18日（周六、周日）". */
export const findDays = (text: string, language: string): WholeText[] =>
  [
    ...listMatches(text, patternsOf(language).dates),
    ...listMatches(text, patternsOf(language).hours),
    ...listMatches(text, patternsOf(language).school ?? NONE),
    ...(language === 'en' ? listMatches(text, patternsOf(language).ordinals) : []),
    ...listMatches(text, UNSPACED_DAYS),
  ].map((extent) => ({
    ...extent,
    span: { ...extent, kind: 'date' },
  }))

/** Finds several days of the week with their dates and hours, which are one date: "sam. 16 et dim. 17 janvier", "Mo + Di 10–14 Uhr". */
export const findWeekdays = (text: string, language: string): Extent[] =>
  listMatches(text, patternsOf(language).weekdays).map(({ start, end }) => {
    // The dot behind a number ends the sentence, where numbers have none, and so does that behind a whole name, or behind "7am".
    const said = text.slice(start, end)
    const isNext =
      said.endsWith('.') &&
      (NEXT_NAME.test(text.slice(end, end + 6)) || (NEXT_WORD[language]?.test(text.slice(end, end + 16)) ?? false))
    const isMark =
      (!ORDINALS.includes(language) && /\d\.$/u.test(said)) || ENDED.test(said) || (isNext && !/\d\.$/u.test(said))
    return { start, end: isMark ? end - 1 : end }
  })

/** What begins a sentence behind the short name of a day. */
const NEXT_NAME = /^\s+\p{Lu}\p{Ll}{2}/u
/** The same in small letters: a word that is no part of a day. */
const NEXT_WORD: Readonly<Record<string, RegExp>> = {
  en: /^\s+(?!morning|afternoon|evening|nights|closed)\p{Ll}{5}/u,
  de: /^\s+(?!vormittag|nachmittag|mittag|abend|ganztag|jeweils|zwischen|geschloss|geöffnet)\p{Ll}{5}/u,
  nl: /^\s+(?!ochtend|middag|avond|geslot|geopend|tussen)\p{Ll}{5}/u,
}
const ENDED = /(?:(?<!\p{L})(?!thurs)\p{L}{5,16}|\d ?[ap]m)\.$/iu

const NONE = /(?!)/gu

/** Parts of a day that are named by what is over, or pauses, by language. */
const SCHOOL: Readonly<Record<string, string>> = {
  en: '(?:straight )?after school|before school|after work|(?:at |during )?(?:lunch|break)(?: ?times?)?|(?:in )?term ?time(?: only)?',
  de: 'nach der schule|nach schulschluss|nach feierabend|in der (?:großen |mittags)?pause',
  fr: "après (?:l['’]école|la classe|les cours|le travail)|sur le temps de midi|pendant la pause",
  es: 'después (?:de clase|del cole(?:gio)?|de la escuela|del trabajo)|a la salida del cole(?:gio)?',
  it: 'dopo (?:la )?scuola|dopo il lavoro',
  nl: 'na schooltijd|na school|na het werk|in de pauze',
  'pt-BR': '(?:depois da|após a) (?:aula|escola)|depois do trabalho',
  pl: 'po (?:szkole|lekcjach|pracy)',
}

/** "Tuesdays and Thursdays after school 3.30-4.30" */
function createSchool(language: string): RegExp | null {
  const parts = SCHOOL[language]
  if (parts === undefined) return null
  const name = String.raw`(?:every |each |jeden |jeweils |tous les |le |les |los |el |ogni |elke |todas as |toda |w (?:każd[yą] )?)?(?:${createWeekdays(language)})(?:e?s|-feira)?(?![\p{L}\p{M}\p{N}])\.?`
  return compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}])${name}(?:${JOIN}${name}){0,4} (?:${parts})(?![\p{L}\p{M}])${createHours(language)}`,
    'gu',
  )
}

const UNSPACED_DAYS =
  /\d{1,2}[月월] ?\d{1,2}[日号號일]?(?:[（(][^（()）]{1,6}[)）])?(?:[、,，·・及和与與~〜～至到–-]| ?[,·~–-] ?)\d{1,2}[日号號일](?:[（(][^（()）]{1,8}[)）])?/gu

/** What the days of several events are called, which says nothing without them: "more dates 14, 20 and 21 March". */
const DATES =
  '(?:(?:weitere|more|other|further|autres|prochaines|otras|próximas|outras|altre|prossime|kolejne|najbliższe|andere|flere|fler|další|diğer) )?(?:dates?|termine?n?|fechas?|datas?|terminy|daty|data|datum|datoer|даты|дати|tarihler)'

/**
 * A number behind a word may be that of a house, unless it has a dot: "Kurse 14., 20. und 21. März". Two days with a comma alone may be two
 * things.
 */
function createDates(language: string): RegExp {
  const START = String.raw`(?:(?<![\p{L}\p{M}])${DATES}(?: ?:)? |(?<=(?:^|[,;:.!?(–—-]\s?|\p{L}\s(?=\d{1,2}\.[, ])|(?<![\p{L}\p{M}])(?:on|am|le|les|el|los|il|op|dni|dias?|días?|in|nur|only|den|de|на)\s)))`
  const MONTH = String.raw`\s?(?:de |of )?(?:${createMonths(language)})\p{L}{0,3}(?![\p{L}\p{M}])`
  return compilePattern(
    `${START}(?:${DAY}(?:, ?${DAY}| \\d{1,2}\\.)*${AND}${DAY}|${DAY}(?:, ?${DAY}){2,5})(?:${AND}${DAY}){0,3}${MONTH}`,
    'gu',
  )
}

/** Behind a range of days: its last day belongs to it. */
export const INCLUSIVE =
  /^,? ?(?:inclus(?:ive|ivement|ief|[oiae]s?)?|incl\.?|einschließlich|einschl\.|inkl\.|incluid[oa]s?|ambos inclusive|compres[oaie]|t\/m|włącznie|dahil|включительно|включно|mukaan lukien|till och med)(?![\p{L}\p{M}])/iu

/** What may follow the number of a day, which no noun does: "lundi 14 places". */
const BEHIND_NUMBER =
  '(?=$|[.,;:!?)\\n](?!\\d)| [(–—-] ?\\p{L}| (?:con|avec|com|z|ze|mit|with|met|in|en|em|na|no|nella|nel|w|we|au|aux|chez|dans|presso|sur|sulla|bij|im|at|pour|para|per|por|dla|für|voor|da|dalle|alle|às|od|ab|um|from|om|saat)(?!\\p{L})| (?:à|a|al|alla) \\p{L}| (?:de|dès) \\d)'

/** Names of days as they stand behind "on". */
const INFLECTED = "sobot[ęe]|niedziel[ęe]|[śs]rod[ęe]|среду|пятницу|субботу|середу|п[’']ятницю|суботу|неділю"

/** The length of the number behind the name of a day: "vendredi 14", "el sábado 14", "sexta dia 14". */
export function findDayNumber(text: string, { start, end }: Extent, language: string): number {
  const rest = text.slice(end, end + 40)
  if (!/^,? (?:d[ií]a )?\d/iu.test(rest) || !patternsOf(language).named.test(foldCase(text.slice(start, end)))) return 0
  return DAY_NUMBER.exec(rest)?.[1]?.length ?? 0
}
const DAY_NUMBER = compilePattern(
  `^((?: |,? d[ií]a )(?:[12]?\\d|3[01])(?:er|º)?)(?![\\p{L}\\p{N}])${BEHIND_NUMBER}`,
  'iu',
)

/** Joins two days: "and", "to", a comma. */
const JOIN = String.raw`(?:${AND}|\s?[–—~-]\s?|,\s|\s(?:to|thru|till|until|bis|à|au|al|a|até|tot|t\/m|do|ile|til|till|по|до|ως|až)\s)`

/** "sábado 9 a las 11": a number and an hour, which would be two quantities. */
const createDayAtHour = (language: string) =>
  compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${createWeekdays(language)})(?:-feira)? ${DAY} (?:a las|alle(?: ore)?|ore|às|à|o godz\.?|om|в|о) [0-2]?\d(?:[:.h][0-5]\d)?(?: ?(?:h|hs|u|uur))?(?![\p{L}\p{N}]|[.:,]\d)`,
    'gu',
  )

/** Hours behind a day. */
const createHours = (language: string) =>
  String.raw`(?:,?\s(?:at |um |à |às |as |alle |ore |alle ore |om |o |saat |kl\.? |klo |godz\.? |h\. |a las |в |с |от )?${TIME_HEAD}(?!\p{N}|[.:,]\d|\.? (?:${createMonths(language)})))?`

/** "sat 9th 10-1": without its month, a day is certain by its ordinal number. */
const createOrdinals = (language: string) =>
  compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${createWeekdays(language)})(?![\p{L}\p{M}\p{N}])\.?,? (?:the )?\d{1,2}(?:st|nd|rd|th)(?![\p{L}\p{N}]| (?:in |row|place|grade|floor|birthday|anniversary|edition|annual|of the))(?: (?:of )?(?:${createMonths(language)})(?![\p{L}\p{M}]))?${createHours(language)}`,
    'gu',
  )

function createWeek(language: string): RegExp {
  const MONTH = String.raw`(?:de |of )?(?:${createMonths(language)})\p{L}{0,3}(?![\p{L}\p{M}])\.?`
  const NAME = String.raw`(?:${createWeekdays(language)})(?:e?s|-feira)?(?![\p{L}\p{M}\p{N}])\.?`
  // "mon wed fri 10-12", but not "from monday mon-fri 8-6"
  const BARE = String.raw`(?:${createWeekdays(language)})(?![\p{L}\p{M}\p{N}]|\.(?! +\p{L}{3})|\s?[–~-]\s?\p{L})`
  const NUMBER = String.raw`(?:,? (?:den |the |dia |día |d\. )?${DAY}(?![\p{L}\p{N}:]|[.,]\d|\s?[–-]\s?\d| ?(?:uhr|h|u|uur|am|pm|kl|ч|г)(?!\p{L}))(?: ${MONTH})?)?`
  const ITEM = `${NAME}${NUMBER}`
  // A day may have lost its name: "sat 14 + 15 March".
  const HOURS = createHours(language)
  return compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}])${ITEM}(?:${JOIN}${ITEM}){1,6}(?: ${MONTH})?${HOURS}|(?<![\p{L}\p{M}\p{N}])${BARE}(?: ${BARE}){1,5}${HOURS}`,
    'gu',
  )
}

/** Makes one fact of days, dates and hours that stand in one extent. Extents and `spans` are in their order. */
export function joinDays<T extends Extent & { kind: string }>(
  spans: readonly T[],
  days: readonly Extent[],
): (T | (Extent & { kind: 'date' }))[] {
  const joined: (T | (Extent & { kind: 'date' }))[] = []
  let at = 0
  for (const day of days) {
    for (; (spans[at]?.end ?? Infinity) <= day.start; at += 1) joined.push(...spans.slice(at, at + 1))
    const from = at
    while ((spans[at]?.start ?? Infinity) < day.end) at += 1
    const touched = spans.slice(from, at)
    // A number that is something else, such as a price, keeps what it is.
    if (touched.some(({ kind }) => kind !== 'date' && kind !== 'deadline')) joined.push(...touched)
    else {
      const start = Math.min(day.start, ...touched.map((span) => span.start))
      const end = Math.max(day.end, ...touched.map((span) => span.end))
      joined.push({ ...(touched[0] ?? { kind: 'date' as const }), start, end })
    }
  }
  return [...joined, ...spans.slice(at)]
}

/** Clock times one behind another: the next one has no day of its own. */
export const isTimes = (text: string, left: Extent, right: Extent): boolean =>
  /\d ?(?:h|Uhr|[ap]m)?(?:\d\d)?\s?,\s*$/iu.test(text.slice(Math.max(left.start, left.end - 12), left.end)) &&
  /^\d{1,2}(?:h\d{0,2}|[:.]\d\d| ?[ap]m)?(?:, | (?:and|und|et|e|y|en|i|ve|&) \d)/iu.test(
    text.slice(right.start, right.end).trimStart(),
  )
