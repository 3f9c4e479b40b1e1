import { type Clause, createDescription } from './describe-bit.ts'
import { isStandIn } from './own-statements.ts'
import { allowBare } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

interface AnswerPatterns {
  answer: RegExp
  /** Words that may stand between it and the telephone number. */
  between: RegExp
  /** What needs words behind it. */
  open: RegExp
}

const compiled = new Map<string, AnswerPatterns | null>()

function patternsOf({ tag, answer, reach, lead, dangling, open }: ReadingWords): AnswerPatterns | null {
  const known = compiled.get(tag)
  if (known !== undefined) return known
  const read = (words: string) => compilePattern(`^(?:${allowBare(words, tag)})$`, 'iu')
  const patterns = answer
    ? {
        answer: read(answer),
        between: read(`${answer}|${reach}|${lead}|${dangling}`),
        open: read(`${dangling}|${open}`),
      }
    : null
  compiled.set(tag, patterns)
  return patterns
}

/** Words of a clause that needs how to answer: "en cas d’urgence appelez", "si tienes dudas llama". */
const NEEDING =
  /(?<![\p{L}\p{M}])(?:si|quand|en cas|cuando|en caso|quando|em caso|in caso|jeśli|jesli|gdy|w razie|eğer|если|в случае|якщо|у разі|nếu|khi|إذا|اذا|في حال\p{L}{0,2}|אם|במקרה)(?![\p{L}\p{M}])/iu
/** "If" in Italian and Portuguese, and a pronoun in Spanish: "se busca camarero". */
const NEEDING_SE = /(?<![\p{L}\p{M}-])se\s/iu
/** What stands before the purpose of a call: "per info", "pour réserver". */
const FOR = /^(?:pour|para|pra|per|dla|для|để|por)$/iu
/** Another way to answer: "o pasar por el local". */
const OR = /^\s*(?:ou|o|u|oppure|lub|albo|veya|или|або|أو|או|hoặc)\s/iu
/** In words. */
const MOST_BETWEEN = 6
const MOST_NAMED = 3
const LEAST_BEFORE = 2
const LEAST_LETTERS = 8

/** Divides clauses where they go on with how to answer. */
export function createAnswerSplit(text: string, spans: readonly Span[], words: ReadingWords) {
  const describe = createDescription(text, spans, words)
  return (clause: Clause): Clause[] => {
    if (isStandIn(text.slice(clause.start, clause.end))) return [clause]
    const at = findAnswer(text, clause, spans, words)
    if (at === null) return [clause]
    const parts = [
      { start: clause.start, end: at },
      { start: at, end: clause.end },
    ]
    return parts.map((part) => ({ ...part, ...describe(part) }))
  }
}

/**
 * The offset in a clause at which it says how to answer, where nobody typed a mark before it: that of "reservas" in "feijoada sábado das 12h às 16h
 * reservas 11 98765-4321". Null if the words before it would not be whole.
 */
function findAnswer(text: string, clause: Extent, spans: readonly Span[], words: ReadingWords): number | null {
  const patterns = patternsOf(words)
  const contact = spans.find(
    ({ kind, start, end }) =>
      kind === 'contact' && start >= clause.start && end <= clause.end && /[\p{Nd}@]/u.test(text.slice(start, end)),
  )
  if (!patterns || !contact) return null
  const tail = text.slice(contact.end, clause.end)
  if (/[\p{L}\p{N}]/u.test(tail) && !OR.test(tail)) return null
  const tokens = [...text.slice(clause.start, contact.start).matchAll(/\S+/gu)].map(({ index, 0: typed }) => ({
    at: clause.start + index,
    word: typed.replace(/^[\p{P}\p{S}]{1,4}|[\p{P}\p{S}]{1,4}$/gu, ''),
  }))
  const first = tokens.findLastIndex(({ word }) => word !== '' && !patterns.between.test(word)) + 1
  const found = tokens.findIndex(({ word }, index) => index >= first && patterns.answer.test(word))
  if (found < 0 || tokens.length - found > MOST_BETWEEN) return null
  // "gabinet nieczynny, pilne przypadki tel. 601 222 333": whom the number is for stands behind a mark.
  const marked = tokens.findLastIndex(
    ({ at }, place) => place < found && /[,،]\s*$/u.test(text.slice(clause.start, at)),
  )
  const named = tokens.slice(marked, found)
  const isMarked = marked > 0 && named.length <= MOST_NAMED && named.every(({ word }) => !/\p{Nd}/u.test(word))
  const index = isMarked ? marked : FOR.test(tokens[found - 1]?.word ?? '') ? found - 1 : found
  const [token, before] = [tokens[index], tokens.slice(0, index)]
  const said = before.filter(({ word }) => !patterns.between.test(word) && !patterns.open.test(word))
  const rest = token ? text.slice(clause.start, token.at) : ''
  const isWhole =
    said.length >= LEAST_BEFORE &&
    countLetters(said.map(({ word }) => word).join('')) >= LEAST_LETTERS &&
    !patterns.open.test(before.at(-1)?.word ?? '') &&
    !/[:(（«“&+/–—-]\s*$/u.test(rest) &&
    !NEEDING.test(rest) &&
    !((words.tag === 'it' || words.tag === 'pt-BR') && NEEDING_SE.test(rest))
  return token && isWhole ? token.at : null
}

/** A Korean letter says as much as two others. */
const countLetters = (said: string): number =>
  (said.match(/\p{L}/gu)?.length ?? 0) + (said.match(/\p{Script=Hangul}/gu)?.length ?? 0)
