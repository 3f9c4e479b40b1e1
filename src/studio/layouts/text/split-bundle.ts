import { compilePattern } from '../../model/compile-pattern.ts'
/** A bundle at the start of a headline: what one takes, what one pays or gets for it, and what it is about. Together they are the headline. */
export interface Bundle {
  take: string
  give: string
  rest: string
}

const NUMBER = String.raw`(?:\p{Nd}{1,2}|one|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|due|tre|quattro|twee|drie|dwa|dwie|trzy|iki|üç|два|две|дві|три)`
const TAKE =
  'buy|take|book|nimm|nehmt|nehmen sie|kauf[et]?|kaufen sie|buch[et]?|prenez|prends|achetez(?:-en)?|achète(?:s-en)?|compra|lleva|llévate|leve|compre|prendi|compra|acquista|koop|neem|kup|weź|купи(?:те)?|возьми(?:те)?|اشتر[يِ]?|خذ'
const AND = '(?:and|und|y|et|e|i|en|ve|и|і)'
const PAY =
  'pay(?: for)?|(?:be)?zahl[et]?|(?:be)?zahlen sie|payez(?:-en)?|paie|paga|pague|paghi|betaal|zapłać(?: za)?|płać za|плати(?:те)?(?: за)?|وادفع(?: ثمن)?'
const FREE =
  'free|half price|half off|gratis|umsonst|kostenlos|geschenkt|zum halben preis|offert[es]?|gratuit[es]?|à moitié prix|grátis|gratuit[oa]|en regalo|de regalo|in omaggio|in regalo|a metà prezzo|za darmo|za pół ceny|bedava|бесплатно|в подарок|безкоштовно|مجان\\p{L}{0,3}'
const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const WORD = String.raw`[\p{L}\p{M}\p{N}’'-]{1,14}`

const BUNDLE = compilePattern(
  String.raw`^((?:${TAKE}) ${NUMBER}(?: ${WORD})??)[,;]? ((?:${AND} )?(?:(?:${PAY}) ${NUMBER}${END}|(?:${WORD} ){1,4}(?:${FREE})${END}))`,
  'iu',
)
const UNSPACED =
  /^(\p{Nd}{1,2}[枚個点本つ杯着冊足箱袋名]?(?:ご?購入で|(?:お?買い上げ|買う|お求め)(?:いただくと|ると|で|と)))、?(\p{Nd}{0,2}[枚個点本つ杯着冊足箱袋名目]{0,2}(?:が)?(?:無料|半額|プレゼント))/u

/** Finds the bundle with which a headline begins: "Buy 3, pay 2 on all bulbs". Null without one, and where its parts are not certain. */
export function splitBundle(headline: string): Bundle | null {
  const [found, take, give] = BUNDLE.exec(headline) ?? UNSPACED.exec(headline) ?? []
  if (found === undefined || take === undefined || give === undefined) return null
  const mark = /^[!！.,،、]+/u.exec(headline.slice(found.length))?.[0] ?? ''
  const start = headline.slice(0, found.length - give.length).trimEnd()
  return { take: start, give: give + mark, rest: headline.slice(found.length + mark.length).trim() }
}
