import { countCaption, getPostText } from '#contract/platforms/post-text.ts'
import { fitCaption } from '../copywriter/caption.ts'
import { findPatterns } from '../copywriter/facts/languages.ts'
import { covers } from '../copywriter/facts/read-brief.ts'
import { choosePhrase } from '../copywriter/languages/language-pack.ts'
import { chooseLanguage } from '../copywriter/requests/language.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createWriting, type Writing } from '../copywriter/writing.ts'
import { sentenceCase } from '../copywriter/headlines/shorten.ts'
import {
  findWay,
  isBlockOfPoints,
  keepDistinct,
  listPoints,
  takeProof,
  toListedPoints,
  type Point,
} from '../copywriter/lists/list-points.ts'
import { readList, type ListedPrompt, type ListItem } from '../copywriter/lists/read-list.ts'
import { isRightToLeft } from '../type/scripts.ts'
import type { Brief } from '../model/brief.ts'
import type { Copy } from '../copywriter/copy.ts'
import { countPoints, type SlideRole, type SlideText, type WrittenSlides } from './slide.ts'

/** The fewest slides of a carousel, and the most. */
export const SLIDES_MIN = 2
export const SLIDES_MAX = 20
/** The most slides if the brief decides: people rarely swipe further. */
const USUAL_MAX = 10
/** With fewer points of its own, a carousel also tells about the brand. */
const ENOUGH_POINTS = 2

/** How many slides are wanted, 2 to 20; null lets the brief decide. `most` is what the platform takes. */
export interface SlideWish {
  count: number | null
  most?: number | undefined
}

/**
 * Writes the slides of a carousel from a brief and the copy of its post: the hook, one slide for each point, the evidence, and the call to
 * action. Points that the brief lists are all kept, in their order and with their numbers, as far as a carousel can hold them. A brief that
 * says less gives fewer slides, because the studio invents no facts.
 */
export function writeSlides(brief: Brief, copy: Copy, { count, most: limit = SLIDES_MAX }: SlideWish): WrittenSlides {
  const { language, spoken } = chooseLanguage(brief)
  // In a design in another language, the points of the prompt are not shown, because the studio does not translate.
  const found = readList(brief.prompt, findPatterns(spoken).steps)
  const list = language === spoken ? found : null
  const told = list ? { ...brief, prompt: list.lead || brief.prompt } : brief
  const post = list?.lead ? toPost(writeCopy(told), copy, list, brief) : copy
  const writing = createWriting(told)
  const listed = toListedPoints(writing, list?.items ?? [])
  const wanted = count ?? (listed.points.length > 0 ? SLIDES_MAX : USUAL_MAX)
  const most = Math.max(SLIDES_MIN, Math.min(wanted, limit, SLIDES_MAX))
  const hook = writeHook(post)
  const { headline, subline } = hook.copy
  const listAll = (withBrand: boolean) =>
    listPoints(writing, post, { listed: listed.points, withBrand, shown: [headline, ...(subline ? [subline] : [])] })
  const own = listAll(false)
  const isListed = listed.points.length > 0 || isBlockOfPoints(post.block)
  const enough = count === null ? ENOUGH_POINTS : most - SLIDES_MIN
  const all = own.length < enough ? listAll(true) : own
  // A list that says how long the carousel is gets no other points.
  const points = isListed && count === null ? all.filter(({ number }) => number !== null) : all
  const { proof, rest } =
    isListed || most < 4 ? { proof: null, rest: points } : takeProof(points, writing.reading.facts)
  const middle = rest.slice(0, most - SLIDES_MIN - (proof ? 1 : 0))
  const shown = [...middle, ...(proof ? [proof] : [])]
  const slides = [
    { ...hook, copy: dropSaidBadge(hook.copy, shown) },
    ...middle.map((point) => toSlide('point', point, post)),
    ...(proof ? [toSlide('proof', proof, post)] : []),
    writeClosing(writing, post, { points: shown, end: list?.end ?? '', brief }),
  ]
  const untranslated = list ? [] : (found?.items ?? []).map(({ text }) => text)
  const tooMany = listed.points.filter((point) => !middle.includes(point)).map(joinPoint)
  return { slides: dropCounted(slides), left_out: [...untranslated, ...listed.left_out, ...tooMany] }
}

/** A point in one line. A long one has its beginning as its headline. */
function joinPoint({ headline, subline }: Point): string {
  if (!subline) return headline
  return covers(subline, headline) ? subline : `${headline}: ${subline}`
}

/** A number that is the place of its point is left out: points that a user moves are counted again. */
function dropCounted(slides: readonly SlideText[]): SlideText[] {
  const counted = countPoints(slides)
  return slides.map(({ number, ...slide }, index) =>
    number === undefined || number === counted[index] ? slide : { ...slide, number },
  )
}

/**
 * The copy of the text before a list, with the offer that the whole prompt makes. A caption by rules lists the points; that of a text
 * model stays.
 */
function toPost(lead: Copy, { price, cta, caption, hashtags }: Copy, { items }: ListedPrompt, brief: Brief): Copy {
  const isByRules = caption === writeCopy(brief).caption
  return {
    ...lead,
    price: lead.price ?? price,
    cta: lead.cta ?? cta,
    caption: isByRules ? listInCaption(lead.caption, items, brief) : caption,
    hashtags,
  }
}

/** Puts the points behind the first paragraph of a caption. */
function listInCaption(caption: string, items: readonly ListItem[], { platform }: Brief): string {
  const [first = '', ...rest] = caption.split('\n\n')
  const points = items.map(({ text, number }) => (number === null ? `• ${text}` : `${number}. ${text}`)).join('\n')
  const { caption: most } = getPostText(platform)
  return fitCaption([first, points, ...rest], most, (text) => countCaption(platform, text))
}

/** A copy without any text but the given ones. */
function toCopy(post: Copy, shown: Partial<Copy> & { headline: string }): Copy {
  const blank = { eyebrow: null, subline: null, block: null, badge: null, price: null, cta: null, small_print: null }
  return { ...post, ...blank, details: [], benefits: [], alternatives: [], ...shown }
}

function toSlide(role: SlideRole, { figure, number, ...texts }: Point, post: Copy): SlideText {
  return { role, number, copy: toCopy(post, { ...texts, block: figure ? { kind: 'statistic', figure } : null }) }
}

/** The badge is left out where the headline says it already. */
function writeHook(post: Copy): SlideText {
  const { headline, eyebrow, subline, badge, alternatives } = post
  const isFree = (text: string | null) =>
    text !== null && /\p{L}{2}|\p{Lo}/u.test(text) && keepDistinct([{ headline: text }], [headline]).length > 0
  const shown = {
    headline,
    eyebrow,
    subline: isFree(subline) ? subline : null,
    badge: isFree(badge) ? badge : null,
    alternatives,
  }
  return { role: 'hook', copy: toCopy(post, shown) }
}

/** The first slide has no badge that another slide repeats. */
function dropSaidBadge(hook: Copy, points: readonly Point[]): Copy {
  const { badge } = hook
  if (!badge || !points.some(({ headline }) => covers(headline, badge))) return hook
  return { ...hook, badge: null }
}

interface Closing {
  points: readonly Point[]
  /** What the prompt says after its list. */
  end: string
  brief: Brief
}

/** The last slide: what to do, and when, where and for how much. Its headline is one that no other slide has. */
function writeClosing(writing: Writing, post: Copy, { points, end, brief }: Closing): SlideText {
  const { languages, pass } = writing
  const tone = brief.tone ?? brief.brand.tone
  const taken = [post.headline, ...points.map(({ headline }) => headline)]
  const said = points.flatMap(({ headline, subline = '' }) => [headline, subline])
  const isFree = (text: string | null): text is string =>
    text !== null && !said.some((other) => covers(other, text)) && !covers(post.headline, text)
  const question = languages.pack && brief.product ? choosePhrase(languages.pack.headlines.question, tone) : null
  const names = [
    question && pass(question.replace('{name}', brief.product?.name ?? '')),
    brief.product?.name ?? null,
    brief.brand.name,
  ]
  const { actions } = languages.pack ?? {}
  const usual = actions
    ? [actions.learn, actions.discover, actions.look].map((phrase) => choosePhrase(phrase, tone))
    : []
  const phrases = [post.cta, ...usual]
  const last = end ? pass(sentenceCase(end, languages.language)) : null
  // A name in Latin letters would turn the reading direction of a right-to-left slide.
  const headlines = isRightToLeft(post.headline) ? [last, ...phrases, ...names] : [last, ...names, ...phrases]
  const headline = headlines.find((text) => text !== null && keepDistinct([{ headline: text }], taken).length > 0)
  const shown = headline ?? brief.brand.name
  const cta = phrases.find((text) => text !== null && text !== shown) ?? null
  const way = findWay(writing)
  const copy = toCopy(post, {
    headline: shown,
    subline: way && cta ? way : null,
    details: post.details.filter(({ text }) => isFree(text)),
    price: isFree(post.price) ? post.price : null,
    cta,
    small_print: isFree(post.small_print) ? post.small_print : null,
  })
  return { role: 'cta', copy }
}
