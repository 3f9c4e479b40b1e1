import { type CarryWords, COUNTED, FREE, LABELS, NAMED_DAYS, NOTES, PER, WHO } from './carry-words.ts'
import { createLabelRules } from './label-rules.ts'
import { makeBundle, makeGetFree, makeScope, makeWasNow, putUnit, toBareAmount } from './make-parts.ts'
import { type CompiledRule, compileRule, type Rule } from './phrase-rules.ts'
import { listUnits, listYears } from './read-measures.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Node, NodeType } from './node.ts'

/** Languages without spaces between words. */
export const UNSPACED: readonly string[] = ['ja', 'zh-Hans', 'zh-Hant', 'th']

/** The rules of a language, in groups that are applied one after another. */
export type RuleGroups = Record<'codes' | 'ages' | 'days' | 'bounds' | 'amounts' | 'offers' | 'facts', CompiledRule[]>

export function createRules(words: CarryWords): RuleGroups {
  const isUnspaced = UNSPACED.includes(words.tag)
  const compile = (rules: readonly Rule[]) => rules.flatMap((rule) => compileRule(rule, isUnspaced))
  return {
    codes: compile([say(words, 'code', 'cond', 'condition')]),
    ages: compile([...listNoteRules(words), ...listAgeRules(words)]),
    days: compile(listDayRules(words)),
    bounds: compile(listBoundRules(words)),
    amounts: compile([...listUnitRules(words, isUnspaced), ...listMoneyRules(words, isUnspaced)]),
    offers: compile([...listOfferRules(words), ...listLimitRules(words)]),
    facts: compile(listFactRules(words, isUnspaced)),
  }
}

const split = (text: string) => text.split('|')

/** The rule of a saying. */
const say = (
  words: CarryWords,
  key: keyof CarryWords['say'],
  as: NodeType,
  kind: FactKind,
  more: Partial<Rule> = {},
): Rule => ({ key: `say.${key}`, as, kind, texts: split(words.say[key]), ...more })

/** "under 12 years" is an age, and no duration. */
function listAgeRules(words: CarryWords): Rule[] {
  const isNotBefore = listUnits(words.tag)
  const { ages, under_age, from_age } = words.say
  const years = (text: string) => (text.endsWith(' {n}') ? listYears(words.tag).map((year) => `${text} ${year}`) : [])
  const both = (texts: string) => split(texts).flatMap((text) => [text, ...years(text)])
  const [one, two] = [{ n: 'digits' }, { a: 'digits', b: 'digits' }] as const
  return [
    say(words, 'ages', 'cond', 'audience', { texts: withHyphens(split(ages)), parts: two, isNotBefore }),
    say(words, 'under_age', 'cond', 'audience', { texts: both(under_age), parts: one, isNotBefore }),
    say(words, 'from_age', 'cond', 'audience', { texts: both(from_age), parts: one, isNotBefore }),
  ]
}

/** "7-12 ans" is typed more often than "7–12 ans". */
const withHyphens = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [text, text.replaceAll('–', '-')])),
]

function listDayRules(words: CarryWords): Rule[] {
  const days = NAMED_DAYS.filter((name) => name !== 'midnight' && name !== 'noon')
  return [
    ...days.map((name): Rule => ({ key: `named.${name}`, as: 'when', kind: 'date', texts: split(words.named[name]) })),
    say(words, 'every', 'when', 'date', {
      parts: { when: 'when' },
      make: ({ when }) => (when && isWeekday(when) ? toPhrase('say.every', 'when', 'date', { when }) : null),
    }),
  ]
}

const isWeekday = (node: Node) =>
  node.is === 'list' ||
  (node.is === 'days' && node.to === null && node.from.day === undefined && node.from.weekday !== undefined)
const isRange = (node: Node) => (node.is === 'days' || node.is === 'times') && node.to !== null

const toPhrase = (key: `${string}.${string}`, as: NodeType, kind: FactKind, parts: Record<string, Node>): Node => ({
  as,
  kind,
  is: 'phrase',
  key,
  parts,
})

/** "from 3 to 5 May" is a range, and nothing that starts. */
const listBoundRules = (words: CarryWords): Rule[] => [
  say(words, 'until', 'bound', 'deadline', {
    texts: [...split(words.say.until), ...split(words.say.until_time)],
    parts: { when: 'when' },
    make: ({ when }) =>
      when && !isRange(when) ? toPhrase('say.until', 'bound', 'deadline', { when }) : (when ?? null),
  }),
  say(words, 'from', 'bound', 'date', {
    texts: [...split(words.say.from), ...split(words.say.from_time)],
    parts: { when: 'when' },
    make: ({ when }) => (when && !isRange(when) ? toPhrase('say.from', 'bound', 'date', { when }) : (when ?? null)),
  }),
]

/** A text around a value, or behind it. */
const around = (text: string, part: string, isUnspaced: boolean): string =>
  text.includes('{x}') ? text.replace('{x}', part) : `${part}${isUnspaced || text.startsWith('/') ? '' : ' '}${text}`

/** "per month", also of a price without a currency if it has decimals: "9.99 a month". */
function listUnitRules({ per }: CarryWords, isUnspaced: boolean): Rule[] {
  const priced = PER.map((name): Rule => ({
    key: `per.${name}`,
    as: 'money',
    kind: 'price',
    texts: split(per[name]).map((text) => around(text, '{x}', isUnspaced)),
    parts: { x: 'money' },
    make: ({ x }) => (x ? putUnit(name, x) : null),
  }))
  const bare = PER.slice(0, 7).map((name): Rule => ({
    key: `per.${name}`,
    as: 'money',
    kind: 'price',
    texts: split(per[name]).map((text) => around(text, '{n}', isUnspaced)),
    make: ({ n }) =>
      n?.is === 'number' && /[.,]\d\d$/.test(n.written)
        ? toPhrase(`per.${name}`, 'money', 'price', { x: toBareAmount(n) })
        : null,
  }))
  return [...priced, ...bare]
}

const MONEY = { money: 'money' } as const

function listMoneyRules(words: CarryWords, isUnspaced: boolean): Rule[] {
  const before = (texts: string) =>
    split(texts).flatMap((text) => (isUnspaced ? [`${text}{money}`] : [`${text} {money}`, `${text}: {money}`]))
  const [now, was] = ['money', 'bound'] as const
  return [
    say(words, 'vat', 'money', 'price', { parts: MONEY }),
    say(words, 'no_vat', 'money', 'price', { parts: MONEY }),
    say(words, 'money_up_to_off', 'offer', 'discount', { parts: MONEY }),
    say(words, 'money_off', 'offer', 'discount', { parts: MONEY }),
    say(words, 'spend_over', 'cond', 'condition', { parts: MONEY }),
    say(words, 'spend_from', 'cond', 'condition', { parts: MONEY }),
    say(words, 'money_from', 'money', 'price', { parts: MONEY, make: makeFrom }),
    say(words, 'money_from', 'money', 'price', { parts: { money: 'number' }, make: makeBareFrom }),
    say(words, 'money_up_to', 'money', 'price', { parts: MONEY }),
    say(words, 'money_over', 'cond', 'condition', { parts: MONEY }),
    { key: 'read.former', as: 'bound', kind: 'price', texts: before(words.read.former), parts: MONEY },
    {
      key: 'read.only',
      as: 'money',
      kind: 'price',
      texts: before(words.read.only),
      parts: MONEY,
      make: ({ money }) => money ?? null,
    },
    { key: 'say.was_now', as: 'money', kind: 'price', texts: PAIRS, parts: { now, was }, make: makeWasNow },
    say(words, 'was_now', 'money', 'price', { parts: { now: 'money', was: 'money' } }),
  ]
}

/** A price beside the one that is no longer asked. */
const PAIRS = [
  '{now} {was}',
  '{now}, {was}',
  '{now} ({was})',
  '{was} {now}',
  '{was}, {now}',
  '{was} – {now}',
  '{was} → {now}',
  '{was}→{now}',
]

/** "from $80 to $49" names a former price, and no lowest one. */
const makeFrom = ({ money }: Readonly<Record<string, Node>>): Node | null => {
  if (!money) return null
  const isPair = money.is === 'phrase' && money.key === 'say.was_now'
  return isPair ? money : toPhrase('say.money_from', 'money', 'price', { money })
}

/** "from 4,290" is a price, "from 12" may be anything. */
const makeBareFrom = ({ money }: Readonly<Record<string, Node>>): Node | null =>
  money?.is === 'number' && /\d[.,  ’]\d/.test(money.written)
    ? toPhrase('say.money_from', 'money', 'price', { money: toBareAmount(money) })
    : null

function listOfferRules(words: CarryWords): Rule[] {
  const { read, free } = words
  const scopes = ['scope_all', 'scope_first', 'scope_second', 'scope_some'] as const
  return [
    ...listUpToRules(words),
    { key: 'offer.off', as: 'offer', kind: 'discount', texts: split(read.off), parts: { percent: 'percent' } },
    say(words, 'half_price', 'offer', 'discount'),
    say(words, 'bundle', 'offer', 'bundle', { make: makeBundle }),
    { key: 'say.bundle', as: 'offer', kind: 'bundle', texts: split(read.get_free), make: makeGetFree },
    ...FREE.filter((name) => name !== 'bare').map((name): Rule => ({
      key: `free.${name}`,
      as: 'offer',
      kind: 'free',
      texts: split(free[name]),
    })),
    ...scopes.map((name) =>
      say(words, name, 'offer', 'discount', {
        parts: { offer: ['offer', 'percent'] },
        make: ({ offer }) => makeScope(name, offer),
      }),
    ),
  ]
}

/** "up to 50 % off". A percentage with a minus is an offer already: "up to -50 %". */
function listUpToRules(words: CarryWords): Rule[] {
  const texts = split(words.say.up_to_off)
  const make: Rule['make'] = ({ percent }) => {
    const bare = percent?.is === 'phrase' ? percent.parts['percent'] : percent
    return bare?.is === 'percent' ? toPhrase('say.up_to_off', 'offer', 'discount', { percent: bare }) : null
  }
  const signed = texts.flatMap((text) => (/[-−]\{percent\}/.test(text) ? [text.replace(/[-−]\{/, '{')] : []))
  return [
    say(words, 'up_to_off', 'offer', 'discount', { parts: { percent: ['percent', 'offer'] }, make }),
    say(words, 'up_to_off', 'offer', 'discount', { texts: signed, parts: { percent: 'offer' }, make }),
  ]
}

/** Whom an offer is for, where it is valid, and how much has to be bought. */
function listLimitRules(words: CarryWords): Rule[] {
  const { who, counts } = words
  const only = split(words.say.only)
  const modes = ['online', 'store', 'app'] as const
  return [
    say(words, 'buy_from', 'cond', 'condition'),
    ...COUNTED.map((name): Rule => ({
      key: `counts.${name}`,
      as: 'measure',
      kind: 'quantity',
      texts: Object.values(counts[name]).flatMap(split),
    })),
    ...WHO.map((name): Rule => ({ key: `who.${name}`, as: 'cond', kind: 'audience', texts: split(who[name]) })),
    say(words, 'only', 'cond', 'condition', {
      parts: { who: 'cond' },
      make: ({ who: group }) =>
        group && isGroup(group) ? toPhrase('say.only', 'cond', 'condition', { who: group }) : null,
    }),
    ...modes.map((name) =>
      say(words, 'only', 'cond', 'condition', {
        texts: split(words.say[name]).flatMap((mode) => only.map((text) => text.replace('{who}', mode))),
        make: () => toPhrase('say.only', 'cond', 'condition', { who: toPhrase(`say.${name}`, 'cond', 'place', {}) }),
      }),
    ),
    ...modes.map((name) => say(words, name, 'cond', 'place')),
  ]
}

/** Whole notes come first: "only this weekend" is no day. */
const listNoteRules = ({ notes }: CarryWords): Rule[] =>
  NOTES.map((name): Rule => ({
    key: `notes.${name}`,
    as: 'fact',
    kind: LASTING.includes(name) ? 'deadline' : FOR_WHOM.includes(name) ? 'audience' : 'condition',
    texts: split(notes[name]),
  }))

const isGroup = (node: Node) => node.is === 'phrase' && node.key.startsWith('who.')
/** Notes that say whom something is for: "boxing for beginners" is what a course is called. */
const FOR_WHOM: readonly string[] = ['beginners', 'all_levels']
/** Notes on how long an offer lasts. */
const LASTING: readonly string[] = ['limited_time', 'stocks', 'last_chance', 'today', 'weekend']

function listFactRules(words: CarryWords, isUnspaced: boolean): Rule[] {
  const counted = { q: 'measure' } as const
  // "2 per customer"
  const units = PER.slice(6).map((name): Rule => ({
    key: `per.${name}`,
    as: 'measure',
    kind: 'condition',
    texts: split(words.per[name])
      .filter((text) => text.includes('{x}') || text.length > 3)
      .map((text) => around(text, '{x}', isUnspaced)),
    parts: { x: ['measure', 'number'] },
  }))
  return [
    say(words, 'only_left', 'fact', 'quantity', { parts: { q: ['measure', 'number'] } }),
    ...LABELS.flatMap((name) => createLabelRules(name, split(words.labels[name]), isUnspaced)),
    ...units,
    say(words, 'max', 'fact', 'quantity', { parts: counted }),
    say(words, 'min', 'fact', 'quantity', { parts: counted }),
    say(words, 'over_count', 'fact', 'quantity', { parts: counted }),
    say(words, 'only_count', 'fact', 'quantity', { parts: counted }),
    { key: 'free.bare', as: 'offer', kind: 'free', texts: split(words.free.bare) },
  ]
}
