import { randomFrom } from '../random.ts'
import { toDrawableText } from '../type/line-breaks.ts'
import { filterBanned } from './banned.ts'
import { chooseCallToAction } from './call-to-action.ts'
import { restoreCapitals } from './capitals.ts'
import { composeAltText, composeCaption } from './caption.ts'
import { nameColor } from './color-name.ts'
import { assignSlots, listSlotTexts } from './facts/assign-slots.ts'
import { listBlockTexts, mapBlockTexts } from './facts/post-block.ts'
import { findStatisticGroup } from './facts/read-block.ts'
import { covers, readBrief, type BriefReading } from './facts/read-brief.ts'
import { listHashtags } from './hashtags.ts'
import { isOccasion, isSameLanguage, isVague, listHeadlines } from './headline.ts'
import { isEnglishBrief } from './language.ts'
import { listAlternatives } from './list-alternatives.ts'
import { findQuotedTexts, joinRequestText } from './quotes.ts'
import { firstSentence, sentenceCase } from './shorten.ts'
import { findThemeWords } from './theme-words.ts'
import { parsePrompt } from './parse-prompt.ts'
import { addFactsToCaption, chooseModelBadge, type ModelWords } from './model-words.ts'
import type { Copy } from './copy.ts'
import type { ParsedPrompt } from './parse-prompt.ts'
import type { Brief } from '../brief.ts'

/** The input of all parts of the copy. */
interface Writing {
  brief: Brief
  topic: ParsedPrompt
  reading: BriefReading
  english: boolean
  quoted: readonly string[]
  /** Returns the text without anything on the brand's don't-list, or null. */
  pass: (text: string | null) => string | null
}

/**
 * Writes the copy by rules, without a model. Every fact of the prompt gets a slot of its own kind, or stays in the caption. Quoted
 * texts are used unchanged: first as headline, then as subline, then as call to action. A brief that is not English gets only words
 * that its author wrote. Except for quoted texts, nothing breaks the brand's don't-list.
 *
 * With `model`, the texts of a text model replace those of the rules. The facts keep their slots, and the caption names each of them.
 */
export function writeCopy(brief: Brief, model: ModelWords | null = null): Copy {
  const writing = createWriting(brief)
  const { english, topic, reading, quoted, pass } = writing
  const asked = quoted.length > 0 ? null : model
  const headline = asked?.headline ?? writeHeadline(writing)
  const eyebrow = pass(writeEyebrow(writing, headline))
  const slots = assignSlots(reading.facts, [headline, eyebrow ?? '', ...quoted], listBenefits(writing))
  const hasFacts = reading.block !== null || reading.facts.length > 0 || slots.benefits.length > 0
  const subline = quoted[1] ?? (asked ? asked.subline : writeSubline(writing, headline, hasFacts))
  const isAction = reading.facts.some(({ kind }) => kind === 'action')
  const usual = chooseCallToAction(brief, topic, reading.facts, english, pass)
  const cta = quoted[2] ?? (asked && !isAction ? asked.cta : usual)
  const price = slots.price ?? (reading.facts.some(({ kind }) => kind === 'price') ? null : productPrice(brief))
  const shown = {
    headline,
    subline: subline && toDrawableText(subline),
    details: slots.details,
    benefits: slots.benefits,
    badge: slots.badge ?? chooseModelBadge(asked?.badge ?? null, [headline, ...listSlotTexts(slots)]),
    price: price?.replace(/^from /, 'From ') ?? null,
    cta: cta && toDrawableText(cta),
    small_print: slots.smallPrint,
    block: mapBlockTexts(reading.block, (text) => pass(toDrawableText(text))),
  }
  const hashtags = model?.hashtags ?? listHashtags(brief, topic.intent, english)
  // A subject may contain a fact: "Conference rooms for up to 40 guests".
  const subject = topic.visual || isVague(reading.subject) ? [] : [sentenceCase(reading.subject)]
  const facts = [...subject, ...reading.facts.map(({ text }) => text), ...listBlockTexts(reading.block)]
  return {
    ...shown,
    eyebrow,
    alternatives:
      quoted.length > 0 ? [] : listAlternatives(brief, reading, headline, english).flatMap((text) => pass(text) ?? []),
    caption: model
      ? addFactsToCaption(brief, model, facts)
      : composeCaption(brief, shown, listSpoken(writing), hashtags),
    hashtags,
    alt_text: model?.alt_text ?? composeAltText(brief, shown, nameColors(brief), english),
  }
}

/** Writes the alt text of an image that shows this copy. */
export const writeAltText = (brief: Brief, copy: Copy): string =>
  composeAltText(brief, copy, nameColors(brief), isEnglishBrief(brief))

const nameColors = ({ brand }: Brief) =>
  [...new Set([brand.primary_color, brand.secondary_color].map(nameColor))].join(' and ')

function createWriting(brief: Brief): Writing {
  const pass = (text: string | null) => (text ? filterBanned(text, brief.brand.dont) : null)
  const [topic, english] = [parsePrompt(brief.prompt), isEnglishBrief(brief)]
  const read = readBrief(brief, topic, english)
  const facts = read.facts.flatMap((fact) => {
    const text = pass(toDrawableText(english ? restoreCapitals(fact.text) : fact.text))
    return text ? [{ ...fact, text }] : []
  })
  return { brief, pass, topic, english, reading: { ...read, facts }, quoted: findQuotedTexts(joinRequestText(brief)) }
}

function writeHeadline({ brief, topic, reading, english, quoted, pass }: Writing): string {
  const { brand, seed, tone, prompt } = brief
  if (quoted[0]) return toDrawableText(quoted[0]) || brand.name
  const wanted = listHeadlines(brief, topic, reading, english, randomFrom(seed, 'headline'))
  const loud = english && tone === 'enthusiastic' && !prompt.trim()
  const headline = wanted.flatMap((text) => pass(toDrawableText(loud ? loudly(text) : text)) ?? [])[0]
  return headline ? sentenceCase(headline) : brand.name
}

const loudly = (text: string) => (/[.!?]$/.test(text) || text.split(' ').length > 7 ? text : `${text}!`)

const isShort = (text: string) => text.length > 0 && text.length <= 44

const productPrice = ({ product }: Brief) => product?.price_text ?? null

/** The benefits of the product, which fill the rows that the facts of the prompt leave free. */
const listBenefits = ({ brief, pass }: Writing) =>
  (brief.product?.benefits ?? []).flatMap((text) => pass(toDrawableText(text)) ?? []).filter(isShort)

/** At most this many words of the prompt stand in one line. */
const MAX_SUBLINE_WORDS = 7

/**
 * The second line: the context of a quotation, a short sentence of the prompt, or a text of the product. The brand's description is used
 * only if prompt and product give nothing.
 */
function writeSubline(
  { brief, topic, reading, quoted, pass }: Writing,
  headline: string,
  hasFacts: boolean,
): string | null {
  const { product, brand, prompt, tone } = brief
  const quiet = ['greeting', 'question', 'hiring'].includes(topic.intent) && prompt.trim() !== ''
  const about = [firstSentence(product?.proposition ?? null, 14), firstSentence(product?.description ?? null, 14)]
  const isFact = (text: string) => reading.facts.some((fact) => covers(text, fact.text))
  const further = reading.block ? undefined : topic.rest.find((text) => text.length > 12 && !isFact(text))
  const candidates = [
    quoted.length > 0 ? writeBesideQuote(reading, topic) : null,
    firstSentence(further ?? null, MAX_SUBLINE_WORDS),
    ...(tone === 'informative' ? about.toReversed() : about),
    quiet || hasFacts || !isSameLanguage(brand.description, prompt || (brand.description ?? ''))
      ? null
      : firstSentence(brand.description, 12),
  ]
  const fresh = candidates
    .flatMap((text) => pass(text) ?? [])
    .find((text) => !covers(headline, text.replace(/\.$/, '')) && !covers(text, headline.replace(/[.!]$/, '')))
  return fresh ? sentenceCase(fresh) : null
}

/** The source of a quotation, or the sentence around it if it addresses the reader. */
function writeBesideQuote({ facts, subject: read }: BriefReading, { subject: said, intent, visual }: ParsedPrompt) {
  const person = facts.find(({ kind }) => kind === 'person')
  if (person) return `— ${person.text}`
  const subject = said.split(' ').length > MAX_SUBLINE_WORDS ? read : said
  const words = subject.split(' ').length
  return intent !== 'show' && !visual && words >= 3 && words <= MAX_SUBLINE_WORDS && !isVague(subject) ? subject : null
}

function writeEyebrow({ brief, topic, reading, english }: Writing, headline: string): string | null {
  const { product, title } = brief
  const season = english ? (findThemeWords(brief.theme)?.name ?? null) : null
  const occasion =
    english && topic.intent === 'sale' && isOccasion(reading.subject) ? sentenceCase(reading.subject) : null
  const isBrand = product?.name.toLowerCase() === brief.brand.name.toLowerCase()
  const named = product && !isBrand && product.name.length <= 34 ? product.name : null
  const titled =
    title && title.length <= 30 && title.split(' ').length <= 4 && !/^(test|post|draft|untitled)\b/i.test(title)
  const label = topic.label && topic.label !== reading.subject && !reading.block ? sentenceCase(topic.label) : null
  const group = reading.block?.kind === 'statistic' ? findStatisticGroup(topic.subject, reading.subject) : null
  const choices = [group, label, occasion, season, named, titled ? title : null]
  return choices.find((text) => text !== null && !covers(headline, text)) ?? null
}

/** Additional texts for the caption: the whole subject, sentences for the reader, descriptions in the same language. */
function listSpoken({ brief, topic, english, quoted, pass }: Writing) {
  const { product, brand, prompt } = brief
  const tongue = prompt.trim() || (product?.description ?? brand.description ?? '')
  const own = !topic.visual && quoted.length === 0 && topic.subject.length > 3 && !isVague(topic.subject)
  const subject = own ? pass(english ? restoreCapitals(topic.subject) : topic.subject) : null
  const about = [product?.description ?? null, brand.description].filter((text) => isSameLanguage(text, tongue))
  const allowed = (texts: readonly (string | null)[]) => texts.flatMap((text) => pass(text) ?? [])
  return {
    subject: subject && sentenceCase(subject),
    rest: allowed(topic.rest),
    about: allowed(about),
    english,
  }
}
