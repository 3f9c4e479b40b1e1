import type { FormOfAddress } from '#contract/options.ts'
import type { Brief } from '../model/brief.ts'

/** Words of both forms, by language. Words that have another meaning as well are left out. */
const WORDS: Readonly<Record<string, readonly [formal: RegExp, informal: RegExp]>> = {
  de: [
    /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u,
    /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?|euch|euer|eure[nmrs]?)(?!\p{L})/iu,
  ],
  fr: [/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu, /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
  es: [/(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu, /(?<!\p{L})(?:tú|tu|tus|te|contigo|tuyo|tuya)(?!\p{L})/iu],
  it: [/(?<!\p{L})(?:La invitiamo|Suo|Sua|Suoi|Lei)(?!\p{L})/u, /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti)(?!\p{L})/iu],
  nl: [/(?<!\p{L})(?:u|uw)(?!\p{L})/iu, /(?<!\p{L})(?:je|jij|jouw|jou|jullie)(?!\p{L})/iu],
  pl: [
    /(?<!\p{L})(?:Państw\p{L}{1,3}|Pan|Pana|Panu|Pani|Panią)(?!\p{L})/u,
    /(?<!\p{L})(?:ty|ciebie|ci|tob\p{L}|tw[oó]j\p{L}{0,3}|wasz\p{L}{0,3})(?!\p{L})/iu,
  ],
  tr: [/(?<!\p{L})(?:siz|sizi|size|sizin|sizler)(?!\p{L})/iu, /(?<!\p{L})(?:sen|seni|sana|senin)(?!\p{L})/iu],
  ru: [/(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}{0,3})(?!\p{L})/iu, /(?<!\p{L})(?:ты|тебя|тебе|тво\p{L}{1,3})(?!\p{L})/iu],
  uk: [/(?<!\p{L})(?:ви|вас|вам|вами|ваш\p{L}{0,3})(?!\p{L})/iu, /(?<!\p{L})(?:ти|тебе|тобі|тв\p{L}{1,3})(?!\p{L})/iu],
  pt: [/(?<!\p{L})(?:o senhor|a senhora)(?!\p{L})/iu, /(?<!\p{L})(?:você|vocês|seu|sua)(?!\p{L})/iu],
}

/** Tones in which a brand that shows no form addresses its readers formally. */
const FORMAL_TONES = ['luxury', 'professional', 'authoritative', 'informative']

/**
 * The form of address of a design in `language` (BCP 47): that of the request, because both stand on one picture; otherwise the one
 * that the brand chose, that of the texts of brand and product, or the one that suits the tone.
 */
export function findFormOfAddress(brief: Brief, language: string): FormOfAddress {
  const { prompt, instructions, product, brand, tone } = brief
  const said = [prompt, instructions]
  const ours = [
    ...(brand.ctas ?? []),
    brand.description,
    brand.voice,
    product?.cta,
    product?.proposition,
    product?.description,
  ]
  const own = [...ours, ...(product?.benefits ?? [])]
  const chosen = readForm(said, language) ?? brand.form_of_address ?? readForm(own, language)
  return chosen ?? (FORMAL_TONES.includes(tone ?? brand.tone) ? 'formal' : 'informal')
}

function readForm(texts: readonly (string | null | undefined)[], language: string): FormOfAddress | null {
  const words = WORDS[language.slice(0, 2)]
  if (!words) return null
  const [formal, informal] = words.map((pattern) => texts.filter((text) => text && pattern.test(text)).length)
  if (formal === informal) return null
  return (formal ?? 0) > (informal ?? 0) ? 'formal' : 'informal'
}
