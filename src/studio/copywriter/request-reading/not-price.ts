import { NOT_PRICE } from '../languages/reading/find-reading-words.ts'

/** "Robes +£4", "Extra child £13", "Deposit £50 to book" */
const EXTRA =
  /[+＋]\s?(?:\p{Sc}\s?\p{Nd}|\p{Nd}[\p{Nd}.,]*\s?(?:\p{Sc}|zł|kr|円))|^(?:\p{Sc}\s?\p{Nd}{1,4} deposit|extra|deposit|surcharge|plus|zzgl\.?|zuzüglich|aufpreis|kaution|anzahlung|supplément|caution|acompte|suplemento|fianza|supplemento|caparra|acconto|suplement[oa]?|caução|sinal|toeslag|borg|dopłata|kaucja|zaliczka|ek ücret|depozito|доплата|залог|追加|別途|保証金|押金|رسوم إضافية|تأمين)(?![\p{L}\p{M}]).{0,40}\p{Nd}/iu

/** Whether an amount comes on top of a price. */
export const isExtra = (text: string): boolean => EXTRA.test(text)

/** "18 400 zł dla hospicjum": for whom money was raised. */
const RECIPIENT =
  /(?<!\p{L})(?:hospic\p{L}{0,4}|schronisk\p{L}*|fundacj\p{L}*|szpital\p{L}*|приют\p{L}{0,2}|притул\p{L}{1,4}|фонд\p{L}{0,2}|лікарн\p{L}{1,3}|refuge|protectora|refugio|albergue|canile|gattile|rifugio|abrigo|orfanato|shelter|tierheim|tierschutz|dierenasiel|barınağ\p{L}{1,3}|barınak|útul\p{L}{1,3}|καταφύγιο|νοσοκομείο|panti asuhan)(?![\p{L}\p{M}])/iu

/** Whether an amount in these words is not the price of what is advertised: money raised, a prize, a fee on top of the price. */
export const isNoPrice = (text: string): boolean => NOT_PRICE.test(text) || RECIPIENT.test(text) || isExtra(text)
