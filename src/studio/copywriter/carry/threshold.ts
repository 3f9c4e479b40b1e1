import { UNSPACED } from './create-rules.ts'
import { MONEY } from './read-money.ts'
import { foldCase } from '../../model/fold-case.ts'
import { ALL_WORDS } from './words/all-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

type Words = 'threshold' | 'thresholdBehind' | 'only' | 'to' | 'forWhom'

/** The words of all languages, because the language of a short text may be taken for another one. */
function listWords(names: readonly Words[]): string {
  const list = (isUnspaced: boolean) =>
    ALL_WORDS.filter(({ tag }) => UNSPACED.includes(tag) === isUnspaced)
      .flatMap(({ read }) => names.flatMap((name) => read[name].split('|')))
      .filter((word) => word !== '')
      .map((word) => foldCase(word).replaceAll('.', String.raw`\.`))
      .toSorted((a, b) => b.length - a.length)
      .join('|')
  return `(?:(?<![\\p{L}\\p{M}])(?:${list(false)})(?![\\p{L}\\p{M}])|${list(true)})`
}

const BEFORE = compilePattern(`${listWords(['threshold'])}[\\s:：-]*$`, 'iu')
const STARTING = compilePattern(`^[^\\p{L}\\p{N}]*${listWords(['threshold'])}[\\s:：-]*$`, 'iu')
const BEHIND = compilePattern(`^\\s?${listWords(['thresholdBehind'])}`, 'iu')
/** "von 59 € auf 39 €", "de 80 € a 60 €" */
const TO = 'auf|a|à|na|naar|su'
const PRESENT = compilePattern(
  `${listWords(['only', 'to', 'forWhom'])}|(?<![\\p{L}\\p{M}])(?:${TO})(?![\\p{L}\\p{M}])`,
  'giu',
)
const LONGEST_WORDS = 32

/** Whether an amount is what one has to spend, by the words around it: "spend" before it, "or more" behind it. Such an amount is no former price. */
export const isThreshold = (before: string, after: string): boolean =>
  BEFORE.test(foldCase(before.slice(-LONGEST_WORDS))) || BEHIND.test(foldCase(after.slice(0, LONGEST_WORDS)))

const ARROW = /[→➔➜⇒]|[-=]>/gu

/**
 * Whether what stands between two prices only leads to the second one: "→", "now", "for". Other marks say nothing: "£15 / £10" are two
 * prices for two kinds of people.
 */
export function leadsToPresent(between: string): boolean {
  const rest = foldCase(between).replace(PRESENT, ' ').replace(ARROW, ' ')
  return rest !== foldCase(between) && !/[\p{L}\p{N}]/u.test(rest)
}

const listAmounts = (text: string) =>
  [...text.matchAll(MONEY)].map(({ index, 0: said }) => ({ start: index, end: index + said.trimEnd().length }))

/** Whether a clause begins with what one has to spend, and names nothing else: "Spend $50", "Dès 50 € d’achat". */
export function isOpenTier(clause: string): boolean {
  const [amount, more] = listAmounts(clause)
  if (!amount || more) return false
  const [before, after] = [clause.slice(0, amount.start), clause.slice(amount.end)]
  const rest = foldCase(after).replace(BEHIND, '')
  return (STARTING.test(foldCase(before)) || BEHIND.test(foldCase(after))) && !/[\p{L}\p{N}]/u.test(rest)
}

/** Whether a clause says what one gets for how much: "Buy $100 get $20 free". */
export function isTier(clause: string): boolean {
  const [first, second] = listAmounts(clause)
  const isGiven = second !== undefined || /\p{Nd} ?[%٪]/u.test(clause.slice(first?.end))
  return first !== undefined && isGiven && isThreshold(clause.slice(0, first.start), clause.slice(first.end))
}
