import { getPostText } from '#contract/platforms/post-text.ts'
import { joinRequestText } from '../headlines/quotes.ts'
import { covers } from '../facts/read-brief.ts'
import { sentenceCase, shorten, shortenIn } from '../headlines/shorten.ts'
import { splitIntoSentences, sentencesOfOther } from '../sentences.ts'
import { fits } from '../own-words.ts'
import type { Writing } from '../writing.ts'
import { toDrawableText } from '../../type/breaking/drawable-text.ts'
import type { ListItem } from './read-list.ts'
import type { Copy } from '../copy.ts'
import type { Fact } from '../facts/fact.ts'
import type { PostBlock } from '../facts/post-block.ts'

/** The words of one slide between the first and the last. */
export interface Point {
  headline: string
  subline?: string
  eyebrow?: string
  price?: string
  /** A number that is shown large. */
  figure?: string
  /** The number that a point has in the prompt, null for a point outside of its list. Without it, points are counted. */
  number?: number | null
}

/** The points of a list, in their order. `left_out` are those of which nothing may be said, in their own words. */
export interface ListedPoints {
  points: Point[]
  left_out: string[]
}

/**
 * The points that a prompt lists, each as a slide of its own: also one of a single word, and one that another contains. Only a point with a
 * bullet that repeats another one is left out.
 */
export function toListedPoints(writing: Writing, items: readonly ListItem[]): ListedPoints {
  const { languages, pass } = writing
  const listed: ListedPoints = { points: [], left_out: [] }
  const said = new Set<string>()
  for (const { text, number } of items) {
    const allowed = pass(toDrawableText(trimEnd(text)))
    if (!allowed?.trim()) listed.left_out.push(text)
    const key = bare(allowed ?? '').toLowerCase()
    if (allowed && (number !== null || !said.has(key)))
      listed.points.push({
        ...splitPoint(writing, sentenceCase(allowed, languages.language)),
        ...(number !== null && { number }),
      })
    said.add(key)
  }
  return listed
}

/**
 * Lists what the slides between the first and the last can say, most important first: the points that the prompt lists, which are all
 * kept, then others, each only once. With `withBrand`, the description of the brand follows. What `shown` says is left out.
 */
export function listPoints(
  writing: Writing,
  copy: Copy,
  { listed, shown, withBrand }: { listed: readonly Point[]; shown: readonly string[]; withBrand: boolean },
): Point[] {
  const { brief, topic, languages, english, pass } = writing
  const { product, brand } = brief
  const split = english ? splitIntoSentences : sentencesOfOther
  const own = (text: string | null) => (text && fits(text, languages) ? split(text) : [])
  const said = listed.length > 0 || isBlockOfPoints(copy.block) || topic.visual ? [] : topic.rest.flatMap(split)
  const request = bare(joinRequestText(brief))
  // A feature from which another fact was taken out is no sentence any more.
  const isWhole = ({ kind, text }: Fact) => kind === 'feature' && covers(request, bare(text))
  const features = listed.length > 0 ? [] : writing.reading.facts.filter(isWhole)
  const texts = [
    ...features.map(({ text }) => text),
    ...said,
    ...(product?.benefits ?? []).filter((text) => fits(text, languages)),
    ...own(product?.proposition ?? null),
    ...own(product?.description ?? null),
    ...(withBrand ? own(brand.description) : []),
  ]
  const kept = listed.length > 0 ? listed : listBlockPoints(copy.block)
  const others = texts.flatMap((text): Point[] => {
    const allowed = pass(toDrawableText(trimEnd(text)))
    if (!allowed || !isMeaningful(allowed)) return []
    const point = splitPoint(writing, sentenceCase(allowed, languages.language))
    // What is no part of a numbered list has no number in it.
    return [kept.length > 0 ? { ...point, number: null } : point]
  })
  return [...kept, ...keepDistinct(others, [...shown, ...listTexts(kept)])]
}

const listTexts = (points: readonly Point[]) => points.flatMap(({ headline, subline }) => [headline, subline ?? ''])

/** Whether each text of a block is a point. */
export const isBlockOfPoints = (block: PostBlock | null): boolean => block !== null && block.kind !== 'statistic'

/** The texts of a menu, steps or a comparison, each as a point of its own. */
function listBlockPoints(block: PostBlock | null): Point[] {
  switch (block?.kind) {
    case 'menu':
      return block.rows.map(({ text, price }) => ({ headline: text, price }))
    case 'steps':
      return block.steps.map((text) => ({ headline: text }))
    case 'comparison':
      return block.sides.map(({ label, text }) => ({ eyebrow: label, headline: text }))
    default:
      return []
  }
}

const trimEnd = (text: string) => text.trim().replace(/(?<![.。।])[.。।]$/, '')
/** Two words, or some letters of a script without spaces. */
const isMeaningful = (text: string) => /(?<!\p{L})\p{L}+[\s'’-]\p{L}|\p{Lo}{3}/u.test(text)

/** "Grind fresh: a burr grinder is worth it" has a headline of its own. */
const TITLED = /^([^:：–—]{3,44}?)(?:[:：]\s*|\s+[–—]\s+)(\S.{7,})$/u
/** Longer points get a short headline above them. */
const LONGEST = 96
const HEADLINE_WORDS = 7

function splitPoint({ languages, english }: Writing, text: string): Point {
  const [, title, rest] = TITLED.exec(text) ?? []
  if (title && rest) return { headline: title, subline: sentenceCase(rest, languages.language) }
  if (text.length <= LONGEST || (!english && !languages.pack)) return { headline: text }
  const short =
    languages.pack && !english ? shortenIn(text, languages.pack, HEADLINE_WORDS) : shorten(text, HEADLINE_WORDS)
  return covers(short, text) ? { headline: text } : { headline: short, subline: text }
}

/** Leaves out what another slide or `shown` says already. */
export function keepDistinct(points: readonly Point[], shown: readonly string[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const others = [...shown, ...listTexts(kept)].filter(Boolean)
    const isSaid = others.some(
      (other) => covers(bare(other), bare(point.headline)) || covers(bare(point.headline), bare(other)),
    )
    if (!isSaid) kept.push(point)
  }
  return kept
}

const bare = (text: string) => text.replace(/[\p{P}\s]+/gu, ' ').trim()

/** A number that is evidence: a share, or at least two digits that are no price, no date and no time. */
const FIGURE =
  /(?<![\p{L}\d$€£¥₹.,:/])(\d{1,3}(?:[.,]\d{3})+|\d{1,3}(?:[.,]\d)?\s?[%％]|\d{2,3})(?![\d.,:/]*\d)(?!\s?(?:[$€£¥₹]|(?:am|pm|Uhr|円|zł|kr)(?!\p{L})))/u

/** Takes the point that gives the strongest evidence out of a list: one with a number that is no part of a date, a price or a place. */
export function takeProof(points: readonly Point[], facts: readonly Fact[]): { proof: Point | null; rest: Point[] } {
  const candidates = points.filter(({ price, eyebrow }) => !price && !eyebrow)
  const named = facts.filter(({ kind }) => ['date', 'deadline', 'price', 'place', 'contact'].includes(kind))
  const isNamed = (headline: string, figure: string) =>
    named.some(({ text }) => text.includes(figure) && covers(headline, text))
  const figures = candidates.map((point) => {
    const figure = FIGURE.exec(point.headline)?.[1]
    return { point, figure: figure && !isNamed(point.headline, figure) ? figure : undefined }
  })
  const best = figures.find(({ figure }) => figure && /[%％]/.test(figure)) ?? figures.find(({ figure }) => figure)
  if (!best?.figure) return { proof: null, rest: [...points] }
  return { proof: { ...best.point, figure: best.figure }, rest: points.filter((point) => point !== best.point) }
}

/** How a reader gets to the offer, on platforms whose posts contain no link. */
export const findWay = ({ brief, languages }: Writing): string | null =>
  getPostText(brief.platform).link === 'nowhere' ? (languages.pack?.way ?? null) : null
