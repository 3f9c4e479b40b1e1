import { covers } from '../copywriter/facts/list-facts.ts'
import { findFormOfAddress } from '../copywriter/form-of-address.ts'
import { choosePhrase } from '../copywriter/languages/language-pack.ts'
import { readRequest } from '../copywriter/request-reading/read-request.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createWriting, type Writing } from '../copywriter/writing.ts'
import { isRightToLeft } from '../type/scripts.ts'
import {
  findWay,
  isMeaningful,
  isSameText,
  keepDistinct,
  listOwnPoints,
  listSides,
  listTexts,
  takeProof,
  toPoint,
  type Point,
} from './list-points.ts'
import { findNumber } from '../copywriter/placing/find-number.ts'
import type { Brief } from '../model/brief.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Piece } from '../model/pieces.ts'
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
 * action. Points that the brief lists are all kept, whole, in their order and with their numbers, as far as a carousel can hold them. A brief
 * that says less gives fewer slides, because the studio invents no facts.
 */
export function writeSlides(brief: Brief, copy: Copy, { count, most: limit = SLIDES_MAX }: SlideWish): WrittenSlides {
  const writing = createWriting(brief)
  const list = readList(writing)
  const post = list.points.length > 0 ? writePost(writing, copy, list) : copy
  const wanted = count ?? (list.points.length > 0 ? SLIDES_MAX : USUAL_MAX)
  const most = Math.max(SLIDES_MIN, Math.min(wanted, limit, SLIDES_MAX))
  const hook = writeHook(post)
  const all = listPoints(writing, {
    post,
    hook: hook.copy,
    list,
    enough: count === null ? ENOUGH_POINTS : most - SLIDES_MIN,
  })
  const isListed = list.points.length > 0 || post.block?.kind === 'comparison'
  // A list that says how long the carousel is gets no other points.
  const points = isListed && count === null ? all.filter(({ isOwn }) => !isOwn) : all
  const { proof, rest } = isListed || most < 4 ? { proof: null, rest: points } : takeProof(points, writing.facts)
  const middle = rest.slice(0, most - SLIDES_MIN - (proof ? 1 : 0))
  const shown = [...middle, ...(proof ? [proof] : [])]
  const slides = [
    { ...hook, copy: dropSaidBadge(hook.copy, shown) },
    ...middle.map((point) => toSlide('point', point, post)),
    ...(proof ? [toSlide('proof', proof, post)] : []),
    writeClosing(writing, post, { points: shown, end: list.end, brief }),
  ]
  const tooMany = points.filter((point) => !point.isOwn && isListed && !middle.includes(point)).map(joinPoint)
  return { slides: dropCounted(slides), left_out: [...list.left_out, ...tooMany] }
}

/** A request by what stands before its list, in it, and behind it. */
interface ListedRequest {
  /** What the first slide and the last one say. */
  outside: readonly Piece[]
  points: readonly Piece[]
  end: readonly Piece[]
  /** Entries of which nothing may be said, in their own words. */
  left_out: string[]
}

/** Reads the list of a request. In a design in another language, no entry is shown, because the studio does not translate. */
function readList({ brief, pieces, languages }: Writing): ListedRequest {
  const asked = readRequest(brief).pieces.filter(({ entry }) => entry)
  const isCarried = languages.language !== languages.spoken
  const ids = new Set(isCarried ? [] : pieces.map(({ id }) => id))
  const left_out = asked.filter(({ id }) => !ids.has(id)).map(({ text }) => text)
  const [first, last] = [pieces.findIndex(({ entry }) => entry), pieces.findLastIndex(({ entry }) => entry)]
  if (isCarried || first === last) return { outside: pieces, points: [], end: [], left_out }
  const isEnd = ({ kind }: Piece, at: number) => at > last && (kind === 'message' || kind === 'quotation')
  return {
    outside: pieces.filter((piece, at) => (at < first || at > last) && !isEnd(piece, at)),
    points: dropRepeated(pieces.slice(first, last + 1), brief),
    end: pieces.filter(isEnd),
    left_out,
  }
}

/** Without entries with a bullet that repeat another one. */
const dropRepeated = (pieces: readonly Piece[], brief: Brief): Piece[] =>
  pieces.filter(
    (piece, index) =>
      findNumber(piece, brief) !== null || !pieces.slice(0, index).some(({ text }) => isSameText(text, piece.text)),
  )

/** The copy of what is outside of the list, with the caption and the offer of the whole request. */
function writePost(writing: Writing, { price, cta, caption, hashtags }: Copy, { outside }: ListedRequest): Copy {
  const lead = writeCopy(writing.brief, null, { ...writing, pieces: outside })
  return { ...lead, price: lead.price ?? price, cta: lead.cta ?? cta, caption, hashtags }
}

/** A point with its origin: the request, or the texts of product and brand. */
interface OriginPoint extends Point {
  isOwn: boolean
}

interface Told {
  post: Copy
  hook: Copy
  list: ListedRequest
  /** With fewer points, the description of the brand is added. */
  enough: number
}

/** What the slides between the first and the last can say: all points of the request, then those of product and brand. */
function listPoints(writing: Writing, { post, hook, list, enough }: Told): OriginPoint[] {
  const hasList = list.points.length > 0
  const shown = [hook.headline, hook.subline, hook.eyebrow].flatMap((text) => text ?? [])
  const clauses = hasList ? list.points : listClauses(writing, shown)
  const asked = [...clauses.map((piece) => toPoint(piece, writing)), ...listSides(post.block)].map((point, index) => ({
    ...point,
    ...(hasList && !list.points[index]?.entry && { number: null }),
    isOwn: false,
  }))
  const listAll = (withBrand: boolean) => [
    ...asked,
    ...listOwnPoints(writing, [...shown, ...listTexts(asked)], withBrand).map((point) => ({
      ...point,
      // What is no part of a list has no number in it.
      ...(hasList && { number: null }),
      isOwn: true,
    })),
  ]
  const own = listAll(false)
  return own.length < enough ? listAll(true) : own
}

const TOLD: readonly string[] = ['message', 'feature', 'quotation', 'free', 'audience', 'quantity']

/** The clauses that the first slide does not say. */
const listClauses = ({ pieces, languages }: Writing, shown: readonly string[]): Piece[] =>
  languages.language === languages.spoken
    ? pieces.filter(
        ({ kind, text }) => TOLD.includes(kind) && isMeaningful(text) && !shown.some((other) => covers(other, text)),
      )
    : []

/** A point in one line. */
const joinPoint = ({ headline, subline }: Point): string => (subline ? `${headline}: ${subline}` : headline)

/** A number that is the place of its point is left out: points that a user moves are counted again. */
function dropCounted(slides: readonly SlideText[]): SlideText[] {
  const counted = countPoints(slides)
  return slides.map(({ number, ...slide }, index) =>
    number === undefined || number === counted[index] ? slide : { ...slide, number },
  )
}

/** A copy without any text but the given ones. */
function toCopy(post: Copy, shown: Partial<Copy> & { headline: string }): Copy {
  const blank = { eyebrow: null, subline: null, block: null, badge: null, price: null, cta: null, small_print: null }
  return { ...post, ...blank, details: [], benefits: [], alternatives: [], ...shown }
}

function toSlide(role: SlideRole, { figure, number, headline, subline, eyebrow, price }: Point, post: Copy): SlideText {
  return {
    role,
    number,
    copy: toCopy(post, {
      headline,
      subline: subline ?? null,
      eyebrow: eyebrow ?? null,
      price: price ?? null,
      block: figure ? { kind: 'statistic', figure } : null,
    }),
  }
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
  end: readonly Piece[]
  brief: Brief
}

/** The last slide: what to do, and when, where and for how much. Its headline is one that no other slide has. */
function writeClosing(writing: Writing, post: Copy, { points, end, brief }: Closing): SlideText {
  const { languages, pass } = writing
  const address = findFormOfAddress(brief, languages.language)
  const taken = [post.headline, ...points.map(({ headline }) => headline)]
  const said = points.flatMap(({ headline, subline = '' }) => [headline, subline])
  const isFree = (text: string | null): text is string =>
    text !== null && !said.some((other) => covers(other, text)) && !covers(post.headline, text)
  const question = languages.pack && brief.product ? choosePhrase(languages.pack.headlines.question, address) : null
  const names = [
    question && pass(question.replace('{name}', brief.product?.name ?? '')),
    brief.product?.name ?? null,
    brief.brand.name,
  ]
  const { actions } = languages.pack ?? {}
  const usual = actions
    ? [actions.learn, actions.discover, actions.look].map((phrase) => choosePhrase(phrase, address))
    : []
  const phrases = [post.cta, ...usual]
  const [last = null, ...others] = end.map(({ text }) => text)
  // A name in Latin letters would turn the reading direction of a right-to-left slide.
  const headlines = isRightToLeft(post.headline) ? [last, ...phrases, ...names] : [last, ...names, ...phrases]
  const headline = headlines.find((text) => text !== null && keepDistinct([{ headline: text }], taken).length > 0)
  const shown = headline ?? brief.brand.name
  const cta = phrases.find((text) => text !== null && text !== shown) ?? null
  const way = findWay(writing)
  const copy = toCopy(post, {
    headline: shown,
    subline: way && cta ? way : null,
    benefits: others,
    details: post.details.filter(({ text }) => isFree(text)),
    price: isFree(post.price) ? post.price : null,
    cta,
    small_print: isFree(post.small_print) ? post.small_print : null,
  })
  return { role: 'cta', copy }
}
