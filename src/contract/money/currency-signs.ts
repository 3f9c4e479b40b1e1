import { CURRENCIES, type Currency } from '../languages/languages.ts'

/**
 * What people write for currencies besides their ISO 4217 codes: in lower case, without points and quotation marks. A sign that several
 * currencies have lists all of them.
 */
const SIGNS: Readonly<Record<string, string>> = {
  // Dollars and pesos
  $: 'USD CAD AUD NZD HKD SGD TWD MXN CLP COP ARS',
  dollar: 'USD CAD AUD NZD HKD SGD TWD',
  dollars: 'USD CAD AUD NZD HKD SGD TWD',
  pesos: 'MXN CLP COP ARS DOP PHP UYU',
  'us$ $us usd$ u$s 美元 美金 米ドル': 'USD',
  'a$ au$ aud$ $au': 'AUD',
  'c$ ca$ can$ cad$ cdn$ $ca': 'CAD',
  'nz$ nzd$ $nz': 'NZD',
  'hk$ hkd$ $hk 港元 港币 港幣': 'HKD',
  's$ sg$ sgd$': 'SGD',
  'nt$ ntd ntd$ twd$ 新台币 新台幣 台币 台幣': 'TWD',
  'mx$ mex$ mxn$ $mx': 'MXN',
  clp$: 'CLP',
  'col$ cop$ co$': 'COP',
  'ar$ ars$': 'ARS',
  'r$ brl$ reais real': 'BRL',
  rd$: 'DOP',
  '$u uyu$': 'UYU',
  // Europe
  '€ euro euros евро ευρώ ユーロ 欧元 歐元 유로 يورو': 'EUR',
  '£ gbp£ £stg pound pounds': 'GBP',
  'fr sfr franken': 'CHF',
  kr: 'SEK NOK DKK ISK',
  'skr kronor': 'SEK',
  nkr: 'NOK',
  dkr: 'DKK',
  íkr: 'ISK',
  'zł zl złotych': 'PLN',
  'kč kc': 'CZK',
  'ft forint': 'HUF',
  'lei leu': 'RON',
  '₽ руб рублей р': 'RUB',
  '₴ грн гривень': 'UAH',
  '₺ tl': 'TRY',
  дин: 'RSD',
  '₾': 'GEL',
  '₸ тг тенге': 'KZT',
  // Asia and the Pacific
  '¥': 'JPY CNY',
  'jp¥ 円 日本円 yen': 'JPY',
  'cn¥ rmb 人民币 人民幣 块': 'CNY',
  元: 'CNY TWD HKD',
  '₩ 원 won': 'KRW',
  '₹ inr₹': 'INR',
  'rs ₨': 'INR PKR LKR',
  '฿ บาท baht': 'THB',
  '₫ đ vnđ đồng': 'VND',
  '₱ php₱': 'PHP',
  rp: 'IDR',
  rm: 'MYR',
  '৳': 'BDT',
  // Middle East and Africa
  '₪ שח ils₪': 'ILS',
  'رس sr': 'SAR',
  'رق qr': 'QAR',
  رع: 'OMR',
  'ريال ﷼': 'SAR QAR OMR',
  'دإ dhs': 'AED',
  'درهم dh': 'AED MAD',
  دم: 'MAD',
  'دك kd': 'KWD',
  'دب bd': 'BHD',
  'دأ jd': 'JOD',
  'دت dt': 'TND',
  دج: 'DZD',
  دينار: 'KWD BHD JOD TND DZD',
  'جم جنيه le e£ egp£': 'EGP',
  r: 'ZAR',
  '₦': 'NGN',
  'gh₵ ₵': 'GHS',
  'ksh kshs': 'KES',
  // Of currencies that no price can have here
  'fcfa cfa': 'XOF',
  'лв lv': 'BGN',
  km: 'BAM',
  br: 'ETB',
  'tsh tzs': 'TZS',
  ush: 'UGX',
  "so'm": 'UZS',
}

const isCurrency = (code: string): code is Currency => CURRENCIES.some((one) => one === code)

const MEANINGS = new Map(
  Object.entries(SIGNS).flatMap(([signs, codes]) =>
    signs.split(' ').map((sign) => [sign, codes.split(' ').filter(isCurrency)] as const),
  ),
)
/** Codes of ISO 4217 that no price can have here. */
const OTHER_CODES = new Set(Intl.supportedValuesOf('currency').filter((code) => !isCurrency(code)))

/** Signs of one character, which need no space before the next word. */
const CJK_SIGNS = '円圓圆元块원'
/** A sign or a word: `CA$`, `$US`, `kr.`, `ر.س`, `EUR`. */
export const SIGN_OR_WORD = new RegExp(
  String.raw`[${CJK_SIGNS}]|\p{L}[\p{L}\p{M}]*(?:[.״"][\p{L}\p{M}]+)*\.?\p{Sc}?|\p{Sc}(?:US|CA|AU|NZ|HK|MX|U|stg)?(?!\p{L})|\p{Sc}`,
  'gu',
)

/** Latin signs that are words or letters of something else unless they are in capitals, and codes for which the same is true. */
const ONLY_CAPITALS = new Set('r le sr qr kd bd jd dt dh km br lv try mad pen gel cop'.split(' '))

/** The currencies that a sign or code may mean. */
export interface Sign {
  /** As it is written, without points: `$`, `kr`. */
  sign: string
  /** Empty for a code that is not listed. */
  currencies: readonly Currency[]
}

/** What a sign, a code or the name of a currency means. Null for every other word. */
export function findSign(written: string): Sign | null {
  const sign = written.replaceAll(/[.״"]/g, '')
  const code = sign.toUpperCase()
  if (sign !== code && ONLY_CAPITALS.has(sign.toLowerCase())) return null
  if (isCurrency(code)) return { sign, currencies: [code] }
  const currencies = MEANINGS.get(sign.toLowerCase())
  if (currencies) return { sign: sign.toLowerCase(), currencies }
  return OTHER_CODES.has(sign) || /^\p{Sc}$/u.test(sign) ? { sign, currencies: [] } : null
}

/** Whether a sign is read at any place of a text: a symbol, or a code in capitals. Words such as `all` and `fr` only beside the amount. */
export const isCertainSign = (written: string): boolean => /\p{Sc}/u.test(written) || /^[A-Z]{3}$/.test(written)
