import { createMonths, createWeekdays } from './tables/row-patterns.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Languages that have no table of facts, and whose dates are written alike: "söndag 13 december kl 18.00", "12.6. klo 19". */
const NORTHERN: readonly string[] = ['sv', 'da', 'no', 'nb', 'nn', 'fi', 'und']
/** Others that have no table of facts. */
const OTHERS: readonly string[] = ['cs', 'sk', 'el', 'id', 'ms']

/** A date behind such a word belongs to what is said before it. */
const UNTIL =
  'den|d\\.|t\\.?o\\.?m\\.?|f\\.?o\\.?m\\.?|till och med|til og med|från och med|fra og med|till|til|fram till|frem til|senast|senest|innen|inden|före|før|efter|etter|mellan|mellem|mellom|och|og|ja|do|až do|od|nejpozději do|před|έως|εως|μέχρι|μεχρι|από|απο|πριν|sampai|sd|s\\.d\\.|hingga|sebelum|mulai|dari'

const dates = new Map<string, RegExp>()

function createDates(language: string): RegExp {
  const days =
    language === 'und' || OTHERS.includes(language)
      ? createWeekdays(language)
      : ['sv', 'da', 'nb', 'fi'].map(createWeekdays).join('|')
  const DAY = String.raw`(?:${days})(?:en|ar|na|sin)?(?![\p{L}\p{M}])\.?,?`
  const MONTH = String.raw`(?:${createMonths(language)})\p{L}{0,4}(?![\p{L}\p{M}])`
  const NUMBER = String.raw`\d{1,2}(?:\.?[–-]\d{1,2})?`
  const DATE = String.raw`(?:den |d\. )?(?:${NUMBER}\.? ${MONTH}(?: \d{4}(?!\d))?|(?:\d{1,2}\.?[–-])?\d{1,2}\.\d{1,2}\.(?:\d{2,4})?(?!\d)|\d{1,2}/\d{1,2}(?![\d/]))`
  const HOUR = String.raw`\d{1,2}(?:[.:]\d{2})?(?!\d)`
  const NO_UNIT = String.raw`(?! ?(?:kr|%|\p{Sc}|:-|,-|år(?!\p{L})|v(?!\p{L})|pers|hlö|hengen|st(?!\p{L})|ks|let(?!\p{L})|hod|€|ετών|ευρώ|τεμ|tahun|orang))`
  const BARE = String.raw`(?:(?:fra|från|mellan|mellom|mellem) ${HOUR} ?(?:til|till|och|og) ?${HOUR}|${HOUR}[–-]${HOUR})(?![–-])${NO_UNIT}`
  const TIME = String.raw`(?:,? (?:(?:fra |från )?(?:kl\.?|klo|klockan) ?${HOUR}(?:\s?(?:[–-]|til|till|och|og|ja) ?${HOUR})?|${BARE}))`
  return compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}.,/]|\p{L}[–-])(?<!(?<!\p{L})(?:${UNTIL}) )(?:(?:${DAY} )?${DATE}(?:\s?[–-]\s?${DATE}|${TIME})?|${DAY}${TIME})(?! asti)`,
    'giu',
  )
}

const recurring = new Map<string, RegExp>()

/** "first Monday of the month 6.30pm", "jeden ersten Montag im Monat" */
function createRecurring(language: string): RegExp {
  const NTH =
    'first|second|third|fourth|last|1st|2nd|3rd|4th|ersten|zweiten|dritten|vierten|letzten|eerste|tweede|derde|vierde|laatste|första|andra|tredje|fjärde|sista|første|anden|andre|fjerde|siste|sidste|ensimmäinen|toinen|viimeinen'
  const EVERY = 'every|the|on the|jeden|am|elke|iedere|op de|de|varje|hver|den|joka'
  const MONTH =
    'of the month|of each month|of every month|in the month|im monat|des monats|eines monats|van de maand|van elke maand|i månaden|i varje månad|i måneden|i hver måned'
  const TIME = String.raw`(?:,? (?:at |um |om |kl\.? |from |ab |von )?\d{1,2}(?:[.:]\d{2})?(?: ?(?:am|pm|uhr|uur))?(?: ?[–-] ?\d{1,2}(?:[.:]\d{2})?(?: ?(?:am|pm|uhr|uur))?)?(?![\p{N}\p{Sc}%]| ?[\p{Sc}%]))?`
  return compilePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?:${EVERY}) )?(?:${NTH}) (?:(?:and|und|en|och|og) (?:${NTH}) )?(?:${createWeekdays(language)})(?:en)? (?:${MONTH})(?!\p{L})${TIME}|(?<![\p{L}\p{M}\p{N}])(?:every|each|jeden|elke|iedere|varje|hver|joka) (?:${NTH}|other|tweede|annan|anden|annen) (?:${createWeekdays(language)})(?:en)?(?!\p{L})${TIME}`,
    'giu',
  )
}

/** Finds days of each month, and dates with their hours in languages whose facts have no table. */
export function findDates(text: string, language: string): WholeText[] {
  const monthly = recurring.get(language) ?? createRecurring(language)
  recurring.set(language, monthly)
  const pattern = [...NORTHERN, ...OTHERS].includes(language) ? (dates.get(language) ?? createDates(language)) : null
  if (pattern) dates.set(language, pattern)
  return [...text.matchAll(monthly), ...(pattern ? text.matchAll(pattern) : [])].map(({ index, 0: found }) => {
    const extent = { start: index, end: index + found.length }
    return { ...extent, span: { ...extent, kind: 'date' } }
  })
}

const WORD = String.raw`(?:(?:St|Dr)\.|\p{L}{2,20}str\.(?= \d)|[\p{L}\p{N}&][\p{L}\p{M}\p{N}'’&/-]{0,28})`
/** The street, and the town, behind the name of a place. */
const ADDRESS =
  /^(?:, (?:(?:St\.|\p{Lu}[\p{L}\p{M}'’&-]{0,28}) ){0,2}\p{Lu}[\p{L}\p{M}'’&-]{1,28}\.?(?: \d{1,4}[a-z]?)?(?=\s*(?:[.,!?;\n]|$))){1,2}/u
/** What needs no small word before it: "Sat 11 May 10-12 Methodist Hall". */
const HALLS =
  '(?:hall|church|chapel|park|centre|center|library|school|theatre|theater|pavilion|gemeindehaus|bürgerhaus|stadthalle|rathaus|dorpshuis|buurthuis|bibliotheek|kerk|kyrkan|församlingshemmet|bygdegården|kirken|rådhuset|kirjasto)'
const venues = new Map<string, RegExp>()

function createVenues(language: string): RegExp {
  const HOUR = String.raw`\d ?(?:am|pm|uhr|uur|u|h)|\d[:.]\d{2}|(?:kl\.?|klo|klockan) ?\d{1,2}|\d[–-]\d{1,2}`
  const DAY = String.raw`(?<!\p{L})(?:${createMonths(language)})|(?<!\p{L})(?:${createWeekdays(language)})|\d(?:st|nd|rd|th)`
  const NEAR = 'in|at|im|am|beim|bei|auf|an|op|bij|i|på|hos|ved'
  const OTHER =
    `monat|måned(?:en)?|månad(?:en)?|month|maand|wechsel|anschluss|${createMonths(language)}|` +
    'aid|memory|honou?r|order|time|case|advance|least|all|home|dir|euch|ihnen|jullie|je|u'
  return compilePattern(
    String.raw`(?<=(?:${HOUR}|${DAY}),? )(?:(?:${NEAR}) (?!(?:${OTHER})(?!\p{L})|\d)${WORD}(?: ${WORD}){0,5}|(?!(?:uhr|uur|u|h|am|pm|kl)(?!\p{L}))(?:\p{L}[\p{L}'’-]{1,20} ){0,3}(?:${HALLS}))(?=\s*(?:[.,!?;\n]|$))`,
    'giu',
  )
}

/** Finds where something is, right behind its day or hour: "at 7.30pm in St Mary’s Church, Bridge Street". */
export function findVenues(text: string, language: string): WholeText[] {
  const pattern = venues.get(language) ?? createVenues(language)
  venues.set(language, pattern)
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const end = index + found.length
    const extent = { start: index, end: end + (ADDRESS.exec(text.slice(end, end + 120))?.[0].length ?? 0) }
    return { ...extent, span: { ...extent, kind: 'place', isVenue: true } }
  })
}
