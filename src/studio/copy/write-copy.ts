import { randomFrom } from '../random.ts'
import { toDrawableText } from '../type/line-breaks.ts'
import { filterBanned } from './banned.ts'
import { chooseCallToAction } from './call-to-action.ts'
import { composeAltText, composeCaption } from './caption.ts'
import { nameColor } from './color-name.ts'
import { findAction, findDiscount, findFreebie, findPrice, findTime, restoreCapitals } from './facts.ts'
import { listHashtags } from './hashtags.ts'
import { listHeadlines, isVague, splitSale, isSameLanguage } from './headline.ts'
import { isEnglishBrief } from './language.ts'
import { findQuotedTexts, joinRequestText } from './quotes.ts'
import { firstSentence, sentenceCase } from './shorten.ts'
import { findThemeWords } from './theme-words.ts'
import { parsePrompt } from './parse-prompt.ts'
import type { Copy } from './copy.ts'
import type { ParsedPrompt } from './parse-prompt.ts'
import type { Brief } from '../brief.ts'

/** The input of all parts of the copy. `said` is prompt and instructions together. */
interface Writing {
  brief: Brief
  topic: ParsedPrompt
  english: boolean
  said: string
  quoted: readonly string[]
  /** Returns the text as the brand may say it, or null. */
  pass: (text: string | null) => string | null
}

/**
 * Writes the copy by rules, without a model. Quoted texts are used unchanged: first as headline, then as subline, then as call to
 * action. A brief that is not English gets only words that its author wrote. Except for quoted texts, nothing breaks the brand's
 * don't-list.
 */
export function writeCopy(brief: Brief): Copy {
  const writing = writingOf(brief)
  const { english, topic, quoted, pass } = writing
  const headline = headlineFor(writing)
  const subline = quoted[1] ?? sublineOf(writing, headline)
  const shownText = `${headline} ${subline ?? ''}`
  const cta = quoted[2] ?? chooseCallToAction(brief, topic, english, pass)
  const badge = english ? pass(badgeOf(writing, shownText)) : null
  const stated = english ? findPrice(writing.said) : null
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
  const hashtags = listHashtags(brief, topic.intent, english)
  return {
    ...shown,
    eyebrow: pass(eyebrowOf(writing, shownText)),
    caption: composeCaption(brief, shown, spokenOf(writing), hashtags),
    hashtags,
    alt_text: composeAltText(brief, shown, colorsOf(brief), english),
  }
}

/** Writes the alt text of an image that shows this copy. */
export const writeAltText = (brief: Brief, copy: Copy): string =>
  composeAltText(brief, copy, colorsOf(brief), isEnglishBrief(brief))

const colorsOf = ({ brand }: Brief) =>
  [...new Set([brand.primary_color, brand.secondary_color].map(nameColor))].join(' and ')

function writingOf(brief: Brief): Writing {
  const said = joinRequestText(brief)
  const pass = (text: string | null) => (text ? filterBanned(text, brief.brand.dont) : null)
  return {
    brief,
    said,
    pass,
    topic: parsePrompt(brief.prompt),
    english: isEnglishBrief(brief),
    quoted: findQuotedTexts(said),
  }
}

function headlineFor({ brief, topic, english, quoted, pass }: Writing): string {
  const { brand, seed, tone, prompt } = brief
  if (quoted[0]) return toDrawableText(quoted[0]) || brand.name
  const wanted = listHeadlines(brief, topic, english, randomFrom(seed, 'headline'))
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
    firstSentence(topic.rest.find((text) => text.length > 12 && !findAction(text)) ?? null, 16),
    ...(tone === 'informative' ? about.toReversed() : about),
    quiet || !isSameLanguage(brand.description, prompt || (brand.description ?? ''))
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
function besideQuote({ subject, intent, visual }: ParsedPrompt): string | null {
  const from = subject.match(FROM)?.[1] ?? subject.match(/^[-–—]\s*(\p{Lu}.{1,30})$/u)?.[1]
  if (from) return `— ${from}`
  const words = subject.split(' ').length
  return intent !== 'show' && !visual && words >= 3 && words <= 12 && !isVague(subject) ? subject : null
}

function eyebrowOf({ brief, topic, english }: Writing, said: string): string | null {
  const { product, title } = brief
  const season = english ? (findThemeWords(brief.theme)?.name ?? null) : null
  const occasion = english && topic.intent === 'sale' ? splitSale(topic.subject).occasion : null
  const isBrand = product?.name.toLowerCase() === brief.brand.name.toLowerCase()
  const named = product && !isBrand && product.name.length <= 34 ? product.name : null
  const titled =
    title && title.length <= 30 && title.split(' ').length <= 4 && !/^(test|post|draft|untitled)\b/i.test(title)
  const label = topic.label && sentenceCase(topic.label)
  const choices = [label, occasion, season, named, titled ? title : null]
  return choices.find((text) => text !== null && !says(said, text)) ?? null
}

function badgeOf({ said }: Writing, shown: string): string | null {
  const facts = [findDiscount(said), findFreebie(said), findTime(said)]
  return facts.find((fact) => fact !== null && !overlap(shown, fact)) ?? null
}

/** A number or day that the text already names is not repeated. */
function overlap(said: string, fact: string): boolean {
  const key = fact.match(/\d+(?:\s?%)?|(?<![A-Za-z])[A-Za-z]{5,}/g) ?? [fact]
  return key.some((part) => says(said, part))
}

/** What the caption may add: the whole subject, sentences for the reader, descriptions in the same language. */
function spokenOf({ brief, topic, english, quoted, pass }: Writing) {
  const { product, brand, prompt } = brief
  const tongue = prompt.trim() || (product?.description ?? brand.description ?? '')
  const own = !topic.visual && quoted.length === 0 && topic.subject.length > 3 && !isVague(topic.subject)
  const subject = own ? pass(english ? restoreCapitals(topic.subject) : topic.subject) : null
  const about = [product?.description ?? null, brand.description].filter((text) => isSameLanguage(text, tongue))
  const allowed = (texts: readonly (string | null)[]) => texts.flatMap((text) => pass(text) ?? [])
  return {
    subject: subject && sentenceCase(subject),
    rest: allowed(english ? topic.rest : []),
    about: allowed(about),
    english,
  }
}
