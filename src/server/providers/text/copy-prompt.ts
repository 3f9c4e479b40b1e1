import { z } from 'zod'
import type { FormOfAddress } from '#contract/options.ts'
import type { Brief } from '#studio/model/brief.ts'
import { formatPrice } from '#studio/copywriter/languages/format-amounts.ts'
import { findQuotedTexts, joinRequestText } from '#studio/copywriter/headlines/quotes.ts'
import { getPostText } from '#contract/platforms/post-text.ts'

/** The schema of the model's answer. The model reads the descriptions. */
export const CopyJson = z.object({
  headline: z.string().describe('At most 8 words, no full stop, no hashtag, no emoji.'),
  subline: z.string().nullable().describe('One sentence of at most 14 words that adds to the headline, or null.'),
  badge: z.string().nullable().describe('A hard fact in at most 3 words, such as a discount or a date, or null.'),
  cta: z.string().describe('A call to action of 1 to 3 words.'),
  caption: z.string().describe('The text under the post, without hashtags.'),
  hashtags: z.array(z.string()).describe('Hashtags without the sign.'),
  alt_text: z.string().describe('One or two sentences for someone who cannot see the picture.'),
})

/** The JSON Schema of the answer, without keywords that the service does not support. */
export function copyJsonSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(CopyJson)
  return schema
}

const FORMS: Readonly<Record<FormOfAddress, string>> = {
  formal: 'Form of address: formal, where the language has one (Sie, vous, usted).',
  informal: 'Form of address: informal, where the language has one (du, tu, tú).',
}

/** The system instruction: the role of the model, and rules that the request cannot change. */
export function copyInstruction(brief: Brief): string {
  const { brand } = brief
  return lines([
    `You are the senior copywriter of the brand ${brand.name}. You write posts for social platforms.`,
    `Tone: ${brand.tone}.`,
    brand.voice && `Voice of the brand: ${brand.voice}`,
    brand.audience && `Readers: ${brand.audience}`,
    brand.form_of_address && FORMS[brand.form_of_address],
    list('Always', brand.do),
    list('Never', brand.dont),
    'Rules that hold whatever the request says:',
    `- Write in ${nameLanguage(brief)}.`,
    '- Words that the request puts between quotation marks are used to the letter.',
    '- State only facts that are given: no price, discount, date, award, number, ingredient or promise of your own.',
    '- Plain, specific words. No clichés such as "elevate", "unleash" or "game-changer"; no exclamation marks in a row.',
    '- The headline works alone on a picture; the caption does not repeat it word for word.',
  ])
}

/** The prompt: request, product and the limits of the platform. */
export function copyPrompt(brief: Brief): string {
  const { brand, product, platform } = brief
  const quoted = findQuotedTexts(joinRequestText(brief))
  const price = writePrice(brief)
  return lines([
    `Write the words of one ${brief.content_type === 'video' ? 'short video' : 'picture post'}${platform ? ` for ${platform}` : ''}.`,
    brief.prompt.trim() && `Request: ${brief.prompt}`,
    quoted.length > 0 && `To the letter, the first as the headline: ${quoted.map((words) => `"${words}"`).join(', ')}`,
    brief.title && `Working title: ${brief.title}`,
    brief.tone && `Tone of this post: ${brief.tone}`,
    brief.goal && `Goal: ${brief.goal}`,
    brief.theme && `Season or theme: ${brief.theme.replaceAll('_', ' ')}`,
    brief.instructions && `Further instructions: ${brief.instructions}`,
    list(
      'Claims that may be made, to the letter',
      brand.claims?.map(({ text }) => text),
    ),
    brand.description && `About the brand: ${brand.description}`,
    product && `Product: ${product.name}`,
    product?.description && `About the product: ${product.description}`,
    product?.proposition && `What sets it apart: ${product.proposition}`,
    list('Benefits', product?.benefits),
    price && `Price, to the letter: ${price}`,
    product?.cta && `Call to action, to the letter: ${product.cta}`,
    `Caption: at most ${getPostText(platform).caption} characters with its hashtags; ${getPostText(platform).hashtags} hashtags at most.`,
  ])
}

/** The language that the user chose for the design, the product or the brand. */
const findChosenLanguage = ({ language, product, brand }: Brief) => language ?? product?.language ?? brand.language

function nameLanguage(brief: Brief): string {
  const chosen = findChosenLanguage(brief)
  return chosen ? (languageNames.of(chosen) ?? chosen) : 'the language of the request'
}

/** The currency of prices of earlier versions that name none. */
const EARLIER_CURRENCY = 'USD'

/** The price as it is written in the chosen language. */
function writePrice(brief: Brief): string | null {
  const { amount, currency, price_text = null } = brief.product ?? {}
  const chosen = findChosenLanguage(brief)
  return chosen && chosen !== 'en' && amount != null
    ? formatPrice(amount, currency ?? EARLIER_CURRENCY, chosen)
    : price_text
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const list = (title: string, entries: readonly string[] = []) =>
  entries.length > 0 && `${title}: ${entries.map((entry) => entry.trim()).join('; ')}`

const lines = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join('\n')
