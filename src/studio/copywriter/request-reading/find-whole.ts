import { UNSPACED } from '../carry/create-rules.ts'
import type { WholeText } from './find-quotations.ts'
import { matchAllWords } from './word-pattern.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'

/** Numbers that are neither a date nor a price: ratings, shares, and phrases. */
const FIGURES: readonly (readonly [RegExp, Span['kind']])[] = [
  [
    /(?<![\p{N}.,/])[0-5][.,]\d ?\/ ?(?:5|10)(?![\p{N}/]|[.,]\d)(?: (?:stars?|Sternen?|étoiles|estrellas|estrelas|stelle|sterren|gwiazdek))?/giu,
    'quantity',
  ],
  [/(?<![\p{N}.,/])(?:24\/7(?:\/365)?|50\/50|9-to-5|360°)(?![\p{N}/])/gu, 'quantity'],
  [
    /(?<![\p{N}.,])[$€£¥] ?\d[\d.,]*\d? ?(?:k|K|m|M|mn|bn|B|million|billion|thousand|Mio\.?|Mrd\.?|Millionen|Tausend|millions?|millones|milhões|milioni|miljoen|mln|mlrd|tys\.?|тыс\.?|млн)(?!\p{L})/gu,
    'quantity',
  ],
  [
    /(?<![\p{N}.,])\d[\d.,]*\d? ?(?:k|K|million|billion|Mio\.?|Mrd\.?|Millionen|millions d['’]|millones de|milhões de|milioni di|miljoen|mln|млн) ?(?:€|\$|£|EUR|USD|euros?|Euro|dollars?|zł|reais|₽|руб)(?!\p{L})/gu,
    'quantity',
  ],
]

/** "3 x 10 €", "2 × 45 min": how often, and what of. */
const TIMES =
  /(?<![\p{N}.,])\d{1,3} ?[x×] ?(?:[$€£¥] ?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{1,2})? ?(?:€|£|\$|zł|kr|TL|₽|грн|円|元|원|eur|euros?|min\.?|mins?|h|hrs?|ml|cl|l|g|kg|cm|mm|m)(?![\p{L}\p{M}]))/giu

/** Discounts in words, of texts without spaces. */
const UNSPACED_OFFERS = /(?:全[场場店]|[会會][员員])?[一二三四五六七八九]{1,2}折|半[价價額]/gu

/** Finds numbers that other readers would divide. */
export const findFigures = (text: string): WholeText[] =>
  [...FIGURES, [TIMES, 'quantity'] as const, [UNSPACED_OFFERS, 'discount'] as const].flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => {
      const extent = { start: index, end: index + found.length }
      return { ...extent, span: { ...extent, kind } }
    }),
  )

/** Finds times that are neither a day nor an hour: "this week". */
export const findMoments = (text: string, { moment, tag }: ReadingWords): WholeText[] =>
  [...text.matchAll(matchAllWords(moment, UNSPACED.includes(tag)))].map(({ index, 0: found }) => {
    const extent = { start: index, end: index + found.length }
    return { ...extent, span: { ...extent, kind: 'date' } }
  })

/** Finds short questions with their short answers, which are one statement: "Ohne Partner? Kein Problem!" Facts and calls stay apart. */
export const findAnswers = (text: string): WholeText[] =>
  [...text.matchAll(ANSWER)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

const ANSWER =
  /(?<=^|[.!?\n]\s{1,2})¿?\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,4} ?\? ¡?(?:no|not|never|yes|kein\p{L}*|nicht|nie|ja|nein|gern|klar|pas|aucun|oui|non|sin|no hay|ningún|sí|claro|sem|não|sim|nessun\p{L}*|senza|sì|certo|geen|niet|nee|żaden|żadnych|nie|tak|bez|sorun)(?![\p{L}\p{M}])(?: [\p{L}\p{M}'’-]+){0,3}(?= ?[!.]+(?:\s|$))/giu

/** Finds the names of brand and product, in which nothing is divided. */
export function findNames(text: string, names: readonly string[]): WholeText[] {
  return names.flatMap((name) => {
    const found: WholeText[] = []
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      found.push({ start: at, end: at + name.length })
    return found
  })
}
