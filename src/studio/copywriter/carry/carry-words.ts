import type { DesignLanguage } from '#contract/languages/languages.ts'

/** Those that say more than another one come before it: "early bird tickets". */
export const LABELS = [
  'early_bird',
  'box_office',
  'presale',
  'reduced',
  'tickets',
  'entry',
  'delivery',
  'deposit',
  'total',
  'registration',
  'application',
  'booking',
  'order',
  'entries',
  'reply',
  'doors',
  'start',
  'end',
  'open',
  'closed',
  'duration',
  'warranty',
  'money_back',
  'returns',
  'trial',
  'stay',
  'range',
  'battery',
  'hall',
  'stand',
  'room',
] as const
export const WHO = [
  'members',
  'students',
  'newcomers',
  'children',
  'adults',
  'seniors',
  'families',
  'subscribers',
] as const
export const PER = [
  'month',
  'year',
  'week',
  'day',
  'night',
  'hour',
  'person',
  'child',
  'family',
  'couple',
  'piece',
  'kg',
  'litre',
  'm2',
  'ticket',
  'session',
  'class',
  'portion',
  'bottle',
  'pair',
  'room',
  'seat',
  'user',
  'order',
  'customer',
  'household',
] as const
export const FREE = [
  'bare',
  'shipping',
  'returns',
  'entry',
  'parking',
  'trial',
  'consultation',
  'tasting',
  'installation',
  'breakfast',
  'drink',
  'gift',
  'samples',
  'cancellation',
  'first_month',
  'first_session',
] as const
export const NOTES = [
  'limited_time',
  'limited_edition',
  'stocks',
  'last_chance',
  'today',
  'weekend',
  'booking',
  'no_booking',
  'cancel',
  'terms',
  'no_contract',
  'first_come',
  'all_levels',
  'beginners',
  'sold_out',
] as const
export const NAMED_DAYS = [
  'today',
  'tomorrow',
  'tonight',
  'weekend',
  'daily',
  'weekdays',
  'weekends',
  'holidays',
  'midnight',
  'noon',
] as const
export const SAYINGS = [
  'until',
  'until_time',
  'from',
  'from_time',
  'every',
  'money_from',
  'money_up_to',
  'money_over',
  'was_now',
  'money_off',
  'money_up_to_off',
  'up_to_off',
  'half_price',
  'scope_all',
  'scope_first',
  'scope_second',
  'scope_some',
  'spend_over',
  'spend_from',
  'buy_from',
  'code',
  'under_age',
  'from_age',
  'ages',
  'only',
  'online',
  'store',
  'app',
  'vat',
  'no_vat',
  'bundle',
  'max',
  'min',
  'only_left',
  'only_count',
  'over_count',
  'label',
] as const
export const COUNTED = ['people', 'guests', 'places', 'pieces', 'tickets'] as const

type Table<Names extends readonly string[]> = Readonly<Record<Names[number], string>>
type Seven = readonly [string, string, string, string, string, string, string]

/**
 * How a language says what is no sentence. In each text, the alternatives are separated by `|`: all of them are read, and the first one is
 * written. Parts in braces are replaced. They are written in lower case where they may stand inside a line.
 */
export interface CarryWords {
  tag: DesignLanguage
  clock: {
    /** A time without its frame: 19:30 as "19:30", "7:30 PM". */
    write: (hour: number, minute: number) => string
    /** Around a time or a range of times: "{x} Uhr". */
    frame: string
    /** "{a}–{b}". */
    range: string
    /** What is read: words before and after a time, and those for the two halves of a day. */
    lead: string
    tail: string
    am: string
    pm: string
  }
  named: Table<typeof NAMED_DAYS>
  /** "every Monday" to Sunday, and "from Monday on". */
  every: Seven
  since: Seven
  say: Table<typeof SAYINGS>
  labels: Table<typeof LABELS>
  who: Table<typeof WHO>
  /** `{x}` is the price. Without it, the text stands behind the price. */
  per: Table<typeof PER>
  free: Table<typeof FREE>
  notes: Table<typeof NOTES>
  /** With `{n}`, by plural rule. `other` is always there. All forms are read. */
  counts: Readonly<Record<(typeof COUNTED)[number], Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>
  read: {
    /** "off", "discount": with `{percent}`. */
    off: string
    /** Words before a price that say no more than the price: "only". */
    only: string
    /** Words before a price that is no longer asked: "was", "instead of". */
    former: string
    /** Words before a day or time that say no more: "on", "at". */
    on: string
    to: string
    and: string
    /** Words that make an amount something else than a price: "raised", "win". */
    other: string
    /** Words that start a condition: "if", "when", "except". */
    condition: string
    /** Words before an amount that one has to spend: "spend", "for every". */
    threshold: string
    /** Words behind such an amount: "or more". */
    thresholdBehind: string
    /** Words that may stand between a month and its day, or between month and year: "de". */
    of: string
    /** "buy {a} get {b} free". */
    get_free: string
    /** The preposition before what an offer is for: "for". */
    forWhom: string
    /** Words before a day that make it another one: "first", "next". */
    otherDay: string
    /** Words before a month without a day: "in". */
    month: string
    /** The numbers from one on, in words. */
    numerals: string
  }
}
