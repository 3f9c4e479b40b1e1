import { randomFrom } from '../model/random.ts'
import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { findFormOfAddress } from './form-of-address.ts'
import { covers, findOffer } from './facts/list-facts.ts'
import { firstSentence, sentenceCase, withoutStop, line } from './headlines/sentence-case.ts'
import { choosePhrase, findSeason } from './languages/language-pack.ts'
import { isInLanguage } from './requests/language.ts'
import type { Brief } from '../model/brief.ts'
import type { Writing } from './writing.ts'
import { listQuestions } from './headlines/questions.ts'
import { findThemeWords } from './theme-words.ts'
import type { Random } from '../model/random.ts'

/** Headlines of the texts of product and brand, and of our sentences with a name in them, best first. */
export function listOwnHeadlines(writing: Writing): string[] {
  const { brief, languages } = writing
  if (languages.language === 'en' && languages.spoken === 'en')
    return brief.prompt.trim() ? listOwnLines(brief) : listCampaignHeadlines(writing, createWordsRandom(brief))
  return [...listPhrases(writing), ...listLinesInLanguage(writing)]
}

/** Words depend on the request and not on its seed, so that another design says the same. */
const createWordsRandom = ({ product, brand, theme, goal, tone }: Brief) =>
  randomFrom(0, [product?.name, brand.name, theme, goal, tone].join('\n'))

/** The texts of product and brand that are in the language; names are always. */
function listLinesInLanguage({ brief, languages }: Writing): string[] {
  const names = [brief.brand.name, brief.product?.name]
  return listOwnLines(brief).filter((text) => names.includes(text) || isInLanguage(text, languages.language))
}

/** A question starts a conversation, an offer sells, and otherwise the product is introduced. */
function listPhrases(writing: Writing): string[] {
  const { brief, languages, topic } = writing
  const { product, brand, goal, theme } = brief
  const { pack } = languages
  if (!pack) return []
  const season = findSeason(pack, theme)
  const address = findFormOfAddress(brief, languages.language)
  const say = (phrase: typeof pack.headlines.introduce) =>
    choosePhrase(phrase, address).replace('{name}', product?.name ?? brand.name)
  const promise = listLinesInLanguage(writing).find((text) => text !== brand.name && text !== product?.name)
  const offer = findOffer(writing)
  const described = firstSentence(brand.description, 8)
  if (goal === 'engagement') return [season?.question ?? say(pack.headlines.question)]
  const isSale = goal === 'sales' || topic.intent === 'sale'
  return [
    isSale ? offer : null,
    promise,
    offer,
    product ? null : season?.greeting,
    described && isInLanguage(described, pack.tag) ? withoutStop(described) : null,
    product ? say(pack.headlines.introduce) : null,
  ].flatMap((text) => text ?? [])
}

const isShort = (text: string) => text.length > 0 && text.length <= 44

/** The benefits of the product, for a request that has no rows of its own. */
export const listOwnBenefits = ({ brief, languages, pass }: Writing): string[] =>
  (brief.product?.benefits ?? [])
    .filter((text) => fits(text, languages))
    .flatMap((text) => pass(toDrawableText(text)) ?? [])
    .filter(isShort)
    .slice(0, MAX_BENEFITS)
const MAX_BENEFITS = 3

/** English designs show what the user wrote for the product, others only what is in their language. */
export const fits = (text: string, { language }: Pick<Writing['languages'], 'language'>) =>
  language === 'en' || isInLanguage(text, language)

/** A line of the product below the headline; one of the brand if the request says nothing else. */
export function writeOwnSubline(writing: Writing, headline: string, isBare: boolean): string | null {
  const { brief, topic, languages, pass } = writing
  const { product, brand, prompt, tone } = brief
  const quiet = ['greeting', 'question', 'hiring'].includes(topic.intent) && prompt.trim() !== ''
  const ours = [product?.proposition ?? null, product?.description ?? null]
  const about = ours.map((text) => (text && fits(text, languages) ? firstSentence(text, 14) : null))
  const isOurs = brand.description !== null && isInLanguage(brand.description, languages.language)
  const candidates = [
    ...(tone === 'informative' ? about.toReversed() : about),
    quiet || !isBare || !isOurs ? null : firstSentence(brand.description, 12),
  ]
  const fresh = candidates
    .flatMap((text) => pass(text) ?? [])
    .find((text) => !covers(headline, text.replace(/\.$/, '')) && !covers(text, headline.replace(/[.!]$/, '')))
  return fresh ? sentenceCase(fresh, languages.language) : null
}

/** The season, or the name of the product if no other text has it. */
export function writeOwnEyebrow({ brief, languages }: Writing, shown: readonly string[]): string | null {
  const { product, brand } = brief
  const season = findSeason(languages.pack, brief.theme)?.name ?? null
  const isBrand = product?.name.toLowerCase() === brand.name.toLowerCase()
  const named = product && !isBrand && product.name.length <= 34 ? product.name : null
  const choices = languages.language === 'en' ? [season, named] : [named, season]
  return choices.find((text) => text !== null && !shown.some((other) => covers(other, text))) ?? null
}

/**
 * Headlines for a request without a prompt, best first: an offer for sales, a question for engagement, otherwise the plain proposition. With a
 * season, words of that season follow.
 */
function listCampaignHeadlines(writing: Writing, random: Random): string[] {
  const { brief } = writing
  const offer = findOffer(writing)
  const goal = (brief.goal ?? '').toLowerCase()
  const seasonal = seasonalHeadlines(brief, goal, random)
  if (goal === 'engagement') return [...seasonal, ...listQuestions(brief, random), ...listOwnLines(brief)]
  if (goal === 'sales') return [...(offer ? [offer] : []), ...seasonal, ...listOwnLines(brief)]
  return [...seasonal, ...listOwnLines(brief), ...introductions(brief, random)].map((text) => sentenceCase(text))
}

function seasonalHeadlines({ theme, product, brand }: Brief, goal: string, random: Random): string[] {
  const season = findThemeWords(theme)
  if (!season) return []
  if (goal === 'engagement') return random.shuffle(season.questions)
  return random.shuffle(season.plain(product?.name ?? brand.name, brand.name))
}

/** Texts of the user that are short enough to be used unchanged. */
function listOwnLines({ product, brand }: Brief): string[] {
  const lines = [line(product?.proposition ?? null), product ? null : line(brand.description)]
  return [...lines.filter((text) => text !== null), product?.name ?? brand.name, brand.name]
}

function introductions({ product, brand, tone }: Brief, random: Random): string[] {
  const name = product?.name ?? brand.name
  const warm = ['casual', 'friendly', 'playful', 'enthusiastic'].includes(tone ?? brand.tone)
  return [warm ? random.pick([`Say hello to ${name}`, `Meet ${name}`]) : `Introducing ${name}`]
}
