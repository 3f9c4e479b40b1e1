import { findLocale } from '../languages/format-amounts.ts'
import { oneOf } from './read-days.ts'
import { readNumber } from './read-money.ts'
import { replaceFolded, replaceParts, type Tape } from './tape.ts'
import type { CarryWords } from './carry-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Units of `Intl` whose names are read and written in any language. */
const UNITS = [
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'millimeter',
  'centimeter',
  'meter',
  'kilometer',
  'gram',
  'kilogram',
  'milliliter',
  'liter',
  'celsius',
  'megabyte',
  'gigabyte',
  'terabyte',
  'inch',
  'mile',
] as const
/** Signs that are the same in all languages. */
const SHARED = 'm²|m2|kWh|kW|W|mAh|V|Hz|kHz|GHz|MHz|dB|px|MP|km/h|kcal|lm|°C|°F|kWp|PS|hp'
/** Durations. They say something only with what they are of. */
export const DURATIONS: readonly string[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']

const unitsOf = new Map<string, ReadonlyMap<string, string>>()

function findUnits(tag: string): ReadonlyMap<string, string> {
  const known = unitsOf.get(tag)
  if (known) return known
  const names = UNITS.flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(findLocale(tag), { style: 'unit', unit, unitDisplay })
      return [1, 2, 5, 30].map((count) => {
        const name =
          format
            .formatToParts(count)
            .find(({ type }) => type === 'unit')
            ?.value.trim() ?? ''
        return [name.toLowerCase().replace(/\.$/, ''), unit] as const
      })
    }),
  )
  const extra = EXTRA_UNITS[tag] ?? []
  // "m" may be minutes, and is meters.
  const units = new Map([...names, ...extra].filter(([name]) => name !== ''))
  unitsOf.set(tag, units)
  return units
}

/** The names of units that are no years. */
export const listUnits = (tag: string): string[] =>
  [...findUnits(tag)].flatMap(([name, unit]) => (unit === 'year' || name.length < 2 ? [] : [name]))

export const listYears = (tag: string): string[] =>
  [...findUnits(tag)].flatMap(([name, unit]) => (unit === 'year' && name.length > 1 ? [name] : []))

const EXTRA_UNITS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['min', 'minute'],
    ['mins', 'minute'],
    ['hrs', 'hour'],
    ['litre', 'liter'],
    ['litres', 'liter'],
    ['metres', 'meter'],
    ['kilos', 'kilogram'],
    ['kilometres', 'kilometer'],
    ['m', 'meter'],
  ],
  de: [
    ['min', 'minute'],
    ['std', 'hour'],
    ['tagen', 'day'],
    ['jahren', 'year'],
    ['monaten', 'month'],
    ['minütige', 'minute'],
    ['minütiger', 'minute'],
    ['stündige', 'hour'],
    ['tägige', 'day'],
    ['m', 'meter'],
  ],
  fr: [
    ['min', 'minute'],
    ['m', 'meter'],
  ],
  es: [
    ['min', 'minute'],
    ['m', 'meter'],
  ],
  it: [
    ['min', 'minute'],
    ['m', 'meter'],
  ],
}

/** Reads numbers with a unit: "60-minute", "500 g", "2 to 3 days", "20,000 mAh". */
export function readMeasures(tape: Tape, { tag, read }: CarryWords): Tape {
  const units = findUnits(tag)
  const to = oneOf(read.to.split('|'))
  const pattern = compilePattern(
    String.raw`(?<![\p{L}\p{N}.,:])(?<a>\d(?:[\d.,]{0,9}\d)?)(?: ?(?:[–-]|${to}) ?(?<b>\d(?:[\d.,]{0,9}\d)?))?[ -]?(?<unit>${oneOf([...units.keys()].flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]))}|${SHARED})(?![년\p{Script=Latin}\p{Script=Cyrillic}\p{N}])`,
    'gu',
  )
  return replaceParts(tape, pattern, ({ groups = {}, index = 0, 0: found }) => {
    const [from, last] = [readNumber(groups['a'] ?? '', tag), groups['b'] ? readNumber(groups['b'], tag) : null]
    const written = groups['unit'] ?? ''
    // "dalle 9 alle 13 in piazza"
    if (written === 'in' && /^ \p{L}/u.test(tape.text.slice(index + found.length))) return null
    // "100 w" is no power, and "5M" no length.
    const isShared = SHARED.split('|').includes(written)
    const unit = isShared ? written : units.get(written.toLowerCase())
    if (!from || unit === undefined || (written.length === 1 && written !== written.toLowerCase() && !isShared))
      return null
    return { as: 'measure', kind: 'quantity', is: 'measure', value: from.value, to: last?.value ?? null, unit }
  })
}

/** Reads the numbers that are left, also in words. */
export function readNumbers(tape: Tape, { tag, read }: CarryWords): Tape {
  const digits =
    /(?<![\p{L}\p{N}.,:/-])\d(?:[\d.,]{0,9}\d)?(?=s(?!\p{L})|[^\p{Script=Latin}\p{Script=Cyrillic}\p{N}%.,:/-]|[.,:/-](?!\p{N})|$)/gu
  const counted = replaceParts(tape, digits, ([text]) => {
    const found = readNumber(text, tag)
    return found && { as: 'number', kind: 'quantity', is: 'number', value: found.value, written: text }
  })
  const words = read.numerals.split('|').filter((word) => word !== '')
  if (words.length === 0) return counted
  return replaceFolded(
    counted,
    compilePattern(`(?<![\\p{L}\\p{N}])(?:${oneOf(words)})(?![\\p{L}\\p{N}])`, 'gu'),
    ([text]) => ({
      as: 'number',
      kind: 'quantity',
      is: 'number',
      value: words.indexOf(text.toLowerCase()) + 1,
      written: text,
    }),
  )
}
