import { AND, END, NO, PLEASE, PLEASE_UNSPACED, START, THANKS } from './asking.ts'
import { matchAllWords, matchWords } from './word-pattern.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What readers must not do or bring: it is said to them. */
const CONDUCT =
  'dogs?|pets?|phones?|mobiles?|kids|children|smoking|vap(?:e|ing)|cash|cards?|shoes|heels|alcohol|food|drinks?|walk-?ins?|refunds?|returns?|resale|flash|strollers?|outside food|hunde?|handys?|kinder|rauchen|bargeld|karten(?:zahlung)?|schuhe|getränke|werbung|chiens?|animaux|téléphones?|enfants|espèces|chaussures|perros|mascotas|móviles|niños|fumar|efectivo|zapatos|cães|animais|celulares?|crianças|dinheiro|cani|animali|telefoni|bambini|contanti|scarpe|honden|telefoons?|kinderen|roken|contant|schoenen|psów|zwierząt|telefonów|dzieci|gotówki|butów'

const only = (words: string) => compilePattern(`^[\\s\\p{P}]*(?:${words})[\\s\\p{P}\\p{Extended_Pictographic}]*$`, 'iu')
const THING = "[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)?"
/** "bitte kein Plüsch", "no pink please": what we are asked to leave out. */
const NOT_PLEASE = only(
  `(?:${PLEASE})${END},? (?:(?:${AND})${END} )?(?:${NO})(?:${END} ?|(?<=[’']))${THING}|(?:(?:${AND})${END} )?(?:${NO})(?:${END} ?|(?<=[’']))${THING},? (?:${PLEASE})${END}`,
)
const TOO =
  'too|so|very|zu|allzu|trop|demasiado|muy|muito|troppo|te|zbyt|za|çok|слишком|занадто|för|alltför|for|moc|příliš|liian|túl'
const NOTHING_AT_ALL =
  "nothing|nichts|rien d[e’']|nada|niente(?: di)?|nulla di|niks|niets|nic|inget|ingenting|intet|hiçbir şey|ничего|нічого"
/** "nothing too cutesy" */
const NOTHING_TOO = compilePattern(
  `^[\\s\\p{P}]{0,4}(?:(?:${AND})${END} )?(?:${NOTHING_AT_ALL}|not|nicht|pas|niet|inte|ikke|ne)(?:${END} ?|(?<=[’']))(?:${TOO}) [\\p{L}\\p{M}]+(?<pleased>,? (?:${PLEASE}|${THANKS})${END})?[\\s\\p{P}]{0,6}$`,
  'iu',
)
/** "nothing gory please", "surtout pas d’aiguilles svp" */
const NOTHING_PLEASE = only(
  `(?:${PLEASE})${END},? (?:${NOTHING_AT_ALL})(?:${END} ?|(?<=[’']))${THING}|(?:(?:${AND})${END} )?(?:(?:${NOTHING_AT_ALL})(?:${END} ?|(?<=[’']))|(?:surtout pas (?:de |d[’'])|bloß kein\\p{L}{0,2} |bloß nichts ))${THING},? (?:${PLEASE}|${THANKS})${END}`,
)
/** A short clause about the look that asks us politely, in any language: "ambiance douce stp". */
const NAMED_LOOK = compilePattern(
  `^(?:\\S+ ){0,4}(?:tone|style|look|mood|vibes?|colou?rs|ton|stil|stimmung|farben|ambiance|couleurs|tono|estilo|colores|toni|colori|stile|tom|cores|sfeer|stijl|kleuren|klimat|styl|kolory|tarz|renkler)(?: \\S+){0,3} (?:${PLEASE})(?:,? (?:${NO})(?: \\S+){1,3})?[.!]?$`,
  'iu',
)
/** Whether words say what readers must not do or bring. */
export const IS_CONDUCT = matchWords(CONDUCT, false)
const NOT_TOO_UNSPACED =
  'すぎない|ないで|ように|なしで|不要|别太|别用|不用|别|말고|말아주세요|말아|없이|就好|就行|即可|就可以|一点|一點|点儿|点|的就|感じ(?:で|に)?|め(?:で|に)|に(?=お願い|$)|で(?=お願い|$)'
const IS_POLITE = compilePattern(`${PLEASE_UNSPACED}|${START}(?:${PLEASE}|${THANKS})${END}`, 'iu')
const IS_ASKED = compilePattern(`${NOT_TOO_UNSPACED}|${PLEASE_UNSPACED}|안|${START}(?:${PLEASE}|${NO})${END}`, 'iu')
const SMALL = compilePattern(
  `${NOT_TOO_UNSPACED}|${PLEASE_UNSPACED}|${START}(?:${PLEASE}|${THANKS}|${NO}|${AND}|${TOO})${END}`,
  'giu',
)

/** Words about a look that are the same in many languages, and of languages without a table. */
const MORE_LOOK =
  'readable|legible|shouty|leserlich|gut lesbar|lisible|leggibile|leesbaar|czytelnie|czytelne|okunaklı|попроще|проще|поярче|построже|покрупнее|крупнее|скромнее|простіше|semplice|mycket|många|meget|mange|clean|retro|vintage|basic|minimal|minimalist|minimalistisch|minimaliste|minimalista|håll|hålla|det|den|gör|göra|enkelt|enkel|stilrent|snyggt|lugnt|sobert|diskret|ljust|mörkt|färg|färger|färgglatt|röd|rött|blå|blått|grön|grönt|gul|gult|rosa|svart|vitt|hold|lav|gør|enkelt|stilrent|roligt|pent|lyst|mørkt|farver|farger|rød|rødt|grøn|grønt|jednoduše|jednoduché|jednoduchý|střídmě|udělejte|elegantně|barvy|červená|červenou|zelená|modrá|egyszerű|egyszerűen|legyen|letisztult|yksinkertainen|tyylikäs|simplu|sobru|simplă|απλό|λιτό|να είναι|κόκκινο'

interface LookPatterns {
  look: RegExp
  verbs: RegExp
  small: RegExp
}
const compiled = new Map<string, LookPatterns>()

function patternsOf({ tag, look, dangling, order }: ReadingWords): LookPatterns {
  const isUnspaced = UNSPACED.includes(tag)
  const patterns = compiled.get(tag) ?? {
    look: isUnspaced ? matchAllWords(look, true) : matchAllWords(`${look}|${MORE_LOOK}`, false),
    verbs: matchWords(order.make, isUnspaced),
    small: matchAllWords([dangling, order.polite, order.our, order.make].filter(Boolean).join('|'), isUnspaced),
  }
  compiled.set(tag, patterns)
  return patterns
}

/** In words. */
const LONGEST = 9
const isShort = (said: string) => said.length <= 90 && said.split(/\s+/).length <= LONGEST

/** Whether all words are about colors, styles and parts of a design, besides small ones. */
function saysLook(said: string, words: ReadingWords): boolean {
  const { look, small } = patternsOf(words)
  const left = said.replace(look, '')
  return left !== said && !/[\p{L}\p{N}]/u.test(left.replace(SMALL, ' ').replace(small, ' '))
}

/**
 * Whether a clause of a request that asks us for something is about its look: it says what to leave out and asks politely, or all of its
 * words are about colors, styles and parts of a design, and it asks or forbids.
 */
export function isLook(text: string, { start, end }: Extent, words: ReadingWords): boolean {
  const said = text.slice(start, end)
  // "Wir machen das." is said to readers.
  if (!isShort(said) || WE.test(said)) return false
  if (NOTHING_TOO.test(said)) return true
  if (NOT_PLEASE.test(said)) return !IS_CONDUCT.test(said)
  const isAsked = IS_ASKED.test(said) || patternsOf(words).verbs.test(said) || IMPERATIVE.test(said)
  return isAsked && saysLook(said, words)
}

const WE = /^[\s\p{P}]*(?:we|i|wir|ich|nous|on|je|nosotros|noi|nós|wij|ik|my|biz|мы|ми|我们)(?![\p{L}\p{M}])/iu

/** Whether a clause politely asks for a look by itself: "graag een beetje sober", "nothing gory please", "シンプルにお願いします". */
export function isLookAsked(said: string, words: ReadingWords): boolean {
  if (!isShort(said) || !IS_POLITE.test(said)) return false
  if (NAMED_LOOK.test(said) || NOTHING_PLEASE.test(said)) return true
  const { pleased } = NOTHING_TOO.exec(said)?.groups ?? {}
  return pleased !== undefined || saysLook(said, words)
}

/** Whether a clause is about a look, if thanks follow it. */
export const isLookThanked = (said: string, words: ReadingWords): boolean => isShort(said) && saysLook(said, words)

/** Whether a clause asks for a look as an order does, without "please": "que sea sencillo", "deixa bem clean". */
export const isLookOrdered = (said: string, words: ReadingWords): boolean =>
  isShort(said) && IMPERATIVE.test(said) && saysLook(said, words)

/** What is to be done with a design. */
const IMPERATIVE =
  /^[\s\p{P}]*(?:que se vea|que sea|que quede|que seja|que fique|che sia|dejad?(?:lo)?|deixa|lascia(?:lo)?|laat|keep|make|use|halte?t?|nimm|nehmt|bleib|gardez?|restez?|faites|mantén|hazlo|usa|use|mantenha|deixe?|tieni(?:lo)?|fallo|hou|houd|maak|gebruik|zrób|użyj|niech|håll|gör|hold|gør|lav|udělejte|tehkää|legyen)(?![\p{L}\p{M}])/iu
