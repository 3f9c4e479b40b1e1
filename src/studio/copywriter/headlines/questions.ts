import { line } from './sentence-case.ts'
import type { Brief } from '../../model/brief.ts'
import type { Random } from '../../model/random.ts'

/** These words start an imperative, whatever follows. */
const VERBS = words(
  'wake get make start stop save build find take feel keep meet see learn bake carry pay send enjoy discover eat write go create transform unlock boost protect wear join try give bring do be ship hire manage lose forget say hear know become let leave choose ditch explore breathe relax spend earn sell swap simplify automate master reach turn',
)
/**
 * These words start an imperative only if the next word cannot belong to the name of an object: "Work boots" and "Light rain jackets" are
 * objects.
 */
const ALSO_NOUNS = words(
  'work play run cook drink ride plan move live sleep travel design cut look glow track clean close open pack rest taste charge train paint skip read walk switch upgrade love share trust book speak dive grow celebrate',
)
const GOES_ON = words(
  'your you the a an it them that what when where how who in on up out off away down to into with without like better more less from at by all every each this these through over smarter faster longer well again',
)
/** A complete sentence, which cannot follow "Ready for". */
const FINITE = words(
  'is are was were am we our i you it they will can never always has have does did lasts makes keeps gets comes goes works needs helps lets stays tastes feels looks fits holds sleeps saves brings gives means starts begins ends knows loves wants takes turns cuts cleans runs rises moves grows charges pays slips meets deserves',
)
/** The start of a noun phrase that can follow "Ready for". */
const THING = [
  /^(?:an?|the|more|less|fewer|better|everything|all)\s/i,
  /^(?!(?:never|over|under|after|ever|together|rather|other|whether)\s)\p{L}+er\s/iu,
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s(?:minute|hour|day|night|week|month|year)s?\b/i,
  /^\p{L}+(?:\s\p{L}+){0,2}\s(?:that|which|without|from|made)\s/iu,
]
const ADJECTIVE_OF_PLACE =
  /^(?:American|Austrian|Belgian|British|Chinese|Danish|Dutch|English|European|French|German|Greek|Indian|Irish|Italian|Japanese|Korean|Mediterranean|Mexican|Nordic|Norwegian|Portuguese|Scandinavian|Scottish|Spanish|Swedish|Swiss|Thai|Turkish)\b/

/**
 * Headlines that are questions, best first. A promise of the product becomes a question if possible: "Ready to wake up to brighter
 * skin?", "Ready for a desk that rises in silence?". Otherwise the question is whether the reader knows the product. The rules have no
 * grammar: a promise whose form is unclear stays a line below the headline.
 */
export function listQuestions({ product, brand }: Brief, random: Random): string[] {
  const name = product?.name ?? brand.name
  const asked = random.pick([`Have you met ${name} yet?`, `Have you tried ${name} yet?`])
  const promise = line(product?.proposition ?? null)
  const whole = promise && promise.split(' ').length <= 7 && !/[.!?:;]/.test(promise) ? promise : null
  if (whole && isImperative(whole)) return [`Ready to ${lowered(whole, name)}?`]
  return whole && isThing(whole) ? [`Ready for ${lowered(whole, name)}?`] : [asked]
}

function isImperative(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/)
  return VERBS.has(first) || (ALSO_NOUNS.has(first) && GOES_ON.has(second))
}

/** The text before a relative clause must not be a sentence; a clause after "that" may have a verb. */
function isThing(text: string): boolean {
  const [named = ''] = text.toLowerCase().split(/\s(?:that|which|who)\s/)
  const all = /^everything\s/.test(named)
  return THING.some((form) => form.test(text)) && (all || !named.split(/[\s,]+/).some((word) => FINITE.has(word)))
}

/** The form inside a sentence: lower case, except for names. */
function lowered(text: string, name: string): string {
  const [first = ''] = text.split(' ')
  const kept = name.split(' ').includes(first) || ADJECTIVE_OF_PLACE.test(text) || /^\p{Lu}.*\p{Lu}/u.test(first)
  return kept ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
