import { randomFrom } from '../random.ts'
import { toDrawableText } from '../type/line-breaks.ts'
import { sayable } from './banned.ts'
import { callToAction } from './call-to-action.ts'
import { altTextOf, captionOf } from './caption.ts'
import { colorName } from './color-name.ts'
import { actionIn, discountIn, freebieIn, priceIn, timeIn, withCapitals } from './facts.ts'
import { hashtagsOf } from './hashtags.ts'
import { headlinesOf, isVague, saleParts, sameLanguage } from './headline.ts'
import { isEnglishBrief } from './language.ts'
import { quotedWords, saidIn } from './quotes.ts'
import { firstSentence, sentenceCase } from './shorten.ts'
import { themeOf } from './themes.ts'
import { topicOf } from './topic.ts'
import type { Copy } from './copy.ts'
import type { Topic } from './topic.ts'
import type { Brief } from '../brief.ts'

/** What all parts of the copy look at. `said` is prompt and instructions: facts and quoted words may stand in either. */
interface Writing {
  brief: Brief
  topic: Topic
  english: boolean
  said: string
  quoted: readonly string[]
  /** The text as the brand may say it, or null. */
  pass: (text: string | null) => string | null
}

/**
 * Words by rules, without a model. What stands in quotation marks is used to the letter: headline first, then subline,
 * then call to action. A brief that is not English gets no word that its author did not write. Apart from quoted words
 * nothing breaks the brand's don't-list.
 */
export function writeCopy(brief: Brief): Copy {
  const writing = writingOf(brief)
  const { english, topic, quoted, pass } = writing
  const headline = headlineFor(writing)
  const subline = quoted[1] ?? sublineOf(writing, headline)
  const shownText = `${headline} ${subline ?? ''}`
  const cta = quoted[2] ?? callToAction(brief, topic, english, pass)
  const badge = english ? pass(badgeOf(writing, shownText)) : null
  const stated = english ? priceIn(writing.said) : null
  const price = stated ? notWithin(stated, shownText) : (brief.product?.price_text ?? null)
  const benefits = (brief.product?.benefits ?? [])
    .flatMap((text) => pass(toDrawableText(text)) ?? [])
    .filter(isShort)
    .slice(0, 3)
  const shown = {
    headline,
    subline: subline && toDrawableText(subline),
    benefits,
    badge,
    price: price?.replace(/^from /, 'From ') ?? null,
    cta: cta && toDrawableText(cta),
  }
  const hashtags = hashtagsOf(brief, topic.intent, english)
  return {
    ...shown,
    eyebrow: pass(eyebrowOf(writing, shownText)),
    caption: captionOf(brief, shown, spokenOf(writing), hashtags),
    hashtags,
    alt_text: altTextOf(brief, shown, colorsOf(brief), english),
  }
}

/** What someone who cannot see a picture with these words in it needs to know. */
export const altTextFor = (brief: Brief, copy: Copy): string =>
  altTextOf(brief, copy, colorsOf(brief), isEnglishBrief(brief))

const colorsOf = ({ brand }: Brief) =>
  [...new Set([brand.primary_color, brand.secondary_color].map(colorName))].join(' and ')

function writingOf(brief: Brief): Writing {
  const said = saidIn(brief)
  const pass = (text: string | null) => (text ? sayable(text, brief.brand.dont) : null)
  return {
    brief,
    said,
    pass,
    topic: topicOf(brief.prompt),
    english: isEnglishBrief(brief),
    quoted: quotedWords(said),
  }
}

function headlineFor({ brief, topic, english, quoted, pass }: Writing): string {
  const { brand, seed, tone, prompt } = brief
  if (quoted[0]) return toDrawableText(quoted[0]) || brand.name
  const wanted = headlinesOf(brief, topic, english, randomFrom(seed, 'headline'))
  const loud = english && tone === 'enthusiastic' && !prompt.trim()
  const headline = wanted.flatMap((text) => pass(toDrawableText(loud ? loudly(text) : text)) ?? [])[0]
  return headline ? sentenceCase(headline) : brand.name
}

const loudly = (text: string) => (/[.!?]$/.test(text) || text.split(' ').length > 7 ? text : `${text}!`)

const isShort = (text: string) => text.length > 0 && text.length <= 44
const says = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const notWithin = (part: string | null, text: string) => (part && !says(text, part) ? part : null)

/** What is said beside a quoted headline, the proposition, a sentence for the reader, or what product and brand say. */
function sublineOf({ brief, topic, quoted, pass }: Writing, headline: string): string | null {
  const { product, brand, prompt, tone } = brief
  const quiet = ['greeting', 'question', 'hiring'].includes(topic.intent) && prompt.trim() !== ''
  const about = [firstSentence(product?.proposition ?? null, 14), firstSentence(product?.description ?? null, 14)]
  const candidates = [
    quoted.length > 0 ? besideQuote(topic) : null,
    firstSentence(topic.rest.find((text) => text.length > 12 && !actionIn(text)) ?? null, 16),
    ...(tone === 'informative' ? about.toReversed() : about),
    quiet || !sameLanguage(brand.description, prompt || (brand.description ?? ''))
      ? null
      : firstSentence(brand.description, 12),
  ]
  const fresh = candidates
    .flatMap((text) => pass(text) ?? [])
    .find((text) => !says(headline, text.replace(/\.$/, '')) && !says(text, headline.replace(/[.!]$/, '')))
  return fresh ? sentenceCase(fresh) : null
}

const FROM = /\b(?:testimonial|quote|review|words)\b.*?\b(?:from|by|of)\s+(\p{Lu}[\p{L}.'’ -]{1,30}?)\s*:?$/iu

/** Who a quote is from, or the sentence around it when that is meant for the reader. */
function besideQuote({ subject, intent, visual }: Topic): string | null {
  const from = subject.match(FROM)?.[1] ?? subject.match(/^[-–—]\s*(\p{Lu}.{1,30})$/u)?.[1]
  if (from) return `— ${from}`
  const words = subject.split(' ').length
  return intent !== 'show' && !visual && words >= 3 && words <= 12 && !isVague(subject) ? subject : null
}

function eyebrowOf({ brief, topic, english }: Writing, said: string): string | null {
  const { product, title } = brief
  const season = english ? (themeOf(brief.theme)?.name ?? null) : null
  const occasion = english && topic.intent === 'sale' ? saleParts(topic.subject).occasion : null
  const isBrand = product?.name.toLowerCase() === brief.brand.name.toLowerCase()
  const named = product && !isBrand && product.name.length <= 34 ? product.name : null
  const titled =
    title && title.length <= 30 && title.split(' ').length <= 4 && !/^(test|post|draft|untitled)\b/i.test(title)
  const label = topic.label && sentenceCase(topic.label)
  const choices = [label, occasion, season, named, titled ? title : null]
  return choices.find((text) => text !== null && !says(said, text)) ?? null
}

function badgeOf({ said }: Writing, shown: string): string | null {
  const facts = [discountIn(said), freebieIn(said), timeIn(said)]
  return facts.find((fact) => fact !== null && !overlap(shown, fact)) ?? null
}

/** A figure or day that the words already name must not be said twice. */
function overlap(said: string, fact: string): boolean {
  const key = fact.match(/\d+(?:\s?%)?|(?<![A-Za-z])[A-Za-z]{5,}/g) ?? [fact]
  return key.some((part) => says(said, part))
}

/** What the caption may add: the whole subject, sentences for the reader, descriptions in the same language. */
function spokenOf({ brief, topic, english, quoted, pass }: Writing) {
  const { product, brand, prompt } = brief
  const tongue = prompt.trim() || (product?.description ?? brand.description ?? '')
  const own = !topic.visual && quoted.length === 0 && topic.subject.length > 3 && !isVague(topic.subject)
  const subject = own ? pass(english ? withCapitals(topic.subject) : topic.subject) : null
  const about = [product?.description ?? null, brand.description].filter((text) => sameLanguage(text, tongue))
  const allowed = (texts: readonly (string | null)[]) => texts.flatMap((text) => pass(text) ?? [])
  return {
    subject: subject && sentenceCase(subject),
    rest: allowed(english ? topic.rest : []),
    about: allowed(about),
    english,
  }
}
