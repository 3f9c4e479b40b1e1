import type { Naming } from './concepts.ts'
import type { SubjectGrammar } from './subject-grammar.ts'
import type { Match } from './match-words.ts'
import type { ClauseWord } from './split-clauses.ts'
import { isEmpty, isFunction, isTime } from './word-classes.ts'

/**
 * What a named thing is in its clause: the whole of it or the first phrase (`lead`), what somebody does something with (`object`), where,
 * when or with what (`aside`).
 */
export type NamingRole = 'lead' | 'object' | 'aside'

/** A thing that a text names. */
export interface FoundNaming extends Naming {
  role: NamingRole
  /** Whether its phrase has a noun such as "class" or "night", which says that the clause is about it. */
  isCarried: boolean
  /** Whether no unknown word stands before it in its clause, which could be a verb, or make another thing of it: "a robot dog". */
  isBare: boolean
  /** How many clauses that tell something stand before. */
  clause: number
  /** The words that name it, normalized. */
  reason: string
}

/** A clause with the words that name something. */
export interface Phrase {
  words: readonly ClauseWord[]
  matches: readonly Match[]
  grammar: SubjectGrammar
}

/** Things that are made for others: "climbing shoes" are about climbing. */
const GOODS: ReadonlySet<string> = new Set(['fashion', 'home'])
const isMeantFor = ({ concept }: Naming, other: Naming | undefined): boolean =>
  other !== undefined && GOODS.has(other.concept.domain) && !GOODS.has(concept.domain)

/** "Wine glasses": behind a thing of another area of life, a word often names another thing than alone. */
const isOtherArea = ({ concept }: Naming, own: Naming): boolean =>
  concept.domain !== 'occasion' && concept.domain !== own.concept.domain

/** Whether the phrase of a naming ends at `end`, or goes on only with nouns that tell nothing of their own. */
export function isHead(phrase: Phrase, end: number, naming: Naming): boolean {
  const { words, matches, grammar } = phrase
  if (grammar.head === 'first') return !isQualified(phrase, end, naming)
  const [last, next] = [words[end - 1], words[end]]
  // A capital letter could begin a name that the noun is a part of.
  if (!next?.isCapital && matches.some((match) => match.end === end && match.isClosed)) return true
  if (!next) return true
  if (grammar.hasVerbEndings && grammar.light.has(next.text) && last?.text.endsWith('ing')) return false
  if (next.isNumber || isFunction(next.text, grammar) || isTime(next.text)) return true
  if (grammar.adverbials?.test(next.text)) return true
  if (grammar.hasVerbEndings && /[^e]ed$|ly$/.test(next.text) && next.text.length > 4) return true
  if (grammar.hasNounCapitals && last?.isCapital && !next.isCapital) return true
  // "Halı yıkama Bursa": a place follows.
  if (!grammar.hasNounCapitals && !last?.isCapital && next.isCapital && end === words.length - 1) return true
  if (grammar.carriers.has(next.text)) return isHead(phrase, end + 1, naming)
  const goods = matches.find(({ start }) => start === end)
  return goods && isMeantFor(naming, goods.naming) ? isHead(phrase, goods.end, naming) : false
}

/** Whether the word before `end` is a verb: where nouns have capitals, one without does, unless nothing else has one either. */
export const isVerb = ({ words, grammar }: Phrase, end: number): boolean =>
  grammar.hasNounCapitals === true &&
  words[end - 1]?.isCapital === false &&
  words.some(({ isCapital }, at) => at > 0 && isCapital)

/** "How Bloom Bakery saves time": inside of a clause, capitals before a kind of business are the name of one. */
export function isName({ words, grammar }: Phrase, start: number): boolean {
  const before = words[start - 1]
  if (grammar.hasNounCapitals || start < 2 || !before || isEmpty(before, grammar)) return false
  return before.isCapital && words[start]?.isCapital === true
}

/**
 * Whether a thing that is made for others is followed by what it is made for: "chaussures d’escalade". A school teaches what follows: an
 * "escuela de buceo" has no pencils.
 */
function isQualified({ words, matches, grammar }: Phrase, end: number, naming: Naming): boolean {
  if (!grammar.subjectPrepositions.has(words[end]?.text ?? '')) return false
  if (naming.concept.id === SCHOOL && OF.has(words[end]?.text ?? '')) return true
  const next = matches.find(
    ({ start }) => start > end && words.slice(end + 1, start).every(({ text }) => grammar.light.has(text)),
  )
  // "Paniers de Noël": a feast says when.
  return next !== undefined && next.naming.concept.domain !== 'occasion' && isMeantFor(next.naming, naming)
}

/** "Coffee included", "coffee and cake included": whether what ends before `end` is an extra. */
export function isExtra(phrase: Phrase, end: number): boolean {
  const { words, matches, grammar } = phrase
  const next = words[end]?.text ?? ''
  if (grammar.extras.has(next)) return true
  const joined = isConjunction(next, grammar) ? matches.find(({ start }) => start === end + 1) : undefined
  return joined !== undefined && isExtra(phrase, joined.end)
}

/** The concept of a school that teaches everything. */
const SCHOOL = 'school'
const OF: ReadonlySet<string> = new Set('de d di del da do'.split(' '))

/** Unknown words that may stand before a head and still belong to its phrase. */
const MODIFIERS_MAX = { last: 3, first: 1, signs: 0 }

/** Whether a carrier is among or beside the words from `start` to before `end`, or is the last part of a compound there. */
export const isCarried = ({ words, grammar: { carriers, head } }: Phrase, start: number, end: number): boolean =>
  words
    .slice(Math.max(0, start - 3), end + 1)
    .some(
      ({ text }) =>
        carriers.has(text) || (head === 'last' && [...carriers].some((word) => word.length > 3 && text.endsWith(word))),
    )

/** Whether all words from the beginning of a clause to before `start` are known, or say nothing about the subject. */
export const isBare = ({ words, matches, grammar }: Phrase, start: number): boolean =>
  words.slice(0, start).every((word, at) => {
    const isMatched = matches.some((match) => match.start <= at && at < match.end)
    return isMatched || isEmpty(word, grammar) || grammar.leadVerbs.has(word.text) || isHow(words, at)
  })

/** Whether a word belongs to "how to water", with the verb. */
const isHow = ([first, second]: readonly ClauseWord[], at: number): boolean =>
  HOW.has(first?.text ?? '') && at <= (second?.text === 'to' ? 2 : 1)

/** Looks back from a phrase to the beginning of its clause. Null if the phrase is negated, or belongs to one of another area. */
export function findRole({ words, matches, grammar }: Phrase, start: number): NamingRole | null {
  const [before] = matches.filter(({ end }) => end === start)
  const own = matches.find((match) => match.start === start)
  if (grammar.head === 'last' && before && own && isOtherArea(before.naming, own.naming)) return null
  // "Nasi goreng seafood": right behind a thing, a word says which one it is.
  if (grammar.head === 'first' && before && own && !isOtherArea(before.naming, own.naming)) return 'aside'
  let unknown = 0
  let isObject = false
  for (let at = start - 1; at >= 0; at--) {
    const { text, isNumber } = words[at] ?? { text: '', isNumber: false }
    const previous = words[at - 1]?.text ?? ''
    if (grammar.negators.has(text)) return null
    if (at + 1 < start && AIMS.has(text) && isCount(words[at - 1]) && isCount(words[at + 1])) continue
    if (at <= 1 && (HOW.has(text) || (text === 'to' && HOW.has(previous))))
      return toRole(unknown - 1, isObject, grammar)
    if (grammar.prepositions.has(text)) {
      const isWhen = own?.naming.concept.domain === 'occasion' && !AIMS.has(text)
      // "Up to 20 % on shoes": what is reduced is the subject.
      if (words[at - 1]?.isPercent && !isWhen && !AIMS.has(text)) return hasNegator(words, at, grammar) ? null : 'lead'
      const carries = !isWhen && grammar.subjectPrepositions.has(text) && isCarrierBefore(words, matches, at, grammar)
      if (!carries && !(grammar.leadVerbs.has(previous) && ABOUT.has(text)))
        return hasNegator(words, at, grammar) ? null : 'aside'
    } else if (grammar.leadVerbs.has(text)) return hasNegator(words, at, grammar) ? null : 'lead'
    // "Cantina e agriturismo": nobody knows what the thing before is.
    else if (isConjunction(text, grammar))
      isObject ||= !matches.some(({ end }) => end === at) && !isEmpty(words[at - 1], grammar)
    else if (grammar.other.has(text)) isObject = true
    else if (!isNumber && !isEmpty(words[at], grammar)) unknown++
  }
  return toRole(unknown, isObject, grammar)
}

/** "Two for one croissants", "3 für 2 Kerzen": an offer before the thing that it is about. */
const isCount = (word: ClauseWord | undefined): boolean =>
  word !== undefined && (word.isNumber || COUNTS.has(word.text))
const COUNTS: ReadonlySet<string> = new Set(
  'one two three four eins zwei drei vier un deux trois quatre uno dos tres cuatro um dois duas due quattro een twee drie'.split(
    ' ',
  ),
)

const toRole = (unknown: number, isObject: boolean, { head }: SubjectGrammar): NamingRole =>
  isObject || unknown > MODIFIERS_MAX[head] ? 'object' : 'lead'

/** Whether the noun before a preposition tells nothing of its own, or is made for what follows. */
function isCarrierBefore(
  words: readonly ClauseWord[],
  matches: readonly Match[],
  at: number,
  { carriers }: SubjectGrammar,
) {
  const match = matches.find(({ end }) => end === at)
  return carriers.has(words[at - 1]?.text ?? '') || (match !== undefined && GOODS.has(match.naming.concept.domain))
}

/** "How to water a cactus": a verb follows. */
const HOW: ReadonlySet<string> = new Set(
  'how comment como come hoe wie jak nasil كيف hur hvordan miten как як πως איך'.split(' '),
)

/** "Post about honey". */
const ABOUT: ReadonlySet<string> = new Set('about on uber over sur sobre su o'.split(' '))

/** "A week in the Easter holidays" says when, "a party for Easter" what for. */
const AIMS: ReadonlySet<string> = new Set(
  'for fur zu zum zur pour de du para del per di voor na dla om of till til pro для για untuk cho สำหรับ'.split(' '),
)

const hasNegator = (words: readonly ClauseWord[], end: number, { negators }: SubjectGrammar): boolean =>
  words.slice(0, end).some(({ text }) => negators.has(text))

const isConjunction = (word: string, { conjunctions }: SubjectGrammar): boolean =>
  CONJUNCTIONS.has(word) || conjunctions?.has(word) === true

const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'and or und oder en of et ou y e o ed i oraz lub ve veya و أو'.split(' '),
)
