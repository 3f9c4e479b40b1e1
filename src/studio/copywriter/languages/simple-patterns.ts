import type { LanguagePatterns } from '../facts/language-patterns.ts'

const NEVER = /(?!)/u

/** The few facts that are read in a language without patterns of its own kind. Each is a list of alternatives of a pattern. */
interface FactWords {
  language: string
  /** Words around a percentage: before and after it. */
  off: readonly [before: string, after: string]
  selling: string
  free: string
  /** A whole deadline, with the word "until" where the language has one. */
  deadline: string
  date: string
  from: string
  /** Words behind a price that belong to it: "से शुरू". */
  behindPrice?: string
  /** Words that a text does not end with. */
  dangling?: string
  action: string
  and: string
  before: string
  after: string
  priceList: string
}

/** Patterns of discounts, prices, free offers, weekdays and deadlines. */
export function createSimplePatterns(words: FactWords): LanguagePatterns {
  const [before, after] = words.off
  return {
    language: words.language,
    calendar: 'own',
    discount: [new RegExp(`(?<![\\p{L}\\d])(?:(?:${before}) )?[-–−]?\\d{1,2}\\s?%(?: (?:${after}))?`, 'iu')],
    selling: new RegExp(words.selling, 'iu'),
    bundle: [],
    free: [new RegExp(words.free, 'iu')],
    priceLead: new RegExp(`(?:${words.from}) $`, 'iu'),
    pricePeriod: words.behindPrice ? new RegExp(`^ ?(?:${words.behindPrice})(?!\\p{L})`, 'u') : NEVER,
    deadlineLead: NEVER,
    dateLead: NEVER,
    date: [new RegExp(words.date, 'iu')],
    deadline: [new RegExp(words.deadline, 'iu')],
    place: [],
    placeAlone: NEVER,
    audience: [],
    condition: [],
    action: [new RegExp(words.action, 'iu')],
    quantity: /^\d/,
    priceList: words.priceList,
    steps: NEVER,
    before: new RegExp(`${words.before}: `, 'iu'),
    after: new RegExp(`${words.after}: `, 'iu'),
    statistic: NEVER,
    and: new RegExp(words.and, 'iu'),
    with: /^(?!)/,
    dangling: words.dangling ? new RegExp(`^(?:[,;:–—-]|${words.dangling})$`, 'iu') : /^[,;:–—-]$/,
  }
}
