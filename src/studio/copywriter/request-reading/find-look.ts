import { matchAllWords, matchWords } from './word-pattern.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'

const PLEASE =
  "please|pls|plz|bitte|svp|stp|s[’']il (?:te|vous) pla[iî]t|por favor|porfa|per favore|graag|aub|proszę|lütfen|من فضلك|لو سمحت|בבקשה|कृपया|пожалуйста|плиз|будь ласка|snälla|ください|お願い(?:します)?|でお願い|请|請|부탁(?:드려요|해요)?|주세요"
const NO =
  "no|not|non|nothing|without|kein\\p{L}{0,2}|keine|nicht|nichts|ohne|pas d[e’']|pas|sans|rien|sin|nada de|nada|ningún|sem|nenhum\\p{L}?|senza|niente|nessun\\p{L}?|geen|niet|niks|zonder|bez|żadn\\p{L}{1,4}|nie|nic|yok|olmasın|بدون|بلا|لا|בלי|ללא|लिए नहीं|बिना|без|не|ничего|нічого|inga|inget|không|đừng|ไม่|อย่า"
const AND = 'and|und|et|y|e|en|i|ve|or|oder|ou|o|of|lub|but|aber|mais|pero|mas|ma|maar|ale|ama|also'
/** What readers must not do or bring: it is said to them. */
const CONDUCT =
  'dogs?|pets?|phones?|mobiles?|kids|children|smoking|vap(?:e|ing)|cash|cards?|shoes|heels|alcohol|food|drinks?|walk-?ins?|refunds?|returns?|resale|flash|strollers?|outside food|hunde?|handys?|kinder|rauchen|bargeld|karten(?:zahlung)?|schuhe|getränke|werbung|chiens?|animaux|téléphones?|enfants|espèces|chaussures|perros|mascotas|móviles|niños|fumar|efectivo|zapatos|cães|animais|celulares?|crianças|dinheiro|cani|animali|telefoni|bambini|contanti|scarpe|honden|telefoons?|kinderen|roken|contant|schoenen|psów|zwierząt|telefonów|dzieci|gotówki|butów'

const only = (words: string) => new RegExp(`^[\\s\\p{P}]*(?:${words})[\\s\\p{P}\\p{Extended_Pictographic}]*$`, 'iu')
const END = '(?![\\p{L}\\p{M}])'
const THING = "[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)?"
/** "bitte kein Plüsch", "no pink please": what we are asked to leave out. */
const NOT_PLEASE = only(
  `(?:${PLEASE})${END},? (?:(?:${AND})${END} )?(?:${NO})${END} ?${THING}|(?:(?:${AND})${END} )?(?:${NO})${END} ?${THING},? (?:${PLEASE})${END}`,
)
/** "nothing too cutesy" */
const NOTHING_TOO =
  /^[\s\p{P}]{0,4}(?:(?:and|und|et|y|e|en|i|but|aber) )?(?:nothing|not|nichts|nicht|rien d[e’']|rien|pas|nada|niente(?: di)?|niks|niet|nic|hiçbir şey|ничего|нічого) ?(?:too|zu|trop|demasiado|muy|muito|troppo|te|zbyt|çok|слишком|занадто) [\p{L}\p{M}]+[\s\p{P}]{0,6}$/iu
const IS_CONDUCT = matchWords(CONDUCT, false)
const IS_ASKED = new RegExp(
  `すぎない|ないで|ように|なしで|不要|别太|别用|不用|말고|말아|없이|안|(?<![\\p{L}\\p{M}])(?:${PLEASE}|${NO})${END}`,
  'iu',
)
const SMALL = new RegExp(
  `すぎない|ないで|ように|なしで|ください|お願い|不要|别太|别用|不用|别|말고|말아주세요|말아|없이|(?<![\\p{L}\\p{M}])(?:${PLEASE}|${NO}|${AND})${END}`,
  'giu',
)

interface LookPatterns {
  look: RegExp
  verbs: RegExp
  small: RegExp
}
const compiled = new Map<string, LookPatterns>()

function patternsOf({ tag, look, dangling, order }: ReadingWords): LookPatterns {
  const isUnspaced = UNSPACED.includes(tag)
  const patterns = compiled.get(tag) ?? {
    look: matchAllWords(look, isUnspaced),
    verbs: matchWords(order.make, isUnspaced),
    small: matchAllWords([dangling, order.polite, order.our, order.make].filter(Boolean).join('|'), isUnspaced),
  }
  compiled.set(tag, patterns)
  return patterns
}

/** In words. */
const LONGEST = 9

/**
 * Whether a clause of a request that asks us for something is about its look: it says what to leave out and asks politely, or all of its
 * words are about colors, styles and parts of a design, and it asks or forbids.
 */
export function isLook(text: string, { start, end }: Extent, words: ReadingWords): boolean {
  const said = text.slice(start, end)
  if (said.length > 90 || said.split(/\s+/).length > LONGEST) return false
  if (NOTHING_TOO.test(said)) return true
  if (NOT_PLEASE.test(said)) return !IS_CONDUCT.test(said)
  const { look, verbs, small } = patternsOf(words)
  const isAsked = IS_ASKED.test(said) || verbs.test(said) || IMPERATIVE.test(said)
  const left = said.replace(look, '')
  return isAsked && left !== said && !/[\p{L}\p{N}]/u.test(left.replace(SMALL, ' ').replace(small, ' '))
}

/** What is to be done with a design. */
const IMPERATIVE =
  /^[\s\p{P}]*(?:keep|make|use|halte?t?|nimm|nehmt|bleib|gardez?|restez?|faites|mantén|hazlo|usa|use|mantenha|deixe?|tieni(?:lo)?|fallo|hou|houd|maak|gebruik|zrób|użyj|niech)(?![\p{L}\p{M}])/iu
