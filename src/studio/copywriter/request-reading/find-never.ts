import { escape } from '../carry/read-days.ts'
import { AND } from './asking.ts'
import { matchWords } from './word-pattern.ts'
import type { FactKind } from '../facts/fact.ts'

/** How a language says what must not be shown. */
export interface NeverPatterns {
  never: RegExp
  neverStart: RegExp
  /** Words before an order that say nothing by themselves: "please", "the price". */
  empty: RegExp
  named: readonly (readonly [readonly FactKind[], RegExp])[]
  /** Words with which what follows a name still belongs to it: "of $89". */
  open: RegExp
}

/** The least letters of a message behind an order. */
const LEAST_MESSAGE = 12

/** Where an order ends that names what must not be shown, if other words follow without a mark: "no price please cupcakes". */
export function findNeverEnd(said: string, { never, named, open }: NeverPatterns): number | null {
  const order = never.exec(said)
  if (!order) return null
  const from = order.index + order[0].length
  const ends = named.flatMap(([, pattern]) => {
    const found = pattern.exec(said)
    return found && found.index + found[0].length >= from - 1 ? [found.index + found[0].length] : []
  })
  const end = Math.max(from, ...ends)
  const rest = said.slice(end)
  if (ends.length === 0 || (rest.match(/\p{L}/gu)?.length ?? 0) < LEAST_MESSAGE) return null
  return open.test(rest) || /^\s*[\p{P}\p{N}\p{Sc}]/u.test(rest) ? null : end
}

/** The most words of what a negated verb behind it is about. */
const LONGEST_OBJECT = 2

/** Where an order not to show something starts. What stands before it is a message, unless it only says please, or names a fact. */
export function findNeverStart(said: string, { never, neverStart, empty }: NeverPatterns): number {
  const found = never.exec(said)
  const begin = neverStart.exec(said)
  if (!found || !begin || begin.index > found.index || begin.index + begin[0].length < found.index) return 0
  const before = said.slice(0, begin.index).replace(empty, ' ')
  // "deposit is $60 but dont mention the deposit"
  const { object = '' } = OBJECT.exec(said.slice(found.index + found[0].length))?.groups ?? {}
  const isSame = object.length >= LEAST_OBJECT && matchWords(escape(object), false).test(before)
  if (isSame) return 0
  // "Gehalt bitte nicht nennen": what is negated stands before the verb.
  if (/nicht$|niet$/iu.test(begin[0]) && before.trim().split(/\s+/).length <= LONGEST_OBJECT) return 0
  const and = ENDS_AND.exec(before)?.[0].length ?? 0
  return /[\p{L}\p{N}]/u.test(before) ? begin.index - and : 0
}

/** What is not to be said, without its article: "the deposit". */
const OBJECT =
  /^\s*(?:the |any |our |my |den |die |das |unser\p{L}{0,2} |le |la |les |l['’]|el |los |las |o |a |os |as |il |lo |gli |i |de |het )?(?<object>[\p{L}\p{M}'’-]{1,40})[\s.!]*$/iu
/** A shorter word is that of anything. In UTF-16 code units. */
const LEAST_OBJECT = 4
const ENDS_AND = new RegExp(`(?<![\\p{L}\\p{M}])(?:${AND})[ ,]+$`, 'iu')
