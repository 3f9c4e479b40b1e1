import { getPostText } from '#contract/platforms/post-text.ts'
import { covers } from '../copywriter/facts/list-facts.ts'
import { fits } from '../copywriter/own-words.ts'
import { findNumber } from '../copywriter/placing/find-number.ts'
import { readMenuRow } from '../copywriter/placing/place-lists.ts'
import { splitIntoSentences, sentencesOfOther } from '../copywriter/sentences.ts'
import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { capitalize } from '../copywriter/request-reading/write-piece-text.ts'
import type { Fact } from '../copywriter/facts/fact.ts'
import type { PostBlock } from '../copywriter/facts/post-block.ts'
import type { Piece } from '../model/pieces.ts'
import type { Writing } from '../copywriter/writing.ts'

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

/** A piece of the request as a slide of its own: an entry of a list with its number, an entry with a price, or a clause. */
export function toPoint(piece: Piece, { brief, languages }: Writing): Point {
  const row = piece.entry ? readMenuRow(piece, languages.language) : null
  // "Sugar free" is one word for one thing.
  if (row && /\p{Nd}/u.test(row.price)) return { headline: row.text, price: row.price }
  const number = piece.entry ? findNumber(piece, brief) : null
  return { ...splitPoint(piece.text, languages.language), ...(number !== null && { number }) }
}

/** What product and brand say, each as a point, without what `shown` says. */
export function listOwnPoints(writing: Writing, shown: readonly string[], withBrand: boolean): Point[] {
  const { brief, languages, english, pass } = writing
  const { product, brand } = brief
  const split = english ? splitIntoSentences : sentencesOfOther
  const own = (text: string | null) => (text && fits(text, languages) ? split(text) : [])
  const texts = [
    ...(product?.benefits ?? []).filter((text) => fits(text, languages)),
    ...own(product?.proposition ?? null),
    ...own(product?.description ?? null),
    ...(withBrand ? own(brand.description) : []),
  ]
  const points = texts.flatMap((text): Point[] => {
    const allowed = pass(toDrawableText(trimEnd(text)))
    return allowed && isMeaningful(allowed) ? [splitPoint(allowed, languages.language)] : []
  })
  return keepDistinct(points, shown)
}

export const listTexts = (points: readonly Point[]) =>
  points.flatMap(({ headline, subline }) => [headline, subline ?? ''])

/** The texts of a comparison, each as a point of its own. */
export const listSides = (block: PostBlock | null): Point[] =>
  block?.kind === 'comparison' ? block.sides.map(({ label, text }) => ({ eyebrow: label, headline: text })) : []

const trimEnd = (text: string) => text.trim().replace(/(?<![.。।])[.。।]$/, '')
/** Two words, or some letters of a script without spaces. */
export const isMeaningful = (text: string) => /(?<!\p{L})\p{L}+[\s'’-]\p{L}|\p{Lo}{3}/u.test(text)

/** "Grind fresh: a burr grinder is worth it" has a headline of its own. */
const TITLED = /^([^:：–—]{3,44}?)(?:[:：]\s*|\s+[–—]\s+)(\S.{7,})$/u
/** The first sentence of a longer point is its headline. In UTF-16 code units. */
const LONGEST = 96
const SENTENCES = /^(.{12,96}?[.!?…。！？])\s*(\S.*)$/u

/** "Q: What age? A: From 4 years", "Myth: … Fact: …": a statement with its label, and the one that answers it. */
const ANSWERED =
  /^(\p{L}[\p{L}\p{M}'’ ]{0,26}) ?[:：]\s*(\S[^.!?…。！？]*[.!?…。！？])\s*(\p{L}[\p{L}\p{M}'’ ]{0,26} ?[:：]\s*\S.*)$/u

function splitPoint(text: string, language: string): Point {
  const [, eyebrow, statement, answer] = ANSWERED.exec(text) ?? []
  if (eyebrow && statement && answer)
    return { eyebrow, headline: capitalize(trimEnd(statement), language), subline: answer }
  const [, title, rest] = TITLED.exec(text) ?? (text.length > LONGEST ? SENTENCES.exec(text) : null) ?? []
  return title && rest
    ? { headline: capitalize(title, language), subline: capitalize(rest, language) }
    : { headline: capitalize(text, language) }
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

/** Whether two texts differ in their marks and their case only. */
export const isSameText = (one: string, other: string) => bare(one).toLowerCase() === bare(other).toLowerCase()

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
