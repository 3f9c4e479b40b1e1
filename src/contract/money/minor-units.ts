/** Currencies without minor units, of ISO 4217. */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
/** Currencies whose minor units hardly any price has. */
const USUALLY_WHOLE = new Set('COP HUF IDR TWD'.split(' '))
/** Currencies with a thousand minor units, of ISO 4217. */
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** Where it is written in one way only: currencies with a comma before their decimals, and with a point. */
const WITH_COMMA = new Set('ARS BRL CLP COP CZK DKK HUF IDR ISK KZT NOK PLN RON RSD RUB SEK TRY UAH UYU VND'.split(' '))
const WITH_POINT = new Set(
  'AED AUD BDT BHD CNY DOP EGP GBP GHS HKD ILS INR JOD JPY KES KRW KWD LKR MXN MYR NGN NZD OMR PEN PHP PKR QAR SAR SGD THB TWD USD'.split(
    ' ',
  ),
)

/** The mark before the decimals that all people use for a currency, or null where they differ, as for euros. */
export const findUsualMark = (code: string): '.' | ',' | null =>
  WITH_COMMA.has(code) ? ',' : WITH_POINT.has(code) ? '.' : null

/** Whether a price of a currency can have decimals. `code` is an ISO 4217 code. */
export const hasMinorUnits = (code: string): boolean => !WHOLE.has(code)

/** How many decimals the prices of a currency usually have. `code` is an ISO 4217 code. */
export const countDecimals = (code: string): number =>
  WHOLE.has(code) || USUALLY_WHOLE.has(code) ? 0 : THOUSANDTHS.has(code) ? 3 : 2
