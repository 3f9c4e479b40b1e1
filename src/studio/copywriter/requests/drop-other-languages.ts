import { detectLanguage, isEnglish } from './language.ts'
import { detectOther } from '../languages/detect-language.ts'
import type { Brief, ProductBrief } from '../../model/brief.ts'

/**
 * A brief whose design has a chosen language, without the texts of product and brand that are certainly in another one, so that no picture
 * has two. Names stay, and so does an amount, because it is written in the language of the design.
 */
export function dropOtherLanguages(brief: Brief): Brief {
  const { language, product, brand } = brief
  if (!language) return brief
  const names = [brand.name, product?.name ?? ''].filter((name) => name !== '')
  const isOurs = (text: string, usual: string | null) => isIn(text, { language, usual, names })
  const ownLanguage = product && findLanguage(listTexts(product), product.language ?? brand.language ?? null, names)
  const description = brand.description && isOurs(brand.description, brand.language ?? null) ? brand.description : null
  return {
    ...brief,
    product: product && keepTexts(product, (text) => isOurs(text, ownLanguage)),
    brand: {
      ...brand,
      description,
      ...(brand.ctas && { ctas: brand.ctas.filter((text) => isOurs(text, brand.language ?? null)) }),
    },
  }
}

function keepTexts(product: ProductBrief, isOurs: (text: string) => boolean): ProductBrief {
  const keep = (text: string | null) => (text !== null && isOurs(text) ? text : null)
  const hasAmount = product.amount !== null && product.amount !== undefined
  return {
    ...product,
    description: keep(product.description),
    proposition: keep(product.proposition),
    benefits: product.benefits.filter(isOurs),
    price_text: hasAmount ? product.price_text : keep(product.price_text),
    cta: product.cta !== null && !isOurs(product.cta) ? DEFAULT_CTA : product.cta,
  }
}

/** The default of the product form, which the studio says in each language. */
const DEFAULT_CTA = 'Learn more'

const listTexts = ({ description, proposition, benefits }: ProductBrief): string =>
  [proposition, description, ...benefits].filter((text) => text !== null).join('. ')

/** The language that several short texts have together, or null where it is not certain. */
function findLanguage(texts: string, usual: string | null, names: readonly string[]): string | null {
  if (texts === '') return usual
  const found = detectLanguage(texts, names, usual)
  return found.isCertain ? found.language : usual
}

interface Wanted {
  language: string
  /** The language of the texts around it, or null. */
  usual: string | null
  names: readonly string[]
}

/** A text without a certain language of its own has that of the texts around it; without those, it may stay. */
function isIn(text: string, { language, usual, names }: Wanted): boolean {
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  if (!/\p{L}{2}/u.test(bare)) return true
  if (usual === language) return true
  const found = isEnglish(bare) && usual !== null && usual !== 'en' ? null : detectOther(bare, null)
  if (found?.isCertain) return found.language === language
  return usual === null && (language === 'en' ? isEnglish(bare) : !isEnglish(bare))
}
