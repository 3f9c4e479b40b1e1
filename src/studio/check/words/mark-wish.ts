import { readWish } from '../../model/wishes/read-wish.ts'
import { hasSingle, measureTerm } from './languages/terms.ts'
import type { SourceText } from './source-text.ts'

/** In tokens. */
const LONGEST = 30

/**
 * Marks the words of a clause behind the first one that all speak of a design: of its pictures, colors, sizes and places. A design may leave
 * them out, but not an address or a number among them. Orders stay orders.
 */
export function markWish(
  { tokens, terms }: SourceText,
  { from, to }: Range,
  { isOrder, isOptional }: { isOrder: readonly boolean[]; isOptional: boolean[] },
): void {
  if (from === 0 || to - from > LONGEST || isOrder.slice(from, to).includes(true)) return
  const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark')
  const words = said.filter(({ kind }) => kind === 'word' || kind === 'sign')
  const small = [terms.leads, terms.links, terms.please, terms.negations, terms.withhold, terms.orders, terms.about]
  const { roles, unknown, compounds, length } = readWish(
    words.map(({ text }) => text).join(SPACED.test(terms.tag) ? ' ' : ''),
    {
      tag: terms.tag,
      asked: NOTHING,
      negation: NOTHING,
      isSmall: (word) => small.some((list) => hasSingle(list, word)),
    },
  )
  const isWish = ['thing', 'look', 'place', 'manner', 'needless'].some((role) => roles.has(role as 'thing'))
  if (length === 0 || unknown > compounds || !isWish) return
  for (let at = from; at < to; at += 1)
    if (tokens[at]?.kind !== 'number' && tokens[at]?.kind !== 'link') isOptional[at] = true
}

const SPACED = /^(?!ja|zh|th)/
/** Words of asking and refusing are small ones of the judge. */
const NOTHING = /(?!)/gu

/** Tokens from one up to another (excluded). */
export interface Range {
  from: number
  to: number
}

/** Whether what is withheld stands before the order in its clause: "the deposit is $60 but do not mention the deposit". */
export function namesBefore({ tokens }: SourceText, clause: Range, term: Range): boolean {
  const keys = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ kind, key }) => (kind === 'word' && key.length >= LEAST_NAMED ? [key] : []))
  const before = new Set(keys(clause.from, term.from))
  return keys(term.to, clause.to).some((key) => before.has(key))
}
/** In letters. */
const LEAST_NAMED = 4

/** "also don't mention" */
export const ALSO = new Set('also auch aussi también anche também ook też ayrıca'.split(' '))

/** "bitte keine Hunde mitbringen", "please no dogs": said to readers, or to us. */
export function isConduct({ tokens }: SourceText, term: Range, { to }: Range): boolean {
  const said = tokens.slice(term.to, to).filter(({ kind }) => kind !== 'mark')
  return POLITE.test(tokens[term.from]?.key ?? '') && CONDUCT.test(said.at(-1)?.key ?? '')
}
const POLITE = /^(?:bitte|please)$/u
const CONDUCT =
  /(?:bringen|nehmen|parken|rauchen|füttern|fassen|werfen|stellen|betreten|anrufen|kommen|essen|trinken|filmen|fotografieren|klingeln|laufen)$|^(?:dogs?|pets?|phones?|kids|children|smoking|cash|cards|shoes|heels|shirts|tops|clothes|hoodies|uniforms|oberteilen|kleidung|parking|hunde|handys|kinder|schuhe|bargeld|kartenzahlung)$/u

/** "can you do something fun,": all words of a short clause before the message only ask. */
export function asksVaguely({ tokens }: SourceText, { from, to }: Range): boolean {
  const said = tokens.slice(from, to)
  return (
    from === 0 &&
    to < tokens.length &&
    said.length <= LONGEST_ASKED &&
    said.at(-1)?.key === ',' &&
    said.every(({ kind }) => kind === 'word' || kind === 'mark') &&
    said.some(({ key }) => VAGUE.test(key))
  )
}
/** In tokens. */
const LONGEST_ASKED = 10
const VAGUE = /^(?:something|smth|sth|was|etwas|iets|något|noget|noe|jotain|algo|qualcosa)$/u

/** Where the words begin that join what is made and the subject before it: "14 Şubat için post". */
export function stepBack({ tokens, terms }: SourceText, at: number, least: number): number {
  for (let from = Math.max(least, at - 4); from < at; from += 1)
    if (from + measureTerm(terms.about, tokens, from) === at) return from
  return at
}
