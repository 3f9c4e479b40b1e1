import { linkPlace } from '#contract/platforms/platform.ts'
import { countText } from '#contract/platforms/text-rules.ts'
import type { TextField, TextFieldKey, TextSet } from '#contract/platforms/text-set.ts'
import { openTextJudge } from '../../check/text-judge.ts'
import { writeCopy } from '../write-copy.ts'
import { createWriting } from '../writing.ts'
import { rewriteCaption } from '../rewrite-caption.ts'
import { chooseLanguage, detectLanguage } from '../requests/language.ts'
import type { Brief } from '../../model/brief.ts'
import { listCopyTexts, type Copy } from '../copy.ts'
import { endSentence, type Ideas, isAllowed, listIdeas, unique } from './list-ideas.ts'
import { keepSentences, type TextLimit, shortenPhrase, shortenText } from './shorten-text.ts'
import { listCaptions } from './write-caption.ts'

/** The texts of a set: each field has a list. */
export type WrittenTexts = Partial<Record<TextFieldKey, string[]>>

export interface TextOptions {
  /** A BCP 47 tag. */
  language: string
  /** How many posts are written for each set. */
  variants: number
  /** Puts the words that a person gave in place of those of the studio. */
  changeCopy?: (copy: Copy) => Copy
  /** The address of the offer, for platforms whose posts contain links: one for all sets, or by the key of the set. */
  link?: string | null | Readonly<Record<string, string | null>>
}

/**
 * Writes the texts of platforms by rules, in one language. A set of posts gets one entry per variant, if the request gives enough for
 * different ones. A set of ads gets one entry, whose fields have as many different texts as the platform takes. No text is over
 * its limit, no word is cut, and nothing breaks the brand's don't-list; a field for which nothing can be said is left out.
 */
export function writeTexts(
  brief: Brief,
  sets: readonly TextSet[],
  options: TextOptions,
): Record<string, WrittenTexts[]> {
  const spoken = speakLanguage(brief, options.language)
  // The request is read once. The sets differ only in their platform.
  const reading = createWriting(spoken)
  const { languages } = reading
  const judges = new Map<string, Writing['judge']>()
  // Words that a person gave are the same in most sets.
  const openJudge = (own: readonly string[]) => {
    const key = JSON.stringify(own)
    const judge = judges.get(key) ?? openTextJudge(spoken, languages.language, own)
    judges.set(key, judge)
    return judge
  }
  const facts = languages.spoken === languages.language ? [] : reading.facts.map(({ text }) => text)
  const writeSet = (set: TextSet): WrittenTexts[] => {
    const given = { ...reading.brief, platform: set.platform }
    const request = { ...reading, brief: given }
    const own = writeCopy(given, null, request)
    const words = options.changeCopy?.(own) ?? own
    const judge = openJudge(options.changeCopy ? listCopyTexts(words) : [])
    const copy = { ...words, caption: rewriteCaption(given, own, words) }
    const writing = { brief: given, copy, ideas: listIdeas(request, copy), set, options, facts, judge }
    return set.kind === 'ad' ? [writeAd(writing)] : writePosts(writing)
  }
  return Object.fromEntries(sets.map((set) => [set.key, writeSet(set)]))
}

interface Writing {
  brief: Brief
  copy: Copy
  ideas: Ideas
  set: TextSet
  options: TextOptions
  /** The facts that were carried over from another language: each has its limits in it. */
  facts: readonly string[]
  /** What is wrong with the words of a text. */
  judge: ReturnType<typeof openTextJudge>
}

/** The keywords of a brand are in its own language. They become hashtags only there. */
function speakLanguage(brief: Brief, language: string): Brief {
  const { brand } = brief
  const own =
    brand.language ?? detectLanguage(brand.description ?? '', [brand.name], chooseLanguage(brief).language).language
  return { ...brief, language, brand: own === language ? brand : { ...brand, keywords: [] } }
}

const toTextLimit = ({ set, ideas, facts }: Writing, { key, limit }: TextField, less = 0): TextLimit => ({
  max: limit - less,
  measure: (text) => countText(set.key, key, text),
  pack: ideas.pack,
  facts,
})

function writePosts(writing: Writing): WrittenTexts[] {
  const listed = listCaptions(writing.brief, writing.copy, writing.ideas)
  const sound = listed.filter((text) => writing.judge(text).length === 0)
  const captions = sound.length > 0 ? sound : listed.slice(0, 1)
  const posts = captions.flatMap((caption, index) => writePost(writing, caption, index) ?? [])
  const first = (texts: WrittenTexts) => texts.caption?.[0] ?? ''
  const distinct = posts.filter((post, index) => posts.findIndex((other) => first(other) === first(post)) === index)
  return distinct.slice(0, Math.max(1, writing.options.variants))
}

function writePost(writing: Writing, caption: string, index: number): WrittenTexts | null {
  const { set, ideas } = writing
  const link = linkPlace(set.platform) === 'caption' ? findLink(writing) : null
  const tags = chooseHashtags(writing)
  const titles = [...ideas.headlines.slice(index), ...ideas.headlines.slice(0, index)]
  const write: Partial<Record<TextFieldKey, (field: TextField) => readonly string[]>> = {
    caption: (field) => fitCaption(writing, field, caption, tags, link),
    hashtags: () => tags,
    tags: (field) => fitTags(writing, field),
    title: (field) => fitPhrases(writing, field, titles, 1),
    first_comment: (field) => fitComment(writing, field, caption, link),
  }
  return fillFields(writing, (field) => write[field.key]?.(field) ?? [])
}

const findLink = ({ set, options: { link = null } }: Writing): string | null =>
  typeof link === 'string' ? link : (link?.[set.key] ?? null)

function fillFields({ set }: Writing, write: (field: TextField) => readonly string[]): WrittenTexts {
  const filled = set.fields.map((field) => [field.key, [...write(field)]] as const)
  return Object.fromEntries(filled.filter(([, texts]) => texts.length > 0))
}

/** Hashtags that fit the caption together; the caption needs most of the room. */
function chooseHashtags(writing: Writing): string[] {
  const { set, copy } = writing
  const [rule, caption] = [find(set, 'hashtags'), find(set, 'caption')]
  if (!rule || !caption) return []
  const { measure } = toTextLimit(writing, caption)
  const tags = copy.hashtags
    .filter((tag) => tag.length <= rule.limit && isAllowed(writing.brief, tag))
    .slice(0, rule.texts.max)
  while (measure(tagLine(tags)) > caption.limit / 3) tags.pop()
  return tags
}

const find = ({ fields }: TextSet, name: TextFieldKey) => fields.find(({ key }) => key === name)
const tagLine = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join(' ')

/** The caption with the link below it. Hashtags are posted as its last line, so their room is kept free. */
function fitCaption(writing: Writing, field: TextField, caption: string, tags: readonly string[], link: string | null) {
  const { measure } = toTextLimit(writing, field)
  const below = [link, tagLine(tags)].filter((text) => text !== null && text !== '')
  const less = below.reduce((sum, text) => sum + measure(`\n\n${text}`), 0)
  const text = shortenText(refine(field, caption), toTextLimit(writing, field, less))
  return text === null ? [] : [link ? `${text}\n\n${link}` : text]
}

/** A question, unless the caption asks it; otherwise the call to action. */
function fitComment(writing: Writing, field: TextField, caption: string, link: string | null): string[] {
  const { question, calls, pack } = writing.ideas
  const call = calls[0] ? endSentence(calls[0], pack) : null
  const words = question && !caption.includes(question) ? question : call
  const { measure } = toTextLimit(writing, field)
  const less = link ? measure(`\n${link}`) : 0
  const text = words && shortenText(words, toTextLimit(writing, field, less))
  return text ? [link ? `${text}\n${link}` : text] : []
}

/** Tags are words that people search for: names, and the words of the hashtags. */
function fitTags({ brief, copy }: Writing, { limit, texts, total }: TextField): string[] {
  const names = [brief.product?.name, brief.brand.name, ...(brief.brand.keywords ?? []), ...copy.hashtags]
  const tags = unique(names.flatMap((name) => (name ? name.replaceAll(/[<>,"]/g, ' ').trim() : [])))
  const usable = tags.filter((tag) => tag !== '' && tag.length <= limit && isAllowed(brief, tag)).slice(0, texts.max)
  while (usable.join(',').length > (total ?? Infinity)) usable.pop()
  return usable
}

function writeAd(writing: Writing): WrittenTexts {
  const { ideas, brief } = writing
  const name = brief.product?.name ?? brief.brand.name
  const wanted = ({ texts }: TextField) => texts.max
  const all = unique([...ideas.headlines, ...ideas.sentences.map((text) => text.replace(/[.。]$/u, ''))])
  const long = [...all.filter((text) => text.length > LONG), ...all.filter((text) => text.length <= LONG)]
  const write: Partial<Record<TextFieldKey, (field: TextField) => readonly string[]>> = {
    headline: (field) => fitPhrases(writing, field, ideas.headlines, wanted(field)),
    title: (field) => fitPhrases(writing, field, ideas.headlines, wanted(field)),
    card_headline: (field) => fitPhrases(writing, field, ideas.headlines, wanted(field)),
    long_headline: (field) => fitPhrases(writing, field, long, wanted(field)),
    primary_text: (field) => fitSentences(writing, field, ideas.paragraphs, wanted(field)),
    description: (field) => fitSentences(writing, field, listDescriptions(ideas, field), wanted(field)),
    business_name: (field) => fitPhrases(writing, field, [brief.brand.name], 1),
    path: (field) => fitPhrases(writing, field, [name, brief.brand.name].map(toPath), field.texts.max),
  }
  return fillFields(writing, (field) => write[field.key]?.(field) ?? [])
}

/** A long headline says more than a headline, which has 30 characters. */
const LONG = 30

/** Sentences where all of a description is shown, otherwise paragraphs. */
const listDescriptions = ({ sentences, paragraphs }: Ideas, { limit }: TextField) =>
  limit >= PARAGRAPH ? [...paragraphs, ...sentences] : [...sentences, ...paragraphs]
const PARAGRAPH = 400

/** The part of a shown address: words with hyphens. */
const toPath = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Phrases that fit as they are first, then shortened ones. */
function fitPhrases(writing: Writing, field: TextField, phrases: readonly string[], wanted: number): string[] {
  const textLimit = toTextLimit(writing, field)
  const refined = phrases.map((text) => refine(field, text)).filter((text) => isUsable(writing, field, text))
  const fitting = refined.filter((text) => textLimit.measure(text) <= textLimit.max)
  const isName = field.key === 'business_name' || field.key === 'path'
  const cut = refined.flatMap((text) => {
    const short = shortenPhrase(text, textLimit)
    return short !== null && (isName || isWhole(writing, text, short)) ? [short] : []
  })
  const more = isName || field.texts.max === 1 ? [] : fill(writing, field)
  const first = refined[0] !== undefined && field.texts.max === 1 ? cut.slice(0, 1) : []
  return chooseTexts(unique([...first, ...fitting, ...cut, ...more]), isName ? [] : writing.ideas.calls, {
    wanted,
    field,
    textLimit,
  })
}

/** Sentences up to the fold where that leaves something, otherwise up to the limit. */
function fitSentences(writing: Writing, field: TextField, texts: readonly string[], wanted: number): string[] {
  const textLimit = toTextLimit(writing, field)
  const isParagraph = field.key === 'description' && field.limit >= PARAGRAPH
  const ideal = { ...textLimit, max: isParagraph ? textLimit.max : (field.shown ?? textLimit.max) }
  const refined = texts.map((text) => refine(field, text)).filter((text) => isUsable(writing, field, text))
  const whole = refined.filter((text) => textLimit.measure(text) <= ideal.max)
  const cut = refined.flatMap((text) => {
    const short = keepSentences(text, ideal) ?? shortenText(text, textLimit)
    return short !== null && isWhole(writing, text, short) ? [short] : []
  })
  const { pack, calls } = writing.ideas
  const more = fill(writing, field).map((text) => endSentence(text, pack))
  const ended = calls.map((text) => endSentence(text, pack))
  return chooseTexts(unique([...whole, ...cut, ...more]), ended, { wanted, field, textLimit })
}

/** Whether a shortened text says nothing that the whole one does not say. */
const isWhole = (writing: Writing, text: string, short: string): boolean =>
  keepsNames(writing, text, short) && writing.judge(short.replace(/…$/u, '')).length === 0

/**
 * Whether no name was cut, and the first sentence did not lose one: "Have you met Fern" is another brand, and "Have you met" says
 * nothing.
 */
function keepsNames({ brief }: Writing, text: string, short: string): boolean {
  const names = [brief.brand.name, brief.product?.name].flatMap((name) => (name ? [name] : []))
  const [sentence = text] = text.split(/(?<=[.!?。！？])\s/u)
  return names.every((name) => !sentence.includes(name) || short.includes(name))
}

/** Phrases that fit as they are, for what is left of a field that takes many texts. One character is for a mark at the end. */
function fill(writing: Writing, field: TextField): string[] {
  const { max, measure } = toTextLimit(writing, field, 1)
  const phrases = writing.ideas.phrases.map((text) => refine(field, text))
  return phrases.filter((text) => isUsable(writing, field, text) && measure(text) <= max)
}

interface Choice {
  wanted: number
  field: TextField
  textLimit: TextLimit
}

/**
 * Takes the first texts. Calls to action fill up to the number that the platform needs. If one text has to be short, the last one is
 * replaced by the first short one.
 */
function chooseTexts(
  texts: readonly string[],
  calls: readonly string[],
  { wanted, field, textLimit }: Choice,
): string[] {
  const isIn = (text: string, most: number) => textLimit.measure(text) <= most
  const all = unique([...texts, ...calls.filter((text) => isIn(text, textLimit.max))])
  const taken = all.slice(0, Math.min(wanted, Math.max(texts.length, field.texts.min)))
  const most = field.one_short
  if (most === null || taken.some((text) => isIn(text, most))) return taken
  const short = all.find((text) => isIn(text, most))
  return short === undefined ? taken : [...taken.slice(0, wanted - 1), short]
}

/** Google refuses exclamation marks in headlines; no field of YouTube takes angle brackets. */
function refine({ key, refuses }: TextField, text: string): string {
  const plain = refuses.includes('angle_bracket') ? text.replaceAll(/[<>]/g, '') : text
  return key === 'headline' || key === 'long_headline' ? plain.replace(/(?<![!！])[!！]+$/u, '') : plain
}

const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|shop|store|app|[a-z]{2})\b/i

function isUsable({ brief, judge }: Writing, { refuses }: TextField, text: string): boolean {
  if (text === '' || !isAllowed(brief, text) || judge(text).length > 0) return false
  return !(
    (refuses.includes('link') && LINK.test(text)) ||
    (refuses.includes('mention') && text.includes('@')) ||
    (refuses.includes('hashtag') && text.includes('#'))
  )
}
