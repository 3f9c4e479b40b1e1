import type { Extent } from './pieces.ts'
import { compilePattern } from './compile-pattern.ts'

/**
 * Finds what a person takes back while typing, with the words that take it back: "Thursday no sorry" in "Quiz night Thursday no sorry Friday
 * 8pm". Only a day, a date, an hour, an amount or a number is taken back, and only where another one of its kind stands right behind the words.
 * The extents do not overlap, and are in the order of the text.
 */
export function findTakenBack(text: string): Extent[] {
  const found = [...text.matchAll(MARKER)].flatMap(({ index, 0: said }) =>
    STRONG.test(said) ? findBefore(text, { start: index, end: index + said.length }) : [],
  )
  return found.toSorted((one, other) => one.start - other.start)
}

/** A text without what was taken back. */
export function removeTakenBack(text: string): string {
  let left = ''
  let last = 0
  for (const { start, end } of findTakenBack(text)) {
    left += text.slice(last, start)
    last = end
  }
  return left + text.slice(last)
}

/** Words that only lead to the ones below: "no", "oh", "make it". */
const WEAK =
  "no|nope|oh|ah|um|actually|it|its|it[’']s|make|that|that[’']s|should|be|nein|ne|nee|ach|äh|ich|ist|es|neen|het|is|ik|moet|zijn|nej|nei|jag|jeg|det|är|ska|skal|vara|være|ei|ja|se|on|non|ah|je|c[’']est|é|è|era|no no|não|quero|quiero|voglio|un|momento"
/** Words that take back what stands before them, between two values of a kind. */
const TAKES_BACK =
  'wait|sorry|soz|oops|whoops|correction|scratch that|i mean|i meant|hang on|hold on|my bad|my mistake|typo|moment|quatsch|entschuldigung|sry|korrektur|halt stopp?|ich meine|ich meinte|besser gesagt|wacht|oeps|ik bedoel|bedoel ik|pardon|excuus|foutje|correctie|vänta|förlåt|ursäkta|jag menar|menar jag|rättelse|vent|undskyld|jeg mener|mener jeg|rettelse|beklager|unnskyld|hov|ups|anteeksi|sori|eiku|eikun|korjaus|tarkoitan|pardon|désolée?|attends|attendez|plutôt|oups|erreur|je veux dire|perd[óo]n|perdona|espera|digo|quiero decir|mejor dicho|scusa|scusate|scusi|aspetta|anzi|ops|volevo dire|desculpa|desculpe|aliás|quero dizer|perdão'
const WORDS = `(?:${TAKES_BACK}|${WEAK})(?![\\p{L}\\p{M}\\p{N}])`
const STRONG = compilePattern(`(?<![\\p{L}\\p{M}])(?:${TAKES_BACK})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
/** Up to six of these words with marks between them. */
const MARKER = compilePattern(`(?<![\\p{L}\\p{M}\\p{N}])${WORDS}(?:[\\s,.…!–—-]{1,4}${WORDS}){0,5}`, 'giu')

type Kind = 'day' | 'date' | 'hour' | 'amount' | 'number'
interface Value extends Extent {
  kind: Kind
}

const TAGS = ['en', 'de', 'nl', 'sv', 'da', 'nb', 'fi', 'fr', 'es', 'it', 'pt', 'pl'] as const

function listNames(part: 'weekday' | 'month'): string {
  const times = Array.from({ length: 12 }, (_, at) =>
    part === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, at + 1),
  )
  const names = TAGS.flatMap((tag) =>
    (['long', 'short'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(tag, { [part]: length, day: 'numeric', timeZone: 'UTC' })
      return times.flatMap((time) => format.formatToParts(time).filter(({ type }) => type === part))
    }),
  )
  const written = new Set(names.map(({ value }) => value.toLowerCase().replace(/\.$/u, '')))
  return [...written]
    .filter((name) => /^\p{L}[\p{L}-]+$/u.test(name))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
}

const DAYS = `${listNames('weekday')}|tues|weds?|thurs?|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|sonnabend|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|today|tomorrow|tonight|heute|morgen|vandaag|idag|imorgon|i dag|i morgen|tänään|huomenna|aujourd[’']hui|demain|hoy|mañana|oggi|domani|hoje|amanhã`
const PART_OF_DAY =
  '(?:mornings?|afternoons?|evenings?|nights?|lunchtime|früh|vormittag|mittag|nachmittag|abend|ochtend|middag|avond|morgon|kväll|formiddag|eftermiddag|ettermiddag|aften|kveld|aamu\\p{L}{0,3}|ilta\\p{L}{0,3}|matin|midi|après-midi|soir|(?:por la )?(?:mañana|tarde|noche)|mattina|pomeriggio|sera|(?:de )?(?:manhã|noite))'
const ORDINAL = '(?:st|nd|rd|th|er|e|º|ª|\\.)?'
const SIGN = '(?:\\p{Sc}|r\\$|kr\\.?|eur|euros?|chf|reais|pounds|quid|zł)'
const HOUR_UNIT = '(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|h|u)'
const NUMBER = '\\p{Nd}{1,4}(?:[.,:h]\\p{Nd}{2}(?!\\p{Nd}))?'
const CLOCK = '\\p{Nd}{1,2}(?:[.:h]\\p{Nd}{2})?(?: ?[ap]m)?'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const MONTHS = `(?:${listNames('month')}|sept)`

/** The kinds of values, the ones that say most first. */
const VALUE = compilePattern(
  '(?<![\\p{L}\\p{M}\\p{N}.,:])(?:' +
    `(?<date>\\p{Nd}{1,2}${ORDINAL} ?(?:of |de |den |di )?${MONTHS}\\.?${END}|${MONTHS} \\p{Nd}{1,2}(?:st|nd|rd|th)?${END}|\\p{Nd}{1,2}\\.\\p{Nd}{1,2}\\.|\\p{Nd}{1,2}\\/\\p{Nd}{1,2}${END}|\\p{Nd}{1,2}(?:st|nd|rd|th)${END})` +
    `|(?<amount>${SIGN} ?${NUMBER}|${NUMBER} ?${SIGN}${END})` +
    `|(?<hour>${CLOCK} ?(?:[–-]|to|bis|tot|till?|til|à) ?${CLOCK}(?: ?${HOUR_UNIT})?${END}|\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})? ?${HOUR_UNIT}${END}|\\p{Nd}{1,2}[:.h]\\p{Nd}{2}${END})` +
    `|(?<day>(?:${DAYS})s?(?: ${PART_OF_DAY})?${END}\\.?)` +
    `|(?<number>\\p{Nd}{1,4}${END}))`,
  'giu',
)

/** What stands between two values of one time: "Friday the 12th at 8". */
const LEAD = String.raw`(?:(?:on|at|the|from|am|um|den|der|vom|op|om|de|kl\.?|klo|klockan|le|à|el|a las|las|il|alle|às|as|d\.)\s+)`
const BESIDE = compilePattern(String.raw`^[\s,]*${LEAD}{0,2}$`, 'iu')
const LEAD_END = compilePattern(String.raw`(?<![\p{L}\p{M}\p{N}])${LEAD}$`, 'iu')
const BEHIND_MARKER = compilePattern(String.raw`^[\s,:…–—-]{1,4}(${LEAD}{0,2})$`, 'iu')
/** An apology alone may end a sentence: "Closed Saturday. Sorry!" */
const APOLOGY = /^(?:sorry|soz|sry|pardon|beklager|sori|moment|wait)$/iu

/** In UTF-16 code units: how far values may stand from the words that take them back. */
const NEAR = 48

const readValues = (text: string, from: number, to: number): Value[] =>
  [...text.slice(from, to).matchAll(VALUE)].map(({ index, 0: said, groups = {} }) => ({
    kind: (Object.keys(groups).find((name) => groups[name] !== undefined) ?? 'number') as Kind,
    start: from + index,
    end: from + index + said.length,
  }))

/** The first of the values that stand beside each other, in the direction of the list. */
function listBeside(text: string, values: readonly Value[]): Value[] {
  const end = values.findIndex((value, at) => {
    const [one, other] = [values[at - 1], value].toSorted((a, b) => (a?.start ?? 0) - (b?.start ?? 0))
    return at > 0 && !BESIDE.test(text.slice(one?.end, other?.start))
  })
  return end < 0 ? [...values] : values.slice(0, end)
}

/** The values that the words of `marker` take back, with these words; nothing if no value of their kind follows. */
function findBefore(text: string, marker: Extent): Extent[] {
  const before = readValues(text, Math.max(0, marker.start - NEAR), marker.start).toReversed()
  const behind = readValues(text, marker.end, marker.end + NEAR)
  const [[last], [first]] = [before, behind]
  if (!last || !first) return []
  const lead = BEHIND_MARKER.exec(text.slice(marker.end, first.start))?.[1]
  const isApology = APOLOGY.test(text.slice(marker.start, marker.end))
  if (lead === undefined || !(isApology ? SOFT : HARD).test(text.slice(last.end, marker.start))) return []
  const told = listBeside(text, behind)
  const areSame = (one: Value, other: Value) =>
    one.kind === other.kind || (one === last && other === first && areNumbers(text, one, other))
  const taken = listBeside(text, before).filter((value) => told.some((other) => areSame(value, other)))
  if (taken.length === 0) return []
  const leadOf = ({ start }: Value) => (lead === '' ? 0 : (LEAD_END.exec(text.slice(0, start))?.[0].length ?? 0))
  const to = first.start - lead.length
  return taken.includes(last)
    ? taken.map((value) => ({
        start: value.start - leadOf(value),
        end: value === last ? to : skipSpace(text, value.end),
      }))
    : [
        ...taken.map((value) => ({ start: value.start, end: skipSpace(text, value.end) })),
        { start: last.end, end: to - 1 },
      ]
}
const SOFT = /^[\s,…–—-]{0,4}$/u
const HARD = /^[\s,.…!–—-]{0,4}$/u

const skipSpace = (text: string, at: number): number => (text.charAt(at) === ' ' ? at + 1 : at)

/** "doors 7 no sorry 7.30", "€12 nee 14": a number that nothing is counted by stands for an hour or an amount. */
const areNumbers = (text: string, one: Value, other: Value): boolean =>
  [one, other].every(({ kind }) => kind === 'number' || kind === 'hour' || kind === 'amount') &&
  [one, other].some(({ kind }) => kind === 'number') &&
  (other.kind !== 'number' || !/^\s?\p{L}/u.test(text.slice(other.end, other.end + 2)))
