import { get, textIn } from './json-values.ts'

interface Offered {
  price: string
  currency: string
  /** A name or address of schema.org, such as `https://schema.org/InStock`. */
  availability: string
}

/** Prices that are not what a customer pays now: former, recommended and minimum ones. */
const NOT_PAID = /Strikethrough|ListPrice|MSRP|SRP|RegularPrice|Suggested|MinimumAdvertised|InvoicePrice/i
const FEES = /DeliveryCharge|PaymentCharge/

const OFFERS_MAX = 100

/** The price of the first offer that has one, with its currency and availability. */
export function choosePriceOf(offers: unknown): Offered {
  const listed = listObjects(offers).flatMap((offer) => [offer, ...listObjects(get(offer, 'offers'))])
  const read = listed.slice(0, OFFERS_MAX).map(readOffer)
  return read.find(({ price }) => price) ?? read[0] ?? { price: '', currency: '', availability: '' }
}

function readOffer(offer: object): Offered {
  const specifications = listObjects(get(offer, 'priceSpecification'))
  const paid = choosePaid(specifications)
  const own = textIn(offer, 'price')
  const isFormer = specifications.some((one) => !isPaid(one) && textIn(one, 'price') === own)
  const price = paid && (!own || isFormer) ? textIn(paid, 'price') : own
  return {
    price: price || textIn(offer, 'lowPrice'),
    currency: textIn(offer, 'priceCurrency') || (paid ? textIn(paid, 'priceCurrency') : ''),
    availability: textIn(offer, 'availability'),
  }
}

/** A sale price comes before others, and a price for everyone before one of a measure, such as 100 ml. */
function choosePaid(specifications: readonly object[]): object | undefined {
  const paid = specifications.filter((one) => isPaid(one) && textIn(one, 'price'))
  const whole = paid.filter((one) => get(one, 'referenceQuantity') === undefined)
  return whole.find((one) => /SalePrice/.test(textIn(one, 'priceType'))) ?? whole[0] ?? paid[0]
}

const isPaid = (one: object): boolean =>
  !NOT_PAID.test(textIn(one, 'priceType')) &&
  !FEES.test(textIn(one, '@type')) &&
  get(one, 'validForMemberTier') === undefined &&
  !(Date.parse(textIn(one, 'validThrough')) < Date.now())

const listObjects = (value: unknown): object[] =>
  [value].flat().filter((one): one is object => typeof one === 'object' && one !== null)
