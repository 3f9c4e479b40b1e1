import { ANY_NODE, readSource, type Tape } from './tape.ts'
import { DURATIONS } from './read-measures.ts'
import type { CarryWords } from './carry-words.ts'
import type { Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** A clause of a sentence: its parts, and the words around them. */
export interface Clause {
  start: number
  end: number
  parts: Part[]
  /** The mark that ends it. */
  mark: string
}

export interface Part {
  at: number
  node: Node
  /** Where it and what was joined with it stand on the tape. */
  places: readonly number[]
  /** Whether it is left out, because the words around it may change what it says. */
  isUnsure: boolean
}

const SEPARATOR = /[,;](?!\d)|[、，；：،؛。]|:(?!\d)|[()（）]| [–—-] |[·•|\n]| \/ | \+ /gu
const PART = compilePattern(ANY_NODE, 'gu')

/** Splits a sentence at commas, colons, dashes and brackets. */
export function splitClauses(tape: Tape): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  const add = (end: number, mark: string) => {
    const parts = [...tape.text.slice(start, end).matchAll(PART)].flatMap(({ index, 0: letter }): Part[] => {
      const node = tape.nodes.get(letter)
      const at = start + index
      return node ? [{ at, node, places: [at], isUnsure: false }] : []
    })
    clauses.push({ start, end, parts, mark })
  }
  for (const match of tape.text.matchAll(SEPARATOR)) {
    add(match.index, match[0].trim())
    start = match.index + match[0].length
  }
  add(tape.text.length, '')
  return clauses.filter(({ start: from, end }) => tape.text.slice(from, end).trim() !== '')
}

export const isCore = ({ node }: Part) => node.as === 'offer' || node.as === 'money'
const isLimit = ({ node }: Part) => node.as === 'cond'
const isBare = (node: Node): boolean =>
  node.as === 'money' && !(node.is === 'phrase' && node.key.startsWith('labels.')) && node.is !== 'limited'
/** Limits that say who an offer is for. They stand before it as well: "Members: 10 % off". */
const isWho = ({ node }: Part) => node.as === 'cond' && node.kind === 'audience'

/** Puts every limit to its offer: the nearest before it in its clause, else behind it, else in the clause before. */
export function attachLimits(clauses: readonly Clause[]): void {
  for (const [index, clause] of clauses.entries()) {
    const cores = clause.parts.filter(isCore)
    const limits = clause.parts.filter(isLimit)
    if (limits.length === 0) continue
    if (cores.length > 0) {
      for (const limit of limits) attach(clause, findNearest(cores, limit), limit)
      continue
    }
    if (clause.parts.some((part) => !isLimit(part) && part.node.kind !== 'feature')) continue
    const [before, after] = [clauses[index - 1], clauses[index + 1]]
    const isLead =
      clause.mark === ':' || clause.mark === '：' || clause.mark === '–' || clause.mark === '—' || clause.mark === '?'
    const next = after?.parts.find(isCore)
    if (isLead && limits.every(isWho) && next && after) {
      for (const limit of limits) attach(clause, next, limit)
      continue
    }
    const last = before?.parts.filter(isCore).at(-1)
    if (last) for (const limit of limits) attach(clause, last, limit)
  }
}

function findNearest(cores: readonly Part[], limit: Part): Part {
  const before = cores.filter(({ at }) => at < limit.at).at(-1)
  const after = cores.find(({ at }) => at > limit.at)
  return (
    (isWho(limit) && after && (!before || after.at - limit.at <= limit.at - before.at) ? after : before) ??
    after ??
    limit
  )
}

function attach(clause: Clause, core: Part, limit: Part): void {
  if (core === limit) return
  const by = core.node.is === 'limited' ? core.node.by : []
  const bare = core.node.is === 'limited' ? core.node.core : core.node
  core.places = [...core.places, ...limit.places]
  core.node = { as: core.node.as, kind: core.node.kind, is: 'limited', core: bare, by: [...by, toLimit(limit.node)] }
  clause.parts = clause.parts.filter((part) => part !== limit)
}

/** "20 % off over $100" is for orders over 100 dollars. */
const toLimit = (node: Node): Node =>
  node.is === 'phrase' && node.key === 'say.money_over' ? { ...node, key: 'say.spend_over' } : node

/** In a brief with several offers, days and times belong to the offer beside them. A date of its own stays a fact. */
export function attachMoments(clauses: readonly Clause[]): void {
  const cores = clauses.flatMap(({ parts }) => parts).filter(isCore)
  for (const clause of clauses) {
    const own = clause.parts.filter(isCore)
    const core = own[0]
    if (!core || own.length > 1) continue
    const isEarly = core.node.is === 'phrase' && core.node.key === 'labels.early_bird'
    if (cores.length < 2 && !isEarly) continue
    const moments = clause.parts.filter(
      ({ node }) => isRecurring(node) || (node.as === 'bound' && node.kind === 'deadline'),
    )
    for (const moment of moments) attach(clause, core, moment)
  }
}

function isRecurring(node: Node): boolean {
  if (node.as !== 'when') return false
  if (node.is === 'moment') return isRecurring(node.day)
  if (node.is === 'days') return node.from.day === undefined && node.from.month === undefined
  return node.is === 'times' || node.is === 'list'
    ? node.is === 'times' || node.days.every(({ day }) => day === undefined)
    : node.is === 'phrase' && node.key !== 'named.today'
}

/** Marks offers and prices that the words around them may change, and offers of things that only the words name. */
export function checkParts(tape: Tape, clauses: readonly Clause[], { read }: CarryWords, isUnspaced: boolean): void {
  const any = (words: string) =>
    isUnspaced ? compilePattern(words, 'iu') : compilePattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
  const [condition, other] = [any(read.condition || '(?!)'), any(read.other || '(?!)')]
  const forWhom = compilePattern(
    `^ ?(?:${read.forWhom || '(?!)'}) (?!(?:a|an|the|one|our|ein|eine|den|das|un|une|el|la)\\b)\\p{L}`,
    'iu',
  )
  for (const clause of clauses) {
    const words = tape.text.slice(clause.start, clause.end)
    const last = clause.parts.filter(isCore).at(-1)
    for (const part of clause.parts.filter(isCore)) {
      const behind = readBehind(tape, clause, part)
      const isChanged = condition.test(words) || (part === last && forWhom.test(behind))
      if (isChanged || (part.node.as === 'money' && other.test(words))) part.isUnsure = true
      else if (part.node.kind === 'discount') part.node = limitScope(part.node, behind)
    }
  }
}

/** The words behind a part, up to the next one. */
const readBehind = (tape: Tape, clause: Clause, part: Part): string =>
  tape.text.slice(part.at + 1, clause.end).split(compilePattern(ANY_NODE, 'u'), 1)[0] ?? ''

/** "20 % off all lamps" is an offer on a part of the range: the lamps stay behind. */
function limitScope(node: Node, behind: string): Node {
  const core = node.is === 'limited' ? node.core : node
  const isPlain = core.is === 'phrase' && !core.key.startsWith('say.scope')
  if (
    !isPlain ||
    !/\p{L}{3}/u.test(behind.replace(/^ ?(?:and|und|et|y|e|en|i|ve|и|и|та|today|now|heute|jetzt|only) ?/iu, ''))
  )
    return node
  const some: Node = { as: 'offer', kind: 'discount', is: 'phrase', key: 'say.scope_some', parts: { offer: core } }
  return node.is === 'limited' ? { ...node, core: some } : some
}

/** Parts that say something only with words that are left behind: "today" in "order today". */
export function checkLoneParts(tape: Tape, clauses: readonly Clause[], { read }: CarryWords): void {
  const led = compilePattern(`^(?:${read.forWhom || '(?!)'})(?![\\p{L}])`, 'iu')
  for (const clause of clauses) {
    const words = tape.text.slice(clause.start, clause.end).replaceAll(PART, ' ')
    const isAlone = !/\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(words)
    for (const part of clause.parts) {
      const typed = readSource(tape, part.at, part.at + 1)
      if (!isAlone && needsWords(part.node, led.test(typed))) part.isUnsure = true
      if (isIncomplete(part.node)) part.isUnsure = true
    }
  }
}

const RELATIVE: readonly string[] = ['named.today', 'named.tomorrow', 'named.tonight', 'named.daily']

function needsWords(node: Node, isLed: boolean): boolean {
  if (node.is === 'phrase' && RELATIVE.includes(node.key)) return true
  if (node.is === 'measure') return DURATIONS.includes(node.unit)
  if (node.is !== 'phrase') return false
  if (node.key.startsWith('counts.')) return true
  return node.key.startsWith('who.') ? !isLed : ['say.online', 'say.store', 'say.app'].includes(node.key) && !isLed
}

/** Limits without an offer. */
function isIncomplete(node: Node): boolean {
  return node.is === 'phrase' && ['say.money_over', 'say.buy_from', 'free.bare', 'say.spend_over'].includes(node.key)
}

/** Prices without a label are certain only if there is one. */
export function checkPrices(clauses: readonly Clause[]): void {
  const bare = clauses.flatMap(({ parts }) => parts.filter(({ node, isUnsure }) => isBare(node) && !isUnsure))
  // A price of the month is no other price than that of the whole.
  for (const unit of new Set(bare.map(({ node }) => findUnit(node)))) {
    const same = bare.filter(({ node }) => findUnit(node) === unit)
    if (new Set(same.map(({ node }) => JSON.stringify(node))).size > 1) for (const part of same) part.isUnsure = true
  }
}

/** What a price is per, or nothing. */
function findUnit(node: Node): string {
  if (node.is !== 'phrase') return ''
  return (node.key.startsWith('per.') ? node.key : '') + Object.values(node.parts).map(findUnit).join('')
}
