import type { Extent } from './pieces.ts'
import { compilePattern } from './compile-pattern.ts'

/** What a clause that puts its verb last says without its conjunction and its verb: where it begins, and the verb behind it. */
interface VerbLast {
  to: number
  late: Extent
}

/** German and Dutch. "das" is how many type "dass". */
const THAT = /(?:dass|daß|dat|das(?= (?:wir|ich|es|unsere?)(?!\p{L}))) /iuy
/** Subjects that a headline leaves out. */
const SPEAKER = /(?:wir|ich|we|wij|ik) (?!uns |mich |euch |ons |me |mij |jullie )/iuy
const THERE = /(?:es|er) /iuy
const NAMED = /(?:unsere?|meine?|der|die|das|eine?|onze|ons|mijn|de|het|een) (?=[\p{L}\p{M}\p{Nd}'’&.-]+ )/iuy

/** Verbs without which the rest says the same, at the end of a sentence or before a mark. */
const HAS = 'haben|habe|hat|hebben|heb|heeft'
const IS = 'sind|bin|ist|zijn|ben|is'
const BECOMES = 'werden|wird|wurden|wurde|worden|wordt|werd'
const END = String.raw`(?=\s*(?:[.!?]*\s*$|[,;]\s|\s[–—-]\s))`
const VERB = compilePattern(` (?<er>er )?(?<verb>${HAS}|${IS}|${BECOMES}|gibt)${END}`, 'iu')
const OTHER_VERB = compilePattern(`(?<!\\p{L})(?:${HAS}|${IS}|${BECOMES}|gibt)(?!\\p{L})`, 'iu')

/** "geschlossen", "ausverkauft", "verhuisd": how something is. */
const STATE =
  /(?<!\p{L})(?:offen|auf|zu|dicht|wieder da|zurück|fertig|frei|voll|krank|verfügbar|erhältlich|online|reduziert|open|klaar|terug|vrij|vol|ziek|verkrijgbaar|beschikbaar|binnen|\p{L}{0,8}ge\p{L}{2,14}(?:t|en|d)|(?:aus|uit)?ver\p{L}{2,12}(?:t|en|d))$/iu
const OPEN = /(?<!\p{L})(?:offen|auf|zu|dicht|geöffnet|geschlossen|open|gesloten)$/iu
/** A verb before "and" may be a second one of the clause: "umziehen und". "er weer" needs its verb. */
const JOINED = /(?<!\p{L})\p{Ll}+(?:en|t) (?:und|oder|aber|en|of|maar) |(?<!\p{L})er weer$|[,;:!?\n]/u

/**
 * Reads a clause such as "dass wir ab Montag wieder offen haben" at an offset. A headline says it without the words around: "Ab Montag wieder
 * offen". Null where the rest would not be whole; then the clause stays as it was typed.
 */
export function readVerbLast(said: string, from: number): VerbLast | null {
  THAT.lastIndex = from
  if (!THAT.test(said)) return null
  const start = THAT.lastIndex
  const [speaker, there, named] = [SPEAKER, THERE, NAMED].map((pattern) => {
    pattern.lastIndex = start
    return pattern.test(said) ? pattern.lastIndex : null
  })
  const to = speaker ?? there ?? start
  const found = VERB.exec(said.slice(to))
  if (!found) return null
  const body = said.slice(to, to + found.index)
  if (JOINED.test(body) || OTHER_VERB.test(body)) return null
  const verb = found.groups?.['verb']?.toLowerCase() ?? ''
  const isOf = (verbs: string) => verbs.split('|').includes(verb)
  const isWhole = speaker
    ? isOf(`${HAS}|${IS}`) || (isOf(BECOMES) && STATE.test(body))
    : there
      ? verb === 'gibt' || ((verb === 'is' || verb === 'zijn') && !STATE.test(body))
      : named
        ? found.groups?.['er'] !== undefined ||
          (isOf(HAS) && OPEN.test(body)) ||
          (isOf(`${IS}|${BECOMES}`) && STATE.test(body))
        : false
  return isWhole ? { to, late: { start: to + found.index, end: to + found.index + found[0].length } } : null
}
