import { listOwnLines } from '../campaign.ts'
import { findOffer, isVague } from './headline.ts'
import { isInLanguage, type DesignLanguages } from '../requests/language.ts'
import { choosePhrase, findSeason, type LanguagePack } from '../languages/language-pack.ts'
import { firstSentence, shortenIn, withoutStop } from './shorten.ts'
import type { BriefReading } from '../facts/read-brief.ts'
import type { Intent } from '../requests/intent.ts'
import type { ParsedPrompt } from '../requests/parse-prompt.ts'
import type { Brief } from '../../model/brief.ts'

/**
 * Lists headlines in another language than English, best first: the user's own words, and where there are none, phrases of the language.
 * It is also used where the user chose another language than that of the prompt; then `reading` has no subject.
 */
export function listHeadlinesInLanguage(
  brief: Brief,
  topic: ParsedPrompt,
  reading: BriefReading,
  languages: DesignLanguages,
): string[] {
  const { pack } = languages
  // Greetings and questions are shown as they were written.
  const subject = WHOLE.includes(topic.intent) && topic.subject ? topic.subject : reading.subject
  const own = listOwnLinesIn(brief, languages.language)
  if (!subject || isVague(subject)) return [...listPhrases(brief, topic.intent, reading, pack, own), ...own]
  const offer = topic.intent === 'sale' && isOccasionIn(subject, pack) ? findOffer(reading.facts) : null
  const said = pack ? shortenIn(subject, pack) : subject
  return [offer, said, ...own].filter((text) => text !== null)
}

const WHOLE: readonly Intent[] = ['greeting', 'thanks', 'question']

/** Whether a subject is only the occasion of an offer. */
export const isOccasionIn = (subject: string, pack: LanguagePack | null): boolean =>
  pack !== null && pack.prompt.occasion.test(subject)

/** The texts of product and brand that are in the language; names are always. */
export function listOwnLinesIn(brief: Brief, language: string): string[] {
  const names = [brief.brand.name, brief.product?.name]
  return listOwnLines(brief).filter((text) => names.includes(text) || isInLanguage(text, language))
}

/** Headlines without words of the prompt. A question starts a conversation, an offer sells, and otherwise the product is introduced. */
function listPhrases(
  { product, brand, goal, theme, tone }: Brief,
  intent: Intent,
  { facts }: BriefReading,
  pack: LanguagePack | null,
  own: readonly string[],
): string[] {
  if (!pack) return []
  const season = findSeason(pack, theme)
  const name = product?.name ?? brand.name
  const say = (phrase: LanguagePack['headlines']['introduce']) =>
    choosePhrase(phrase, tone ?? brand.tone).replace('{name}', name)
  const offer = findOffer(facts)
  const promise = own.find((text) => text !== brand.name && text !== product?.name)
  const described = firstSentence(brand.description, 8)
  if (goal === 'engagement') return [season?.question ?? say(pack.headlines.question)]
  return [
    goal === 'sales' || intent === 'sale' ? offer : null,
    promise,
    offer,
    product ? null : season?.greeting,
    described && isInLanguage(described, pack.tag) ? withoutStop(described) : null,
    product ? say(pack.headlines.introduce) : null,
  ].flatMap((text) => text ?? [])
}
