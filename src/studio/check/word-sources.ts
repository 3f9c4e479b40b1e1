import { listCarriedPhrases, listOwnSentences } from '../copywriter/own-sentences.ts'
import { capitalizeRequest } from '../copywriter/capitals/capitalize-request.ts'
import { findPack } from '../copywriter/languages/packs.ts'
import { formatPrice } from '../copywriter/languages/format-amounts.ts'
import { chooseLanguage } from '../copywriter/requests/language.ts'
import { isForMarket } from './words/claim-market.ts'
import { toWordKeys } from './words/word-keys.ts'
import type { Brief } from '../model/brief.ts'
import type { WordSources } from './words/judged-design.ts'

/** What a design of a brief may say in a language. `own` are texts that a person put into the design, `model` those of a text model. */
export function listWordSources(
  brief: Brief,
  language: string,
  { own, model }: Pick<WordSources, 'own' | 'model'>,
): WordSources {
  const { brand, product } = brief
  const { spoken } = chooseLanguage(brief)
  // A design has the capitals that its request left out, and a period before one may end a sentence.
  const { prompt, instructions } = capitalizeRequest(brief, spoken)
  const isCarried = spoken !== language
  return {
    request: [prompt, instructions ?? ''].filter((text) => text.trim() !== ''),
    request_language: spoken,
    kept: [
      ...listTexts([brand.name, brand.description, ...(brand.ctas ?? [])]),
      ...listTexts([product?.name, product?.description, product?.proposition, product?.cta]),
      ...(product?.benefits ?? []),
      ...listClaims(brief, language),
    ],
    own,
    model,
    sentences: listOwnSentences(brief, language),
    vocabulary: isCarried ? toWordKeys(listCarriedPhrases(language), language) : new Set(),
    prices: listPrices(brief, language),
  }
}

/** The approved claims of the brand for the market of a design. Those that are over are left out before a model is asked. */
const listClaims = ({ brand }: Brief, language: string): string[] =>
  (brand.claims ?? [])
    .filter(({ market }) => isForMarket(market, { language, currency: brand.currency }))
    .map(({ text }) => text)

function listPrices({ product }: Brief, language: string): string[] {
  if (!product) return []
  const { price_text, amount = null, currency } = product
  const written = amount === null ? [] : [formatPrice(amount, currency ?? 'USD', language)]
  const prices = [...(price_text === null ? [] : [price_text]), ...written]
  const from = findPack(language)?.offers.from
  return [...prices, ...(from ? prices.map((price) => from.replace('{price}', price)) : [])]
}

const listTexts = (texts: readonly (string | null | undefined)[]): string[] => texts.flatMap((text) => text ?? [])
