import { findOccurrences } from './find-occurrences.ts'
import { isFact, type SourceText } from './source-text.ts'
import { findRanges, isKnownLanguage } from './languages/terms.ts'
import { joinTokens } from './judge-place.ts'
import { isMoney } from './number-key.ts'
import { readTokens, toCleanText, type Token } from './tokens.ts'
import type { Orders } from './find-instructions.ts'
import type { WordFinding } from './judged-design.ts'
import type { ReadDesign } from './read-design.ts'

/** What is nowhere although it should be, and what is in the caption or the alternative text although it should not. */
export const judgeWhole = (read: ReadDesign): WordFinding[] => [...judgeWithheld(read), ...judgeCoverage(read)]

/** Withheld facts on the picture, in the caption and in the alternative text, and orders in the latter two. */
function judgeWithheld(read: ReadDesign): WordFinding[] {
  const { orders, parts, caption, altText } = read
  const withheld = new Set(orders.flatMap((of) => [...of.withheld]))
  const hidesPrice = orders.some((of) => of.hidesPrice)
  const prices = new Set(hidesPrice ? read.given.prices.flatMap((price) => keysOf(price).filter(isMoney)) : [])
  const isHidden = ({ key }: Token) => withheld.has(key) || prices.has(key)
  const drawn = parts.flatMap(({ line, tokens }) => tokens.filter(isHidden).map((token) => toWithheld(token, line)))
  const said = [...caption, ...altText].filter(isHidden).map((token) => toWithheld(token, null))
  return [...drawn, ...said, ...judgeToldOrders(read)]
}

const keysOf = (text: string) => readTokens(toCleanText(text)).map(({ key }) => key)
const toWithheld = ({ text }: Token, line: number | null): WordFinding => ({ rule: 'withheld', line, words: text })

/** Each order is looked for in the whole caption. */
const MOST_ORDERS = 50

/** Shorter orders may also be words of a message. */
const LEAST_WORDS = 2

function judgeToldOrders({ sources, orders, caption, altText }: ReadDesign): WordFinding[] {
  const [said, described] = [caption.map(({ key }) => key), altText.map(({ key }) => key)]
  return sources.request.flatMap((source, index) =>
    listOrders(source, orders[index]).flatMap((tokens) => {
      const keys = tokens.map(({ key }) => key)
      if (keys.length < LEAST_WORDS) return []
      const isTold = findOccurrences(keys, said).length + findOccurrences(keys, described).length > 0
      return isTold ? [{ rule: 'instruction' as const, line: null, words: joinTokens(tokens) }] : []
    }),
  )
}

/** The words of each clause that is addressed to us. */
function listOrders({ tokens, clauses }: SourceText, orders: Orders | undefined): Token[][] {
  const found = new Map<number, Token[]>()
  for (const [at, token] of tokens.entries()) {
    const clause = clauses[at] ?? 0
    if (orders?.isOrder[at] && token.kind !== 'mark') found.set(clause, [...(found.get(clause) ?? []), token])
  }
  return [...found.values()].slice(0, MOST_ORDERS)
}

/**
 * Words of the message that are neither on the picture nor in the caption nor named as left out. One finding for each clause. A request in
 * another language than the design is not compared by its words.
 */
function judgeCoverage(read: ReadDesign): WordFinding[] {
  const { design, sources, orders, parts, caption } = read
  const said = new Set([
    ...parts.flatMap(({ tokens }) => tokens.map(({ key }) => key)),
    ...caption.map(({ key }) => key),
    ...design.left_out.flatMap(keysOf),
  ])
  // A text model says a message in its own words. Of a language without tables, the judge cannot tell a message from words to us.
  const isByModel = read.given.model.length > 0
  const isFactOnly = (source: SourceText) => isByModel || !isKnownLanguage(source.terms.tag)
  const isForeign = (source: SourceText) => (read.given.request_language ?? source.terms.tag) !== design.language
  return sources.request.flatMap((source, index) => {
    if (isForeign(source)) return []
    const isFunction = markFunctionWords(source)
    const lost = source.tokens.flatMap((token, at) =>
      !isFunction[at] &&
      (!isFactOnly(source) || isFact(source, at)) &&
      isMessage(source, orders[index], at) &&
      !said.has(token.key)
        ? [{ token, clause: source.clauses[at] ?? 0 }]
        : [],
    )
    const clauses = Map.groupBy(lost, ({ clause }) => clause)
    return [...clauses.values()].map((group) => ({
      rule: 'left_out' as const,
      line: null,
      words: group.map(({ token }) => token.text).join(' '),
    }))
  })
}

/** Whether a token is a word or a fact that is not addressed to us. */
function isMessage(source: SourceText, orders: Orders | undefined, at: number): boolean {
  const token = source.tokens[at]
  if (!token || orders?.isOrder[at] || orders?.isOptional[at]) return false
  return isFact(source, at) || token.kind === 'word'
}

function markFunctionWords({ tokens, terms }: SourceText): boolean[] {
  const marks: boolean[] = tokens.map(() => false)
  for (const list of [terms.leads, terms.links, terms.limits, terms.price_leads])
    for (const { from, to } of findRanges(list, tokens)) marks.fill(true, from, to)
  return marks
}
