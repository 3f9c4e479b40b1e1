import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { createMonths } from './tables/row-patterns.ts'
import type { WholeText } from './find-quotations.ts'

const compiled = new Map<string, RegExp>()

/** Finds streets with the number of a house, and the town behind it: "Moda Cad. 45 Kadıköy", "شارع التحلية 120 جدة". */
export function findAddresses(text: string, language: string): WholeText[] {
  const { tag } = findReadingWords(language)
  const numbered = tag === 'vi' ? [...text.matchAll(NUMBERED)] : []
  const pattern = compiled.get(tag) ?? createAddress(language)
  compiled.set(tag, pattern)
  return [...text.matchAll(pattern), ...numbered].map(({ index, 0: found }) => {
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
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patterns.join('|') || '(?!)'})${TOWN}`, 'gu')
}

/** Words in lower case, and with a capital before. */
const capitalize = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [...new Set([word, word.charAt(0).toLocaleUpperCase() + word.slice(1)])])
    .join('|')
