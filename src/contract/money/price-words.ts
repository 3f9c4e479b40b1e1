/** Words beside an amount that change what it means. In lower case. */

/** Before the amount: a label, or that it is the price now. They say nothing more than the amount does. */
const LABELS =
  /^(?:price|our price|preis|unser preis|prix|precio|preço|prezzo|prijs|cena|fiyat|цена|ціна|السعر|ราคา|giá|価格|价格|價格|가격|only|just|now|nur|jetzt|seulement|solo|sólo|só|apenas|alleen|tylko|only now)$/
/** Behind the amount: that there are higher prices too. */
const AND_MORE = /^(?:\+|~|〜|～|and up|and more|or more|and above|起|から|より|以上|이상|부터|\d*\s?и выше)/
/** The amount is not paid, but saved or given. */
const NO_PRICE =
  /(?:^|[^\p{L}])(?:off|discount|cashback|voucher|rabatt|nachlass|gutschein|remise|réduction|descuento|desconto|sconto|korting|zniżki|rabatu|indirim|скидк\p{L}*|знижк\p{L}*|خصم|deposit|anzahlung)(?![\p{L}])|割引|オフ|할인|优惠|優惠/u
/** The amount is a multiple of what the digits say. */
const MULTIPLE =
  /^(?:k|m|b|mio|mn|mrd|bn|mln|млн|тыс|tsd|tausend|thousand|millions?|millionen|lakhs?|lacs?|crores?|cr|jt|juta|rb|ribu|triệu|nghìn|tr)(?![\p{L}])|^[万萬億亿만천]/u

/** Names of currencies in words. They are read only as signs, because "Canadian dollars" are not those of the brand. */
const NAMES =
  /dollar|dólar|dolar|peso|krone|kron[aey]|rupee|rupie|rupia|roupie|dinar|dirham|r[iy]yal|rial|fran[ck]|franco|yuan|renminbi|(?<!\p{L})yen|(?<!\p{L})won(?!\p{L})|z[lł]ot|lira|livre|pfund|pound|sterling|libra|euro|(?<!\p{L})rand|ringgit|baht|(?<!\p{L})reais|(?<!\p{L})real(?!\p{L})|(?<!\p{L})soles|forint|koruna|leu(?!\p{L})|lei(?!\p{L})|rubl|hryvn|s[hc]hekel|naira|shilling|schilling|tenge|taka|dong|cfa|доллар|долар|евро|євро|рубл|гривн|гривен|крон|франк|фунт|иен|юан|песо|دولار|يورو|ريال|دينار|درهم|ليرة|جنيه|روبية|ドル|ユーロ|ポンド|フラン|ルピー|ウォン|元|円|달러|유로|파운드|엔|위안|डॉलर|रुपय|यूरो|ดอลลาร์|ยูโร|เยน|đô la|₿/u

/**
 * What the words around an amount make of it. `price`: nothing else. `described`: a price for a unit, with tax, or with other words that
 * belong to it. `condition`: no single price, such as "from" and "up to", or a saving. `multiple`: a larger amount than its digits. `currency`: the name of one.
 */
export type WordsMeaning = 'price' | 'described' | 'condition' | 'multiple' | 'currency'

/** Judges the words before and behind an amount, without the signs of currencies. */
export function judgeWords(before: string, behind: string): WordsMeaning {
  const [first, last] = [trim(before), trim(behind)]
  if (MULTIPLE.test(last)) return 'multiple'
  if (NAMES.test(last) || NAMES.test(first)) return 'currency'
  if (first !== '' && !LABELS.test(first)) return 'condition'
  if (AND_MORE.test(last) || NO_PRICE.test(last)) return 'condition'
  return /[\p{L}\p{N}%]/u.test(last) ? 'described' : 'price'
}

/** Lower case without punctuation at both ends. */
const trim = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^[\s:.,;*"'()|/-]+/u, '')
    .replace(/(?<![\s:.,;*"'()|])[\s:.,;*"'()|]+$/u, '')
