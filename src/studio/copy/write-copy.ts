import { randomFrom } from '../random.ts'
import { drawable } from '../type/words.ts'
import { altTextOf, captionOf, hashtagsOf } from './caption.ts'
import { colorName } from './color-name.ts'
import { actionIn, discountIn, freebieIn, priceIn, timeIn } from './facts.ts'
import { headlineOf, saleParts, sameLanguage } from './headline.ts'
import { isEnglish } from './language.ts'
import { quotedWords } from './quotes.ts'
import { firstSentence, sentenceCase } from './shorten.ts'
import { topicOf } from './topic.ts'
import type { Copy } from './copy.ts'
import type { Intent, Topic } from './topic.ts'
import type { Brief } from '../brief.ts'

/**
 * Words by rules, without a model. What stands in quotation marks is used to the letter: headline first, then subline,
 * then call to action. A brief that is not English gets no word that its author did not write.
 */
export function writeCopy(brief: Brief): Copy {
  const english = isEnglish(brief.prompt)
  const topic = topicOf(brief.prompt)
  const [first, second, third] = quotedWords(brief.prompt)
  const headline =
    drawable(first ?? headlineOf(brief, topic, english, randomFrom(brief.seed, 'headline'))) || brief.brand.name
  const subline = second ?? sublineOf(brief, topic, headline)
  const cta = third ?? brief.product?.cta ?? actionOf(brief, topic, english)
  const badge = english ? badgeOf(brief.prompt, `${headline} ${subline ?? ''}`) : null
  const price =
    brief.product?.price_text ?? (english ? notWithin(priceIn(brief.prompt), `${headline} ${subline ?? ''}`) : null)
  const benefits = (brief.product?.benefits ?? [])
    .map((text) => drawable(text))
    .filter(isShort)
    .slice(0, 3)
  const shown = { headline, subline: subline && drawable(subline), benefits, badge, price, cta: cta && drawable(cta) }
  const hashtags = hashtagsOf(brief, english ? headline : '')
  const colors = [...new Set([brief.brand.primary_color, brief.brand.secondary_color].map(colorName))].join(' and ')
  return {
    ...shown,
    eyebrow: eyebrowOf(brief, english ? topic : null, `${headline} ${subline ?? ''}`),
    caption: captionOf(brief, shown, english ? topic.rest : [], hashtags),
    hashtags,
    alt_text: altTextOf(brief, shown, colors),
  }
}

const isShort = (text: string) => text.length > 0 && text.length <= 44
const says = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const notWithin = (part: string | null, text: string) => (part && !says(text, part) ? part : null)

/** The proposition, a sentence of the prompt that speaks to the reader, or what product and brand say of themselves. */
function sublineOf({ product, brand, prompt }: Brief, topic: Topic, headline: string): string | null {
  const quiet = topic.intent === 'greeting' || topic.intent === 'question'
  const candidates = [
    firstSentence(product?.proposition ?? null, 14),
    firstSentence(topic.rest.find((text) => text.length > 12 && !actionIn(text)) ?? null, 16),
    firstSentence(product?.description ?? null, 14),
    quiet || topic.intent === 'hiring' || !sameLanguage(brand.description, prompt)
      ? null
      : firstSentence(brand.description, 12),
  ]
  const fresh = candidates.find(
    (text) => text !== null && !says(headline, text.replace(/\.$/, '')) && !says(text, headline),
  )
  return fresh ? sentenceCase(fresh) : null
}

function eyebrowOf({ product, title }: Brief, topic: Topic | null, said: string): string | null {
  const occasion = topic?.intent === 'sale' ? saleParts(topic.subject).occasion : null
  if (occasion && !says(said, occasion)) return occasion
  if (product && product.name.length <= 34 && !says(said, product.name)) return product.name
  const usable =
    title && title.length <= 30 && title.split(' ').length <= 4 && !/^(test|post|draft|untitled)\b/i.test(title)
  return usable && !says(said, title) ? title : null
}

function badgeOf(prompt: string, said: string): string | null {
  const facts = [discountIn(prompt), freebieIn(prompt), timeIn(prompt)]
  return facts.find((fact) => fact !== null && !overlap(said, fact)) ?? null
}

/** A figure or day that the words already name must not be said twice. */
function overlap(said: string, fact: string): boolean {
  const key = fact.match(/\d+\s?%|\d+|[A-Za-z]{5,}/g) ?? [fact]
  return key.some((part) => says(said, part))
}

const ACTIONS: Record<Intent, string | null> = {
  launch: 'Take a look',
  sale: 'Shop now',
  event: 'Save your seat',
  hiring: 'Apply now',
  tips: 'Read more',
  greeting: null,
  thanks: null,
  question: null,
  statement: null,
  show: 'Learn more',
}
const CALM = ['luxury', 'minimal']

/** Only English briefs get a call to action that nobody asked for, and only where one is expected. */
function actionOf({ prompt, goal, brand, tone }: Brief, topic: Topic, english: boolean): string | null {
  const named = actionIn(prompt)
  if (/\bquote\b/i.test(prompt)) return named
  if (named || !english) return named
  if (goal && /sale|convert|conversion/i.test(goal)) return 'Shop now'
  const calm = CALM.includes(tone ?? brand.tone)
  const open = topic.intent === 'event' && !/webinar|workshop|class|conference|summit|seminar/i.test(prompt)
  const usual = open ? 'Join us' : ACTIONS[topic.intent]
  return calm && (usual === 'Take a look' || usual === 'Learn more') ? 'Discover more' : usual
}
