import { UNSPACED } from '../carry/create-rules.ts'
import type { WholeText } from './find-quotations.ts'
import { matchAllWords } from './word-pattern.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

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

/** "1h = 65 €": how long, with what it costs. */
const LASTING = /(?<![\p{L}\p{N}.,:/])\d{1,3} ?(?:h(?:\d\d)?|hrs?|min\.?|mins?|std\.?)(?= ?= ?[\p{Sc}\p{N}])/giu

/** A lesson, a visit or the like with which somebody begins. */
const BEGUN = [
  String.raw`(?:premi(?:er|ère)s?|1(?:er|[eè]re)|prime(?:ra?|ro)|1[ªºa°]|prim[ao]|primeir[ao]|pierwsz[aey]|próbn[aey]|probn[aey]|ilk|deneme|перв(?:ый|ая|ое)|пробн(?:ый|ая|ое)) (?:\p{L}[\p{L}\p{M}’'-]{1,15} ){1,2}`,
  String.raw`(?:\p{L}[\p{L}\p{M}-]{2,11}) (?:d['’]essai|d['’]initiation|de prueba|di prova|de teste|experimenta(?:l|is)|de apresentação|próbn[aey]|probn[aey]) `,
].join('|')
const FREE =
  'offert(?:e|es|s)?|gratuite?s?|gratuit[aoie]|gratis|gr[aá]tis|de graça|in omaggio|omaggio|za darmo|bezp[lł]atn(?:ie|e|a|y)|darmow[aey]|ücretsiz|ucretsiz|bedava|hediye|бесплатно|бесплатн(?:ый|ая|ое)|в подарок'
/** "Premier atelier offert", "la prima lezione è gratis", "初回体験無料". */
const BEGUN_FREE = [
  compilePattern(
    `(?<![\\p{L}\\p{M}\\p{N}-])(?:(?:la|le|el|il|a|o) )?(?:${BEGUN})(?:(?:est|es|è|e['’]|é|jest|sera|será|sarà) )?(?:${FREE})(?![\\p{L}\\p{M}\\p{N}-])`,
    'giu',
  ),
  /(?:初回|初めての方|体験|第?[1１一]回目?)[\p{Script=Han}\p{Script=Katakana}ー]{0,8}?[はがも]?無料(?:です)?/gu,
  /(?:首[次节節堂单單]|第一[次节節堂]|试听|試聽|体验|體驗)(?:试听|試聽|体验|體驗|上课|上課)?[课課]?程?免[费費]/gu,
  /(?:\p{L}{3,10} (?:الأولى|الأول|التجريبية|التجريبي)|أول \p{L}{3,10}) (?:مجانية|مجاني|مجان[ًا]{1,2})(?!\p{L})/gu,
  /(?<!\p{L})(?:첫|체험|1회차?) ?\p{Script=Hangul}{1,5}(?: \p{Script=Hangul}{1,4})?(?:은|는)? ?무료(?:입니다|예요)?(?!\p{L})/gu,
] as const

/** How long something holds, without a day: "hasta fin de mes", "do końca tygodnia", "月末まで". */
const UNTIL_END = [
  compilePattern(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${[
      '(?:(?:solo|sólo|nur|noch|only|tylko|seulement|só|valable|válido|valido|ważne|gültig) )?(?:hasta (?:el )?fin(?:al(?:es)?)? de(?:l)? (?:mes|semana|año|temporada)',
      "jusqu[’'](?:à la|en) fin (?:du mois|de la semaine|de l[’']année|d[’']année|de la saison)",
      "fino (?:a|alla) fine (?:mese|anno|settimana|stagione|del mese|dell[’']anno|della settimana)",
      'até (?:o )?(?:fim|final) d[oea] (?:mês|mes|semana|ano|estação)',
      'do ko[ńn]ca (?:miesi[ąa]ca|tygodnia|roku|sezonu)',
      'до конца (?:месяца|недели|года|сезона)|до кінця (?:місяця|тижня|року|сезону)',
      'bis (?:zum )?(?:monats|wochen|jahres|saison)ende|bis (?:zum )?ende (?:des monats|der woche|des jahres|der saison)',
      'tot (?:het )?eind(?:e)? van (?:de maand|de week|het jaar|het seizoen)',
      '(?:until|till|til) (?:the )?end of (?:the )?(?:month|week|year|season)',
      'حتى (?:نهاية|آخر) (?:الشهر|الأسبوع|العام|السنة|الموسم))',
    ].join('|')}|(?:ay|hafta|yıl|sezon) sonuna kadar)(?![\\p{L}\\p{M}])`,
    'giu',
  ),
  /(?:今?月末|今?週末|年末)まで|(?:截止)?[到至]本?[月周年][底末]|(?:이번 ?달|이달|월|연|이번 ?주) ?말까지(?:만)?/gu,
] as const

/** Discounts in words, of texts without spaces. */
const UNSPACED_OFFERS = /(?:全[场場店]|[会會][员員])?[一二三四五六七八九]{1,2}折|半[价價額]/gu

/** Finds numbers that other readers would divide. */
export const findFigures = (text: string): WholeText[] =>
  [
    ...FIGURES,
    [TIMES, 'quantity'] as const,
    [LASTING, 'quantity'] as const,
    [UNSPACED_OFFERS, 'discount'] as const,
    ...UNTIL_END.map((pattern) => [pattern, 'deadline'] as const),
    ...BEGUN_FREE.map((pattern) => [pattern, 'free'] as const),
  ].flatMap(([pattern, kind]) =>
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
