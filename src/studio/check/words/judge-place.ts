import { findRanges, hasSingle, measureTerm, type Terms } from './languages/terms.ts'
import { isMoney } from './number-key.ts'
import { findClause, isEdge, isFact, isLead, type SourceText } from './source-text.ts'
import { closesNumber, isLoose } from './find-bonds.ts'
import type { Bond } from './find-bonds.ts'
import type { WordFinding, WordRule } from './judged-design.ts'
import type { Place } from './place-line.ts'
import type { Coverage, ReadDesign } from './read-design.ts'
import type { Token } from './tokens.ts'

export type Fault = Pick<WordFinding, 'rule' | 'words'>

const NOT_COVERED: Coverage = { isShown: [], starts: new Set(), ends: new Set(), joins: new Set() }

/** What is wrong with a line if its words come from this place. */
export function judgePlace(read: ReadDesign, place: Place, line: readonly Token[]): Fault[] {
  const source = read.sources[place.origin][place.source]
  if (!source) return []
  if (place.from === 0 && place.to === source.tokens.length && place.origin !== 'request') return []
  const coverage = (place.origin === 'request' ? read.coverage[place.source] : null) ?? NOT_COVERED
  const orders = place.origin === 'request' ? read.orders[place.source] : undefined
  const isOrder = (at: number) => orders?.isOrder[at] === true
  const said = { source, place, coverage, isOrder: (at: number) => isOrder(at) || orders?.isOptional[at] === true }
  const drawn = source.tokens.slice(place.from, place.to).filter((_, index) => isOrder(place.from + index))
  return [
    ...(drawn.length > 0 ? [toFault('instruction', drawn)] : []),
    ...judgeJoin(said, line),
    ...judgeStart(said),
    ...judgeEnd(said),
    ...(place.origin === 'request' ? judgeQualifiers(said) : []),
  ]
}

interface Said {
  source: SourceText
  place: Place
  coverage: Coverage
  /** Whether a token is an order, or may be left out. */
  isOrder: (at: number) => boolean
}

export const toFault = (rule: WordRule, tokens: readonly Token[]): Fault => ({ rule, words: joinTokens(tokens) })

/** The words of neighboring tokens, with the spaces between them. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = ''
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    text += (before && token.start > before.end ? ' ' : '') + token.text
  }
  return text
}

/** A line continues neither behind a new line of the text nor behind a dot. */
function judgeJoin({ source: { tokens }, place: { from, to } }: Said, line: readonly Token[]): Fault[] {
  const said = tokens.slice(from, to)
  const isJoined = said.some(({ is_parted }, at) => at > 0 && is_parted && line[at]?.is_parted === false)
  return isJoined ? [toFault('joined', said)] : []
}

function judgeStart({ source, place, coverage, isOrder }: Said): Fault[] {
  const { tokens, bonds, terms } = source
  const { from, to } = place
  if (coverage.joins.has(from)) return []
  const bond = bonds[from]
  if (from > 0 && bond && !(isLoose(source, bond, from) && coverage.ends.has(from)))
    return [toFault(toRule(bond), tokens.slice(from - 1, from + 1))]
  if (isEdge(source, from) || isOrder(from - 1)) return []
  // The word before the last entry of a list.
  if (isAnd(source, from - 1) && coverage.ends.has(from - 1)) return []
  if (isInsideWord(source, from)) return [toFault('cut', tokens.slice(from, to))]
  const isFormer = measureTerm(terms.former, tokens, from) > 0
  if (!isFormer && hasSingle(terms.links, readWord(source, from, 1)))
    return [toFault('dangling', tokens.slice(from, from + 1))]
  if (coverage.ends.has(from)) return []
  const clause = findClause(source, from)
  const start = findLast(from - 1, clause.from, (at) => coverage.ends.has(at) || isOrder(at - 1))
  const rest = { from: start, to: from }
  const isWhole =
    isDropped(source, rest) || (isWholeFact(source, rest) && !isDate(source, from) && !hasLinked(source, rest))
  return isWhole ? [] : [toFault('cut', tokens.slice(start, to))]
}

function judgeEnd({ source, place, coverage, isOrder }: Said): Fault[] {
  const { tokens, bonds, terms } = source
  const { from, to } = place
  if (coverage.joins.has(to)) return []
  const bond = bonds[to]
  // "06 12345678 bedankt": thanks are no unit.
  if (to < tokens.length && bond && !isOrder(to) && !(isLoose(source, bond, to) && coverage.starts.has(to)))
    return [toFault(toRule(bond), tokens.slice(to - 1, to + 1))]
  if (isEdge(source, to) || isOrder(to)) return []
  if (isAnd(source, to) && coverage.starts.has(to + 1)) return []
  if (isInsideWord(source, to)) return [toFault('cut', tokens.slice(from, to))]
  const last = readWord(source, to - 1, -1)
  const ends = [terms.leads, terms.links, terms.limits, terms.price_leads, terms.former]
  if (
    ends.some((list) => hasSingle(list, last)) &&
    !/^[~〜～]$/u.test(last) &&
    !isFact(source, to - 1) &&
    !closesNumber(tokens, to)
  )
    return [toFault('dangling', tokens.slice(to - 1, to))]
  if (coverage.starts.has(to)) return []
  const end = findFirst(to + 1, findClause(source, to).to, (at) => coverage.starts.has(at) || isOrder(at))
  const rest = { from: to, to: end }
  const isParted = isWhen(source, to - 1) && isDate(source, to)
  const isWhole = (isFact(source, to) || isLead(source, to)) && !isParted && !hasLinked(source, rest)
  return isWhole ? [] : [toFault('cut', tokens.slice(from, end))]
}

const isAnd = ({ tokens }: SourceText, at: number) => AND.test(tokens[at]?.key ?? '')
const AND = /^(?:and|und|et|y|e|i|en|ve|och|og|и|و|और)$/u

const toRule = (bond: Bond): WordRule => (bond === 'unit' ? 'number' : bond)

/** In a script without spaces, a line must not begin or end inside of a word. */
const isInsideWord = ({ tokens, words }: SourceText, at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!words || !before || !token || before.end !== token.start) return false
  return before.kind === 'word' && token.kind === 'word' && !words.has(token.start)
}

/** The word at a token; in a script without spaces, the characters from or up to it that are one word. */
export function readWord({ tokens, words }: SourceText, at: number, step: 1 | -1): string {
  let text = tokens[at]?.key ?? ''
  if (!words) return text
  for (let next = at; ;) {
    const isParted = step < 0 ? words.has(tokens[next]?.start ?? 0) : words.has(tokens[next + 1]?.start ?? 0)
    next += step
    const token = tokens[next]
    if (isParted || !token || token.kind !== 'word') return text
    text = step < 0 ? token.key + text : text + token.key
  }
}

function findLast(from: number, least: number, isFound: (at: number) => boolean): number {
  let at = from
  while (at > least && !isFound(at)) at -= 1
  return Math.max(at, least)
}

function findFirst(from: number, most: number, isFound: (at: number) => boolean): number {
  let at = from
  while (at < most && !isFound(at)) at += 1
  return Math.min(at, most)
}

interface Range {
  from: number
  to: number
}

const isWhen = (source: SourceText, at: number) => isFact(source, at) && !isAmount(source.tokens[at])

/** Whether a day or a time begins at a token, behind its function words: "at 8 pm". */
function isDate(source: SourceText, from: number): boolean {
  let at = from
  while (isLead(source, at) && !isFact(source, at)) at += 1
  return isWhen(source, at) && source.tokens[at]?.kind !== 'link'
}

/** Whether tokens are only words that a fact behind them can do without: "on Monday", "only $12". */
function isDropped(source: SourceText, { from, to }: Range): boolean {
  const { terms, tokens } = source
  const isAmountBehind = isAmount(tokens[to])
  for (let at = from; at < to;) {
    const length = Math.max(
      measureTerm(terms.droppable, tokens, at),
      isAmountBehind ? measureTerm(terms.price_leads, tokens, at) : 0,
    )
    if (length === 0 || at + length > to) return false
    at += length
  }
  return true
}

/** At most this many words stand in a fact besides numbers, days and function words. */
const MOST_WORDS = 1

/** Whether tokens are a fact and nothing else: "this Saturday", "until 5 May". */
function isWholeFact(source: SourceText, { from, to }: Range): boolean {
  let [facts, words] = [0, 0]
  for (let at = from; at < to; at += 1) {
    if (isFact(source, at)) facts += 1
    else if (!isLead(source, at)) words += 1
  }
  return facts > 0 && words <= MOST_WORDS && !isDangling(source, to - 1) && !isBare(source.tokens[to - 1])
}

/** A number without a unit says nothing without what follows it. */
const isBare = (token: Token | undefined) => token?.kind === 'number' && /^[\d⁄.]+$/.test(token.key)

const isDangling = (source: SourceText, at: number) =>
  !isFact(source, at) && (isLead(source, at) || hasSingle(source.terms.links, source.tokens[at]?.key ?? ''))

/** Whether a part that stands elsewhere refers to what stays: it says what a price was, or what it depends on. */
function hasLinked(source: SourceText, { from, to }: Range): boolean {
  const { terms, tokens } = source
  const lists = [terms.former, terms.only, terms.closed]
  for (let at = from; at < to; at += 1) if (lists.some((list) => measureTerm(list, tokens, at) > 0)) return true
  return false
}

/** What the clauses of a line say about it without being on the picture: that it is closed, what it depends on, what it was before. */
function judgeQualifiers(said: Said): Fault[] {
  const { source, place } = said
  const { terms, tokens } = source
  const from = findClause(source, place.from).from
  const to = findClause(source, place.to - 1).to
  const own = tokens.slice(place.from, place.to)
  const hasAmount = own.some(isAmount)
  const rules: readonly (readonly [WordRule, Terms, boolean])[] = [
    ['closed', terms.closed, true],
    ['negated', terms.negations, true],
    ['condition', terms.conditions, true],
    ['condition', terms.only, true],
    ['price', terms.former, hasAmount],
  ]
  const missing = rules.flatMap(([rule, list, applies]) =>
    applies
      ? findHidden(said, list, { from, to }).map((range) => toFault(rule, tokens.slice(range.from, range.to)))
      : [],
  )
  return [...missing, ...judgeNeighbors(said, { from, to }, hasAmount), ...judgeCounterpart(said)]
}

const isAmount = (token: Token | undefined): boolean =>
  token?.kind === 'number' && (isMoney(token.key) || token.key.endsWith('%'))

/** A former price needs the present one on the same picture. */
function judgeCounterpart({ source, place, coverage }: Said): Fault[] {
  const { tokens, terms, sentences } = source
  const own = tokens.slice(place.from, place.to)
  if (own.filter(isAmount).length !== 1 || findRanges(terms.former, own).length === 0) return []
  const others = tokens.flatMap((token, at) => {
    const isInside = at >= place.from && at < place.to
    return !isInside && sentences[at] === sentences[place.from] && isAmount(token) ? [at] : []
  })
  const [first] = others
  return first === undefined || others.some((at) => coverage.isShown[at])
    ? []
    : [toFault('price', tokens.slice(first, first + 1))]
}

/** The terms in a range that are neither in the line nor anywhere on the picture. */
function findHidden({ source, place, coverage, isOrder }: Said, list: Terms, { from, to }: Range): Range[] {
  const found = findRanges(list, source.tokens.slice(from, to))
  return found
    .map((range) => ({ from: range.from + from, to: range.to + from }))
    .filter((range) => range.to <= place.from || range.from >= place.to)
    .filter(({ from: first, to: last }) => {
      for (let at = first; at < last; at += 1) if (!coverage.isShown[at] && !isOrder(at)) return true
      return false
    })
}

/** A condition is short. */
const MOST_TOKENS = 9

/** The clause behind an amount may be its condition, and the clause before a date may say that it is closed then. */
function judgeNeighbors(said: Said, { from, to }: Range, hasAmount: boolean): Fault[] {
  const { source, coverage } = said
  const { tokens, terms, sentences } = source
  const faults: Fault[] = []
  const behind = findFirst(to, tokens.length, (at) => tokens[at]?.kind !== 'mark')
  if (hasAmount && behind < tokens.length && sentences[behind] === sentences[to - 1]) {
    const next = findClause(source, behind)
    const isCondition = [terms.only, terms.conditions].some((list) => measureTerm(list, tokens, behind) > 0)
    if (isCondition && next.to - next.from <= MOST_TOKENS && !coverage.isShown[behind])
      faults.push(toFault('condition', tokens.slice(behind, next.to)))
  }
  const before = findLast(from - 1, 0, (at) => tokens[at]?.kind !== 'mark')
  if (from > 0 && sentences[before] === sentences[from] && isDateOnly(source, { from, to })) {
    const previous = findClause(source, before)
    for (const range of findHidden(said, terms.closed, previous))
      faults.push(toFault('closed', tokens.slice(range.from, range.to)))
  }
  return faults
}

function isDateOnly(source: SourceText, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) {
    const { kind } = source.tokens[at] ?? {}
    if (kind !== 'mark' && !isFact(source, at) && !isLead(source, at)) return false
  }
  return true
}
