import { NOT_PRICE } from '../languages/reading/find-reading-words.ts'
import type { Extent, PieceKind } from '../../model/pieces.ts'

/** "Robes +£4", "Extra child £13", "Deposit £50 to book" */
const EXTRA =
  /[+＋]\s?(?:\p{Sc}\s?\p{Nd}|\p{Nd}[\p{Nd}.,]*\s?(?:\p{Sc}|zł|kr|円))|^(?:\p{Sc}\s?\p{Nd}{1,4} (?:\p{L}{4,14} )?deposit|extra|deposit|surcharge|plus|zzgl\.?|zuzüglich|aufpreis|kaution|anzahlung|supplément|caution|acompte|suplemento|fianza|supplemento|caparra|acconto|suplement[oa]?|caução|sinal|toeslag|borg|dopłata|kaucja|zaliczka|ek ücret|depozito|доплата|залог|追加|別途|保証金|押金|رسوم إضافية|تأمين)(?![\p{L}\p{M}]).{0,40}\p{Nd}/iu

/** Whether an amount comes on top of a price. */
export const isExtra = (text: string): boolean => EXTRA.test(text.replace(/(?<=\S )\([^()]{1,40}\)/gu, ' '))

/** "18 400 zł dla hospicjum": for whom money was raised. */
const RECIPIENT =
  /(?<!\p{L})(?:hospic\p{L}{0,4}|schronisk\p{L}*|fundacj\p{L}*|szpital\p{L}*|приют\p{L}{0,2}|притул\p{L}{1,4}|фонд\p{L}{0,2}|лікарн\p{L}{1,3}|refuge|protectora|refugio|albergue|canile|gattile|rifugio|abrigo|orfanato|shelter|tierheim|tierschutz|dierenasiel|barınağ\p{L}{1,3}|barınak|útul\p{L}{1,3}|καταφύγιο|νοσοκομείο|panti asuhan)(?![\p{L}\p{M}])/iu

/** Whether an amount in these words is not the price of what is advertised: money raised, a prize, a fee on top of the price. */
export const isNoPrice = (text: string): boolean => NOT_PRICE.test(text) || RECIPIENT.test(text) || isExtra(text)

/** An amount that is asked later is not the price of what is advertised: "After that £6". */
export const nameLater = <Price extends Extent & { kind: PieceKind | null }>(text: string, price: Price): Price =>
  LATER.test(text.slice(price.start, price.end)) ? { ...price, kind: 'message' } : price
const LATER =
  /^\s*(?:after (?:that|this|which)|afterwards|thereafter|then|danach|anschließend|daarna|nadien|ensuite|après|puis|después|luego|poi|dopo|depois|potem|następnie|później|sonra|sonrasında|потом|затем|далее|потім|далі|sen|sedan|därefter|derefter|deretter|sen jälkeen|sitten)(?!\p{L})/iu

/** Whether a price belongs to the last words before it: that of an ordinal, of the last of several things, or of each. */
export const needsRest = (before: string, amount: string): boolean =>
  ENDS_ORDINAL.test(before) ||
  NUMBERED.test(before) ||
  (LISTED.test(before) && !amount.includes('%')) ||
  EACH.test(amount)

/** "la 3e" needs its price, because others have another one. */
const ENDS_ORDINAL =
  /(?<![\p{L}\p{N}])(?:\p{Nd}{1,2}(?:er?|ère|re|[eè]me|[ºª°]|st|nd|rd|th|ste|de|-?[iagąęy]{1,2}|\.)|second[oae]?|third|deuxième|troisième|segund[oa]|tercer[oa]?|terz[oa]|terceir[oa]|drug[ai]|trzeci[aą]?|zweite[rs]?|dritte[rs]?|tweede|derde|ikinci\p{L}{0,3}|üçüncü\p{L}{0,3}|الثاني[ةه]?|الثالث[ةه]?)\s*$/iu
/** Things with their numbers, of which the amount is the last one: "saç 250 sakal 150 saç+sakal". */
const NUMBERED = /^\s*\p{L}[\p{L}\p{M}]* \p{Nd}{2,4} \p{L}[\p{L}\p{M}]* \p{Nd}{2,4} \p{L}[\p{L}\p{M}+]*\s*$/u
/** "wszystkie ciasta po 8 zł" */
const EACH = /^po /iu
/** Several things: a comma between words. */
const LISTED = /\p{L}[\p{L}\p{N}’'€%)]{0,16}[,،、，] ?\p{L}/u

/** Whether words end with an example, which needs its price: "20 % reduziert, z.B. Kalkhoff". */
export const endsExample = (text: string): boolean => EXAMPLE.test(text)
const EXAMPLE =
  /(?<!\p{L})(?:z\. ?B\.|zum Beispiel|e\.g\.|for example|bijv\.|bijvoorbeeld|p\. ?ex\.|par exemple|p\. ?ej\.) [^,.;]{1,24}$/iu
