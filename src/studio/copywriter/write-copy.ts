import { randomFrom } from '../model/random.ts'
import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { filterBanned } from './banned.ts'
import { chooseCallToAction } from './call-to-action.ts'
import { restoreCapitals } from './headlines/capitals.ts'
import { composeCaption } from './caption.ts'
import { assignSlots, listSlotTexts } from './facts/assign-slots.ts'
import { listBlockTexts, mapBlockTexts } from './facts/post-block.ts'
import { findStatisticGroup } from './facts/read-block.ts'
import { covers, readBrief, type BriefReading } from './facts/read-brief.ts'
import { listHashtags } from './hashtags.ts'
import { isOccasion, isVague, listHeadlines } from './headlines/headline.ts'
import { isOccasionIn, listHeadlinesInLanguage } from './headlines/headline-in-language.ts'
import { findLanguages, isInLanguage, type DesignLanguages } from './requests/language.ts'
import { findSeason } from './languages/language-pack.ts'
import { carryFacts } from './carry/carry-facts.ts'
import { dressPrices } from './carry/dress-prices.ts'
import { parseInLanguage } from './requests/parse-in-language.ts'
import { writeProductPrice } from './product-price.ts'
import { listAlternatives } from './headlines/list-alternatives.ts'
import { findQuotedTexts, joinRequestText } from './headlines/quotes.ts'
import { firstSentence, isLongUnspaced, sentenceCase } from './headlines/shorten.ts'
import { parsePrompt } from './requests/parse-prompt.ts'
import { addFactsToCaption, chooseModelBadge, type ModelWords } from './model-words.ts'
import type { Copy } from './copy.ts'
import { sortByImportance, type Fact, type FactKind } from './facts/fact.ts'
import type { ParsedPrompt } from './requests/parse-prompt.ts'
import type { Brief } from '../model/brief.ts'

/** The input of all parts of the copy. */
export interface Writing {
  brief: Brief
  topic: ParsedPrompt
  reading: BriefReading
  languages: DesignLanguages
  /** Whether the design is in English, of an English request. Then the grammar of English is used. */
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
 * With `model`, the texts of a text model replace those of the rules. The facts keep their slots, and the caption names each of them. With
 * `writing`, the request is not read again.
 */
export function writeCopy(brief: Brief, model: ModelWords | null = null, writing = createWriting(brief)): Copy {
  const { english, languages, topic, reading, quoted, pass } = writing
  const asked = quoted.length > 0 ? null : model
  const headline = asked?.headline ?? writeHeadline(writing)
  const eyebrow = pass(writeEyebrow(writing, headline))
  const isCarried = languages.spoken !== languages.language
  const facts = english || isCarried ? reading.facts : reading.facts.map(fitBadge)
  const shownAlready = [headline, eyebrow ?? '', ...quoted]
  const slots = assignSlots(facts, shownAlready, listBenefits(writing), isCarried ? CARRIED_ROWS : [])
  const hasFacts = reading.block !== null || reading.facts.length > 0 || slots.benefits.length > 0
  const subline = quoted[1] ?? (asked ? asked.subline : writeSubline(writing, headline, hasFacts))
  const isAction = reading.facts.some(({ kind }) => kind === 'action')
  const usual = chooseCallToAction(brief, topic, reading.facts, languages, pass)
  const cta = quoted[2] ?? (asked && !isAction ? asked.cta : usual)
  const price =
    slots.price ?? (reading.facts.some(({ kind }) => kind === 'price') ? null : writeProductPrice(brief, languages))
  const shown = {
    headline,
    subline: subline && toDrawableText(subline),
    details: slots.details,
    benefits: slots.benefits,
    badge: slots.badge ?? chooseModelBadge(asked?.badge ?? null, [headline, ...listSlotTexts(slots)]),
    price: english ? (price?.replace(/^from /, 'From ') ?? null) : price && sentenceCase(price, languages.language),
    cta: cta && toDrawableText(cta),
    small_print: slots.smallPrint,
    block: mapBlockTexts(reading.block, (text) => pass(toDrawableText(text))),
  }
  const hashtags = model?.hashtags ?? listHashtags(brief, topic.intent, languages)
  // A subject may contain a fact: "Conference rooms for up to 40 guests".
  const hasSubject = reading.subject !== '' && !topic.visual && !isVague(reading.subject)
  const subject = hasSubject ? [sentenceCase(reading.subject, languages.language)] : []
  const stated = [...subject, ...reading.facts.map(({ text }) => text), ...listBlockTexts(reading.block)]
  return {
    language: languages.language,
    ...shown,
    eyebrow,
    alternatives:
      quoted.length > 0 ? [] : listAlternatives(brief, reading, headline, english).flatMap((text) => pass(text) ?? []),
    caption: model
      ? addFactsToCaption(brief, model, stated)
      : composeCaption(brief, shown, listSpoken(writing), hashtags),
    hashtags,
    // A design is described when it is drawn. Until then there is only what a model says about its picture.
    alt_text: model?.alt_text ?? '',
  }
}

/** Facts that need their limits have rows of their own where the words around them are missing. */
const CARRIED_ROWS: readonly FactKind[] = ['discount', 'price', 'condition']

export function createWriting(given: Brief): Writing {
  const pass = (text: string | null) => (text ? filterBanned(text, given.brand.dont) : null)
  const languages = findLanguages(given)
  const { language, spoken, spokenPack } = languages
  const brief = dressBrief(given, spoken)
  const spokenTopic =
    spoken === 'en' || !spokenPack ? parsePrompt(brief.prompt) : parseInLanguage(brief.prompt, spokenPack)
  const read = readBrief(brief, spokenTopic, spoken)
  const { topic, reading } =
    spoken === language ? { topic: spokenTopic, reading: read } : translate(brief, languages, spokenTopic, read)
  const english = language === 'en' && spoken === 'en'
  const facts = reading.facts.flatMap((fact) => {
    const text = pass(toDrawableText(english ? restoreCapitals(fact.text) : fact.text))
    return text ? [{ ...fact, text }] : []
  })
  const quoted = findQuotedTexts(joinRequestText(given))
  return { brief, pass, topic, languages, english, reading: { ...reading, facts, language }, quoted }
}

/** The request with its prices as its language writes them. Quoted texts are read from the request as typed. */
function dressBrief(brief: Brief, language: string): Brief {
  const { amount, currency } = brief.product ?? {}
  const dress = (text: string) => dressPrices(text, { language, amount, currency })
  return { ...brief, prompt: dress(brief.prompt), instructions: brief.instructions && dress(brief.instructions) }
}

/** What remains of a request in another language than the design: the facts whose meaning is certain. */
function translate(brief: Brief, { pack, spoken }: DesignLanguages, topic: ParsedPrompt, reading: BriefReading) {
  return {
    topic: { ...topic, subject: '', label: null, rest: [] },
    reading: {
      ...reading,
      subject: '',
      block: null,
      facts: pack ? sortByImportance(carryFacts(brief, spoken, pack.tag)) : [],
    },
  }
}

function writeHeadline({ brief, topic, reading, languages, english, quoted, pass }: Writing): string {
  const { brand, seed, tone, prompt } = brief
  if (quoted[0]) return toDrawableText(quoted[0]) || brand.name
  const wanted = english
    ? listHeadlines(brief, topic, reading, randomFrom(seed, 'headline'))
    : listHeadlinesInLanguage(brief, topic, reading, languages)
  const loud = english && tone === 'enthusiastic' && !prompt.trim()
  const headline = wanted.flatMap((text) => pass(toDrawableText(loud ? loudly(text) : text)) ?? [])[0]
  return headline ? sentenceCase(headline, languages.language) : brand.name
}

const loudly = (text: string) => (/[.!?]$/.test(text) || text.split(' ').length > 7 ? text : `${text}!`)

/** A badge is one line: a long discount is shown without the things that it is for. */
function fitBadge(fact: Fact): Fact {
  const short =
    fact.kind === 'discount' && fact.text.length > 30 ? fact.text.match(/^.{0,20}?\d\s?%(?: \p{L}+)?/u) : null
  return short ? { ...fact, text: short[0] } : fact
}

const isShort = (text: string) => text.length > 0 && text.length <= 44

/** The benefits of the product, which fill the rows that the facts of the prompt leave free. */
const listBenefits = ({ brief, languages, pass }: Writing) =>
  (brief.product?.benefits ?? [])
    .filter((text) => fits(text, languages))
    .flatMap((text) => pass(toDrawableText(text)) ?? [])
    .filter(isShort)

/** English designs show what the user wrote for the product, others only what is in their language. */
export const fits = (text: string, { language }: DesignLanguages) => language === 'en' || isInLanguage(text, language)

/** At most this many words of the prompt stand in one line. */
const MAX_SUBLINE_WORDS = 7

/**
 * The second line: the context of a quotation, a short sentence of the prompt, or a text of the product. The brand's description is used
 * only if prompt and product give nothing.
 */
function writeSubline(
  { brief, topic, reading, languages, quoted, pass }: Writing,
  headline: string,
  hasFacts: boolean,
): string | null {
  const { product, brand, prompt, tone } = brief
  const quiet = ['greeting', 'question', 'hiring'].includes(topic.intent) && prompt.trim() !== ''
  const ours = [product?.proposition ?? null, product?.description ?? null]
  const about = ours.map((text) => (text && fits(text, languages) ? firstSentence(text, 14) : null))
  const isFact = (text: string) => reading.facts.some((fact) => covers(text, fact.text))
  const further = reading.block ? undefined : topic.rest.find((text) => text.length > 12 && !isFact(text))
  const candidates = [
    quoted.length > 0 ? writeBesideQuote(reading, topic) : null,
    firstSentence(further ?? null, MAX_SUBLINE_WORDS),
    ...(tone === 'informative' ? about.toReversed() : about),
    quiet || hasFacts || !isBrandText(brand.description, languages) ? null : firstSentence(brand.description, 12),
  ]
  const fresh = candidates
    .flatMap((text) => pass(text) ?? [])
    .filter((text) => !isLongUnspaced(text))
    .find((text) => !covers(headline, text.replace(/\.$/, '')) && !covers(text, headline.replace(/[.!]$/, '')))
  return fresh ? sentenceCase(fresh, languages.language) : null
}

/** A description of the brand is shown only in its own language. */
const isBrandText = (text: string | null, { language }: DesignLanguages) =>
  text !== null && isInLanguage(text, language)

/** The source of a quotation, or the sentence around it if it addresses the reader. */
function writeBesideQuote({ facts, subject: read }: BriefReading, { subject: said, intent, visual }: ParsedPrompt) {
  const person = facts.find(({ kind }) => kind === 'person')
  if (person) return `— ${person.text}`
  const subject = said.split(' ').length > MAX_SUBLINE_WORDS ? read : said
  const words = subject.split(' ').length
  return intent !== 'show' && !visual && words >= 3 && words <= MAX_SUBLINE_WORDS && !isVague(subject) ? subject : null
}

function writeEyebrow({ brief, topic, reading, languages, english }: Writing, headline: string): string | null {
  const { product, title } = brief
  const { pack, language } = languages
  const season = findSeason(pack, brief.theme)?.name ?? null
  const isOffer =
    topic.intent === 'sale' && (english ? isOccasion(reading.subject) : isOccasionIn(reading.subject, pack))
  const occasion = isOffer ? sentenceCase(reading.subject, language) : null
  const isBrand = product?.name.toLowerCase() === brief.brand.name.toLowerCase()
  const named = product && !isBrand && product.name.length <= 34 ? product.name : null
  const titled =
    title && title.length <= 30 && title.split(' ').length <= 4 && !/^(test|post|draft|untitled)\b/i.test(title)
  const label =
    topic.label && topic.label !== reading.subject && !reading.block ? sentenceCase(topic.label, language) : null
  const group = reading.block?.kind === 'statistic' ? findStatisticGroup(topic.subject, reading.subject) : null
  const choices = english
    ? [group, label, occasion, season, named, titled ? title : null]
    : [group, label, occasion, named, season, titled && isInLanguage(title, language) ? title : null]
  return choices.find((text) => text !== null && !covers(headline, text)) ?? null
}

/** Additional texts for the caption: the whole subject, sentences for the reader, descriptions in the same language. */
function listSpoken({ brief, topic, reading, languages, english, quoted, pass }: Writing) {
  const { product, brand } = brief
  const own = !topic.visual && quoted.length === 0 && topic.subject.length > 3 && !isVague(topic.subject)
  const subject = own ? pass(english ? restoreCapitals(topic.subject) : topic.subject) : null
  const about = [product?.description ?? null, brand.description].filter((text) => isBrandText(text, languages))
  const allowed = (texts: readonly (string | null)[]) => texts.flatMap((text) => pass(text) ?? [])
  return {
    subject: subject && sentenceCase(subject, languages.language),
    rest: allowed(topic.rest),
    facts: languages.spoken === languages.language ? [] : reading.facts.map(({ text }) => text),
    about: allowed(about),
    way: languages.pack?.way ?? null,
  }
}
