import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { createMonths } from './tables/row-patterns.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const compiled = new Map<string, RegExp>()

/**
 * Finds streets with the number of a house, and the town behind it: "Moda Cad. 45 Kadıköy", "شارع التحلية 120 جدة". In English also what ends
 * with a postcode: "Unit 4, Canal Wharf, LS11 5BB".
 */
export function findAddresses(text: string, language: string): WholeText[] {
  const { tag } = findReadingWords(language)
  const others = tag === 'vi' ? [...text.matchAll(NUMBERED)] : tag === 'en' ? [...text.matchAll(POSTAL)] : []
  const pattern = compiled.get(tag) ?? createAddress(language)
  compiled.set(tag, pattern)
  return [...text.matchAll(pattern), ...others].map(({ index, 0: found }) => {
    const extent = { start: index, end: index + found.length }
    return { ...extent, span: { ...extent, kind: 'place' } }
  })
}

/** Vietnamese streets behind their number, with the district: "45 Nguyễn Trãi, Q.5". */
const NUMBERED =
  /(?<=(?:^|[,.;:!?\n–-]\s?|(?:tại|ở|số|số nhà|đ\/c:?|địa chỉ:?) ))\d{1,4}[A-Z]?(?:\/\d{1,4}){0,2} (?:đường |phố |Đường |Phố )?\p{Lu}[\p{Ll}\p{M}]{1,7}(?: \p{Lu}[\p{Ll}\p{M}]{1,7}){1,3}(?:,? (?:Q\. ?|Quận |P\. ?|Phường |TP\.? ?|TX\.? ?)(?:\d{1,2}|[\p{Lu}][\p{L}\p{M}]{0,8}(?: \p{Lu}[\p{L}\p{M}]{0,8}){0,2})){0,3}(?=\s*(?:[,.;!\n]|$))/gu

const NAME = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,24}`
/** A word of a script without capitals that stands last in its clause. */
const LAST = String.raw`[\p{Lo}\p{M}]{2,16}(?: [\p{Lo}\p{M}]{2,16})?(?=\s*(?:[،,.;!\n]|$))`
const TOWN = String.raw`(?:,? (?:\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ /]\p{Lu}[\p{L}\p{M}'’-]{1,24})?(?![\p{L}\p{M}])(?= ?(?:[,.;!)\n]|$))|${LAST}))?`

function createAddress(language: string): RegExp {
  const { before, behind } = findReadingWords(language).street
  // Words behind a number that is no house number.
  const OTHER = String.raw`(?![\p{N}%٪]|[.,:/]\d|\s?[–-]\s?\d| ?(?:\p{Sc}|kr|zł|tl|руб|грн|ريال|درهم|₪|h|u|uhr|saat)(?!\p{L})|\.? (?:${createMonths(language)}))`
  const HOUSE = String.raw`,? ?(?:(?:[Nn][or][.:]*|д\.|буд\.|№|nr\.?) ?)?\d{1,4}[A-Za-zА-я]?(?:/\d{1,3})?号?號?(?!\p{L})${OTHER}`
  const patterns = [
    ...(before ? [String.raw`(?:${capitalize(before)}) ?(?:${NAME} ?){1,3}${HOUSE}`] : []),
    ...(behind
      ? [
          // A district may stand before its street: "Atatürk Mah. Gül Sok. 5".
          String.raw`(?:${NAME} (?:Mah\.|Mahallesi),? )?(?:${NAME} ){0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,24}? ?(?:${capitalize(behind)})${HOUSE}`,
        ]
      : []),
  ]
  return compilePattern(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patterns.join('|') || '(?!)'})${TOWN}`, 'gu')
}

/** Words in lower case, and with a capital before. */
const capitalize = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [...new Set([word, word.charAt(0).toLocaleUpperCase() + word.slice(1)])])
    .join('|')

/** A unit, a room or a floor, with its number or letter. */
const UNIT = String.raw`(?:unit|suite|ste|flat|floor|level|apt|apartment|building|bldg|block|shop|stall|room|studio|gebäude|geb|haus|halle|raum|etage|laden|lokaal|hal|stand|lokale|port|opgang|rappu)\.? ?(?:\p{Nd}{1,4}[a-z]?|[a-z])(?![\p{L}\p{M}\p{N}])|(?:\p{Nd}{1,2}(?:st|nd|rd|th)|first|second|third|fourth|ground|top|lower|upper) floor|(?:\p{Nd}{1,2}\.? (?:og|stock|stockwerk|etage|sal|tr|vån|kerros)|\p{Nd}{1,2}e verdieping|begane grond|erdgeschoss|eg|hinterhof|hinterhaus|gårdhuset|stuen)(?![\p{L}\p{M}])`
const UNIT_ALONE = compilePattern(String.raw`^\s*(?:${UNIT})[\s,]*$`, 'iu')
/** A room or a floor behind the number of a house. */
const HALL =
  /^\s*(?:sala|loja|apto|apt|bloco|andar|bajo|local|piso|planta|puerta|esc(?:alera)?|bât(?:iment)?|étage|appt|interno|scala|piano|lok(?:al)?|mieszkanie|kat|daire|офис|оф|кв|подъезд|этаж)\.? ?(?:\p{Nd}|[A-Z](?!\p{L}))|^\s*\p{Nd}{1,2}(?:º|ª|er|e|ème|\.)? (?:andar|piso|planta|étage|piano|piętro|kat|этаж)(?!\p{L})|^\s*bajo(?!\p{L})|^\s*\p{Nd}{1,2}[ºª] ?[A-Z]?(?!\p{L})/iu

/** Whether a text is a unit or a floor and nothing else: "Level 2,". */
export const isUnit = (text: string): boolean => UNIT_ALONE.test(text)

/** Whether a text says where in a house something is, behind its number. */
export const isBehindHouse = (text: string): boolean => HALL.test(text) || isUnit(text)

/** A unit or a house, the names behind it, and a British or Canadian postcode. */
const POSTAL = compilePattern(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?:${UNIT})|\p{Nd}{1,4}[a-z]?(?: [\p{L}'’]{2,16}){1,3})(?:,? [\p{L}'’-]{2,16}(?: [\p{L}'’-]{2,16}){0,3}){0,3},? (?:[a-z]{1,2}\p{Nd}[a-z\p{Nd}]? ?\p{Nd}[a-z]{2}|[a-z]\p{Nd}[a-z] \p{Nd}[a-z]\p{Nd})(?![\p{L}\p{M}\p{N}])`,
  'giu',
)
